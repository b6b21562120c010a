// How a game begins.

using System;

namespace Duiyi
{
    /// <summary>How a game begins; by default chess from its usual start. For games at a table; the
    /// constructor of Game takes the same as arguments.</summary>
    public sealed unsafe class GameOptions
    {
        /// <summary>A call that begins a game.</summary>
        internal delegate Status Begin(duiyi_game_options* options, duiyi_error* error);

        /// <summary>Which game.</summary>
        public Variant Variant { get; set; } = Variant.Chess;

        /// <summary>The position it starts from; null: the usual start.</summary>
        public string StartFen { get; set; }

        /// <summary>The rules it is judged by.</summary>
        public Rules Rules { get; set; } = Rules.Default;

        /// <summary>Refuse a StartFen where the default corrects it?</summary>
        public bool Strict { get; set; }

        /// <summary>Accept men on points that no game can bring them to (puzzles)?</summary>
        public bool Arrangement { get; set; }

        /// <summary>The start of Chess960 without StartFen, 0 to 959; 518 is that of chess.</summary>
        public int Chess960Index { get; set; }

        /// <summary>Moves for which memory is taken now; 0: 512.</summary>
        public int ReservePlies { get; set; }

        /// <summary>What differs from these rules; null: nothing.</summary>
        public RuleChoices Choices { get; set; }

        /// <summary>Leave out moves that would lose at once by completing a repetition?</summary>
        public bool RefuseLosingCycles { get; set; }

        /// <summary>What the session does not have besides moving.</summary>
        public Actions Without { get; set; }

        /// <summary>How much time the players have; null: no clock.</summary>
        public ClockOptions Clock { get; set; }

        /// <summary>Calls with the options as C has them, and throws what failed.</summary>
        internal void Use(BoardInfo board, Begin begin)
        {
            var options = duiyi_game_options.Sized();
            options.variant = Variant;
            options.rules = Rules;
            options.flags = (uint)(
                (Strict ? Native.DUIYI_GAME_FEN_STRICT : 0) |
                (Arrangement ? Native.DUIYI_GAME_ARRANGEMENT : 0) |
                (RefuseLosingCycles ? Native.DUIYI_GAME_REFUSE_LOSING_CYCLES : 0));
            var changed = Choices == null ? duiyi_rule_choices.Sized() : Choices.Raw;
            options.choices = &changed;
            options.without = Without;
            var time = Clock == null ? duiyi_clock_options.Sized() : Clock.Raw;
            options.clock = Clock == null ? null : &time;
            options.chess960_index = Call.Count(Chess960Index, "chess960Index");
            options.reserve_plies = Call.Count(ReservePlies, "reservePlies");
            var fen = StartFen == null ? null : Text.Utf8(StartFen, "startFen");
            fixed (byte* text = fen)
            {
                options.start_fen = text;
                options.start_fen_len = fen == null ? UIntPtr.Zero : Text.Length(fen);
                var error = duiyi_error.Sized();
                Call.Check(begin(&options, &error), ref error, board);
            }
        }
    }
}
