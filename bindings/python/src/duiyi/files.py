"""Games from files: iterators that go on after a broken game."""

from __future__ import annotations

import codecs
import io
from abc import abstractmethod
from collections.abc import Callable, Iterator
from ctypes import POINTER, byref
from os import PathLike
from typing import Any, BinaryIO, Generic, TextIO, TypeVar, Union

from . import _ffi
from ._call import call, code
from ._ffi import lib
from ._handle import Handle
from .codes import Encoding, Format, Variant
from .errors import PgnError, UnsupportedError
from .game import Game
from .tree import GameTree

Source = Union[str, "PathLike[str]", BinaryIO, TextIO]
Read = TypeVar("Read", Game, GameTree)

#: Bytes or characters that are read at once.
PIECE = 1 << 16

#: The encodings that the library itself reads, by the names that Python has for them.
OWN = {
    "utf-8": Encoding.UTF_8,
    "utf-8-sig": Encoding.UTF_8,
    "iso8859-1": Encoding.LATIN_1,
    "gb18030": Encoding.GB18030,
    "gbk": Encoding.GB18030,
    "gb2312": Encoding.GB18030,
    "big5": Encoding.BIG5,
}


def _reader(options: Any, encoding: str | None) -> tuple[Any, Any]:
    """A reader of the library, and a decoder for what it does not read itself."""
    made, decoder = POINTER(_ffi.duiyi_reader)(), None
    own = OWN.get(codecs.lookup(encoding).name) if encoding else Encoding.AUTO
    try:
        options.encoding = Encoding.UTF_8 if own is None else own
        call(lib.duiyi_reader_create, byref(options), byref(made))
    except UnsupportedError:
        own, options.encoding = None, Encoding.UTF_8
        call(lib.duiyi_reader_create, byref(options), byref(made))
    if own is None and encoding:
        decoder = codecs.getincrementaldecoder(encoding)("replace")
    return made, decoder


class FileReader(Handle, Generic[Read]):
    """What GameReader and TreeReader share.

    An iterator. A broken game is a PgnError, and the next() after it gives the next game; with
    `on_error`, that is called with the error instead, and a loop goes on. `encoding` is the name of
    an encoding, like "gb18030", where the text would not tell it; `format` is for a file that does
    not begin as its kind does.
    """

    def __init__(
        self,
        source: Source,
        *,
        variant: Variant | str | None = None,
        format: Format | str | None = None,
        encoding: str | None = None,
        text: bool = False,
        on_error: Callable[[PgnError], None] | None = None,
        on_progress: Callable[[int], None] | None = None,
    ) -> None:
        options = _ffi.init(_ffi.duiyi_reader_options)
        options.variant = 0 if variant is None else code(Variant, variant)
        options.format = 0 if format is None else code(Format, format)
        if text:
            source = io.StringIO(str(source))
        made, self._decoder = _reader(options, encoding)
        super().__init__(made, lib.duiyi_reader_destroy)
        self._on_error = on_error
        self._on_progress = on_progress
        self._read = 0
        self._finished = False
        self._file: Any = source
        self._own = not hasattr(source, "read")
        if self._own:
            self._file = open(source, "rb")  # type: ignore[arg-type]  # noqa: SIM115

    @abstractmethod
    def _next(self) -> Read | None:
        """The next game, if it is there."""

    def close(self) -> None:
        """Closes the reader, and the file if it opened it."""
        super().close()
        if self._own:
            self._file.close()

    def __iter__(self) -> Iterator[Read]:
        return self

    def __next__(self) -> Read:
        while True:
            try:
                read = self._next()
            except PgnError as error:
                if self._on_error is None:
                    raise
                self._on_error(error)
                continue
            if read is not None:
                return read
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


class GameReader(FileReader[Game]):
    """Reads games out of a file of chess or xiangqi: PGN, XQF, CBR or DhtmlXQ, as its first bytes
    tell. Their main lines, as games; TreeReader has the variations, too.

    >>> import io
    >>> broken = []
    >>> text = io.StringIO("1. e4 e5 2. Ke3 *  1. d4 d5 *")
    >>> [game.ply for game in GameReader(text, on_error=broken.append)]
    [2]
    >>> print(broken[0])
    game 1, line 1, column 13: Ke3: illegal move: PieceGeometry
    """

    def _next(self) -> Game | None:
        game = POINTER(_ffi.duiyi_game)()
        self._call(lib.duiyi_reader_next_game, byref(game))
        return Game._of(game) if game else None


class TreeReader(FileReader[GameTree]):
    """Reads games with their variations, comments and glyphs out of the same files.

    >>> [len(tree) for tree in TreeReader("1. e4 (1. d4 d5) e5 * 1. c4 *", text=True)]
    [4, 1]
    """

    def _next(self) -> GameTree | None:
        tree = POINTER(_ffi.duiyi_tree)()
        self._call(lib.duiyi_reader_next_tree, byref(tree))
        return GameTree._of(tree) if tree else None


def read_pgn(source: Source, **options: Any) -> GameReader:
    """The games of a file, one after the other: a path, or a file that is open (see GameReader).

    >>> import io
    >>> [game.history_text(1) for game in read_pgn(io.BytesIO(b"1. e4 *\\n\\n1. C2=5 *"))]
    ['e4', '炮二平五']
    """
    return GameReader(source, **options)


def read_trees(source: Source, **options: Any) -> TreeReader:
    """The same with their variations; with text=True, of a text.

    >>> for tree in read_trees("1. e4 (1. d4 d5) e5 *", text=True):
    ...     print(tree, *tree.root.children)
    <GameTree chess, 4 moves> <Node 1 e4> <Node 2 d4>
    """
    return TreeReader(source, **options)


def read_text(text: str, **options: Any) -> GameReader:
    """The games of a text.

    >>> len(list(read_text("1. e4 * 1. d4 *")))
    2
    """
    return GameReader(text, text=True, **options)
