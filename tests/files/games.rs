//! From a tree to a game being played, and back.

use duiyi::files::{GameTree, ToGameError};
use duiyi::game::{Claim, Game, GameOptions, PlayError};
use duiyi::rules::{Notation, Reason, RuleSet, Side, Termination, Variant, Verdict};

use crate::one;

fn game_of(text: &str) -> Game {
    one(text).to_game(&GameOptions::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn ends_that_the_file_tells() {
    let won = |by, how| Verdict::Won { by, how };
    for (text, verdict) in [
        ("1. e4 *", Verdict::Ongoing),
        ("1. e4 1-0", won(Side::White, Termination::Adjudication)),
        ("1. e4 {White resigns} 0-1", won(Side::Black, Termination::Resignation)),
        ("[Termination \"Time forfeit\"]\n1. e4 0-1", won(Side::Black, Termination::Time)),
        ("[Termination \"Ann won on time\"]\n1. e4 1-0", won(Side::White, Termination::Time)),
        ("[Termination \"normal\"]\n1. e4 1-0", won(Side::White, Termination::Adjudication)),
        ("[Termination \"abandoned\"]\n1. e4 1-0", won(Side::White, Termination::Forfeit)),
        ("[Termination \"abandoned\"]\n1. e4 *", Verdict::Abandoned),
        ("1. e4 1/2-1/2", Verdict::Drawn { how: Termination::Adjudication }),
        ("1. e4 {Draw agreed} 1/2-1/2", Verdict::Drawn { how: Termination::Agreement }),
        ("1. C2=5 {黑方认输} 1-0", won(Side::RED, Termination::Resignation)),
        // The board knows better.
        ("1. f3 e5 2. g4 Qh4# 1-0", won(Side::Black, Termination::Checkmate)),
    ] {
        assert_eq!(game_of(text).verdict(), verdict, "{text}");
    }
}

#[test]
fn what_the_game_is_told() {
    let game = game_of(
        "[White \"Ann\"]\n[Odd: \"x\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 4 9\"]\n9... Kd7 10. e4",
    );
    assert_eq!(game.to_string(), "8/3k4/8/8/4P3/8/8/4K3 b - - 0 10");
    assert_eq!(game.tags().collect::<Vec<_>>(), [("White", "Ann")]);
}

/// Real games go on after the third repetition; who asks for rules gets those.
#[test]
fn games_go_on_where_the_usual_rules_end_them() {
    let text = format!("{} 1. e4 *", "Nf3 Nf6 Ng1 Ng8 ".repeat(5));
    assert_eq!(game_of(&text).ply(), 21);
    let options = GameOptions { rules: Some(RuleSet::CHESS_CASUAL), ..Default::default() };
    match one(&text).to_game(&options) {
        Err(ToGameError::Move { ply: 9, error: PlayError::Illegal(why) }) => {
            assert_eq!(why.reason, Reason::GameOver);
        }
        other => panic!("{other:?}"),
    }
    let passed = one("1. e4 -- 2. d4").to_game(&GameOptions::default());
    assert_eq!(passed.map(|_| ()), Err(ToGameError::Pass { ply: 2 }));
}

/// Every end comes back.
#[test]
fn there_and_back() {
    type End = fn(&mut Game);
    let ends: [(Variant, End); 9] = [
        (Variant::Chess, |_| {}),
        (Variant::Xiangqi, |game| game.resign(Side::RED).unwrap()),
        (Variant::Chess, |game| game.resign(Side::Black).unwrap()),
        (Variant::Chess960, |game| game.agree_draw().unwrap()),
        (Variant::Chess, |game| game.flag(Side::White).unwrap()),
        (Variant::Xiangqi, |game| game.forfeit(Side::Black).unwrap()),
        (Variant::Xiangqi, |game| game.abandon().unwrap()),
        (Variant::Chess, |game| {
            game.adjudicate(Verdict::Drawn { how: Termination::Adjudication }).unwrap();
        }),
        (Variant::Chess, |game| {
            for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
                game.play_text(text, Notation::Auto).unwrap();
            }
            game.claim_draw(Claim::Repetition, None).unwrap();
        }),
    ];
    for (variant, end) in ends {
        let fide = (variant == Variant::Chess).then_some(RuleSet::CHESS_FIDE);
        let options = GameOptions { variant, rules: fide, ..Default::default() };
        let mut game = Game::new(&options).unwrap();
        let moves = match variant {
            Variant::Xiangqi => ["h2e2", "h9g7", "h0g2"],
            _ => ["e2e4", "e7e5", "g1f3"],
        };
        for text in moves {
            game.play_text(text, Notation::Auto).unwrap();
        }
        if game.play_text("g8f6", Notation::Auto).is_ok() {
            game.play_text("f3g1", Notation::Auto).unwrap();
            game.play_text("f6g8", Notation::Auto).unwrap();
        }
        game.set_tag("Event", "test").unwrap();
        end(&mut game);
        let tree = GameTree::of_game(&game);
        let back = one(&tree.to_pgn(Notation::Auto)).to_game(&options).unwrap();
        assert_eq!(back.game_hash(), game.game_hash());
        assert_eq!(back.verdict(), game.verdict(), "{}", tree.to_pgn(Notation::Auto));
        assert_eq!(back.tag("Event"), Some("test"));
    }
}
