"""The codes of the C header as enums, under its names: DUIYI_VARIANT_CHESS is Variant.CHESS."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Code(IntEnum):
    """A code, which may be newer than this package.

    >>> Reason(71), Reason(9999)
    (<Reason.GENERALS_FACE: 71>, <Reason.UNKNOWN_9999: 9999>)
    """

    @classmethod
    def _missing_(cls, value: object) -> Code | None:
        if not isinstance(value, int):
            return None
        unknown = int.__new__(cls, value)
        unknown._name_ = f"UNKNOWN_{value}"
        unknown._value_ = value
        # Remembered as Enum remembers its own, so that equal codes are the same object.
        cls._value2member_map_[value] = unknown
        return unknown


class Variant(Code):
    """Which game is played."""

    CHESS = 1
    """International chess by the FIDE laws."""
    CHESS960 = 2
    """Chess from any of 960 starts."""
    XIANGQI = 3
    """Xiangqi, Chinese chess."""


class Rules(Code):
    """A named set of the choices on which rule books and sites differ."""

    DEFAULT = 0
    """The default of the variant: CHESS_CASUAL, XIANGQI_SIMPLE."""
    CHESS_CASUAL = 1
    """Chess as friends play it: threefold repetition, 50 moves without progress and dead material
    end the game by themselves."""
    CHESS_FIDE = 2
    """Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold repetition
    and 75 moves by themselves."""
    XIANGQI_FREE = 16
    """Xiangqi without a judge: no repetition and no move limit ends the game."""
    XIANGQI_SIMPLE = 17
    """Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold
    repetition is a draw; so are 60 moves each without a capture."""
    XIANGQI_CLUB = 18
    """Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves each without a
    capture are a draw."""
    XIANGQI_AXF = 19
    """Xiangqi by the rules of the Asian federation."""
    XIANGQI_WXF = 20
    """Xiangqi by the rules of the world federation, edition of 2018: an offence loses when the
    position stands for the third time, a plain repetition is a draw at the fourth."""
    XIANGQI_CXA = 21
    """Xiangqi by the rules of the Chinese association, where perpetual kill and mixed offences
    lose, too. They follow the edition of 2020 as far as it is known second-hand."""


class Side(Code):
    """A player. Red, the first side of xiangqi, is the same as white."""

    WHITE = 0
    """Moves first."""
    RED = 0
    """Moves first in xiangqi: the same value as white."""
    BLACK = 1
    """Moves second."""


class Kind(Code):
    """What a piece is. The kinds of xiangqi have numbers of their own."""

    NONE = 0
    PAWN = 1
    KNIGHT = 2
    BISHOP = 3
    ROOK = 4
    QUEEN = 5
    KING = 6
    SOLDIER = 7
    HORSE = 8
    ELEPHANT = 9
    CHARIOT = 10
    CANNON = 11
    ADVISOR = 12
    GENERAL = 13


class Notation(Code):
    """How moves are written."""

    AUTO = 0
    """Reads all of the game's notations but UCI_1, since no text has two meanings in them; writes
    SAN, and in xiangqi simplified Chinese."""
    UCI = 1
    """e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2."""
    UCI_1 = 2
    """Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI."""
    SAN = 3
    """Chess: Nf3, exd8=Q#, O-O, strict out; read as people write it. In xiangqi WXF is meant."""
    LAN = 4
    """Chess: Ng1-f3, e7xd8=Q#. Read like SAN; in xiangqi WXF is meant."""
    FIGURINE = 5
    """Chess: SAN with chess symbols for the letters. Read like SAN; in xiangqi WXF is meant."""
    ICCS = 6
    """Xiangqi H2-E2. In chess the same letters and dash."""
    WXF = 7
    """Xiangqi: C2=5, H8+7, C-+1; tandem soldiers also by place and file, 24=5. In chess SAN is
    meant."""
    CHINESE = 8
    """Xiangqi in simplified Chinese: 炮二平五, 马８进７. Soldiers on one file are 前 and 后,
    three of them 前 中 后; more, and pairs on two files, are counted from the right and from the
    front: 一 to 五. Every school is read. In chess SAN is meant."""
    CHINESE_TRADITIONAL = 9
    """Xiangqi in traditional Chinese: 炮二平五, 馬８進７."""


class Outcome(Code):
    """How a game stands."""

    ONGOING = 0
    """It goes on."""
    WHITE_WINS = 1
    """White (red) has won."""
    BLACK_WINS = 2
    """Black has won."""
    DRAW = 3
    """Nobody has won."""
    ABANDONED = 4
    """Nobody went on with it."""


