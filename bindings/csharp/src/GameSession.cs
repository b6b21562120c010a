// What is done with a game besides moving: offers and ends, and looking at any ply.

using System;

namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>A player offers a draw, until the other side answers or moves; offering where the
        /// other side has offered is accepting. State.DrawOffer says whose offer stands.</summary>
        /// <exception cref="StateException">This side's offer stands already, the game is over, or
        /// the session is without offers.</exception>
        public void OfferDraw(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_offer_draw(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>A player accepts the other side's offer.</summary>
        /// <exception cref="StateException">There is no such offer, the game is over, or the
        /// session is without offers.</exception>
        public void AcceptDraw(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_accept_draw(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>A player declines the other side's offer: it no longer stands.</summary>
        /// <exception cref="StateException">As for AcceptDraw().</exception>
        public void DeclineDraw(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_decline_draw(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>The players agree on a draw, without an offer that goes back and forth.</summary>
        /// <exception cref="StateException">The game is over, or the session is without
        /// that.</exception>
        public void AgreeDraw()
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_agree_draw(Open, &error), ref error, BoardInfo);
            }
        }

        /// <summary>A player gives up, in turn or not: the other side has won.</summary>
        /// <exception cref="StateException">The game is over, or the session is without
        /// that.</exception>
        public void Resign(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_resign(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>A player's time is over: the other side has won, or draws if the rules ask for men
        /// that could mate and it has none.</summary>
        /// <exception cref="StateException">The game is over, or the session is without
        /// that.</exception>
        public void Flag(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_flag(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>A player has gone, and the other side has won.</summary>
        /// <exception cref="StateException">The game is over, or the session is without
        /// that.</exception>
        public void Forfeit(Side side)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_forfeit(Open, side, &error), ref error, BoardInfo);
            }
        }

        /// <summary>Nobody goes on with the game, and nobody wins or draws it.</summary>
        /// <exception cref="StateException">The game is over, or the session is without
        /// that.</exception>
        public void Abandon()
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_abandon(Open, &error), ref error, BoardInfo);
            }
        }

        /// <summary>Ends the game by a decision from outside; Termination.None records it as an
        /// adjudication.</summary>
        /// <exception cref="StateException">The game is over.</exception>
        public void Adjudicate(Outcome outcome, Termination termination = Termination.None)
        {
            var error = duiyi_error.Sized();
            lock (handle)
            {
                var status = Native.duiyi_game_adjudicate(Open, outcome, termination, &error);
                Call.Check(status, ref error, BoardInfo);
            }
        }

        /// <summary>The FEN after so many moves, those taken back counted on; the game stays where it
        /// is.</summary>
        /// <exception cref="BadArgumentException">There are not so many.</exception>
        public string FenAt(int ply)
        {
            var text = stackalloc byte[Native.DUIYI_FEN_MAX];
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_fen_at(
                    Open, number, text, (UIntPtr)Native.DUIYI_FEN_MAX, null));
            }
            return Text.Read(text);
        }

        /// <summary>What stood on each square after so many moves, by the square's number.</summary>
        /// <exception cref="BadArgumentException">There are not so many.</exception>
        public Piece?[] BoardAt(int ply)
        {
            var board = stackalloc byte[Native.DUIYI_MAX_SQUARES];
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_board_at(
                    Open, number, board, (UIntPtr)Native.DUIYI_MAX_SQUARES));
            }
            var pieces = new Piece?[BoardInfo.SquareCount];
            for (var i = 0; i < pieces.Length; i++)
            {
                pieces[i] = Piece.OrNull(board[i]);
            }
            return pieces;
        }

        /// <summary>Men on the board after so many moves, men taken until then, and who had
        /// more.</summary>
        /// <exception cref="BadArgumentException">There are not so many.</exception>
        public Material MaterialAt(int ply)
        {
            var material = duiyi_material.Sized();
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_material_at(Open, number, &material));
            }
            return new Material(material);
        }

        /// <summary>The squares on which something else stands now: what a view that last drew that ply
        /// has to draw anew.</summary>
        /// <exception cref="BadArgumentException">There are not so many moves.</exception>
        public Squares ChangedSince(int ply)
        {
            duiyi_squares squares;
            var number = Call.Count(ply, nameof(ply));
            lock (handle)
            {
                Call.Check(Native.duiyi_game_changed_since(Open, number, &squares));
            }
            return new Squares(squares, BoardInfo);
        }
    }
}
