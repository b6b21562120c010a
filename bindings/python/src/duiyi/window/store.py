"""Files in the user's data folder: written whole or not at all; damaged ones are set aside."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Callable, TypeVar

Value = TypeVar("Value")

#: What is kept, by file.
GAME, SETTINGS, SCORE_CARD = "game.json", "settings.json", "score-card.json"


def data_folder(
    platform: str = sys.platform,
    variables: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    """Where programs of this platform keep a user's data.

    >>> data_folder("linux", {}, Path("/home/ann")).as_posix()
    '/home/ann/.local/share/duiyi'
    >>> data_folder("linux", {"XDG_DATA_HOME": "/data"}, Path("/home/ann")).as_posix()
    '/data/duiyi'
    >>> data_folder("darwin", {}, Path("/Users/ann")).as_posix()
    '/Users/ann/Library/Application Support/duiyi'
    """
    home = Path.home() if home is None else home
    if platform == "win32":
        return Path(variables.get("APPDATA") or home / "AppData" / "Roaming") / "duiyi"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "duiyi"
    return Path(variables.get("XDG_DATA_HOME") or home / ".local" / "share") / "duiyi"


class Store:
    """A folder of small text files. What goes wrong is gathered for the user to read: a board
    without its folder still plays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: Files that were damaged, and what they are called now.
        self.set_aside: list[tuple[str, str]] = []
        #: What could not be read or written, in the words of the system.
        self.failures: list[str] = []

    def load(self, name: str, read: Callable[[str], Value]) -> Value | None:
        """What `read` makes of a file; None if there is none. A text that `read` refuses with a
        ValueError is set aside under another name, never overwritten."""
        path = self.folder / name
        try:
            return read(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except OSError as error:
            self.failures.append(str(error))
            return None
        except ValueError:
            self._set_aside(path)
            return None

    def _set_aside(self, path: Path) -> None:
        for number in range(1, 10_000):
            other = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
            try:
                # A link fails where a name is taken, so that no earlier one is lost.
                os.link(path, other)
                path.unlink()
            except FileExistsError:
                continue
            except OSError:
                if other.exists():
                    continue
                try:
                    path.rename(other)
                except OSError as error:
                    self.failures.append(str(error))
                    return
            self.set_aside.append((path.name, other.name))
            return

    def save(self, name: str, text: str) -> None:
        """Writes a file beside the old one and puts it in its place: whoever is killed meanwhile
        leaves the old one or the new one. (It is not waited for the disk, which would show as a
        stutter; a machine that loses its power may lose the last move.)"""
        scratch: str | None = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number, scratch = tempfile.mkstemp(prefix=name, suffix=".new", dir=self.folder)
            with open(number, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(scratch, self.folder / name)
        except OSError as error:
            if str(error) not in self.failures:
                self.failures.append(str(error))
            if scratch is not None and os.path.exists(scratch):
                os.unlink(scratch)
