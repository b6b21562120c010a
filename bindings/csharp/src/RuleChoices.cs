using System;
using System.Collections.Generic;

namespace Duiyi
{
    /// <summary>One choice of a rule set, for a settings page that knows none of them.</summary>
    public sealed unsafe class RuleChoice
    {
        internal RuleChoice(duiyi_rule_choice choice)
        {
            Offset = choice.offset;
            Name = Text.Read(choice.name);
            Values = Text.Read(choice.values).Split(
                new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            Least = choice.least;
            Most = choice.most;
            MayBeNever = choice.has_never != 0;
        }

        /// <summary>Its name, that of the field in duiyi_rule_choices.</summary>
        public string Name { get; }

        /// <summary>The names of its values from Least on; none for a number of times or
        /// plies.</summary>
        public IReadOnlyList<string> Values { get; }

        /// <summary>The smallest number that it may be.</summary>
        public int Least { get; }

        /// <summary>The largest number that it may be, RuleChoices.Never apart.</summary>
        public int Most { get; }

        /// <summary>May it be RuleChoices.Never?</summary>
        public bool MayBeNever { get; }

        internal uint Offset { get; }
    }

    /// <summary>Choices of a rule set by name, as numbers. 0 leaves a choice as the named set has it,
    /// so a new object changes nothing.</summary>
    /// <example><code>
    /// var choices = new RuleChoices { ["no_progress_limit"] = 80, ["span"] = RuleChoices.SpanLastLap };
    /// var game = new Game(Variant.Xiangqi, rules: Rules.XiangqiClub, choices: choices);
    /// </code></example>
    public sealed unsafe class RuleChoices
    {
        /// <summary>A choice by yes and no: no.</summary>
        public const int No = Native.DUIYI_CHOICE_NO;

        /// <summary>A choice by yes and no: yes.</summary>
        public const int Yes = Native.DUIYI_CHOICE_YES;

        /// <summary>A choice of a number of times or plies: never.</summary>
        public const int Never = Native.DUIYI_CHOICE_NEVER;

        /// <summary>Judged are the moves since a position stood first.</summary>
        public const int SpanFromFirst = Native.DUIYI_SPAN_FROM_FIRST;

        /// <summary>Judged are the moves since it stood before.</summary>
        public const int SpanLastLap = Native.DUIYI_SPAN_LAST_LAP;

        /// <summary>One legal recapture decides whether a victim is protected.</summary>
        public const int ChaseRecapture = Native.DUIYI_CHASE_RECAPTURE;

        /// <summary>The balance after the full exchange decides.</summary>
        public const int ChaseExchange = Native.DUIYI_CHASE_EXCHANGE;

        /// <summary>All checks are counted.</summary>
        public const int ChecksAll = Native.DUIYI_CHECKS_ALL;

        /// <summary>At most ten checks of a side are counted.</summary>
        public const int ChecksTenASide = Native.DUIYI_CHECKS_TEN_A_SIDE;

        /// <summary>A side's checks beyond ten are not counted, nor the replies to them.</summary>
        public const int ChecksTenAndReplies = Native.DUIYI_CHECKS_TEN_AND_REPLIES;

        private duiyi_rule_choices choices = duiyi_rule_choices.Sized();

        /// <summary>All choices there are.</summary>
        public static IReadOnlyList<RuleChoice> Describe()
        {
            var all = new List<RuleChoice>();
            var choice = duiyi_rule_choice.Sized();
            while (Native.duiyi_rules_describe((uint)all.Count, &choice) == Status.Ok)
            {
                all.Add(new RuleChoice(choice));
            }
            return all;
        }

        /// <summary>The choices of a named set, each of them filled in.</summary>
        /// <exception cref="BadArgumentException">There is no such set.</exception>
        public static RuleChoices Of(Rules rules)
        {
            var named = new RuleChoices();
            fixed (duiyi_rule_choices* result = &named.choices)
            {
                Call.Check(Native.duiyi_rules_get(rules, result));
            }
            return named;
        }

        /// <summary>A choice, by the name of RuleChoice.</summary>
        /// <exception cref="ArgumentException">No choice is called so.</exception>
        public int this[string name]
        {
            get
            {
                fixed (duiyi_rule_choices* all = &choices)
                {
                    return *Field(all, name);
                }
            }

            set
            {
                if (value < 0 || value > ushort.MaxValue)
                {
                    throw new ArgumentOutOfRangeException(nameof(value), value, name);
                }
                fixed (duiyi_rule_choices* all = &choices)
                {
                    *Field(all, name) = (ushort)value;
                }
            }
        }

        internal duiyi_rule_choices Raw => choices;

        private static ushort* Field(duiyi_rule_choices* all, string name)
        {
            foreach (var choice in Describe())
            {
                if (choice.Name == name)
                {
                    return (ushort*)((byte*)all + choice.Offset);
                }
            }
            throw new ArgumentException("no choice is called so", name);
        }
    }
}
