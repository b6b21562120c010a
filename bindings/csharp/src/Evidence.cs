using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>One move of an offender and what it threatens.</summary>
    public readonly struct Threat
    {
        internal Threat(uint ply, Square hunter, Square victim)
        {
            Ply = (int)ply;
            Hunter = hunter;
            Victim = victim;
        }

        /// <summary>The move, counted as in Game.History().</summary>
        public int Ply { get; }

        /// <summary>Where the attacker stands after it.</summary>
        public Square Hunter { get; }

        /// <summary>Where the attacked man stands.</summary>
        public Square Victim { get; }
    }

    /// <summary>Why a repetition is lost, or would be at the next occurrence. In words:
    /// Game.EvidenceText().</summary>
    public sealed unsafe class Evidence
    {
        internal Evidence(duiyi_evidence evidence, BoardInfo board)
        {
            Offence = evidence.offence;
            Offender = evidence.offender;
            Article = evidence.article;
            Reference = Text.Read(evidence.reference);
            Repetitions = (int)evidence.repetitions;
            var threats = new Threat[evidence.threat_count];
            for (var i = 0; i < threats.Length; i++)
            {
                var hunter = new Square(evidence.hunter[i], board);
                threats[i] = new Threat(
                    evidence.ply[i], hunter, new Square(evidence.victim[i], board));
            }
            Threats = threats;
        }

        /// <summary>What the offender does.</summary>
        public Offence Offence { get; }

        /// <summary>Who offends.</summary>
        public Side Offender { get; }

        /// <summary>The article that the newest move falls under.</summary>
        public Article Article { get; }

        /// <summary>Where the rule books have it: "WXF 20.3".</summary>
        public string Reference { get; }

        /// <summary>How often the position has stood, this time included.</summary>
        public int Repetitions { get; }

        /// <summary>The moves of the offender, oldest first; of a longer repetition the
        /// newest.</summary>
        public IReadOnlyList<Threat> Threats { get; }
    }
}
