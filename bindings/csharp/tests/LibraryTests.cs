// Without the right library, whatever comes first says what is wrong. Each case needs a process of
// its own: once loaded, a library stays.

using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

namespace Duiyi.Tests
{
    internal static class LibraryTests
    {
        [Test]
        private static void A_missing_library_is_told()
        {
            using (var folder = new Scratch())
            {
                Says(folder, "was not found: put libduiyi.so ");
            }
        }

        [Test]
        private static void A_library_of_another_ABI_is_refused()
        {
            using (var folder = new Scratch())
            {
                Make(folder, "unsigned duiyi_abi_version(void) { return 999; }");
                Says(folder, "has ABI version 999, this assembly needs 1: ");
            }
        }

        [Test]
        private static void Another_library_of_that_name_is_refused()
        {
            using (var folder = new Scratch())
            {
                Make(folder, "int something_else;");
                Says(folder, "has no duiyi_abi_version(): it is not duiyi");
            }
        }

        [Test]
        private static void The_loaded_library_says_what_it_is()
        {
            Check.True(Regex.IsMatch(Library.Version, @"^\d+\.\d+\.\d+$"), Library.Version);
            Check.Equal("std json words files", string.Join(" ", Library.Features));
            Check.True(Library.EngineFingerprint != 0, "a fingerprint");
        }

        /// <summary>What the process of a case does.</summary>
        internal static int FirstUse(string what)
        {
            try
            {
                switch (what)
                {
                    case "Game": new Game(); break;
                    case "Engine": new Engine(); break;
                    case "BoardInfo": BoardInfo.Of(Variant.Xiangqi); break;
                    case "Version": Console.WriteLine(Library.Version); break;
                    default: Console.WriteLine(Library.Features); break;
                }
            }
            catch (LibraryException error)
            {
                Console.WriteLine(error.Message);
                return 0;
            }
            return 1;
        }

        private static void Make(Scratch folder, string source)
        {
            File.WriteAllText(folder.At("other.c"), source + "\n");
            folder.Compile("libduiyi.so", "-shared -fPIC other.c");
        }

        private static void Says(Scratch folder, string words)
        {
            var host = Process.GetCurrentProcess().MainModule.FileName;
            var program = typeof(LibraryTests).Assembly.Location;
            foreach (var what in new[] { "Game", "Engine", "BoardInfo", "Version", "Features" })
            {
                var said = folder.Run(host, $"\"{program}\" {what}", folder.At("")).Single();
                Check.True(said.Contains(words), $"{what}: {said}");
            }
        }
    }
}
