"""The C header in ctypes, item by item and under the same names: constants, structs, functions.

Nothing else stands here; what anything means, include/duiyi.h says. A test compares every line
with that header.
"""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char,
    c_char_p,
    c_int32,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
    sizeof,
)
from typing import Any, TypeVar

from ._library import open_library

# == Numbers of fixed width

duiyi_variant = c_uint32
duiyi_rules = c_uint32
duiyi_side = c_uint8
duiyi_square = c_uint8
duiyi_kind = c_uint8
duiyi_piece = c_uint8
duiyi_move = c_uint32
duiyi_notation = c_uint32
duiyi_outcome = c_uint32
duiyi_termination = c_uint32
duiyi_offence = c_uint32
duiyi_article = c_uint32
duiyi_claim = c_uint32
duiyi_action = c_uint32
duiyi_event_kind = c_uint32
duiyi_fen_cause = c_uint32
duiyi_fen_field = c_uint32
duiyi_reason = c_uint32
duiyi_status = c_int32
duiyi_score_kind = c_uint32
duiyi_search_state = c_uint32
duiyi_language = c_uint32
duiyi_text_family = c_uint32
duiyi_format = c_uint32
duiyi_encoding = c_uint32
duiyi_note = c_uint32
duiyi_merit_kind = c_uint32
duiyi_grade = c_uint32
duiyi_puzzle_state = c_uint32
duiyi_conduct = c_uint32
duiyi_manners = c_uint32
duiyi_seat_kind = c_uint32
duiyi_pace = c_uint32
duiyi_answer_kind = c_uint32
duiyi_may = c_uint32

# == Constants that are no codes (those are the enums of codes.py)

DUIYI_ABI_VERSION = 1
DUIYI_MAX_SQUARES = 90
DUIYI_SIDE_NONE = 255
DUIYI_SQUARE_NONE = 255
DUIYI_KINDS = 14
DUIYI_PIECE_NONE = 0
DUIYI_PIECE_BLACK = 16
DUIYI_MAX_MOVES = 256
DUIYI_MOVE_NONE = 0
DUIYI_MOVE_TEXT_MAX = 32
DUIYI_FEN_MAX = 128
DUIYI_GAME_FEN_STRICT = 1
DUIYI_GAME_ARRANGEMENT = 2
DUIYI_GAME_REFUSE_LOSING_CYCLES = 4
DUIYI_CLOCK_STAGES_MAX = 4
DUIYI_MAX_EVENTS = 32
DUIYI_FILTER_LEVEL = 1
DUIYI_MAX_THREATS = 16
DUIYI_WORDS_MAX = 512
DUIYI_EVIDENCE_TEXT_MAX = 2048
DUIYI_PV_MAX = 24
DUIYI_MAX_MERITS = 8
DUIYI_MATE_MAX = 16
DUIYI_CHOICE_NO = 1
DUIYI_CHOICE_YES = 2
DUIYI_CHOICE_NEVER = 0xFFFF
DUIYI_SPAN_FROM_FIRST = 1
DUIYI_SPAN_LAST_LAP = 2
DUIYI_CHASE_RECAPTURE = 1
DUIYI_CHASE_EXCHANGE = 2
DUIYI_CHECKS_ALL = 1
DUIYI_CHECKS_TEN_A_SIDE = 2
DUIYI_CHECKS_TEN_AND_REPLIES = 3
DUIYI_TABLE_NO_HINTS = 1
DUIYI_HINTS_UNLIMITED = 0x1_0000

# == Structs


class duiyi_game(Structure):
    """Opaque."""


class duiyi_editor(Structure):
    """Opaque."""


class duiyi_engine(Structure):
    """Opaque."""


class duiyi_reader(Structure):
    """Opaque."""


class duiyi_tree(Structure):
    """Opaque."""


class duiyi_review(Structure):
    """Opaque."""


class duiyi_puzzle(Structure):
    """Opaque."""


class duiyi_table(Structure):
    """Opaque."""


class duiyi_squares(Structure):
    _fields_ = [("word", c_uint64 * 2)]


class duiyi_error(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("status", duiyi_status),
        ("reason", duiyi_reason),
        ("offset", c_uint32),
        ("squares", duiyi_square * 4),
        ("message", c_char * 108),
    ]


class duiyi_board_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("files", c_uint8),
        ("ranks", c_uint8),
        ("first_rank_label", c_uint8),
        ("pad", c_uint8),
    ]


