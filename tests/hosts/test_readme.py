"""The C program in README.md is compiled and run as it stands there."""

import re
import tempfile
import unittest
from pathlib import Path

from hosts import ROOT, blocks, install, must, without_spaces

COMPILE = """
cc -std=c99 -Wall -Wextra -pedantic -Werror hello.c $(pkg-config --cflags --libs duiyi) -o hello
"""


class Readme(unittest.TestCase):
    def test_c_program(self):
        program = blocks(ROOT / "README.md", "c")[0]
        promised = re.findall(r"// prints: (.*)$", program, re.MULTILINE)
        self.assertTrue(promised, "the program promises nothing")
        with tempfile.TemporaryDirectory() as folder:
            scratch = Path(folder)
            lib = without_spaces(install(scratch)) / "lib"
            environment = {"PKG_CONFIG_PATH": str(lib / "pkgconfig"), "LD_LIBRARY_PATH": str(lib)}
            (scratch / "hello.c").write_text(program, encoding="utf-8")
            must(["sh", "-ec", COMPILE], cwd=scratch, environment=environment)
            output = must([scratch / "hello"], environment=environment)
        self.assertEqual(output.splitlines(), promised)


if __name__ == "__main__":
    unittest.main()
