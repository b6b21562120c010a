"""The C board in a real window under Xvfb: real pointer events, and what the window shows.

Whether a click came to a move is read from the game that the board keeps; what is drawn, from pixels.
"""

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from hosts import ROOT, TARGET, must

BOARD = TARGET / "board" / "duiyi-board"
WIDTH, HEIGHT, PANEL = 960, 720, 300
DOT, HINT = (60, 96, 48), (58, 112, 190)
PROMOTING = {
    "duiyi": 1,
    "variant": "chess",
    "start": "8/1P6/8/8/4k3/8/6K1/8 w - - 0 1",
    "rules": "chess_casual",
    "moves": [],
    "ply": 0,
    "verdict": {"result": "ongoing"},
}


def build():
    """The board as ./x board builds it."""
    flags = must(["pkg-config", "--cflags", "--libs", "sdl2", "SDL2_ttf", "fontconfig"]).split()
    BOARD.parent.mkdir(parents=True, exist_ok=True)
    sources = sorted((ROOT / "examples" / "c" / "board").glob("*.c"))
    warnings = ["-std=c99", "-O2", "-Wall", "-Wextra", "-pedantic", "-Werror"]
    library = [f"-L{TARGET / 'release'}", f"-Wl,-rpath,{TARGET / 'release'}", "-lduiyi", "-lm"]
    must(["cc", *warnings, f"-I{ROOT / 'include'}", *sources, "-o", BOARD, *flags, *library])


