//! Score cards: what counts, what it costs, and that merging loses nothing and counts nothing twice.

use cpu_time::ThreadTime;
use duiyi::rules::{Side, Termination, Variant, Verdict};
use duiyi::score_card::{
    Category, Filter, FormError, MAX_POINTS, ScoreCard, ScoreCardError, Stakes, Tally,
};
use proptest::prelude::*;

const CATEGORY: Category<'static> =
    Category { variant: Variant::Chess, mode: "opponent", level: 2 };

fn won(by: Side, how: Termination) -> Verdict {
    Verdict::Won { by, how }
}

#[test]
fn every_end_is_counted_for_the_players_side() {
    let mut card = ScoreCard::new();
    let draw = Verdict::Drawn { how: Termination::Agreement };
    for (verdict, counts) in [
        (won(Side::White, Termination::Checkmate), true),
        (won(Side::Black, Termination::Resignation), true),
        (won(Side::Black, Termination::Time), true),
        (draw, true),
        (Verdict::Abandoned, false),
        (Verdict::Ongoing, false),
    ] {
        let counted = card.record("here", CATEGORY, Side::White, verdict, Stakes::NONE);
        assert_eq!(counted, counts, "{verdict:?}");
    }
    let friend = Category { variant: Variant::Xiangqi, mode: "friend", level: 0 };
    card.record("here", friend, Side::Black, draw, Stakes::NONE);
    let tally = |filter| {
        let Tally { wins, losses, draws } = card.tally(filter);
        [wins, losses, draws]
    };
    assert_eq!(tally(Filter::ALL), [1, 2, 2]);
    assert_eq!(tally(Filter { mode: Some("friend"), ..Filter::ALL }), [0, 0, 1]);
    assert_eq!(tally(Filter { variant: Some(Variant::Chess), ..Filter::ALL }), [1, 2, 1]);
    assert_eq!(tally(Filter { level: Some(1), ..Filter::ALL }), [0, 0, 0]);
}

#[test]
fn stakes_payouts_and_relief() {
    let stakes = Stakes { stake: 10, win: 25, draw: 10, relief: 30 };
    let mut card = ScoreCard::new();
    let mut points = |verdict| {
        card.record("here", CATEGORY, Side::White, verdict, stakes);
        card.points()
    };
    let lost = won(Side::Black, Termination::Checkmate);
    // Who has nothing stakes nothing, and is given relief.
    assert_eq!(points(lost), 30);
    assert_eq!(points(lost), 20);
    assert_eq!(points(Verdict::Drawn { how: Termination::Repetition }), 20);
    assert_eq!(points(won(Side::White, Termination::Checkmate)), 35);
    assert_eq!(points(Verdict::Abandoned), 35);
    assert_eq!([points(lost), points(lost), points(lost), points(lost)], [25, 15, 5, 30]);

    let endless = Stakes { win: u64::MAX, ..Stakes::NONE };
    card.record("here", CATEGORY, Side::Black, lost, endless);
    card.record("here", CATEGORY, Side::Black, lost, endless);
    assert!(card.points() <= MAX_POINTS);
    assert_eq!(ScoreCard::from_json(&card.to_json()), Ok(card));
}

#[test]
fn the_form_is_this_and_lies_have_their_place() {
    let mut card = ScoreCard::new();
    let stakes = Stakes { win: 5, ..Stakes::NONE };
    card.record("phone", CATEGORY, Side::White, won(Side::White, Termination::Time), stakes);
    let text = concat!(
        r#"{"duiyi_card":1,"rows":[{"device":"phone","variant":"chess","mode":"opponent","level":2,"#,
        r#""wins":1,"losses":0,"draws":0,"earned":5}]}"#
    );
    assert_eq!(card.to_json(), text);
    assert_eq!(ScoreCard::from_json(text), Ok(card));
    let refused = |old, new| ScoreCard::from_json(&text.replace(old, new)).expect_err(new);
    assert_eq!(refused("card\":1", "card\":2"), ScoreCardError::Form(FormError::Version(2)));
    assert_eq!(refused("\"chess\"", "\"go\""), ScoreCardError::Row(0));
    assert_eq!(refused(":5", ":9007199254740992"), ScoreCardError::Row(0));
    assert_eq!(
        refused(":1,\"losses", ":-1,\"losses"),
        ScoreCardError::Form(FormError::Kind("wins"))
    );
    assert_eq!(refused("level\":2", "level\":256"), ScoreCardError::Form(FormError::Kind("level")));
    let cut = refused("]}", "]");
    assert!(matches!(cut, ScoreCardError::Form(FormError::Json { offset, .. }) if offset > 100));
}

