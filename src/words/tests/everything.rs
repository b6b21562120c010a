//! All that the words can say, with what it is about.

use std::collections::BTreeSet;
use std::string::{String, ToString};
use std::vec::Vec;

use serde_json::Value;

use crate::advice::{Grade, Man, Merit, PuzzleReport, PuzzleState};
use crate::game::{Actions, Claim, Event, Game, GameOptions};
use crate::rules::{
    AnyPosition, Article, CHOICES, FenCause, FenReading, Kind, Notation, Offence, Piece, Position,
    Reason, RuleSet, Side, Square, Termination, Values, Variant, Verdict,
};
use crate::words::Words;

const CHESS_EXPLAIN: &str = include_str!("../../../tests/data/chess/explain.tsv");
const CHESS_EXPLAIN_PIECE: &str = include_str!("../../../tests/data/chess/explain_piece.tsv");
const XIANGQI_REFUSALS: &str = include_str!("../../../tests/data/words/xiangqi_refusals.tsv");
const REPETITIONS: [&str; 2] = [
    include_str!("../../../tests/data/xiangqi/repetition_articles.json"),
    include_str!("../../../tests/data/xiangqi/repetition.json"),
];

type Texts = Vec<(String, String)>;

pub(super) fn everything(words: Words) -> Texts {
    let mut texts = Texts::new();
    names(words, &mut texts);
    pieces(words, &mut texts);
    rule_sets(words, &mut texts);
    verdicts(words, &mut texts);
    refusals(words, &mut texts);
    events(words, &mut texts);
    evidence(words, &mut texts);
    advice(words, &mut texts);
    texts
}

fn names(words: Words, texts: &mut Texts) {
    let mut add = |what: String, text: String| texts.push((what, text));
    add("language".into(), words.language().to_string());
    for variant in Variant::ALL {
        add(format!("{variant:?}"), words.variant(variant).to_string());
        for side in Side::ALL {
            add(format!("{variant:?} {side:?}"), words.side(variant, side).to_string());
        }
    }
    add("castling short".into(), words.castling_short().to_string());
    add("castling long".into(), words.castling_long().to_string());
    for offence in Offence::ALL {
        add(format!("{offence:?}"), words.offence(offence).to_string());
    }
    for article in Article::ALL {
        let text = format!("{} [{}]", words.article(article), words.reference(article));
        add(format!("{article:?}"), text);
    }
    for cause in FenCause::ALL {
        add(format!("{cause:?}"), words.fen_cause(cause).to_string());
    }
    for (claim, by_move) in [Claim::Repetition, Claim::NoProgress].into_iter().zip([false, true]) {
        for by_move in [by_move, !by_move] {
            add(format!("{claim:?}, by move: {by_move}"), words.claim(claim, by_move).to_string());
        }
    }
    for bit in (0..32).filter(|bit| Actions::ALL.0 >> bit & 1 == 1) {
        let action = words.action(Actions(1 << bit)).expect("each has a name");
        add(format!("action {bit}"), action.to_string());
    }
    for number in 0..=10 {
        let text = words.level(number).expect("a level").to_string();
        let name = words.level_name(number).map(|name| format!(" [{name}]"));
        add(format!("level {number}"), text + &name.unwrap_or_default());
    }
    assert!(words.level(11).is_none());
}

fn pieces(words: Words, texts: &mut Texts) {
    for kind in Kind::ALL {
        let [white, black] = Side::ALL.map(|side| Piece::new(side, kind));
        let text = format!(
            "{} [{} {}] [{} {}] [{}]",
            words.kind(kind),
            words.piece(white),
            words.piece(black),
            words.symbol(white),
            words.symbol(black),
            words.letter(kind),
        );
        texts.push((format!("{kind:?}"), text));
        texts.push((format!("how {kind:?} moves"), words.how_it_moves(kind).to_string()));
    }
}

