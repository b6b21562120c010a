"""The side of the window: the players, the pages, the status line, the buttons."""

from __future__ import annotations

import tkinter
from tkinter import ttk
from typing import Callable

from .fonts import Fonts
from .labels import label
from .legend import Legend
from .movelist import MoveList
from .newgame import NewGamePage
from .settings import Settings
from .strip import Strip
from .theme import GAP, SIDE_WIDTH, THEME
from .widgets import Choices, Look

PAGES = ("moves", "pieces", "new_game")
_BUTTONS = (("undo", "redo", "hint"), ("flip", "offer_draw", "resign"))


class Side(ttk.Frame):
    """All that is beside the board. It shows what it is told, and calls commands by name."""

    def __init__(
        self,
        root: tkinter.Misc,
        look: Look,
        fonts: Fonts,
        settings: Settings,
        commands: dict[str, Callable[[], object]],
        goto: Callable[[int], object],
    ) -> None:
        super().__init__(root, width=SIDE_WIDTH)
        self._settings, self._commands, self._look = settings, commands, look
        self.grid_propagate(False)
        self.columnconfigure(0, weight=1)
        self.rowconfigure(2, weight=1)
        self.top = Strip(self, look, fonts)
        self.bottom = Strip(self, look, fonts)
        self._tabs: Choices | None = None
        self.page = "moves"
        self._pages = ttk.Frame(self)
        self.moves = MoveList(self._pages, look, goto)
        self.legend = Legend(self._pages, look, fonts)
        self.new_game: NewGamePage | None = None
        self._bar = ttk.Scrollbar(self._pages, orient="vertical")
        self.status = tkinter.Message(
            self,
            font=look.plain,
            background=THEME.ground,
            foreground=THEME.ink,
            anchor="nw",
            justify="left",
            width=SIDE_WIDTH - 8,
            padx=2,
            pady=4,
        )
        self._question = ttk.Frame(self)
        self._asked: object = None
        self._keys = ttk.Frame(self)
        self.buttons: dict[str, ttk.Button] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        self.top.canvas.grid(row=0, sticky="ew")
        self._pages.grid(row=2, sticky="nsew", pady=(6, 6))
        self._pages.columnconfigure(0, weight=1)
        self._pages.rowconfigure(0, weight=1)
        self.bottom.canvas.grid(row=3, sticky="ew")
        self.status.grid(row=4, sticky="ew")
        self._question.grid(row=5, sticky="ew")
        self._keys.grid(row=6, sticky="ew", pady=(4, GAP))

    def speak(self) -> None:
        """Builds tabs and buttons anew, in the language of now."""
        if self._tabs is not None:
            self._tabs.destroy()
        names = [(page, self._say(page)) for page in PAGES]
        self._tabs = Choices(self, names, self.page, self.open)
        self._tabs.grid(row=1, sticky="ew", pady=(4, 0))
        for child in self._keys.winfo_children():
            child.destroy()
        self.buttons.clear()
        for row, names_ in enumerate(_BUTTONS):
            for column, name in enumerate(names_):
                self._keys.columnconfigure(column, weight=1, uniform="keys")
                button = ttk.Button(self._keys, text=self._say(name), command=self._commands[name])
                button.grid(row=row, column=column, sticky="ew", padx=2, pady=2)
                self.buttons[name] = button
        self._asked = None
        self.open(self.page)

    def _say(self, key: str) -> str:
        return label(key, self._settings.language)

    def open(self, page: str) -> None:
        """Opens a page."""
        self.page = page
        if self._tabs is not None:
            self._tabs.variable.set(page)
        for child in (self.moves.text, self.legend.text, self._bar, self.new_game):
            if child is not None:
                child.grid_remove()
        if page == "new_game":
            # It needs the room of the buttons, which belong to the game before.
            self._keys.grid_remove()
            if self.new_game is not None:
                self.new_game.show()
                self.new_game.grid(row=0, column=0, sticky="nsew")
            return
        self._keys.grid()
        shown = self.moves.text if page == "moves" else self.legend.text
        shown.grid(row=0, column=0, sticky="nsew")
        shown.configure(yscrollcommand=self._bar.set)
        self._bar.configure(command=shown.yview)
        self._bar.grid(row=0, column=1, sticky="ns")

    @property
    def pages(self) -> ttk.Frame:
        """Where a page belongs."""
        return self._pages

    def say(self, words: str, *, alarm: bool = False) -> None:
        """Writes the status line."""
        ink = THEME.alarm if alarm else THEME.ink
        if (self.status.cget("text"), self.status.cget("foreground")) != (words, ink):
            self.status.configure(text=words, foreground=ink)

    def ask(self, *answers: str) -> None:
        """Shows buttons below the status line that answer it; none: takes them away."""
        if answers == self._asked:
            return
        self._asked = answers
        for child in self._question.winfo_children():
            child.destroy()
        for name in list(self.buttons):
            if name not in sum(_BUTTONS, ()):
                del self.buttons[name]
        for column, name in enumerate(answers):
            style = "TButton" if column else "Strong.TButton"
            button = ttk.Button(
                self._question,
                text=self._say(name.split(":")[0]),
                style=style,
                command=self._commands[name],
            )
            button.grid(row=0, column=column, padx=2, pady=2, sticky="ew")
            self._question.columnconfigure(column, weight=1, uniform="answers")
            self.buttons[name] = button
        if not answers:
            self._question.configure(height=1)

    def allow(self, name: str, allowed: bool) -> None:
        """Greys a button out, or not."""
        # Setting the state that it has would draw it again.
        if self.buttons[name].instate(["disabled"]) == allowed:
            self.buttons[name].state(["!disabled" if allowed else "disabled"])

    def name(self, button: str, words: str) -> None:
        """What is written on a button."""
        if self.buttons[button].cget("text") != words:
            self.buttons[button].configure(text=words)
