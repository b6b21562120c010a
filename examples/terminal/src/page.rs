//! Pages over the board: help with the legend, settings, the next game; and the small panel that asks
//! what a pawn becomes.

use duiyi::rules::{Kind, Piece, Side};
use duiyi::words::Language;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use crate::app::App;
use crate::choices::{self, Field, men_name};
use crate::command::{Command, HELP_KEYS};
use crate::labels::{self, Label};
use crate::scene::{put, sign};
use crate::screen::Zones;
use crate::settings::{Wish, You};
use crate::text::{pad, width, wrap};
use crate::theme::{self, Theme};

/// A page that is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// The help, from which line on.
    Help {
        from: usize,
    },
    Settings {
        at: usize,
    },
    NewGame {
        at: usize,
        wish: Wish,
    },
}

impl Page {
    /// Its lines to choose from.
    pub fn fields(&self, theme: Theme) -> Vec<Field> {
        match self {
            Page::Help { .. } => Vec::new(),
            Page::Settings { .. } => choices::of_settings(theme.ascii),
            Page::NewGame { wish, .. } => choices::of_game(wish),
        }
    }

    /// The line that is chosen from, if there are any.
    pub fn at(&mut self) -> Option<&mut usize> {
        match self {
            Page::Help { .. } => None,
            Page::Settings { at } | Page::NewGame { at, .. } => Some(at),
        }
    }
}

pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, page: &Page, zones: &mut Zones) {
    let language = app.shown().language;
    Clear.render(area, buffer);
    zones.clear(); // what is below cannot be clicked
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let area = Rect { width: area.width.min(100), height: area.height.min(40), ..area };
    match page {
        Page::Help { from } => draw_help(app, buffer, area, *from),
        Page::Settings { at } => {
            let inner = frame(app.theme, buffer, area, labels::SETTINGS_TITLE.of(language));
            draw_fields(app, buffer, inner, page, &app.play.settings.wish, *at, zones);
        }
        Page::NewGame { at, wish } => {
            let inner = frame(app.theme, buffer, area, labels::NEW_GAME_TITLE.of(language));
            let used = draw_fields(app, buffer, inner, page, wish, *at, zones);
            let below = Rect { y: inner.y + used, height: inner.height - used, ..inner };
            draw_about(app, buffer, below, wish);
        }
    }
}

/// The keys of a page, for the foot of the screen.
pub fn keys(page: &Page) -> Vec<(&'static str, Label, Command)> {
    let close = ("Esc", labels::CLOSE, Command::Cancel);
    let step = [
        ("Up Down", labels::CHOOSE, Command::Scroll(1)),
        ("Left Right", labels::CHANGE, Command::Row(usize::MAX, 1)),
    ];
    match page {
        Page::Help { .. } => vec![("Up Down", labels::SCROLL, Command::Scroll(1)), close],
        Page::Settings { .. } => [step.as_slice(), &[close]].concat(),
        Page::NewGame { .. } => {
            [&[("Enter", labels::START, Command::Done)], step.as_slice(), &[close]].concat()
        }
    }
}

/// An empty frame with a title; gives what is inside.
fn frame(theme: Theme, buffer: &mut Buffer, area: Rect, title: &str) -> Rect {
    Clear.render(area, buffer); // a panel over the board
    let block = Block::bordered().title(format!(" {title} "));
    let block = match theme.ascii {
        true => block.border_set(ratatui::symbols::border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        }),
        false => block.border_type(BorderType::Rounded),
    };
    let inner = block.inner(area);
    block.render(area, buffer);
    Rect { x: inner.x + 1, width: inner.width - 2, ..inner }
}

fn draw_fields(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    page: &Page,
    wish: &Wish,
    at: usize,
    zones: &mut Zones,
) -> u16 {
    let settings = app.shown();
    let fields = page.fields(app.theme);
    let titles = fields.iter().map(|field| width(field.title().of(settings.language)));
    let column = titles.max().unwrap_or(0) + 3;
    for (row, field) in fields.iter().enumerate() {
        let y = area.y + 1 + row as u16;
        let choices = field.choices(&settings, wish);
        let chosen = format!("< {} >", choices.texts[choices.chosen]);
        let line = format!("{}{chosen}", pad(field.title().of(settings.language), column));
        let style = match row == at {
            true => Style::new().add_modifier(Modifier::REVERSED),
            false => Style::new(),
        };
        put(buffer, area.x, y, &pad(&line, usize::from(area.width)), style);
        zones.push((Rect::new(area.x, y, area.width, 1), Command::Row(row, 1)));
        let less = Rect::new(area.x + column as u16, y, 2, 1);
        zones.push((less, Command::Row(row, -1)));
    }
    fields.len() as u16 + 2
}

