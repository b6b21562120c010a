//! What stands beside the board: the players with their clocks and the men they took, and the moves.

use duiyi::game::{Game, Material};
use duiyi::rules::{Kind, Piece, Position, Side};
use duiyi::table::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::app::App;
use crate::choices::level_name;
use crate::command::Command;
use crate::labels;
use crate::scene::{put, sign};
use crate::screen::Zones;
use crate::text::{ahead, clock, fit, pad, width};
use crate::theme;

/// What is most worth first.
const BY_WORTH: [Kind; 11] = [
    Kind::Queen,
    Kind::Rook,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Horse,
    Kind::Bishop,
    Kind::Knight,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Pawn,
    Kind::Soldier,
];

pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, zones: &mut Zones) {
    let below = if app.flipped { Side::Black } else { Side::White };
    draw_player(app, buffer, Rect { height: 2, ..area }, below.other());
    let foot = Rect { y: area.bottom() - 2, height: 2, ..area };
    draw_player(app, buffer, foot, below);
    let moves = Rect { y: area.y + 3, height: area.height.saturating_sub(6), ..area };
    draw_moves(app, buffer, moves, zones);
}

/// Name, clock; the men taken from the other side, and by how much that is more.
fn draw_player(app: &App, buffer: &mut Buffer, area: Rect, side: Side) {
    let game = app.play.table.game();
    let turn = app.view.turn == side && !app.view.verdict.is_over();
    let style = if turn { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let pointer = if turn { app.theme.sign("▸ ", "> ") } else { "  " };
    let time = game.clock().map_or(String::new(), |all| {
        let shown = all.sides[side.index()];
        clock(shown.left_ms, shown.byoyomi.then_some(shown.periods_left))
    });
    let room = usize::from(area.width) - width(&time) - 1;
    put(buffer, area.x, area.y, &fit(&format!("{pointer}{}", name(app, side)), room), style);
    let hurry = game.clock().is_some_and(|all| all.sides[side.index()].left_ms < 10_000);
    let style = if hurry { app.theme.alarm() } else { style };
    put(buffer, area.right() - width(&time) as u16, area.y, &time, style);
    let ply = app.looking.unwrap_or(game.ply());
    if let Some(material) = game.material_at(ply) {
        let style = Style::new().add_modifier(Modifier::DIM);
        let text = fit(&taken(app, game, &material, side), room);
        put(buffer, area.x + 2, area.y + 1, &text, style);
    }
    if app.view.thinking == Some(side) || (app.view.hinting && turn) {
        draw_progress(app, buffer, area);
    }
}

/// A side, and who plays it.
fn name(app: &App, side: Side) -> String {
    let (settings, table) = (app.shown(), &app.play.table);
    let words = settings.words();
    let name = words.side(table.game().variant(), side);
    match table.seat(side) {
        Seat::Opponent { level, .. } => {
            format!("{name}{}{}", app.theme.sign(" · ", ", "), level_name(words, level))
        }
        Seat::Person if app.play.against().is_some() => {
            let you = labels::YOU.of(settings.language);
            format!("{name}{}{you}", app.theme.sign(" · ", ", "))
        }
        Seat::Person => name.to_string(),
    }
}

/// The men that a side has taken, `♛ ♜2 ♟3 +4`.
fn taken(app: &App, game: &Game, material: &Material, side: Side) -> String {
    let settings = app.shown();
    let from = side.other();
    let mut text = String::new();
    for kind in BY_WORTH {
        let count = material.captured[from.index()][usize::from(kind.number())];
        let men = settings.men(game.variant());
        let man = sign(Piece::new(from, kind), men, settings.words(), app.theme);
        match count {
            0 => {}
            1 => text += &format!("{man} "),
            _ => text += &format!("{man}{count} "),
        }
    }
    let more = if side == Side::White { material.balance } else { -material.balance };
    if more > 0 { text + &ahead(more) } else { text }
}

/// How much of the search is done: a line that grows, at the right of the second row.
fn draw_progress(app: &App, buffer: &mut Buffer, area: Rect) {
    const COLUMNS: u32 = 10;
    let done = app.view.permille * COLUMNS / 1_000;
    let (full, empty) = (app.theme.sign("━", "="), app.theme.sign("─", "-"));
    let x = area.right() - COLUMNS as u16;
    for column in 0..COLUMNS {
        let (text, style) = match column < done {
            true => (full, app.theme.ink(theme::ACCENT)),
            false => (empty, Style::new().add_modifier(Modifier::DIM)),
        };
        put(buffer, x + column as u16, area.y + 1, text, style);
    }
}

/// The moves, two in a row, with the one that is shown in the middle if there are many. A click on
/// one looks at the game as it was after it.
fn draw_moves(app: &App, buffer: &mut Buffer, area: Rect, zones: &mut Zones) {
    let settings = app.shown();
    let game = app.play.table.game();
    let notation = settings.notation(game.variant());
    let black_began = usize::from(game.start().position.side_to_move() == Side::Black);
    let last = game.ply() + game.redo_plies();
    let shown = app.looking.unwrap_or(game.ply());
    let rows = (last + black_began).div_ceil(2);
    let height = usize::from(area.height);
    let at = (shown.max(1) + black_began - 1) / 2;
    let first = at.saturating_sub(height / 2).min(rows.saturating_sub(height));
    let column = (usize::from(area.width) - 5) / 2;
    for (y, row) in (first..rows.min(first + height)).enumerate() {
        let y = area.y + y as u16;
        let number = usize::from(game.start().full_move) + row;
        put(buffer, area.x, y, &format!("{number:>3}."), Style::new().add_modifier(Modifier::DIM));
        for half in 0..2 {
            let Some(ply) = (2 * row + half + 1).checked_sub(black_began) else { continue };
            if ply == 0 || ply > last {
                continue;
            }
            let text = game.history_text(ply, notation);
            let text = text.map_or(String::new(), |text| text.as_str().to_owned());
            let style = match ply {
                _ if ply == shown => Style::new().add_modifier(Modifier::REVERSED),
                _ if ply > game.ply() => Style::new().add_modifier(Modifier::DIM),
                _ => Style::new(),
            };
            let x = area.x + 5 + (half * column) as u16;
            let text = fit(&text, column - 1);
            put(buffer, x, y, &text, style);
            zones.push((Rect::new(x, y, column as u16 - 1, 1), Command::LookAt(ply)));
        }
    }
    if last == 0 {
        let hint = pad("", usize::from(area.width));
        put(buffer, area.x, area.y, &hint, Style::new());
    }
}
