// What became of a call: nothing, or an exception.

using System;
using System.Runtime.CompilerServices;

namespace Duiyi
{
    internal static unsafe class Call
    {
        // Of an error that is not about a text.
        private const uint NoOffset = uint.MaxValue;

        /// <summary>For functions that say no more than a status.</summary>
        public static void Check(Status status, [CallerMemberName] string caller = "")
        {
            if (status != Status.Ok)
            {
                var name = Text.Read(Native.duiyi_status_name(status));
                throw DuiyiException.Of(new Failure(status, $"{caller}: {name}"));
            }
        }

        /// <summary>For functions with a last parameter err (contract 5). The board tells what
        /// squares are called.</summary>
        public static void Check(Status status, ref duiyi_error error, BoardInfo? board)
        {
            if (status != Status.Ok)
            {
                throw DuiyiException.Of(Read(status, error, board));
            }
        }

        /// <summary>A count or an index as an argument: C# has them signed, C does
        /// not.</summary>
        public static uint Count(int value, string name)
        {
            if (value < 0)
            {
                throw new ArgumentOutOfRangeException(name, value, "less than 0");
            }
            return (uint)value;
        }

        /// <summary>A time or a number of points as an argument: C has them unsigned.</summary>
        public static ulong Unsigned(long value, string name)
        {
            if (value < 0)
            {
                throw new ArgumentOutOfRangeException(name, value, "less than 0");
            }
            return (ulong)value;
        }

        private static Failure Read(Status status, duiyi_error error, BoardInfo? board)
        {
            var count = 0;
            while (count < 4 && error.squares[count] != Native.DUIYI_SQUARE_NONE)
            {
                count++;
            }
            return new Failure(status, Text.Read(error.message))
            {
                Reason = error.reason,
                // Of a text that is loaded the board is not known.
                Squares = board?.SquaresAt(error.squares, count) ?? Array.Empty<Square>(),
                Offset = error.offset == NoOffset ? (int?)null : (int)error.offset,
            };
        }
    }
}
