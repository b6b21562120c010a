//! Five kinds of sites, each by options alone: every way their games end, and what they do without.

use duiyi::game::{ActionError, Actions, ClockOptions, Event, Game, GameOptions, TimeControl};
use duiyi::rules::{Notation, Offence, RuleSet, Side, Termination, Variant, Verdict};

/// What a host does besides moving, if that is what ends the game.
type Act = fn(&mut Game) -> Result<(), ActionError>;

/// A game to one of its ends: start, moves, what comes then, the verdict.
type Script = (&'static str, &'static str, Option<Act>, Verdict);

const USUAL: &str = "";
/// All that some sites do without.
const BY_MOVES_ALONE: Actions = Actions::RESIGN
    .and(Actions::OFFERS)
    .and(Actions::CLAIMS)
    .and(Actions::FLAG)
    .and(Actions::FORFEIT)
    .and(Actions::ABANDON)
    .and(Actions::ADJUDICATE);

/// The ends among them.
const ENDS_BY_PEOPLE: [Actions; 6] = [
    Actions::RESIGN,
    Actions::OFFERS,
    Actions::FLAG,
    Actions::FORFEIT,
    Actions::ABANDON,
    Actions::ADJUDICATE,
];

fn without(having: Actions) -> Actions {
    Actions(BY_MOVES_ALONE.0 & !having.0)
}

const fn red(how: Termination) -> Verdict {
    Verdict::Won { by: Side::RED, how }
}

const fn black(how: Termination) -> Verdict {
    Verdict::Won { by: Side::Black, how }
}

const fn draw(how: Termination) -> Verdict {
    Verdict::Drawn { how }
}

fn game(options: &GameOptions<'_>, fen: &str, moves: &str) -> Game {
    let start_fen = (!fen.is_empty()).then_some(fen);
    let mut game = Game::new(&GameOptions { start_fen, ..*options }).expect(fen);
    for text in moves.split_whitespace() {
        assert_eq!(game.verdict(), Verdict::Ongoing, "{fen} {moves}, before {text}");
        game.play_text(text, Notation::Auto).unwrap_or_else(|e| panic!("{fen} {moves}: {e}"));
    }
    game
}

/// Plays every script to its end.
fn play_all(options: &GameOptions<'_>, scripts: &[Script]) -> Vec<Game> {
    let play = |&(fen, moves, act, verdict): &Script| {
        let mut game = game(options, fen, moves);
        if let Some(act) = act {
            assert_eq!(game.verdict(), Verdict::Ongoing, "{fen} {moves}");
            act(&mut game).unwrap_or_else(|e| panic!("{fen} {moves}: {e}"));
        }
        assert_eq!(game.verdict(), verdict, "{fen} {moves}");
        game
    };
    scripts.iter().map(play).collect()
}

/// Everything but moving that the session does not have is refused, and nothing else.
fn refuses(options: &GameOptions<'_>, missing: &[Actions]) {
    let actions: [(Actions, Act); 7] = [
        (Actions::RESIGN, |game| game.resign(Side::White)),
        (Actions::OFFERS, |game| game.offer_draw(Side::White)),
        (Actions::OFFERS, Game::agree_draw),
        (Actions::FLAG, |game| game.flag(Side::White)),
        (Actions::FORFEIT, |game| game.forfeit(Side::White)),
        (Actions::ABANDON, Game::abandon),
        (Actions::ADJUDICATE, |game| game.adjudicate(Verdict::Abandoned)),
    ];
    for (action, act) in actions {
        let done = act(&mut game(options, USUAL, ""));
        let wanted = if missing.contains(&action) { Err(ActionError::Off) } else { Ok(()) };
        assert_eq!(done, wanted, "{action:?}");
    }
}