fn rule_sets(words: Words, texts: &mut Texts) {
    for ((number, ..), name) in RuleSet::NAMED.into_iter().zip(RuleSet::NAMES) {
        let [title, about] = [words.rules(number), words.about_rules(number)].map(Option::unwrap);
        texts.push((name.into(), format!("{title} [{about}]")));
    }
    for place in 0..CHOICES {
        texts.push((RuleSet::CHOICES[place].into(), words.choice(place).unwrap().to_string()));
        let codes = match RuleSet::VALUES[place] {
            Values::Words(words) => (1..=words.len() as u16).collect(),
            Values::Count(_) => std::vec![1, 5, u16::MAX],
        };
        for code in codes {
            let text = words.value(place, code).expect("a value").to_string();
            texts.push((format!("{} {code}", RuleSet::CHOICES[place]), text));
        }
        assert!(
            words.value(place, 0).is_none()
                && words.value(place, 1000).is_none_or(|_| {
                    matches!(RuleSet::VALUES[place], Values::Count(most) if most >= 1000)
                })
        );
    }
    assert!(words.choice(CHOICES).is_none() && words.value(CHOICES, 1).is_none());
}

fn verdicts(words: Words, texts: &mut Texts) {
    for variant in [Variant::Chess, Variant::Xiangqi] {
        let mut add = |verdict| {
            texts.push((
                format!("{variant:?} {verdict:?}"),
                words.verdict(variant, verdict).to_string(),
            ));
        };
        add(Verdict::Ongoing);
        add(Verdict::Abandoned);
        for how in Termination::ALL {
            add(Verdict::Won { by: Side::White, how });
            add(Verdict::Won { by: Side::Black, how });
            add(Verdict::Drawn { how });
        }
    }
    for how in Termination::ALL {
        texts.push((format!("{how:?}"), words.termination(how).to_string()));
    }
}

fn square(variant: Variant, name: &str) -> Square {
    let [file, rank] = *name.as_bytes() else { panic!("{name}") };
    let rank = rank - b'0' - variant.first_rank_label();
    variant.square(file - b'a', rank).expect("a square")
}

fn refusals(words: Words, texts: &mut Texts) {
    for reason in Reason::ALL {
        texts.push((format!("{reason:?}"), words.reason(reason).to_string()));
    }
    let pages = [CHESS_EXPLAIN, CHESS_EXPLAIN_PIECE, XIANGQI_REFUSALS];
    let rows = pages.into_iter().flat_map(str::lines).filter(|row| row.contains('\t'));
    let mut told = BTreeSet::new();
    for row in rows {
        let mut cells = row.split('\t');
        let [name, fen, asked] = std::array::from_fn(|_| cells.next().expect("a cell"));
        let variant =
            Variant::ALL.into_iter().find(|v| format!("{v:?}").eq_ignore_ascii_case(name));
        let variant = variant.expect("a game");
        let reading = FenReading { arrangement: true, ..FenReading::default() };
        let position = AnyPosition::read_fen(variant, fen, reading).expect("a position").position;
        let from = square(variant, &asked[..2]);
        let to = asked.get(2..4).map(|name| square(variant, name));
        let promotion = asked.get(4..5).map(|letter| {
            let is = |kind: &Kind| kind.letter().to_string() == letter.to_uppercase();
            Kind::ALL.into_iter().find(is).expect("a kind")
        });
        let why = match to {
            Some(to) => position.explain(from, to, promotion),
            None => position.explain_piece(from),
        };
        // One of each is enough for who reads them over.
        if told.insert((why.reason as u32, to.is_some(), variant == Variant::Xiangqi)) {
            let text = words.refusal(&position, from, to, &why).to_string();
            texts.push((format!("{name} {fen} {asked}, {:?}", why.reason), text));
        }
    }
    let fen = "4k3/8/8/8/4K3/8/8/R6R w - - 0 1";
    let rooks = AnyPosition::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
    for text in ["Rd1", "Ra9", "Rb2"] {
        let error = rooks.read_move(text, Notation::San).unwrap_err();
        texts.push((text.into(), words.move_error(&rooks, &error).to_string()));
    }
}