class duiyi_rule_choices(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("stalemate_loses", c_uint16),
        ("repetition", c_uint16),
        ("repetition_claim", c_uint16),
        ("offence", c_uint16),
        ("span", c_uint16),
        ("perpetual_check_loses", c_uint16),
        ("perpetual_chase_loses", c_uint16),
        ("check_outranks_chase", c_uint16),
        ("perpetual_kill_loses", c_uint16),
        ("mixed_offence_loses", c_uint16),
        ("graver_offence_loses", c_uint16),
        ("chase", c_uint16),
        ("no_progress_limit", c_uint16),
        ("no_progress_claim", c_uint16),
        ("counted_checks", c_uint16),
        ("dead_material", c_uint16),
        ("flag_needs_material", c_uint16),
        ("pad", c_uint16 * 3),
        ("reserved", c_uint64 * 4),
    ]


class duiyi_rule_choice(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("offset", c_uint32),
        ("least", c_uint16),
        ("most", c_uint16),
        ("has_never", c_uint16),
        ("pad", c_uint16),
        ("name", c_char * 32),
        ("values", c_char * 48),
    ]


class duiyi_clock_stage(Structure):
    _fields_ = [
        ("main_ms", c_uint32),
        ("increment_ms", c_uint32),
        ("delay_ms", c_uint32),
        ("byoyomi_ms", c_uint32),
        ("moves", c_uint16),
        ("periods", c_uint16),
    ]


class duiyi_clock_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("low_ms", c_uint32),
        ("stage_count", c_uint32 * 2),
        ("stages", (duiyi_clock_stage * DUIYI_CLOCK_STAGES_MAX) * 2),
    ]


class duiyi_game_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("rules", duiyi_rules),
        ("flags", c_uint32),
        ("reserve_plies", c_uint32),
        ("chess960_index", c_uint32),
        ("start_fen", c_char_p),
        ("start_fen_len", c_size_t),
        ("choices", POINTER(duiyi_rule_choices)),
        ("clock", POINTER(duiyi_clock_options)),
        ("without", duiyi_action),
        ("pad", c_uint32),
        ("reserved", c_uint64 * 3),
    ]


class duiyi_editor_fields(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("no_progress", c_uint16),
        ("full_move", c_uint16),
        ("side_to_move", duiyi_side),
        ("en_passant", duiyi_square),
        ("pad", c_uint8 * 2),
        ("castling", c_char * 8),
    ]


class duiyi_problem(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("cause", duiyi_fen_cause),
        ("field", duiyi_fen_field),
        ("square", duiyi_square),
        ("pad", c_uint8 * 3),
        ("message", c_char * 80),
    ]


class duiyi_state(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("outcome", duiyi_outcome),
        ("termination", duiyi_termination),
        ("flags", c_uint32),
        ("ply", c_uint32),
        ("redo_plies", c_uint32),
        ("full_move", c_uint32),
        ("legal_moves", c_uint32),
        ("repetitions", c_uint32),
        ("no_progress_plies", c_uint32),
        ("counted_plies", c_uint32),
        ("no_progress_limit", c_uint32),
        ("no_progress_claim", c_uint32),
        ("claims", duiyi_claim),
        ("offence", duiyi_offence),
        ("side_to_move", duiyi_side),
        ("king", duiyi_square * 2),
        ("offender", duiyi_side),
        ("actions", duiyi_action),
        ("checkers", duiyi_squares),
        ("hash", c_uint64),
        ("game_hash", c_uint64),
        ("draw_offer", duiyi_side),
        ("pad", c_uint8 * 7),
        ("reserved", c_uint64 * 3),
    ]


class duiyi_material(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("on_board", (c_uint8 * DUIYI_KINDS) * 2),
        ("captured", (c_uint8 * DUIYI_KINDS) * 2),
        ("balance", c_int32),
    ]


class duiyi_move_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("move", duiyi_move),
        ("flags", c_uint32),
        ("ply", c_uint32),
        ("side", duiyi_side),
        ("piece", duiyi_piece),
        ("placed", duiyi_piece),
        ("captured", duiyi_piece),
        ("from", duiyi_square),
        ("to", duiyi_square),
        ("captured_square", duiyi_square),
        ("rook_from", duiyi_square),
        ("rook_to", duiyi_square),
        ("pad", c_uint8 * 3),
    ]


class duiyi_targets(Structure):
    _fields_ = [
        ("quiet", duiyi_squares),
        ("capture", duiyi_squares),
        ("promote", duiyi_squares),
    ]


