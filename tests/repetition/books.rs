//! The diagrams of the rule books and what other programs test; what the sets differ in.

use duiyi::game::{Game, GameOptions, PlayError};
use duiyi::rules::{
    Article, Notation, Offence, Position, Reason, RuleSet, Side, Span, Termination, Variant,
    Verdict,
};
use serde_json::Value;

use super::{BOOKS, game, judged, named, play, repetition_only};

fn cases() -> Vec<Value> {
    super::cases(BOOKS)
}

/// The sets under which a row is judged.
fn sets_of(case: &Value) -> &'static [RuleSet] {
    match case["set"].as_str().unwrap() {
        "wxf" => &[RuleSet::XIANGQI_WXF],
        "axf" | "disputed" => &[RuleSet::XIANGQI_AXF],
        "cxa" => &[RuleSet::XIANGQI_CXA],
        _ => &[
            RuleSet::XIANGQI_SIMPLE,
            RuleSet::XIANGQI_CLUB,
            RuleSet::XIANGQI_AXF,
            RuleSet::XIANGQI_WXF,
            RuleSet::XIANGQI_CXA,
        ],
    }
}

#[test]
fn the_rule_books_diagrams() {
    let mut misses = Vec::new();
    for case in cases() {
        // What we answer instead stands in the file, with the reason.
        let wanted = case["answer"].as_str().or(case["expected"].as_str()).unwrap();
        for &rules in sets_of(&case) {
            let answer = judged(&case, repetition_only(rules));
            if answer != wanted {
                misses.push(format!("{}: {answer}, not {wanted}", case["id"]));
            }
        }
    }
    assert!(misses.is_empty(), "{misses:#?}");
}

/// `cargo test --test repetition table -- --nocapture` prints it: of each collection how many
/// verdicts are met; then what is answered where they are not, or where there is none, and why.
#[test]
fn table_of_the_collections() {
    println!("set      | met / rows with a verdict | percent asked for");
    for (set, least) in [("all", 100), ("wxf", 98), ("axf", 95), ("cxa", 0)] {
        let rows: Vec<_> = cases().into_iter().filter(|case| case["set"] == set).collect();
        let decided = rows.iter().filter(|case| !case["expected"].is_null()).count();
        let is_met = |case: &&Value| {
            sets_of(case).iter().all(|&set| case["expected"] == judged(case, repetition_only(set)))
        };
        let met = rows.iter().filter(is_met).count();
        println!("{set:8} | {met} / {decided} | {least}");
        assert!(100 * met >= least * decided, "{set}: {met} of {decided}");
    }
    for case in cases().iter().filter(|case| !case["answer"].is_null()) {
        let answer = judged(case, repetition_only(sets_of(case)[0]));
        println!("{}: not {}, but {answer}. {}", case["id"], case["expected"], case["why"]);
    }
}

#[test]
fn answers_that_differ_are_explained() {
    let differing: Vec<_> = cases().into_iter().filter(|case| !case["answer"].is_null()).collect();
    for case in &differing {
        assert!(case["why"].as_str().is_some_and(|why| why.len() > 40), "{case}");
        assert!(
            ["disputed", "cxa"].contains(&case["set"].as_str().unwrap())
                || case["expected"].is_null()
        );
    }
    assert!(differing.len() <= 7, "{}", differing.len());
}

#[test]
fn the_loser_is_warned_at_the_second_occurrence() {
    for case in cases().iter().filter(|case| case["set"] == "wxf") {
        let mut game = game(case["fen"].as_str().unwrap(), repetition_only(RuleSet::XIANGQI_WXF));
        let warning = play(&mut game, case);
        let Verdict::Won { by, how } = game.verdict() else { continue };
        let warning = warning.unwrap_or_else(|| panic!("no warning: {case}"));
        assert_eq!(warning.offender, by.other(), "{case}");
        assert_eq!((warning.occurrences, warning.offence.termination()), (2, how), "{case}");
        assert!(!warning.threats().is_empty(), "{case}");
        let evidence = game.evidence().unwrap();
        assert_eq!((evidence.offender, evidence.occurrences), (by.other(), 3), "{case}");
        assert_eq!(
            evidence.threats().len(),
            evidence
                .threats()
                .iter()
                .filter(|t| t.plies_ago % 2 == evidence.threats()[0].plies_ago % 2)
                .count()
        );
    }
}

/// Diagram after WXF 20.8: the chariot chases a cannon that has no root.
const CHASE: &str = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";

