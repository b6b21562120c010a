// A folder of a test's own, and programs that run in it.

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;

namespace Duiyi.Tests
{
    internal sealed class Scratch : IDisposable
    {
        private readonly string folder = Path.Combine(
            Path.GetTempPath(), "duiyi-csharp-" + Guid.NewGuid().ToString("N"));

        public Scratch()
        {
            Directory.CreateDirectory(folder);
        }

        public string At(string name) => Path.Combine(folder, name);

        /// <summary>Compiles C.</summary>
        public void Compile(string result, string arguments)
        {
            Run("cc", $"{arguments} -o {result}");
        }

        /// <summary>What a program prints, line by line; it must end well.</summary>
        public List<string> Run(string program, string arguments, string libraries = null)
        {
            var start = new ProcessStartInfo(program, arguments)
            {
                WorkingDirectory = folder,
                UseShellExecute = false,
                RedirectStandardOutput = true,
            };
            if (libraries != null)
            {
                start.EnvironmentVariables["LD_LIBRARY_PATH"] = libraries;
            }
            using (var process = Process.Start(start))
            {
                var output = process.StandardOutput.ReadToEnd();
                process.WaitForExit();
                Check.Equal(0, process.ExitCode, $"from {program} {arguments}\n{output}");
                return output.Split('\n').Where(line => line != "").ToList();
            }
        }

        public void Dispose()
        {
            Directory.Delete(folder, true);
        }
    }
}
