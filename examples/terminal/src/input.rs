//! What keys and pointer do.

use duiyi::game::Claim;
use duiyi::rules::Square;
use duiyi::table::{Answer, TableError};
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position as Place;

use crate::app::App;
use crate::command::{self, Command, Mode};
use crate::labels;
use crate::named::Named;
use crate::page::{Page, help};
use crate::settings::men_of;

impl App {
    /// Something was typed, clicked or resized.
    pub fn input(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if let Some(command) = command::of_key(*key, self.mode()) {
                    self.obey(command);
                }
            }
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
        self.refresh();
    }

    fn mode(&self) -> Mode {
        if self.page.is_some() {
            Mode::Page
        } else if self.looking.is_some() {
            Mode::Board
        } else if self.view.resign_asked {
            Mode::ResignAsked
        } else if self.view.promotion.is_some() {
            Mode::Promotion
        } else if self.view.may.has(duiyi::table::May::ANSWER_DRAW) {
            Mode::Offered
        } else {
            Mode::Board
        }
    }

    // ---- the pointer ----

    fn mouse(&mut self, mouse: MouseEvent) {
        let square = self.geometry.and_then(|board| board.at(mouse.column, mouse.row));
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let place = Place::new(mouse.column, mouse.row);
                let zone = self.zones.iter().rev().find(|(area, _)| area.contains(place));
                match (zone.map(|&(_, command)| command), square) {
                    (Some(command), _) => self.obey(command),
                    (None, Some(square)) if self.page.is_none() => {
                        self.cursor = None;
                        self.press(square);
                    }
                    _ => {}
                }
            }
            MouseEventKind::Drag(MouseButton::Left) => self.play.table.drag(square),
            MouseEventKind::Up(MouseButton::Left) if self.view.dragged.is_some() => {
                let answer = self.play.table.drop(square);
                self.answered(answer);
            }
            MouseEventKind::Down(MouseButton::Right) => self.obey(Command::Cancel),
            MouseEventKind::ScrollUp if self.page.is_some() => self.obey(Command::Scroll(-3)),
            MouseEventKind::ScrollDown if self.page.is_some() => self.obey(Command::Scroll(3)),
            MouseEventKind::ScrollUp => self.obey(Command::LookBy(-1)),
            MouseEventKind::ScrollDown => self.obey(Command::LookBy(1)),
            _ => {}
        }
    }

    fn press(&mut self, square: Square) {
        self.status.clear();
        if self.looking.take().is_none() {
            let answer = self.play.table.press(square);
            self.answered(answer);
        }
    }

    /// Says what a touch came to, if there is something to say.
    fn answered(&mut self, answer: Answer) {
        let settings = self.shown();
        let (language, words) = (settings.language, settings.words());
        let game = self.play.table.game();
        match answer {
            Answer::Refused { from, to, why } => {
                let text = words.refusal(game.position(), from, Some(to), &why).to_string();
                self.status.refuse(text, why.squares.as_slice());
            }
            Answer::Selected { square, targets }
                if self.view.hand_free && (targets.quiet | targets.capture).is_empty() =>
            {
                let why = game.explain_piece(square);
                let text = words.refusal(game.position(), square, None, &why).to_string();
                self.status.refuse(text, why.squares.as_slice());
            }
            Answer::NotYours => self.status.say(labels::NOT_YOURS.of(language).to_owned(), true),
            Answer::OutOfMemory => self.status.say(labels::NOT_NOW.of(language).to_owned(), true),
            _ => {}
        }
    }

    // ---- commands ----

    pub fn obey(&mut self, command: Command) {
        self.status.clear();
        match command {
            Command::Help => self.page = Some(Page::Help { from: 0 }),
            Command::Menu => self.page = Some(Page::Settings { at: 0 }),
            Command::NewGame => {
                let wish = self.play.settings.wish.clone();
                self.page = Some(Page::NewGame { at: 0, wish });
            }
            Command::Quit => self.quits = true,
            Command::Flip => self.flipped = !self.flipped,
            Command::NextMen | Command::NextLanguage | Command::Targets | Command::Bell => {
                self.change_setting(command);
            }
            Command::Cancel => self.cancel(),
            Command::Promote(kind) => {
                let answer = self.play.table.promote(kind);
                self.answered(answer);
            }
            Command::Point(right, down) => self.point(right, down),
            Command::Touch => self.touch(),
            Command::LookAt(ply) => self.look_at(ply),
            Command::LookBy(plies) => self.look_by(plies),
            Command::Row(row, step) => self.choose(row, step),
            Command::Scroll(lines) => self.scroll(lines),
            Command::Done => self.done(),
            _ => self.at_table(command),
        }
    }

    /// What the table is asked for.
    fn at_table(&mut self, command: Command) {
        let table = &mut self.play.table;
        let done = match command {
            Command::Undo => table.undo_turn(),
            Command::Redo => table.redo_turn(),
            Command::Hint => table.hint(),
            Command::OfferDraw => table.offer_draw(),
            Command::Resign => table.ask_resign(),
            Command::Yes => table.resign(),
            Command::Accept => table.accept_draw(),
            Command::Decline => table.decline_draw(),
            Command::Claim => self.claim(),
            _ => {
                table.cancel();
                Ok(())
            }
        };
        if command != Command::Resign {
            self.looking = None;
        }
        if let Err(error) = done {
            let label = match error {
                TableError::NoHints => labels::NO_HINTS,
                TableError::NotYours => labels::NOT_YOURS,
                _ => labels::NOT_NOW,
            };
            self.status.say(label.of(self.shown().language).to_owned(), true);
        } else {
            self.page = None;
        }
    }

    fn claim(&mut self) -> Result<(), TableError> {
        let claim = self.status.claim.unwrap_or(Claim::Repetition);
        let game = self.play.table.game_mut();
        game.claim_draw(claim, None).map_err(|_| TableError::NotYours)
    }

    fn change_setting(&mut self, command: Command) {
        let variant = self.play.table.game().variant();
        let settings = &mut self.play.settings;
        match command {
            Command::NextMen => {
                let (known, now) = (men_of(variant), settings.men(variant));
                let place = known.iter().position(|&men| men == now).unwrap_or(0);
                *settings.men_mut(variant) = known[(place + 1) % known.len()];
            }
            Command::NextLanguage => settings.language = settings.language.next(),
            Command::Targets => settings.targets = !settings.targets,
            _ => settings.bell = !settings.bell,
        }
        self.play.keep_settings();
    }

    /// Lets go of what is nearest: the page, the past, what the hand holds.
    fn cancel(&mut self) {
        if self.page.take().is_none() && self.looking.take().is_none() {
            self.cursor = None;
            self.play.table.cancel();
        }
    }

    fn point(&mut self, right: i16, down: i16) {
        let Some(board) = self.geometry else { return };
        let from = self.pointed();
        // The first key shows where the cursor is.
        let shown = self.cursor.is_some();
        self.cursor = Some(if shown { board.step(from, right, down) } else { from });
    }

    fn touch(&mut self) {
        let square = self.pointed();
        self.cursor = Some(square);
        if self.looking.take().is_none() {
            let answer = self.play.table.click(square);
            self.answered(answer);
        }
    }

    fn look_at(&mut self, ply: usize) {
        let game = self.play.table.game();
        let last = game.ply() + game.redo_plies();
        self.looking = Some(ply.min(last)).filter(|&ply| ply != game.ply());
    }

    fn look_by(&mut self, plies: i32) {
        let now = self.looking.unwrap_or(self.play.table.game().ply());
        let wanted = i64::try_from(now).unwrap_or(0) + i64::from(plies);
        self.look_at(usize::try_from(wanted).unwrap_or(0));
    }

    // ---- pages ----

    fn scroll(&mut self, lines: i32) {
        let last = match &self.page {
            Some(Page::Help { .. }) => help(self, 74).len().saturating_sub(15),
            Some(page) => page.fields(self.theme).len() - 1,
            None => return,
        };
        let to = |from: usize| {
            let to = i64::try_from(from).unwrap_or(0) + i64::from(lines);
            usize::try_from(to).unwrap_or(0).min(last)
        };
        match &mut self.page {
            Some(Page::Help { from }) => *from = to(*from),
            Some(page) => {
                if let Some(at) = page.at() {
                    *at = to(*at);
                }
            }
            None => {}
        }
    }

    /// Another choice in a line: that of the number, or the one where one is.
    fn choose(&mut self, row: usize, step: isize) {
        let Some(mut page) = self.page.take() else { return };
        let fields = page.fields(self.theme);
        if let Some(at) = page.at() {
            if row < fields.len() {
                *at = row;
            }
            let field = fields[(*at).min(fields.len() - 1)];
            let settings = &mut self.play.settings;
            let mut kept = settings.wish.clone();
            let wish = match &mut page {
                Page::NewGame { wish, .. } => wish,
                _ => &mut kept,
            };
            let choices = field.choices(settings, wish);
            let count = choices.texts.len();
            let place = (choices.chosen + count).wrapping_add_signed(step) % count;
            field.choose(settings, wish, place);
            if matches!(page, Page::Settings { .. }) {
                self.play.keep_settings();
            }
        }
        self.page = Some(page);
    }

    fn done(&mut self) {
        if let Some(Page::NewGame { wish, .. }) = self.page.take() {
            match self.play.begin(wish) {
                Ok(()) => self.begin(),
                Err(error) => self.status.say(error.to_string(), true),
            }
        }
    }
}
