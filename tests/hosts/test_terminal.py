"""The terminal game, spoken to as a person would: transcripts, whole games, and rubbish."""

import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from hosts import TERMINAL, must, run

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
VERDICT = re.compile(r"^(White wins|Red wins|Black wins|Draw)(?::| by) (.+)\.$", re.MULTILINE)


def read_transcript(path):
    """`$` the options, `>` what is typed, `<` what must be printed thereafter, `#` a remark."""
    options, typed, expected = [], [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        sign, text = line[:1], line[2:]
        if sign == "$":
            options = text.split()
        elif sign == ">":
            typed.append(text)
        elif sign == "<":
            expected.append(text)
        elif sign not in ("#", ""):
            raise ValueError(f"{path.name}: {line!r}")
    return options, typed, expected


class Transcripts(unittest.TestCase):
    def test_each_expected_line_comes_in_its_order(self):
        self.assertGreaterEqual(len(TRANSCRIPTS), 5)
        for path in TRANSCRIPTS:
            with self.subTest(path.name):
                options, typed, expected = read_transcript(path)
                output = must([TERMINAL, *options], text="\n".join(typed) + "\n")
                lines = iter(output.splitlines())
                for wanted in expected:
                    self.assertTrue(
                        any(wanted in line for line in lines), f"not there: {wanted!r} in\n{output}"
                    )


class WholeGames(unittest.TestCase):
    def play_out(self, game, seed, level="easy"):
        return must(
            [TERMINAL, "--letters", "--game", game, "--level", level, "--seed", str(seed), "--auto"]
        )

    def test_each_ends_with_a_verdict(self):
        endings = set()
        for game in ("chess", "xiangqi", "chess960"):
            for seed in range(12):
                output = self.play_out(game, seed)
                verdict = VERDICT.search(output)
                self.assertIsNotNone(verdict, f"{game}, seed {seed}:\n{output[-2000:]}")
                endings.add((game, verdict.group(2)))
        self.assertIn(("chess", "checkmate"), endings)
        self.assertIn(("xiangqi", "checkmate"), endings)

    def test_the_seed_decides(self):
        self.assertEqual(self.play_out("xiangqi", 5), self.play_out("xiangqi", 5))
        self.assertNotEqual(self.play_out("xiangqi", 5), self.play_out("xiangqi", 6))

    def test_moves_of_a_game_are_accepted_when_typed(self):
        for game in ("chess", "xiangqi"):
            output = self.play_out(game, 3)
            moves = re.findall(r"\b[a-i][0-9][a-i][0-9][qrbn]?\b", output.split("\n\n")[0])
            typed = "\n".join(["side both", *moves, "fen"]) + "\n"
            replay = must([TERMINAL, "--letters", "--game", game], text=typed)
            self.assertEqual(VERDICT.findall(replay), VERDICT.findall(output))


class Saves(unittest.TestCase):
    def talk(self, *lines, side="both"):
        text = "".join(f"{line}\n" for line in lines)
        return must([TERMINAL, "--letters", "--side", side], text=text)

    def test_a_game_goes_on_from_its_file(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            output = self.talk("new xiangqi", "h2e2", "h9g7", "offer", "undo", f"save {file}")
            self.assertIn(f"The game is kept in {file}.", output)
            saved = json.loads(file.read_text(encoding="utf-8"))
            self.assertEqual((saved["moves"], saved["ply"]), (["h2e2", "h9g7"], 1))
            output = self.talk(f"load {file}", "redo", "accept")
            self.assertIn("Draw by agreement.", output)

            saved["without"] = ["undo", "resign"]
            file.write_text(json.dumps(saved), encoding="utf-8")
            output = self.talk(f"load {file}", "undo", "resign")
            self.assertEqual(output.count("this session does not have that"), 2)

            saved["moves"][1] = "h9i8"
            file.write_text(json.dumps(saved), encoding="utf-8")
            output = self.talk("e2e4", f"load {file}", "moves")
            self.assertIn(f"{file} is no saved game: moves[1]: illegal move", output)
            self.assertIn("1. e2e4", output)

    def test_a_code_brings_the_seed_of_the_opponent(self):
        level = ["--letters", "--level", "3"]
        output = must([TERMINAL, *level, "--seed", "7"], text="e2e4\ncode\nd2d4\nmoves\n")
        code = re.search(r"^[\w-]{20,}$", output, re.MULTILINE).group()
        again = must([TERMINAL, *level, "--seed", "8"], text=f"code {code}\nd2d4\nmoves\n")
        played = re.compile(r"^ +[12]\. .*$", re.MULTILINE)
        self.assertEqual(played.findall(again), played.findall(output))
        self.assertEqual(len(played.findall(again)), 2)


class Clocks(unittest.TestCase):
    def test_who_thinks_too_long_loses(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            options = [TERMINAL, "--letters", "--level", "10", "--clock", "1+0"]
            must(options, text=f"side both\nsave {file}\n")
            saved = json.loads(file.read_text(encoding="utf-8"))
            self.assertEqual(saved["clock"]["white"], [[0, 60_000, 0, 0, 0, 0]])
            saved["clock"]["black"] = [[0, 1, 0, 0, 0, 0]]
            file.write_text(json.dumps(saved), encoding="utf-8")
            # The opponent's first slice takes longer.
            output = must(options, text=f"load {file}\ne2e4\nmoves\ne7e5\n")
            self.assertIn("White wins: Black is out of time", output)
            self.assertIn("1. e2e4 \n", output)

    def test_help_lists_the_options(self):
        for option in ("--help", "-h"):
            code, output = run([TERMINAL, option])
            self.assertEqual(code, 0)
            self.assertTrue(output.startswith("usage: duiyi-terminal"), output)
        code, output = run([TERMINAL, "--loud"])
        self.assertEqual(code, 2)
        self.assertTrue(output.startswith("duiyi-terminal: '--loud' is not understood"), output)

    def test_what_is_no_time_is_refused(self):
        for time in ("5", "+3", "0+3", "5+", "5+3s", "-1+3", "5+9999"):
            code, output = run([TERMINAL, "--clock", time])
            self.assertEqual(code, 2, time)
            self.assertIn(f"'--clock {time}' is not understood", output)


class AtATerminal(unittest.TestCase):
    def setUp(self):
        ours, theirs = pty.openpty()
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.program = subprocess.Popen(
            [str(TERMINAL), "--game", "xiangqi", "--seed", "1", "--level", "10"],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
        )
        os.close(theirs)
        self.screen = os.fdopen(ours, "r+b", buffering=0)
        self.addCleanup(self.screen.close)
        self.addCleanup(self.program.kill)

    def see(self, wanted):
        """Reads what the program prints until `wanted` has come, and gives all of it."""
        seen = b""
        while wanted.encode() not in seen:
            ready, _, _ = select.select([self.screen], [], [], 60)
            self.assertTrue(ready, f"{wanted!r} did not come after {seen[-500:]!r}")
            seen += os.read(self.screen.fileno(), 4096)
        return seen.decode(errors="replace")

    def test_symbols_colours_progress_and_interrupt(self):
        opening = self.see("Red> ")
        self.assertIn("帅", opening)
        self.assertIn("\033[", opening)
        self.screen.write(b"auto\n")
        self.see("thinking")
        self.program.send_signal(signal.SIGINT)
        self.see("> ")
        self.screen.write(b"quit\n")
        self.assertEqual(self.program.wait(60), 0)


class Rubbish(unittest.TestCase):
    def test_whatever_comes_in_the_end_is_orderly(self):
        dice = random.Random(1)
        words = [b"e2e4", b"h2e2", b"undo", b"redo", b"new", b"xiangqi", b"fen", b"a", b"-", b"\0",
                 b"\xff\xfe", "马二进三".encode(), b"9" * 40, b"x" * 5000, b"e7e8q", b"resign", b"hint",
                 b"offer", b"accept", b"decline", b"code", b"load"]
        for _ in range(40):
            lines = [b" ".join(dice.choices(words, k=dice.randint(0, 4))) for _ in range(60)]
            code, output = run([TERMINAL, "--level", "1", "--seed", "1"], text=b"\n".join(lines))
            self.assertEqual(code, 0, output[-2000:])

    def test_input_may_end_anywhere(self):
        for text in ("", "e2e4", "e2", "fen ", "fen 8/P3k3/8/8/8/8/8/4K3 w - - 0 1\na7a8"):
            code, output = run([TERMINAL, "--side", "both"], text=text)
            self.assertEqual(code, 0, output)

    def test_wrong_options_are_named(self):
        for options in (["--level", "11"], ["--game", "go"], ["--seed"], ["--seed", "1x"], ["--nope"]):
            code, output = run([TERMINAL, *options])
            self.assertEqual(code, 2, output)
            self.assertIn(f"'{' '.join(options)}", output)


if __name__ == "__main__":
    unittest.main()