#[test]
fn evidence_names_the_moves() {
    let mut game = game(CHASE, RuleSet::XIANGQI_AXF);
    for text in "c4b4 b6c6 b4c4 c6b6 c4b4 b6c6 b4c4 c6b6".split(' ') {
        game.play_text(text, Notation::Uci).unwrap();
    }
    let evidence = game.evidence().unwrap();
    assert_eq!(evidence.offence, Offence::PerpetualChase);
    assert_eq!(evidence.article, Article::Unprotected);
    assert_eq!(
        evidence.to_string(),
        "Red chases with every move of a position that stands for the third time (WXF 20.3): b4 on b6, c4 on c6"
    );
    let plies: Vec<_> = evidence.threats().iter().map(|threat| threat.plies_ago).collect();
    assert_eq!(plies, [3, 1]);
}

#[test]
fn losing_cycles_can_be_left_out() {
    let mut game = Game::new(&GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet::XIANGQI_CLUB),
        start_fen: Some("3k5/9/9/1c7/9/1R6r/9/9/9/5K3 b - - 0 1"),
        refuse_losing_cycles: true,
        ..Default::default()
    })
    .unwrap();
    let moves = ["b6c6", "b4c4", "c6b6", "c4b4", "b6c6", "b4c4", "c6b6"];
    for text in moves {
        game.play_text(text, Notation::Uci).unwrap();
    }
    // The chaser would complete the third occurrence.
    let chase = game.position().read_move("c4b4", Notation::Uci).unwrap();
    let error = game.play(chase).unwrap_err();
    assert!(
        matches!(error, PlayError::Illegal(why) if why.reason == Reason::PerpetualChase),
        "{error:?}"
    );
    assert_eq!(game.read_move("c4b4", Notation::Uci).ok(), None);
    assert_eq!(game.legal_moves().len() + 1, game.position().legal_moves().len());
    let other = game.explain_piece(chase.from()).legal.unwrap();
    assert!(game.is_legal(other) && other != chase);
    // Earlier in the game the same move is not left out.
    game.goto(3).unwrap();
    assert!(game.is_legal(chase));
}

#[test]
fn the_chinese_rules_punish_kills_and_mixed_offences() {
    let wanted = [
        ("wxf-349", Some(Termination::PerpetualKill)),
        ("wxf-350", Some(Termination::PerpetualKill)),
        ("wxf-351", Some(Termination::PerpetualKill)),
        ("wxf-354", Some(Termination::MixedOffence)),
        ("wxf-360", Some(Termination::MixedOffence)),
    ];
    for case in cases() {
        let Some((_, how)) = wanted.iter().find(|(id, _)| case["id"] == *id) else { continue };
        let mut game = game(case["fen"].as_str().unwrap(), repetition_only(RuleSet::XIANGQI_CXA));
        play(&mut game, &case);
        assert_eq!((named(game.verdict()), game.verdict().termination()), ("black_wins", *how));
        // One choice less, and it is a draw again.
        let rules = RuleSet {
            perpetual_kill_loses: false,
            mixed_offence_loses: false,
            ..repetition_only(RuleSet::XIANGQI_CXA)
        };
        assert_eq!(judged(&case, rules), "draw", "{case}");
    }
}

#[test]
fn the_span_is_a_choice() {
    // One idle lap, then one of nothing but chases.
    let moves = "f0e0 b6b7 e0f0 b7b6 c4b4 b6c6 b4c4 c6b6";
    let play = |span| {
        let mut game = game(CHASE, RuleSet { span, ..RuleSet::XIANGQI_AXF });
        for text in moves.split(' ') {
            game.play_text(text, Notation::Uci).unwrap();
        }
        game.verdict()
    };
    let how = Termination::PerpetualChase;
    assert_eq!(play(Span::LastLap), Verdict::Won { by: Side::Black, how });
    assert_eq!(play(Span::FromFirst), Verdict::Drawn { how: Termination::Repetition });
}

#[test]
fn plain_repetitions_and_offences_act_at_their_own_times() {
    let rounds = |rules, cycle: &str| {
        let mut game = game(CHASE, rules);
        let mut plies = 0;
        for text in std::iter::repeat_n(cycle.split(' '), 5).flatten() {
            if game.verdict().is_over() {
                break;
            }
            game.play_text(text, Notation::Uci).unwrap();
            plies += 1;
        }
        (plies, game.verdict().termination())
    };
    let chase = "c4b4 b6c6 b4c4 c6b6";
    let idle = "f0e0 b6b7 e0f0 b7b6";
    let chased = Some(Termination::PerpetualChase);
    let repeated = Some(Termination::Repetition);
    assert_eq!(rounds(RuleSet::XIANGQI_WXF, chase), (8, chased));
    assert_eq!(rounds(RuleSet::XIANGQI_WXF, idle), (12, repeated));
    assert_eq!(rounds(RuleSet::XIANGQI_CLUB, chase), (8, chased));
    assert_eq!(rounds(RuleSet::XIANGQI_SIMPLE, chase), (8, repeated));
    assert_eq!(rounds(RuleSet::XIANGQI_FREE, chase), (20, None));
}
