// The shared library: is it there, and is it the right one?

using System;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>The loaded library, which may be newer than this assembly.</summary>
    public static unsafe class Library
    {
        // Whoever comes first asks; that two threads may both ask does no harm.
        private static volatile bool isRight;

        /// <summary>Its version, "0.1.0".</summary>
        /// <exception cref="LibraryException">It is missing or not the right one.</exception>
        public static string Version
        {
            get
            {
                Require();
                return Text.Read(Native.duiyi_version_string());
            }
        }

        /// <summary>Its optional parts: "std"; "json" if it has saved games, "words" if it has
        /// texts for players.</summary>
        /// <exception cref="LibraryException">It is missing or not the right one.</exception>
        public static IReadOnlyList<string> Features
        {
            get
            {
                Require();
                var words = Text.Read(Native.duiyi_build_features());
                return words.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            }
        }

        /// <summary>Changes whenever its opponent may answer differently: keep it with recorded
        /// games.</summary>
        /// <exception cref="LibraryException">It is missing or not the right one.</exception>
        public static ulong EngineFingerprint
        {
            get
            {
                Require();
                return Native.duiyi_engine_fingerprint();
            }
        }

        /// <summary>To be called before anything that needs no handle yet.</summary>
        internal static void Require()
        {
            if (isRight)
            {
                return;
            }
            var found = AbiVersion();
            if (found != Native.DUIYI_ABI_VERSION)
            {
                throw new LibraryException(
                    $"the duiyi library that was found has ABI version {found}, this assembly " +
                    $"needs {Native.DUIYI_ABI_VERSION}: take both from the same release");
            }
            isRight = true;
        }

        private static uint AbiVersion()
        {
            try
            {
                return Native.duiyi_abi_version();
            }
            catch (DllNotFoundException error)
            {
                throw new LibraryException(
                    "the duiyi library was not found: put libduiyi.so (macOS: libduiyi.dylib, " +
                    "Windows: duiyi.dll) beside the program, or where the system looks for " +
                    "libraries",
                    error);
            }
            catch (BadImageFormatException error)
            {
                throw new LibraryException(
                    "the duiyi library that was found is made for another kind of processor",
                    error);
            }
            catch (EntryPointNotFoundException error)
            {
                throw new LibraryException(
                    "the library that was found has no duiyi_abi_version(): it is not duiyi",
                    error);
            }
        }
    }

    /// <summary>The shared library is missing, or of another ABI version than this
    /// assembly.</summary>
    public sealed class LibraryException : Exception
    {
        internal LibraryException(string message, Exception cause = null)
            : base(message, cause)
        {
        }
    }
}
