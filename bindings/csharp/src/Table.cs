// The table: a game with people around it, the whole of click-to-move without a pixel.

using System;

namespace Duiyi
{
    /// <summary>A game with two seats and one hand: pass clicks in, draw its View, call Advance() once a
    /// frame.</summary>
    /// <remarks>Several threads may use a table and its game: one after the other is let in.</remarks>
    /// <example><code>
    /// using (var table = new Table(options: new TableOptions { Black = new Seat(Level.Easy, 7) }))
    /// {
    ///     table.Click(table.Game.Square("e2"));
    ///     table.Click(table.Game.Square("e4"));
    ///     for (ulong now = 0; table.Advance(now, 5000).Moved == null; now += 16)
    ///     {
    ///     }
    /// }
    /// </code></example>
    public sealed unsafe class Table : IDisposable
    {
        private readonly TableHandle handle;

        // Also what threads wait for, who use the table or its game (contract 3).
        private readonly GameHandle gate;

        /// <summary>Sets a table with a new game.</summary>
        /// <param name="game">How the game begins; null: chess from its usual start.</param>
        /// <param name="options">Who sits there; null: two persons.</param>
        /// <exception cref="BadArgumentException">There is no such level, promotion or number of
        /// hints.</exception>
        /// <exception cref="BadFenException">The start is refused.</exception>
        public Table(GameOptions game = null, TableOptions options = null)
        {
            game = game ?? new GameOptions();
            var board = BoardInfo.Of(game.Variant);
            TableHandle made = null;
            (options ?? new TableOptions()).Use(raw => game.Use(
                board, (begun, error) => Native.duiyi_table_create(begun, raw, out made, error)));
            handle = made;
            gate = new GameHandle(handle);
            Game = new Game(gate, board);
        }

        private Table(TableHandle loaded)
        {
            handle = loaded;
            gate = new GameHandle(handle);
            Game = new Game(gate);
        }

        private delegate Status Answering(TableHandle table, duiyi_answer* answer);

        private delegate Status Acting(TableHandle table, duiyi_error* error);

        /// <summary>The game at the table, for everything else that a game has: what is done to it, the
        /// table notices at its next call. After NewGame() it is another object. Take its events from
        /// the table, and do not dispose of it.</summary>
        public Game Game { get; private set; }

        /// <summary>All that a board draws, as of now.</summary>
        public View View
        {
            get
            {
                var view = duiyi_table_view.Sized();
                lock (gate)
                {
                    Call.Check(Native.duiyi_table_view_get(Open, &view));
                }
                return new View(view, Game.BoardInfo);
            }
        }

        private TableHandle Open
        {
            get
            {
                if (handle.IsClosed)
                {
                    throw new ObjectDisposedException(nameof(Table));
                }
                return handle;
            }
        }

        /// <summary>The table that SaveJson() wrote. What the options say of seats, hints and promotion
        /// is for a saved game that knows no table.</summary>
        /// <exception cref="BadJsonException">It is no saved table: the offset says where, or the
        /// message in which field.</exception>
        public static Table LoadJson(string text, TableOptions options = null)
        {
            Library.Require();
            var utf8 = Text.Utf8(text, nameof(text));
            TableHandle loaded = null;
            (options ?? new TableOptions()).Use(raw =>
            {
                var error = duiyi_error.Sized();
                fixed (byte* bytes = utf8)
                {
                    var status = Native.duiyi_table_load_json(
                        bytes, Text.Length(utf8), raw, out loaded, &error);
                    Call.Check(status, ref error, null);
                }
            });
            return new Table(loaded);
        }

        /// <summary>The table as JSON: as Game.SaveJson() has the game, with a field "table"
        /// beside.</summary>
        public string SaveJson()
        {
            lock (gate)
            {
                return Text.Long((buf, cap, length) =>
                {
                    var status = Native.duiyi_table_save_json(Open, buf, cap, length);
                    if (status != Status.Buffer)
                    {
                        Call.Check(status, nameof(SaveJson));
                    }
                    return status;
                });
            }
        }

        /// <summary>Gives its memory back, and its game's; a second time does nothing.</summary>
        public void Dispose()
        {
            gate.Dispose();
            handle.Dispose();
        }

        /// <summary>Begins another game in the same seats, with all hints again. The same seeds would
        /// play the same game: give the opponent another one by SetSeat().</summary>
        public void NewGame(GameOptions game = null)
        {
            game = game ?? new GameOptions();
            var board = BoardInfo.Of(game.Variant);
            lock (gate)
            {
                game.Use(board, (raw, error) => Native.duiyi_table_new_game(Open, raw, error));
                Game = new Game(gate, board);
            }
        }

        /// <summary>Who sits at a side.</summary>
        public Seat Seat(Side side)
        {
            duiyi_seat seat;
            lock (gate)
            {
                Call.Check(Native.duiyi_table_seat(Open, side, &seat));
            }
            return new Seat(seat);
        }

        /// <summary>Sets somebody else at a side, at any time. What was thought for it is
        /// dropped.</summary>
        /// <exception cref="BadArgumentException">There is no such level or pace.</exception>
        public void SetSeat(Side side, Seat seat)
        {
            Act((table, error) =>
            {
                var raw = seat.Raw;
                return Native.duiyi_table_set_seat(table, side, &raw, error);
            });
        }

