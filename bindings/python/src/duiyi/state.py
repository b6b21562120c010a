"""How a game stands: its state, and the men on the board and taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import _ffi
from .board import BoardInfo, Square
from .codes import Action, Claim, Kind, Offence, Outcome, Side, StateFlag, Termination, Variant


@dataclass(frozen=True)
class State:
    """How a game stands: all that a status line and a board view ask after every move.

    >>> from duiyi import Game
    >>> state = Game("xiangqi").state
    >>> state.is_over, state.side_to_move is Side.RED, state.legal_moves, state.no_progress_limit
    (False, True, 44, 120)
    """

    variant: Variant
    #: Ongoing, or who has won.
    outcome: Outcome
    #: Why it ended.
    termination: Termination
    flags: StateFlag
    #: Moves played so far.
    ply: int
    #: Moves that were taken back and not replaced.
    redo_plies: int
    #: Number of the full move, as the FEN has it.
    full_move: int
    #: How many legal moves there are; 0 once the game is over.
    legal_moves: int
    #: How often this position has stood in this game, this time included.
    repetitions: int
    #: Plies since the last capture (chess: or pawn move), as the FEN has it.
    no_progress_plies: int
    #: The same as the rules of the game count them for their limit: not every check, in some.
    counted_plies: int
    #: So many of these end the game; 0: no limit.
    no_progress_limit: int
    #: So many of these let a player claim a draw; 0: there is no such claim.
    no_progress_claim: int
    #: Draws that the side to move may claim now.
    claims: Claim
    #: From the second occurrence of a position on, what somebody is on the way to losing by, or has
    #: lost by; Game.evidence() tells all.
    offence: Offence
    #: Who offends.
    offender: Side | None
    #: What may be done now besides moving, whoever does it.
    actions: Action
    #: Whose draw offer stands.
    draw_offer: Side | None
    #: Who moves, or would move if the game were not over.
    side_to_move: Side
    #: Where the kings or generals stand, by side.
    king: dict[Side, Square]
    #: The pieces that give check.
    checkers: tuple[Square, ...]
    #: Hash of the position: equal positions have equal hashes.
    hash: int
    #: Hash of start, rules and all moves: two hosts that agree on it agree on the game.
    game_hash: int

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.outcome != Outcome.ONGOING

    @property
    def in_check(self) -> bool:
        """Is the side to move in check?"""
        return StateFlag.CHECK in self.flags

    @property
    def can_undo(self) -> bool:
        """Can a move be taken back?"""
        return StateFlag.CAN_UNDO in self.flags

    @property
    def can_redo(self) -> bool:
        """Can a move that was taken back be played again?"""
        return StateFlag.CAN_REDO in self.flags

    @classmethod
    def _read(cls, state: Any, board: BoardInfo) -> State:
        return cls(
            variant=Variant(state.variant),
            outcome=Outcome(state.outcome),
            termination=Termination(state.termination),
            flags=StateFlag(state.flags),
            ply=state.ply,
            redo_plies=state.redo_plies,
            full_move=state.full_move,
            legal_moves=state.legal_moves,
            repetitions=state.repetitions,
            no_progress_plies=state.no_progress_plies,
            counted_plies=state.counted_plies,
            no_progress_limit=state.no_progress_limit,
            no_progress_claim=state.no_progress_claim,
            claims=Claim(state.claims),
            offence=Offence(state.offence),
            offender=Side(state.offender) if state.offence else None,
            actions=Action(state.actions),
            draw_offer=None if state.draw_offer == _ffi.DUIYI_SIDE_NONE else Side(state.draw_offer),
            side_to_move=Side(state.side_to_move),
            king={side: Square(state.king[side], board) for side in Side},
            checkers=tuple(board.set_of(state.checkers)),
            hash=state.hash,
            game_hash=state.game_hash,
        )


@dataclass(frozen=True)
class Material:
    """Men on the board and men taken, by side and kind; kinds of which there are none are left out.

    >>> from duiyi import Game
    >>> game = Game()
    >>> for move in ("e2e4", "d7d5", "e4d5"):
    ...     _ = game.play(move)
    >>> material = game.material()
    >>> material.captured[Side.BLACK], material.balance
    ({<Kind.PAWN: 1>: 1}, 100)
    """

    on_board: dict[Side, dict[Kind, int]]
    #: By the side that lost them; a promoted pawn counts as what it had become.
    captured: dict[Side, dict[Kind, int]]
    #: White's (red's) men minus black's in hundredths of a pawn, by the usual table.
    balance: int

    @classmethod
    def _read(cls, material: Any) -> Material:
        return cls(_by_kind(material.on_board), _by_kind(material.captured), material.balance)


def _by_kind(counts: Any) -> dict[Side, dict[Kind, int]]:
    return {side: {Kind(k): n for k, n in enumerate(counts[side]) if n} for side in Side}
