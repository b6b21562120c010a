"""Games from files: an iterator that goes on after a broken game."""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterator
from ctypes import POINTER, byref
from os import PathLike
from typing import Any, BinaryIO, TextIO, Union

from . import _ffi
from ._call import call, code
from ._ffi import lib
from ._handle import Handle
from .codes import Variant
from .errors import PgnError
from .game import Game

Source = Union[str, "PathLike[str]", BinaryIO, TextIO]

#: Bytes or characters that are read at once.
PIECE = 1 << 16


class GameReader(Handle):
    """Reads games out of a file of chess or xiangqi: PGN, XQF, CBR or DhtmlXQ, as its first bytes
    tell.

    It is an iterator. A broken game is a PgnError, and the next() after it gives the next game;
    with `on_error`, that is called with the error instead, and a loop goes on. `encoding` is for
    text that is neither UTF-8 nor Latin-1, like "gb18030".

    >>> import io
    >>> broken = []
    >>> text = io.StringIO("1. e4 e5 2. Ke3 *  1. d4 d5 *")
    >>> [game.ply for game in GameReader(text, on_error=broken.append)]
    [2]
    >>> print(broken[0])
    game 1, line 1, column 13: Ke3: illegal move: PieceGeometry
    """

    def __init__(
        self,
        source: Source,
        *,
        variant: Variant | str | None = None,
        encoding: str | None = None,
        on_error: Callable[[PgnError], None] | None = None,
        on_progress: Callable[[int], None] | None = None,
    ) -> None:
        made = POINTER(_ffi.duiyi_reader)()
        usual = 0 if variant is None else code(Variant, variant)
        call(lib.duiyi_reader_create, usual, byref(made))
        super().__init__(made, lib.duiyi_reader_destroy)
        self._on_error = on_error
        self._on_progress = on_progress
        self._read = 0
        self._finished = False
        self._decoder = codecs.getincrementaldecoder(encoding)("replace") if encoding else None
        self._file: Any = source
        self._own = not hasattr(source, "read")
        if self._own:
            self._file = open(source, "rb")  # type: ignore[arg-type]  # noqa: SIM115

    def close(self) -> None:
        """Closes the reader, and the file if it opened it."""
        super().close()
        if self._own:
            self._file.close()

    def __iter__(self) -> Iterator[Game]:
        return self

    def __next__(self) -> Game:
        while True:
            try:
                game = POINTER(_ffi.duiyi_game)()
                self._call(lib.duiyi_reader_next_game, byref(game))
            except PgnError as error:
                if self._on_error is None:
                    raise
                self._on_error(error)
                continue
            if game:
                return Game._of(game)
            if self._finished:
                self.close()
                raise StopIteration
            self._feed()

    def _feed(self) -> None:
        piece = self._file.read(PIECE)
        if isinstance(piece, str):
            piece = piece.encode("utf-8", "replace")
        self._read += len(piece)
        last = not piece
        if self._decoder is not None:
            piece = self._decoder.decode(piece, last).encode()
        if piece:
            self._call(lib.duiyi_reader_feed, piece, len(piece))
        if last:
            self._call(lib.duiyi_reader_finish)
            self._finished = True
        if self._on_progress is not None:
            self._on_progress(self._read)


def read_pgn(source: Source, **options: Any) -> GameReader:
    """The games of a file, one after the other: a path, or a file that is open (see GameReader).

    >>> import io
    >>> [game.history_text(1) for game in read_pgn(io.BytesIO(b"1. e4 *\\n\\n1. C2=5 *"))]
    ['e4', '炮二平五']
    """
    return GameReader(source, **options)


def read_text(text: str, **options: Any) -> GameReader:
    """The games of a text.

    >>> len(list(read_text("1. e4 * 1. d4 *")))
    2
    """
    return GameReader(io.StringIO(text), **options)
