"""One call into the library: Python values in, an exception out."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref, c_size_t, create_string_buffer
from typing import TYPE_CHECKING, Any

from . import _ffi
from .codes import Code, Reason, Status
from .errors import ArgumentError, class_of

if TYPE_CHECKING:
    from .board import BoardInfo

#: The offset of an error that is not about a text.
NO_OFFSET = 0xFFFF_FFFF


def call(function: Any, *arguments: Any, board: BoardInfo | None = None) -> None:
    """Calls a function that returns a status, and raises what failed.

    A function whose last parameter is `err` (contract 5) is given one. The board tells what its
    squares are called.
    """
    if function.argtypes[-1] is not _ffi.error_pointer:
        status = function(*arguments)
        if status != Status.OK:
            name = _ffi.lib.duiyi_status_name(status).decode()
            raise class_of(status)(f"{function.__name__}() answered {name}", Status(status))
        return
    error = _ffi.init(_ffi.duiyi_error)
    status = function(*arguments, byref(error))
    if status != Status.OK:
        raise class_of(status)(
            error.message.decode("utf-8", "replace"),
            Status(status),
            reason=Reason(error.reason),
            squares=board.squares(error.squares) if board else (),
            offset=None if error.offset == NO_OFFSET else int(error.offset),
        )


def number(value: int, bits: int, what: str) -> int:
    """A number as an argument; ctypes itself would cut off what does not fit."""
    if not isinstance(value, int):
        raise TypeError(f"{what} must be a number, not {type(value).__name__}")
    if not 0 <= value < 1 << bits:
        raise ArgumentError(
            f"{what} must be between 0 and 2**{bits} - 1, not {value}", Status.VALUE
        )
    return value


def code(family: type[Code], value: int | str, bits: int = 32) -> int:
    """A code as an argument, given as a member, a number, or a name in any case."""
    what = family.__name__.lower()
    if not isinstance(value, str):
        return number(value, bits, what)
    try:
        return family[value.upper()]
    except KeyError:
        names = ", ".join(name.lower() for name in family.__members__)
        raise ArgumentError(f"{what} must be one of {names}, not {value!r}", Status.VALUE) from None


def long_text(
    call: Callable[..., None], function: Any, *arguments: Any, behind: tuple[Any, ...] = ()
) -> str:
    """The text of any length that a function writes: a buffer that is too small says so. `behind`
    are its arguments after the buffer's."""
    size, length = 4096, c_size_t()
    while True:
        buffer = create_string_buffer(size)
        try:
            call(function, *arguments, buffer, size, byref(length), *behind)
        except ArgumentError as error:
            if error.status != Status.BUFFER:
                raise
            size = length.value + 1
        else:
            return buffer.raw[: length.value].decode()


def text_in(text: str) -> tuple[bytes, int]:
    """A text as the two arguments (pointer, length). The library says what is no Unicode."""
    encoded = text.encode("utf-8", "surrogatepass")
    return encoded, len(encoded)
