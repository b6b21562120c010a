"""The C program in README.md is compiled and run as it stands there."""

import re
import tempfile
import unittest
from pathlib import Path

from hosts import ROOT, compile_with_pkg_config, install, must


def block(language):
    """The first block of that language in the README."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.search(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL).group(1)


class Readme(unittest.TestCase):
    def test_c_program(self):
        with tempfile.TemporaryDirectory() as folder:
            scratch = Path(folder)
            prefix = install(scratch)
            source, program = scratch / "hello.c", scratch / "hello"
            source.write_text(block("c"), encoding="utf-8")
            compile_with_pkg_config(prefix, [source], program)
            output = must([program], environment={"LD_LIBRARY_PATH": str(prefix / "lib")})
        promised = re.findall(r"// prints: (.*)$", block("c"), re.MULTILINE)
        self.assertTrue(promised, "the program promises nothing")
        self.assertEqual(output.splitlines(), promised)


if __name__ == "__main__":
    unittest.main()
