// A game out of a file with its variations.

using System;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>What is written beside a move: a comment, or a glyph by its number as
    /// text.</summary>
    public readonly struct Note
    {
        internal Note(NoteKind kind, string text)
        {
            Kind = kind;
            Text = text;
        }

        /// <summary>Which of them it is.</summary>
        public NoteKind Kind { get; }

        /// <summary>What it says.</summary>
        public string Text { get; }
    }

    /// <summary>A move of a tree and the position after it; the root is the start, before any
    /// move.</summary>
    public readonly struct Node
    {
        private readonly GameTree tree;
        private readonly duiyi_tree_node of_c;

        internal Node(GameTree tree, uint number, duiyi_tree_node of_c)
        {
            this.tree = tree;
            this.of_c = of_c;
            Number = (int)number;
        }

        /// <summary>0 of the root; of any other node greater than that of its parent.</summary>
        public int Number { get; }

        /// <summary>The move; null of the root, and where a turn was passed over.</summary>
        public Move? Move => of_c.played == 0 ? (Move?)null : new Move(of_c.played, tree.BoardInfo);

        /// <summary>How many moves lead here, this one included.</summary>
        public int Ply => (int)of_c.ply;

        /// <summary>The node before; null of the root.</summary>
        public Node? Parent => Number == 0 ? (Node?)null : tree.Node((int)of_c.parent);

        /// <summary>The move with which the line goes on; null at its end.</summary>
        public Node? Main => Other(of_c.first_child);

        /// <summary>The moves that go on from here: the main one, then the others.</summary>
        public IReadOnlyList<Node> Children
        {
            get
            {
                var children = new List<Node>();
                for (var child = Main; child != null; child = Other(child.Value.of_c.next_sibling))
                {
                    children.Add(child.Value);
                }
                return children;
            }
        }

        /// <summary>The comments in front of the move, then those behind it and the glyphs, as they
        /// came.</summary>
        public IReadOnlyList<Note> Notes
        {
            get
            {
                var notes = new List<Note>();
                for (uint index = 0; index < of_c.notes; index++)
                {
                    notes.Add(tree.Note((uint)Number, index));
                }
                return notes;
            }
        }

        /// <summary>The move as it is written; "" of the root, and where a turn was passed
        /// over.</summary>
        public string Text(Notation notation = Notation.Auto)
        {
            return tree.MoveText((uint)Number, notation);
        }

        private Node? Other(uint number) => number == 0 ? (Node?)null : tree.Node((int)number);
    }

    /// <summary>A game out of a file with everything that the file has of it; GameReader.NextTree()
    /// gives them. It does not change.</summary>
    public sealed unsafe class GameTree : IDisposable
    {
        private readonly TreeHandle handle;
        private readonly duiyi_tree_info info;

        internal GameTree(TreeHandle handle)
        {
            this.handle = handle;
            var read = duiyi_tree_info.Sized();
            Call.Check(Native.duiyi_tree_info_get(handle, &read));
            info = read;
            BoardInfo = BoardInfo.Of(info.variant);
        }

        /// <summary>The board it is played on.</summary>
        public BoardInfo BoardInfo { get; }

        /// <summary>Which game.</summary>
        public Variant Variant => info.variant;

        /// <summary>How it ended, as the file says; Ongoing if it does not say.</summary>
        public Outcome Outcome => info.outcome;

        /// <summary>How many nodes: one more than moves in all lines.</summary>
        public int Count => (int)info.nodes;

        /// <summary>The start, before any move.</summary>
        public Node Root => Node(0);

        /// <summary>The last move of the main line; the root if there is none.</summary>
        public Node MainEnd => Node((int)info.main_end);

        /// <summary>The FEN that it starts from.</summary>
        public string StartFen => LongText((buf, cap, len) =>
            Native.duiyi_tree_start_fen(handle, buf, cap, len));

        /// <summary>All tags: those that every game has first, then the others as they
        /// came.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Tags
        {
            get
            {
                var tags = new List<KeyValuePair<string, string>>();
                for (uint index = 0; index < info.tags; index++)
                {
                    var name = LongText((buf, cap, len) =>
                        Native.duiyi_tree_tag_name(handle, index, buf, cap, len));
                    tags.Add(new KeyValuePair<string, string>(name, Tag(name)));
                }
                return tags;
            }
        }

        /// <summary>The node of a number; they are counted from 0, each after its parent.</summary>
        /// <exception cref="BadArgumentException">There is no such node.</exception>
        public Node Node(int number)
        {
            var node = duiyi_tree_node.Sized();
            var counted = Call.Count(number, nameof(number));
            Call.Check(Native.duiyi_tree_node_get(handle, counted, &node));
            return new Node(this, counted, node);
        }

        /// <summary>The value of a tag; of one that is not there the empty text.</summary>
        public string Tag(string name)
        {
            var utf8 = Text.Utf8(name, nameof(name));
            return LongText((buf, cap, len) =>
            {
                fixed (byte* bytes = utf8)
                {
                    return Native.duiyi_tree_tag(handle, bytes, Text.Length(utf8), buf, cap, len);
                }
            });
        }

        /// <summary>The tree as PGN: read again, it gives the same.</summary>
        public string SavePgn(Notation notation = Notation.Auto)
        {
            return LongText((buf, cap, len) =>
                Native.duiyi_tree_save_pgn(handle, notation, buf, cap, len));
        }

        /// <summary>The main line as a game, with its result.</summary>
        /// <exception cref="BadPgnException">A turn is passed over in it.</exception>
        public Game ToGame() => ToGame(MainEnd);

        /// <summary>The line up to a node as a game; at the end of the main line with its
        /// result.</summary>
        /// <exception cref="BadPgnException">A turn is passed over in it.</exception>
        public Game ToGame(Node node)
        {
            var error = duiyi_error.Sized();
            var status = Native.duiyi_tree_game(handle, (uint)node.Number, out var game, &error);
            Call.Check(status, ref error, BoardInfo);
            return new Game(game);
        }

        /// <summary>Closes the tree; games made of it live on.</summary>
        public void Dispose() => handle.Dispose();

        internal Note Note(uint node, uint index)
        {
            NoteKind kind = 0;
            var text = LongText((buf, cap, len) =>
            {
                NoteKind found;
                var status = Native.duiyi_tree_note(handle, node, index, &found, buf, cap, len);
                kind = found;
                return status;
            });
            return new Note(kind, text);
        }

        internal string MoveText(uint node, Notation notation)
        {
            return LongText((buf, cap, len) =>
                Native.duiyi_tree_move_text(handle, node, notation, buf, cap, len));
        }

        private static string LongText(Text.Write write)
        {
            return Text.Long((buf, cap, len) =>
            {
                var status = write(buf, cap, len);
                if (status != Status.Buffer)
                {
                    Call.Check(status);
                }
                return status;
            });
        }
    }
}
