"""What `./x install` puts down works from wherever the prefix is moved to, in every way of linking."""

import shutil
import tempfile
import unittest
from pathlib import Path

from hosts import ROOT, blocks, install, must, without_spaces

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
        self.assertIn("Last move: e7e5 (Black, pawn)", output)
        self.assertIn("The rook on a1 is blocked by the pawn on a2.", output)

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

    def test_the_example_in_cpp(self):
        build = Path(tempfile.mkdtemp(dir=self.scratch))
        example = ROOT / "examples" / "cpp"
        must(["cmake", "-S", example, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}"])
        must(["cmake", "--build", build])
        for variant in ("chess", "xiangqi"):
            output = must([build / "frame-loop", variant])
            told = r"^\d+ moves \(\d+ captures, \d+ checks\) in \d+ frames, outcome [123]: "
            self.assertRegex(output, told)

    def test_cmake_refuses_another_version(self):
        versions = {"": True, "0.1": True, "0.1.0": True, "0.2": False, "1": False}
        for version, found in versions.items():
            project = Path(tempfile.mkdtemp(dir=self.scratch))
            (project / "CMakeLists.txt").write_text(
                "cmake_minimum_required(VERSION 3.16)\nproject(probe LANGUAGES NONE)\n"
                f"find_package(duiyi {version} QUIET)\nmessage(STATUS \"found=${{duiyi_FOUND}}\")\n"
            )
            prefix = f"-DCMAKE_PREFIX_PATH={self.prefix}"
            output = must(["cmake", "-S", project, "-B", project / "build", prefix])
            self.assertIn(f"found={int(found)}", output, f"version {version!r}")

    def test_pkg_config_as_the_readme_of_the_example_has_it(self):
        sources = self.scratch / "sources"
        shutil.copytree(EXAMPLE, sources)
        prefix = without_spaces(self.prefix)
        export, shared, static = blocks(EXAMPLE / "README.md", "sh")[1].splitlines()
        export, shared = (line.replace("PREFIX", str(prefix)) for line in (export, shared))

        must(["sh", "-ec", f"{export}\n{shared}"], cwd=sources)
        self.assertTrue(self.links_shared(sources / "duiyi-terminal"))
        self.assert_plays(sources / "duiyi-terminal")

        must(["sh", "-ec", f"{export}\n{static}"], cwd=sources)
        self.assertFalse(self.links_shared(sources / "duiyi-terminal-static"))
        self.assert_plays(sources / "duiyi-terminal-static")


class CargoC(unittest.TestCase):
    """`cargo cinstall`, as distributions use it: a versioned name, a header, a .pc file."""

    def test_a_program_is_linked_to_the_versioned_name(self):
        scratch = Path(tempfile.mkdtemp(prefix="duiyi"))
        self.addCleanup(shutil.rmtree, scratch)
        must(["cargo", "cinstall", "--locked", "--release", "--package", "duiyi-capi",
              "--prefix", "/usr", "--libdir", "/usr/lib", "--destdir", scratch], cwd=ROOT, seconds=900)
        usr = scratch / "usr"
        self.assertEqual((usr / "lib" / "libduiyi.so").readlink(), Path("libduiyi.so.0.1.0"))
        self.assertIn("Library soname: [libduiyi.so.0.1]", must(["readelf", "-d", usr / "lib" / "libduiyi.so"]))
        for header in ("duiyi.h", "duiyi.hpp", "duiyi/values.hpp"):
            self.assertTrue((usr / "include" / header).is_file(), header)

        place = {"PKG_CONFIG_PATH": str(usr / "lib" / "pkgconfig"), "PKG_CONFIG_SYSROOT_DIR": str(scratch)}
        flags = must(["pkg-config", "--cflags", "--libs", "duiyi"], environment=place).split()
        program = scratch / "duiyi-terminal"
        must(["cc", "-o", program, *sorted(EXAMPLE.glob("*.c")), *flags])
        self.assertIn("[libduiyi.so.0.1]", must(["readelf", "-d", program]))
        output = must([program, "--letters"], text=SCRIPT, environment={"LD_LIBRARY_PATH": str(usr / "lib")})
        self.assertIn("Last move: e7e5 (Black, pawn)", output)


if __name__ == "__main__":
    unittest.main()
