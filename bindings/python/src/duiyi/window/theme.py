"""Colours and sizes: all that decides how the window looks, in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Men:
    """The colours of one side's men."""

    #: A chessman: above, below, its edge, the lines on it.
    top: str
    bottom: str
    edge: str
    line: str
    #: What is written on a disc.
    ink: str


@dataclass(frozen=True)
class Theme:
    """The colours of a window."""

    #: Behind everything; of panels; of a panel under the pointer; of lines between.
    ground: str = "#eeebe4"
    panel: str = "#fbfaf7"
    raised: str = "#e4e0d6"
    line: str = "#d9d4c8"
    #: Text: plain, quiet, of a refusal.
    ink: str = "#2c2a26"
    quiet: str = "#7d776c"
    alarm: str = "#a8392c"
    #: What may be pressed, and is chosen.
    accent: str = "#3c7362"
    on_accent: str = "#ffffff"
    chosen: str = "#d5e5dc"

    #: The squares of chess, and the frame with the coordinates.
    light: str = "#ece7d8"
    dark: str = "#8aa78f"
    frame: str = "#5d7666"
    on_frame: str = "#eef2ea"
    #: The wood of xiangqi, above and below, its rim, the lines on it.
    wood_top: str = "#eccf9a"
    wood_bottom: str = "#e0bb7d"
    wood_rim: str = "#a87b45"
    wood_line: str = "#6d4724"

    #: Marks: the last move, the selected man, the king in check, the hint, where a man may go.
    last: str = "#d8b94a"
    selected: str = "#3f9a7c"
    check: str = "#d0402f"
    hint: str = "#3d6fb6"
    target: str = "#23483a"
    #: Points that a refusal speaks of.
    culprit: str = "#d0402f"

    #: Discs: above, below, their rim.
    disc_top: str = "#fdf4de"
    disc_bottom: str = "#efd9ae"
    disc_rim: str = "#9a6b34"

    white: Men = Men("#fffaf0", "#e9dcc4", "#3b332c", "#5b5048", "#3b332c")
    black: Men = Men("#5a5560", "#34313a", "#1b191d", "#c9c2b8", "#f4efe6")
    red_ink: str = "#b3261e"
    black_ink: str = "#22262b"


THEME = Theme()

#: Frames a second are as many as this many milliseconds allow.
FRAME_MS = 16
#: While nothing moves and nobody thinks: often enough for a clock.
IDLE_MS = 50
#: How long a move takes on the screen, and how long a king shakes.
GLIDE_MS = 170
SHAKE_MS = 420
#: What the opponent may take of a frame.
THINK_MS = 6.0

#: The gap around panels, and the width of the one at the side.
GAP = 14
SIDE_WIDTH = 330
