//! Cases written from the text of the articles, with the verdict of every set that they speak about.

use duiyi::rules::RuleSet;
use serde_json::Value;

use super::{ARTICLES, cases, game, named, play, repetition_only};

/// The sets that judge repetitions, by their names in the file.
pub(super) const SETS: [(&str, RuleSet); 5] = [
    ("simple", RuleSet::XIANGQI_SIMPLE),
    ("club", RuleSet::XIANGQI_CLUB),
    ("axf", RuleSet::XIANGQI_AXF),
    ("wxf", RuleSet::XIANGQI_WXF),
    ("cxa", RuleSet::XIANGQI_CXA),
];

/// What differs from the file, if anything does.
fn difference(case: &Value, name: &str, rules: RuleSet) -> Option<String> {
    let wanted = case["expected"][name].as_str()?;
    let mut game = game(case["fen"].as_str().unwrap(), repetition_only(rules));
    play(&mut game, case);
    let (answer, plies) = (named(game.verdict()), game.ply());
    let because = game.evidence().map(|evidence| evidence.to_string()).unwrap_or_default();
    let in_time = case["plies"].as_u64().is_none_or(|wanted| wanted == plies as u64);
    (answer != wanted || !in_time).then(|| {
        format!("{} by {name}: {answer} after {plies} plies, not {wanted}. {because}", case["id"])
    })
}

#[test]
fn every_set_judges_by_its_articles() {
    let differences: Vec<_> = cases(ARTICLES)
        .iter()
        .flat_map(|case| SETS.map(|(name, rules)| difference(case, name, rules)))
        .flatten()
        .collect();
    assert!(differences.is_empty(), "{differences:#?}");
}

#[test]
fn every_case_says_where_it_comes_from() {
    let cases = cases(ARTICLES);
    for case in &cases {
        assert!(case["article"].as_str().is_some_and(|text| text.len() > 4), "{case}");
        assert!(case["why"].as_str().is_some_and(|text| text.len() > 20), "{case}");
        let expected = case["expected"].as_object().unwrap();
        assert!(!expected.is_empty());
        assert!(expected.keys().all(|name| SETS.iter().any(|(set, _)| set == name)), "{case}");
    }
    let ids: std::collections::BTreeSet<_> = cases.iter().map(|case| case["id"].as_str()).collect();
    assert_eq!(ids.len(), cases.len());
}