class Termination(Code):
    """Why a game ended. Who has won by it, the outcome says."""

    NONE = 0
    """It goes on."""
    CHECKMATE = 1
    """No legal move, in check."""
    STALEMATE = 2
    """No legal move, not in check: a draw in chess, a loss in xiangqi."""
    INSUFFICIENT_MATERIAL = 3
    """Neither side has the men to win."""
    REPETITION = 4
    """The position stood too often."""
    FIVEFOLD_REPETITION = 5
    """The position stood for the fifth time (FIDE 9.6.1)."""
    NO_PROGRESS_CLAIM = 6
    """50 moves without a capture or pawn move, claimed (FIDE 9.3)."""
    NO_PROGRESS = 7
    """Too long without progress (chess: a capture or pawn move; xiangqi: a capture)."""
    PERPETUAL_CHECK = 8
    """One side gave check with every move of a repetition, and loses."""
    PERPETUAL_CHASE = 9
    """One side chased with every move of a repetition, and loses."""
    MUTUAL_PERPETUAL = 10
    """Both sides offended alike."""
    RESIGNATION = 11
    """A player gave up."""
    TIME = 12
    """A flag fell."""
    TIME_NO_MATERIAL = 13
    """A flag fell, but the other side could not give mate: a draw."""
    AGREEMENT = 14
    """The players agreed on a draw."""
    ADJUDICATION = 15
    """Somebody outside the game decided."""
    PERPETUAL_KILL = 16
    """One side threatened mate with every move of a repetition, and loses."""
    MIXED_OFFENCE = 17
    """One side checked, threatened mate and chased in turn, and loses."""
    REPETITION_CLAIM = 18
    """A repetition, claimed (FIDE 9.2)."""
    FORFEIT = 19
    """A player has gone, and loses."""


class Offence(Code):
    """What one side does with every move of a repetition, and loses by."""

    NONE = 0
    PERPETUAL_CHECK = 1
    """It gives check."""
    PERPETUAL_CHASE = 2
    """It chases: it newly threatens to take something at a gain."""
    PERPETUAL_KILL = 3
    """It threatens mate."""
    MIXED = 4
    """It checks, threatens mate and chases in turn, and no move is idle."""


class Article(Code):
    """The article of the rule books that a threat falls under."""

    NONE = 0
    CHECK = 1
    """The general is attacked."""
    UNPROTECTED = 2
    """A man is attacked that nothing protects."""
    CHARIOT_BY_LESSER = 3
    """A chariot is attacked by a horse or cannon, protected or not."""
    CANNOT_TAKE_BACK = 4
    """A man of the hunter's own kind is attacked that cannot take back."""
    EXCHANGE = 5
    """The full exchange on the victim's point wins material."""
    KILL = 6
    """Mate is threatened."""
    BEHIND_CHECK = 7
    """A check would win material."""
    MIXED = 8
    """Check, threat of mate and chase in turn."""


