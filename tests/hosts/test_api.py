"""duiyi_api.json says what the header says, and all of it; so do the codes for C++."""

import json
import re
import sys
import unittest

from hosts import ROOT

sys.path[:0] = [str(ROOT / "bindings" / "c"), str(ROOT / "bindings" / "cpp")]
import api
import codes


class Api(unittest.TestCase):
    def test_it_is_current(self):
        committed = api.JSON.read_text(encoding="utf-8")
        self.assertEqual(committed, api.made(), "update bindings/c/duiyi_api.json by ./x header")

    def test_the_codes_for_cpp_are_current(self):
        committed = codes.CODES.read_text(encoding="utf-8")
        self.assertEqual(committed, codes.made(), "update bindings/cpp/duiyi/codes.hpp by ./x header")

    def test_nothing_is_left_out(self):
        read = json.loads(api.JSON.read_text(encoding="utf-8"))
        header = api.HEADER.read_text(encoding="utf-8")
        header = header[header.index('extern "C" {') :]

        def count(line_beginning):
            return len(re.findall(rf"^{line_beginning}", header, re.M))

        self.assertEqual(len(read["constants"]), count("#define "))
        self.assertEqual(len(read["functions"]), count("DUIYI_API"))
        types = ("numbers", "handles", "structs", "callbacks")
        self.assertEqual(sum(len(read[kind]) for kind in types), count("typedef "))
        declared = len(re.findall(r"^    \w[^\n]*;$", header, re.M))
        self.assertEqual(sum(map(len, read["structs"].values())), declared)

    def test_its_functions_are_those_the_library_exports(self):
        symbols = (ROOT / "tests" / "abi" / "symbols.txt").read_text().split()
        self.assertEqual(sorted(api.read(api.HEADER.read_text())["functions"]), symbols)


if __name__ == "__main__":
    unittest.main()
