"""A screen of its own for the board: X without a monitor, a real pointer, and eyes for pixels."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import tkinter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable

from duiyi.window.app import App
from duiyi.window.play import Play
from duiyi.window.settings import Settings, Wish
from duiyi.window.store import Store

WIDTH, HEIGHT = 1280, 860
#: What the tests of the board need on the machine; ./x test brings it.
PROGRAMS = ("Xvfb", "xdotool", "import")

Colour = tuple[int, int, int]


@contextmanager
def screen() -> Iterator[str]:
    """A display of X, and its name."""
    for program in PROGRAMS:
        assert shutil.which(program), f"the tests of the board need {program}"
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{WIDTH}x{HEIGHT}x24",
            "-nolisten",
            "tcp",
        ],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Picture:
    """What is on the screen at a moment."""

    def __init__(self, display: str) -> None:
        command = ["import", "-display", display, "-window", "root", "-depth", "8", "rgb:-"]
        self._pixels = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        assert len(self._pixels) == WIDTH * HEIGHT * 3

    def at(self, x: int, y: int) -> Colour:
        """A pixel."""
        place = 3 * (y * WIDTH + x)
        red, green, blue = self._pixels[place : place + 3]
        return red, green, blue

    def part(self, left: int, top: int, right: int, bottom: int) -> list[bytes]:
        """A rectangle, row by row."""
        rows = range(top, bottom)
        return [self._pixels[3 * (y * WIDTH + left) : 3 * (y * WIDTH + right)] for y in rows]


def near(a: Colour, b: Colour, by: int = 12) -> bool:
    """Are two colours alike?"""
    return all(abs(x - y) <= by for x, y in zip(a, b))


def xdotool(display: str, *words: object) -> subprocess.Popen[bytes]:
    """Begins to move the pointer or press keys."""
    return subprocess.Popen(["xdotool", *map(str, words)], env={**os.environ, "DISPLAY": display})


class Desk:
    """The board in a window, with a hand that moves a real pointer. The window runs in the process
    of the test, which looks at the texts it shows; pixels are those of the screen."""

    def __init__(self, display: str, folder: Path, wish: Wish | None, **settings: Any) -> None:
        self.display = display
        os.environ["DISPLAY"] = display
        store = Store(folder)
        chosen = Settings(**{"language": "en", "sounds": False, "device": "desk", **settings})
        play = Play(store, chosen, wish, seed=1)
        self.app = App(tkinter.Tk(className="duiyi"), play)
        self.app.start()
        self.wait(lambda: self.app.canvas.winfo_width() > 100 and bool(self.app.view.men()))
        self.pump(0.2)

    def close(self) -> None:
        """Closes the window."""
        self.app.quit()

    # == Time

    def pump(self, seconds: float) -> None:
        """Lets the window live for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.root.update()
            time.sleep(0.002)

    def wait(self, until: Callable[[], bool], seconds: float = 30) -> None:
        """Waits for something to come true."""
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, f"it did not come: {until}"
            self.pump(0.01)

    def does(self, *words: object) -> None:
        """Moves the pointer, presses buttons and keys, in the words of xdotool."""
        doing = xdotool(self.display, *words)
        self.wait(lambda: doing.poll() is not None)
        assert doing.returncode == 0
        self.pump(0.06)

    # == The hand

    def spot(self, square: str) -> tuple[int, int]:
        """Where a square is on the screen."""
        x, y = self.app.view.at.centre(self.app.play.table.game.square(square))
        return self.app.canvas.winfo_rootx() + x, self.app.canvas.winfo_rooty() + y

    def click_at(self, x: int, y: int) -> None:
        """Clicks at a pixel of the screen."""
        self.does("mousemove", x, y, "mousedown", 1, "sleep", 0.03, "mouseup", 1)

    def click(self, *squares: str) -> None:
        """Clicks on squares."""
        for square in squares:
            self.click_at(*self.spot(square))

    def drag(self, start: str, to: str) -> None:
        """Drags from square to square."""
        (ax, ay), (bx, by) = self.spot(start), self.spot(to)
        way = ("mousemove", (ax + bx) // 2, (ay + by) // 2, "sleep", 0.03)
        down = ("mousemove", ax, ay, "mousedown", 1, "sleep", 0.03)
        self.does(*down, *way, "mousemove", bx, by, "sleep", 0.05, "mouseup", 1)
        self.pump(0.3)

    def press(self, widget: tkinter.Misc) -> None:
        """Clicks in the middle of a widget."""
        x = widget.winfo_rootx() + widget.winfo_width() // 2
        self.click_at(x, widget.winfo_rooty() + widget.winfo_height() // 2)

    def button(self, name: str) -> None:
        """Presses a button of the side."""
        self.press(self.app.side.buttons[name])

    def key(self, name: str) -> None:
        """Presses a key."""
        self.does("key", name)

    # == Eyes

    def look(self) -> Picture:
        """What is on the screen now that all motion has ended."""
        self.pump(0.35)
        return Picture(self.display)

    @property
    def status(self) -> str:
        """The status line."""
        return str(self.app.side.status.cget("text"))

    def written(self, tag: str) -> list[str]:
        """The texts on the canvas of the board that have a tag."""
        tk, canvas = self.app.root.tk, str(self.app.canvas)
        items = [str(item) for item in self.app.canvas.find_withtag(tag)]
        texts = (item for item in items if tk.call(canvas, "type", item) == "text")
        return [str(tk.call(canvas, "itemcget", item, "-text")) for item in texts]

    @property
    def moves(self) -> list[str]:
        """The list of moves, its columns one space apart."""
        return [" ".join(line.split()) for line in self.app.side.moves.lines()]

    def answered(self, plies: int) -> None:
        """Waits until so many moves are played and a person may move."""
        table = self.app.play.table
        self.wait(lambda: table.game.ply >= plies and table.view.thinking is None)
        self.pump(0.3)
