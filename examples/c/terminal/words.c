#include "words.h"

#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof *(table))

struct word {
    uint32_t code;
    const char *text;
};

static const char *find(const struct word *table, size_t count, uint32_t code,
                        const char *otherwise)
{
    for (size_t i = 0; i < count; i++) {
        if (table[i].code == code) {
            return table[i].text;
        }
    }
    return otherwise;
}

static uint32_t find_named(const struct word *table, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(table[i].text, name) == 0) {
            return table[i].code;
        }
    }
    return 0;
}

static const struct word variants[] = {
    {DUIYI_VARIANT_CHESS, "chess"},
    {DUIYI_VARIANT_CHESS960, "chess960"},
    {DUIYI_VARIANT_XIANGQI, "xiangqi"},
};

const char *variant_name(duiyi_variant variant)
{
    return find(variants, COUNT(variants), variant, "an unknown game");
}

duiyi_variant variant_named(const char *name)
{
    return find_named(variants, COUNT(variants), name);
}

const char *side_name(duiyi_variant variant, duiyi_side side)
{
    if (side == DUIYI_SIDE_BLACK) {
        return "black";
    }
    return variant == DUIYI_VARIANT_XIANGQI ? "red" : "white";
}

static const struct {
    const char *name;
    char letter;
    const char *symbol[2]; /* of the first side, of black */
} kinds[DUIYI_KINDS] = {
    [DUIYI_KIND_NONE] = {"nothing", '.', {"·", "·"}},
    [DUIYI_KIND_PAWN] = {"pawn", 'P', {"♙", "♟"}},
    [DUIYI_KIND_KNIGHT] = {"knight", 'N', {"♘", "♞"}},
    [DUIYI_KIND_BISHOP] = {"bishop", 'B', {"♗", "♝"}},
    [DUIYI_KIND_ROOK] = {"rook", 'R', {"♖", "♜"}},
    [DUIYI_KIND_QUEEN] = {"queen", 'Q', {"♕", "♛"}},
    [DUIYI_KIND_KING] = {"king", 'K', {"♔", "♚"}},
    [DUIYI_KIND_SOLDIER] = {"soldier", 'P', {"兵", "卒"}},
    [DUIYI_KIND_HORSE] = {"horse", 'N', {"傌", "马"}},
    [DUIYI_KIND_ELEPHANT] = {"elephant", 'B', {"相", "象"}},
    [DUIYI_KIND_CHARIOT] = {"chariot", 'R', {"俥", "车"}},
    [DUIYI_KIND_CANNON] = {"cannon", 'C', {"炮", "砲"}},
    [DUIYI_KIND_ADVISOR] = {"advisor", 'A', {"仕", "士"}},
    [DUIYI_KIND_GENERAL] = {"general", 'K', {"帅", "将"}},
};

const char *kind_name(duiyi_piece piece)
{
    return kinds[DUIYI_PIECE_KIND(piece)].name;
}

char piece_letter(duiyi_piece piece)
{
    char letter = kinds[DUIYI_PIECE_KIND(piece)].letter;
    return (char)(piece & DUIYI_PIECE_BLACK ? letter + ('a' - 'A') : letter);
}

const char *piece_symbol(duiyi_piece piece)
{
    return kinds[DUIYI_PIECE_KIND(piece)].symbol[DUIYI_PIECE_SIDE(piece)];
}

duiyi_kind promotion_named(char letter)
{
    for (duiyi_kind kind = DUIYI_KIND_KNIGHT; kind <= DUIYI_KIND_QUEEN; kind++) {
        if (letter == kinds[kind].letter || letter == kinds[kind].letter + ('a' - 'A')) {
            return kind;
        }
    }
    return DUIYI_KIND_NONE;
}

static const struct word rule_sets[] = {
    {DUIYI_RULES_CHESS_CASUAL, "casual"},
    {DUIYI_RULES_CHESS_FIDE, "fide"},
    {DUIYI_RULES_XIANGQI_FREE, "free"},
    {DUIYI_RULES_XIANGQI_SIMPLE, "simple"},
    {DUIYI_RULES_XIANGQI_CLUB, "club"},
    {DUIYI_RULES_XIANGQI_AXF, "axf"},
    {DUIYI_RULES_XIANGQI_WXF, "wxf"},
    {DUIYI_RULES_XIANGQI_CXA, "cxa"},
};

