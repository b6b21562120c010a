"""The board in a terminal, played as a person would: with keys and with a mouse, by what it shows."""

import json
import os
import re
import signal
import tempfile
import unittest
from pathlib import Path

from hosts import TERMINAL_BOARD, run
from tmux import Screen

COLOUR = {"LC_ALL": "C.UTF-8", "TERM": "tmux-256color", "COLORTERM": "truecolor"}
#: A terminal without colours that shows nothing but ASCII.
PLAIN = {"LC_ALL": "C", "TERM": "tmux-256color", "NO_COLOR": "1"}
#: A pawn before its last step, with a king on either side.
PROMOTION = "7k/P7/8/8/8/8/8/7K w - - 0 1"
#: The Italian game, two checks and a mate from its end.
MATE = "r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4"


class Board(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = Path(folder.name) / "duiyi"
        self.screen = None

    def start(self, *options, environment=COLOUR, columns=80, rows=24):
        """Starts the board; what it kept before, it finds again."""
        command = [str(TERMINAL_BOARD), *options]
        variables = {**environment, "XDG_DATA_HOME": str(self.data.parent)}
        self.screen = Screen(command, columns=columns, rows=rows, environment=variables)
        self.addCleanup(self.screen.close)
        return self.screen

    def keep(self, variant, start, moves=(), table=None):
        """Puts a game where the board finds it."""
        game = {"duiyi": 1, "variant": variant, "start": start, "moves": list(moves), "ply": len(moves)}
        persons = {"white": {"seat": "person"}, "black": {"seat": "person"}}
        more = {"rules": "chess_casual", "verdict": {"result": "ongoing"}}
        self.data.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**game, **more, "table": table or persons})
        (self.data / "terminal-game.json").write_text(text, encoding="utf-8")

    def kept(self, name="terminal-game.json"):
        return json.loads((self.data / name).read_text(encoding="utf-8"))

    def square(self, name):
        """Where a square of chess is, by the labels of the board."""
        place = []

        def found():
            lines = self.screen.lines()
            rows = [y for y, line in enumerate(lines) if re.match(rf" {name[1]}( |$)", line)]
            files = [line for line in lines if re.match(r" +[ah] +[bg] +[cf] ", line)]
            place[:] = [(files[0].index(name[0]), rows[0])] if rows and files else []
            return place

        self.screen.until(found, f"the square {name}")
        return place[0]

    def point(self, file, rank):
        """Where a point of xiangqi is, red below: file 1 to 9 from red's left, rank 0 to 9."""
        return 3 + (file - 1) * 5, 1 + (9 - rank) * 2

    def man(self, name):
        return self.screen.at(*self.square(name))

    def see_man(self, name, sign):
        """Waits until a square of chess shows that."""
        self.screen.until(lambda: self.man(name) == sign, f"{sign!r} on {name}")


