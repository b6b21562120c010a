// The moves of a game: which are legal and why not, playing them, taking them back.

using System;

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>How many moves a position has at most: the length of an array for
        /// LegalMoves() that is never too short.</summary>
        public const int MaxMoves = Native.DUIYI_MAX_MOVES;

        // == Looking at moves

        /// <summary>All legal moves, by from, then to, then promotion; none once the game is
        /// over.</summary>
        public Move[] LegalMoves()
        {
            var numbers = stackalloc uint[MaxMoves];
            var moves = new Move[ReadMoves(numbers)];
            Copy(numbers, moves.Length, moves);
            return moves;
        }

        /// <summary>As LegalMoves(), into an array that is there already: no allocation.</summary>
        /// <returns>How many moves there are.</returns>
        /// <exception cref="ArgumentException">It is shorter; MaxMoves is always long
        /// enough.</exception>
        public int LegalMoves(Move[] moves)
        {
            var numbers = stackalloc uint[MaxMoves];
            var count = ReadMoves(numbers);
            Require(moves, count, nameof(moves));
            Copy(numbers, count, moves);
            return count;
        }

        /// <summary>Is a move legal?</summary>
        public bool IsLegal(Move move)
        {
            Status status;
            lock (handle)
            {
                status = Native.duiyi_game_is_legal(Open, move.Number);
            }
            switch (status)
            {
                case Status.IllegalMove:
                case Status.PromotionRequired:
                case Status.Value:
                    return false;
                default:
                    Call.Check(status);
                    return true;
            }
        }

        /// <summary>Is a move, given as text in any notation, legal?</summary>
        public bool IsLegal(string text)
        {
            try
            {
                ParseMove(text);
                return true;
            }
            catch (DuiyiException error)
                when (error is RefusalException || error is BadTextException)
            {
                return false;
            }
        }

        /// <summary>Where the piece on a square may go; if nowhere, Why() says why.</summary>
        public Targets Targets(Square from)
        {
            duiyi_targets targets;
            lock (handle)
            {
                Call.Check(Native.duiyi_game_targets(Open, (byte)from.Number, &targets));
            }
            return new Targets(targets, BoardInfo);
        }

        /// <summary>What a legal move would do, without doing it.</summary>
        /// <exception cref="IllegalMoveException">It is not legal; Explain() says
        /// why.</exception>
        public MoveInfo Preview(Move move)
        {
            var info = duiyi_move_info.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_preview(Open, move.Number, &info));
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Is a move legal, and if not, why not? Answers for any two squares.</summary>
        public Explanation Explain(Square from, Square to, Kind promotion = Kind.None)
        {
            var explanation = duiyi_explanation.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_explain(
                    Open, (byte)from.Number, (byte)to.Number, promotion, &explanation));
            }
            return new Explanation(explanation, BoardInfo);
        }

        /// <summary>Why has the piece on a square no move at all? Reason.Legal, with one of its
        /// moves, if it has one.</summary>
        public Explanation Why(Square from)
        {
            var explanation = duiyi_explanation.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_explain_piece(
                    Open, (byte)from.Number, &explanation));
            }
            return new Explanation(explanation, BoardInfo);
        }

        /// <summary>Reads a text as a legal move, without playing it.</summary>
        /// <exception cref="BadNotationException">It is no move in that notation.</exception>
        /// <exception cref="RefusalException">The move is not legal.</exception>
        public Move ParseMove(string text, Notation notation = Notation.Auto)
        {
            var utf8 = Text.Utf8(text, nameof(text));
            var error = duiyi_error.Sized();
            uint move;
            fixed (byte* bytes = utf8)
            {
                lock (handle)
                {
                    var status = Native.duiyi_game_parse_move(
                        Open, bytes, Text.Length(utf8), notation, &move, &error);
                    Call.Check(status, ref error, BoardInfo);
                }
            }
            return new Move(move, BoardInfo);
        }

        /// <summary>The text of a legal move of this position.</summary>
        public string FormatMove(Move move, Notation notation = Notation.Auto)
        {
            var text = stackalloc byte[Native.DUIYI_MOVE_TEXT_MAX];
            lock (handle)
            {
                Call.Check(Native.duiyi_game_format_move(
                    Open, move.Number, notation, text, (UIntPtr)Native.DUIYI_MOVE_TEXT_MAX, null));
            }
            return Text.Read(text);
        }

        /// <summary>A move of the game: 1 is the first, Ply the last played, and those up to Ply +
        /// State.RedoPlies have been taken back.</summary>
        /// <exception cref="BadArgumentException">There is no such move.</exception>
        public MoveInfo History(int ply)
        {
            var info = duiyi_move_info.Sized();
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_history(Open, number, &info));
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>The text of a move of the game, counted as in History().</summary>
        /// <exception cref="BadArgumentException">There is no such move.</exception>
        public string HistoryText(int ply, Notation notation = Notation.Auto)
        {
            var text = stackalloc byte[Native.DUIYI_MOVE_TEXT_MAX];
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_history_text(
                    Open, number, notation, text, (UIntPtr)Native.DUIYI_MOVE_TEXT_MAX, null));
            }
            return Text.Read(text);
        }

        // == Playing

        /// <summary>Plays a move. Playing the one that was taken back last keeps those taken back
        /// before it; any other drops them.</summary>
        /// <exception cref="IllegalMoveException">It is not legal.</exception>
        /// <exception cref="PromotionRequiredException">Ask the player what the pawn
        /// becomes.</exception>
        public MoveInfo Play(Move move)
        {
            var info = duiyi_move_info.Sized();
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_play(Open, move.Number, &info, &error);
                Call.Check(status, ref error, BoardInfo);
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Plays a move given as text.</summary>
        /// <exception cref="BadNotationException">It is no move in that notation.</exception>
        /// <exception cref="RefusalException">The move is not legal.</exception>
        public MoveInfo Play(string text, Notation notation = Notation.Auto)
        {
            var utf8 = Text.Utf8(text, nameof(text));
            var info = duiyi_move_info.Sized();
            var error = duiyi_error.Sized();
            fixed (byte* bytes = utf8)
            {
                lock (handle)
                {
                    var status = Native.duiyi_game_play_text(
                        Open, bytes, Text.Length(utf8), notation, &info, &error);
                    Call.Check(status, ref error, BoardInfo);
                }
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Plays a move given by its squares, as clicks give it.</summary>
        /// <exception cref="IllegalMoveException">It is not legal.</exception>
        /// <exception cref="PromotionRequiredException">Ask the player what the pawn becomes, and
        /// call again.</exception>
        public MoveInfo PlaySquares(Square from, Square to, Kind promotion = Kind.None)
        {
            var info = duiyi_move_info.Sized();
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_play_squares(
                    Open, (byte)from.Number, (byte)to.Number, promotion, &info, &error);
                Call.Check(status, ref error, BoardInfo);
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Takes the last move back, and with it the result, however the game
        /// ended.</summary>
        /// <returns>The move taken back: animate it from To to From.</returns>
        /// <exception cref="StateException">No move has been played, or the session is without
        /// that.</exception>
        public MoveInfo Undo()
        {
            var info = duiyi_move_info.Sized();
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_undo(Open, &info, &error);
                Call.Check(status, ref error, BoardInfo);
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Plays the move again that was taken back last.</summary>
        /// <exception cref="StateException">There is none, or the session is without that.</exception>
        public MoveInfo Redo()
        {
            var info = duiyi_move_info.Sized();
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_redo(Open, &info, &error);
                Call.Check(status, ref error, BoardInfo);
            }
            return new MoveInfo(info, BoardInfo);
        }

        /// <summary>Goes to the position after so many moves, back or forward through those taken
        /// back.</summary>
        /// <exception cref="BadArgumentException">There are not so many.</exception>
        public void Goto(int ply)
        {
            var number = Call.Count(ply, nameof(ply));
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_goto(Open, number, &error);
                Call.Check(status, ref error, BoardInfo);
            }
        }

        /// <summary>The player to move claims a draw, for the position on the board or for the one
        /// that the intended move would lead to; that move is not played. State.Claims says which
        /// claims hold.</summary>
        /// <exception cref="StateException">The claim does not hold, or the game is over.</exception>
        /// <exception cref="IllegalMoveException">The intended move is not legal.</exception>
        public void ClaimDraw(Claim claim, Move? intended = null)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_claim_draw(
                    Open, claim, intended?.Number ?? Native.DUIYI_MOVE_NONE, &error);
                Call.Check(status, ref error, BoardInfo);
            }
        }

        private int ReadMoves(uint* numbers)
        {
            uint count;
            lock (handle)
            {
                Call.Check(Native.duiyi_game_legal_moves(Open, numbers, MaxMoves, &count));
            }
            return (int)count;
        }

        private void Copy(uint* numbers, int count, Move[] moves)
        {
            for (var i = 0; i < count; i++)
            {
                moves[i] = new Move(numbers[i], BoardInfo);
            }
        }
    }
}
