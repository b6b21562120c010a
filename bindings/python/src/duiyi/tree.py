"""A game out of a file with its variations, comments and glyphs."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import POINTER, byref, c_size_t, create_string_buffer
from dataclasses import dataclass
from typing import Any

from . import _ffi
from ._call import code, text_in
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, variant_board
from .codes import Notation, NoteKind, Outcome, Status, Variant
from .errors import ArgumentError
from .game import Game
from .moves import Move


@dataclass(frozen=True)
class Note:
    """What is written beside a move: a comment, or a glyph by its number as text."""

    kind: NoteKind
    text: str


class Node:
    """A move of a tree and the position after it; the root is the start, before any move."""

    def __init__(self, tree: GameTree, number: int) -> None:
        self.tree = tree
        #: 0 of the root; of any other node greater than that of its parent.
        self.number = number
        self._raw = _ffi.init(_ffi.duiyi_tree_node)
        tree._call(lib.duiyi_tree_node_get, number, byref(self._raw))

    @property
    def move(self) -> Move | None:
        """The move; None of the root, and where a turn was passed over."""
        played = self._raw.played
        return Move(played, self.tree.board_info) if played else None

    @property
    def ply(self) -> int:
        """How many moves lead here, this one included."""
        return int(self._raw.ply)

    @property
    def parent(self) -> Node | None:
        """The node before; None of the root."""
        return Node(self.tree, self._raw.parent) if self.number else None

    @property
    def main(self) -> Node | None:
        """The move with which the line goes on."""
        return self._other(self._raw.first_child)

    @property
    def children(self) -> list[Node]:
        """The moves that go on from here: the main one, then the others."""
        children = []
        child = self.main
        while child is not None:
            children.append(child)
            child = child._other(child._raw.next_sibling)
        return children

    def _other(self, number: int) -> Node | None:
        return Node(self.tree, number) if number else None

    @property
    def notes(self) -> list[Note]:
        """The comments in front of the move, then those behind it and the glyphs, as they came."""
        return [self.tree._note(self.number, index) for index in range(self._raw.notes)]

    @property
    def comments(self) -> list[str]:
        """The comments behind the move; of the root, those before the first."""
        return [note.text for note in self.notes if note.kind == NoteKind.AFTER]

    @property
    def glyphs(self) -> list[int]:
        """The glyphs, by their numbers in the PGN standard: 1 is the sign !."""
        return [int(note.text) for note in self.notes if note.kind == NoteKind.GLYPH]

    def text(self, notation: Notation | str = Notation.AUTO) -> str:
        """The move as it is written; "" of the root, and where a turn was passed over."""
        number = code(Notation, notation)
        size = _ffi.DUIYI_MOVE_TEXT_MAX
        return self.tree._text(lib.duiyi_tree_move_text, self.number, number, size=size)

    def game(self) -> Game:
        """The line up to this move as a game; at the end of the main line, with its result."""
        return self.tree.game(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and (self.tree, self.number) == (other.tree, other.number)

    def __hash__(self) -> int:
        return hash((self.tree, self.number))

    def __repr__(self) -> str:
        return f"<Node {self.number} {self.text() or '--'}>"


class GameTree(Handle):
    """A game out of a file with everything that the file has of it; read_trees() gives them.

    >>> from duiyi import read_trees
    >>> (tree,) = read_trees("1. e4 {best} (1. d4 $14) e5 1-0", text=True)
    >>> [node.text() for node in tree.root.children]
    ['e4', 'd4']
    >>> [node.text() for node in tree.main_line()], len(tree), tree.outcome
    (['e4', 'e5'], 3, <Outcome.WHITE_WINS: 1>)
    >>> tree.root.children[1].glyphs, tree.root.main.comments
    ([14], ['best'])
    >>> tree.save_pgn().splitlines()[-1]
    '1. e4 {best} (1. d4 $14) 1... e5 1-0'
    """

    board_info: BoardInfo
    _info: Any

    @classmethod
    def _of(cls, made: Any) -> GameTree:
        """The tree of a handle that the library has made."""
        tree = cls.__new__(cls)
        Handle.__init__(tree, made, lib.duiyi_tree_destroy)
        tree._info = _ffi.init(_ffi.duiyi_tree_info)
        tree._call(lib.duiyi_tree_info_get, byref(tree._info))
        tree.board_info = variant_board(tree._info.variant)
        tree._board = tree.board_info
        return tree

    def __init__(self) -> None:
        raise TypeError("trees come out of files: read_trees()")

    @property
    def variant(self) -> Variant:
        """Which game."""
        return Variant(self._info.variant)

    @property
    def outcome(self) -> Outcome:
        """How it ended, as the file says; ONGOING if it does not say."""
        return Outcome(self._info.outcome)

    @property
    def start_fen(self) -> str:
        """The FEN that it starts from."""
        return self._text(lib.duiyi_tree_start_fen, size=_ffi.DUIYI_FEN_MAX)

    def __len__(self) -> int:
        """How many moves there are in all lines."""
        return int(self._info.nodes) - 1

    def __bool__(self) -> bool:
        return True

    @property
    def root(self) -> Node:
        """The start, before any move."""
        return Node(self, 0)

    @property
    def main_end(self) -> Node:
        """The last move of the main line; the root if there is none."""
        return Node(self, self._info.main_end)

    def nodes(self) -> Iterator[Node]:
        """All nodes, each after its parent."""
        return (Node(self, number) for number in range(self._info.nodes))

    def main_line(self) -> Iterator[Node]:
        """The moves of the main line."""
        node = self.root.main
        while node is not None:
            yield node
            node = node.main

    def tag(self, name: str) -> str:
        """The value of a tag; of one that is not there the empty text."""
        return self._long_text(lib.duiyi_tree_tag, *text_in(name))

    def tags(self) -> dict[str, str]:
        """All tags: those that every game has first, then the others as they came."""
        names = range(self._info.tags)
        listed = [self._long_text(lib.duiyi_tree_tag_name, index) for index in names]
        return {name: self.tag(name) for name in listed}

    def _note(self, node: int, index: int) -> Note:
        kind, size, length = _ffi.duiyi_note(), 256, c_size_t()
        while True:
            text = create_string_buffer(size)
            try:
                self._call(lib.duiyi_tree_note, node, index, byref(kind), text, size, byref(length))
            except ArgumentError as error:
                if error.status != Status.BUFFER:
                    raise
                size = length.value + 1
            else:
                return Note(NoteKind(kind.value), text.raw[: length.value].decode())

    def save_pgn(self, notation: Notation | str = Notation.AUTO) -> str:
        """The tree as PGN: read again, it gives the same."""
        return self._long_text(lib.duiyi_tree_save_pgn, code(Notation, notation))

    def game(self, node: Node | None = None) -> Game:
        """The main line as a game with its result, or the line up to a node.

        What no game can be, like a turn that is passed over, is a PgnError.
        """
        made = POINTER(_ffi.duiyi_game)()
        number = self._info.main_end if node is None else node.number
        self._call(lib.duiyi_tree_game, number, byref(made))
        return Game._of(made)

    def __repr__(self) -> str:
        return f"<GameTree {self.variant.name.lower()}, {len(self)} moves>"