class Reason(Code):
    """Why a move is refused; what the squares beside it are."""

    LEGAL = 0
    """The move is legal."""
    GAME_OVER = 1
    """The game has ended."""
    OFF_BOARD = 2
    """A square is not on the board."""
    EMPTY_SQUARE = 3
    """Nothing stands on the first square."""
    NOT_YOUR_PIECE = 4
    """The piece belongs to the other side."""
    SAME_SQUARE = 5
    """Both squares are the same."""
    OWN_PIECE_THERE = 6
    """The mover's own piece stands on the target."""
    PIECE_GEOMETRY = 7
    """This piece never moves like that."""
    PATH_BLOCKED = 8
    """Something stands in the way; squares: the blockers, nearest first."""
    LEAVES_CHECK = 9
    """The side is in check and would stay in it; squares: the checkers."""
    INTO_CHECK = 10
    """The king or general would step into an attack; squares: the attackers."""
    PINNED = 11
    """Moving the piece would uncover its king; squares: the pinning pieces."""
    PROMOTION_REQUIRED = 12
    """Legal, but say first what the pawn becomes."""
    PROMOTION_BAD = 13
    """A promotion was named where there is none, or to a kind no pawn becomes."""
    NO_SUCH_PIECE = 14
    """A move text names a piece that the side to move does not have, or not where the text says."""
    PAWN_NO_CAPTURE = 32
    """A pawn takes only diagonally, and there is nothing to take; or it cannot take straight on
    (squares: the piece in front of it)."""
    PAWN_BLOCKED = 33
    """The pawn's way is blocked; squares: the blocker."""
    PAWN_DOUBLE_STEP = 34
    """A pawn goes two squares only from its first square."""
    EN_PASSANT_GONE = 35
    """En passant was possible only right after the double step; squares: the pawn."""
    CASTLE_MOVED = 36
    """King or rook has moved."""
    CASTLE_BLOCKED = 37
    """A piece stands between; squares: the pieces."""
    CASTLE_IN_CHECK = 38
    """No castling out of check; squares: the checkers."""
    CASTLE_THROUGH_CHECK = 39
    """The king would cross an attacked square; squares: the attackers of the first one."""
    CASTLE_INTO_CHECK = 40
    """The king would end in check; squares: the attackers."""
    CASTLE_NO_ROOK = 41
    """There is no rook to castle with."""
    HORSE_LEG = 64
    """A piece stands at the horse's leg; squares: that piece."""
    ELEPHANT_EYE = 65
    """A piece stands at the elephant's eye; squares: that piece."""
    ELEPHANT_RIVER = 66
    """Elephants do not cross the river."""
    PALACE = 67
    """General and advisors do not leave the palace."""
    CANNON_NO_SCREEN = 68
    """A cannon needs exactly one piece to jump over when it takes, and there is none."""
    SOLDIER_BACK = 69
    """Soldiers never go back."""
    SOLDIER_SIDEWAYS = 70
    """Soldiers go sideways only after the river."""
    GENERALS_FACE = 71
    """The generals would face each other on an open file; squares: the other general."""
    CANNON_MANY_SCREENS = 72
    """More than one piece stands between cannon and target; squares: the pieces."""
    PERPETUAL_CHECK = 96
    """It would lose by a repetition with a check in every move, and this game leaves such out."""
    PERPETUAL_CHASE = 97
    """The same with a chase (or a threat of mate) in every move."""


class EventKind(Code):
    """What an event tells, and in which of its fields; the others are None."""

    NONE = 0
    """No event waits."""
    MOVED = 1
    """A move was played: all the fields of a MoveInfo."""
    CAPTURED = 2
    """It took a man: captured and, where it stood, captured_square."""
    CASTLED = 3
    """It castled: the rook's way, rook_from and rook_to."""
    PROMOTED = 4
    """A pawn has become something else: placed, on to_square."""
    CHECK = 5
    """side is in check, with its king or general on to_square."""
    REPEATED = 6
    """The position has come again, count times in all, under rules that judge repetitions: the
    warning. offender would lose by going on, and by what, offence says; none, if nobody
    offends."""
    OFFERED = 7
    """side has offered a draw."""
    DECLINED = 8
    """side has declined the other's offer; by a move, too."""
    CLOCK_LOW = 9
    """All the time that side has left, left_ms, has fallen to ClockOptions.low_ms."""
    UNDONE = 10
    """A move was taken back: the fields of a MoveInfo, to be played backwards."""
    REDONE = 11
    """A move was played again: the fields of a MoveInfo."""
    ENDED = 12
    """The game has ended: outcome and termination."""
    THINKING_BEGAN = 13
    """At a table: the opponent of side begins to think."""
    THINKING_ENDED = 14
    """At a table: it no longer thinks. It has moved, or its thought was dropped."""
    HINT_READY = 15
    """At a table: the hint is there, move."""
    HINT_NONE = 16
    """At a table: the hint that was asked for does not come, since its position is gone."""


class FenCause(Code):
    """What is wrong with a position that is set up or read."""

    NONE = 0
    """Nothing."""
    MISSING = 1
    """The text ends too early."""
    BAD_CHARACTER = 2
    """This character does not belong here."""
    RANK_TOO_LONG = 3
    """A rank has too many squares."""
    RANK_TOO_SHORT = 4
    """A rank has too few squares."""
    TOO_MANY_RANKS = 5
    """There are too many ranks."""
    TOO_FEW_RANKS = 6
    """There are too few ranks."""
    NO_KING = 7
    """A side has no king."""
    TOO_MANY_KINGS = 8
    """A side has more than one king."""
    TOO_MANY_MEN = 9
    """A side has more men than a set can give."""
    PAWN_ON_EDGE = 10
    """A pawn stands on the first or last rank."""
    GENERAL_OUTSIDE_PALACE = 11
    """The general stands outside its palace."""
    IMPOSSIBLE_POINT = 12
    """No game can bring this man to this point (but an arrangement can)."""
    GENERALS_FACE = 13
    """The generals face each other."""
    OPPONENT_IN_CHECK = 14
    """The side not to move is in check."""
    NO_CASTLING_ROOK = 15
    """The king has no such castling rook."""
    IMPOSSIBLE_EN_PASSANT = 16
    """No pawn can have just passed this square."""
    BAD_NUMBER = 17
    """The number is out of range."""
    TRAILING_TEXT = 18
    """There is more text than a FEN has."""


