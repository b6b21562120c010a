//! The board of chess: squares in colour, or lines where there is none.

use duiyi::rules::{Square, Variant};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use crate::scene::{Mark, RING, Scene, put, sign};
use crate::theme::{self, Rgb};

pub fn draw(scene: &Scene<'_>, buffer: &mut Buffer) {
    if scene.theme.coloured() {
        paint_ground(scene, buffer);
    } else {
        draw_lines(scene, buffer);
    }
    for square in scene.squares() {
        draw_square(scene, buffer, square);
    }
    if scene.coordinates {
        draw_coordinates(scene, buffer);
    }
}

/// Is it a light square? h1 is.
fn is_light(square: Square) -> bool {
    (Variant::Chess.file(square) + Variant::Chess.rank(square)) % 2 == 1
}

fn ground(scene: &Scene<'_>, square: Square) -> Rgb {
    match scene.mark(square) {
        Some(mark) => mark.colour(),
        None if is_light(square) => theme::LIGHT_SQUARE,
        None => theme::DARK_SQUARE,
    }
}

/// Paints in half rows: a square of an even height has its men in the middle row, and shares the
/// rows above and below with its neighbours.
fn paint_ground(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let offset = if board.step_y % 2 == 0 { 1 } else { 0 };
    let colour_at = |half_row: u16, column: u16| {
        let row = half_row.checked_sub(offset)? / (2 * board.step_y);
        board.square(column, row).map(|square| scene.theme.colour(ground(scene, square)))
    };
    for y in 0..8 * board.step_y + offset {
        for x in 0..8 * board.step_x {
            let column = x / board.step_x;
            let (above, below) = (colour_at(2 * y, column), colour_at(2 * y + 1, column));
            let (text, style) = match (above, below) {
                (Some(above), Some(below)) => ("▀", Style::new().fg(above).bg(below)),
                (Some(above), None) => ("▀", Style::new().fg(above)),
                (None, Some(below)) => ("▄", Style::new().fg(below)),
                (None, None) => continue,
            };
            let text = if above == below { " " } else { text };
            put(buffer, board.left + x, board.top + y, scene.theme.sign(text, " "), style);
        }
    }
}

/// The lines between squares, without colour.
fn draw_lines(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let (width, height) = (8 * board.step_x, 8 * board.step_y);
    for y in 0..=height {
        for x in 0..=width {
            let (on_column, on_row) = (x % board.step_x == 0, y % board.step_y == 0);
            let (text, ascii) = match (on_column, on_row) {
                (true, true) => (corner(x == 0, x == width, y == 0, y == height), "+"),
                (true, false) => ("│", "|"),
                (false, true) => ("─", "-"),
                (false, false) => continue,
            };
            let style = Style::new().add_modifier(Modifier::DIM);
            put(buffer, board.left + x, board.top + y, scene.theme.sign(text, ascii), style);
        }
    }
}

/// The sign where two lines meet.
pub fn corner(left: bool, right: bool, top: bool, bottom: bool) -> &'static str {
    match (left, right, top, bottom) {
        (true, _, true, _) => "┌",
        (_, true, true, _) => "┐",
        (true, _, _, true) => "└",
        (_, true, _, true) => "┘",
        (true, ..) => "├",
        (_, true, ..) => "┤",
        (_, _, true, _) => "┬",
        (.., true) => "┴",
        _ => "┼",
    }
}

fn draw_square(scene: &Scene<'_>, buffer: &mut Buffer, square: Square) {
    let (x, y) = scene.middle(square);
    let on_board = scene.theme.colour(ground(scene, square));
    let style = Style::new().bg(on_board);
    let man = scene.man(square);
    let takes = scene.marks.capture.contains(square);
    let around = around(scene, square, takes);
    if let Some([left, right]) = around {
        let ink = if takes { theme::TARGET } else { theme::BLACK_MAN };
        let style = scene.with_cursor(square, style.fg(scene.theme.colour(ink)));
        put(buffer, x - 1, y, left, style.add_modifier(Modifier::BOLD));
        put(buffer, x + 1, y, right, style.add_modifier(Modifier::BOLD));
    }
    let (text, ink) = match man {
        Some(man) => {
            let white = man.side == duiyi::rules::Side::White;
            let ink = if white { theme::WHITE_MAN } else { theme::BLACK_MAN };
            (sign(man, scene.men, scene.words, scene.theme), ink)
        }
        None if takes || scene.marks.quiet.contains(square) => {
            (scene.theme.sign("●", "o").to_owned(), theme::TARGET)
        }
        None if around.is_some() && !scene.theme.coloured() => {
            (empty(scene, square).to_owned(), theme::BLACK_MAN)
        }
        None => (" ".to_owned(), theme::BLACK_MAN),
    };
    let style = style.fg(scene.theme.colour(ink)).add_modifier(Modifier::BOLD);
    put(buffer, x, y, &text, scene.with_cursor(square, style));
}

/// What stands left and right of the middle.
fn around(scene: &Scene<'_>, square: Square, takes: bool) -> Option<[&'static str; 2]> {
    let plain = !scene.theme.coloured();
    match scene.mark(square) {
        _ if takes => Some(RING),
        Some(Mark::Last) if !plain => None,
        Some(mark) if plain => Some(mark.brackets()),
        _ if scene.marks.cursor == Some(square) => Some([" ", " "]),
        None if plain && !is_light(square) => Some([":", ":"]),
        _ => None,
    }
}

/// An empty square that has something around it.
fn empty(scene: &Scene<'_>, square: Square) -> &'static str {
    if scene.mark(square).is_none() && !is_light(square) && scene.marks.cursor != Some(square) {
        ":"
    } else {
        " "
    }
}

fn draw_coordinates(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let below = board.top + 8 * board.step_y + u16::from(board.step_y % 2 == 0);
    let style = Style::new().add_modifier(Modifier::DIM);
    for n in 0..8 {
        let along = board.square(n, 0).map(|square| board.variant.name(square).to_string());
        let down = board.square(0, n).map(|square| board.variant.name(square).to_string());
        let (Some(along), Some(down)) = (along, down) else { continue };
        let x = board.left + n * board.step_x + board.step_x / 2;
        let y = board.top + n * board.step_y + board.step_y / 2;
        put(buffer, x, below, &along[..1], style);
        put(buffer, board.left - 2, y, &down[1..], style);
    }
}
