//! The game on the table: kept in the store, counted on the score card. Draws nothing.

use duiyi::engine::Level;
use duiyi::game::{ClockOptions, Event, GameOptions, TimeControl};
use duiyi::rules::{Position, Side, Variant, Verdict};
use duiyi::score_card::{Category, Filter, ScoreCard, Stakes, Tally};
use duiyi::table::{Progress, Seat, Table, TableError, TableEvent, TableOptions};

use crate::settings::{Settings, Wish, You};
use crate::store::{GAME, SCORE_CARD, SETTINGS, Store};
use crate::time::{Timer, any_number};

/// Marks a game that is on the score card already: it may be taken back and end again.
const COUNTED: &str = "Counted";
/// What games against the opponent are called on the card.
const MODE: &str = "opponent";

/// A table with its time, its file and its score card.
#[derive(Debug)]
pub struct Play {
    pub table: Table,
    pub settings: Settings,
    pub store: Store,
    pub timer: Timer,
    card: ScoreCard,
    seed: Option<u64>,
}

impl Play {
    /// The game as it was left; another one, if one is wished or none was left.
    pub fn new(
        mut store: Store,
        settings: Settings,
        wish: Option<Wish>,
        seed: Option<u64>,
    ) -> Result<Play, TableError> {
        let card = store.load(SCORE_CARD, ScoreCard::from_json).unwrap_or_default();
        let options = TableOptions::default();
        let left = match wish {
            Some(_) => None,
            None => store.load(GAME, |text| Table::load_json(text, &options)),
        };
        let (fresh, wish) = (left.is_none(), wish.unwrap_or_else(|| settings.wish.clone()));
        let table = match left {
            Some(table) => table,
            None => table_for(&wish, seed)?,
        };
        let mut play = Play { table, settings, store, timer: Timer::new(), card, seed };
        if play.settings.device.is_empty() {
            play.settings.device = format!("{:016x}", any_number());
            play.keep_settings();
        }
        if fresh && wish != play.settings.wish {
            play.settings.wish = wish;
            play.keep_settings();
        }
        play.start_clock();
        Ok(play)
    }

    /// Begins another game, and remembers what was wished.
    pub fn begin(&mut self, wish: Wish) -> Result<(), TableError> {
        self.table = table_for(&wish, self.seed)?;
        self.settings.wish = wish;
        self.keep_settings();
        self.start_clock();
        self.keep();
        Ok(())
    }

    pub fn keep(&mut self) {
        self.store.save(GAME, &self.table.save_json());
    }

    pub fn keep_settings(&mut self) {
        self.store.save(SETTINGS, &self.settings.write());
    }

    /// Stops the clocks, so that nobody loses time until the next start, and keeps the game.
    pub fn close(&mut self) {
        let now = self.timer.ms();
        self.table.game_mut().pause_clock(now).ok(); // refused in a game without
        self.keep();
    }

    fn start_clock(&mut self) {
        let now = self.timer.ms();
        self.table.game_mut().start_clock(now).ok(); // refused in a game without
    }

    /// A frame: the clocks tick, and somebody may think so many nodes.
    pub fn advance(&mut self, nodes: u64) -> Progress {
        self.table.advance(self.timer.ms(), nodes)
    }

    /// What has happened since last time. It is kept in the file, and an end on the card.
    pub fn events(&mut self) -> Vec<TableEvent> {
        let mut happened = Vec::new();
        while let Some(event) = self.table.next_event() {
            happened.push(event);
        }
        for event in &happened {
            if let TableEvent::Game(Event::Ended(verdict)) = event {
                self.count(*verdict);
            }
        }
        let kept = |event: &TableEvent| {
            matches!(event, TableEvent::Game(_) | TableEvent::HintReady { .. })
        };
        if happened.iter().any(kept) {
            self.keep();
        }
        happened
    }

    // ---- the score card ----

    /// Against a person on one side only: the person's side, the opponent's level.
    pub fn against(&self) -> Option<(Side, u8)> {
        let seats = Side::ALL.map(|side| (side, self.table.seat(side)));
        match seats {
            [(side, Seat::Person), (_, Seat::Opponent { level, .. })]
            | [(_, Seat::Opponent { level, .. }), (side, Seat::Person)] => Some((side, level)),
            _ => None,
        }
    }

    fn count(&mut self, verdict: Verdict) {
        let Some((side, level)) = self.against() else { return };
        let game = self.table.game_mut();
        if game.tag(COUNTED).is_some() {
            return;
        }
        let category = Category { variant: game.variant(), mode: MODE, level };
        let device = &self.settings.device;
        if self.card.record(device, category, side, verdict, Stakes::NONE)
            && game.set_tag(COUNTED, "yes").is_ok()
        {
            self.store.save(SCORE_CARD, &self.card.to_json());
        }
    }

    /// How games against a level have ended so far.
    pub fn tally(&self, variant: Variant, level: u8) -> Tally {
        let filter = Filter { variant: Some(variant), mode: Some(MODE), level: Some(level) };
        self.card.tally(filter)
    }

    /// Whose men stand below: the person's, if only one sits there.
    pub fn below(&self) -> Side {
        self.against().map_or(Side::White, |(side, _)| side)
    }

    /// The clock runs or somebody thinks: time must go on.
    pub fn is_live(&self) -> bool {
        let game = self.table.game();
        let turn = self.table.seat(game.position().side_to_move());
        let runs = game.clock().is_some_and(|clock| clock.running.is_some());
        !game.verdict().is_over() && (runs || !turn.is_person())
    }
}

/// A table as somebody wishes it. Without a seed each game is another.
fn table_for(wish: &Wish, seed: Option<u64>) -> Result<Table, TableError> {
    let seed = seed.unwrap_or_else(any_number);
    let opponent = |more: u64| Seat::Opponent {
        level: wish.level.min(Level::MAX),
        seed: seed.wrapping_add(more),
        pace: wish.pace,
    };
    let seats = match wish.you {
        You::First => [Seat::Person, opponent(0)],
        You::Second => [opponent(0), Seat::Person],
        You::Both => [Seat::Person; 2],
        You::Nobody => [opponent(0), opponent(1)],
    };
    let (minutes, more) = wish.clock;
    let control = TimeControl::fischer(u32::from(minutes) * 60_000, u32::from(more) * 1_000);
    let game = GameOptions {
        variant: wish.variant,
        rules: wish.rule_set(),
        clock: (minutes > 0).then(|| ClockOptions::both(control)),
        chess960_index: (wish.variant == Variant::Chess960).then_some((seed % 960) as u16),
        ..GameOptions::default()
    };
    Table::new(&game, &TableOptions { seats, hints: wish.hints, ..TableOptions::default() })
}
