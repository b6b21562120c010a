"""What Game and Engine share: a handle of the library, with its life and its lock."""

from __future__ import annotations

import threading
import weakref
from ctypes import create_string_buffer
from types import TracebackType
from typing import Any, TypeVar

from ._call import call, long_text
from .board import BoardInfo
from .codes import Status
from .errors import ClosedError

AnyHandle = TypeVar("AnyHandle", bound="Handle")


class Handle:
    """Owns a handle of the library: closed by close(), by `with`, or when nobody holds it any more.

    One thread at a time is let into the library with it (contract 3); the others wait. Calls into
    the library release the GIL, so work on different handles runs in parallel.
    """

    def __init__(self, pointer: Any, destroy: Any, board: BoardInfo | None = None) -> None:
        self._pointer = pointer
        self._board = board
        # Reentrant, as a signal handler may use the handle amid a call of the same thread.
        self._lock = threading.RLock()
        self._end = weakref.finalize(self, destroy, pointer)
        # When Python ends, a daemon thread may still be inside. (Older mypys know no setter.)
        self._end.atexit = False  # type: ignore[misc, unused-ignore]

    @property
    def closed(self) -> bool:
        """Has it been closed?"""
        return not self._end.alive

    def close(self) -> None:
        """Gives its memory back; closing twice is allowed. Any later use is a ClosedError."""
        with self._lock:
            self._end()

    def __enter__(self: AnyHandle) -> AnyHandle:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _open(self) -> Any:
        """The pointer; to be asked for and used under the lock."""
        if self.closed:
            raise ClosedError(f"this {type(self).__name__} has been closed", Status.STATE)
        return self._pointer

    def _call(self, function: Any, *arguments: Any) -> None:
        with self._lock:
            call(function, self._open(), *arguments, board=self._board)

    def _text(self, function: Any, *arguments: Any, size: int) -> str:
        """The text that a function writes into a buffer that is never too small."""
        buffer = create_string_buffer(size)
        self._call(function, *arguments, buffer, size, None)
        return buffer.value.decode()

    def _long_text(self, function: Any, *arguments: Any) -> str:
        """The text that a function writes, of any length."""
        with self._lock:
            return long_text(self._call, function, *arguments)
