"""Buttons and choices with round, smooth edges, in the colours of the theme."""

from __future__ import annotations

import tkinter
import tkinter.font
from collections.abc import Sequence
from tkinter import ttk
from typing import Callable

from . import raster
from .fonts import Fonts
from .pieces import photo
from .raster import Picture, blend, colour
from .theme import THEME

_RADIUS = 7
_FIELD = 176, 44


class Look:
    """The fonts and styles of a window."""

    def __init__(self, root: tkinter.Tk, fonts: Fonts) -> None:
        self._root = root
        self._images: list[tkinter.PhotoImage] = []
        self.fonts = fonts
        self.plain = tkinter.font.Font(root, family=fonts.plain, size=-14)
        self.small = tkinter.font.Font(root, family=fonts.plain, size=-12)
        self.strong = tkinter.font.Font(root, family=fonts.plain, size=-14, weight="bold")
        self.large = tkinter.font.Font(root, family=fonts.plain, size=-20, weight="bold")
        self.style = ttk.Style(root)
        self.style.theme_use("clam")
        self._buttons()
        self._others()

    def speak(self, language: str) -> None:
        """Takes the fonts for a language."""
        family = self.fonts.plain
        if language != "en" and self.fonts.chinese:
            family = self.fonts.chinese
        for font in (self.plain, self.small, self.strong, self.large):
            font.configure(family=family)

    def _field(self, fill: str, edge: str) -> tkinter.PhotoImage:
        """A button's ground: as large as most buttons, since Tk fills a larger one with copies of
        its middle, and without transparency, for which Tk would have to ask the screen."""
        width, height = _FIELD
        picture = Picture(width, height)
        corners = [(0, 0), (width, 0), (width, height), (0, height)]
        picture.fill([corners], colour(THEME.ground))
        outer = raster.rounded(0.5, 0.5, width - 0.5, height - 0.5, _RADIUS)
        inner = raster.rounded(1.5, 1.5, width - 1.5, height - 1.5, _RADIUS - 1)
        picture.fill([outer], colour(edge))
        picture.fill([inner], colour(fill))
        image = photo(picture, self._root)
        self._images.append(image)
        return image

    def _element(self, name: str, fill: str, edge: str, states: dict[str, tuple[str, str]]) -> None:
        images = [(state, self._field(*colours)) for state, colours in states.items()]
        self.style.element_create(
            name,
            "image",
            self._field(fill, edge),
            *images,
            border=_RADIUS + 1,
            sticky="nsew",
            width=2 * _RADIUS,
            height=2 * _RADIUS,
            padding=0,
        )

    def _layout(self, style: str, element: str, kind: str) -> None:
        self.style.layout(
            style,
            [
                (
                    element,
                    {
                        "sticky": "nsew",
                        "children": [
                            (
                                f"{kind}.padding",
                                {"sticky": "nsew", "children": [(f"{kind}.label", {"sticky": ""})]},
                            )
                        ],
                    },
                )
            ],
        )

    def _buttons(self) -> None:
        t = THEME
        focus = blend(t.accent, t.panel, 350)
        plain = {
            "disabled": (t.ground, blend(t.line, t.ground, 500)),
            "pressed": (t.raised, t.accent),
            "active": (t.panel, t.accent),
            "focus": (t.panel, focus),
        }
        self._element("Soft.field", t.panel, t.line, plain)
        self._layout("TButton", "Soft.field", "Button")
        dark, darker = blend(t.accent, "#000000", 90), blend(t.accent, "#000000", 180)
        strong = {
            "disabled": (t.raised, t.line),
            "pressed": (darker, darker),
            "active": (dark, dark),
            "focus": (t.accent, darker),
        }
        self._element("Strong.field", t.accent, t.accent, strong)
        self._layout("Strong.TButton", "Strong.field", "Button")
        chosen = {
            "selected": (t.chosen, t.accent),
            "pressed": (t.raised, t.accent),
            "active": (t.panel, focus),
            "focus": (t.panel, focus),
        }
        self._element("Choice.field", t.ground, t.line, chosen)
        self._layout("Choice.TRadiobutton", "Choice.field", "Radiobutton")
        self.style.configure("TButton", font=self.plain, padding=(8, 9), anchor="center")
        self.style.configure("Strong.TButton", font=self.strong, padding=(12, 10))
        self.style.configure("Choice.TRadiobutton", font=self.small, padding=(2, 6))
        for style in ("TButton", "Choice.TRadiobutton"):
            self.style.configure(style, foreground=t.ink, background=t.ground)
        grey = blend(t.quiet, t.ground, 450)
        self.style.map("TButton", foreground=[("disabled", grey)], background=[])
        self.style.map("Choice.TRadiobutton", foreground=[("selected", t.accent)], background=[])
        self.style.configure("Strong.TButton", foreground=t.on_accent)
        self.style.map("Strong.TButton", foreground=[("disabled", grey)], background=[])

    def _others(self) -> None:
        t = THEME
        self.style.configure("TFrame", background=t.ground)
        self.style.configure("TLabel", background=t.ground, foreground=t.ink, font=self.plain)
        self.style.configure("Quiet.TLabel", foreground=t.quiet, font=self.small)
        self.style.configure("Strong.TLabel", font=self.strong)
        self.style.configure("Large.TLabel", font=self.large)
        self.style.configure(
            "Vertical.TScrollbar",
            troughcolor=t.panel,
            background=t.line,
            bordercolor=t.panel,
            lightcolor=t.line,
            darkcolor=t.line,
            arrowcolor=t.quiet,
            arrowsize=11,
            gripcount=0,
        )
        self.style.map("Vertical.TScrollbar", background=[("disabled", t.panel)])


class Choices(ttk.Frame):
    """A choice among a few, all in view: it calls back with what was chosen."""

    def __init__(
        self,
        parent: tkinter.Misc,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        then: Callable[[str], object],
        *,
        columns: int = 0,
    ) -> None:
        super().__init__(parent)
        self.variable = tkinter.StringVar(self, chosen)
        columns = columns or len(choices)
        for column in range(columns):
            self.columnconfigure(column, weight=1, uniform="choices")
        self.buttons: dict[str, ttk.Radiobutton] = {}
        for place, (value, text) in enumerate(choices):
            button = ttk.Radiobutton(
                self,
                text=text,
                value=value,
                variable=self.variable,
                style="Choice.TRadiobutton",
                command=lambda: then(self.variable.get()),
            )
            button.grid(row=place // columns, column=place % columns, sticky="nsew", padx=1, pady=1)
            self.buttons[value] = button


def reading(parent: tkinter.Misc, look: Look) -> tkinter.Text:
    """A field with text to read, that no key changes."""
    return tkinter.Text(
        parent,
        font=look.plain,
        background=THEME.panel,
        foreground=THEME.ink,
        relief="flat",
        borderwidth=0,
        highlightthickness=1,
        highlightbackground=THEME.line,
        highlightcolor=THEME.line,
        padx=10,
        pady=8,
        wrap="word",
        cursor="arrow",
        state="disabled",
        takefocus=False,
        width=10,
        height=4,
    )
