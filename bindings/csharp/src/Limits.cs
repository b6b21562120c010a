using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>How far to search and how well to play. All left out: full strength for 1,000,000
    /// nodes.</summary>
    /// <remarks>Time is the host's own: stop stepping, call Engine.Stop(), or cancel.</remarks>
    /// <example><code>
    /// engine.Choose(game, new Limits { Level = Level.Easy, Seed = 1 });
    /// </code></example>
    public struct Limits
    {
        /// <summary>Each level has its own budget of nodes and plies; numbers without a name are cast:
        /// (Level)7.</summary>
        public Level Level { get; set; }

        /// <summary>The same seed gives the same game; it matters only to levels.</summary>
        public ulong Seed { get; set; }

        /// <summary>Nodes to search at most; 0: no such limit.</summary>
        public ulong MaxNodes { get; set; }

        /// <summary>Depth in plies to search at most; 0: no such limit.</summary>
        public int MaxDepth { get; set; }

        /// <summary>How many best moves to rank, for Engine.Lines; 0 and 1: the best alone. With the
        /// same nodes several are searched less deep than one.</summary>
        public int Lines { get; set; }

        /// <summary>Only these moves are considered; null or none: all legal ones.</summary>
        public IReadOnlyList<Move> RootMoves { get; set; }
    }
}
