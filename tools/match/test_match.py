"""The tools themselves. `python -m unittest discover -s tools/match`, where the package duiyi is installed and
duiyi-uci is built; DUIYI_UCI says where it is."""

import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path

import levels
import play
import speed
import suite
from elo import Tally
from engine import Spec
from referee import Referee

ROOT = Path(__file__).resolve().parents[2]
DUIYI = os.environ.get("DUIYI_UCI", str(ROOT / "target" / "release" / "duiyi-uci"))

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#: An engine that greets, and then always plays the same.
STUBBORN = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word in ("uci", "isready"):
        print("uciok" if word == "uci" else "readyok", flush=True)
    elif word == "go":
        print("bestmove a1a1", flush=True)
    elif word == "quit":
        break
"""


def run(tool, *arguments):
    """What it returns and prints."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        code = tool.main(list(map(str, arguments)))
    return code, printed.getvalue()


class EloTests(unittest.TestCase):
    def test_as_many_points_as_the_other_is_no_difference(self):
        tally = Tally()
        for points in ([1, 0], [0.5, 0.5], [0, 1]):
            tally.add_pair(points)
        elo, low, high = tally.interval()
        self.assertAlmostEqual(elo, 0)
        self.assertAlmostEqual(low, -high)
        self.assertEqual((tally.won, tally.drawn, tally.lost), (2, 2, 2))

    def test_three_of_four_points_are_191(self):
        few, many = Tally(), Tally()
        for tally, pairs in ((few, 20), (many, 2000)):
            for _ in range(pairs):
                tally.add_pair([1, 0.5])
        for tally in (few, many):
            self.assertAlmostEqual(tally.interval()[0], 191, delta=1)
        wide, narrow = (high - low for _, low, high in (few.interval(), many.interval()))
        self.assertGreater(wide, 5 * narrow)


class RefereeTests(unittest.TestCase):
    def test_it_knows_who_has_won(self):
        referee = Referee("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "default")
        self.assertIsNone(referee.points())
        referee.play("a1a8", "uci")
        self.assertEqual((referee.points(), referee.why()), (1, "checkmate"))
        with self.assertRaises(ValueError):
            referee.play("h8h7", "uci")

    def test_xiangqi_is_written_for_both_protocols(self):
        referee = Referee("xiangqi", None, "default")
        referee.play("h3e3", "uci_1")
        self.assertEqual((referee.moves("uci"), referee.moves("uci_1")), (["h2e2"], ["h3e3"]))


class PlayTests(unittest.TestCase):
    def play(self, variant, fen, *engines, limit=("--nodes", 300)):
        with tempfile.TemporaryDirectory() as folder:
            openings = Path(folder) / "openings"
            openings.write_text(f"# one\n{fen}\n", encoding="utf-8")
            seats = [word for engine in engines for word in ("--engine", engine)]
            limits = [*limit, "--pairs", 1, "--max-plies", 30]
            return run(play, "--variant", variant, "--openings", openings, *limits, *seats)

    def test_both_games_are_played(self):
        for variant, fen in (
            ("chess", START),
            ("xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
        ):
            one, other = f"name=one cmd={DUIYI}", f"name=other cmd={DUIYI} option.Level=1"
            code, printed = self.play(variant, fen, one, other)
            self.assertEqual(code, 0, printed)
            self.assertIn("pair 1:", printed)
            self.assertIn("million nodes a second", printed)

    def test_time_a_move_is_kept(self):
        engines = (f"name={name} cmd={DUIYI} 'option.Move Overhead=0'" for name in ("one", "other"))
        code, printed = self.play("chess", START, *engines, limit=("--move-time", 20))
        self.assertEqual(code, 0, printed)
        self.assertRegex(printed, r"one: \d+ moves, \d+\.\d ms each")

    def test_an_illegal_move_loses_and_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "stubborn.py"
            program.write_text(STUBBORN, encoding="utf-8")
            bad = f"name=bad cmd='{sys.executable} {program}'"
            code, printed = self.play("chess", START, f"name=good cmd={DUIYI}", bad)
        self.assertEqual(code, 1)
        self.assertIn("+2 =0 -0", printed)
        self.assertIn("FAILED: bad played 'a1a1'", printed)


class SuiteTests(unittest.TestCase):
    def solved(self, name, text, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8")
            return run(suite, "--engine", f"cmd={DUIYI}", "--nodes", 5000, *arguments, path)[1]

    def test_best_moves_and_those_to_avoid(self):
        position = "6k1/5ppp/8/8/8/8/8/K3R3 w - -"
        text = f'{position} bm Re8+; id "1";\n{position} bm Ka2; id "2";\n{position} am Re8#; id "3";\n'
        printed = self.solved("some.epd", text, "--show")
        self.assertIn("best move: 1/3", printed)
        self.assertIn("not solved: 2", printed)
        self.assertIn("not solved: 3", printed)

    def test_mates_are_counted_by_length(self):
        text = "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;\n6k1/5ppp/8/8/8/8/8/K3R3 w - - dm 1;\n"
        printed = self.solved("mates.epd", text, "--nodes", 100_000)
        self.assertIn("mate in 1: 1/1, mate in 2: 1/1", printed)
        self.assertNotIn("mate in 2", self.solved("mates.epd", text, "--max-mate", 1))

    def test_xiangqi_in_json(self):
        row = '{"id": "one", "fen": "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1", "mate_by_checks": %s}\n'
        text = row % 1 + row % "null"
        self.assertIn("mate in 1: 1/1", self.solved("some.jsonl", text))


class SpeedTests(unittest.TestCase):
    def test_nodes_a_second_beside_another(self):
        with tempfile.TemporaryDirectory() as folder:
            openings = Path(folder) / "openings"
            openings.write_text(f"# one\n{START}\n", encoding="utf-8")
            engines = ("--engine", f"name=one cmd={DUIYI}", "--engine", f"name=other cmd={DUIYI}")
            printed = run(speed, "--openings", openings, "--move-time", 50, *engines)[1]
        self.assertRegex(printed, r"one: \d\.\d+ million nodes a second, \d\.\d\d\n")
        self.assertIn("a second, 1.00\n", printed)


class SpecTests(unittest.TestCase):
    def test_what_is_not_understood_is_refused(self):
        spec = Spec.read("cmd='a b' option.Use_NNUE=false proto=ucci")
        self.assertEqual((spec.command, spec.name, spec.options), (["a", "b"], "a", {"Use_NNUE": "false"}))
        for text in ("cmd=a speed=3", "cmd=a proto=xboard"):
            with self.assertRaises(ValueError):
                Spec.read(text)


class LevelTests(unittest.TestCase):
    def test_a_step_is_the_same_games_each_time(self):
        arguments = ("steps", "--variant", "xiangqi", "--levels", "4", "--games", "8", "--max-plies", "200")
        one, two = (run(levels, *arguments, "--processes", processes)[1] for processes in (1, 2))
        row = one.splitlines()[2]
        self.assertRegex(row, r"^\| 4 against 3 \| \d, \d, \d \| [5-9]\d\.\d% \| \+")
        without_time = [text.splitlines()[2].rsplit("|", 2)[0] for text in (one, two)]
        self.assertEqual(*without_time)

    def test_no_two_seeds_open_alike(self):
        code, printed = run(levels, "variety", "--levels", "1-4", "--processes", "1")
        self.assertEqual(code, 0)
        self.assertIn("all as it should be", printed)


if __name__ == "__main__":
    unittest.main()
