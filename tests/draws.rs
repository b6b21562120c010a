//! Draws of chess, claimed and by themselves; who could still mate; ends from outside; the limit
//! without capture of xiangqi.

use duiyi::game::{ActionError, Claim, ClaimError, Game, GameOptions};
use duiyi::rules::{
    Notation, Reason, RuleSet, Side, Termination, Variant, Verdict, can_mate, has_dead_material,
};
use serde_json::Value;

fn data(section: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("data/chess/draws.json")).unwrap();
    file[section].as_array().unwrap().clone()
}

fn game(variant: Variant, fen: &str, rules: RuleSet) -> Game {
    let start_fen = Some(fen);
    Game::new(&GameOptions { variant, start_fen, rules: Some(rules), ..Default::default() })
        .expect(fen)
}

fn fide(fen: &Value) -> Game {
    game(Variant::Chess, fen.as_str().unwrap(), RuleSet::CHESS_FIDE)
}

#[test]
fn repetitions_are_counted_and_claimed() {
    for case in data("repetition") {
        let mut game = fide(&case["start"]);
        for (ply, text) in case["moves"].as_str().unwrap().split(' ').enumerate() {
            game.play_text(text, Notation::Auto).unwrap();
            assert_eq!(case["times_seen"][ply], game.repetitions(), "{case} ply {ply}");
            let fivefold = Verdict::Drawn { how: Termination::FivefoldRepetition };
            assert_eq!(case["fivefold"][ply], game.verdict() == fivefold, "{case} ply {ply}");
            if !game.verdict().is_over() {
                let claims = game.claims();
                let can_claim = claims.repetition || claims.repetition_by_move;
                assert_eq!(case["can_claim"][ply], can_claim, "{case} ply {ply}");
            }
        }
    }
}

#[test]
fn fifty_and_seventy_five_moves() {
    for case in data("fifty_seventyfive") {
        let game = fide(&case["fen"]);
        let how = game.verdict().termination();
        assert_eq!(case["seventyfive"], how == Some(Termination::NoProgress), "{case}");
        assert_eq!(case["stalemate"], how == Some(Termination::Stalemate), "{case}");
        assert_eq!(case["checkmate"], how == Some(Termination::Checkmate), "{case}");
        if how.is_none() {
            let claims = game.claims();
            assert_eq!(case["fifty_on_board"], claims.no_progress, "{case}");
            let can_claim = claims.no_progress || claims.no_progress_by_move;
            assert_eq!(case["can_claim_fifty"], can_claim, "{case}");
        }
    }
}

#[test]
fn mate_comes_before_every_draw() {
    let fen = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 140";
    let mut game = game(Variant::Chess, fen, RuleSet::CHESS_FIDE);
    game.play_text("g3h3", Notation::Auto).unwrap();
    let mate = Verdict::Won { by: Side::White, how: Termination::Checkmate };
    assert_eq!(game.verdict(), mate);
}

#[test]
fn a_claim_is_checked() {
    let fen = "4k3/8/6r1/8/8/8/2R5/4K3 w - - 99 80";
    let mut fide = game(Variant::Chess, fen, RuleSet::CHESS_FIDE);
    let quiet = fide.read_move("c2c3", Notation::Auto).unwrap();
    assert_eq!(fide.claim_draw(Claim::NoProgress, None), Err(ClaimError::Unfounded));
    assert_eq!(fide.claim_draw(Claim::Repetition, Some(quiet)), Err(ClaimError::Unfounded));
    let blocked = duiyi::rules::Move::new(quiet.from(), quiet.from(), None);
    let refused = fide.claim_draw(Claim::NoProgress, Some(blocked));
    assert!(matches!(refused, Err(ClaimError::Illegal(why)) if why.reason == Reason::SameSquare));
    assert_eq!(fide.verdict(), Verdict::Ongoing);
    assert_eq!(fide.claim_draw(Claim::NoProgress, Some(quiet)), Ok(()));
    assert_eq!(fide.verdict(), Verdict::Drawn { how: Termination::NoProgressClaim });
    assert_eq!((fide.ply(), fide.legal_moves().len()), (0, 0), "the move is not played");
    assert_eq!(
        fide.claim_draw(Claim::NoProgress, None),
        Err(ClaimError::Action(ActionError::Over))
    );
    let mut casual = game(Variant::Chess, fen, RuleSet::CHESS_CASUAL);
    assert_eq!(casual.claim_draw(Claim::NoProgress, Some(quiet)), Err(ClaimError::Unfounded));
    casual.play(quiet).unwrap();
    assert_eq!(casual.verdict(), Verdict::Drawn { how: Termination::NoProgress });
}

