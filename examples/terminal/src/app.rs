//! The board as a program: the table's view, and what belongs to the screen alone: which way the board
//! lies, which ply is looked back at, which page is open.
//!
//! It knows no rule and holds no state of the hand: pointer and keys go to the table, and what is drawn
//! is the table's view.

use duiyi::game::Event;
use duiyi::rules::{Position, Side, Square};
use duiyi::table::{TableEvent, View};
use ratatui::buffer::Buffer;

use crate::geometry::Geometry;
use crate::labels;
use crate::page::Page;
use crate::play::Play;
use crate::scene::Marks;
use crate::screen::{self, Zones};
use crate::settings::Settings;
use crate::status::Status;
use crate::store::Notice;
use crate::theme::Theme;
use crate::time::{Meter, Slice};

/// So long a king shakes that has come into check.
const SHAKE_MS: u64 = 560;
/// Frames while something moves, runs or waits.
const FRAME_MS: u64 = 30;
/// When nothing does, only input wakes the program.
const IDLE_MS: u64 = 1_000;

pub struct App {
    pub play: Play,
    pub theme: Theme,
    pub view: View,
    pub status: Status,
    /// Black is below.
    pub flipped: bool,
    /// The ply that is looked back at; `None`: the game as it is.
    pub looking: Option<usize>,
    /// Where the keyboard points.
    pub cursor: Option<Square>,
    pub page: Option<Page>,
    /// Where the board was drawn, and what can be clicked.
    pub geometry: Option<Geometry>,
    pub zones: Zones,
    pub quits: bool,
    /// Since when a king shakes.
    shaking_since: Option<u64>,
    slice: Slice,
    pub meter: Meter,
    /// The bell is to ring.
    pub rings: bool,
    /// Something may look different than it was drawn.
    stale: bool,
    drawn_ms: u64,
    /// The moment for which claims were looked for.
    seen: (u64, usize),
}

impl App {
    pub fn new(play: Play, theme: Theme) -> App {
        let view = play.table.view();
        let mut app = App {
            play,
            theme,
            view,
            status: Status::default(),
            flipped: false,
            looking: None,
            cursor: None,
            page: None,
            geometry: None,
            zones: Zones::new(),
            quits: false,
            shaking_since: None,
            slice: Slice::new(),
            meter: Meter::default(),
            rings: false,
            stale: true,
            drawn_ms: 0,
            seen: (0, usize::MAX),
        };
        app.begin();
        app
    }

    /// Another game is on the table.
    pub fn begin(&mut self) {
        self.flipped = self.play.below() == Side::Black;
        self.looking = None;
        self.cursor = None;
        self.status.begin();
        self.seen.1 = usize::MAX;
        self.refresh();
    }

    /// The settings as this terminal can show them.
    pub fn shown(&self) -> Settings {
        match self.theme.ascii {
            true => self.play.settings.in_ascii(),
            false => self.play.settings.clone(),
        }
    }

    /// Takes the table's view anew.
    pub fn refresh(&mut self) {
        self.view = self.play.table.view();
        let game = self.play.table.game();
        let now = (game.game_hash(), game.ply());
        if self.seen != now {
            self.seen = now;
            self.status.look_for_claims(game);
        }
        self.stale = true;
    }

    // ---- frames ----

    /// A frame: time goes on, somebody thinks, and what happens is told.
    pub fn frame(&mut self) {
        self.meter.begin(&self.play.timer);
        let before = (self.view.thinking, self.view.hinting);
        let began = self.play.timer.us();
        let progress = self.play.advance(self.slice.nodes);
        if self.searches() {
            self.slice.took(self.play.timer.us() - began);
        }
        let happened = self.play.events();
        if !happened.is_empty() || before != (progress.thinking, progress.hinting) {
            self.happened(&happened);
            self.refresh();
        }
        self.say_notices();
        let passed = self.play.timer.ms() - self.drawn_ms;
        let moves = self.play.is_live() || self.view.hinting;
        if (moves && passed >= 100) || (self.shaking_since.is_some() && passed >= FRAME_MS) {
            self.refresh();
        }
    }

    fn happened(&mut self, events: &[TableEvent]) {
        for event in events {
            self.status.told(event);
            let TableEvent::Game(event) = event else { continue };
            match event {
                Event::Moved(info) => {
                    let by_opponent = !self.play.table.seat(info.side).is_person();
                    self.rings |= by_opponent;
                    // Who looks back sees the board of then; the list shows that there is more.
                }
                Event::Undone(_) | Event::Redone(_) => self.looking = None,
                Event::Check { .. } => {
                    self.shaking_since = Some(self.play.timer.ms());
                    self.rings = true;
                }
                Event::Ended(_) | Event::Offered { .. } | Event::ClockLow { .. } => {
                    self.rings = true;
                }
                _ => {}
            }
        }
        self.rings &= self.play.settings.bell;
    }

    fn say_notices(&mut self) {
        let language = self.shown().language;
        for notice in self.play.store.take_notices() {
            let text = match notice {
                Notice::SetAside(name) => labels::SET_ASIDE.with(language, &name),
                Notice::Failed(error) => labels::NOT_KEPT.with(language, &error),
            };
            self.status.say(text, true);
            self.stale = true;
        }
    }

    /// Is there something to search?
    pub fn searches(&self) -> bool {
        (self.view.thinking.is_some() || self.view.hinting) && self.view.permille < 1_000
    }

    /// So long may the program wait for input.
    pub fn patience_ms(&self) -> u64 {
        let table = self.play.table.view();
        if (table.thinking.is_some() || table.hinting) && table.permille < 1_000 {
            0
        } else if self.play.is_live() || self.shaking_since.is_some() {
            FRAME_MS
        } else {
            IDLE_MS
        }
    }

    /// Columns by which the king in check is off its place just now.
    pub fn shake(&self) -> i16 {
        let Some(since) = self.shaking_since else { return Marks::default().shake };
        let passed = self.play.timer.ms() - since;
        [1, 0, -1, 0][(passed / 70 % 4) as usize]
    }

    /// Draws everything, if it may look different.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let passed = |since: u64| self.play.timer.ms() - since;
        if self.shaking_since.is_some_and(|since| passed(since) > SHAKE_MS) {
            self.shaking_since = None;
        }
        (self.geometry, self.zones) = screen::draw(self, buffer);
        self.stale = false;
        self.drawn_ms = self.play.timer.ms();
    }

    /// Must it be drawn anew?
    pub fn is_stale(&self) -> bool {
        self.stale
    }

    /// The square that the keyboard points at, or would: the last move's, or the king's.
    pub fn pointed(&self) -> Square {
        let position = self.play.table.game().position();
        let king = position.king(self.play.table.hand_side().unwrap_or(Side::White));
        self.cursor.unwrap_or(king)
    }
}
