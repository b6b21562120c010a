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
PAPER, RUNS = (250, 246, 238), (216, 200, 174)
# The buttons of the panel, two in a row.
BUTTONS = (
    "new other rules level side undo redo hint draw resign flip pieces language dots sounds legend"
).split()
PROMOTING = {
    "duiyi": 1,
    "variant": "chess",
    "start": "8/1P6/8/8/4k3/8/6K1/8 w - - 0 1",
    "rules": "chess_casual",
    "moves": [],
    "ply": 0,
    "verdict": {"result": "ongoing"},
}
CHECKING = {**PROMOTING, "start": "3k4/8/8/8/8/8/4R3/6K1 w - - 0 1"}


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

    def __init__(self, display, save, *options, files=8, ranks=8, environment=None):
        self.environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        # The user's data is that of the test, and without a word about it there is no sound.
        self.environment |= {"XDG_DATA_HOME": str(save.parent), "SDL_AUDIODRIVER": "none such"}
        self.environment |= environment or {}
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

    def click_at(self, x, y):
        self.move_to(x, y)
        self._xdotool("click", "1")
        time.sleep(0.3)

    def press(self, button):
        place = BUTTONS.index(button)
        self.click_at(WIDTH - PANEL + 72 + place % 2 * 135, 443 + place // 2 * 33)

    def list_entry(self, ply):
        """Clicks on a move of the list, among the first seven rows."""
        self.click_at(WIDTH - PANEL + 50 + (ply - 1) % 2 * 106, 198 + (ply - 1) // 2 * 24)

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

    def man(self, square):
        """Pixels of a square, enough to tell what stands on it and where."""
        at, (x, y) = self.picture(), self.point(square)
        return [at(x + dx, y + dy) for dx in range(-16, 17, 2) for dy in range(-16, 17, 2)]

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
        man = window.man
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
        aside = self.save.with_name("table.json.damaged-1")
        self.assertEqual(aside.read_text(), '{"duiyi":1,')
        window.close()
        self.save.write_text("more")
        window = self.open("--level", "none")
        self.assertGreater(window.warning(), 100, "the window says so")
        self.assertEqual(aside.read_text(), '{"duiyi":1,', "an earlier one is not written over")
        self.assertEqual(self.save.with_name("table.json.damaged-2").read_text(), "more")
        window.click((4, 1))
        window.click((4, 3))
        window.wait(1)
        self.assertEqual(window.warning(), 0, "a move ends the message")

    def test_a_game_that_cannot_be_kept(self):
        data = {"XDG_DATA_HOME": str(self.save.parent)}
        self.save = self.save.parent / "no such folder" / "table.json"
        window = self.open("--level", "none", environment=data)
        window.click((4, 1))
        window.click((4, 3))
        self.assertGreater(window.warning(), 100, "the window says so")

    def test_the_checked_king_shakes(self):
        self.save.write_text(json.dumps(CHECKING))
        window = self.open()
        window.click((4, 1))
        window.move_to(*window.point((3, 1)))
        window._xdotool("click", "1")
        until, seen = time.monotonic() + 0.6, set()
        while time.monotonic() < until:
            seen.add(tuple(window.man((3, 7))))
        window.wait(1)
        time.sleep(0.7)
        self.assertGreater(len(seen), 2, "it is seen in several places")
        self.assertEqual(window.man((3, 7)), window.man((3, 7)), "and comes to rest")

    def test_looking_back(self):
        window = self.open("--level", "none")
        for square in ((4, 1), (4, 3), (4, 6), (4, 4), (6, 0), (5, 2)):
            window.click(square)
        window.wait(3)
        now = [window.man(square) for square in ((4, 4), (5, 2))]
        window.list_entry(1)
        back = [window.man(square) for square in ((4, 4), (5, 2))]
        self.assertNotEqual(back[0], now[0], "the pawn is not yet there")
        self.assertNotEqual(back[1], now[1])
        window.key("Right")
        self.assertNotEqual(window.man((4, 4)), back[0], "a move later it is")
        self.assertEqual(window.man((5, 2)), back[1])
        window.click((1, 7))
        self.assertEqual([window.man(square) for square in ((4, 4), (5, 2))], now, "back again")
        self.assertEqual(len(window.kept()), 3, "and the click that returned played nothing")
        window.click((1, 7))
        window.click((2, 5))
        self.assertEqual(window.wait(4)[3], "b8c6")

    def test_the_legend(self):
        window = self.open("--level", "none")

        def words():
            at = window.picture()
            place = ((x, y) for x in range(160, 640) for y in range(0, 700, 2))
            return [max(at(x, y)) < 150 for x, y in place]

        board = window.pixel((3, 3))
        window.press("legend")
        self.assertEqual(window.picture()(40, 700), PAPER)
        english = words()
        self.assertGreater(sum(english), 2000, "there is much to read")
        window.press("language")
        self.assertNotEqual(words(), english, "in Chinese too")
        window.click((3, 1))
        self.assertEqual(window.pixel((3, 3)), board, "a click leaves it, and selects nothing")

    def test_games_and_rules(self):
        window = self.open("--level", "none")
        window.press("rules")
        self.assertEqual(json.loads(self.save.read_text())["rules"], "chess_fide")
        window.press("other")
        saved = json.loads(self.save.read_text())
        self.assertEqual((saved["variant"], saved["rules"]), ("chess960", "chess_casual"))
        window.press("rules")
        window.kill()
        window = self.open("--level", "none")
        window.press("new")
        saved = json.loads(self.save.read_text())
        self.assertEqual((saved["variant"], saved["rules"]), ("chess960", "chess_fide"), "resumed")
        window.press("other")
        self.assertEqual(json.loads(self.save.read_text())["variant"], "xiangqi")

    def test_clocks(self):
        window = self.open("--level", "none", "--clock", "5+3")
        left, right = (WIDTH - PANEL + 133, 25), (WIDTH - PANEL + 205, 25)
        at = window.picture()
        self.assertEqual(at(*left), RUNS)
        self.assertNotEqual(at(*right), RUNS)
        window.click((4, 1))
        window.click((4, 3))
        window.wait(1)
        at = window.picture()
        self.assertEqual(at(*right), RUNS, "now it is the other's")
        self.assertNotEqual(at(*left), RUNS)
        window.close()
        self.save.unlink()
        self.open("--level", "none", "--clock", "0+1")
        for _ in range(60):
            if self.save.exists() and '"ongoing"' not in self.save.read_text():
                break
            time.sleep(0.1)
        self.assertEqual(json.loads(self.save.read_text())["verdict"]["result"], "black")

    def test_the_score_card(self):
        window = self.open("--level", "1")
        window.click((4, 1))
        window.click((4, 3))
        window.wait(2)
        window.press("resign")
        card = self.save.parent / "duiyi" / "score-card.json"
        self.assertFalse(card.exists(), "the first press asks")
        window.press("resign")
        rows = json.loads(card.read_text())["rows"]
        self.assertEqual([(r["level"], r["mode"], r["losses"]) for r in rows], [(1, "opponent", 1)])
        ended = self.save.read_text()
        self.assertNotIn('"ongoing"', ended)
        window.key("u")
        self.assertIn('"ongoing"', self.save.read_text())
        window.press("resign")
        window.press("resign")
        self.assertNotIn('"ongoing"', self.save.read_text())
        self.assertEqual(json.loads(card.read_text())["rows"], rows, "a game counts once")
        window.close()
        card.write_text("{")
        self.open("--level", "1")
        self.assertEqual(card.with_name("score-card.json.damaged-1").read_text(), "{")

    def test_settings(self):
        settings = self.save.parent / "duiyi" / "board" / "settings.txt"
        window = self.open("--level", "none")
        empty = window.pixel((4, 2))
        window.press("dots")
        window.click((4, 1))
        self.assertEqual(window.pixel((4, 2)), empty, "no dot")
        window.key("Escape")
        for key in ("l", "p", "s"):
            window.key(key)
        window.kill()
        window = self.open("--save", self.save)
        window.click((4, 1))
        self.assertEqual(window.pixel((4, 2)), empty, "still none after a start")
        said = dict(line.split() for line in settings.read_text().splitlines())
        device = said.pop("device")
        self.assertGreater(len(device), 20)
        expected = {"language": "2", "pieces": "1", "level": "0", "side": "0"}
        self.assertEqual(said, {**expected, "sounds": "0", "dots": "0"})
        window.close()
        settings.write_text("language 9\n")
        window = self.open()
        self.assertGreater(window.warning(), 100, "the window says that they are damaged")
        aside = settings.with_name("settings.txt.damaged-1")
        self.assertEqual(aside.read_text(), "language 9\n")

    def test_what_the_command_line_asks_for(self):
        def play(first, second, *options, **board):
            window = self.open(*options, **board)
            window.click(first)
            window.click(second)
            window.close()
            return json.loads(self.save.read_text())

        asked = ("--rules", "wxf", "--game", "xiangqi", "--side", "both")
        kept = play((7, 2), (4, 2), *asked, files=9, ranks=10)
        self.assertEqual((kept["rules"], kept["moves"]), ("xiangqi_wxf", ["h2e2"]))
        kept = play((4, 1), (4, 3), "--game", "chess960", "--level", "hard")
        self.assertEqual((kept["variant"], kept["moves"][0]), ("chess960", "e2e4"), "not the one kept")
        for wrong in (["--side", "second"], ["--rules", "wxf"], ["--level", "11"], ["--chess"]):
            told = subprocess.run([BOARD, *wrong], capture_output=True, text=True, timeout=20)
            self.assertEqual((told.returncode, told.stderr[:6]), (2, "usage:"), wrong)
        told = subprocess.run([BOARD, "--help"], capture_output=True, text=True, timeout=20)
        self.assertEqual((told.returncode, told.stdout[:6]), (0, "usage:"))

    def test_sounds(self):
        heard = self.save.with_name("heard.raw")
        disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard)}
        window = self.open("--level", "none", environment=disk)
        self.assertFalse(any(heard.read_bytes()), "silence before a move")
        window.click((4, 1))
        window.click((4, 3))
        window.wait(1)
        time.sleep(0.5)
        sound = heard.read_bytes()
        self.assertGreater(sum(map(bool, sound)), 500, "a move sounds")
        window.press("sounds")
        window.click((4, 6))
        window.click((4, 4))
        window.wait(2)
        time.sleep(0.5)
        after = heard.read_bytes()[len(sound) :]
        self.assertGreater(len(after), 4096)
        self.assertFalse(any(after), "and does not when switched off")

    def test_frames_come_while_full_strength_thinks(self):
        window = self.open("--level", "full")
        window.click((4, 1))
        window.click((4, 3))
        window.wait(2)
        words = window.close().split()
        frames, late = int(words[0]), int(words[2])
        self.assertGreater(frames, 60)
        self.assertLessEqual(late * 20, frames, f"{late} of {frames} frames were late")


if __name__ == "__main__":
    unittest.main()
