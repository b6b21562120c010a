//! Why a move is refused.

/// Why a move is not legal: one code to put into words, with the squares to light up in
/// duiyi_explanation or duiyi_error. The first cause counts, in this order: game over, squares, whose
/// piece, geometry, path, the piece's own conditions (castling in the order of the codes), the
/// king's safety.
pub type duiyi_reason = u32;

/// The move is legal.
pub const DUIYI_REASON_LEGAL: duiyi_reason = 0;
/// The game has ended.
pub const DUIYI_REASON_GAME_OVER: duiyi_reason = 1;
/// A square is not on the board.
pub const DUIYI_REASON_OFF_BOARD: duiyi_reason = 2;
/// Nothing stands on the first square.
pub const DUIYI_REASON_EMPTY_SQUARE: duiyi_reason = 3;
/// The piece belongs to the other side.
pub const DUIYI_REASON_NOT_YOUR_PIECE: duiyi_reason = 4;
/// Both squares are the same.
pub const DUIYI_REASON_SAME_SQUARE: duiyi_reason = 5;
/// The mover's own piece stands on the target.
pub const DUIYI_REASON_OWN_PIECE_THERE: duiyi_reason = 6;
/// This piece never moves like that.
pub const DUIYI_REASON_PIECE_GEOMETRY: duiyi_reason = 7;
/// Something stands in the way; squares: the blockers, nearest first.
pub const DUIYI_REASON_PATH_BLOCKED: duiyi_reason = 8;
/// The side is in check and would stay in it; squares: the checkers.
pub const DUIYI_REASON_LEAVES_CHECK: duiyi_reason = 9;
/// The king or general would step into an attack; squares: the attackers.
pub const DUIYI_REASON_INTO_CHECK: duiyi_reason = 10;
/// Moving the piece would uncover its king; squares: the pinning pieces.
pub const DUIYI_REASON_PINNED: duiyi_reason = 11;
/// Legal, but say first what the pawn becomes.
pub const DUIYI_REASON_PROMOTION_REQUIRED: duiyi_reason = 12;
/// A promotion was named where there is none, or to a kind no pawn becomes.
pub const DUIYI_REASON_PROMOTION_BAD: duiyi_reason = 13;
/// A move text names a piece that the side to move does not have, or not where the text says.
pub const DUIYI_REASON_NO_SUCH_PIECE: duiyi_reason = 14;
/// A pawn takes only diagonally, and there is nothing to take; or it cannot take straight on
/// (squares: the piece in front of it).
pub const DUIYI_REASON_PAWN_NO_CAPTURE: duiyi_reason = 32;
/// The pawn's way is blocked; squares: the blocker.
pub const DUIYI_REASON_PAWN_BLOCKED: duiyi_reason = 33;
/// A pawn goes two squares only from its first square.
pub const DUIYI_REASON_PAWN_DOUBLE_STEP: duiyi_reason = 34;
/// En passant was possible only right after the double step; squares: the pawn.
pub const DUIYI_REASON_EN_PASSANT_GONE: duiyi_reason = 35;
/// King or rook has moved.
pub const DUIYI_REASON_CASTLE_MOVED: duiyi_reason = 36;
/// A piece stands between; squares: the pieces.
pub const DUIYI_REASON_CASTLE_BLOCKED: duiyi_reason = 37;
/// No castling out of check; squares: the checkers.
pub const DUIYI_REASON_CASTLE_IN_CHECK: duiyi_reason = 38;
/// The king would cross an attacked square; squares: the attackers of the first one.
pub const DUIYI_REASON_CASTLE_THROUGH_CHECK: duiyi_reason = 39;
/// The king would end in check; squares: the attackers.
pub const DUIYI_REASON_CASTLE_INTO_CHECK: duiyi_reason = 40;
/// There is no rook to castle with.
pub const DUIYI_REASON_CASTLE_NO_ROOK: duiyi_reason = 41;
/// A piece stands at the horse's leg; squares: that piece.
pub const DUIYI_REASON_HORSE_LEG: duiyi_reason = 64;
/// A piece stands at the elephant's eye; squares: that piece.
pub const DUIYI_REASON_ELEPHANT_EYE: duiyi_reason = 65;
/// Elephants do not cross the river.
pub const DUIYI_REASON_ELEPHANT_RIVER: duiyi_reason = 66;
/// General and advisors do not leave the palace.
pub const DUIYI_REASON_PALACE: duiyi_reason = 67;
/// A cannon needs exactly one piece to jump over when it takes, and there is none.
pub const DUIYI_REASON_CANNON_NO_SCREEN: duiyi_reason = 68;
/// Soldiers never go back.
pub const DUIYI_REASON_SOLDIER_BACK: duiyi_reason = 69;
/// Soldiers go sideways only after the river.
pub const DUIYI_REASON_SOLDIER_SIDEWAYS: duiyi_reason = 70;
/// The generals would face each other on an open file; squares: the other general.
pub const DUIYI_REASON_GENERALS_FACE: duiyi_reason = 71;
/// More than one piece stands between cannon and target; squares: the pieces.
pub const DUIYI_REASON_CANNON_MANY_SCREENS: duiyi_reason = 72;
/// The move would lose by completing a repetition with a check in every move, and this game leaves
/// such moves out.
pub const DUIYI_REASON_PERPETUAL_CHECK: duiyi_reason = 96;
/// The same with a chase (or a threat of mate) in every move.
pub const DUIYI_REASON_PERPETUAL_CHASE: duiyi_reason = 97;

