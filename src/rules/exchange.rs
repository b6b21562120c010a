//! What an exchange on one square is worth, when both sides take with the least man first and stop
//! when going on would lose. Which man takes next is the game's own matter: see `exchange.rs` of
//! each.

/// One capture of an exchange.
pub(super) struct Taking {
    /// What it wins: the man taken, and what a promoted pawn gains.
    pub(super) wins: i32,
    /// The most that can be lost by it, if the other side takes back and that is the end.
    pub(super) risks: i32,
}

/// More captures on one square than all men of both sides can make.
const MOST_TAKINGS: usize = 32;

/// What the first capture wins for who makes it. It has to be made, all others are free to choose.
pub(super) fn worth(takings: impl Iterator<Item = Taking>) -> i32 {
    let mut wins = [0; MOST_TAKINGS];
    let mut count = 0;
    for (place, taking) in wins.iter_mut().zip(takings) {
        *place = taking.wins;
        count += 1;
    }
    // From the last one back: who takes wins the man, less what the other side then makes of it.
    wins[..count].iter().rev().fold(0, |then: i32, wins| wins - then.max(0))
}

/// Is it [`worth`] at least that much? Most often this is known after one capture or two.
pub(super) fn reaches(takings: impl Iterator<Item = Taking>, least: i32) -> bool {
    // Who takes next must reach `wanted`; `answer` is what is true if it does.
    let (mut wanted, mut answer) = (least, true);
    for taking in takings {
        if taking.wins < wanted {
            return !answer;
        }
        // It reaches that unless the other side now makes more of the rest than may be spared.
        wanted = taking.wins - wanted + 1;
        answer = !answer;
        if taking.risks < wanted {
            return !answer;
        }
    }
    !answer
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rook takes a pawn, pawn takes rook, and so on: wins and risks of each capture.
    fn takings(men: &[i32]) -> impl Iterator<Item = Taking> {
        men.windows(2).map(|pair| Taking { wins: pair[0], risks: pair[1] })
    }

    #[test]
    fn both_sides_stop_when_going_on_would_lose() {
        for (men, expected) in [
            (&[100, 500][..], 100),
            (&[100, 500, 100], -400),
            (&[0, 300, 100], -300),
            (&[300, 300, 300, 300], 300),
            // The queen does not take back what a rook guards.
            (&[300, 500, 900, 500], 300),
            (&[100, 300, 500, 100, 900], 100),
        ] {
            assert_eq!(worth(takings(men)), expected, "{men:?}");
            for least in -1000..1000 {
                assert_eq!(reaches(takings(men), least), expected >= least, "{men:?} {least}");
            }
        }
    }
}
