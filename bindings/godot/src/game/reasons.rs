//! Why a move is refused or a repetition lost, and what text() knows, in numbers. The numbers are those of the C header.

use godot::prelude::*;

use super::DuiyiGame;

#[godot_api(secondary)]
impl DuiyiGame {
    /// The move is legal.
    #[constant]
    pub(crate) const REASON_LEGAL: i64 = 0;
    /// The game has ended.
    #[constant]
    pub(crate) const REASON_GAME_OVER: i64 = 1;
    /// A square is not on the board.
    #[constant]
    pub(crate) const REASON_OFF_BOARD: i64 = 2;
    /// Nothing stands on the first square.
    #[constant]
    pub(crate) const REASON_EMPTY_SQUARE: i64 = 3;
    /// The piece belongs to the other side.
    #[constant]
    pub(crate) const REASON_NOT_YOUR_PIECE: i64 = 4;
    /// Both squares are the same.
    #[constant]
    pub(crate) const REASON_SAME_SQUARE: i64 = 5;
    /// The mover's own piece stands on the target.
    #[constant]
    pub(crate) const REASON_OWN_PIECE_THERE: i64 = 6;
    /// This piece never moves like that.
    #[constant]
    pub(crate) const REASON_PIECE_GEOMETRY: i64 = 7;
    /// Something stands in the way; squares: the blockers, nearest first.
    #[constant]
    pub(crate) const REASON_PATH_BLOCKED: i64 = 8;
    /// The side is in check and would stay in it; squares: the checkers.
    #[constant]
    pub(crate) const REASON_LEAVES_CHECK: i64 = 9;
    /// The king or general would step into an attack; squares: the attackers.
    #[constant]
    pub(crate) const REASON_INTO_CHECK: i64 = 10;
    /// Moving the piece would uncover its king; squares: the pinning pieces.
    #[constant]
    pub(crate) const REASON_PINNED: i64 = 11;
    /// Legal, but say first what the pawn becomes.
    #[constant]
    pub(crate) const REASON_PROMOTION_REQUIRED: i64 = 12;
    /// A promotion was named where there is none, or to a kind no pawn becomes.
    #[constant]
    pub(crate) const REASON_PROMOTION_BAD: i64 = 13;
    /// A move text names a piece that the side to move does not have, or not where the text says.
    #[constant]
    pub(crate) const REASON_NO_SUCH_PIECE: i64 = 14;
    /// A pawn takes only diagonally, and there is nothing to take; or it cannot take straight on
    /// (squares: the piece in front of it).
    #[constant]
    pub(crate) const REASON_PAWN_NO_CAPTURE: i64 = 32;
    /// The pawn's way is blocked; squares: the blocker.
    #[constant]
    pub(crate) const REASON_PAWN_BLOCKED: i64 = 33;
    /// A pawn goes two squares only from its first square.
    #[constant]
    pub(crate) const REASON_PAWN_DOUBLE_STEP: i64 = 34;
    /// En passant was possible only right after the double step; squares: the pawn.
    #[constant]
    pub(crate) const REASON_EN_PASSANT_GONE: i64 = 35;
    /// King or rook has moved.
    #[constant]
    pub(crate) const REASON_CASTLE_MOVED: i64 = 36;
    /// A piece stands between; squares: the pieces.
    #[constant]
    pub(crate) const REASON_CASTLE_BLOCKED: i64 = 37;
    /// No castling out of check; squares: the checkers.
    #[constant]
    pub(crate) const REASON_CASTLE_IN_CHECK: i64 = 38;
    /// The king would cross an attacked square; squares: the attackers of the first one.
    #[constant]
    pub(crate) const REASON_CASTLE_THROUGH_CHECK: i64 = 39;
    /// The king would end in check; squares: the attackers.
    #[constant]
    pub(crate) const REASON_CASTLE_INTO_CHECK: i64 = 40;
    /// There is no rook to castle with.
    #[constant]
    pub(crate) const REASON_CASTLE_NO_ROOK: i64 = 41;
    /// A piece stands at the horse's leg; squares: that piece.
    #[constant]
    pub(crate) const REASON_HORSE_LEG: i64 = 64;
    /// A piece stands at the elephant's eye; squares: that piece.
    #[constant]
    pub(crate) const REASON_ELEPHANT_EYE: i64 = 65;
    /// Elephants do not cross the river.
    #[constant]
    pub(crate) const REASON_ELEPHANT_RIVER: i64 = 66;
    /// General and advisors do not leave the palace.
    #[constant]
    pub(crate) const REASON_PALACE: i64 = 67;
    /// A cannon needs exactly one piece to jump over when it takes, and there is none.
    #[constant]
    pub(crate) const REASON_CANNON_NO_SCREEN: i64 = 68;
    /// Soldiers never go back.
    #[constant]
    pub(crate) const REASON_SOLDIER_BACK: i64 = 69;
    /// Soldiers go sideways only after the river.
    #[constant]
    pub(crate) const REASON_SOLDIER_SIDEWAYS: i64 = 70;
    /// The generals would face each other on an open file; squares: the other general.
    #[constant]
    pub(crate) const REASON_GENERALS_FACE: i64 = 71;
    /// More than one piece stands between cannon and target; squares: the pieces.
    #[constant]
    pub(crate) const REASON_CANNON_MANY_SCREENS: i64 = 72;
    /// The move would lose by completing a repetition with a check in every move, and this game
    /// leaves such moves out.
    #[constant]
    pub(crate) const REASON_PERPETUAL_CHECK: i64 = 96;
    /// The same with a chase (or a threat of mate) in every move.
    #[constant]
    pub(crate) const REASON_PERPETUAL_CHASE: i64 = 97;
    /// Nothing.
    #[constant]
    pub(crate) const OFFENCE_NONE: i64 = 0;
    /// It gives check.
    #[constant]
    pub(crate) const OFFENCE_PERPETUAL_CHECK: i64 = 1;
    /// It chases: it newly threatens to take something at a gain.
    #[constant]
    pub(crate) const OFFENCE_PERPETUAL_CHASE: i64 = 2;
    /// It threatens mate.
    #[constant]
    pub(crate) const OFFENCE_PERPETUAL_KILL: i64 = 3;
    /// It checks, threatens mate and chases in turn, and no move is idle.
    #[constant]
    pub(crate) const OFFENCE_MIXED: i64 = 4;
    /// None: nobody offends.
    #[constant]
    pub(crate) const ARTICLE_NONE: i64 = 0;
    /// The general is attacked.
    #[constant]
    pub(crate) const ARTICLE_CHECK: i64 = 1;
    /// A man is attacked that nothing protects.
    #[constant]
    pub(crate) const ARTICLE_UNPROTECTED: i64 = 2;
    /// A chariot is attacked by a horse or cannon, protected or not.
    #[constant]
    pub(crate) const ARTICLE_CHARIOT_BY_LESSER: i64 = 3;
    /// A man of the hunter's own kind is attacked that cannot take back.
    #[constant]
    pub(crate) const ARTICLE_CANNOT_TAKE_BACK: i64 = 4;
    /// The full exchange on the victim's point wins material.
    #[constant]
    pub(crate) const ARTICLE_EXCHANGE: i64 = 5;
    /// Mate is threatened.
    #[constant]
    pub(crate) const ARTICLE_KILL: i64 = 6;
    /// A check would win material.
    #[constant]
    pub(crate) const ARTICLE_BEHIND_CHECK: i64 = 7;
    /// Check, threat of mate and chase in turn.
    #[constant]
    pub(crate) const ARTICLE_MIXED: i64 = 8;
    /// A language: what it calls itself, whatever language is asked for.
    #[constant]
    pub(crate) const TEXT_LANGUAGE: i64 = 1;
    /// A variant: "Xiangqi".
    #[constant]
    pub(crate) const TEXT_VARIANT: i64 = 3;
    /// A side of chess: "White", "Black".
    #[constant]
    pub(crate) const TEXT_CHESS_SIDE: i64 = 4;
    /// A side of xiangqi: "Red", "Black".
    #[constant]
    pub(crate) const TEXT_XIANGQI_SIDE: i64 = 5;
    /// A kind, whoever owns it: "general".
    #[constant]
    pub(crate) const TEXT_KIND: i64 = 6;
    /// A kind: its letter in the notations of the language.
    #[constant]
    pub(crate) const TEXT_LETTER: i64 = 7;
    /// A kind: how it moves, in a few sentences.
    #[constant]
    pub(crate) const TEXT_HOW_IT_MOVES: i64 = 8;
    /// A piece, as a sentence calls it; in Chinese red and black pieces have different names.
    #[constant]
    pub(crate) const TEXT_PIECE: i64 = 9;
    /// A piece: one character for a board, a chess symbol or what is written on the piece of
    /// xiangqi. No two pieces have the same.
    #[constant]
    pub(crate) const TEXT_SYMBOL: i64 = 10;
    /// MOVE_CASTLE_SHORT or MOVE_CASTLE_LONG: "Castling short".
    #[constant]
    pub(crate) const TEXT_CASTLING: i64 = 11;
    /// A reason, without pieces and squares: "The horse's leg is blocked." With them, see
    /// refusal_text().
    #[constant]
    pub(crate) const TEXT_REASON: i64 = 12;
    /// A termination, in a word or two. As a sentence, see verdict_text().
    #[constant]
    pub(crate) const TEXT_TERMINATION: i64 = 13;
    /// An offence: "perpetual chase".
    #[constant]
    pub(crate) const TEXT_OFFENCE: i64 = 14;
    /// An article: "a piece without protection is attacked".
    #[constant]
    pub(crate) const TEXT_ARTICLE: i64 = 15;
    /// An article: where the rule books have it, "WXF 20.3".
    #[constant]
    pub(crate) const TEXT_REFERENCE: i64 = 16;
    /// One of the claims: "The position has come up often enough".
    #[constant]
    pub(crate) const TEXT_CLAIM: i64 = 17;
    /// One of the actions: "Taking moves back".
    #[constant]
    pub(crate) const TEXT_ACTION: i64 = 18;
    /// Rules: its name.
    #[constant]
    pub(crate) const TEXT_RULES: i64 = 19;
    /// Rules: what it amounts to, in a sentence.
    #[constant]
    pub(crate) const TEXT_ABOUT_RULES: i64 = 20;
    /// A choice of a rule set, its place among the keys of choices() << 16; or what it may be, place
    /// << 16 | value, from 1: "Perpetual check loses", "yes".
    #[constant]
    pub(crate) const TEXT_CHOICE: i64 = 21;
    /// A level, LEVEL_EASY or any other number from 1 to 10: "Level 2"; 0: "Full strength".
    #[constant]
    pub(crate) const TEXT_LEVEL: i64 = 22;
    /// LEVEL_EASY, LEVEL_NORMAL, LEVEL_HARD by name: "Easy".
    #[constant]
    pub(crate) const TEXT_LEVEL_NAME: i64 = 23;
}