class FenField(Code):
    """In what it is wrong: the fields of a FEN."""

    NONE = 0
    """In none."""
    BOARD = 1
    """The men."""
    SIDE = 2
    """Whose move it is."""
    CASTLING = 3
    """The castling rights."""
    EN_PASSANT = 4
    """The square that a pawn has just passed."""
    NO_PROGRESS = 5
    """The plies without progress."""
    FULL_MOVE = 6
    """The number of the full move."""
    END = 7
    """Text behind the last field."""


class Level(Code):
    """How strong the opponent plays. All numbers from MIN to MAX are levels."""

    FULL = 0
    """Full strength."""
    MIN = 1
    """The weakest level."""
    EASY = 2
    NORMAL = 5
    HARD = 8
    MAX = 10
    """The strongest level below full strength."""


class ScoreKind(Code):
    """How to read a score."""

    NONE = 0
    """There is none yet."""
    CENTIPAWNS = 1
    """Hundredths of a pawn (in xiangqi: of a soldier on its own bank)."""
    MATE_IN = 2
    """The side to move mates in so many moves; negative: it is mated."""


class SearchState(Code):
    """How a search stands."""

    IDLE = 0
    """None was begun."""
    RUNNING = 1
    """There is more to search: step on."""
    DONE = 2
    """It came to its end."""
    STOPPED = 3
    """It was stopped; the best move so far is still there."""


class MeritKind(Code):
    """What speaks for a move."""

    NONE = 0
    """Nothing."""
    ONLY_MOVE = 1
    """No other move is legal."""
    MATES = 2
    """It mates by force in so many moves."""
    AVOIDS_OFFENCE = 3
    """Another move would lose the game at once by a repetition."""
    ANSWERS_CHECK = 4
    """It answers the check of the piece."""
    ANSWERS_MATE = 5
    """The other side threatened to mate at once, and then no longer does."""
    WINS = 6
    """It takes the piece for nothing."""
    WINS_LATER = 7
    """The piece is taken later in the expected line, which wins no less than it counts."""
    SAVES = 8
    """The piece would have been lost, and now would not be."""
    PROMOTES = 9
    """The pawn becomes the piece."""
    CHECKS = 10
    """It gives check."""
    THREATENS_MATE = 11
    """It threatens to mate with the next move."""
    THREATENS = 12
    """It threatens to win the piece."""
    TAKES = 13
    """It takes the piece, but not for nothing."""
    CASTLES = 14
    """It castles."""
    DEVELOPS = 15
    """In the opening it brings the piece from its first rank into the game."""


class Grade(Code):
    """How grave a move is, by the winning chance that it gives away."""

    FINE = 1
    """As good as the best, or nearly."""
    INACCURACY = 2
    """It costs what 0.3 pawns are worth in an even position."""
    MISTAKE = 3
    """It costs what 0.9 pawns are worth there."""
    BLUNDER = 4
    """It costs what 2 pawns are worth there."""


class PuzzleState(Code):
    """How a puzzle stands."""

    THINKING = 1
    """A question is being answered: step on."""
    OPEN = 2
    """The solver is to move."""
    REFUTED = 3
    """The last move did not keep the goal; another may be tried."""
    SOLVED = 4
    """The goal is reached."""
    IMPOSSIBLE = 5
    """The goal cannot be reached: this is no such puzzle."""
    UNDECIDED = 6
    """The question could not be answered within the nodes it may take."""


class Language(Code):
    """A language that texts for players are in."""

    EN = 1
    """English."""
    ZH_HANS = 2
    """Chinese in simplified characters."""
    ZH_HANT = 3
    """Chinese in traditional characters."""


class Format(Code):
    """What kind of file games are in."""

    PGN = 1
    """Portable game notation, of either game."""
    DHTMLXQ = 2
    """DhtmlXQ (UBB), alone or in a page."""
    XQF = 3
    """XQF, of XQStudio."""
    CBR = 4
    """CBR, of CCBridge."""