duiyi_rules rules_named(const char *name)
{
    return find_named(rule_sets, COUNT(rule_sets), name);
}

static const struct word notations[] = {
    {DUIYI_NOTATION_UCI, "uci"},
    {DUIYI_NOTATION_ICCS, "iccs"},
    {DUIYI_NOTATION_SAN, "san"},
    {DUIYI_NOTATION_LAN, "lan"},
    {DUIYI_NOTATION_FIGURINE, "figurine"},
    {DUIYI_NOTATION_WXF, "wxf"},
    {DUIYI_NOTATION_CHINESE, "chinese"},
    {DUIYI_NOTATION_CHINESE_TRADITIONAL, "traditional"},
};

duiyi_notation notation_named(const char *name)
{
    return find_named(notations, COUNT(notations), name);
}

/* Three have names; every one has its number. */
static const struct word levels[] = {
    {DUIYI_LEVEL_EASY, "easy"},
    {DUIYI_LEVEL_NORMAL, "normal"},
    {DUIYI_LEVEL_HARD, "hard"},
    {1, "1"},
    {2, "2"},
    {3, "3"},
    {4, "4"},
    {5, "5"},
    {6, "6"},
    {7, "7"},
    {8, "8"},
    {9, "9"},
    {10, "10"},
};

uint32_t level_named(const char *name)
{
    return find_named(levels, COUNT(levels), name);
}

const char *level_name(uint32_t level)
{
    return find(levels, COUNT(levels), level, "unknown");
}

static const struct word reasons[] = {
    {DUIYI_REASON_GAME_OVER, "The game is over; undo takes a move back, new begins another."},
    {DUIYI_REASON_OFF_BOARD, "There is no such square on this board."},
    {DUIYI_REASON_EMPTY_SQUARE, "Nothing stands on {from}."},
    {DUIYI_REASON_NOT_YOUR_PIECE, "The {mover} on {from} is not yours: it is {side}'s move."},
    {DUIYI_REASON_SAME_SQUARE, "The {mover} stands on {from} already."},
    {DUIYI_REASON_OWN_PIECE_THERE, "Your own {there} stands on {to}."},
    {DUIYI_REASON_PIECE_GEOMETRY, "The {mover} cannot go to {to}: it never moves like that."},
    {DUIYI_REASON_PATH_BLOCKED, "The {mover}'s way is blocked by {pieces}."},
    {DUIYI_REASON_LEAVES_CHECK, "You are in check from {pieces}, and this does not help."},
    {DUIYI_REASON_INTO_CHECK, "The {mover} would step into check from {pieces}."},
    {DUIYI_REASON_PINNED,
     "The {mover} on {from} is pinned: it shields your {royal} from {pieces}."},
    {DUIYI_REASON_PROMOTION_REQUIRED, "Say what the pawn becomes."},
    {DUIYI_REASON_PROMOTION_BAD,
     "A pawn that reaches the last rank becomes queen, rook, bishop or knight; nothing else does."},
    {DUIYI_REASON_NO_SUCH_PIECE, "You have no such piece there."},
    {DUIYI_REASON_PAWN_NO_CAPTURE, "A pawn goes straight on to an empty square, and takes only "
                                   "diagonally."},
    {DUIYI_REASON_PAWN_BLOCKED, "The pawn's way is blocked by {pieces}."},
    {DUIYI_REASON_PAWN_DOUBLE_STEP, "A pawn goes two squares only from where it began."},
    {DUIYI_REASON_EN_PASSANT_GONE, "En passant is possible only in answer to the double step."},
    {DUIYI_REASON_CASTLE_MOVED, "No castling there: the king or that rook has moved."},
    {DUIYI_REASON_CASTLE_BLOCKED, "No castling: the way is blocked by {pieces}."},
    {DUIYI_REASON_CASTLE_IN_CHECK, "No castling out of check from {pieces}."},
    {DUIYI_REASON_CASTLE_THROUGH_CHECK,
     "No castling: the king would pass through check from {pieces}."},
    {DUIYI_REASON_CASTLE_INTO_CHECK, "No castling: the king would be in check from {pieces}."},
    {DUIYI_REASON_CASTLE_NO_ROOK, "There is no rook to castle with."},
    {DUIYI_REASON_HORSE_LEG, "The horse's leg is blocked by {pieces}."},
    {DUIYI_REASON_ELEPHANT_EYE, "The elephant's eye is blocked by {pieces}."},
    {DUIYI_REASON_ELEPHANT_RIVER, "Elephants do not cross the river."},
    {DUIYI_REASON_PALACE, "The {mover} never leaves the palace."},
    {DUIYI_REASON_CANNON_NO_SCREEN,
     "A cannon takes only over a piece in between, and nothing stands between {from} and {to}."},
    {DUIYI_REASON_CANNON_MANY_SCREENS,
     "A cannon takes over one piece, not more: in between stand {pieces}."},
    {DUIYI_REASON_SOLDIER_BACK, "Soldiers never go back."},
    {DUIYI_REASON_SOLDIER_SIDEWAYS, "A soldier goes sideways only after it has crossed the river."},
    {DUIYI_REASON_GENERALS_FACE, "The generals would face each other on an open file."},
    {DUIYI_REASON_PERPETUAL_CHECK, "This check, again and again, would lose; find another move."},
    {DUIYI_REASON_PERPETUAL_CHASE, "This attack, again and again, would lose; find another move."},
};