class Window:
    """The board in a window; squares are (file, rank) from the first player's left."""

    def __init__(self, display, save, *options, files=8, ranks=8):
        self.environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        self.save, self.files, self.ranks, self.flipped = save, files, ranks, False
        self.cell = min((HEIGHT - 76) // ranks, (WIDTH - PANEL - 60) // files)
        self.left = (WIDTH - PANEL - self.cell * files) / 2
        self.top = (HEIGHT - self.cell * ranks) / 2
        command = [BOARD, "--save", save, "--measure-frames", *options]
        self.process = subprocess.Popen(
            command,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        found = self._xdotool("search", "--sync", "--onlyvisible", "--name", "^duiyi$")
        self.id = found.split()[-1]
        self._xdotool("windowmove", self.id, "0", "0")
        time.sleep(0.5)

    def _xdotool(self, *words):
        return must(["xdotool", *words], environment=self.environment, seconds=30)

    def point(self, square):
        file, rank = square
        if self.flipped:
            file, rank = self.files - 1 - file, self.ranks - 1 - rank
        x = self.left + (file + 0.5) * self.cell
        y = self.top + (self.ranks - 1 - rank + 0.5) * self.cell
        return int(x), int(y)

    def move_to(self, x, y):
        self._xdotool("mousemove", "--window", self.id, str(x), str(y))
        time.sleep(0.15)

    def click(self, square):
        self.move_to(*self.point(square))
        self._xdotool("click", "1")
        time.sleep(0.25)

    def drag(self, start, end):
        self.move_to(*self.point(start))
        self._xdotool("mousedown", "1")
        time.sleep(0.15)
        self.move_to(*self.point(end))
        self._xdotool("mouseup", "1")
        time.sleep(0.25)

    def key(self, name):
        self._xdotool("key", "--window", self.id, name)
        time.sleep(0.3)

    def picture(self):
        """The pixels of the window, row by row."""
        data = subprocess.run(
            ["import", "-window", self.id, "-depth", "8", "rgb:-"],
            env=self.environment,
            check=True,
            stdout=subprocess.PIPE,
        ).stdout
        return lambda x, y: tuple(data[3 * (y * WIDTH + x) : 3 * (y * WIDTH + x) + 3])

    def pixel(self, square):
        return self.picture()(*self.point(square))

    def warning(self):
        """How many pixels of the place of messages are red."""
        at = self.picture()
        place = ((x, y) for x in range(WIDTH - PANEL, WIDTH) for y in range(112, 180))
        return sum(1 for x, y in place if at(x, y)[0] > 150 and at(x, y)[1] < 110)

    def kept(self):
        """The moves of the game that is kept."""
        if not self.save.exists():
            return []
        saved = json.loads(self.save.read_text())
        return saved["moves"][: saved["ply"]]

    def wait(self, plies):
        for _ in range(150):
            if len(self.kept()) == plies:
                return self.kept()
            time.sleep(0.1)
        raise AssertionError(f"waited for {plies} plies, there are {self.kept()}")

    def close(self):
        """Ends the board, as a window that is closed does; gives what it has printed."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=20)[0]

    def kill(self):
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.communicate()


def near(one, other, tolerance=60):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other))


class CBoard(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        build()
        read, write = os.pipe()
        cls.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            cls.display = f":{told.readline().strip()}"

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        cls.server.wait()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.save = Path(folder.name) / "table.json"

    def open(self, *options, **board):
        window = Window(self.display, self.save, *options, **board)
        self.addCleanup(window.kill)
        return window

    def test_a_game_of_chess(self):
        window = self.open("--level", "1", "--seed", "3")
        empty = window.pixel((4, 2))
        window.click((4, 1))
        dotted = window.pixel((4, 2))
        self.assertFalse(near(dotted, empty, 20), "a target is shown")
        window.key("Escape")
        self.assertTrue(near(window.pixel((4, 2)), empty, 4), "and let go")
        window.click((4, 1))
        window.click((4, 3))
        self.assertEqual(window.wait(2)[0], "e2e4")
        self.assertEqual(window.warning(), 0)
        window.drag((0, 0), (0, 2))
        self.assertGreater(window.warning(), 100, "the reason is written")
        self.assertEqual(len(window.kept()), 2)
        window.key("u")
        self.assertEqual(window.wait(0), [])
        window.key("r")
        window.wait(2)
        window.key("h")
        for _ in range(60):
            at = window.picture()
            blue = sum(
                near(at(x, y), HINT, 45)
                for x in range(int(window.left), int(window.left) + 600, 5)
                for y in range(int(window.top), int(window.top) + 600, 5)
            )
            if blue > 3:
                break
            time.sleep(0.2)
        self.assertGreater(blue, 3, "the hint is drawn")
        before = window.pixel((4, 0))
        window.key("f")
        window.flipped = True
        self.assertTrue(near(window.pixel((4, 0)), before, 12), "the king is where it is now drawn")
        window.drag((3, 1), (3, 3))
        self.assertEqual(window.wait(4)[2], "d2d4")

    def test_xiangqi_in_other_pieces_and_after_a_kill(self):
        options = ("--game", "xiangqi", "--level", "none", "--language", "zh-Hant")
        window = self.open(*options, files=9, ranks=10)
        window.click((7, 2))
        window.click((4, 2))
        self.assertEqual(window.wait(1), ["h2e2"])
        around = [(dx, dy) for dx in range(-16, 17, 2) for dy in range(-16, 17, 2)]

        def man(square):
            at, (x, y) = window.picture(), window.point(square)
            return [at(x + dx, y + dy) for dx, dy in around]

        general = man((4, 0))
        window.key("p")
        self.assertNotEqual(man((4, 0)), general, "simplified: another character")
        window.key("p")
        letters = man((4, 0))
        window.key("p")
        self.assertEqual(man((4, 0)), general, "and traditional again")
        self.assertNotEqual(letters, general)
        window.kill()
        again = self.open(*options, files=9, ranks=10)
        again.click((7, 9))
        again.click((6, 7))
        self.assertEqual(again.wait(2), ["h2e2", "h9g7"])

    def test_a_promotion_is_asked_for(self):
        self.save.write_text(json.dumps(PROMOTING))
        window = self.open()
        window.drag((1, 6), (1, 7))
        self.assertEqual(window.kept(), [])
        window.click((1, 4))  # queen, rook, bishop, knight: downwards from the last rank
        self.assertEqual(window.wait(1), ["b7b8n"])

    def test_a_damaged_file_is_set_aside(self):
        self.save.write_text('{"duiyi":1,')
        window = self.open("--level", "none")
        window.click((4, 1))
        window.click((4, 3))
        self.assertEqual(window.wait(1), ["e2e4"])
        aside = self.save.with_name("table.json.damaged")
        self.assertEqual(aside.read_text(), '{"duiyi":1,')

    def test_frames_come_while_level_10_thinks(self):
        window = self.open("--level", "10")
        window.click((4, 1))
        window.click((4, 3))
        window.wait(2)
        words = window.close().split()
        frames, late = int(words[0]), int(words[2])
        self.assertGreater(frames, 60)
        self.assertLessEqual(late * 20, frames, f"{late} of {frames} frames were late")


if __name__ == "__main__":
    unittest.main()
