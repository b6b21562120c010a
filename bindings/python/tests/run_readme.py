"""Runs the examples of a README as a doctest: `python run_readme.py README.md`.

A file of its own, so that any Python can run it in which the package is installed.
"""

import doctest
import re
import sys
from pathlib import Path


def run(path: Path) -> doctest.TestResults:
    """Runs the examples from top to bottom, as one session."""
    # Doctest would take the fences for output.
    text = re.sub(r"^```.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    return doctest.DocTestRunner().run(test)


if __name__ == "__main__":
    failed, attempted = run(Path(sys.argv[1]))
    print(f"{attempted} examples, {failed} failed")
    sys.exit(failed != 0 or attempted == 0)