const char *reason_sentence(duiyi_reason reason)
{
    return find(reasons, COUNT(reasons), reason, "The rules do not allow it.");
}

static const struct word statuses[] = {
    {DUIYI_ERR_UTF8, "That is not text in UTF-8."},
    {DUIYI_ERR_STATE, "That is not possible now."},
    {DUIYI_ERR_ILLEGAL_MOVE, "That move is not legal."},
    {DUIYI_ERR_AMBIGUOUS_MOVE, "More than one piece can do that; say which."},
    {DUIYI_ERR_UNSUPPORTED, "This game has no such thing."},
    {DUIYI_ERR_MEMORY, "There is not enough memory."},
};

const char *status_sentence(duiyi_status status)
{
    return find(statuses, COUNT(statuses), (uint32_t)status, "That did not work.");
}

static const struct word terminations[] = {
    {DUIYI_TERMINATION_CHECKMATE, "checkmate"},
    {DUIYI_TERMINATION_STALEMATE, "no legal move is left"},
    {DUIYI_TERMINATION_INSUFFICIENT_MATERIAL, "nobody has the men left to win"},
    {DUIYI_TERMINATION_REPETITION, "the same position too often"},
    {DUIYI_TERMINATION_FIVEFOLD_REPETITION, "the same position for the fifth time"},
    {DUIYI_TERMINATION_REPETITION_CLAIM, "the same position again, which was claimed"},
    {DUIYI_TERMINATION_NO_PROGRESS, "too many moves without progress"},
    {DUIYI_TERMINATION_NO_PROGRESS_CLAIM, "too many moves without progress, which was claimed"},
    {DUIYI_TERMINATION_PERPETUAL_CHECK, "the other side gave check without end, which loses"},
    {DUIYI_TERMINATION_PERPETUAL_CHASE, "the other side chased without end, which loses"},
    {DUIYI_TERMINATION_PERPETUAL_KILL, "the other side threatened mate without end, which loses"},
    {DUIYI_TERMINATION_MIXED_OFFENCE, "the other side attacked without end, which loses"},
    {DUIYI_TERMINATION_MUTUAL_PERPETUAL, "both sides attacked without end"},
    {DUIYI_TERMINATION_RESIGNATION, "the other side has resigned"},
    {DUIYI_TERMINATION_TIME, "the other side is out of time"},
    {DUIYI_TERMINATION_TIME_NO_MATERIAL, "one side is out of time, and the other cannot win"},
    {DUIYI_TERMINATION_AGREEMENT, "both sides agreed"},
    {DUIYI_TERMINATION_ADJUDICATION, "so it was decided"},
    {DUIYI_TERMINATION_FORFEIT, "the other side has gone"},
};

const char *termination_sentence(duiyi_termination termination)
{
    return find(terminations, COUNT(terminations), termination, "the rules say so");
}