class Encoding(Code):
    """How the text of a file is encoded."""

    AUTO = 0
    """UTF-8 as long as it is that, else GB18030 if it seems to be Chinese, else Latin-1."""
    UTF_8 = 1
    """UTF-8, with or without its mark."""
    LATIN_1 = 2
    """ISO 8859-1."""
    GB18030 = 3
    """GB18030, which contains GBK and GB 2312."""
    BIG5 = 4
    """Big5."""


class NoteKind(Code):
    """What is written beside a move of a tree."""

    BEFORE = 1
    """A comment in front of the move: on the first move of a variation."""
    AFTER = 2
    """A comment behind it; of the root, what is said before the first move."""
    GLYPH = 3
    """A glyph, by its number in the PGN standard."""


class TextFamily(Code):
    """What a code that is put into words stands for."""

    LANGUAGE = 1
    """A Language: what it calls itself, whatever language is asked for."""
    STATUS = 2
    """A Status: "That is not possible now"."""
    VARIANT = 3
    """A Variant: "Xiangqi"."""
    CHESS_SIDE = 4
    """A Side of chess: "White", "Black"."""
    XIANGQI_SIDE = 5
    """A Side of xiangqi: "Red", "Black"."""
    KIND = 6
    """A Kind, whoever owns it: "general"."""
    LETTER = 7
    """A Kind: its letter in the notations of the language."""
    HOW_IT_MOVES = 8
    """A Kind: how it moves, in a few sentences."""
    PIECE = 9
    """A Piece, as a sentence calls it; in Chinese red and black pieces have different
    names."""
    SYMBOL = 10
    """A Piece: one character for a board, a chess symbol or what is written on the piece of
    xiangqi. No two pieces have the same."""
    CASTLING = 11
    """MoveFlag.CASTLE_SHORT or MoveFlag.CASTLE_LONG: "Castling short"."""
    REASON = 12
    """A Reason, without pieces and squares: "The horse's leg is blocked." With them, see
    Game.refusal_text()."""
    TERMINATION = 13
    """A Termination, in a word or two. As a sentence, see Game.verdict_text()."""
    OFFENCE = 14
    """An Offence: "perpetual chase"."""
    ARTICLE = 15
    """An Article: "a piece without protection is attacked"."""
    REFERENCE = 16
    """An Article: where the rule books have it, "WXF 20.3"."""
    CLAIM = 17
    """One bit of Claim: "The position has come up often enough"."""
    ACTION = 18
    """One bit of Action: "Taking moves back"."""
    RULES = 19
    """A Rules: its name."""
    ABOUT_RULES = 20
    """A Rules: what it amounts to, in a sentence."""
    CHOICE = 21
    """A choice of a rule set, index << 16 with the index of rules_describe(); or what it
    may be, index << 16 | value: "Perpetual check loses", "yes"."""
    LEVEL = 22
    """A level, Level.EASY or any other number from 1 to 10: "Level 2"; 0: "Full
    strength"."""
    LEVEL_NAME = 23
    """Level.EASY, Level.NORMAL, Level.HARD by name: "Easy"."""
    FEN_CAUSE = 24
    """A FenCause: "A side has no king"."""
    GRADE = 25
    """A Grade: "blunder"."""


class Status(Code):
    """What became of a call. Exceptions carry it."""

    OK = 0
    NULL = 1
    """A pointer that must not be NULL was NULL."""
    VALUE = 2
    """An argument is outside its range."""
    STRUCT_SIZE = 3
    """A struct_size is smaller than the first version of that struct, or senseless."""
    UTF8 = 4
    """A text is not UTF-8."""
    BUFFER = 5
    """A buffer is too small; the needed size has been written."""
    STATE = 7
    """Not possible now: the game is over, the session is without that, there is nothing to take
    back or to answer, no search has begun; the message says which."""
    UNSUPPORTED = 8
    """Not in this variant, or not in this version of the library."""
    ILLEGAL_MOVE = 100
    """The move is not legal; the reason says why."""
    AMBIGUOUS_MOVE = 101
    """The text fits more than one legal move; the squares are the pieces it may mean."""
    PROMOTION_REQUIRED = 102
    """The move is legal, but ask the player first what the pawn becomes."""
    NOTATION = 200
    """The text is not a move in that notation; the offset says where."""
    FEN = 201
    """The FEN is refused; the offset says where, the message why."""
    PGN = 202
    """A game of a file is broken; the message says which one, where and why."""
    JSON = 203
    """The text is not JSON, or JSON of another form, or tells of a game that cannot be."""
    NEWER_FILE = 204
    """The text was written by a newer library."""
    REPLAY_CODE = 205
    """The replay code is damaged; the offset says where, the message why."""
    MEMORY = 300
    """Not enough memory."""
    PANIC = 301
    """A bug inside the library. Please report it."""


