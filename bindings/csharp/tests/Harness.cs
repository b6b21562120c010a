// The smallest test runner: every static method marked [Test] is one test.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Duiyi.Tests
{
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class TestAttribute : Attribute
    {
    }

    internal sealed class FailedException : Exception
    {
        public FailedException(string message)
            : base(message)
        {
        }
    }

    internal static class Check
    {
        public static void Equal<T>(T expected, T actual, string about = "")
        {
            if (!EqualityComparer<T>.Default.Equals(expected, actual))
            {
                throw new FailedException($"expected <{expected}>, got <{actual}> {about}");
            }
        }

        public static void True(bool condition, string about)
        {
            if (!condition)
            {
                throw new FailedException($"not true: {about}");
            }
        }

        /// <summary>Line by line, for a message that shows the difference.</summary>
        public static void SameLines(IEnumerable<string> expected, IEnumerable<string> actual)
        {
            var missing = expected.Except(actual).ToList();
            var foreign = actual.Except(expected).ToList();
            if (missing.Count + foreign.Count > 0)
            {
                throw new FailedException(
                    "missing:\n  " + string.Join("\n  ", missing) +
                    "\nforeign:\n  " + string.Join("\n  ", foreign));
            }
            Check.Equal(expected.Count(), actual.Count(), "lines");
        }

        public static T Throws<T>(Action action)
            where T : Exception
        {
            try
            {
                action();
            }
            catch (Exception error) when (error.GetType() == typeof(T))
            {
                return (T)error;
            }
            catch (Exception error)
            {
                throw new FailedException($"expected {typeof(T).Name}, got {error}");
            }
            throw new FailedException($"expected {typeof(T).Name}, nothing was thrown");
        }
    }

    internal static class Program
    {
        private static int Main(string[] arguments)
        {
            if (arguments.Length > 0)
            {
                return LibraryTests.FirstUse(arguments[0]);
            }
            var passed = 0;
            var failed = 0;
            foreach (var test in Tests())
            {
                try
                {
                    test.Invoke(null, null);
                    passed++;
                }
                catch (TargetInvocationException error)
                {
                    failed++;
                    Console.WriteLine($"FAILED {test.DeclaringType.Name}.{test.Name}");
                    Console.WriteLine(error.InnerException);
                }
            }
            Console.WriteLine($"{passed} passed, {failed} failed");
            return failed == 0 && passed > 0 ? 0 : 1;
        }

        private static IEnumerable<MethodInfo> Tests()
        {
            const BindingFlags Static =
                BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
            return
                from type in typeof(Program).Assembly.GetTypes()
                from method in type.GetMethods(Static)
                where method.IsDefined(typeof(TestAttribute))
                select method;
        }
    }
}
