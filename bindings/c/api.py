"""Writes duiyi_api.json: include/duiyi.h as data, for whoever makes or checks a binding.

`python3 bindings/c/api.py` writes it, and `./x header` does after the header itself; a test in
tests/hosts compares. cbindgen gives the header a regular shape, so that a few patterns read it all.
"""

import json
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = HERE.parents[1] / "include" / "duiyi.h"
JSON = HERE / "duiyi_api.json"

VARIABLE = re.compile(r"(?P<type>.*?)(?P<name>\w+)(?P<dimensions>(?:\[\w+\])*)")


def without_comments(header):
    """The code of a header."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", header, flags=re.S)


def read(header):
    """What the header declares, in its order."""
    text = without_comments(header)
    version = dict(re.findall(r"#define DUIYI_VERSION_(MAJOR|MINOR|PATCH) (\d+)", text))
    # What stands before are the macros, which a binding writes in its own language.
    text = text[text.index('extern "C" {') :]
    constants = {name: int(value) for name, value in re.findall(r"#define (\w+) (\d+)\n", text)}
    return {
        "version": ".".join(version[part] for part in ("MAJOR", "MINOR", "PATCH")),
        "constants": constants,
        "numbers": {name: type_ for type_, name in re.findall(r"typedef (\w+) (\w+);", text)},
        "handles": re.findall(r"typedef struct (\w+) \1;", text),
        "structs": {
            name: [field(line, constants) for line in body.split(";")[:-1]]
            for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\}", text, re.S)
        },
        "callbacks": {
            name: signature(result, arguments)
            for result, name, arguments in re.findall(
                r"typedef (\w+) \(\*(\w+)\)\((.*?)\);", text, re.S
            )
        },
        "functions": {
            name: signature(result, arguments)
            for result, name, arguments in re.findall(
                r"DUIYI_API\s+(?:DUIYI_NODISCARD\s+)?([^;]*?)(\w+)\(([^;]*)\);", text
            )
        },
    }


def field(declaration, constants):
    """A field, with the lengths of an array outermost first."""
    type_, name, dimensions = variable(declaration)
    lengths = re.findall(r"\w+", dimensions)
    numbers = [constants[length] if length in constants else int(length) for length in lengths]
    return {"name": name, "type": type_, **({"lengths": numbers} if numbers else {})}


def signature(result, arguments):
    """The type of a function."""
    listed = [] if arguments == "void" else [variable(text) for text in arguments.split(",")]
    return {
        "result": words(result),
        "arguments": [{"name": name, "type": type_} for type_, name, _ in listed],
    }


def variable(declaration):
    type_, name, dimensions = VARIABLE.fullmatch(words(declaration)).groups()
    return words(type_), name, dimensions


def words(text):
    return " ".join(text.split())


def made():
    """The text that duiyi_api.json should have: a line for each name, for the sake of diffs."""
    sections = []
    for key, value in read(HEADER.read_text(encoding="utf-8")).items():
        if isinstance(value, dict):
            lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items()]
            sections.append(f' "{key}": {{\n' + ",\n".join(lines) + "\n }")
        else:
            sections.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(sections) + "\n}\n"


if __name__ == "__main__":
    JSON.write_text(made(), encoding="utf-8")
