"""The menus: all there is, by name."""

from __future__ import annotations

import tkinter
from collections.abc import Iterable
from typing import Callable

from ..codes import Language, Variant
from ..words import text
from .labels import label
from .settings import LANGUAGES, NOTATIONS, Settings
from .styles import CHESS_STYLES, XIANGQI_STYLES
from .theme import THEME
from .widgets import Look

#: Commands of the game menu; None is a line between.
_GAME = ("new_game", None, "undo", "redo", "hint", None, "offer_draw", "resign", None, "quit")
_KEYS = {"new_game": "N", "undo": "U", "redo": "R", "hint": "H", "flip": "F", "quit": "Ctrl+Q"}


class Menus:
    """The menu bar of a window. It changes settings itself and then calls `changed`."""

    def __init__(
        self,
        root: tkinter.Tk,
        look: Look,
        settings: Settings,
        commands: dict[str, Callable[[], object]],
        changed: Callable[[str], object],
    ) -> None:
        self._root, self._look, self._settings = root, look, settings
        self._commands, self._changed = commands, changed
        self.game: tkinter.Menu | None = None
        self._variables: list[tkinter.Variable] = []

    def show(self, variant: Variant) -> None:
        """Builds them anew, for a game and the language of now."""
        bar = self._menu(self._root)
        self._variables.clear()
        self.game = self._menu(bar)
        for command in _GAME:
            if command is None:
                self.game.add_separator()
            else:
                self._command(self.game, command)
        bar.add_cascade(label=self._say("game"), menu=self.game)
        bar.add_cascade(label=self._say("view"), menu=self._view(bar, variant))
        bar.add_cascade(label=self._say("settings"), menu=self._more(bar))
        old = self._root.nametowidget(self._root["menu"]) if self._root["menu"] else None
        self._root.configure(menu=bar)
        if old is not None:
            old.destroy()

    def allow(self, command: str, allowed: bool) -> None:
        """Greys a command of the game menu out, or not."""
        if self.game is not None:
            wanted = "normal" if allowed else "disabled"
            place = _GAME.index(command)
            if self.game.entrycget(place, "state") != wanted:
                self.game.entryconfigure(place, state=wanted)

    def _view(self, bar: tkinter.Menu, variant: Variant) -> tkinter.Menu:
        menu = self._menu(bar)
        self._command(menu, "flip")
        self._command(menu, "pieces")
        menu.add_separator()
        xiangqi = variant == Variant.XIANGQI
        styles = [style.value for style in (XIANGQI_STYLES if xiangqi else CHESS_STYLES)]
        game = "xiangqi" if xiangqi else "chess"
        self._radios(menu, f"{game}_style", ((style, self._say(style)) for style in styles))
        menu.add_separator()
        for field in ("coordinates", "targets"):
            self._switch(menu, field)
        menu.add_separator()
        notations = self._menu(menu)
        self._radios(notations, f"{game}_notation", ((n, self._say(n)) for n in NOTATIONS[game]))
        menu.add_cascade(label=self._say("notation"), menu=notations)
        return menu

    def _more(self, bar: tkinter.Menu) -> tkinter.Menu:
        menu = self._menu(bar)
        names = (Language[name.upper().replace("-", "_")] for name in LANGUAGES)
        self._radios(menu, "language", zip(LANGUAGES, (text(name) for name in names)))
        menu.add_separator()
        self._switch(menu, "sounds")
        return menu

    def _say(self, key: str) -> str:
        return label(key, self._settings.language)

    def _menu(self, parent: tkinter.Misc) -> tkinter.Menu:
        return tkinter.Menu(
            parent,
            tearoff=False,
            font=self._look.plain,
            background=THEME.ground,
            foreground=THEME.ink,
            activebackground=THEME.chosen,
            activeforeground=THEME.ink,
            disabledforeground=THEME.quiet,
            selectcolor=THEME.accent,
            relief="flat",
            borderwidth=1,
            activeborderwidth=3,
        )

    def _command(self, menu: tkinter.Menu, name: str) -> None:
        menu.add_command(
            label=self._say(name), command=self._commands[name], accelerator=_KEYS.get(name, "")
        )

    def _radios(self, menu: tkinter.Menu, field: str, choices: Iterable[tuple[str, str]]) -> None:
        variable = tkinter.StringVar(self._root, getattr(self._settings, field))
        self._variables.append(variable)
        for value, text_ in choices:
            menu.add_radiobutton(
                label=text_,
                value=value,
                variable=variable,
                command=lambda: self._set(field, variable.get()),
            )

    def _switch(self, menu: tkinter.Menu, field: str) -> None:
        variable = tkinter.BooleanVar(self._root, getattr(self._settings, field))
        self._variables.append(variable)
        menu.add_checkbutton(
            label=self._say(field),
            variable=variable,
            command=lambda: self._set(field, variable.get()),
        )

    def _set(self, field: str, value: object) -> None:
        setattr(self._settings, field, value)
        self._changed(field)