fn events(words: Words, texts: &mut Texts) {
    let chess = [
        "e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "a6a5", "d6c7", "a5a4", "c7b8q", "a4a3", "g1f3",
        "a3b2", "f1c4", "b2a1q", "e1g1", "d8d2", "c4f7",
    ];
    let xiangqi = ["h2e2", "h9g7", "e2e6", "g7e6"];
    for (variant, moves) in [(Variant::Chess, &chess[..]), (Variant::Xiangqi, &xiangqi[..])] {
        let mut game = Game::new(&GameOptions { variant, ..Default::default() }).unwrap();
        let mut told = BTreeSet::new();
        let mut events = Vec::new();
        for text in moves {
            game.play_text(text, Notation::Uci).unwrap();
            events.extend(std::iter::from_fn(|| game.next_event()));
        }
        game.undo().unwrap();
        game.redo().unwrap();
        game.offer_draw(Side::White).unwrap();
        game.decline_draw(Side::Black).unwrap();
        game.resign(Side::Black).unwrap();
        events.extend(std::iter::from_fn(|| game.next_event()));
        let offender = Some((Side::White, Offence::PerpetualChase));
        events.extend([
            Event::Repeated { count: 2, offender: None },
            Event::Repeated { count: 2, offender },
            Event::ClockLow { side: Side::Black, left_ms: 10_000 },
            Event::ClockLow { side: Side::Black, left_ms: 1_000 },
        ]);
        for event in events {
            let name =
                format!("{event:?}").chars().take_while(|c| c.is_alphabetic()).collect::<String>();
            let text = words.event(variant, &event).to_string();
            if told.insert(name.clone()) || name == "Repeated" || name == "ClockLow" {
                texts.push((format!("{variant:?} {name}"), text));
            }
        }
    }
}

fn advice(words: Words, texts: &mut Texts) {
    let man = Man { piece: Piece::new(Side::Black, Kind::Cannon), square: Square::new(43) };
    let merits = [
        Merit::OnlyMove,
        Merit::Mates { moves: 1 },
        Merit::Mates { moves: 3 },
        Merit::AvoidsOffence { offence: Offence::PerpetualChase },
        Merit::AnswersCheck { by: man },
        Merit::AnswersMate,
        Merit::Wins { man },
        Merit::WinsLater { man },
        Merit::Saves { man },
        Merit::Promotes { kind: Kind::Queen },
        Merit::Checks,
        Merit::ThreatensMate,
        Merit::Threatens { man },
        Merit::Takes { man },
        Merit::Castles,
        Merit::Develops { man },
    ];
    for merit in merits {
        let text = words.merit(Variant::Xiangqi, merit).to_string();
        texts.push((format!("merit {}", merit.number()), text));
    }
    for grade in Grade::ALL {
        texts.push((format!("{grade:?}"), words.grade(grade).to_string()));
    }
    for state in PuzzleState::ALL {
        let report =
            PuzzleReport { state, moves_left: 2, played: None, reply: None, mistakes: 0, nodes: 0 };
        let text = words.puzzle(Variant::Xiangqi, Side::RED, &report).to_string();
        texts.push((format!("puzzle {state:?}"), text));
    }
}

/// Of the cases of the articles, for each offence and article the first warning and the first
/// verdict.
fn evidence(words: Words, texts: &mut Texts) {
    let read = |text| serde_json::from_str::<Value>(text).expect("a file of ours");
    let data = REPETITIONS.map(read);
    let reading = FenReading { arrangement: true, ..FenReading::default() };
    let mut told = BTreeSet::new();
    for case in data.iter().flat_map(|data| data["cases"].as_array().expect("a list")) {
        for rules in [RuleSet::XIANGQI_AXF, RuleSet::XIANGQI_CXA] {
            // Some cases are of bare generals, which other rules would end before.
            let rules = RuleSet { dead_material: false, ..rules };
            let start_fen = case["fen"].as_str();
            let options = GameOptions {
                variant: Variant::Xiangqi,
                rules: Some(rules),
                start_fen,
                reading,
                ..Default::default()
            };
            let mut game = Game::new(&options).expect("a position");
            let moves: Vec<&str> = case["moves"].as_str().expect("moves").split(' ').collect();
            let cycle = case["cycle_start"].as_u64().expect("a number") as usize;
            let endless = moves.iter().chain(moves[cycle..].iter().cycle());
            for text in endless.take(120) {
                if game.play_text(text, Notation::Uci).is_err() {
                    break;
                }
                let Some(found) = game.evidence() else { continue };
                let key = (found.offence, found.article as u32, game.verdict().is_over());
                if told.insert(key) {
                    let name = format!("{:?} {:?} over: {}", found.offence, found.article, key.2);
                    texts.push((name, words.evidence(&game).to_string()));
                }
            }
        }
    }
    let articles: BTreeSet<u32> = told.iter().map(|(_, article, _)| *article).collect();
    assert_eq!(articles.len(), Article::ALL.len(), "{told:?}");
}
