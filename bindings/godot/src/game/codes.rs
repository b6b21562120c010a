//! What is on a board and how a game goes, in numbers. The numbers are those of the C header.

use godot::prelude::*;

use super::DuiyiGame;

#[godot_api(secondary)]
impl DuiyiGame {
    /// International chess by the FIDE laws.
    #[constant]
    pub(crate) const VARIANT_CHESS: i64 = 1;
    /// Chess from any of 960 starts.
    #[constant]
    pub(crate) const VARIANT_CHESS960: i64 = 2;
    /// Xiangqi, Chinese chess.
    #[constant]
    pub(crate) const VARIANT_XIANGQI: i64 = 3;
    /// The default of the variant: RULES_CHESS_CASUAL, RULES_XIANGQI_SIMPLE.
    #[constant]
    pub(crate) const RULES_DEFAULT: i64 = 0;
    /// Chess as friends play it: threefold repetition, 50 moves without progress and dead material
    /// end the game by themselves.
    #[constant]
    pub(crate) const RULES_CHESS_CASUAL: i64 = 1;
    /// Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold repetition
    /// and 75 moves by themselves.
    #[constant]
    pub(crate) const RULES_CHESS_FIDE: i64 = 2;
    /// Xiangqi without a judge: no repetition and no move limit ends the game.
    #[constant]
    pub(crate) const RULES_XIANGQI_FREE: i64 = 16;
    /// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold
    /// repetition is a draw; so are 60 moves each without a capture.
    #[constant]
    pub(crate) const RULES_XIANGQI_SIMPLE: i64 = 17;
    /// Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves each without a
    /// capture are a draw.
    #[constant]
    pub(crate) const RULES_XIANGQI_CLUB: i64 = 18;
    /// Xiangqi by the rules of the Asian federation.
    #[constant]
    pub(crate) const RULES_XIANGQI_AXF: i64 = 19;
    /// Xiangqi by the rules of the world federation, edition of 2018: an offence loses when the
    /// position stands for the third time, a plain repetition is a draw at the fourth.
    #[constant]
    pub(crate) const RULES_XIANGQI_WXF: i64 = 20;
    /// Xiangqi by the rules of the Chinese association, where perpetual kill and mixed offences
    /// lose, too. They follow the edition of 2020 as far as it is known second-hand.
    #[constant]
    pub(crate) const RULES_XIANGQI_CXA: i64 = 21;
    /// Moves first.
    #[constant]
    pub(crate) const SIDE_WHITE: i64 = 0;
    /// Moves first in xiangqi: the same value as white.
    #[constant]
    pub(crate) const SIDE_RED: i64 = 0;
    /// Moves second.
    #[constant]
    pub(crate) const SIDE_BLACK: i64 = 1;
    /// Neither.
    #[constant]
    pub(crate) const SIDE_NONE: i64 = 255;
    /// No kind: in a promotion, none.
    #[constant]
    pub(crate) const KIND_NONE: i64 = 0;
    /// Chess: the pawn.
    #[constant]
    pub(crate) const KIND_PAWN: i64 = 1;
    /// Chess: the knight.
    #[constant]
    pub(crate) const KIND_KNIGHT: i64 = 2;
    /// Chess: the bishop.
    #[constant]
    pub(crate) const KIND_BISHOP: i64 = 3;
    /// Chess: the rook.
    #[constant]
    pub(crate) const KIND_ROOK: i64 = 4;
    /// Chess: the queen.
    #[constant]
    pub(crate) const KIND_QUEEN: i64 = 5;
    /// Chess: the king.
    #[constant]
    pub(crate) const KIND_KING: i64 = 6;
    /// Xiangqi: the soldier.
    #[constant]
    pub(crate) const KIND_SOLDIER: i64 = 7;
    /// Xiangqi: the horse.
    #[constant]
    pub(crate) const KIND_HORSE: i64 = 8;
    /// Xiangqi: the elephant.
    #[constant]
    pub(crate) const KIND_ELEPHANT: i64 = 9;
    /// Xiangqi: the chariot.
    #[constant]
    pub(crate) const KIND_CHARIOT: i64 = 10;
    /// Xiangqi: the cannon.
    #[constant]
    pub(crate) const KIND_CANNON: i64 = 11;
    /// Xiangqi: the advisor.
    #[constant]
    pub(crate) const KIND_ADVISOR: i64 = 12;
    /// Xiangqi: the general.
    #[constant]
    pub(crate) const KIND_GENERAL: i64 = 13;
    /// An empty square.
    #[constant]
    pub(crate) const PIECE_NONE: i64 = 0;
    /// The bit of black pieces.
    #[constant]
    pub(crate) const PIECE_BLACK: i64 = 16;
    /// Something was taken.
    #[constant]
    pub(crate) const MOVE_CAPTURE: i64 = 1;
    /// It gives check.
    #[constant]
    pub(crate) const MOVE_CHECK: i64 = 2;
    /// It is checkmate.
    #[constant]
    pub(crate) const MOVE_MATE: i64 = 4;
    /// Castling to the h side.
    #[constant]
    pub(crate) const MOVE_CASTLE_SHORT: i64 = 8;
    /// Castling to the a side.
    #[constant]
    pub(crate) const MOVE_CASTLE_LONG: i64 = 16;
    /// En passant.
    #[constant]
    pub(crate) const MOVE_EN_PASSANT: i64 = 32;
    /// A pawn became something else.
    #[constant]
    pub(crate) const MOVE_PROMOTES: i64 = 64;
    /// No position before it can come again.
    #[constant]
    pub(crate) const MOVE_IRREVERSIBLE: i64 = 128;
    /// The game ended with it, for whatever reason.
    #[constant]
    pub(crate) const MOVE_ENDS_GAME: i64 = 256;
    /// Reads all of the game's notations but NOTATION_UCI_1, since no text has two meanings in
    /// them; writes SAN, and in xiangqi simplified Chinese.
    #[constant]
    pub(crate) const NOTATION_AUTO: i64 = 0;
    /// e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2.
    #[constant]
    pub(crate) const NOTATION_UCI: i64 = 1;
    /// Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI.
    #[constant]
    pub(crate) const NOTATION_UCI_1: i64 = 2;
    /// Chess: Nf3, exd8=Q#, O-O, strict out; read as people write it. In xiangqi WXF is meant.
    #[constant]
    pub(crate) const NOTATION_SAN: i64 = 3;
    /// Chess: Ng1-f3, e7xd8=Q#. Read like SAN; in xiangqi WXF is meant.
    #[constant]
    pub(crate) const NOTATION_LAN: i64 = 4;
    /// Chess: SAN with chess symbols for the letters. Read like SAN; in xiangqi WXF is meant.
    #[constant]
    pub(crate) const NOTATION_FIGURINE: i64 = 5;
    /// Xiangqi H2-E2. In chess the same letters and dash.
    #[constant]
    pub(crate) const NOTATION_ICCS: i64 = 6;
    /// Xiangqi: C2=5, H8+7, C-+1; tandem soldiers also by place and file, 24=5. In chess SAN is
    /// meant.
    #[constant]
    pub(crate) const NOTATION_WXF: i64 = 7;
    /// Xiangqi in simplified Chinese, red's numbers in Chinese, black's in wide digits. Soldiers on
    /// one file are front and rear, three of them front, middle and rear; more, and pairs on two
    /// files, are counted from the right and from the front. Every school is read. In chess SAN is
    /// meant.
    #[constant]
    pub(crate) const NOTATION_CHINESE: i64 = 8;
    /// The same in traditional Chinese.
    #[constant]
    pub(crate) const NOTATION_CHINESE_TRADITIONAL: i64 = 9;
    /// Full strength. Levels are budgets of nodes and plies with errors drawn by the seed, not times:
    /// so a phone and a workstation play the same moves.
    #[constant]
    pub(crate) const LEVEL_FULL: i64 = 0;
    /// The weakest level.
    #[constant]
    pub(crate) const LEVEL_MIN: i64 = 1;
    /// Easy.
    #[constant]
    pub(crate) const LEVEL_EASY: i64 = 2;
    /// Normal.
    #[constant]
    pub(crate) const LEVEL_NORMAL: i64 = 5;
    /// Hard.
    #[constant]
    pub(crate) const LEVEL_HARD: i64 = 8;
    /// The strongest level below full strength.
    #[constant]
    pub(crate) const LEVEL_MAX: i64 = 10;
    /// It goes on.
    #[constant]
    pub(crate) const OUTCOME_ONGOING: i64 = 0;
    /// White (red) has won.
    #[constant]
    pub(crate) const OUTCOME_WHITE_WINS: i64 = 1;
    /// Black has won.
    #[constant]
    pub(crate) const OUTCOME_BLACK_WINS: i64 = 2;
    /// Nobody has won.
    #[constant]
    pub(crate) const OUTCOME_DRAW: i64 = 3;
    /// Nobody went on with it.
    #[constant]
    pub(crate) const OUTCOME_ABANDONED: i64 = 4;
    /// It goes on.
    #[constant]
    pub(crate) const TERMINATION_NONE: i64 = 0;
    /// No legal move, in check.
    #[constant]
    pub(crate) const TERMINATION_CHECKMATE: i64 = 1;
    /// No legal move, not in check: a draw in chess, a loss in xiangqi.
    #[constant]
    pub(crate) const TERMINATION_STALEMATE: i64 = 2;
    /// Neither side has the men to win.
    #[constant]
    pub(crate) const TERMINATION_INSUFFICIENT_MATERIAL: i64 = 3;
    /// The position stood too often.
    #[constant]
    pub(crate) const TERMINATION_REPETITION: i64 = 4;
    /// The position stood for the fifth time (FIDE 9.6.1).
    #[constant]
    pub(crate) const TERMINATION_FIVEFOLD_REPETITION: i64 = 5;
    /// 50 moves without a capture or pawn move, claimed (FIDE 9.3).
    #[constant]
    pub(crate) const TERMINATION_NO_PROGRESS_CLAIM: i64 = 6;
    /// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
    #[constant]
    pub(crate) const TERMINATION_NO_PROGRESS: i64 = 7;
    /// One side gave check with every move of a repetition, and loses.
    #[constant]
    pub(crate) const TERMINATION_PERPETUAL_CHECK: i64 = 8;
    /// One side chased with every move of a repetition, and loses.
    #[constant]
    pub(crate) const TERMINATION_PERPETUAL_CHASE: i64 = 9;
    /// Both sides offended alike.
    #[constant]
    pub(crate) const TERMINATION_MUTUAL_PERPETUAL: i64 = 10;
    /// A player gave up.
    #[constant]
    pub(crate) const TERMINATION_RESIGNATION: i64 = 11;
    /// A flag fell.
    #[constant]
    pub(crate) const TERMINATION_TIME: i64 = 12;
    /// A flag fell, but the other side could not give mate: a draw.
    #[constant]
    pub(crate) const TERMINATION_TIME_NO_MATERIAL: i64 = 13;
    /// The players agreed on a draw.
    #[constant]
    pub(crate) const TERMINATION_AGREEMENT: i64 = 14;
    /// Somebody outside the game decided.
    #[constant]
    pub(crate) const TERMINATION_ADJUDICATION: i64 = 15;
    /// One side threatened mate with every move of a repetition, and loses.
    #[constant]
    pub(crate) const TERMINATION_PERPETUAL_KILL: i64 = 16;
    /// One side checked, threatened mate and chased in turn, and loses.
    #[constant]
    pub(crate) const TERMINATION_MIXED_OFFENCE: i64 = 17;
    /// A repetition, claimed (FIDE 9.2).
    #[constant]
    pub(crate) const TERMINATION_REPETITION_CLAIM: i64 = 18;
    /// A player has gone, and loses.
    #[constant]
    pub(crate) const TERMINATION_FORFEIT: i64 = 19;
    /// The position has stood often enough (FIDE 9.2.2).
    #[constant]
    pub(crate) const CLAIM_REPETITION: i64 = 1;
    /// Long enough without a capture or pawn move (FIDE 9.3.2).
    #[constant]
    pub(crate) const CLAIM_NO_PROGRESS: i64 = 2;
    /// In a state only: some move, announced and not played, would bring the position often enough
    /// (FIDE 9.2.1). Claim CLAIM_REPETITION with that move.
    #[constant]
    pub(crate) const CLAIM_REPETITION_BY_MOVE: i64 = 4;
    /// In a state only: some move, announced and not played, would complete the 50 moves (FIDE
    /// 9.3.1). Claim CLAIM_NO_PROGRESS with that move.
    #[constant]
    pub(crate) const CLAIM_NO_PROGRESS_BY_MOVE: i64 = 8;
    /// Taking moves back, and playing them again. In a state: a move can be taken back.
    #[constant]
    pub(crate) const ACTION_UNDO: i64 = 1;
    /// Taking moves back once the game has ended, and the result with them. In a state: that can be
    /// done, so the game has ended.
    #[constant]
    pub(crate) const ACTION_UNDO_AFTER_END: i64 = 2;
    /// A player gives up.
    #[constant]
    pub(crate) const ACTION_RESIGN: i64 = 4;
    /// Offering, accepting and declining draws; agreeing on one. Who may answer, state.draw_offer
    /// says.
    #[constant]
    pub(crate) const ACTION_OFFERS: i64 = 8;
    /// Claiming a draw where the rules have claims. In a state: one holds, and state.claims says
    /// which.
    #[constant]
    pub(crate) const ACTION_CLAIMS: i64 = 16;
    /// Losing by time.
    #[constant]
    pub(crate) const ACTION_FLAG: i64 = 32;
    /// Losing by having gone.
    #[constant]
    pub(crate) const ACTION_FORFEIT: i64 = 64;
    /// Ending without a result.
    #[constant]
    pub(crate) const ACTION_ABANDON: i64 = 128;
    /// Somebody outside decides.
    #[constant]
    pub(crate) const ACTION_ADJUDICATE: i64 = 256;
    /// English.
    #[constant]
    pub(crate) const LANGUAGE_EN: i64 = 1;
    /// Chinese in simplified characters.
    #[constant]
    pub(crate) const LANGUAGE_ZH_HANS: i64 = 2;
    /// Chinese in traditional characters.
    #[constant]
    pub(crate) const LANGUAGE_ZH_HANT: i64 = 3;
}
