//! No rule knows left from right, or red from black but by the river and the palace: every case has
//! the same verdict and the same evidence on a board that is mirrored or turned.

use duiyi::rules::{Notation, Offence, Position, RuleSet, Side, Termination, Verdict};
use serde_json::Value;

use super::articles::SETS;
use super::{ARTICLES, BOOKS, cases, game, judged, play, repetition_only};

/// How a board is seen.
#[derive(Clone, Copy, Debug)]
struct Sight {
    mirrored: bool,
    swapped: bool,
}

const SIGHTS: [Sight; 3] = [
    Sight { mirrored: true, swapped: false },
    Sight { mirrored: false, swapped: true },
    Sight { mirrored: true, swapped: true },
];

impl Sight {
    fn square(self, number: u8) -> u8 {
        let (file, rank) = (number % 9, number / 9);
        let file = if self.mirrored { 8 - file } else { file };
        file + 9 * if self.swapped { 9 - rank } else { rank }
    }

    fn side(self, side: Side) -> Side {
        if self.swapped { side.other() } else { side }
    }

    /// The case as it is then.
    fn of(self, case: &Value) -> Value {
        let mut seen = case.clone();
        seen["fen"] = self.fen(case["fen"].as_str().unwrap()).into();
        let moves = case["moves"].as_str().unwrap().split(' ').map(|text| self.text(text));
        seen["moves"] = moves.collect::<Vec<_>>().join(" ").into();
        seen
    }

    fn fen(self, fen: &str) -> String {
        let mut fields = fen.split(' ');
        let mut ranks: Vec<String> = fields.next().unwrap().split('/').map(String::from).collect();
        if self.mirrored {
            ranks.iter_mut().for_each(|rank| *rank = rank.chars().rev().collect());
        }
        let mut side = fields.next().unwrap();
        if self.swapped {
            ranks.reverse();
            let swap = |c: char| match c.is_ascii_uppercase() {
                true => c.to_ascii_lowercase(),
                false => c.to_ascii_uppercase(),
            };
            ranks.iter_mut().for_each(|rank| *rank = rank.chars().map(swap).collect());
            side = if side == "w" { "b" } else { "w" };
        }
        format!("{} {side} {}", ranks.join("/"), fields.collect::<Vec<_>>().join(" "))
    }

    fn text(self, text: &str) -> String {
        let point = |at: &[u8]| {
            let seen = self.square(at[0] - b'a' + 9 * (at[1] - b'0'));
            format!("{}{}", char::from(b'a' + seen % 9), seen / 9)
        };
        let bytes = text.as_bytes();
        point(&bytes[..2]) + &point(&bytes[2..])
    }
}

/// How a game ended, when, and what the evidence is: who, how, and with which moves. (Of several men
/// that are all chased one is shown; which, is left open.)
type Outcome = (Option<Side>, Option<Termination>, usize, Option<(Side, Offence, Vec<u32>)>);

fn outcome(case: &Value, rules: RuleSet, sight: Sight) -> Outcome {
    let mut game = game(case["fen"].as_str().unwrap(), rules);
    play(&mut game, case);
    let winner = match game.verdict() {
        Verdict::Won { by, .. } => Some(sight.side(by)),
        _ => None,
    };
    let evidence = game.evidence().map(|evidence| {
        let plies = evidence.threats().iter().map(|threat| threat.plies_ago).collect();
        (sight.side(evidence.offender), evidence.offence, plies)
    });
    (winner, game.verdict().termination(), game.ply(), evidence)
}

#[test]
fn every_board_is_judged_as_its_mirror() {
    let plain = Sight { mirrored: false, swapped: false };
    let mut differences = Vec::new();
    for case in cases(BOOKS).iter().chain(&cases(ARTICLES)) {
        for (name, rules) in SETS {
            let wanted = outcome(case, repetition_only(rules), plain);
            for sight in SIGHTS {
                let seen = outcome(&sight.of(case), repetition_only(rules), sight);
                if seen != wanted {
                    let id = &case["id"];
                    differences
                        .push(format!("{id} by {name}, {sight:?}: {seen:?}, not {wanted:?}"));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{differences:#?}");
}

/// The lap of a case begun so many plies later. `None` if the lap is not that long, or does not come
/// back to where it began.
fn begun_later(case: &Value, plies: usize) -> Option<Value> {
    let moves: Vec<&str> = case["moves"].as_str().unwrap().split(' ').collect();
    let (before, lap) = moves.split_at(case["cycle_start"].as_u64().unwrap() as usize);
    let mut game = game(case["fen"].as_str().unwrap(), RuleSet::XIANGQI_FREE);
    let mut play = |moves: &[&str]| {
        for text in moves {
            game.play_text(text, Notation::Uci).unwrap();
        }
        (game.setup().to_string(), game.position().hash())
    };
    let (_, first) = play(before);
    let (fen, _) = play(lap.get(..plies)?);
    let (_, last) = play(&lap[plies..]);
    let mut later = case.clone();
    later["fen"] = fen.into();
    later["moves"] = [&lap[plies..], &lap[..plies]].concat().join(" ").into();
    later["cycle_start"] = 0.into();
    (first == last).then_some(later)
}

#[test]
fn a_lap_is_judged_alike_wherever_it_begins() {
    let (mut laps, mut differences) = (0, Vec::new());
    for case in cases(BOOKS).iter().chain(&cases(ARTICLES)) {
        let Some(first) = begun_later(case, 0) else { continue };
        for later in (1..).map_while(|plies| begun_later(case, plies)) {
            laps += 1;
            for (name, rules) in SETS {
                let [wanted, seen] =
                    [&first, &later].map(|case| judged(case, repetition_only(rules)));
                if seen != wanted {
                    differences.push(format!("{} by {name}: {seen}, not {wanted}", later));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(laps > 500, "{laps}");
}