class Claim(IntFlag):
    """What the player to move claims a draw for, or may claim one for."""

    REPETITION = 1
    """The position has stood often enough (FIDE 9.2.2)."""
    NO_PROGRESS = 2
    """Long enough without a capture or pawn move (FIDE 9.3.2)."""
    REPETITION_BY_MOVE = 4
    """In a state only: claim REPETITION with a move announced and not played (FIDE 9.2.1)."""
    NO_PROGRESS_BY_MOVE = 8
    """In a state only: claim NO_PROGRESS with such a move (FIDE 9.3.1)."""


class SeatKind(Code):
    """Who plays a side at a table."""

    PERSON = 0
    """A person, by the hand on the board."""
    OPPONENT = 1
    """The opponent."""


class Pace(Code):
    """How long the opponent takes for a move, at least."""

    AT_ONCE = 0
    """As soon as it knows its move."""
    QUICK = 1
    """One to two seconds."""
    NATURAL = 2
    """Two to five seconds; a forced move or a recapture is quick."""


class AnswerKind(Code):
    """What a click or a drag at a table came to."""

    NOTHING = 0
    """Nothing: an empty square, or one beyond the board."""
    SELECTED = 1
    """The man on from_square is selected and may go to targets."""
    DESELECTED = 2
    """Nothing is selected any more."""
    MOVED = 3
    """move was played, as ply."""
    PROMOTION = 4
    """Say first what the pawn becomes, one of kinds, by Table.promote()."""
    REFUSED = 5
    """The move is refused: reason, squares. What was selected stays so."""
    OVER = 6
    """The game has ended."""
    NOT_YOURS = 7
    """It is not a person's turn."""


class May(IntFlag):
    """What persons may do now at a table."""

    MOVE = 0x01
    """Move."""
    UNDO = 0x02
    """Table.undo_turn()."""
    REDO = 0x04
    """Table.redo_turn()."""
    HINT = 0x08
    """Table.hint()."""
    RESIGN = 0x10
    """Table.ask_resign()."""
    OFFER_DRAW = 0x20
    """Table.offer_draw()."""
    ANSWER_DRAW = 0x40
    """Table.accept_draw() and Table.decline_draw()."""


class Action(IntFlag):
    """What players and hosts do besides moving. In a state: what may be done now."""

    UNDO = 0x1
    """Taking moves back, and playing them again. In a state: a move can be taken back."""
    UNDO_AFTER_END = 0x2
    """Taking moves back once the game has ended. In a state: that can be done."""
    RESIGN = 0x4
    """A player gives up."""
    OFFERS = 0x8
    """Offering, accepting and declining draws; agreeing on one."""
    CLAIMS = 0x10
    """Claiming a draw where the rules have claims. In a state: one holds."""
    FLAG = 0x20
    """Losing by time."""
    FORFEIT = 0x40
    """Losing by having gone."""
    ABANDON = 0x80
    """Ending without a result."""
    ADJUDICATE = 0x100
    """Somebody outside decides."""


class Conduct(IntFlag):
    """What the opponent may do, or would do."""

    OFFER_DRAW = 0x01
    """It offers a draw."""
    ACCEPT_DRAW = 0x02
    """It accepts a draw."""
    RESIGN = 0x04
    """It resigns."""


class StateFlag(IntFlag):
    """What else there is to say of a position."""

    CHECK = 1
    """The side to move is in check."""
    CAN_UNDO = 2
    """A move can be taken back."""
    CAN_REDO = 4
    """A move that was taken back can be played again."""


class MoveFlag(IntFlag):
    """What a move does."""

    CAPTURE = 1
    """Something was taken."""
    CHECK = 2
    """It gives check."""
    MATE = 4
    """It is checkmate."""
    CASTLE_SHORT = 8
    """Castling to the h side."""
    CASTLE_LONG = 16
    """Castling to the a side."""
    EN_PASSANT = 32
    """En passant."""
    PROMOTES = 64
    """A pawn became something else."""
    IRREVERSIBLE = 128
    """No position before it can come again."""
    ENDS_GAME = 256
    """The game ended with it, for whatever reason."""