class duiyi_explanation(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reason", duiyi_reason),
        ("square_count", c_uint32),
        ("squares", duiyi_square * 8),
        ("move", duiyi_move),
    ]


class duiyi_evidence(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("offence", duiyi_offence),
        ("article", duiyi_article),
        ("repetitions", c_uint32),
        ("threat_count", c_uint32),
        ("offender", duiyi_side),
        ("pad", c_uint8 * 3),
        ("reference", c_char * 40),
        ("ply", c_uint32 * DUIYI_MAX_THREATS),
        ("hunter", duiyi_square * DUIYI_MAX_THREATS),
        ("victim", duiyi_square * DUIYI_MAX_THREATS),
    ]


class duiyi_clock(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("left_ms", c_uint32 * 2),
        ("delay_left_ms", c_uint32),
        ("moves_left", c_uint16 * 2),
        ("periods_left", c_uint16 * 2),
        ("stage", c_uint8 * 2),
        ("byoyomi", c_uint8 * 2),
        ("running", duiyi_side),
        ("pad", c_uint8 * 3),
    ]


class duiyi_event(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", duiyi_event_kind),
        ("move", duiyi_move),
        ("flags", c_uint32),
        ("ply", c_uint32),
        ("count", c_uint32),
        ("left_ms", c_uint32),
        ("outcome", duiyi_outcome),
        ("termination", duiyi_termination),
        ("offence", duiyi_offence),
        ("side", duiyi_side),
        ("piece", duiyi_piece),
        ("placed", duiyi_piece),
        ("captured", duiyi_piece),
        ("from", duiyi_square),
        ("to", duiyi_square),
        ("captured_square", duiyi_square),
        ("rook_from", duiyi_square),
        ("rook_to", duiyi_square),
        ("offender", duiyi_side),
        ("pad", c_uint8 * 2),
    ]


class duiyi_engine_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("max_ply", c_uint32),
        ("history_plies", c_uint32),
        ("lines", c_uint32),
        ("table_bytes", c_size_t),
        ("table_memory", c_void_p),
        ("reserved", c_uint64 * 4),
    ]


class duiyi_search_limits(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("level", c_uint32),
        ("seed", c_uint64),
        ("max_nodes", c_uint64),
        ("max_depth", c_uint32),
        ("lines", c_uint32),
        ("root_moves", POINTER(duiyi_move)),
        ("root_move_count", c_size_t),
        ("reserved", c_uint64 * 4),
    ]


class duiyi_search_report(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("state", duiyi_search_state),
        ("nodes", c_uint64),
        ("game_hash", c_uint64),
        ("depth", c_uint32),
        ("selective_depth", c_uint32),
        ("permille", c_uint32),
        ("score_kind", duiyi_score_kind),
        ("score", c_int32),
        ("best", duiyi_move),
        ("ponder", duiyi_move),
        ("pv_len", c_uint32),
        ("pv", duiyi_move * DUIYI_PV_MAX),
    ]


class duiyi_line(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("score_kind", duiyi_score_kind),
        ("score", c_int32),
        ("depth", c_uint32),
        ("pv_len", c_uint32),
        ("pv", duiyi_move * DUIYI_PV_MAX),
    ]


class duiyi_score_card_entry(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("level", c_uint32),
        ("outcome", duiyi_outcome),
        ("device", c_char_p),
        ("device_len", c_size_t),
        ("mode", c_char_p),
        ("mode_len", c_size_t),
        ("stake", c_uint64),
        ("win", c_uint64),
        ("draw", c_uint64),
        ("relief", c_uint64),
        ("side", duiyi_side),
        ("pad", c_uint8 * 7),
    ]


class duiyi_score_card_filter(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("variant", duiyi_variant),
        ("level", c_uint32),
        ("mode", c_char_p),
        ("mode_len", c_size_t),
    ]


class duiyi_tally(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("wins", c_uint32),
        ("losses", c_uint32),
        ("draws", c_uint32),
        ("points", c_uint64),
    ]


class duiyi_reader_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("format", duiyi_format),
        ("encoding", duiyi_encoding),
        ("reserved", c_uint64 * 2),
    ]


class duiyi_tree_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("variant", duiyi_variant),
        ("outcome", duiyi_outcome),
        ("nodes", c_uint32),
        ("main_end", c_uint32),
        ("tags", c_uint32),
    ]