const XIANGQI_MATE: &str = "3k5/R8/9/9/9/9/9/9/1R7/4K4 w - - 0 1";
const XIANGQI_STALEMATE: &str = "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
const PERPETUAL_CHECK: &str = "9/9/3k5/9/9/9/4R4/3A5/4K4/8r b - - 0 1";
const CHECKS: &str = "i0i1 e1e0 i1i0 e0e1 i0i1 e1e0 i1i0 e0e1";
const PERPETUAL_CHASE: &str = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
const CHASES: &str = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
const QUIET: &str = "h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7";
const LAST_CAPTURE_LONG_AGO: &str = "4k4/9/9/9/9/9/P8/9/9/3K5 w - - 119 70";
const LAST_ATTACKER: &str = "4k4/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1";

#[test]
fn xiangqi_without_a_judge_of_repetitions() {
    let options = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet::XIANGQI_FREE),
        without: BY_MOVES_ALONE,
        ..Default::default()
    };
    let games = play_all(
        &options,
        &[
            (XIANGQI_MATE, "b1b9", None, red(Termination::Checkmate)),
            (XIANGQI_STALEMATE, "e7e8", None, red(Termination::Stalemate)),
            (PERPETUAL_CHECK, CHECKS, None, Verdict::Ongoing),
            (PERPETUAL_CHASE, CHASES, None, Verdict::Ongoing),
            (USUAL, QUIET, None, Verdict::Ongoing),
            (LAST_CAPTURE_LONG_AGO, "a3a4", None, Verdict::Ongoing),
            (LAST_ATTACKER, "d0d1", None, Verdict::Ongoing),
        ],
    );
    for mut game in games {
        while let Some(event) = game.next_event() {
            assert!(!matches!(event, Event::Repeated { .. }), "nobody is warned of what is free");
        }
        assert!(game.undo().is_ok() && game.verdict() == Verdict::Ongoing);
    }
    refuses(&options, &ENDS_BY_PEOPLE);
}

#[test]
fn xiangqi_where_perpetual_check_loses() {
    let options = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet::XIANGQI_SIMPLE),
        without: without(Actions::RESIGN),
        ..Default::default()
    };
    let games = play_all(
        &options,
        &[
            (XIANGQI_MATE, "b1b9", None, red(Termination::Checkmate)),
            (XIANGQI_STALEMATE, "e7e8", None, red(Termination::Stalemate)),
            (PERPETUAL_CHECK, CHECKS, None, red(Termination::PerpetualCheck)),
            (PERPETUAL_CHASE, CHASES, None, draw(Termination::Repetition)),
            (USUAL, QUIET, None, draw(Termination::Repetition)),
            (LAST_CAPTURE_LONG_AGO, "a3a4", None, draw(Termination::NoProgress)),
            (LAST_ATTACKER, "d0d1", None, draw(Termination::InsufficientMaterial)),
            (USUAL, "h2e2", Some(|g| g.resign(Side::Black)), red(Termination::Resignation)),
        ],
    );
    let warnings = games.into_iter().map(|mut game| {
        let events = core::iter::from_fn(|| game.next_event());
        events.filter(|event| matches!(event, Event::Repeated { count: 2, .. })).last()
    });
    let warned = |offender| Some(Event::Repeated { count: 2, offender });
    let checker = Some((Side::Black, Offence::PerpetualCheck));
    let wanted = [None, None, warned(checker), warned(None), warned(None), None, None, None];
    assert_eq!(warnings.collect::<Vec<_>>(), wanted);
    refuses(
        &options,
        &[Actions::OFFERS, Actions::FLAG, Actions::FORFEIT, Actions::ABANDON, Actions::ADJUDICATE],
    );
}