class Chess(Board):
    def test_click_reply_undo_redo_hint_flip_and_men(self):
        screen = self.start("--game", "chess", "--level", "1", "--seed", "5")
        screen.see("White to move")
        screen.click(self.square("e2"))
        self.see_man("e4", "●")
        self.assertEqual([self.man("e3"), self.man("e5")], ["●", " "])
        screen.click(self.square("e4"))
        screen.see("Black is thinking")
        reply = screen.see(r"1\. e4 +\S+.*\n(.*\n)*.*White to move")
        self.assertEqual([self.man(name) for name in ("e2", "e4")], [" ", "♟"])
        self.assertEqual(len(self.kept()["moves"]), 2, reply)

        screen.keys("u")
        screen.see(r"\n 2 +♟ +♟ +♟ +♟ +♟ +♟ +♟ +♟")
        screen.keys("r")
        self.see_man("e4", "♟")

        screen.see("hint 3")
        screen.keys("h")
        screen.see(r"Hint: \S+\.")
        screen.see("hint 2")

        below = self.square("a1")
        screen.keys("f")
        screen.see(r"\n +h +g +f ")
        self.assertEqual(self.square("h8"), below)
        screen.keys("f")
        screen.see(r"\n +a +b +c ")

        screen.keys("s")
        screen.see(r"\n 1 +R +N +B +Q +K +B +N +R")
        screen.keys("s")
        screen.see(r"\n 1 +♜ +♞ +♝ +♛ +♚ +♝ +♞ +♜")
        screen.keys("q")
        self.assertEqual(screen.ended(), 0)

    def test_a_drag_moves_or_is_refused_in_words(self):
        screen = self.start("--game", "chess", "--side", "both")
        screen.see("White to move")
        screen.drag(self.square("a1"), self.square("a3"))
        screen.see(r"The rook on a1 is blocked by the pawn on a2\.")
        self.assertEqual([self.man("a1"), self.man("a3")], ["♜", " "])
        screen.keys("l")
        screen.see("轮到白方")
        screen.drag(self.square("a1"), self.square("a3"))
        screen.see("a1的车被a2的兵挡住了去路。")
        screen.drag(self.square("g1"), self.square("f3"))
        screen.see("轮到黑方")
        self.assertEqual([self.man("g1"), self.man("f3")], [" ", "♞"])
        self.assertEqual(self.kept()["moves"], ["g1f3"])

    def test_the_keyboard_alone_is_enough(self):
        screen = self.start("--game", "chess", "--side", "both")
        screen.see("White to move")
        screen.keys("Up", "Up", "Enter")  # the king's own square first, then e2
        self.see_man("e4", "●")
        screen.keys("Up", "Up", "Space")
        screen.see("Black to move")
        screen.see(r"1\. e4")
        screen.keys("Escape", "x")
        screen.see(r"Resign this game\?.*Y yes.*N no")
        screen.keys("n")
        screen.see("Black to move")
        screen.keys("d")
        screen.see("Black offers a draw")
        screen.keys("Escape")
        screen.keys("x")
        screen.see(r"Resign this game\?")
        screen.keys("y")
        screen.see("White wins: Black has resigned")

    def test_a_draw_is_offered_and_agreed(self):
        screen = self.start("--game", "chess", "--side", "both")
        screen.see("White to move")
        screen.drag(self.square("e2"), self.square("e4"))
        screen.see("Black to move")
        screen.click(screen.find("D draw"))
        screen.see(r"Black offers a draw.*A accept.*D decline")
        screen.keys("d")
        screen.see("White declines the draw")
        screen.click(screen.find("D draw"))
        screen.see(r"Black offers a draw.*A accept")
        screen.click(screen.find("A accept"))
        screen.see("Draw by agreement")
        self.assertEqual(self.kept()["verdict"], {"result": "draw", "reason": "agreement"})

    def test_a_pawn_becomes_what_is_chosen(self):
        self.keep("chess", PROMOTION)
        screen = self.start()
        screen.see("White to move")
        screen.click(self.square("a7"))
        self.see_man("a8", "●")
        screen.click(self.square("a8"))
        screen.see("What does the pawn become")
        screen.keys("Escape")
        screen.see("White to move")
        self.assertEqual(self.man("a7"), "♟")
        screen.click(self.square("a7"))
        self.see_man("a8", "●")
        screen.click(self.square("a8"))
        screen.see("What does the pawn become")
        screen.click(screen.find("knight"))
        screen.see(r"1\. a8=N")
        self.assertEqual(self.man("a8"), "♞")

    def test_check_mate_and_the_score_card(self):
        opponent = {"seat": "opponent", "level": 2, "seed": "0000000000000001", "pace": "at_once"}
        self.keep("chess", MATE, table={"white": {"seat": "person"}, "black": opponent})
        screen = self.start()
        screen.see("White to move")
        screen.drag(self.square("f3"), self.square("f7"))
        screen.see("White wins by checkmate")
        card = self.kept("score-card.json")["rows"]
        self.assertEqual([(row["level"], row["wins"], row["losses"]) for row in card], [(2, 1, 0)])
        # Taken back and won again it is no second win.
        screen.keys("u")
        screen.see("White to move")
        screen.drag(self.square("f3"), self.square("f7"))
        screen.see("White wins by checkmate")
        self.assertEqual(self.kept("score-card.json")["rows"], card)
        screen.keys("n")
        screen.see("So far: 0 won, 0 lost, 0 drawn")
        screen.keys("Down", "Down", "Left")
        screen.see("So far: 1 won, 0 lost, 0 drawn")

    def test_a_killed_board_goes_on_where_it_was(self):
        screen = self.start("--game", "chess", "--side", "both", "--clock", "5+0")
        screen.see(r"▸ White +4:59|▸ White +5:00")
        for start, end in (("e2", "e4"), ("e7", "e5"), ("g1", "f3")):
            screen.drag(self.square(start), self.square(end))
            self.see_man(start, " ")
        screen.see(r"2\. Nf3")
        os.kill(screen.pid(), signal.SIGKILL)
        self.assertEqual(screen.ended(), 128 + signal.SIGKILL)
        screen = self.start()
        screen.see(r"1\. e4 +e5")
        text = screen.see(r"2\. Nf3")
        self.assertRegex(text, r"▸ Black +4:5")
        # Looks back by a click on a move, and forward by the keyboard.
        screen.click(screen.find("e4"))
        screen.see(r"After move 1\. e4\.")
        self.assertEqual([self.man("e5"), self.man("e7")], [" ", "♟"])
        screen.keys("NPage")
        screen.see(r"After move 1\.\.\. e5|After move 1\.\.\. ?e5|After move 1\. ?\.\. e5")
        screen.keys("Escape")
        screen.see("Black to move")

    def test_a_damaged_file_is_set_aside(self):
        self.data.mkdir(parents=True)
        (self.data / "terminal-game.json").write_text('{"duiyi": 1', encoding="utf-8")
        screen = self.start()
        screen.see(r"A damaged file was set aside: terminal-game\.damaged-1\.json")
        aside = self.data / "terminal-game.damaged-1.json"
        self.assertEqual(aside.read_text(encoding="utf-8"), '{"duiyi": 1')

    def test_80_by_24_without_colour_and_in_ascii(self):
        boards = {
            "chess": r" 1 \|:R:\| N \|:B:\| Q \|:K:\| B \|:N:\| R \|",
            "xiangqi": "R -- H -- E -- A -- K -- A -- E -- H -- R",
        }
        for game, board in boards.items():
            with self.subTest(game):
                screen = self.start("--game", game, "--side", "both", environment=PLAIN)
                text = screen.see(f"(?s){board}.*to move.*Q quit")
                self.assertTrue(text.isascii(), text)
                self.assertNotRegex(screen.escapes(), r"\x1b\[([0-9;]*;)?([34][0-8]|9[0-7])[;m]")
                self.assertEqual(len(screen.lines()), 24)
                self.assertRegex(text, r"F1 help N new U undo R redo H hint 3 F flip .* Q quit")
                screen.keys("F1")
                text = screen.see("Keys and mouse")
                self.assertTrue(text.isascii(), text)

    def test_marks_without_colour(self):
        screen = self.start("--game", "chess", "--side", "both", environment=PLAIN)
        screen.see("White to move")
        screen.click(self.square("e2"))
        screen.see(r"\|\[P\]\|")
        self.assertEqual([self.man("e3"), self.man("e4")], ["o", "o"])
        screen.click(self.square("e4"))
        screen.see(r"\|<P>\|")
        screen.drag(self.square("d7"), self.square("d5"))
        screen.see("White to move")
        screen.click(self.square("e4"))
        screen.see(r"\|\(p\)\|")

    def test_help_and_settings_are_found_from_the_screen(self):
        screen = self.start("--game", "chess")
        screen.see("F1 help")
        screen.click(screen.find("F1 help"))
        screen.see("take back")
        screen.keys("NPage", "NPage", "NPage")
        screen.see("A king goes one square in any direction")
        screen.keys("Escape")
        screen.see("M menu")
        screen.click(screen.find("M menu"))
        screen.see("Settings")
        screen.click(screen.find("< English >"))
        screen.see("< 繁體中文 >|< 简体中文 >")
        screen.keys("Escape")
        screen.see("轮到白方|輪到白方")
        self.assertIn(self.kept("terminal-settings.json")["language"], ("zh-Hans", "zh-Hant"))

    def test_a_screen_too_small_says_so_and_a_large_one_is_used(self):
        screen = self.start("--game", "chess", columns=60, rows=20)
        screen.see("needs 80 columns and 24 lines")
        screen.resize(80, 24)
        screen.see("White to move")
        screen.resize(140, 50)
        screen.see("F1 help   N new")
        below, above = self.square("a1"), self.square("a2")
        self.assertEqual(below[1] - above[1], 5)
        screen.click(self.square("e2"))
        self.see_man("e4", "●")


