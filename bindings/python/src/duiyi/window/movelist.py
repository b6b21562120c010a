"""The moves of the game: two columns, each move to be clicked at."""

from __future__ import annotations

import tkinter
from typing import Callable

from ..codes import Notation, Side
from ..game import Game
from .theme import THEME
from .widgets import Look, reading


class MoveList:
    """Shows the moves, those taken back in grey, and marks the one that the board shows."""

    def __init__(self, parent: tkinter.Misc, look: Look, goto: Callable[[int], object]) -> None:
        self.text = reading(parent, look)
        self._goto = goto
        self._shown: tuple[object, ...] = ()
        self._moves: list[str] = []
        t = self.text
        t.configure(tabs=(46, 156), wrap="none", spacing1=2, spacing3=2)
        t.tag_configure("number", foreground=THEME.quiet)
        t.tag_configure("redo", foreground=THEME.line)
        t.tag_configure("now", background=THEME.chosen, foreground=THEME.accent, font=look.strong)
        t.tag_configure("move")
        t.tag_bind("move", "<Enter>", lambda _: t.configure(cursor="hand2"))
        t.tag_bind("move", "<Leave>", lambda _: t.configure(cursor="arrow"))
        t.tag_bind("move", "<Button-1>", self._clicked)

    def show(self, game: Game, notation: Notation, at: int) -> None:
        """Shows a game's moves; `at` is the ply on the board."""
        state = game.state
        count = state.ply + state.redo_plies
        key = (id(game), state.game_hash, count, notation, at)
        if key == self._shown:
            return
        self._shown = key
        moves = [game.history_text(ply, notation) for ply in range(1, count + 1)]
        black_first = count > 0 and game.history(1).side == Side.BLACK
        self.text.configure(state="normal")
        same = 0
        while same < min(len(moves), len(self._moves)) and moves[same] == self._moves[same]:
            same += 1
        if same < len(self._moves) or same == 0:
            self.text.delete("1.0", "end")
            same = 0
        for ply in range(same + 1, count + 1):
            self._add(ply, moves[ply - 1], black_first)
        self._moves = moves
        self.text.tag_remove("now", "1.0", "end")
        self.text.tag_remove("redo", "1.0", "end")
        for ply in range(state.ply + 1, count + 1):
            self.text.tag_add("redo", f"ply-{ply}.first", f"ply-{ply}.last")
        if at:
            self.text.tag_add("now", f"ply-{at}.first", f"ply-{at}.last")
            self.text.see(f"ply-{at}.first")
        self.text.configure(state="disabled")

    def _add(self, ply: int, move: str, black_first: bool) -> None:
        place = ply + black_first  # as if the first side had moved before
        if place % 2 == 1 or ply == 1:
            start = "" if ply == 1 else "\n"
            gap = "\t…" if place % 2 == 0 else ""
            self.text.insert("end-1c", f"{start}{(place + 1) // 2}.{gap}", "number")
        self.text.insert("end-1c", "\t")
        self.text.insert("end-1c", f" {move} ", ("move", f"ply-{ply}"))

    def _clicked(self, event: tkinter.Event[tkinter.Text]) -> None:
        for tag in self.text.tag_names(f"@{event.x},{event.y}"):
            if tag.startswith("ply-"):
                self._goto(int(tag[4:]))

    def lines(self) -> list[str]:
        """What is shown, line by line: for tests."""
        return self.text.get("1.0", "end-1c").splitlines()
