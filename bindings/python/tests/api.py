"""The C header as data, and what its types are in ctypes: what the raw layer is compared with."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from typing import Any

from duiyi import _ffi

REPOSITORY = Path(__file__).resolve().parents[3]

#: bindings/c/duiyi_api.json: what include/duiyi.h declares. A test there compares the two.
API: dict[str, Any] = json.loads((REPOSITORY / "bindings" / "c" / "duiyi_api.json").read_bytes())

_FIXED_WIDTH = {
    "int32_t": ctypes.c_int32,
    "uint8_t": ctypes.c_uint8,
    "uint16_t": ctypes.c_uint16,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "char": ctypes.c_char,
}


def ctype(text: str) -> Any:
    """What a type of C is in ctypes, with the structs and function types of the raw layer."""
    base = text.replace("const", "").replace("*", "").strip()
    stars = text.count("*")
    if base == "void":
        return ctypes.c_void_p if stars else None
    if base == "char" and stars == 1 and text.startswith("const"):
        return ctypes.c_char_p
    number = _FIXED_WIDTH.get(API["numbers"].get(base, base))
    type_: Any = number or getattr(_ffi, base)
    for _ in range(stars):
        type_ = ctypes.POINTER(type_)
    return type_


def signature(function: dict[str, Any]) -> tuple[Any, ...]:
    """The result of a function, then its arguments."""
    arguments = (ctype(argument["type"]) for argument in function["arguments"])
    return (ctype(function["result"]), *arguments)


def field(field: dict[str, Any]) -> tuple[str, Any]:
    """A field of a struct as ctypes wants it."""
    type_ = ctype(field["type"])
    for length in reversed(field.get("lengths", [])):
        type_ = type_ * length
    return field["name"], type_
