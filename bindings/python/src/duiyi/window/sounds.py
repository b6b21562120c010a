"""Sounds: short tones, made here, played by whatever the machine has for that, else silence."""

from __future__ import annotations

import math
import shutil
import struct
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from ..codes import EventKind, MoveFlag
from ..events import Event

#: Samples a second: enough for a tap.
RATE = 22_050

#: By name, notes one after the other: hertz, milliseconds, how loud of 100.
_TONES: dict[str, tuple[tuple[float, int, int], ...]] = {
    "move": ((330, 45, 46),),
    "capture": ((247, 35, 60), (165, 70, 52)),
    "castle": ((330, 40, 44), (392, 50, 44)),
    "promote": ((523, 60, 36), (659, 60, 36), (784, 110, 36)),
    "check": ((622, 70, 44), (466, 110, 40)),
    "offer": ((440, 80, 34), (554, 110, 34)),
    "low": ((880, 60, 34), (880, 60, 34)),
    "end": ((392, 110, 40), (330, 110, 40), (262, 220, 40)),
    "refuse": ((147, 80, 40),),
}
TONES = tuple(_TONES)


@cache
def wave(name: str) -> bytes:
    """A tone as a WAV file.

    >>> wave("move")[:4], len(wave("end")) > len(wave("move"))
    (b'RIFF', True)
    """
    samples: list[int] = []
    for hertz, length, loud in _TONES[name]:
        count = RATE * length // 1000
        for place in range(count):
            time = place / RATE
            # Wood: a fundamental and two partials that die sooner, after a soft start.
            fade = math.exp(-5 * place / count) * min(place / 60, 1) * min((count - place) / 60, 1)
            turn = 2 * math.pi * hertz * time
            tone = (
                math.sin(turn) + 0.45 * math.sin(2 * turn) * fade + 0.2 * math.sin(3 * turn) * fade
            )
            samples.append(int(tone * fade * loud * 120))
    data = struct.pack(f"<{len(samples)}h", *samples)
    head = struct.pack("<IHHIIHH", 16, 1, 1, RATE, RATE * 2, 2, 16)
    body = b"WAVEfmt " + head + b"data" + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", len(body)) + body


def tone_of(event: Event) -> str | None:
    """The tone of what has happened; of a move that does several things, of the most telling."""
    if event.kind in (EventKind.MOVED, EventKind.REDONE, EventKind.UNDONE):
        flags = event.flags or MoveFlag(0)
        if flags & (MoveFlag.CHECK | MoveFlag.PROMOTES) and event.kind == EventKind.MOVED:
            return None  # an event of its own follows
        if flags & (MoveFlag.CASTLE_SHORT | MoveFlag.CASTLE_LONG):
            return "castle"
        return "capture" if flags & MoveFlag.CAPTURE else "move"
    return {
        EventKind.PROMOTED: "promote",
        EventKind.CHECK: "check",
        EventKind.OFFERED: "offer",
        EventKind.DECLINED: "offer",
        EventKind.CLOCK_LOW: "low",
        EventKind.ENDED: "end",
    }.get(event.kind)


class Player:
    """Plays tones without anybody waiting for it."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._command = _command()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._playing: subprocess.Popen[bytes] | None = None

    def play(self, name: str) -> None:
        """Plays a tone; while another still sounds, on Unix, none is added."""
        if not self.on or (self._command is None and sys.platform != "win32"):
            return
        if self._playing is not None and self._playing.poll() is None:
            return
        path = self._file(name)
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(path), flags)
            return
        assert self._command is not None
        try:
            self._playing = subprocess.Popen(
                [*self._command, str(path)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._command = None

    def close(self) -> None:
        """Takes its files away."""
        if self._playing is not None:
            self._playing.wait()
        if self._folder is not None:
            self._folder.cleanup()

    def _file(self, name: str) -> Path:
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="duiyi-")
        path = Path(self._folder.name) / f"{name}.wav"
        if not path.exists():
            path.write_bytes(wave(name))
        return path


def _command() -> list[str] | None:
    """The program that plays a WAV file here."""
    for command in (["afplay"], ["pw-play"], ["paplay"], ["aplay", "-q"]):
        if shutil.which(command[0]):
            return command
    return None