/// A stranger's card of some megabytes holds nobody up: 40,000 rows, falling, each of them twice, took
/// half a minute.
#[test]
fn a_long_card_is_read_and_merged_at_once() {
    let row = |number: u32, wins: u32| {
        format!(
            r#"{{"device":"{number:05}","variant":"chess","mode":"","level":0,"wins":{wins},"losses":0,"draws":0}}"#
        )
    };
    let falling: Vec<String> =
        (0..40_000).rev().flat_map(|number| [row(number, 1), row(number, 2)]).collect();
    let began = ThreadTime::now();
    let text = format!(r#"{{"duiyi_card":1,"rows":[{}]}}"#, falling.join(","));
    let card = ScoreCard::from_json(&text).unwrap();
    let rising: Vec<String> = (0..40_000).map(|number| row(number, 2)).collect();
    assert_eq!(card.to_json(), format!(r#"{{"duiyi_card":1,"rows":[{}]}}"#, rising.join(",")));
    let mut others =
        ScoreCard::from_json(&text.replace("\"device\":\"", "\"device\":\"-")).unwrap();
    others.merge(&card);
    assert_eq!(others.tally(Filter::ALL).wins, 160_000);
    let took = began.elapsed().as_secs();
    assert!(took < 10, "{took} s");
}

/// What happens on the three devices of a player.
#[derive(Clone, Copy, Debug)]
enum Happening {
    /// A game ends on a device.
    Played { device: usize, level: u8, verdict: Verdict },
    /// A device takes over the card of another.
    Met { device: usize, other: usize },
}

const DEVICES: [&str; 3] = ["phone", "tablet", "desk"];

fn happening() -> impl Strategy<Value = Happening> {
    let verdict = prop_oneof![
        Just(won(Side::White, Termination::Checkmate)),
        Just(won(Side::Black, Termination::Resignation)),
        Just(Verdict::Drawn { how: Termination::Stalemate }),
        Just(Verdict::Abandoned),
    ];
    prop_oneof![
        (0..3_usize, 0..3_u8, verdict).prop_map(|(device, level, verdict)| Happening::Played {
            device,
            level,
            verdict
        }),
        (0..3_usize, 0..3_usize).prop_map(|(device, other)| Happening::Met { device, other }),
    ]
}

/// The cards of the three devices after all that has happened, and how many games were played.
fn live(happenings: &[Happening]) -> ([ScoreCard; 3], Tally, u64) {
    let mut cards = [const { ScoreCard::new() }; 3];
    let (mut truth, mut paid) = (Tally::default(), 0);
    let stakes = Stakes { win: 3, draw: 1, ..Stakes::NONE };
    for &happening in happenings {
        match happening {
            Happening::Met { device, other } => {
                let other = cards[other].clone();
                cards[device].merge(&other);
            }
            Happening::Played { device, level, verdict } => {
                let category = Category { level, ..CATEGORY };
                cards[device].record(DEVICES[device], category, Side::White, verdict, stakes);
                match verdict {
                    Verdict::Won { by: Side::White, .. } => {
                        (truth.wins, paid) = (truth.wins + 1, paid + 3)
                    }
                    Verdict::Won { .. } => truth.losses += 1,
                    Verdict::Drawn { .. } => (truth.draws, paid) = (truth.draws + 1, paid + 1),
                    Verdict::Abandoned | Verdict::Ongoing => {}
                }
            }
        }
    }
    (cards, truth, paid)
}

fn merged(cards: &[&ScoreCard]) -> ScoreCard {
    let mut sum = ScoreCard::new();
    cards.iter().for_each(|card| sum.merge(card));
    sum
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_merge_in_any_order(happenings in prop::collection::vec(happening(), 0..60)) {
        let ([a, b, c], truth, paid) = live(&happenings);
        let whole = merged(&[&a, &b, &c]);
        prop_assert_eq!(whole.tally(Filter::ALL), truth, "nothing lost, nothing twice");
        prop_assert_eq!(whole.points(), paid);
        prop_assert_eq!(merged(&[&a, &b]), merged(&[&b, &a]), "commutative");
        let (left, right) = (merged(&[&a, &b]), merged(&[&b, &c]));
        prop_assert_eq!(merged(&[&left, &c]), merged(&[&a, &right]), "associative");
        prop_assert_eq!(merged(&[&whole, &whole, &a]), whole.clone(), "idempotent");
        prop_assert_eq!(ScoreCard::from_json(&whole.to_json()), Ok(whole));
    }
}
