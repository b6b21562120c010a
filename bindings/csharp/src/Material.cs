using System;

namespace Duiyi
{
    /// <summary>Men on the board and men taken, and who has more.</summary>
    public readonly unsafe struct Material
    {
        private readonly duiyi_material material;

        internal Material(in duiyi_material material)
        {
            this.material = material;
        }

        /// <summary>White's (red's) men minus black's in hundredths of a pawn, by the usual
        /// table.</summary>
        public int Balance => material.balance;

        /// <summary>How many men of a kind a side has on the board.</summary>
        public int OnBoard(Side side, Kind kind)
        {
            var local = material;
            return local.on_board[Place(side, kind)];
        }

        /// <summary>How many men of a kind a side has lost; a promoted pawn counts as what it had
        /// become.</summary>
        public int Captured(Side side, Kind kind)
        {
            var local = material;
            return local.captured[Place(side, kind)];
        }

        private static int Place(Side side, Kind kind)
        {
            if ((int)kind >= Native.DUIYI_KINDS)
            {
                throw new ArgumentOutOfRangeException(nameof(kind), kind, "no such kind");
            }
            return (side == Side.Black ? Native.DUIYI_KINDS : 0) + (int)kind;
        }
    }
}