class duiyi_tree_node(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("played", duiyi_move),
        ("parent", c_uint32),
        ("first_child", c_uint32),
        ("next_sibling", c_uint32),
        ("ply", c_uint32),
        ("notes", c_uint32),
    ]


class duiyi_merit(Structure):
    _fields_ = [
        ("kind", duiyi_merit_kind),
        ("count", c_uint32),
        ("offence", duiyi_offence),
        ("piece", duiyi_piece),
        ("square", duiyi_square),
        ("pad", c_uint8 * 2),
    ]


class duiyi_threats(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("mate", duiyi_move),
        ("attacked", duiyi_squares),
        ("hanging", duiyi_squares),
        ("attackers", duiyi_squares),
        ("checkers", duiyi_squares),
    ]


class duiyi_hint(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("best", duiyi_move),
        ("score_kind", duiyi_score_kind),
        ("score", c_int32),
        ("pv_len", c_uint32),
        ("merit_count", c_uint32),
        ("pv", duiyi_move * DUIYI_PV_MAX),
        ("merits", duiyi_merit * DUIYI_MAX_MERITS),
    ]


class duiyi_judgement(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("grade", duiyi_grade),
        ("played", duiyi_move),
        ("played_score_kind", duiyi_score_kind),
        ("played_score", c_int32),
        ("best", duiyi_move),
        ("best_score_kind", duiyi_score_kind),
        ("best_score", c_int32),
        ("lost", c_int32),
        ("chance_lost", c_int32),
        ("missed_mate", c_uint32),
        ("allowed_mate", c_uint32),
        ("played_pv_len", c_uint32),
        ("best_pv_len", c_uint32),
        ("merit_count", c_uint32),
        ("played_pv", duiyi_move * DUIYI_PV_MAX),
        ("best_pv", duiyi_move * DUIYI_PV_MAX),
        ("merits", duiyi_merit * DUIYI_MAX_MERITS),
    ]


class duiyi_puzzle_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("pad", c_uint32),
        ("max_nodes", c_uint64),
        ("table_bytes", c_uint64),
        ("reserved", c_uint64 * 2),
    ]


class duiyi_puzzle_report(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("state", duiyi_puzzle_state),
        ("moves_left", c_uint32),
        ("played", duiyi_move),
        ("reply", duiyi_move),
        ("mistakes", c_uint32),
        ("nodes", c_uint64),
    ]


class duiyi_seat(Structure):
    _fields_ = [
        ("kind", duiyi_seat_kind),
        ("level", c_uint32),
        ("pace", duiyi_pace),
        ("pad", c_uint32),
        ("seed", c_uint64),
    ]


class duiyi_table_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("seats", duiyi_seat * 2),
        ("hints", c_uint32),
        ("promotion", duiyi_kind),
        ("pad", c_uint8 * 3),
        ("engine", POINTER(duiyi_engine_options)),
        ("pad_2", c_size_t),
        ("reserved", c_uint64 * 4),
    ]


class duiyi_table_progress(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("moved", duiyi_move),
        ("permille", c_uint32),
        ("thinking", duiyi_side),
        ("hinting", c_uint8),
        ("pad", c_uint8 * 2),
    ]


class duiyi_answer(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", duiyi_answer_kind),
        ("targets", duiyi_targets),
        ("move", duiyi_move),
        ("ply", c_uint32),
        ("reason", duiyi_reason),
        ("square_count", c_uint32),
        ("squares", duiyi_square * 8),
        ("from", duiyi_square),
        ("to", duiyi_square),
        ("pad", c_uint8 * 2),
        ("kinds", c_uint32),
    ]


class duiyi_table_view(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("outcome", duiyi_outcome),
        ("termination", duiyi_termination),
        ("may", duiyi_may),
        ("hint", duiyi_move),
        ("hints_left", c_uint32),
        ("permille", c_uint32),
        ("promotion_kinds", c_uint32),
        ("targets", duiyi_targets),
        ("turn", duiyi_side),
        ("hand", duiyi_side),
        ("hand_free", c_uint8),
        ("selected", duiyi_square),
        ("dragged", duiyi_square),
        ("over", duiyi_square),
        ("last_from", duiyi_square),
        ("last_to", duiyi_square),
        ("check", duiyi_square),
        ("promotion_from", duiyi_square),
        ("promotion_to", duiyi_square),
        ("promotion_preset", duiyi_kind),
        ("thinking", duiyi_side),
        ("hinting", c_uint8),
        ("resign_asked", c_uint8),
        ("draw_offer", duiyi_side),
    ]


