"""Chess and xiangqi for Python: the rules of both, a game being played, and an opponent.

>>> from duiyi import Engine, Game
>>> game = Game("xiangqi")
>>> game.explain("b0", "d1").reason  # why may the horse not go there?
<Reason.HORSE_LEG: 64>
>>> info = game.play("h2e2")
>>> answer = Engine().choose(game, level="easy", seed=1)
>>> answer in game
True

Names and meanings are those of the C header, include/duiyi.h; what fails raises a DuiyiError.
"""

from ._ffi import lib as _lib
from ._library import LibraryError
from .advice import Hint, Judgement, Manners, Merit, Puzzle, PuzzleReport, Review, Threats
from .board import BoardInfo, Piece, Square, SquareLike, Squares, variant_board
from .clock import Clock, ClockLike, ClockOptions, SideClock, Stage, TimeControl
from .codes import (
    Action,
    AnswerKind,
    Article,
    Claim,
    Conduct,
    Encoding,
    EventKind,
    FenCause,
    FenField,
    Format,
    Grade,
    Kind,
    Language,
    Level,
    May,
    MeritKind,
    MoveFlag,
    Notation,
    NoteKind,
    Offence,
    Outcome,
    Pace,
    PuzzleState,
    Reason,
    Rules,
    ScoreKind,
    SearchState,
    SeatKind,
    Side,
    StateFlag,
    Status,
    Termination,
    TextFamily,
    Variant,
)
from .editor import Editor, EditorFields, Problem
from .engine import Engine, Limits, Line, Report
from .errors import (
    AmbiguousMoveError,
    ArgumentError,
    CallError,
    ClosedError,
    DuiyiError,
    FenError,
    IllegalMoveError,
    JsonError,
    MachineError,
    NewerFileError,
    NotationError,
    OutOfMemoryError,
    PanicError,
    PgnError,
    PromotionRequiredError,
    RefusalError,
    ReplayCodeError,
    StateError,
    TextError,
    UnsupportedError,
)
from .events import Event
from .files import FileReader, GameReader, TreeReader, read_pgn, read_text, read_trees
from .game import Game
from .moves import Explanation, LegalMoves, Move, MoveInfo, MoveLike, Targets
from .rules import ChoiceValue, Evidence, RuleChoice, Threat, rules_describe, rules_get
from .score_card import ScoreCard, Stakes, Tally
from .session import ActionsLike
from .state import Material, State
from .table import Answer, Progress, Seat, Table, View
from .tree import GameTree, Node, Note
from .words import LanguageLike, text

#: The version of the loaded library, which may be newer than this package.
library_version: str = _lib.duiyi_version_string().decode()
#: Its optional parts: "std"; "json" if it has saved games and score cards; "words" for texts;
#: "files" for files of games, "encodings" for Chinese ones of them.
library_features: tuple[str, ...] = tuple(_lib.duiyi_build_features().decode().split())
#: Changes whenever its opponent may answer differently: keep it with recorded games.
engine_fingerprint: int = _lib.duiyi_engine_fingerprint()

__all__ = [
    "Action",
    "ActionsLike",
    "AmbiguousMoveError",
    "Answer",
    "AnswerKind",
    "ArgumentError",
    "Article",
    "BoardInfo",
    "CallError",
    "ChoiceValue",
    "Claim",
    "Clock",
    "ClockLike",
    "ClockOptions",
    "ClosedError",
    "Conduct",
    "DuiyiError",
    "Editor",
    "EditorFields",
    "Encoding",
    "Engine",
    "Event",
    "EventKind",
    "Evidence",
    "Explanation",
    "FenCause",
    "FenError",
    "FenField",
    "FileReader",
    "Format",
    "Game",
    "GameReader",
    "GameTree",
    "Grade",
    "Hint",
    "IllegalMoveError",
    "JsonError",
    "Judgement",
    "Kind",
    "Language",
    "LanguageLike",
    "LegalMoves",
    "Level",
    "LibraryError",
    "Limits",
    "Line",
    "MachineError",
    "Manners",
    "Material",
    "May",
    "Merit",
    "MeritKind",
    "Move",
    "MoveFlag",
    "MoveInfo",
    "MoveLike",
    "NewerFileError",
    "Node",
    "Notation",
    "NotationError",
    "Note",
    "NoteKind",
    "Offence",
    "OutOfMemoryError",
    "Outcome",
    "Pace",
    "PanicError",
    "PgnError",
    "Piece",
    "Problem",
    "Progress",
    "PromotionRequiredError",
    "Puzzle",
    "PuzzleReport",
    "PuzzleState",
    "Reason",
    "RefusalError",
    "ReplayCodeError",
    "Report",
    "Review",
    "RuleChoice",
    "Rules",
    "ScoreCard",
    "ScoreKind",
    "SearchState",
    "Seat",
    "SeatKind",
    "Side",
    "SideClock",
    "Square",
    "SquareLike",
    "Squares",
    "Stage",
    "Stakes",
    "State",
    "StateError",
    "StateFlag",
    "Status",
    "Table",
    "Tally",
    "Targets",
    "Termination",
    "TextError",
    "TextFamily",
    "Threat",
    "Threats",
    "TimeControl",
    "TreeReader",
    "UnsupportedError",
    "Variant",
    "View",
    "engine_fingerprint",
    "library_features",
    "library_version",
    "read_pgn",
    "read_text",
    "read_trees",
    "rules_describe",
    "rules_get",
    "text",
    "variant_board",
]
