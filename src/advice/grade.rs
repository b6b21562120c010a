//! How grave a move is, by the winning chance that it gives away.

/// How grave a move is. What counts is the winning chance it gives away: an inaccuracy costs what
/// 0.3 pawns are worth in an even position, a mistake what 0.9, a blunder what 2 pawns are worth
/// there. In a position that is won or lost anyway, more pawns may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Grade {
    /// As good as the best, or nearly.
    Fine = 1,
    /// It costs 42 thousandths of winning chance or more.
    Inaccuracy = 2,
    /// 126 thousandths or more.
    Mistake = 3,
    /// 260 thousandths or more.
    Blunder = 4,
}

impl Grade {
    /// All of them, in the order of their numbers, from 1.
    pub const ALL: [Grade; 4] = [Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a move that costs so many thousandths of [`winning_chance`](super::winning_chance).
    #[must_use]
    pub const fn of_loss(chance: i32) -> Grade {
        match chance {
            260.. => Grade::Blunder,
            126.. => Grade::Mistake,
            42.. => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::winning_chance;
    use crate::engine::Score;

    /// The thresholds are what 0.3, 0.9 and 2 pawns cost from an even position.
    #[test]
    fn grades_begin_where_they_are_said_to() {
        let chance = |ahead| winning_chance(Score::Centipawns(ahead)) - 500;
        assert_eq!([30, 90, 200].map(chance), [42, 126, 260]);
        let grades = [0, 41, 42, 125, 126, 259, 260, 1000].map(Grade::of_loss);
        let [fine, inaccuracy, mistake, blunder] = Grade::ALL;
        let expected = [fine, fine, inaccuracy, inaccuracy, mistake, mistake, blunder, blunder];
        assert_eq!(grades, expected);
        for (place, grade) in Grade::ALL.into_iter().enumerate() {
            assert_eq!(grade as usize, place + 1);
        }
    }

    #[test]
    fn in_a_won_position_more_pawns_may_go() {
        let lost = |from, to| {
            let chance = |ahead| winning_chance(Score::Centipawns(ahead));
            Grade::of_loss(chance(from) - chance(to))
        };
        assert_eq!(lost(0, -200), Grade::Blunder);
        assert_eq!(lost(1500, 800), Grade::Fine);
        assert_eq!(lost(100, -100), Grade::Blunder);
        assert_eq!(lost(-900, -1200), Grade::Fine);
    }
}
