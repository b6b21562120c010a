"""Writes duiyi/codes.hpp: the codes of duiyi.h as enums of C++, from bindings/c/duiyi_api.json.

`python3 bindings/cpp/codes.py` writes it, and `./x header` does; a test in tests/hosts compares.
"""

import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
CODES = HERE / "duiyi" / "codes.hpp"
API = HERE.parent / "c" / "duiyi_api.json"

# The enum, its type in C, and how its constants begin.
FAMILIES = [
    ("variant", "duiyi_variant", "VARIANT_"),
    ("rules", "duiyi_rules", "RULES_"),
    ("side", "duiyi_side", "SIDE_"),
    ("kind", "duiyi_kind", "KIND_"),
    ("notation", "duiyi_notation", "NOTATION_"),
    ("outcome", "duiyi_outcome", "OUTCOME_"),
    ("termination", "duiyi_termination", "TERMINATION_"),
    ("offence", "duiyi_offence", "OFFENCE_"),
    ("article", "duiyi_article", "ARTICLE_"),
    ("claim", "duiyi_claim", "CLAIM_"),
    ("action", "duiyi_action", "ACTION_"),
    ("event_kind", "duiyi_event_kind", "EVENT_"),
    ("fen_cause", "duiyi_fen_cause", "FEN_CAUSE_"),
    ("fen_field", "duiyi_fen_field", "FEN_FIELD_"),
    ("reason", "duiyi_reason", "REASON_"),
    ("seat_kind", "duiyi_seat_kind", "SEAT_"),
    ("pace", "duiyi_pace", "PACE_"),
    ("answer_kind", "duiyi_answer_kind", "ANSWER_"),
    ("may", "duiyi_may", "MAY_"),
    ("status", "duiyi_status", "ERR_"),
    ("language", "duiyi_language", "LANGUAGE_"),
    ("text_family", "duiyi_text_family", "TEXT_"),
    ("format", "duiyi_format", "FORMAT_"),
    ("encoding", "duiyi_encoding", "ENCODING_"),
    ("note_kind", "duiyi_note", "NOTE_"),
    ("level", "uint32_t", "LEVEL_"),
    ("score_kind", "duiyi_score_kind", "SCORE_"),
    ("search_state", "duiyi_search_state", "SEARCH_"),
    ("merit_kind", "duiyi_merit_kind", "MERIT_"),
    ("grade", "duiyi_grade", "GRADE_"),
    ("puzzle_state", "duiyi_puzzle_state", "PUZZLE_"),
    ("conduct", "duiyi_conduct", "CONDUCT_"),
]

HEAD = """\
// duiyi/codes.hpp. Generated from duiyi.h by bindings/cpp/codes.py; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The codes as enums; what each means stands in duiyi.h. A newer library may answer with values that
// have no name here: give every switch a default.

#ifndef DUIYI_CODES_HPP
#define DUIYI_CODES_HPP

#include <duiyi.h>

namespace duiyi {
"""

TAIL = """
} // namespace duiyi

#endif // DUIYI_CODES_HPP
"""


def enumerator(word):
    """The name in C++, where a few words are taken."""
    return word.lower() + ("_" if word in ("AUTO", "DEFAULT") else "")


def made():
    """The text that duiyi/codes.hpp should have."""
    constants = json.loads(API.read_text(encoding="utf-8"))["constants"]
    text = HEAD
    for enum, c_type, prefix in FAMILIES:
        prefix = f"DUIYI_{prefix}"
        names = [(enumerator(c[len(prefix) :]), c) for c in constants if c.startswith(prefix)]
        if enum == "status":
            names.insert(0, ("ok", "DUIYI_OK"))
        lines = "".join(f"    {name} = {constant},\n" for name, constant in names)
        text += f"\nenum class {enum} : {c_type} {{\n{lines}}};\n"
    return text + TAIL


if __name__ == "__main__":
    CODES.write_text(made(), encoding="utf-8")
