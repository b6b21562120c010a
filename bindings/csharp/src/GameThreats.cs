namespace Duiyi
{
    public sealed unsafe partial class Game
    {
        /// <summary>What a side has to fear: its pieces that are attacked or would be lost, and
        /// mate.</summary>
        /// <exception cref="BadArgumentException">There is no such side.</exception>
        public Threats Threats(Side side)
        {
            var threats = duiyi_threats.Sized();
            lock (handle)
            {
                Call.Check(Native.duiyi_game_threats(Open, side, &threats));
            }
            return new Threats(threats, BoardInfo);
        }
    }
}