duiyi_progress_fn = CFUNCTYPE(c_int32, c_void_p, POINTER(duiyi_search_report))

AnyStruct = TypeVar("AnyStruct", bound=Structure)


def init(struct: type[AnyStruct]) -> AnyStruct:
    """DUIYI_INIT: all zero but struct_size."""
    value = struct()
    value.struct_size = sizeof(struct)
    return value


# == Functions: the result, then the arguments

_game = POINTER(duiyi_game)
_editor = POINTER(duiyi_editor)
_engine = POINTER(duiyi_engine)
_reader = POINTER(duiyi_reader)
_tree = POINTER(duiyi_tree)
_review = POINTER(duiyi_review)
_puzzle = POINTER(duiyi_puzzle)
_table = POINTER(duiyi_table)
_answer = POINTER(duiyi_answer)
error_pointer = POINTER(duiyi_error)
_info = POINTER(duiyi_move_info)
_report = POINTER(duiyi_search_report)
_text_in = (c_char_p, c_size_t)
_text_out = (POINTER(c_char), c_size_t, POINTER(c_size_t))

FUNCTIONS: dict[str, tuple[Any, ...]] = {
    # 1. Plain values
    "duiyi_status_name": (c_char_p, duiyi_status),
    # 2. Facts about the loaded library
    "duiyi_version": (c_uint32,),
    "duiyi_version_string": (c_char_p,),
    "duiyi_abi_version": (c_uint32,),
    "duiyi_engine_fingerprint": (c_uint64,),
    "duiyi_build_features": (c_char_p,),
    "duiyi_variant_board": (duiyi_status, duiyi_variant, POINTER(duiyi_board_info)),
    "duiyi_rules_get": (duiyi_status, duiyi_rules, POINTER(duiyi_rule_choices)),
    "duiyi_rules_describe": (duiyi_status, c_uint32, POINTER(duiyi_rule_choice)),
    # 3. A game's life
    "duiyi_game_create": (duiyi_status, POINTER(duiyi_game_options), POINTER(_game), error_pointer),
    "duiyi_game_clone": (duiyi_status, _game, POINTER(_game)),
    "duiyi_game_destroy": (None, _game),
    "duiyi_game_reset": (duiyi_status, _game),
    "duiyi_game_set_tag": (duiyi_status, _game, *_text_in, *_text_in, error_pointer),
    "duiyi_game_tag": (duiyi_status, _game, *_text_in, *_text_out),
    "duiyi_game_tag_name": (duiyi_status, _game, c_uint32, *_text_out),
    "duiyi_game_save_json": (duiyi_status, _game, *_text_out),
    "duiyi_game_load_json": (duiyi_status, *_text_in, POINTER(_game), error_pointer),
    "duiyi_game_replay_code": (duiyi_status, _game, POINTER(c_uint64), *_text_out),
    "duiyi_game_load_replay_code": (
        duiyi_status,
        *_text_in,
        POINTER(_game),
        POINTER(c_uint64),
        error_pointer,
    ),
    "duiyi_editor_create": (duiyi_status, duiyi_variant, POINTER(_editor)),
    "duiyi_editor_of_game": (duiyi_status, _game, POINTER(_editor)),
    "duiyi_editor_destroy": (None, _editor),
    "duiyi_editor_put": (duiyi_status, _editor, duiyi_square, duiyi_piece),
    "duiyi_editor_board": (duiyi_status, _editor, POINTER(duiyi_piece), c_size_t),
    "duiyi_editor_clear": (duiyi_status, _editor),
    "duiyi_editor_get_fields": (duiyi_status, _editor, POINTER(duiyi_editor_fields)),
    "duiyi_editor_set_fields": (duiyi_status, _editor, POINTER(duiyi_editor_fields)),
    "duiyi_editor_fen": (duiyi_status, _editor, *_text_out),
    "duiyi_editor_check": (duiyi_status, _editor, POINTER(duiyi_problem)),
    "duiyi_editor_start_game": (
        duiyi_status,
        _editor,
        POINTER(duiyi_game_options),
        POINTER(_game),
        error_pointer,
    ),
    # 4. Looking at a game
    "duiyi_game_state": (duiyi_status, _game, POINTER(duiyi_state)),
    "duiyi_game_board": (duiyi_status, _game, POINTER(duiyi_piece), c_size_t),
    "duiyi_game_fen": (duiyi_status, _game, *_text_out),
    "duiyi_game_material": (duiyi_status, _game, POINTER(duiyi_material)),
    "duiyi_game_attacked": (duiyi_status, _game, duiyi_side, POINTER(duiyi_squares)),
    "duiyi_game_legal_moves": (
        duiyi_status,
        _game,
        POINTER(duiyi_move),
        c_uint32,
        POINTER(c_uint32),
    ),
    "duiyi_game_targets": (duiyi_status, _game, duiyi_square, POINTER(duiyi_targets)),
    "duiyi_game_is_legal": (duiyi_status, _game, duiyi_move),
    "duiyi_game_preview": (duiyi_status, _game, duiyi_move, _info),
    "duiyi_game_explain": (
        duiyi_status,
        _game,
        duiyi_square,
        duiyi_square,
        duiyi_kind,
        POINTER(duiyi_explanation),
    ),
    "duiyi_game_explain_piece": (duiyi_status, _game, duiyi_square, POINTER(duiyi_explanation)),
    "duiyi_game_evidence": (duiyi_status, _game, POINTER(duiyi_evidence)),
    "duiyi_game_parse_move": (
        duiyi_status,
        _game,
        *_text_in,
        duiyi_notation,
        POINTER(duiyi_move),
        error_pointer,
    ),
    "duiyi_game_format_move": (duiyi_status, _game, duiyi_move, duiyi_notation, *_text_out),
    "duiyi_game_history": (duiyi_status, _game, c_uint32, _info),
    "duiyi_game_history_text": (duiyi_status, _game, c_uint32, duiyi_notation, *_text_out),
    "duiyi_game_fen_at": (duiyi_status, _game, c_uint32, *_text_out),
    "duiyi_game_board_at": (duiyi_status, _game, c_uint32, POINTER(duiyi_piece), c_size_t),
    "duiyi_game_material_at": (duiyi_status, _game, c_uint32, POINTER(duiyi_material)),
    "duiyi_game_changed_since": (duiyi_status, _game, c_uint32, POINTER(duiyi_squares)),
    # 5. Playing
    "duiyi_game_play": (duiyi_status, _game, duiyi_move, _info, error_pointer),
    "duiyi_game_play_squares": (
        duiyi_status,
        _game,
        duiyi_square,
        duiyi_square,
        duiyi_kind,
        _info,
        error_pointer,
    ),
    "duiyi_game_play_text": (duiyi_status, _game, *_text_in, duiyi_notation, _info, error_pointer),
    "duiyi_game_undo": (duiyi_status, _game, _info, error_pointer),
    "duiyi_game_redo": (duiyi_status, _game, _info, error_pointer),
    "duiyi_game_goto": (duiyi_status, _game, c_uint32, error_pointer),
    "duiyi_game_offer_draw": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_accept_draw": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_decline_draw": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_agree_draw": (duiyi_status, _game, error_pointer),
    "duiyi_game_resign": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_claim_draw": (duiyi_status, _game, duiyi_claim, duiyi_move, error_pointer),
    "duiyi_game_flag": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_forfeit": (duiyi_status, _game, duiyi_side, error_pointer),
    "duiyi_game_abandon": (duiyi_status, _game, error_pointer),
    "duiyi_game_adjudicate": (duiyi_status, _game, duiyi_outcome, duiyi_termination, error_pointer),
    "duiyi_game_clock": (duiyi_status, _game, POINTER(duiyi_clock)),
    "duiyi_game_clock_options": (duiyi_status, _game, POINTER(duiyi_clock_options)),
    "duiyi_game_start_clock": (duiyi_status, _game, c_uint64),
    "duiyi_game_pause_clock": (duiyi_status, _game, c_uint64),
    "duiyi_game_tick": (duiyi_status, _game, c_uint64),
    "duiyi_game_next_event": (duiyi_status, _game, POINTER(duiyi_event)),
    "duiyi_game_dropped_events": (duiyi_status, _game, POINTER(c_uint32)),
    # 6. Thinking
    "duiyi_engine_create": (
        duiyi_status,
        POINTER(duiyi_engine_options),
        POINTER(_engine),
        error_pointer,
    ),
    "duiyi_engine_destroy": (None, _engine),
    "duiyi_engine_bytes": (c_size_t, _engine),
    "duiyi_engine_clear": (duiyi_status, _engine),
    "duiyi_search_begin": (
        duiyi_status,
        _engine,
        _game,
        POINTER(duiyi_search_limits),
        error_pointer,
    ),
    "duiyi_search_step": (duiyi_status, _engine, c_uint32, _report),
    "duiyi_search_run": (duiyi_status, _engine, duiyi_progress_fn, c_void_p, _report),
    "duiyi_search_stop": (None, _engine),
    "duiyi_search_report_get": (duiyi_status, _engine, _report),
    "duiyi_search_line": (duiyi_status, _engine, c_uint32, POINTER(duiyi_line)),
    "duiyi_engine_move": (
        duiyi_status,
        _engine,
        _game,
        c_uint32,
        c_uint64,
        POINTER(duiyi_move),
        error_pointer,
    ),
    "duiyi_engine_evaluate": (duiyi_status, _engine, _game, POINTER(c_int32)),
    # 7. Score cards
    "duiyi_score_card_record": (
        duiyi_status,
        *_text_in,
        POINTER(duiyi_score_card_entry),
        *_text_out,
        POINTER(c_uint32),
        error_pointer,
    ),
    "duiyi_score_card_merge": (duiyi_status, *_text_in, *_text_in, *_text_out, error_pointer),
    "duiyi_score_card_tally": (
        duiyi_status,
        *_text_in,
        POINTER(duiyi_score_card_filter),
        POINTER(duiyi_tally),
        error_pointer,
    ),
    # 8. Words
    "duiyi_text": (duiyi_status, duiyi_text_family, c_uint32, duiyi_language, *_text_out),
    "duiyi_game_verdict_text": (duiyi_status, _game, duiyi_language, *_text_out),
    "duiyi_game_refusal_text": (
        duiyi_status,
        _game,
        duiyi_square,
        duiyi_square,
        duiyi_kind,
        duiyi_language,
        *_text_out,
    ),
    "duiyi_game_evidence_text": (duiyi_status, _game, duiyi_language, *_text_out),
    "duiyi_game_event_text": (
        duiyi_status,
        _game,
        POINTER(duiyi_event),
        duiyi_language,
        *_text_out,
    ),
    # 9. Files
    "duiyi_reader_create": (duiyi_status, POINTER(duiyi_reader_options), POINTER(_reader)),
    "duiyi_reader_destroy": (None, _reader),
    "duiyi_reader_feed": (duiyi_status, _reader, *_text_in),
    "duiyi_reader_finish": (duiyi_status, _reader),
    "duiyi_reader_next_game": (duiyi_status, _reader, POINTER(_game), error_pointer),
    "duiyi_reader_next_tree": (duiyi_status, _reader, POINTER(_tree), error_pointer),
    "duiyi_tree_destroy": (None, _tree),
    "duiyi_tree_info_get": (duiyi_status, _tree, POINTER(duiyi_tree_info)),
    "duiyi_tree_node_get": (duiyi_status, _tree, c_uint32, POINTER(duiyi_tree_node)),
    "duiyi_tree_note": (
        duiyi_status,
        _tree,
        c_uint32,
        c_uint32,
        POINTER(duiyi_note),
        *_text_out,
    ),
    "duiyi_tree_move_text": (duiyi_status, _tree, c_uint32, duiyi_notation, *_text_out),
    "duiyi_tree_start_fen": (duiyi_status, _tree, *_text_out),
    "duiyi_tree_tag": (duiyi_status, _tree, *_text_in, *_text_out),
    "duiyi_tree_tag_name": (duiyi_status, _tree, c_uint32, *_text_out),
    "duiyi_tree_save_pgn": (duiyi_status, _tree, duiyi_notation, *_text_out),
    "duiyi_tree_game": (duiyi_status, _tree, c_uint32, POINTER(_game), error_pointer),
    "duiyi_game_load_pgn": (duiyi_status, *_text_in, c_uint32, POINTER(_game), error_pointer),
    "duiyi_game_save_pgn": (duiyi_status, _game, duiyi_notation, *_text_out),
    # 10. Advice
    "duiyi_game_threats": (duiyi_status, _game, duiyi_side, POINTER(duiyi_threats)),
    "duiyi_hint_begin": (duiyi_status, _engine, _game, c_uint64, error_pointer),
    "duiyi_hint_get": (duiyi_status, _engine, _game, POINTER(duiyi_hint), error_pointer),
    "duiyi_merit_text": (
        duiyi_status,
        POINTER(duiyi_merit),
        duiyi_variant,
        duiyi_language,
        *_text_out,
    ),
    "duiyi_review_create": (
        duiyi_status,
        _game,
        c_uint32,
        c_uint64,
        POINTER(_review),
        error_pointer,
    ),
    "duiyi_review_destroy": (None, _review),
    "duiyi_review_step": (
        duiyi_status,
        _review,
        _engine,
        c_uint32,
        POINTER(duiyi_search_state),
        error_pointer,
    ),
    "duiyi_review_judgement": (duiyi_status, _review, POINTER(duiyi_judgement)),
    "duiyi_puzzle_create": (
        duiyi_status,
        _game,
        c_uint32,
        POINTER(duiyi_puzzle_options),
        POINTER(_puzzle),
        error_pointer,
    ),
    "duiyi_puzzle_destroy": (None, _puzzle),
    "duiyi_puzzle_play": (duiyi_status, _puzzle, duiyi_move, error_pointer),
    "duiyi_puzzle_step": (duiyi_status, _puzzle, c_uint32, POINTER(duiyi_puzzle_report)),
    "duiyi_puzzle_report_get": (duiyi_status, _puzzle, POINTER(duiyi_puzzle_report)),
    "duiyi_puzzle_text": (duiyi_status, _puzzle, duiyi_language, *_text_out),
    "duiyi_manners_after": (
        duiyi_status,
        duiyi_manners,
        duiyi_score_kind,
        c_int32,
        c_uint32,
        POINTER(duiyi_manners),
    ),
    "duiyi_manners_declined": (duiyi_status, duiyi_manners, POINTER(duiyi_manners)),
    "duiyi_manners_conduct": (
        duiyi_status,
        duiyi_manners,
        duiyi_conduct,
        c_uint32,
        POINTER(duiyi_conduct),
    ),
    # 11. The table
    "duiyi_table_create": (
        duiyi_status,
        POINTER(duiyi_game_options),
        POINTER(duiyi_table_options),
        POINTER(_table),
        error_pointer,
    ),
    "duiyi_table_destroy": (None, _table),
    "duiyi_table_game": (_game, _table),
    "duiyi_table_new_game": (duiyi_status, _table, POINTER(duiyi_game_options), error_pointer),
    "duiyi_table_set_seat": (duiyi_status, _table, duiyi_side, POINTER(duiyi_seat), error_pointer),
    "duiyi_table_seat": (duiyi_status, _table, duiyi_side, POINTER(duiyi_seat)),
    "duiyi_table_set_promotion": (duiyi_status, _table, duiyi_kind, error_pointer),
    "duiyi_table_advance": (
        duiyi_status,
        _table,
        c_uint64,
        c_uint32,
        POINTER(duiyi_table_progress),
    ),
    "duiyi_table_next_event": (duiyi_status, _table, POINTER(duiyi_event)),
    "duiyi_table_save_json": (duiyi_status, _table, *_text_out),
    "duiyi_table_load_json": (
        duiyi_status,
        *_text_in,
        POINTER(duiyi_table_options),
        POINTER(_table),
        error_pointer,
    ),
    "duiyi_table_click": (duiyi_status, _table, duiyi_square, _answer),
    "duiyi_table_press": (duiyi_status, _table, duiyi_square, _answer),
    "duiyi_table_drag": (duiyi_status, _table, duiyi_square),
    "duiyi_table_drop": (duiyi_status, _table, duiyi_square, _answer),
    "duiyi_table_promote": (duiyi_status, _table, duiyi_kind, _answer),
    "duiyi_table_cancel": (duiyi_status, _table),
    "duiyi_table_view_get": (duiyi_status, _table, POINTER(duiyi_table_view)),
    "duiyi_table_hint": (duiyi_status, _table, error_pointer),
    "duiyi_table_undo_turn": (duiyi_status, _table, error_pointer),
    "duiyi_table_redo_turn": (duiyi_status, _table, error_pointer),
    "duiyi_table_ask_resign": (duiyi_status, _table, error_pointer),
    "duiyi_table_resign": (duiyi_status, _table, error_pointer),
    "duiyi_table_offer_draw": (duiyi_status, _table, error_pointer),
    "duiyi_table_accept_draw": (duiyi_status, _table, error_pointer),
    "duiyi_table_decline_draw": (duiyi_status, _table, error_pointer),
}

lib = open_library(DUIYI_ABI_VERSION, FUNCTIONS)
