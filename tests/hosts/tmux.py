"""A program in a terminal as a person has it before the eyes: tmux is the screen, keyboard and mouse."""

import itertools
import os
import re
import subprocess
import tempfile
import time
import unicodedata
from pathlib import Path

_NUMBERS = itertools.count()
#: Runs a program, and leaves its number and its exit code in files: tmux 3.3 forgets codes at times.
_RUN = """
    folder=$1
    shift
    sh -c 'echo $$ >"$0/pid"; exec "$@"' "$folder" "$@"
    echo $? >"$folder/code"
    exec sleep 3600
"""


class Screen:
    """A terminal of its own with a program in it."""

    def __init__(self, command, *, columns=80, rows=24, environment):
        self.columns = columns
        # A server that is about to end still has its name.
        self.server = f"duiyi-test-{os.getpid()}-{next(_NUMBERS)}"
        keep = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
        folder = tempfile.TemporaryDirectory()
        self.cleanup = folder.cleanup
        self.files = Path(folder.name)
        variables = (f"{name}={value}" for name, value in {**keep, **environment}.items())
        program = ["env", "-i", *variables, *command]
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", columns, "-y", rows,
                  "sh", "-c", _RUN, "sh", self.files, *program)
        self.tmux("set-option", "-g", "escape-time", "0")

    def tmux(self, *words):
        command = ["tmux", "-u", "-L", self.server, *(str(word) for word in words)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, timeout=60)
        return done.stdout.decode()

    def resize(self, columns, rows):
        self.columns = columns
        self.tmux("resize-window", "-x", columns, "-y", rows)

    def close(self):
        self.tmux("kill-server")
        self.cleanup()

    # == Looking

    def lines(self):
        return self.tmux("capture-pane", "-p").splitlines()

    def text(self):
        return "\n".join(self.lines())

    def escapes(self):
        """The same with its colours."""
        return self.tmux("capture-pane", "-e", "-p")

    def all_lines(self):
        """What has scrolled away, too; lines that were wrapped are whole again."""
        return self.tmux("capture-pane", "-p", "-J", "-S", "-200")

    def until(self, holds, what, seconds=40):
        """Waits until the screen shows what it should."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"not to be seen: {what}\n{self.text()}")
            time.sleep(0.05)

    def see(self, wanted, seconds=40):
        """Waits until the screen shows a pattern, and gives what it shows then."""
        self.until(lambda: re.search(wanted, self.text()), repr(wanted), seconds)
        return self.text()

    def see_no(self, unwanted):
        """Waits until the screen no longer shows a pattern."""
        self.until(lambda: not re.search(unwanted, self.text()), f"no {unwanted!r}")

    def find(self, words):
        """Column and row where words begin, as tmux counts them, from 0."""
        for row, line in enumerate(self.lines()):
            at = line.find(words)
            if at >= 0:
                return columns_of(line[:at]), row
        raise AssertionError(f"{words!r} is not to be seen:\n{self.text()}")

    def at(self, column, row, width=1):
        """What stands in some columns of a row."""
        shown, used = "", 0
        for character in self.lines()[row].ljust(self.columns):
            if column <= used < column + width:
                shown += character
            used += columns_of(character)
        return shown

    # == Touching

    def keys(self, *keys):
        """Keys by the names that tmux has for them, one after the other."""
        self.tmux("send-keys", *keys)

    def _mouse(self, button, place, end):
        column, row = place
        self.tmux("send-keys", "-l", f"\033[<{button};{column + 1};{row + 1}{end}")

    def press(self, place):
        self._mouse(0, place, "M")

    def release(self, place):
        self._mouse(0, place, "m")

    def click(self, place):
        self.press(place)
        self.release(place)

    def drag(self, start, end):
        """Presses here, moves there in a few steps, and lets go."""
        self.press(start)
        for step in (1, 2, 3):
            place = tuple(a + (b - a) * step // 3 for a, b in zip(start, end))
            self._mouse(32, place, "M")
        self.release(end)

    # == The program

    def pid(self):
        return int((self.files / "pid").read_text())

    def ended(self):
        """Waits for the end of the program and gives its exit code, as a shell counts."""
        code = self.files / "code"
        self.until(lambda: code.exists() and code.read_text().endswith("\n"), "the end of the program")
        return int(code.read_text())


def columns_of(text):
    """Columns that a text takes: two for a Chinese character."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
