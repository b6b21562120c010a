"""An engine as a process that speaks UCI or UCCI."""

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

#: Longer than any engine needs to greet.
PATIENCE = 60


class EngineError(Exception):
    """It has died, is silent, or says what nobody can play."""


@dataclass
class Spec:
    """What --engine says: `name=duiyi cmd=target/release/duiyi-uci proto=uci option.Hash=16`."""

    command: list[str]
    name: str
    protocol: str = "uci"
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, text):
        values = dict(word.split("=", 1) for word in shlex.split(text))
        command = shlex.split(values.pop("cmd"))
        options = {key[7:]: values.pop(key) for key in list(values) if key.startswith("option.")}
        spec = cls(
            command=command,
            name=values.pop("name", Path(command[0]).name),
            protocol=values.pop("proto", "uci"),
            options=options,
        )
        if values or spec.protocol not in ("uci", "ucci"):
            raise ValueError(f"not understood in an engine: {text}")
        return spec


@dataclass
class Answer:
    """A move as the engine writes it ("" if it has none), how long it took, what it told last."""

    move: str
    seconds: float
    info: dict[str, int | str]


class Speed:
    """Moves, seconds and nodes of one engine."""

    def __init__(self):
        self.moves = self.seconds = self.nodes = 0

    def add(self, answer):
        self.moves += 1
        self.seconds += answer.seconds
        self.nodes += int(answer.info.get("nodes", 0))

    @property
    def rate(self):
        """Nodes a second, in millions."""
        return self.nodes / max(self.seconds, 1e-9) / 1e6

    def __str__(self):
        milliseconds = 1000 * self.seconds / max(self.moves, 1)
        return f"{self.moves} moves, {milliseconds:.1f} ms each, {self.rate:.2f} million nodes a second"


def read_openings(path):
    """A FEN a line; what begins with # is a comment."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [fen for fen in lines if fen.strip() and not fen.startswith("#")]


def move_time(milliseconds):
    """What stands behind `go` for so much time, and how many seconds an engine may take to answer."""
    return f"movetime {milliseconds}", 10 + milliseconds / 1000


class Engine:
    def __init__(self, spec, variant):
        self.spec = spec
        self.variant = variant
        self._process = subprocess.Popen(
            spec.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            bufsize=1,
        )
        self._lines = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.say(spec.protocol)
        self._hear(spec.protocol + "ok", PATIENCE)
        options = dict(spec.options)
        if variant == "xiangqi" and spec.protocol == "uci":
            options.setdefault("UCI_Variant", "xiangqi")
        for name, value in options.items():
            is_uci = spec.protocol == "uci"
            self.say(f"setoption name {name} value {value}" if is_uci else f"setoption {name} {value}")
        self._until_ready()

    @property
    def notation(self):
        """How it writes moves: xiangqi in UCI counts ranks from 1, UCCI from 0."""
        return "uci_1" if self.variant == "xiangqi" and self.spec.protocol == "uci" else "uci"

    def new_game(self):
        self.say("ucinewgame" if self.spec.protocol == "uci" else "setoption newgame")
        self._until_ready()

    def go(self, fen, moves, limit, patience):
        """Its answer to a position; `limit` is what stands behind `go`."""
        self.say(f"position fen {fen}" + (f" moves {' '.join(moves)}" if moves else ""))
        began = time.perf_counter()
        self.say(f"go {limit}")
        info = {}
        while True:
            words = self._next(began + patience).split()
            if words[:1] == ["info"]:
                read_info(words, info)
            elif words[:1] in (["bestmove"], ["nobestmove"]):
                move = words[1] if len(words) > 1 and words[1] not in ("(none)", "0000") else ""
                return Answer(move, time.perf_counter() - began, info)

    def say(self, line):
        try:
            self._process.stdin.write(line + "\n")
        except OSError as error:
            raise EngineError(f"{self.spec.name} has died") from error

    def close(self):
        try:
            self.say("quit")
            self._process.wait(5)
        except (EngineError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stdout.close()
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _listen(self):
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _next(self, end):
        try:
            line = self._lines.get(timeout=max(0.001, end - time.perf_counter()))
        except queue.Empty:
            raise EngineError(f"{self.spec.name} is silent") from None
        if line is None:
            raise EngineError(f"{self.spec.name} has died")
        return line

    def _hear(self, word, patience):
        end = time.perf_counter() + patience
        while self._next(end).split()[:1] != [word]:
            pass

    def _until_ready(self):
        self.say("isready")
        self._hear("readyok", PATIENCE)


def read_info(words, info):
    """Takes over what an info line says of its best line of moves."""
    if "multipv" in words and words[words.index("multipv") + 1] != "1":
        return
    for name in ("depth", "nodes", "nps", "time"):
        if name in words[:-1] and words[words.index(name) + 1].isdigit():
            info[name] = int(words[words.index(name) + 1])
    if "score" in words:
        kind, *rest = words[words.index("score") + 1 :]
        info["score"] = f"{kind} {rest[0]}" if kind in ("cp", "mate") else f"cp {kind}"
