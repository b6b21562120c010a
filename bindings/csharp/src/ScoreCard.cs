// Score cards: what a player has won, lost and drawn, over all devices.

using System;

namespace Duiyi
{
    /// <summary>The points of a game: all numbers are the host's.</summary>
    public readonly struct Stakes
    {
        /// <summary>Stakes.</summary>
        /// <param name="stake">What a game costs. It goes first, as far as the points
        /// reach.</param>
        /// <param name="win">What a win pays.</param>
        /// <param name="draw">What a draw pays.</param>
        /// <param name="relief">What a player is given who has nothing left then.</param>
        public Stakes(long stake = 0, long win = 0, long draw = 0, long relief = 0)
        {
            Stake = (long)Call.Unsigned(stake, nameof(stake));
            Win = (long)Call.Unsigned(win, nameof(win));
            Draw = (long)Call.Unsigned(draw, nameof(draw));
            Relief = (long)Call.Unsigned(relief, nameof(relief));
        }

        /// <summary>What a game costs.</summary>
        public long Stake { get; }

        /// <summary>What a win pays.</summary>
        public long Win { get; }

        /// <summary>What a draw pays.</summary>
        public long Draw { get; }

        /// <summary>What a player is given who has nothing left then.</summary>
        public long Relief { get; }
    }

    /// <summary>What a card has counted.</summary>
    public readonly struct Tally
    {
        internal Tally(in duiyi_tally tally)
        {
            Wins = (int)tally.wins;
            Losses = (int)tally.losses;
            Draws = (int)tally.draws;
            Points = (long)tally.points;
        }

        /// <summary>Games won.</summary>
        public int Wins { get; }

        /// <summary>Games lost.</summary>
        public int Losses { get; }

        /// <summary>Games drawn.</summary>
        public int Draws { get; }

        /// <summary>The points that are left, from all games.</summary>
        public long Points { get; }
    }

    /// <summary>The score card of one player: its text, JSON, is all there is to keep.</summary>
    /// <remarks>Each device counts under a name of its own. So the cards of two devices merge into
    /// one, in any order and as often as one likes: nothing is lost and nothing counted twice. A card
    /// that is thrown away, or set back to an older copy, goes on under a new name.</remarks>
    public sealed unsafe class ScoreCard
    {
        /// <summary>The card that was written; the empty text is a new one.</summary>
        /// <exception cref="BadJsonException">It is no card.</exception>
        /// <exception cref="NewerFileException">A newer library wrote it.</exception>
        public ScoreCard(string json = "")
        {
            Library.Require();
            Json = Merged(json, nameof(json), "");
        }

        /// <summary>The card as JSON.</summary>
        public string Json { get; private set; }

        /// <summary>Counts an ended game of the player who had a side. False, and nothing has changed,
        /// if it does not count: it goes on, or was abandoned.</summary>
        /// <param name="outcome">How it ended.</param>
        /// <param name="side">The player's side.</param>
        /// <param name="device">The name under which this device counts.</param>
        /// <param name="variant">Which game.</param>
        /// <param name="mode">A word of the host's: "opponent", "friend", "blitz".</param>
        /// <param name="level">The opponent's; 0 where there is none.</param>
        /// <param name="stakes">The points, if the host has any.</param>
        public bool Record(
            Outcome outcome,
            Side side,
            string device,
            Variant variant = Variant.Chess,
            string mode = "",
            int level = 0,
            Stakes stakes = default(Stakes))
        {
            var entry = duiyi_score_card_entry.Sized();
            entry.outcome = outcome;
            entry.side = side;
            entry.variant = variant;
            entry.level = Call.Count(level, nameof(level));
            entry.stake = (ulong)stakes.Stake;
            entry.win = (ulong)stakes.Win;
            entry.draw = (ulong)stakes.Draw;
            entry.relief = (ulong)stakes.Relief;
            var card = Text.Utf8(Json, nameof(Json));
            var names = Text.Utf8(device, nameof(device));
            var modes = Text.Utf8(mode, nameof(mode));
            uint counted = 0;
            Json = Text.Long((buf, cap, length) =>
            {
                var one = entry;
                var error = duiyi_error.Sized();
                uint counts;
                fixed (byte* cardText = card, nameText = names, modeText = modes)
                {
                    one.device = nameText;
                    one.device_len = Text.Length(names);
                    one.mode = modeText;
                    one.mode_len = Text.Length(modes);
                    var status = Native.duiyi_score_card_record(
                        cardText, Text.Length(card), &one, buf, cap, length, &counts, &error);
                    Refuse(status, error);
                    counted = status == Status.Ok ? counts : 0;
                    return status;
                }
            });
            return counted != 0;
        }

        /// <summary>Takes over what another card of the same player has counted.</summary>
        public void Merge(ScoreCard other)
        {
            if (other == null)
            {
                throw new ArgumentNullException(nameof(other));
            }
            Json = Merged(Json, nameof(Json), other.Json);
        }

        /// <summary>Wins, losses and draws, of one variant, mode or level if these are
        /// given.</summary>
        public Tally Tally(Variant? variant = null, string mode = null, int? level = null)
        {
            var filter = duiyi_score_card_filter.Sized();
            filter.variant = variant ?? 0;
            if (level != null)
            {
                filter.flags = Native.DUIYI_FILTER_LEVEL;
                filter.level = Call.Count(level.Value, nameof(level));
            }
            var card = Text.Utf8(Json, nameof(Json));
            var modes = mode == null ? null : Text.Utf8(mode, nameof(mode));
            var error = duiyi_error.Sized();
            var tally = duiyi_tally.Sized();
            fixed (byte* cardText = card, modeText = modes)
            {
                filter.mode = modeText;
                filter.mode_len = modes == null ? UIntPtr.Zero : Text.Length(modes);
                var status = Native.duiyi_score_card_tally(
                    cardText, Text.Length(card), &filter, &tally, &error);
                Call.Check(status, ref error, null);
            }
            return new Tally(tally);
        }

        /// <summary>The card as JSON.</summary>
        public override string ToString() => Json;

        private static string Merged(string one, string name, string other)
        {
            var a = Text.Utf8(one, name);
            var b = Text.Utf8(other, nameof(other));
            return Text.Long((buf, cap, length) =>
            {
                var error = duiyi_error.Sized();
                fixed (byte* aText = a, bText = b)
                {
                    var status = Native.duiyi_score_card_merge(
                        aText, Text.Length(a), bText, Text.Length(b), buf, cap, length, &error);
                    Refuse(status, error);
                    return status;
                }
            });
        }

        /// <summary>Throws what is not a lack of room.</summary>
        private static void Refuse(Status status, duiyi_error error)
        {
            if (status != Status.Buffer)
            {
                Call.Check(status, ref error, null);
            }
        }
    }
}
