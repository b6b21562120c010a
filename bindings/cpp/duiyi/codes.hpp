// duiyi/codes.hpp. Generated from duiyi.h by bindings/cpp/codes.py; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The codes as enums; what each means stands in duiyi.h. A newer library may answer with values that
// have no name here: give every switch a default.

#ifndef DUIYI_CODES_HPP
#define DUIYI_CODES_HPP

#include <duiyi.h>

namespace duiyi {

enum class variant : duiyi_variant {
    chess = DUIYI_VARIANT_CHESS,
    chess960 = DUIYI_VARIANT_CHESS960,
    xiangqi = DUIYI_VARIANT_XIANGQI,
};

enum class rules : duiyi_rules {
    default_ = DUIYI_RULES_DEFAULT,
    chess_casual = DUIYI_RULES_CHESS_CASUAL,
    chess_fide = DUIYI_RULES_CHESS_FIDE,
    xiangqi_free = DUIYI_RULES_XIANGQI_FREE,
    xiangqi_simple = DUIYI_RULES_XIANGQI_SIMPLE,
    xiangqi_club = DUIYI_RULES_XIANGQI_CLUB,
    xiangqi_axf = DUIYI_RULES_XIANGQI_AXF,
    xiangqi_wxf = DUIYI_RULES_XIANGQI_WXF,
    xiangqi_cxa = DUIYI_RULES_XIANGQI_CXA,
};

enum class side : duiyi_side {
    white = DUIYI_SIDE_WHITE,
    red = DUIYI_SIDE_RED,
    black = DUIYI_SIDE_BLACK,
    none = DUIYI_SIDE_NONE,
};

enum class kind : duiyi_kind {
    none = DUIYI_KIND_NONE,
    pawn = DUIYI_KIND_PAWN,
    knight = DUIYI_KIND_KNIGHT,
    bishop = DUIYI_KIND_BISHOP,
    rook = DUIYI_KIND_ROOK,
    queen = DUIYI_KIND_QUEEN,
    king = DUIYI_KIND_KING,
    soldier = DUIYI_KIND_SOLDIER,
    horse = DUIYI_KIND_HORSE,
    elephant = DUIYI_KIND_ELEPHANT,
    chariot = DUIYI_KIND_CHARIOT,
    cannon = DUIYI_KIND_CANNON,
    advisor = DUIYI_KIND_ADVISOR,
    general = DUIYI_KIND_GENERAL,
};

enum class notation : duiyi_notation {
    auto_ = DUIYI_NOTATION_AUTO,
    uci = DUIYI_NOTATION_UCI,
    uci_1 = DUIYI_NOTATION_UCI_1,
    san = DUIYI_NOTATION_SAN,
    lan = DUIYI_NOTATION_LAN,
    figurine = DUIYI_NOTATION_FIGURINE,
    iccs = DUIYI_NOTATION_ICCS,
    wxf = DUIYI_NOTATION_WXF,
    chinese = DUIYI_NOTATION_CHINESE,
    chinese_traditional = DUIYI_NOTATION_CHINESE_TRADITIONAL,
};

enum class outcome : duiyi_outcome {
    ongoing = DUIYI_OUTCOME_ONGOING,
    white_wins = DUIYI_OUTCOME_WHITE_WINS,
    black_wins = DUIYI_OUTCOME_BLACK_WINS,
    draw = DUIYI_OUTCOME_DRAW,
    abandoned = DUIYI_OUTCOME_ABANDONED,
};

enum class termination : duiyi_termination {
    none = DUIYI_TERMINATION_NONE,
    checkmate = DUIYI_TERMINATION_CHECKMATE,
    stalemate = DUIYI_TERMINATION_STALEMATE,
    insufficient_material = DUIYI_TERMINATION_INSUFFICIENT_MATERIAL,
    repetition = DUIYI_TERMINATION_REPETITION,
    fivefold_repetition = DUIYI_TERMINATION_FIVEFOLD_REPETITION,
    no_progress_claim = DUIYI_TERMINATION_NO_PROGRESS_CLAIM,
    no_progress = DUIYI_TERMINATION_NO_PROGRESS,
    perpetual_check = DUIYI_TERMINATION_PERPETUAL_CHECK,
    perpetual_chase = DUIYI_TERMINATION_PERPETUAL_CHASE,
    mutual_perpetual = DUIYI_TERMINATION_MUTUAL_PERPETUAL,
    resignation = DUIYI_TERMINATION_RESIGNATION,
    time = DUIYI_TERMINATION_TIME,
    time_no_material = DUIYI_TERMINATION_TIME_NO_MATERIAL,
    agreement = DUIYI_TERMINATION_AGREEMENT,
    adjudication = DUIYI_TERMINATION_ADJUDICATION,
    perpetual_kill = DUIYI_TERMINATION_PERPETUAL_KILL,
    mixed_offence = DUIYI_TERMINATION_MIXED_OFFENCE,
    repetition_claim = DUIYI_TERMINATION_REPETITION_CLAIM,
    forfeit = DUIYI_TERMINATION_FORFEIT,
};

enum class offence : duiyi_offence {
    none = DUIYI_OFFENCE_NONE,
    perpetual_check = DUIYI_OFFENCE_PERPETUAL_CHECK,
    perpetual_chase = DUIYI_OFFENCE_PERPETUAL_CHASE,
    perpetual_kill = DUIYI_OFFENCE_PERPETUAL_KILL,
    mixed = DUIYI_OFFENCE_MIXED,
};

enum class article : duiyi_article {
    none = DUIYI_ARTICLE_NONE,
    check = DUIYI_ARTICLE_CHECK,
    unprotected = DUIYI_ARTICLE_UNPROTECTED,
    chariot_by_lesser = DUIYI_ARTICLE_CHARIOT_BY_LESSER,
    cannot_take_back = DUIYI_ARTICLE_CANNOT_TAKE_BACK,
    exchange = DUIYI_ARTICLE_EXCHANGE,
    kill = DUIYI_ARTICLE_KILL,
    behind_check = DUIYI_ARTICLE_BEHIND_CHECK,
    mixed = DUIYI_ARTICLE_MIXED,
};

enum class claim : duiyi_claim {
    repetition = DUIYI_CLAIM_REPETITION,
    no_progress = DUIYI_CLAIM_NO_PROGRESS,
    repetition_by_move = DUIYI_CLAIM_REPETITION_BY_MOVE,
    no_progress_by_move = DUIYI_CLAIM_NO_PROGRESS_BY_MOVE,
};

enum class action : duiyi_action {
    undo = DUIYI_ACTION_UNDO,
    undo_after_end = DUIYI_ACTION_UNDO_AFTER_END,
    resign = DUIYI_ACTION_RESIGN,
    offers = DUIYI_ACTION_OFFERS,
    claims = DUIYI_ACTION_CLAIMS,
    flag = DUIYI_ACTION_FLAG,
    forfeit = DUIYI_ACTION_FORFEIT,
    abandon = DUIYI_ACTION_ABANDON,
    adjudicate = DUIYI_ACTION_ADJUDICATE,
};

enum class event_kind : duiyi_event_kind {
    none = DUIYI_EVENT_NONE,
    moved = DUIYI_EVENT_MOVED,
    captured = DUIYI_EVENT_CAPTURED,
    castled = DUIYI_EVENT_CASTLED,
    promoted = DUIYI_EVENT_PROMOTED,
    check = DUIYI_EVENT_CHECK,
    repeated = DUIYI_EVENT_REPEATED,
    offered = DUIYI_EVENT_OFFERED,
    declined = DUIYI_EVENT_DECLINED,
    clock_low = DUIYI_EVENT_CLOCK_LOW,
    undone = DUIYI_EVENT_UNDONE,
    redone = DUIYI_EVENT_REDONE,
    ended = DUIYI_EVENT_ENDED,
    thinking_began = DUIYI_EVENT_THINKING_BEGAN,
    thinking_ended = DUIYI_EVENT_THINKING_ENDED,
    hint_ready = DUIYI_EVENT_HINT_READY,
    hint_none = DUIYI_EVENT_HINT_NONE,
};

enum class fen_cause : duiyi_fen_cause {
    none = DUIYI_FEN_CAUSE_NONE,
    missing = DUIYI_FEN_CAUSE_MISSING,
    bad_character = DUIYI_FEN_CAUSE_BAD_CHARACTER,
    rank_too_long = DUIYI_FEN_CAUSE_RANK_TOO_LONG,
    rank_too_short = DUIYI_FEN_CAUSE_RANK_TOO_SHORT,
    too_many_ranks = DUIYI_FEN_CAUSE_TOO_MANY_RANKS,
    too_few_ranks = DUIYI_FEN_CAUSE_TOO_FEW_RANKS,
    no_king = DUIYI_FEN_CAUSE_NO_KING,
    too_many_kings = DUIYI_FEN_CAUSE_TOO_MANY_KINGS,
    too_many_men = DUIYI_FEN_CAUSE_TOO_MANY_MEN,
    pawn_on_edge = DUIYI_FEN_CAUSE_PAWN_ON_EDGE,
    general_outside_palace = DUIYI_FEN_CAUSE_GENERAL_OUTSIDE_PALACE,
    impossible_point = DUIYI_FEN_CAUSE_IMPOSSIBLE_POINT,
    generals_face = DUIYI_FEN_CAUSE_GENERALS_FACE,
    opponent_in_check = DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK,
    no_castling_rook = DUIYI_FEN_CAUSE_NO_CASTLING_ROOK,
    impossible_en_passant = DUIYI_FEN_CAUSE_IMPOSSIBLE_EN_PASSANT,
    bad_number = DUIYI_FEN_CAUSE_BAD_NUMBER,
    trailing_text = DUIYI_FEN_CAUSE_TRAILING_TEXT,
};

enum class fen_field : duiyi_fen_field {
    none = DUIYI_FEN_FIELD_NONE,
    board = DUIYI_FEN_FIELD_BOARD,
    side = DUIYI_FEN_FIELD_SIDE,
    castling = DUIYI_FEN_FIELD_CASTLING,
    en_passant = DUIYI_FEN_FIELD_EN_PASSANT,
    no_progress = DUIYI_FEN_FIELD_NO_PROGRESS,
    full_move = DUIYI_FEN_FIELD_FULL_MOVE,
    end = DUIYI_FEN_FIELD_END,
};

enum class reason : duiyi_reason {
    legal = DUIYI_REASON_LEGAL,
    game_over = DUIYI_REASON_GAME_OVER,
    off_board = DUIYI_REASON_OFF_BOARD,
    empty_square = DUIYI_REASON_EMPTY_SQUARE,
    not_your_piece = DUIYI_REASON_NOT_YOUR_PIECE,
    same_square = DUIYI_REASON_SAME_SQUARE,
    own_piece_there = DUIYI_REASON_OWN_PIECE_THERE,
    piece_geometry = DUIYI_REASON_PIECE_GEOMETRY,
    path_blocked = DUIYI_REASON_PATH_BLOCKED,
    leaves_check = DUIYI_REASON_LEAVES_CHECK,
    into_check = DUIYI_REASON_INTO_CHECK,
    pinned = DUIYI_REASON_PINNED,
    promotion_required = DUIYI_REASON_PROMOTION_REQUIRED,
    promotion_bad = DUIYI_REASON_PROMOTION_BAD,
    no_such_piece = DUIYI_REASON_NO_SUCH_PIECE,
    pawn_no_capture = DUIYI_REASON_PAWN_NO_CAPTURE,
    pawn_blocked = DUIYI_REASON_PAWN_BLOCKED,
    pawn_double_step = DUIYI_REASON_PAWN_DOUBLE_STEP,
    en_passant_gone = DUIYI_REASON_EN_PASSANT_GONE,
    castle_moved = DUIYI_REASON_CASTLE_MOVED,
    castle_blocked = DUIYI_REASON_CASTLE_BLOCKED,
    castle_in_check = DUIYI_REASON_CASTLE_IN_CHECK,
    castle_through_check = DUIYI_REASON_CASTLE_THROUGH_CHECK,
    castle_into_check = DUIYI_REASON_CASTLE_INTO_CHECK,
    castle_no_rook = DUIYI_REASON_CASTLE_NO_ROOK,
    horse_leg = DUIYI_REASON_HORSE_LEG,
    elephant_eye = DUIYI_REASON_ELEPHANT_EYE,
    elephant_river = DUIYI_REASON_ELEPHANT_RIVER,
    palace = DUIYI_REASON_PALACE,
    cannon_no_screen = DUIYI_REASON_CANNON_NO_SCREEN,
    soldier_back = DUIYI_REASON_SOLDIER_BACK,
    soldier_sideways = DUIYI_REASON_SOLDIER_SIDEWAYS,
    generals_face = DUIYI_REASON_GENERALS_FACE,
    cannon_many_screens = DUIYI_REASON_CANNON_MANY_SCREENS,
    perpetual_check = DUIYI_REASON_PERPETUAL_CHECK,
    perpetual_chase = DUIYI_REASON_PERPETUAL_CHASE,
};

enum class seat_kind : duiyi_seat_kind {
    person = DUIYI_SEAT_PERSON,
    opponent = DUIYI_SEAT_OPPONENT,
};

enum class pace : duiyi_pace {
    at_once = DUIYI_PACE_AT_ONCE,
    quick = DUIYI_PACE_QUICK,
    natural = DUIYI_PACE_NATURAL,
};

enum class answer_kind : duiyi_answer_kind {
    nothing = DUIYI_ANSWER_NOTHING,
    selected = DUIYI_ANSWER_SELECTED,
    deselected = DUIYI_ANSWER_DESELECTED,
    moved = DUIYI_ANSWER_MOVED,
    promotion = DUIYI_ANSWER_PROMOTION,
    refused = DUIYI_ANSWER_REFUSED,
    over = DUIYI_ANSWER_OVER,
    not_yours = DUIYI_ANSWER_NOT_YOURS,
};

enum class may : duiyi_may {
    move = DUIYI_MAY_MOVE,
    undo = DUIYI_MAY_UNDO,
    redo = DUIYI_MAY_REDO,
    hint = DUIYI_MAY_HINT,
    resign = DUIYI_MAY_RESIGN,
    offer_draw = DUIYI_MAY_OFFER_DRAW,
    answer_draw = DUIYI_MAY_ANSWER_DRAW,
};

enum class status : duiyi_status {
    ok = DUIYI_OK,
    null = DUIYI_ERR_NULL,
    value = DUIYI_ERR_VALUE,
    struct_size = DUIYI_ERR_STRUCT_SIZE,
    utf8 = DUIYI_ERR_UTF8,
    buffer = DUIYI_ERR_BUFFER,
    state = DUIYI_ERR_STATE,
    unsupported = DUIYI_ERR_UNSUPPORTED,
    illegal_move = DUIYI_ERR_ILLEGAL_MOVE,
    ambiguous_move = DUIYI_ERR_AMBIGUOUS_MOVE,
    promotion_required = DUIYI_ERR_PROMOTION_REQUIRED,
    notation = DUIYI_ERR_NOTATION,
    fen = DUIYI_ERR_FEN,
    pgn = DUIYI_ERR_PGN,
    json = DUIYI_ERR_JSON,
    newer_file = DUIYI_ERR_NEWER_FILE,
    replay_code = DUIYI_ERR_REPLAY_CODE,
    memory = DUIYI_ERR_MEMORY,
    panic = DUIYI_ERR_PANIC,
};

enum class language : duiyi_language {
    en = DUIYI_LANGUAGE_EN,
    zh_hans = DUIYI_LANGUAGE_ZH_HANS,
    zh_hant = DUIYI_LANGUAGE_ZH_HANT,
};

enum class text_family : duiyi_text_family {
    language = DUIYI_TEXT_LANGUAGE,
    status = DUIYI_TEXT_STATUS,
    variant = DUIYI_TEXT_VARIANT,
    chess_side = DUIYI_TEXT_CHESS_SIDE,
    xiangqi_side = DUIYI_TEXT_XIANGQI_SIDE,
    kind = DUIYI_TEXT_KIND,
    letter = DUIYI_TEXT_LETTER,
    how_it_moves = DUIYI_TEXT_HOW_IT_MOVES,
    piece = DUIYI_TEXT_PIECE,
    symbol = DUIYI_TEXT_SYMBOL,
    castling = DUIYI_TEXT_CASTLING,
    reason = DUIYI_TEXT_REASON,
    termination = DUIYI_TEXT_TERMINATION,
    offence = DUIYI_TEXT_OFFENCE,
    article = DUIYI_TEXT_ARTICLE,
    reference = DUIYI_TEXT_REFERENCE,
    claim = DUIYI_TEXT_CLAIM,
    action = DUIYI_TEXT_ACTION,
    rules = DUIYI_TEXT_RULES,
    about_rules = DUIYI_TEXT_ABOUT_RULES,
    choice = DUIYI_TEXT_CHOICE,
    level = DUIYI_TEXT_LEVEL,
    level_name = DUIYI_TEXT_LEVEL_NAME,
    fen_cause = DUIYI_TEXT_FEN_CAUSE,
    grade = DUIYI_TEXT_GRADE,
};

enum class format : duiyi_format {
    pgn = DUIYI_FORMAT_PGN,
    dhtmlxq = DUIYI_FORMAT_DHTMLXQ,
    xqf = DUIYI_FORMAT_XQF,
    cbr = DUIYI_FORMAT_CBR,
};

enum class encoding : duiyi_encoding {
    auto_ = DUIYI_ENCODING_AUTO,
    utf_8 = DUIYI_ENCODING_UTF_8,
    latin_1 = DUIYI_ENCODING_LATIN_1,
    gb18030 = DUIYI_ENCODING_GB18030,
    big5 = DUIYI_ENCODING_BIG5,
};

enum class note_kind : duiyi_note {
    before = DUIYI_NOTE_BEFORE,
    after = DUIYI_NOTE_AFTER,
    glyph = DUIYI_NOTE_GLYPH,
};

enum class level : uint32_t {
    full = DUIYI_LEVEL_FULL,
    min = DUIYI_LEVEL_MIN,
    easy = DUIYI_LEVEL_EASY,
    normal = DUIYI_LEVEL_NORMAL,
    hard = DUIYI_LEVEL_HARD,
    max = DUIYI_LEVEL_MAX,
};

enum class score_kind : duiyi_score_kind {
    none = DUIYI_SCORE_NONE,
    centipawns = DUIYI_SCORE_CENTIPAWNS,
    mate_in = DUIYI_SCORE_MATE_IN,
};

enum class search_state : duiyi_search_state {
    idle = DUIYI_SEARCH_IDLE,
    running = DUIYI_SEARCH_RUNNING,
    done = DUIYI_SEARCH_DONE,
    stopped = DUIYI_SEARCH_STOPPED,
};

enum class merit_kind : duiyi_merit_kind {
    none = DUIYI_MERIT_NONE,
    only_move = DUIYI_MERIT_ONLY_MOVE,
    mates = DUIYI_MERIT_MATES,
    avoids_offence = DUIYI_MERIT_AVOIDS_OFFENCE,
    answers_check = DUIYI_MERIT_ANSWERS_CHECK,
    answers_mate = DUIYI_MERIT_ANSWERS_MATE,
    wins = DUIYI_MERIT_WINS,
    wins_later = DUIYI_MERIT_WINS_LATER,
    saves = DUIYI_MERIT_SAVES,
    promotes = DUIYI_MERIT_PROMOTES,
    checks = DUIYI_MERIT_CHECKS,
    threatens_mate = DUIYI_MERIT_THREATENS_MATE,
    threatens = DUIYI_MERIT_THREATENS,
    takes = DUIYI_MERIT_TAKES,
    castles = DUIYI_MERIT_CASTLES,
    develops = DUIYI_MERIT_DEVELOPS,
};

enum class grade : duiyi_grade {
    fine = DUIYI_GRADE_FINE,
    inaccuracy = DUIYI_GRADE_INACCURACY,
    mistake = DUIYI_GRADE_MISTAKE,
    blunder = DUIYI_GRADE_BLUNDER,
};

enum class puzzle_state : duiyi_puzzle_state {
    thinking = DUIYI_PUZZLE_THINKING,
    open = DUIYI_PUZZLE_OPEN,
    refuted = DUIYI_PUZZLE_REFUTED,
    solved = DUIYI_PUZZLE_SOLVED,
    impossible = DUIYI_PUZZLE_IMPOSSIBLE,
    undecided = DUIYI_PUZZLE_UNDECIDED,
};

enum class conduct : duiyi_conduct {
    offer_draw = DUIYI_CONDUCT_OFFER_DRAW,
    accept_draw = DUIYI_CONDUCT_ACCEPT_DRAW,
    resign = DUIYI_CONDUCT_RESIGN,
};

} // namespace duiyi

#endif // DUIYI_CODES_HPP
