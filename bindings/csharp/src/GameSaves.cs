// Games as texts, and the tags that go with them.

using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>The tags of the game, by name.</summary>
        public IReadOnlyDictionary<string, string> Tags
        {
            get
            {
                var tags = new SortedDictionary<string, string>(StringComparer.Ordinal);
                lock (handle)
                {
                    for (var name = TagName(0); name != null; name = TagName(tags.Count))
                    {
                        tags.Add(name, Tag(name));
                    }
                }
                return tags;
            }
        }

        /// <summary>The game that SaveJson() wrote, with tags, offers and the moves taken
        /// back.</summary>
        /// <exception cref="BadJsonException">It is no saved game: the offset says where, or the message
        /// in which field.</exception>
        /// <exception cref="NewerFileException">A newer library wrote it.</exception>
        public static Game LoadJson(string text)
        {
            Library.Require();
            var utf8 = Text.Utf8(text, nameof(text));
            var error = duiyi_error.Sized();
            fixed (byte* bytes = utf8)
            {
                var status = Native.duiyi_game_load_json(
                    bytes, Text.Length(utf8), out var loaded, &error);
                Call.Check(status, ref error, null);
                return new Game(loaded);
            }
        }

        /// <summary>The game of that number, from 0, in a PGN text; GameReader reads whole
        /// files.</summary>
        /// <exception cref="BadPgnException">That game is broken: the message says where and
        /// why.</exception>
        public static Game LoadPgn(string text, int index = 0)
        {
            Library.Require();
            var utf8 = Text.Utf8(text, nameof(text));
            var error = duiyi_error.Sized();
            fixed (byte* bytes = utf8)
            {
                var status = Native.duiyi_game_load_pgn(
                    bytes, Text.Length(utf8), (uint)index, out var loaded, &error);
                Call.Check(status, ref error, null);
                return new Game(loaded);
            }
        }

        /// <summary>The moves so far, the tags and the result as PGN, in the export form of the
        /// standard.</summary>
        public string SavePgn(Notation notation = Notation.Auto)
        {
            return LongText((buf, cap, len) =>
                Native.duiyi_game_save_pgn(Open, notation, buf, cap, len));
        }

        /// <summary>The game of a replay code.</summary>
        /// <exception cref="BadReplayCodeException">It is damaged: the offset says
        /// where.</exception>
        /// <exception cref="NewerFileException">A newer library wrote it.</exception>
        public static Game LoadReplayCode(string code) => LoadReplayCode(code, out _, out _);

        /// <summary>The game of a replay code, and the seeds that came along.</summary>
        /// <exception cref="BadReplayCodeException">It is damaged: the offset says
        /// where.</exception>
        /// <exception cref="NewerFileException">A newer library wrote it.</exception>
        public static Game LoadReplayCode(string code, out ulong whiteSeed, out ulong blackSeed)
        {
            Library.Require();
            var utf8 = Text.Utf8(code, nameof(code));
            var error = duiyi_error.Sized();
            var seeds = stackalloc ulong[2];
            fixed (byte* bytes = utf8)
            {
                var status = Native.duiyi_game_load_replay_code(
                    bytes, Text.Length(utf8), out var loaded, seeds, &error);
                Call.Check(status, ref error, null);
                whiteSeed = seeds[0];
                blackSeed = seeds[1];
                return new Game(loaded);
            }
        }

        /// <summary>The game as JSON: start, rules, tags, all moves (those taken back too), clocks,
        /// offers, and how it stands.</summary>
        /// <exception cref="UnsupportedException">The library was built without it.</exception>
        public string SaveJson()
        {
            return LongText((buf, cap, len) => Native.duiyi_game_save_json(Open, buf, cap, len));
        }

        /// <summary>The game as one short word for links and bug reports: start, rules, all moves, an end
        /// from outside. Two numbers of yours go along: what an opponent drew its moves
        /// from.</summary>
        public string ReplayCode(ulong whiteSeed = 0, ulong blackSeed = 0)
        {
            return LongText((buf, cap, len) =>
            {
                var seeds = stackalloc ulong[2];
                seeds[0] = whiteSeed;
                seeds[1] = blackSeed;
                return Native.duiyi_game_replay_code(Open, seeds, buf, cap, len);
            });
        }

        /// <summary>Sets a tag of the game, named as PGN names it; an empty value takes it
        /// away.</summary>
        /// <exception cref="BadArgumentException">A name is made of ASCII letters, digits and
        /// underscores.</exception>
        public void SetTag(string name, string value)
        {
            var names = Text.Utf8(name, nameof(name));
            var values = Text.Utf8(value, nameof(value));
            var error = duiyi_error.Sized();
            fixed (byte* nameBytes = names, valueBytes = values)
            {
                lock (handle)
                {
                    var status = Native.duiyi_game_set_tag(
                        Open, nameBytes, Text.Length(names), valueBytes, Text.Length(values), &error);
                    Call.Check(status, ref error, BoardInfo);
                }
            }
        }

        /// <summary>The value of a tag; of one that is not set the empty text.</summary>
        public string Tag(string name)
        {
            var utf8 = Text.Utf8(name, nameof(name));
            return LongText((buf, cap, length) =>
            {
                fixed (byte* bytes = utf8)
                {
                    return Native.duiyi_game_tag(Open, bytes, Text.Length(utf8), buf, cap, length);
                }
            });
        }

        private static BoardInfo BoardOf(GameHandle handle)
        {
            var state = duiyi_state.Sized();
            Call.Check(Native.duiyi_game_state(handle, &state));
            return BoardInfo.Of(state.variant);
        }

        private string TagName(int index)
        {
            try
            {
                return LongText((buf, cap, length) =>
                    Native.duiyi_game_tag_name(Open, (uint)index, buf, cap, length));
            }
            catch (BadArgumentException)
            {
                return null;
            }
        }

        /// <summary>A text of any length: a buffer that is too small says what is needed.</summary>
        private string LongText(Text.Write write, [CallerMemberName] string caller = "")
        {
            lock (handle)
            {
                return Text.Long((buf, cap, length) =>
                {
                    var status = write(buf, cap, length);
                    if (status != Status.Buffer)
                    {
                        Call.Check(status, caller);
                    }
                    return status;
                });
            }
        }
    }
}
