// The exceptions. Their tree mirrors the groups of the C status codes.

using System;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>What an exception is made from.</summary>
    internal struct Failure
    {
        public Failure(Status status, string message)
        {
            Status = status;
            Message = message;
            Reason = Reason.Legal;
            Squares = Array.Empty<Square>();
            Offset = null;
        }

        public Status Status { get; }

        public string Message { get; }

        public Reason Reason { get; set; }

        public IReadOnlyList<Square> Squares { get; set; }

        public int? Offset { get; set; }
    }

    /// <summary>Whatever the library refuses or fails to do. After it nothing has
    /// changed.</summary>
    /// <remarks>The message is English, for logs; show players the reason in their own
    /// language.</remarks>
    public class DuiyiException : Exception
    {
        internal DuiyiException(Failure failure)
            : base(failure.Message)
        {
            Status = failure.Status;
            Reason = failure.Reason;
            Squares = failure.Squares;
            Offset = failure.Offset;
        }

        /// <summary>The code of the C function.</summary>
        public Status Status { get; }

        /// <summary>Why a move is refused; Reason.Legal if that is not what failed.</summary>
        public Reason Reason { get; }

        /// <summary>What to light up on the board, as the reason says.</summary>
        public IReadOnlyList<Square> Squares { get; }

        /// <summary>The byte of the text, in UTF-8, at which it is bad; null if it is not about a
        /// text.</summary>
        public int? Offset { get; }

        /// <summary>The exception for a status; that of its group if a newer library has more
        /// codes.</summary>
        internal static DuiyiException Of(Failure failure)
        {
            switch (failure.Status)
            {
                case Status.State: return new StateException(failure);
                case Status.Unsupported: return new UnsupportedException(failure);
                case Status.Null:
                case Status.Value:
                case Status.StructSize:
                case Status.Utf8:
                case Status.Buffer: return new BadArgumentException(failure);
                case Status.IllegalMove: return new IllegalMoveException(failure);
                case Status.AmbiguousMove: return new AmbiguousMoveException(failure);
                case Status.PromotionRequired: return new PromotionRequiredException(failure);
                case Status.Notation: return new BadNotationException(failure);
                case Status.Fen: return new BadFenException(failure);
                case Status.Pgn: return new BadPgnException(failure);
                case Status.Json: return new BadJsonException(failure);
                case Status.NewerFile: return new NewerFileException(failure);
                case Status.ReplayCode: return new BadReplayCodeException(failure);
                case Status.Memory: return new NoMemoryException(failure);
                case Status.Panic: return new PanicException(failure);
                default: return OfGroup(failure);
            }
        }

        private static DuiyiException OfGroup(Failure failure)
        {
            switch (failure.Status < 0 ? -1 : (int)failure.Status / 100)
            {
                case 0: return new CallException(failure);
                case 1: return new RefusalException(failure);
                case 2: return new BadTextException(failure);
                case 3: return new MachineException(failure);
                default: return new DuiyiException(failure);
            }
        }
    }

    /// <summary>The call is wrong. Codes 1 to 99.</summary>
    public class CallException : DuiyiException
    {
        internal CallException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>An argument is outside its range.</summary>
    public sealed class BadArgumentException : CallException
    {
        internal BadArgumentException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>Not possible now: the game is over, the session is without that, there is nothing to
    /// take back or to answer, no search has begun, the engine is busy.</summary>
    public sealed class StateException : CallException
    {
        internal StateException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>Not in this variant, or not in this version of the library.</summary>
    public sealed class UnsupportedException : CallException
    {
        internal UnsupportedException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The game says no. Codes 100 to 199.</summary>
    public class RefusalException : DuiyiException
    {
        internal RefusalException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The move is not legal; the reason says why.</summary>
    public sealed class IllegalMoveException : RefusalException
    {
        internal IllegalMoveException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The text fits more than one legal move; the squares are the pieces it may
    /// mean.</summary>
    public sealed class AmbiguousMoveException : RefusalException
    {
        internal AmbiguousMoveException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The move is legal, but ask the player first what the pawn becomes.</summary>
    public sealed class PromotionRequiredException : RefusalException
    {
        internal PromotionRequiredException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>A text is bad; the offset says where. Codes 200 to 299.</summary>
    public class BadTextException : DuiyiException
    {
        internal BadTextException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The text is not a move in that notation.</summary>
    public sealed class BadNotationException : BadTextException
    {
        internal BadNotationException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The FEN is refused.</summary>
    public sealed class BadFenException : BadTextException
    {
        internal BadFenException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>A game of a file is broken; the message says which one, where and why.</summary>
    public sealed class BadPgnException : BadTextException
    {
        internal BadPgnException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The text is no saved game: no JSON, JSON of another form, or of a game that cannot
    /// be.</summary>
    public sealed class BadJsonException : BadTextException
    {
        internal BadJsonException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The text was written by a newer library.</summary>
    public sealed class NewerFileException : BadTextException
    {
        internal NewerFileException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The replay code is damaged.</summary>
    public sealed class BadReplayCodeException : BadTextException
    {
        internal BadReplayCodeException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>The machine failed. Codes from 300.</summary>
    public class MachineException : DuiyiException
    {
        internal MachineException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>Not enough memory.</summary>
    public sealed class NoMemoryException : MachineException
    {
        internal NoMemoryException(Failure failure)
            : base(failure)
        {
        }
    }

    /// <summary>A bug inside the library. The handle answers nothing else any more; please report
    /// it.</summary>
    public sealed class PanicException : MachineException
    {
        internal PanicException(Failure failure)
            : base(failure)
        {
        }
    }
}