/// What the rules of the wish amount to, and how games of its kind have ended so far.
fn draw_about(app: &App, buffer: &mut Buffer, area: Rect, wish: &Wish) {
    let settings = app.shown();
    let (language, words) = (settings.language, settings.words());
    let about = words.about_rules(wish.rules).map_or("", |text| text.as_str());
    let mut lines = wrap(about, usize::from(area.width));
    if matches!(wish.you, You::First | You::Second) {
        let tally = app.play.tally(wish.variant, wish.level);
        let mut counts = labels::TALLY.of(language).to_owned();
        for count in [tally.wins, tally.losses, tally.draws] {
            counts = counts.replacen("{}", &count.to_string(), 1);
        }
        lines.extend([String::new(), labels::SO_FAR.with(language, &counts)]);
    }
    for (y, line) in (area.y..area.bottom()).zip(&lines) {
        put(buffer, area.x, y, line, Style::new().add_modifier(Modifier::DIM));
    }
}

/// Keys, and how each piece moves.
fn draw_help(app: &App, buffer: &mut Buffer, area: Rect, from: usize) {
    let language = app.shown().language;
    let inner = frame(app.theme, buffer, area, &capital(labels::HELP.of(language)));
    let lines = help(app, usize::from(inner.width));
    let last = lines.len().saturating_sub(usize::from(inner.height));
    for (y, (line, bold)) in (inner.y..inner.bottom()).zip(&lines[from.min(last)..]) {
        let style = match bold {
            true => Style::new().add_modifier(Modifier::BOLD),
            false => Style::new(),
        };
        put(buffer, inner.x, y, line, style);
    }
}

/// Lines of the help, and which are bold, for so many columns.
pub fn help(app: &App, columns: usize) -> Vec<(String, bool)> {
    let settings = app.shown();
    let (language, words) = (settings.language, settings.words());
    let mut lines = vec![(labels::KEYS.of(language).to_owned(), true)];
    lines.extend(keys_in_columns(language, columns).into_iter().map(|line| (line, false)));
    for label in [labels::POINT, labels::MOUSE] {
        lines.extend(wrap(label.of(language), columns).into_iter().map(|line| (line, false)));
    }
    let variant = app.play.table.game().variant();
    let men = settings.men(variant);
    let title = format!("{}: {}", labels::MEN.of(language), men_name(men).of(language));
    lines.extend([(String::new(), false), (title, true)]);
    for &kind in variant.kinds() {
        let signs = Side::ALL.map(|side| sign(Piece::new(side, kind), men, words, app.theme));
        let name = format!("{} {}  {}", signs[0], signs[1], capital(words.kind(kind).as_str()));
        lines.push((name, true));
        let moves = wrap(words.how_it_moves(kind).as_str(), columns - 6);
        lines.extend(moves.into_iter().map(|line| (format!("      {line}"), false)));
    }
    lines
}

/// Keys and what they do, two in a line.
fn keys_in_columns(language: Language, columns: usize) -> Vec<String> {
    let key = |(key, label): &(&str, Label)| format!("{}{}", pad(key, 10), label.of(language));
    let half = HELP_KEYS.len().div_ceil(2);
    let right = HELP_KEYS[half..].iter().map(key).chain([String::new()]);
    let left = HELP_KEYS[..half].iter().map(key);
    left.zip(right).map(|(left, right)| pad(&left, columns / 2) + &right).collect()
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

/// What may the pawn become?
pub fn draw_promotion(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    kinds: [Kind; 4],
    zones: &mut Zones,
) {
    let settings = app.shown();
    let words = settings.words();
    let title = labels::PROMOTE.of(settings.language);
    let columns = (width(title) as u16 + 6).max(26).min(area.width);
    let panel = Rect {
        x: area.x + (area.width - columns) / 2,
        y: area.y + (area.height - 6) / 2,
        width: columns,
        height: 6,
    };
    let inner = frame(app.theme, buffer, panel, title);
    let men = settings.men(app.play.table.game().variant());
    for (row, kind) in (0..).zip(kinds) {
        let man = sign(Piece::new(app.view.turn, kind), men, words, app.theme);
        let line = format!("{}  {}  {man} {}", row + 1, kind.letter(), words.kind(kind));
        let style = app.theme.ink(theme::ACCENT).add_modifier(Modifier::BOLD);
        put(buffer, inner.x, inner.y + row, &line, style);
        zones.push((Rect::new(inner.x, inner.y + row, inner.width, 1), Command::Promote(kind)));
    }
}