#[cfg(test)]
super::same_numbers! { crate::rules::Reason as duiyi_reason:
    Legal = DUIYI_REASON_LEGAL,
    GameOver = DUIYI_REASON_GAME_OVER,
    OffBoard = DUIYI_REASON_OFF_BOARD,
    EmptySquare = DUIYI_REASON_EMPTY_SQUARE,
    NotYourPiece = DUIYI_REASON_NOT_YOUR_PIECE,
    SameSquare = DUIYI_REASON_SAME_SQUARE,
    OwnPieceThere = DUIYI_REASON_OWN_PIECE_THERE,
    PieceGeometry = DUIYI_REASON_PIECE_GEOMETRY,
    PathBlocked = DUIYI_REASON_PATH_BLOCKED,
    LeavesCheck = DUIYI_REASON_LEAVES_CHECK,
    IntoCheck = DUIYI_REASON_INTO_CHECK,
    Pinned = DUIYI_REASON_PINNED,
    PromotionRequired = DUIYI_REASON_PROMOTION_REQUIRED,
    PromotionBad = DUIYI_REASON_PROMOTION_BAD,
    NoSuchPiece = DUIYI_REASON_NO_SUCH_PIECE,
    PawnNoCapture = DUIYI_REASON_PAWN_NO_CAPTURE,
    PawnBlocked = DUIYI_REASON_PAWN_BLOCKED,
    PawnDoubleStep = DUIYI_REASON_PAWN_DOUBLE_STEP,
    EnPassantGone = DUIYI_REASON_EN_PASSANT_GONE,
    CastleMoved = DUIYI_REASON_CASTLE_MOVED,
    CastleBlocked = DUIYI_REASON_CASTLE_BLOCKED,
    CastleInCheck = DUIYI_REASON_CASTLE_IN_CHECK,
    CastleThroughCheck = DUIYI_REASON_CASTLE_THROUGH_CHECK,
    CastleIntoCheck = DUIYI_REASON_CASTLE_INTO_CHECK,
    CastleNoRook = DUIYI_REASON_CASTLE_NO_ROOK,
    HorseLeg = DUIYI_REASON_HORSE_LEG,
    ElephantEye = DUIYI_REASON_ELEPHANT_EYE,
    ElephantRiver = DUIYI_REASON_ELEPHANT_RIVER,
    Palace = DUIYI_REASON_PALACE,
    CannonNoScreen = DUIYI_REASON_CANNON_NO_SCREEN,
    SoldierBack = DUIYI_REASON_SOLDIER_BACK,
    SoldierSideways = DUIYI_REASON_SOLDIER_SIDEWAYS,
    GeneralsFace = DUIYI_REASON_GENERALS_FACE,
    CannonManyScreens = DUIYI_REASON_CANNON_MANY_SCREENS,
    PerpetualCheck = DUIYI_REASON_PERPETUAL_CHECK,
    PerpetualChase = DUIYI_REASON_PERPETUAL_CHASE,
}
