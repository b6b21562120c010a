"""The programs in README.md are compiled and run as they stand there."""

import re
import tempfile
import unittest
from pathlib import Path

from hosts import ROOT, blocks, install, must, without_spaces

FLAGS = "-Wall -Wextra -pedantic -Werror $(pkg-config --cflags --libs duiyi) -o hello"
COMPILE = {"c": f"cc -std=c99 hello.c {FLAGS}", "cpp": f"c++ -std=c++17 hello.cpp {FLAGS}"}


class Readme(unittest.TestCase):
    def test_programs(self):
        with tempfile.TemporaryDirectory() as folder:
            scratch = Path(folder)
            lib = without_spaces(install(scratch)) / "lib"
            environment = {"PKG_CONFIG_PATH": str(lib / "pkgconfig"), "LD_LIBRARY_PATH": str(lib)}
            for language, command in COMPILE.items():
                program = blocks(ROOT / "README.md", language)[0]
                promised = re.findall(r"// prints: (.*)$", program, re.MULTILINE)
                self.assertTrue(promised, "the program promises nothing")
                (scratch / f"hello.{language}").write_text(program, encoding="utf-8")
                must(["sh", "-ec", command], cwd=scratch, environment=environment)
                output = must([scratch / "hello"], environment=environment)
                self.assertEqual(output.splitlines(), promised)


if __name__ == "__main__":
    unittest.main()
