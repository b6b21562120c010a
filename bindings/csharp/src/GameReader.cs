// Games from files.

using System;
using System.Collections.Generic;
using System.IO;

namespace Duiyi
{
    /// <summary>Reads games out of a file of chess or xiangqi: PGN, XQF, CBR or DhtmlXQ, as its first
    /// bytes tell.</summary>
    /// <example><code>
    /// using (var file = File.OpenRead("games.pgn"))
    /// using (var reader = new GameReader(file))
    /// {
    ///     for (Game game = reader.Next(); game != null; game = reader.Next()) { ... }
    /// }
    /// </code></example>
    public sealed unsafe class GameReader : IDisposable
    {
        private const int Piece = 1 << 16;

        private readonly ReaderHandle handle;
        private readonly Stream file;
        private readonly byte[] piece = new byte[Piece];
        private bool finished;

        /// <summary>A reader of a stream, which stays yours.</summary>
        public GameReader(Stream file)
            : this(file, 0)
        {
        }

        /// <summary>The same with the game where nothing in the file says which it is, the kind of file
        /// where its first bytes do not tell, and the encoding of its text; 0 each: as it
        /// seems.</summary>
        /// <exception cref="UnsupportedException">The library was built without that
        /// encoding.</exception>
        public GameReader(Stream file, Variant usual, Format format = 0, TextEncoding encoding = 0)
        {
            Library.Require();
            this.file = file ?? throw new ArgumentNullException(nameof(file));
            var options = duiyi_reader_options.Sized();
            options.variant = usual;
            options.format = format;
            options.encoding = encoding;
            Call.Check(Native.duiyi_reader_create(&options, out handle));
        }

        /// <summary>The next game; null if there are no more.</summary>
        /// <exception cref="BadPgnException">The game is broken: the message says which one, where and
        /// why. The next call goes on with the next game.</exception>
        public Game Next()
        {
            lock (handle)
            {
                while (true)
                {
                    var error = duiyi_error.Sized();
                    var status = Native.duiyi_reader_next_game(handle, out var game, &error);
                    Call.Check(status, ref error, null);
                    if (!game.IsInvalid)
                    {
                        return new Game(game);
                    }
                    game.Dispose();
                    if (finished)
                    {
                        return null;
                    }
                    Feed();
                }
            }
        }

        /// <summary>The next game with its variations, comments and glyphs; null if there are no
        /// more. Each game comes once: here or by Next().</summary>
        /// <exception cref="BadPgnException">As for Next().</exception>
        public GameTree NextTree()
        {
            lock (handle)
            {
                while (true)
                {
                    var error = duiyi_error.Sized();
                    var status = Native.duiyi_reader_next_tree(handle, out var tree, &error);
                    Call.Check(status, ref error, null);
                    if (!tree.IsInvalid)
                    {
                        return new GameTree(tree);
                    }
                    tree.Dispose();
                    if (finished)
                    {
                        return null;
                    }
                    Feed();
                }
            }
        }

        /// <summary>Closes the reader, not the stream.</summary>
        public void Dispose() => handle.Dispose();

        private void Feed()
        {
            var length = file.Read(piece, 0, piece.Length);
            if (length == 0)
            {
                Call.Check(Native.duiyi_reader_finish(handle));
                finished = true;
                return;
            }
            fixed (byte* bytes = piece)
            {
                Call.Check(Native.duiyi_reader_feed(handle, bytes, (UIntPtr)length));
            }
        }
    }
}
