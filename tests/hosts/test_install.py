"""What `./x install` puts down works from wherever the prefix is moved to, in every way of linking."""

import shutil
import tempfile
import unittest
from pathlib import Path

from hosts import ROOT, compile_with_pkg_config, install, must

EXAMPLE = ROOT / "examples" / "c" / "terminal"
SCRIPT = "side both\ne2e4\ne7e5\na1a3\nquit\n"


class MovedPrefix(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = Path(tempfile.mkdtemp(prefix="duiyi"))
        cls.addClassCleanup(shutil.rmtree, cls.scratch)
        cls.prefix = install(cls.scratch)

    def assert_plays(self, program, **environment):
        output = must([program, "--letters"], text=SCRIPT, environment=environment)
        self.assertIn("Last move: e7e5 (black, pawn)", output)
        self.assertIn("The rook's way is blocked by the pawn on a2.", output)

    def links_shared(self, program):
        return "libduiyi.so" in must(["readelf", "-d", program])

    def build_with_cmake(self, *options):
        build = Path(tempfile.mkdtemp(dir=self.scratch))
        must(["cmake", "-S", EXAMPLE, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}", *options])
        must(["cmake", "--build", build])
        return build / "duiyi-terminal"

    def test_cmake_shared_is_the_default(self):
        program = self.build_with_cmake()
        self.assertTrue(self.links_shared(program))
        self.assert_plays(program)

    def test_cmake_static(self):
        program = self.build_with_cmake("-DBUILD_SHARED_LIBS=OFF")
        self.assertFalse(self.links_shared(program))
        self.assert_plays(program)

    def test_cmake_refuses_another_version(self):
        project = Path(tempfile.mkdtemp(dir=self.scratch))
        for version, found in (("", True), ("0.1", True), ("0.1.0", True), ("0.2", False), ("1", False)):
            (project / "CMakeLists.txt").write_text(
                "cmake_minimum_required(VERSION 3.16)\nproject(probe LANGUAGES NONE)\n"
                f"find_package(duiyi {version} QUIET)\nmessage(STATUS \"found=${{duiyi_FOUND}}\")\n"
            )
            build = Path(tempfile.mkdtemp(dir=self.scratch))
            prefix = f"-DCMAKE_PREFIX_PATH={self.prefix}"
            output = must(["cmake", "-S", project, "-B", build, prefix])
            self.assertIn(f"found={int(found)}", output, f"version {version!r}")

    def build_with_pkg_config(self, *options):
        program = Path(tempfile.mkdtemp(dir=self.scratch)) / "duiyi-terminal"
        compile_with_pkg_config(self.prefix, sorted(EXAMPLE.glob("*.c")), program, *options)
        return program

    def test_pkg_config_shared(self):
        program = self.build_with_pkg_config()
        self.assertTrue(self.links_shared(program))
        self.assert_plays(program, LD_LIBRARY_PATH=str(self.prefix / "lib"))

    def test_pkg_config_static(self):
        (self.prefix / "lib" / "libduiyi.so").rename(self.scratch / "libduiyi.so")
        try:
            program = self.build_with_pkg_config("--static")
        finally:
            (self.scratch / "libduiyi.so").rename(self.prefix / "lib" / "libduiyi.so")
        self.assertFalse(self.links_shared(program))
        self.assert_plays(program)


if __name__ == "__main__":
    unittest.main()