class Xiangqi(Board):
    def test_points_characters_refusals_and_the_reply(self):
        screen = self.start("--game", "xiangqi", "--level", "1", "--seed", "3")
        screen.see("Red to move")
        self.assertEqual(screen.at(*self.point(5, 0), 2), "帥")
        self.assertEqual(screen.at(*self.point(5, 9), 2), "將")
        screen.click(self.point(8, 2))
        screen.see("●")
        self.assertEqual(screen.at(*self.point(5, 2)), "●")
        self.assertEqual(screen.at(*self.point(8, 9), 2), "馬")
        screen.keys("Escape")
        screen.see_no("●")
        screen.drag(self.point(2, 0), self.point(4, 1))
        screen.see("The leg of the horse on b0 is blocked by the elephant on c0")
        screen.drag(self.point(8, 2), self.point(5, 2))
        screen.see(r"1\. C2=5 +\S+")
        screen.keys("l")
        screen.see("炮二平五")
        screen.see("轮到红方")
        screen.keys("s")
        screen.see("帅")
        self.assertEqual(screen.at(*self.point(5, 0), 2), "帅")
        self.assertEqual(self.kept()["moves"][0], "h2e2")

    def test_a_new_game_is_chosen_on_its_page(self):
        screen = self.start("--game", "chess", "--side", "both")
        screen.see("White to move")
        screen.keys("n")
        screen.see("< Chess >")
        screen.keys("Left")
        screen.see("< Xiangqi >")
        screen.keys("Down", "Left")
        screen.see("< Black >")
        screen.keys("Enter")
        # The person's side is below, and the opponent begins.
        screen.see(r"1\. \S+")
        screen.see("Black to move")
        self.assertEqual(screen.at(*self.point(5, 0), 2), "將")
        table = self.kept()["table"]
        self.assertEqual([table[side]["seat"] for side in ("white", "black")], ["opponent", "person"])