        /// <summary>Sets what pawns become without being asked; Kind.None: each time it is asked
        /// for.</summary>
        /// <exception cref="BadArgumentException">No pawn becomes that.</exception>
        public void SetPromotion(Kind kind)
        {
            Act((table, error) => Native.duiyi_table_set_promotion(table, kind, error));
        }

        // == The hand

        /// <summary>The hand clicks on a square: it selects a man of its own, moves the selected one, or
        /// is refused with the reason.</summary>
        public Answer Click(Square square)
        {
            return Hand((table, answer) => Native.duiyi_table_click(table, Number(square), answer));
        }

        /// <summary>The pointer goes down: as Click(), but a man of the hand's own is dragged from here
        /// on. Press(), Drag() and Drop() are clicking and dragging in one.</summary>
        public Answer Press(Square square)
        {
            return Hand((table, answer) => Native.duiyi_table_press(table, Number(square), answer));
        }

        /// <summary>The pointer is over that square now; null beyond the board.</summary>
        public void Drag(Square? over)
        {
            lock (gate)
            {
                Call.Check(Native.duiyi_table_drag(Open, Number(over)));
            }
        }

        /// <summary>The pointer is let go over that square; null beyond the board: nothing is
        /// played.</summary>
        public Answer Drop(Square? over)
        {
            return Hand((table, answer) => Native.duiyi_table_drop(table, Number(over), answer));
        }

        /// <summary>The pawn that waits becomes that.</summary>
        public Answer Promote(Kind kind)
        {
            return Hand((table, answer) => Native.duiyi_table_promote(table, kind, answer));
        }

        /// <summary>Lets go of all: selection, drag, promotion, the question whether to resign, the
        /// hint.</summary>
        public void Cancel()
        {
            lock (gate)
            {
                Call.Check(Native.duiyi_table_cancel(Open));
            }
        }

        // == Besides moving

        /// <summary>Asks for a hint: Advance() searches it, View.Hint shows it. It counts when it
        /// is there.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void Hint()
        {
            Act((table, error) => Native.duiyi_table_hint(table, error));
        }

        /// <summary>Goes back to a person's last turn: one ply between persons, two against the
        /// opponent, one while it thinks.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void UndoTurn()
        {
            Act((table, error) => Native.duiyi_table_undo_turn(table, error));
        }

        /// <summary>Plays again what UndoTurn() took back.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void RedoTurn()
        {
            Act((table, error) => Native.duiyi_table_redo_turn(table, error));
        }

        /// <summary>A person wants to resign: Resign() confirms it, anything else forgets
        /// it.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void AskResign()
        {
            Act((table, error) => Native.duiyi_table_ask_resign(table, error));
        }

        /// <summary>The person who asked to resign does so.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void Resign()
        {
            Act((table, error) => Native.duiyi_table_resign(table, error));
        }

        /// <summary>A person offers a draw; the opponent answers by an event.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void OfferDraw()
        {
            Act((table, error) => Native.duiyi_table_offer_draw(table, error));
        }

        /// <summary>A person accepts the draw that the other side has offered.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void AcceptDraw()
        {
            Act((table, error) => Native.duiyi_table_accept_draw(table, error));
        }

        /// <summary>A person declines it.</summary>
        /// <exception cref="StateException">That cannot be done now.</exception>
        public void DeclineDraw()
        {
            Act((table, error) => Native.duiyi_table_decline_draw(table, error));
        }

        // == Frames

        /// <summary>A frame: the clocks tick, the opponent or a hint is searched for so many more nodes
        /// (about 1,000 a millisecond), and the opponent plays when it knows its move and its pace has
        /// passed.</summary>
        /// <param name="nowMs">Your time, from any clock that never goes back.</param>
        /// <param name="nodes">What bounds the time of the frame.</param>
        public Progress Advance(ulong nowMs, int nodes)
        {
            var progress = duiyi_table_progress.Sized();
            lock (gate)
            {
                Call.Check(Native.duiyi_table_advance(
                    Open, nowMs, Call.Count(nodes, nameof(nodes)), &progress));
            }
            return new Progress(progress, Game.BoardInfo);
        }

        /// <summary>Takes the oldest event that waits, of the game or of the table; false if none
        /// does.</summary>
        public bool NextEvent(out Event happened)
        {
            var told = duiyi_event.Sized();
            lock (gate)
            {
                Call.Check(Native.duiyi_table_next_event(Open, &told));
            }
            happened = new Event(told, Game.BoardInfo);
            return told.kind != EventKind.None;
        }

        private static byte Number(Square? square)
        {
            return (byte)(square?.Number ?? Native.DUIYI_SQUARE_NONE);
        }

        private Answer Hand(Answering work)
        {
            var answer = duiyi_answer.Sized();
            lock (gate)
            {
                Call.Check(work(Open, &answer));
            }
            return new Answer(answer, Game.BoardInfo);
        }

        private void Act(Acting work)
        {
            var error = duiyi_error.Sized();
            lock (gate)
            {
                Call.Check(work(Open, &error), ref error, Game.BoardInfo);
            }
        }
    }
}
