"""duiyi-uci at the other end of a pipe: one process for a whole run."""

import subprocess


class Refused(Exception):
    """The engine answered a position with an `info string` that says what is wrong."""


class Engine:
    """Asks for the facts of positions (`d`) and for perft counts."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.send("uci")
        self.lines_until("uciok")

    def choose(self, variant, chess960=False, arrangement=False):
        """The game that is played from now on; an arrangement may hold impossible men."""
        self.send(f"setoption name UCI_Variant value {variant}")
        self.send(f"setoption name UCI_Chess960 value {str(chess960).lower()}")
        self.send(f"setoption name Arrangement value {str(arrangement).lower()}")
        self.send("isready")
        self.refuse_complaints(self.lines_until("readyok"))

    def look(self, fen, moves=()):
        """The facts of a position as `d` prints them: {"fen": ..., "moves": ..., ...}."""
        self.position(fen, moves)
        self.send("d")
        lines = self.lines_until("moves:")
        self.refuse_complaints(lines)
        return dict(line.split(": ", 1) for line in lines if ": " in line)

    def perft(self, fen, depth):
        """{move: leaves below it}."""
        self.position(fen, ())
        self.send(f"perft {depth}")
        lines = self.lines_until("Nodes searched:")
        self.refuse_complaints(lines)
        counts = dict(line.split(": ") for line in lines[:-1] if ": " in line)
        return {move: int(count) for move, count in counts.items()}

    def position(self, fen, moves):
        start = f"fen {fen}" if fen else "startpos"
        tail = " moves " + " ".join(moves) if moves else ""
        self.send(f"position {start}{tail}")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def lines_until(self, word):
        """The lines up to the one that begins with `word`, that one included."""
        lines = []
        while not (lines and lines[-1].startswith(word)):
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the engine ended (exit code {self.process.wait()})")
            lines.append(line.rstrip("\n"))
        return lines

    @staticmethod
    def refuse_complaints(lines):
        complaints = [line for line in lines if line.startswith("info string")]
        if complaints:
            raise Refused("; ".join(complaints))

    def close(self):
        """Ends the process; its exit code."""
        self.send("quit")
        return self.process.wait(timeout=10)
