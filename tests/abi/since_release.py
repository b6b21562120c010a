"""Does a program built with the header of the last release still work? abidiff says so.

A header becomes comparable as a library of empty functions: its debug information holds every type
as a C compiler reads it. (That libduiyi exports just these functions, tests/capi.rs shows.) First
abidiff itself is tried on today's header with changes that are and are not allowed, so that its
silence means something; then today's header is compared with that of the last tag, if there is one.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "c"))
import api

HEADER = api.without_comments(api.HEADER.read_text(encoding="utf-8"))


def library(header, folder):
    """A library of empty functions with the types of a header."""
    folder.mkdir()
    (folder / "duiyi.h").write_text(header, encoding="utf-8")
    source = ['#include "duiyi.h"']
    for name, function in api.read(header)["functions"].items():
        arguments = ", ".join(f"{a['type']} {a['name']}" for a in function["arguments"])
        body = "" if function["result"] == "void" else " return 0; "
        source.append(f"{function['result']} {name}({arguments or 'void'}) {{{body}}}")
    (folder / "stub.c").write_text("\n".join(source) + "\n", encoding="utf-8")
    command = ["cc", "-g", "-shared", "-fPIC", folder / "stub.c", "-o", folder / "libduiyi.so"]
    subprocess.run(command, check=True)
    return folder / "libduiyi.so"


def fixed_part(header, release):
    """A header without what may change in growing structs: the fields that a release reserved, and
    those that stand at the end since."""
    for name, fields in api.read(release)["structs"].items():
        if fields[0]["name"] == "struct_size":
            kept = sum(field["name"] != "reserved" for field in fields)
            struct = rf"(typedef struct {name} \{{(?:[^;}}]*;){{{kept}}})[^}}]*\}}"
            header = re.sub(struct, r"\1\n}", header)
    return header


def difference(old, new):
    """The exit code of abidiff between two headers, with what it reports. Functions may be added
    and growing structs may grow; that a field is renamed is a difference, too."""
    with tempfile.TemporaryDirectory() as scratch:
        libraries = [
            library(fixed_part(text, old), Path(scratch) / name)
            for text, name in ((old, "old"), (new, "new"))
        ]
        done = subprocess.run(
            ["abidiff", "--harmless", "--no-added-syms", *libraries],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
    return done.returncode, done.stdout.decode()


def renumbered(old, new):
    """The constants that have another value, or none, though they should be for ever."""
    old, new = api.read(old)["constants"], api.read(new)["constants"]
    kept = (name for name in old if name != "DUIYI_ABI_VERSION")
    return [f"{name}: {old[name]}, now {new.get(name)}" for name in kept if old[name] != new.get(name)]


def changed(pattern, replacement):
    """Today's header with one change."""
    text, times = re.subn(pattern, replacement, HEADER, count=1)
    assert times == 1, f"the header has no {pattern}"
    return text


def try_abidiff():
    """abidiff is silent about what is allowed and finds what is not."""
    grown = r"(    duiyi_move pv\[DUIYI_PV_MAX\];\n)"
    for name, old, new, expected in (
        ("the same header", HEADER, HEADER, 0),
        ("a new function", changed(r"DUIYI_API duiyi_status duiyi_game_reset.*", ""), HEADER, 0),
        ("a struct that grows", HEADER, changed(grown, r"\1    uint64_t next;\n"), 0),
        ("a reserved field used", HEADER,
         changed(r"reserved\[4\];", r"next; uint64_t reserved[3];"), 0),
        ("a function less", HEADER, changed(r"DUIYI_API duiyi_status duiyi_game_reset.*", ""), 12),
        ("a wider argument", HEADER, changed(r"uint32_t nodes,", "uint64_t nodes,"), 4),
        ("a wider type", HEADER, changed(r"uint8_t duiyi_square;", "uint16_t duiyi_square;"), 4),
        ("a field less", HEADER, changed(r"    duiyi_move pv\[DUIYI_PV_MAX\];\n", ""), 4),
        ("a field between", HEADER, changed(r"(    uint32_t depth;\n)", r"\1    uint32_t n;\n"), 4),
        ("two fields swapped", HEADER, changed(r"duiyi_square from;([^}]*)duiyi_square to;",
                                               r"duiyi_square to;\1duiyi_square from;"), 4),
        ("a struct fixed for ever that grows", HEADER, changed(r"word\[2\]", "word[3]"), 4),
    ):
        code, report = difference(old, new)
        print(f"abidiff on {name}: {code}")
        assert code == expected, f"not {expected} as it should be\n{report}"
    assert renumbered(HEADER, changed("DUIYI_KIND_KING 6", "DUIYI_KIND_KING 7"))
    assert renumbered(HEADER, changed("#define DUIYI_KIND_KING 6", ""))


def last_release():
    """The last tag before or at what is checked out; None without one."""
    done = subprocess.run(
        ["git", "-C", ROOT, "describe", "--tags", "--abbrev=0"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )
    return done.stdout.decode().strip() or None


def compare(tag):
    """Today's header with that of a release; False if its programs break and nothing says so."""
    old = subprocess.check_output(["git", "-C", ROOT, "show", f"{tag}:include/duiyi.h"]).decode()
    old = api.without_comments(old)
    code, report = difference(old, HEADER)
    constants = renumbered(old, HEADER)
    print(f"{tag} and today: abidiff {code}, {len(constants)} constants changed")
    if code == 0 and not constants:
        return True
    print(report, *constants, sep="\n")
    versions = [api.read(text)["constants"]["DUIYI_ABI_VERSION"] for text in (old, HEADER)]
    print("DUIYI_ABI_VERSION: {}, now {}".format(*versions))
    return versions[0] < versions[1]


if __name__ == "__main__":
    try_abidiff()
    release = last_release()
    if release is None:
        print("no release has been tagged yet: there is nothing to compare today's header with")
    elif not compare(release):
        sys.exit("programs built with the last release break: take it back, or raise DUIYI_ABI_VERSION")