class Frames(Board):
    def test_no_frame_is_late_while_the_opponent_thinks(self):
        screen = self.start("--game", "xiangqi", "--level", "full", "--measure-frames")
        screen.see("Red to move")
        screen.drag(self.point(8, 2), self.point(5, 2))
        screen.see("Black is thinking")
        screen.see(r"1\. C2=5 +\S+", 180)
        screen.keys("q")
        self.assertEqual(screen.ended(), 0)
        report = json.loads(re.search(r"\{.*\}", screen.all_lines()).group())
        self.assertGreater(report["frames"], 10)
        # None by the processor's time, since other programs may have had it meanwhile; or, on a machine
        # half as fast, one in twenty.
        late = report["longest_cpu_ms"] >= 33 and report["over_33_ms"] * 20 > report["frames"]
        self.assertFalse(late, report)


class CommandLine(unittest.TestCase):
    def test_what_is_wrong_is_named(self):
        for options in (["--level", "11"], ["--game", "go"], ["--clock", "5"], ["--nope"]):
            code, output = run([TERMINAL_BOARD, *options])
            self.assertEqual(code, 1, output)
            self.assertIn(options[-1], output)
        code, output = run([TERMINAL_BOARD, "--help"])
        self.assertEqual(code, 0)
        self.assertIn("--game", output)
        code, output = run([TERMINAL_BOARD])
        self.assertEqual(code, 1)
        self.assertIn("must be a terminal", output)


if __name__ == "__main__":
    unittest.main()
