using System;

namespace Duiyi
{
    /// <summary>Something that speaks for a move.</summary>
    public readonly unsafe struct Merit
    {
        private readonly duiyi_merit merit;
        private readonly BoardInfo board;

        internal Merit(in duiyi_merit merit, BoardInfo board)
        {
            this.merit = merit;
            this.board = board;
        }

        /// <summary>What.</summary>
        public MeritKind Kind => merit.kind;

        /// <summary>MeritKind.Mates: in how many moves.</summary>
        public int Count => (int)merit.count;

        /// <summary>MeritKind.AvoidsOffence: which.</summary>
        public Offence Offence => merit.offence;

        /// <summary>The piece it is about.</summary>
        public Piece? Piece => Duiyi.Piece.OrNull(merit.piece);

        /// <summary>Where that piece stands.</summary>
        public Square? Square => board.SquareOrNull(merit.square);

        /// <summary>The same as a sentence: "It wins the rook on a8."</summary>
        public string Text(Language language = Language.En)
        {
            var text = stackalloc byte[Native.DUIYI_WORDS_MAX];
            var told = merit;
            Call.Check(Native.duiyi_merit_text(
                &told, board.Variant, language, text, (UIntPtr)Native.DUIYI_WORDS_MAX, null));
            return Duiyi.Text.Read(text);
        }

        /// <summary>The sentence in English.</summary>
        public override string ToString() => Text();

        /// <summary>Those of an array in C.</summary>
        internal static Merit[] List(uint* words, uint count, BoardInfo board)
        {
            var merits = new Merit[count];
            for (var i = 0; i < merits.Length; i++)
            {
                merits[i] = new Merit(((duiyi_merit*)words)[i], board);
            }
            return merits;
        }
    }
}
