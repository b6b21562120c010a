"""The raw layer says what the header says: no less, no more, nothing else."""

from __future__ import annotations

import ctypes
import inspect
import re
import shutil
import subprocess
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from api import API, REPOSITORY, ctype, field, signature

from duiyi import _ffi, codes

#: The enum that holds the constants whose names begin like this.
FAMILIES: dict[str, type[Enum]] = {
    "VARIANT": codes.Variant,
    "RULES": codes.Rules,
    "SIDE": codes.Side,
    "KIND": codes.Kind,
    "NOTATION": codes.Notation,
    "OUTCOME": codes.Outcome,
    "TERMINATION": codes.Termination,
    "OFFENCE": codes.Offence,
    "ARTICLE": codes.Article,
    "CLAIM": codes.Claim,
    "ACTION": codes.Action,
    "EVENT": codes.EventKind,
    "FEN_CAUSE": codes.FenCause,
    "FEN_FIELD": codes.FenField,
    "REASON": codes.Reason,
    "STATE": codes.StateFlag,
    "MOVE": codes.MoveFlag,
    "LEVEL": codes.Level,
    "SCORE": codes.ScoreKind,
    "SEARCH": codes.SearchState,
    "MERIT": codes.MeritKind,
    "GRADE": codes.Grade,
    "PUZZLE": codes.PuzzleState,
    "CONDUCT": codes.Conduct,
    "LANGUAGE": codes.Language,
    "TEXT": codes.TextFamily,
    "FORMAT": codes.Format,
    "ENCODING": codes.Encoding,
    "NOTE": codes.NoteKind,
    "SEAT": codes.SeatKind,
    "PACE": codes.Pace,
    "ANSWER": codes.AnswerKind,
    "MAY": codes.May,
    "ERR": codes.Status,
}


def raw_constants() -> dict[str, int]:
    return {name: value for name, value in vars(_ffi).items() if name.startswith("DUIYI_")}


def raw_structs() -> dict[str, Any]:
    """The classes in _ffi.py that stand for structs and handles."""
    classes = inspect.getmembers(_ffi, inspect.isclass)
    return {
        name: type_
        for name, type_ in classes
        if issubclass(type_, ctypes.Structure) and name.startswith("duiyi_")
    }


def enum_constants() -> dict[str, int]:
    names = {
        f"DUIYI_{prefix}_{name}": member.value
        for prefix, family in FAMILIES.items()
        for name, member in family.__members__.items()
    }
    names["DUIYI_OK"] = names.pop("DUIYI_ERR_OK")
    return names


def test_every_function_is_bound_and_no_other() -> None:
    assert set(_ffi.FUNCTIONS) == set(API["functions"])


@pytest.mark.parametrize("name", API["functions"])
def test_functions_take_and_give_what_the_header_says(name: str) -> None:
    function = getattr(_ffi.lib, name)
    assert (function.restype, *function.argtypes) == signature(API["functions"][name])


def test_callbacks() -> None:
    for name, callback in API["callbacks"].items():
        raw = getattr(_ffi, name)
        assert (raw._restype_, *raw._argtypes_) == signature(callback)


def test_numbers_have_the_width_of_the_header() -> None:
    for name in API["numbers"]:
        assert getattr(_ffi, name) is ctype(name), name


def test_every_constant_is_there_once_and_no_other() -> None:
    assert {**raw_constants(), **enum_constants()} == API["constants"]
    assert not raw_constants().keys() & enum_constants().keys()
    enums = {value for value in vars(codes).values() if inspect.isclass(value)}
    assert {e for e in enums if issubclass(e, Enum) and e.__members__} == {*FAMILIES.values()}


def test_structs_have_the_fields_of_the_header() -> None:
    raw = {name: [*getattr(struct, "_fields_", [])] for name, struct in raw_structs().items()}
    in_c = {name: [field(each) for each in fields] for name, fields in API["structs"].items()}
    assert raw == {**in_c, **{handle: [] for handle in API["handles"]}}


def test_sizes_and_offsets_are_those_of_c(tmp_path: Path) -> None:
    in_python = []
    for name in API["structs"]:
        struct = raw_structs()[name]
        in_python.append(f"{name} {ctypes.sizeof(struct)}")
        for each, _ in struct._fields_:
            place = getattr(struct, each)
            in_python.append(f"{name}.{each} {place.offset} {place.size}")
    assert in_python == sizes_and_offsets_in_c(tmp_path)


def sizes_and_offsets_in_c(folder: Path) -> list[str]:
    lines = []
    for name, fields in API["structs"].items():
        lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
        for each in (declared["name"] for declared in fields):
            numbers = f"offsetof({name}, {each}), sizeof((({name} *)0)->{each})"
            lines.append(f'printf("{name}.{each} %zu %zu\\n", {numbers});')
    body = "\n".join(lines)
    source, program = folder / "layout.c", folder / "layout"
    source.write_text(
        f"#include <stdio.h>\n#include <duiyi.h>\nint main(void) {{\n{body}\nreturn 0;\n}}\n"
    )
    compiler = shutil.which("cc")
    assert compiler is not None, "this test compares with C: install a C compiler"
    include = f"-I{REPOSITORY / 'include'}"
    subprocess.run([compiler, include, source, "-o", program], check=True)
    return subprocess.check_output([program], text=True).splitlines()


def test_the_pleasant_layer_reaches_every_function() -> None:
    package = Path(_ffi.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in package.glob("*.py")]
    used = {name for source in sources for name in re.findall(r"lib\.(duiyi_\w+)", source)}
    # _library.py asks for the ABI; library_version says the same as duiyi_version(). The two
    # searches in one call are loops over duiyi_search_step() here, for Ctrl-C's sake;
    # test_engine.py compares what they answer.
    elsewhere = {
        "duiyi_abi_version",
        "duiyi_version",
        "duiyi_search_run",
        "duiyi_engine_move",
    }
    assert set(API["functions"]) - used == elsewhere
