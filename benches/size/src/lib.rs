//! Libraries to weigh, by feature: an empty one, the rules of both games, games with their past, and
//! these as JSON.
//! `./x size` builds them and compares (what the opponent adds, libduiyi itself shows). Each function
//! uses all that a host would, and gives a number that depends on it.

#![allow(unsafe_code, missing_docs)] // the names are exported for the linker's sake alone

#[cfg(feature = "rules")]
use core::fmt::Write;

#[cfg(feature = "rules")]
use duiyi::rules::{
    AnyPosition, FenReading, Notation, PastPly, Position, RuleSet, Side, Square, Variant,
};

#[unsafe(no_mangle)]
pub extern "C" fn weigh_nothing() -> u64 {
    0
}

/// A text that nobody reads but whoever counts its letters.
#[cfg(feature = "rules")]
struct Length(u64);

#[cfg(feature = "rules")]
impl Write for Length {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        self.0 += text.len() as u64;
        Ok(())
    }
}

#[cfg(feature = "rules")]
fn variant(number: u32) -> Variant {
    Variant::ALL[number as usize % Variant::ALL.len()]
}

/// The rules: reading and writing, moves, reasons, the judge.
#[cfg(feature = "rules")]
#[unsafe(no_mangle)]
pub extern "C" fn weigh_rules(text: &[u8; 256], number: u32, from: u8, to: u8) -> u64 {
    let Ok(text) = core::str::from_utf8(text) else { return 0 };
    let reading = FenReading { strict: from > 128, arrangement: to > 128 };
    let Ok(setup) = AnyPosition::read_fen(variant(number), text, reading) else { return 1 };
    let (from, to) = (Square::new(from), Square::new(to));
    let mut position = setup.position;
    let mut length = Length(0);
    let _ = write!(length, "{setup}");
    let moves = position.legal_moves();
    for m in moves.iter() {
        let _ = write!(length, "{}", position.write_move(m, Notation::Iccs));
        length.0 += u64::from(position.read_move(text, Notation::Auto).is_ok());
    }
    let why = [position.explain(from, to, None), position.explain_piece(from)];
    length.0 +=
        why.iter().map(|why| why.reason as u64 + why.squares.as_slice().len() as u64).sum::<u64>();
    let past = [number, from.number().into(), to.number().into()];
    let earlier = past.map(|n| PastPly {
        hash: u64::from(n),
        played: moves.iter().nth(n as usize),
        check: n > 9,
        irreversible: n > 99,
    });
    let present = PastPly { hash: position.hash(), check: position.in_check(), ..earlier[0] };
    let rules = [RuleSet::CHESS_FIDE, RuleSet::XIANGQI_CXA][number as usize % 2];
    let verdict = rules.judge(&position, moves.len(), setup.no_progress, &earlier, present);
    length.0 += u64::from(verdict.is_over());
    length.0 += u64::from(position.attacked_by(Side::Black).len() + position.checkers().len());
    if let Some(&m) = moves.tagged().first() {
        length.0 += u64::from(position.is_irreversible(m));
        length.0 += u64::from(position.captured_square(m).is_some());
        length.0 += u64::from(position.castling_rook(m).is_some());
        let undo = position.make(m);
        length.0 ^= position.hash();
        position.unmake(m, undo);
    }
    length.0
}

/// A game with its past: playing, taking back, ending, looking.
#[cfg(feature = "game")]
#[unsafe(no_mangle)]
pub extern "C" fn weigh_game(text: &[u8; 256], number: u32, from: u8, to: u8) -> u64 {
    use duiyi::game::{Game, GameOptions};

    let Ok(text) = core::str::from_utf8(text) else { return 0 };
    let options = GameOptions {
        variant: variant(number),
        start_fen: (from > 99).then_some(text),
        chess960_index: (to > 99).then_some(number as u16),
        ..GameOptions::default()
    };
    let Ok(mut game) = Game::new(&options) else { return 1 };
    let (from, to) = (Square::new(from), Square::new(to));
    let mut length = Length(0);
    let _ = write!(length, "{game}");
    length.0 += u64::from(game.play_squares(from, to, None).is_ok());
    length.0 += u64::from(game.play_text(text, Notation::Auto).is_ok());
    let first = game.legal_moves().iter().next();
    length.0 += u64::from(first.is_some_and(|m| game.preview(m).is_ok() && game.play(m).is_ok()));
    length.0 += u64::from(game.undo().is_ok()) + u64::from(game.redo().is_ok());
    length.0 += u64::from(game.goto(number as usize).is_ok()) + game.ply() as u64;
    length.0 += u64::from(game.targets(from).quiet.len() + game.repetitions());
    length.0 += u64::from(game.explain(from, to, None).squares.as_slice().len() as u32);
    length.0 += game.explain_piece(from).reason as u64 + game.material().balance as u64;
    length.0 += u64::from(game.history(number as usize).is_some());
    length.0 += u64::from(game.resign(Side::Black).is_ok());
    game.reset();
    length.0 ^ game.game_hash()
}

/// What goes with a game: clocks, offers, events, looking at any ply, replay codes, the editor.
#[cfg(feature = "game")]
#[unsafe(no_mangle)]
pub extern "C" fn weigh_session(text: &[u8; 256], number: u32, now_ms: u64) -> u64 {
    use duiyi::game::{ClockOptions, Editor, Game, GameOptions, TimeControl};

    let Ok(text) = core::str::from_utf8(text) else { return 0 };
    let clock = Some(ClockOptions::both(TimeControl::byoyomi(number, number, 3)));
    let options = GameOptions { variant: variant(number), clock, ..GameOptions::default() };
    let Ok(mut game) = Game::new(&options) else { return 1 };
    let mut length = Length(u64::from(game.start_clock(now_ms / 2).is_ok()));
    length.0 += u64::from(game.offer_draw(Side::White).is_ok());
    length.0 += u64::from(game.play_text(text, Notation::Auto).is_ok());
    game.tick(now_ms);
    length.0 += u64::from(game.accept_draw(Side::Black).is_ok());
    length.0 += u64::from(game.clock().is_some_and(|clock| clock.running.is_some()));
    while game.next_event().is_some() {
        length.0 += 1;
    }
    let ply = number as usize;
    if let Some(setup) = game.setup_at(ply) {
        let editor = Editor::of(&setup);
        length.0 += u64::from(editor.start_game(&options).is_ok()) + editor.fen().len() as u64;
    }
    length.0 += u64::from(game.changed_since(ply).is_some() && game.material_at(ply).is_some());
    length.0 += game.replay_code([now_ms; 2]).len() as u64;
    length.0 + u64::from(Game::from_replay_code(text).is_ok())
}

/// Saved games and score cards.
#[cfg(feature = "json")]
#[unsafe(no_mangle)]
pub extern "C" fn weigh_json(text: &[u8; 256], number: u32) -> u64 {
    use duiyi::game::Game;
    use duiyi::rules::Verdict;
    use duiyi::score_card::{Category, Filter, ScoreCard, Stakes};

    let Ok(text) = core::str::from_utf8(text) else { return 0 };
    let mut length = Length(Game::load_json(text).map_or(0, |game| game.save_json().len() as u64));
    if let Ok(mut card) = ScoreCard::from_json(text) {
        let category = Category { variant: variant(number), mode: text, level: 1 };
        card.record(text, category, Side::White, Verdict::Abandoned, Stakes::NONE);
        card.merge(&card.clone());
        length.0 += u64::from(card.tally(Filter::ALL).wins) + card.points();
        length.0 += card.to_json().len() as u64;
    }
    length.0
}