#[test]
fn dead_men_and_men_that_cannot_mate() {
    for case in data("insufficient_material") {
        let game = fide(&case["fen"]);
        let position = game.position();
        assert_eq!(case["dead_by_men"], has_dead_material(position), "{case}");
        for (side, cannot, truth) in [
            (Side::White, &case["white_cannot"], &case["white_can_mate"]),
            (Side::Black, &case["black_cannot"], &case["black_can_mate"]),
        ] {
            let able = can_mate(position, side);
            assert!(able || *truth != Value::Bool(true), "{side:?} could: {case}");
            // Blocked pawns we see, the source does not.
            assert!(able != cannot.as_bool().unwrap() || *truth == Value::Bool(false), "{case}");
        }
    }
    let wall = fide(&Value::from("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"));
    assert!(Side::ALL.into_iter().all(|side| !can_mate(wall.position(), side)));
    // One pawn less, and the king gets in.
    let hole = fide(&Value::from("4k3/8/8/p5p1/P5P1/8/8/4K3 w - - 0 1"));
    assert!(Side::ALL.into_iter().all(|side| can_mate(hole.position(), side)));
}

#[test]
fn ends_from_outside() {
    let bare = "8/4rk2/8/8/8/8/3K4/8 w - - 0 1";
    let soldiers = "4k4/9/9/9/9/9/P8/9/9/3K5 w - - 0 1";
    let time = |by| Verdict::Won { by, how: Termination::Time };
    let drawn = Verdict::Drawn { how: Termination::TimeNoMaterial };
    for (variant, fen, rules, side, wanted) in [
        (Variant::Chess, bare, RuleSet::CHESS_FIDE, Side::White, time(Side::Black)),
        (Variant::Chess, bare, RuleSet::CHESS_CASUAL, Side::Black, drawn),
        (Variant::Xiangqi, soldiers, RuleSet::XIANGQI_AXF, Side::RED, drawn),
        (Variant::Xiangqi, soldiers, RuleSet::XIANGQI_AXF, Side::Black, time(Side::RED)),
        (Variant::Xiangqi, soldiers, RuleSet::XIANGQI_CLUB, Side::RED, time(Side::Black)),
    ] {
        let mut game = game(variant, fen, rules);
        assert_eq!((game.flag(side), game.flag(side)), (Ok(()), Err(ActionError::Over)));
        assert_eq!(game.verdict(), wanted, "{fen}");
    }
    let new = || game(Variant::Chess, bare, RuleSet::CHESS_FIDE);
    let (mut agreed, mut gone, mut left) = (new(), new(), new());
    agreed.agree_draw().unwrap();
    gone.forfeit(Side::White).unwrap();
    left.abandon().unwrap();
    assert_eq!(agreed.verdict(), Verdict::Drawn { how: Termination::Agreement });
    let forfeit = Verdict::Won { by: Side::Black, how: Termination::Forfeit };
    assert_eq!((gone.verdict(), left.verdict()), (forfeit, Verdict::Abandoned));
    assert_eq!(left.agree_draw(), Err(ActionError::Over));
}

/// The chariot checks with every move and the general steps aside, for so many rounds at most.
fn checks(rules: RuleSet, start: u16, rounds: usize) -> Game {
    let rules = RuleSet { repetition: None, offence: None, ..rules };
    let fen = format!("R8/4k4/9/9/9/9/9/9/9/3K5 w - - {start} 60");
    let mut game = game(Variant::Xiangqi, &fen, rules);
    let cycle = ["a9a8", "e8e9", "a8a9", "e9e8"];
    for text in cycle.into_iter().cycle().take(2 * rounds) {
        if game.verdict().is_over() {
            break;
        }
        game.play_text(text, Notation::Uci).unwrap_or_else(|e| panic!("{text} {game}: {e}"));
    }
    game
}

#[test]
fn checks_beyond_ten_do_not_count_everywhere() {
    for (rules, counted) in
        [(RuleSet::XIANGQI_AXF, 24), (RuleSet::XIANGQI_WXF, 22), (RuleSet::XIANGQI_CXA, 20)]
    {
        assert_eq!(checks(rules, 0, 0).counted_no_progress(), 0);
        let game = checks(rules, 0, 12);
        assert_eq!((game.no_progress(), game.counted_no_progress()), (24, counted));
    }
    let ended = |rules, start| checks(rules, start, 12).verdict();
    let limit = Verdict::Drawn { how: Termination::NoProgress };
    assert_eq!(ended(RuleSet::XIANGQI_AXF, 96), limit);
    assert_eq!(ended(RuleSet::XIANGQI_CXA, 96), Verdict::Ongoing);
    assert_eq!(ended(RuleSet::XIANGQI_CXA, 100), limit);
    assert_eq!(ended(RuleSet::XIANGQI_WXF, 77), Verdict::Ongoing);
    assert_eq!(ended(RuleSet::XIANGQI_WXF, 78), limit);
}

#[test]
fn every_choice_belongs_to_the_games_hash() {
    let hash = |rules| {
        let start = Variant::Xiangqi;
        Game::new(&GameOptions { variant: start, rules: Some(rules), ..Default::default() })
            .unwrap()
            .game_hash()
    };
    let sets = RuleSet::NAMED.map(|(_, _, rules)| rules);
    for (i, &a) in sets.iter().enumerate() {
        for &b in &sets[..i] {
            assert_ne!(hash(a), hash(b));
            assert_ne!(a.numbers(), b.numbers());
        }
    }
    assert_eq!(hash(sets[5]), hash(RuleSet::XIANGQI_AXF));
}
