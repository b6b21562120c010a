//! The status line: what is said of the moment, which of several things first, and what it asks.

use duiyi::game::{Claim, Event, Game};
use duiyi::rules::{Position, Square, Squares};
use duiyi::table::{May, TableEvent, View};

use crate::command::Command;
use crate::labels::{self, Label};
use crate::settings::Settings;

/// An answer that the line asks for: key, label, what it does.
pub type Offer = (&'static str, Label, Command);

/// What stands in the status line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    pub alarm: bool,
    pub answers: Vec<Offer>,
}

impl Line {
    fn of(text: &str, alarm: bool, answers: &[Offer]) -> Line {
        Line { text: text.to_owned(), alarm, answers: answers.to_vec() }
    }
}

/// Remembers what was said last.
#[derive(Debug, Default)]
pub struct Status {
    said: Option<(String, bool)>,
    events: Vec<Event>,
    /// Squares that a refusal speaks of.
    pub culprits: Squares,
    /// The draw that may be claimed as the position stands.
    pub claim: Option<Claim>,
}

impl Status {
    /// Says something until the next action.
    pub fn say(&mut self, text: String, alarm: bool) {
        self.said = Some((text, alarm));
    }

    /// Says why a move is refused.
    pub fn refuse(&mut self, text: String, culprits: &[Square]) {
        self.say(text, true);
        self.culprits = culprits.iter().copied().collect();
    }

    /// An action: what was said is no longer.
    pub fn clear(&mut self) {
        self.said = None;
        self.culprits = Squares::EMPTY;
    }

    /// Another game.
    pub fn begin(&mut self) {
        *self = Status::default();
    }

    /// Something has happened; some of it is told until the next move.
    pub fn told(&mut self, event: &TableEvent) {
        let TableEvent::Game(event) = event else { return };
        match event {
            Event::Moved(_) | Event::Undone(_) | Event::Redone(_) => {
                self.events.clear();
                self.clear();
            }
            Event::Check { .. } | Event::ClockLow { .. } => self.events.push(*event),
            Event::Offered { .. } | Event::Declined { .. } => {
                // The last word counts.
                let talk = |e: &Event| matches!(e, Event::Offered { .. } | Event::Declined { .. });
                self.events.retain(|earlier| !talk(earlier));
                self.events.push(*event);
            }
            _ => {}
        }
    }

    /// Looks what may be claimed, which costs a look at every move: once a position.
    pub fn look_for_claims(&mut self, game: &Game) {
        let claims = game.claims();
        self.claim = if claims.repetition {
            Some(Claim::Repetition)
        } else {
            claims.no_progress.then_some(Claim::NoProgress)
        };
    }

    /// The line for now.
    pub fn line(
        &self,
        game: &Game,
        view: &View,
        settings: &Settings,
        looking: Option<usize>,
    ) -> Line {
        let language = settings.language;
        if let Some(ply) = looking {
            let text = match ply {
                0 => labels::AT_START.of(language).to_owned(),
                _ => labels::LOOKING_BACK.with(language, &move_of(game, ply, settings)),
            };
            return Line::of(&text, false, &[("Esc", labels::BACK, Command::Cancel)]);
        }
        if view.resign_asked {
            let answers = [("Y", labels::YES, Command::Yes), ("N", labels::NO, Command::No)];
            return Line::of(labels::RESIGN_ASKED.of(language), true, &answers);
        }
        if view.promotion.is_some() {
            return Line::of(labels::PROMOTE.of(language), false, &[]);
        }
        let mut answers = Vec::new();
        if view.may.has(May::ANSWER_DRAW) {
            answers.push(("A", labels::ACCEPT, Command::Accept));
            answers.push(("D", labels::DECLINE, Command::Decline));
        }
        if self.claim.is_some() && view.hand_free {
            answers.push(("C", labels::CLAIM, Command::Claim));
        }
        match &self.said {
            Some((text, alarm)) => Line::of(text, *alarm, &answers),
            None => Line { text: self.of_game(game, view, settings), alarm: false, answers },
        }
    }

    fn of_game(&self, game: &Game, view: &View, settings: &Settings) -> String {
        let (language, words, variant) = (settings.language, settings.words(), game.variant());
        if view.verdict.is_over() {
            return words.verdict(variant, view.verdict).to_string();
        }
        let side = |side| words.side(variant, side).to_string();
        let told = self.events.iter().map(|event| words.event(variant, event).to_string());
        let mut said: Vec<String> = told.collect();
        if let Some(hint) = view.hint {
            let text = game.write_move(hint, settings.notation(variant));
            said.push(labels::HINT_SHOWN.with(language, text.as_str()));
        }
        if view.hinting {
            said.push(labels::HINTING.of(language).to_owned());
        } else if let Some(thinking) = view.thinking {
            said.push(labels::THINKING.with(language, &side(thinking)));
        } else if view.hint.is_none() {
            said.push(labels::TO_MOVE.with(language, &side(view.turn)));
        }
        if let Some(claim) = self.claim.filter(|_| view.hand_free) {
            said.push(words.claim(claim, false).to_string());
        }
        if game.evidence().is_some() {
            said.push(words.evidence(game).to_string());
        }
        said.join(" ")
    }
}

/// A move of the game with its number: `12. Nf3`.
fn move_of(game: &Game, ply: usize, settings: &Settings) -> String {
    let before = game.setup_at(ply - 1);
    let text = game.history_text(ply, settings.notation(game.variant()));
    let (Some(before), Some(text)) = (before, text) else { return String::new() };
    let white = before.position.side_to_move() == duiyi::rules::Side::White;
    format!("{}.{} {}", before.full_move, if white { "" } else { ".." }, text.as_str())
}