const FIVE_ENDINGS: [Script; 5] = [
    (USUAL, "f2f3 e7e5 g2g4 d8h4", None, black(Termination::Checkmate)),
    ("7k/8/8/5Q2/8/8/8/K7 w - - 0 1", "f5f7", None, draw(Termination::Stalemate)),
    (USUAL, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", None, draw(Termination::Repetition)),
    ("4k3/8/8/8/8/8/8/4K2R w - - 98 90", "h1h2 e8e7", None, draw(Termination::NoProgress)),
    (
        "8/8/8/8/8/4k3/4p3/4K2N b - - 0 1",
        "e3d3 h1g3 d3e3 g3e2",
        None,
        draw(Termination::InsufficientMaterial),
    ),
];

#[test]
fn chess_where_a_decided_game_stays_decided() {
    let options = GameOptions {
        rules: Some(RuleSet::CHESS_CASUAL),
        without: BY_MOVES_ALONE.and(Actions::UNDO_AFTER_END),
        ..Default::default()
    };
    for mut game in play_all(&options, &FIVE_ENDINGS) {
        assert_eq!(game.undo(), Err(ActionError::Over));
        assert_eq!(game.goto(0), Err(ActionError::Over));
        assert_eq!((game.clock(), game.claims()), (None, Default::default()));
        assert_eq!(game.setup_at(0), Some(*game.start()), "it can still be looked at");
    }
    assert!(game(&options, USUAL, "e2e4").undo().is_ok(), "while it goes on, moves go back");
    refuses(&options, &ENDS_BY_PEOPLE);
}

#[test]
fn chess_with_resignation_and_the_difference_in_material() {
    let options = GameOptions {
        rules: Some(RuleSet::CHESS_CASUAL),
        without: without(Actions::RESIGN),
        ..Default::default()
    };
    let resign: Script =
        (USUAL, "e2e4 d7d5 e4d5", Some(|g| g.resign(Side::Black)), red(Termination::Resignation));
    let mut scripts = FIVE_ENDINGS.to_vec();
    scripts.push(resign);
    let games = play_all(&options, &scripts);
    let balances: Vec<_> = games.iter().map(|game| game.material().balance).collect();
    assert_eq!(balances, [0, 900, 0, 500, 300, 100]);
    let captured = games[5].material().captured;
    assert_eq!((captured[1][1], captured[0].iter().sum::<u8>()), (1, 0));
}

#[test]
fn a_xiangqi_club() {
    let options = GameOptions {
        variant: Variant::Xiangqi,
        rules: Some(RuleSet::XIANGQI_CLUB),
        clock: Some(ClockOptions::both(TimeControl::byoyomi(600_000, 30_000, 1))),
        ..Default::default()
    };
    let by_clock: Act = |game| {
        game.start_clock(7)?;
        game.tick(7 + 629_999);
        assert_eq!(game.verdict(), Verdict::Ongoing);
        game.tick(7 + 630_000);
        Ok(())
    };
    let agree: Act = |game| {
        game.offer_draw(Side::RED)?;
        game.accept_draw(Side::Black)
    };
    let games = play_all(
        &options,
        &[
            (XIANGQI_MATE, "b1b9", None, red(Termination::Checkmate)),
            (XIANGQI_STALEMATE, "e7e8", None, red(Termination::Stalemate)),
            (PERPETUAL_CHECK, CHECKS, None, red(Termination::PerpetualCheck)),
            (PERPETUAL_CHASE, CHASES, None, black(Termination::PerpetualChase)),
            (USUAL, QUIET, None, draw(Termination::Repetition)),
            (LAST_CAPTURE_LONG_AGO, "a3a4", None, draw(Termination::NoProgress)),
            (LAST_ATTACKER, "d0d1", None, Verdict::Ongoing),
            (USUAL, "", Some(|g| g.resign(Side::RED)), black(Termination::Resignation)),
            (USUAL, "h2e2", Some(by_clock), red(Termination::Time)),
            (USUAL, "h2e2", Some(|g| g.forfeit(Side::RED)), black(Termination::Forfeit)),
            (USUAL, "h2e2", Some(agree), draw(Termination::Agreement)),
        ],
    );
    for mut game in games.into_iter().filter(|game| game.ply() > 0) {
        game.undo().unwrap();
        assert_eq!(game.verdict(), Verdict::Ongoing, "every end can be taken back");
    }
    refuses(&options, &[]);
}
