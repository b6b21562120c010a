// How good a move was that was played.

using System;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>What a review has found. All scores are for the side that made the move.</summary>
    public sealed unsafe class Judgement
    {
        internal Judgement(duiyi_judgement found, BoardInfo board)
        {
            Grade = found.grade;
            Played = new Move(found.played, board);
            PlayedScoreKind = found.played_score_kind;
            PlayedScore = found.played_score;
            PlayedPv = Move.Row(found.played_pv, found.played_pv_len, board);
            Best = new Move(found.best, board);
            BestScoreKind = found.best_score_kind;
            BestScore = found.best_score;
            BestPv = Move.Row(found.best_pv, found.best_pv_len, board);
            Merits = Merit.List(found.merits, found.merit_count, board);
            Lost = found.lost;
            ChanceLost = found.chance_lost;
            MissedMate = (int)found.missed_mate;
            AllowedMate = (int)found.allowed_mate;
        }

        /// <summary>How grave the move is.</summary>
        public Grade Grade { get; }

        /// <summary>The move that was played.</summary>
        public Move Played { get; }

        /// <summary>How to read PlayedScore.</summary>
        public ScoreKind PlayedScoreKind { get; }

        /// <summary>What it comes to.</summary>
        public int PlayedScore { get; }

        /// <summary>The line after it: its second move shows what is wrong.</summary>
        public IReadOnlyList<Move> PlayedPv { get; }

        /// <summary>The best move; Played if none was better.</summary>
        public Move Best { get; }

        /// <summary>How to read BestScore.</summary>
        public ScoreKind BestScoreKind { get; }

        /// <summary>What it would have come to.</summary>
        public int BestScore { get; }

        /// <summary>The line it would have led to.</summary>
        public IReadOnlyList<Move> BestPv { get; }

        /// <summary>What speaks for the best move, the weightiest first.</summary>
        public IReadOnlyList<Merit> Merits { get; }

        /// <summary>What was lost, in hundredths of a pawn; a mate counts 10,000.</summary>
        public int Lost { get; }

        /// <summary>What was lost of the chance to win, in thousandths.</summary>
        public int ChanceLost { get; }

        /// <summary>A mate in so many moves was there; 0: none.</summary>
        public int MissedMate { get; }

        /// <summary>The move lets the other side mate in so many moves; 0: it does not.</summary>
        public int AllowedMate { get; }
    }

    /// <summary>A review of one move that was played, in slices. It keeps what it needs of the
    /// game.</summary>
    /// <example><code>
    /// using (var review = new Review(game, game.Ply))
    /// {
    ///     while (review.Step(engine, 2000) == SearchState.Running) { } // once a frame
    ///     review.Judgement.Grade;
    /// }
    /// </code></example>
    public sealed unsafe class Review : IDisposable
    {
        // Also what threads wait for (contract 3).
        private readonly ReviewHandle handle;
        private readonly BoardInfo board;

        /// <summary>A review of a move of the game.</summary>
        /// <param name="game">The game.</param>
        /// <param name="ply">The move, from 1 (the first) to the last played.</param>
        /// <param name="maxNodes">That each of its two searches looks at; 0: 300,000.</param>
        /// <exception cref="BadArgumentException">The game has no such move.</exception>
        public Review(Game game, int ply, long maxNodes = 0)
        {
            if (game == null)
            {
                throw new ArgumentNullException(nameof(game));
            }
            board = game.BoardInfo;
            var move = Call.Count(ply, nameof(ply));
            var nodes = Call.Unsigned(maxNodes, nameof(maxNodes));
            var error = duiyi_error.Sized();
            lock (game.Gate)
            {
                var status = Native.duiyi_review_create(game.Open, move, nodes, out handle, &error);
                Call.Check(status, ref error, board);
            }
        }

        /// <summary>What it has found.</summary>
        /// <exception cref="StateException">It is not done.</exception>
        public Judgement Judgement
        {
            get
            {
                var found = duiyi_judgement.Sized();
                lock (handle)
                {
                    Call.Check(Native.duiyi_review_judgement(Open, &found));
                }
                return new Judgement(found, board);
            }
        }

        private ReviewHandle Open
        {
            get
            {
                if (handle.IsClosed)
                {
                    throw new ObjectDisposedException(nameof(Review));
                }
                return handle;
            }
        }

        /// <summary>Searches about so many more nodes: Running until the judgement is there, then
        /// Done. If the engine is used for something else in between, the search that was under way
        /// begins again.</summary>
        public SearchState Step(Engine engine, int nodes = Engine.Slice)
        {
            if (engine == null)
            {
                throw new ArgumentNullException(nameof(engine));
            }
            var count = Call.Count(nodes, nameof(nodes));
            lock (handle)
            {
                return engine.Step(Open, count, board);
            }
        }

        /// <summary>Searches to the end, in one call that blocks its thread.</summary>
        public Judgement Run(Engine engine)
        {
            while (Step(engine) == SearchState.Running)
            {
            }
            return Judgement;
        }

        /// <summary>Gives its memory back; a second time does nothing.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
