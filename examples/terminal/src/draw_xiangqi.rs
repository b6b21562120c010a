//! The board of xiangqi: lines and crossings, river, palaces, and the marks of guns and soldiers.

use duiyi::rules::{Piece, Side, Square, Variant};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use crate::draw_chess::corner;
use crate::scene::{RING, Scene, put, sign};
use crate::settings::Men;
use crate::theme::{self, Rgb};

pub fn draw(scene: &Scene<'_>, buffer: &mut Buffer) {
    paint_wood(scene, buffer);
    draw_lines(scene, buffer);
    draw_palaces(scene, buffer);
    draw_river(scene, buffer);
    for square in scene.squares() {
        draw_point(scene, buffer, square);
    }
    if scene.coordinates {
        draw_files(scene, buffer);
    }
}

/// Ink on the board.
fn on_wood(scene: &Scene<'_>, ink: Rgb) -> Style {
    scene.theme.on(ink, theme::WOOD)
}

fn line_style(scene: &Scene<'_>) -> Style {
    let style = on_wood(scene, theme::LINE);
    if scene.theme.coloured() { style } else { style.add_modifier(Modifier::DIM) }
}

/// Columns and rows from the first crossing to the last.
fn extent(scene: &Scene<'_>) -> (u16, u16) {
    (8 * scene.geometry.step_x, 9 * scene.geometry.step_y)
}

fn paint_wood(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let (width, height) = extent(scene);
    for y in board.top..=board.top + height {
        for x in board.left - 2..=board.left + width + 3 {
            put(buffer, x, y, " ", on_wood(scene, theme::LINE));
        }
    }
}

fn draw_lines(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let (width, height) = extent(scene);
    let river = 4 * board.step_y..5 * board.step_y;
    for y in 0..=height {
        for x in 0..=width {
            let (on_file, on_rank) = (x % board.step_x == 0, y % board.step_y == 0);
            let edge = x == 0 || x == width;
            let (text, ascii) = match (on_file, on_rank) {
                (true, true) => {
                    // Along the river the inner lines end.
                    let (top, bottom) = match edge {
                        true => (y == 0, y == height),
                        false => (y == 0 || y == river.end, y == height || y == river.start),
                    };
                    (corner(x == 0, x == width, top, bottom), "+")
                }
                (true, false) if edge || !river.contains(&y) => ("│", "|"),
                (false, true) => ("─", "-"),
                _ => continue,
            };
            let text = scene.theme.sign(text, ascii);
            put(buffer, board.left + x, board.top + y, text, line_style(scene));
        }
    }
}

/// The diagonals of the palaces, between the d, e and f files of the first and last ranks.
fn draw_palaces(scene: &Scene<'_>, buffer: &mut Buffer) {
    let board = scene.geometry;
    let line = |left: u16, top: u16, falls: bool, near: bool, buffer: &mut Buffer| {
        for down in 1..board.step_y {
            // Rounded so that both lines are as far from the middle file.
            let whole = down * board.step_x;
            let along = if near { whole.div_ceil(board.step_y) } else { whole / board.step_y };
            let x = if falls { left + along } else { left + board.step_x - along };
            let (text, ascii) = if falls { ("╲", "\\") } else { ("╱", "/") };
            put(buffer, x, top + down, scene.theme.sign(text, ascii), line_style(scene));
        }
    };
    for row in [0, 1, 7, 8] {
        let upper = row == 0 || row == 7;
        let top = board.top + row * board.step_y;
        for column in [3, 4] {
            let left = board.left + column * board.step_x;
            line(left, top, upper == (column == 3), upper, buffer);
        }
    }
}

/// What is written on the river; ASCII has no such words.
fn draw_river(scene: &Scene<'_>, buffer: &mut Buffer) {
    if scene.theme.ascii {
        return;
    }
    let board = scene.geometry;
    let y = board.top + 4 * board.step_y + board.step_y / 2;
    let words = match scene.men {
        Men::Simplified => ["楚", "河", "汉", "界"],
        _ => ["楚", "河", "漢", "界"],
    };
    for (word, file) in words.into_iter().zip([1, 2, 5, 6]) {
        let x = board.left + file * board.step_x + board.step_x / 2 + 1;
        put(buffer, x, y, word, line_style(scene));
    }
}

/// Do cannons or soldiers begin there?
fn is_marked(square: Square) -> bool {
    let (file, rank) = (Variant::Xiangqi.file(square), Variant::Xiangqi.rank(square));
    match rank {
        2 | 7 => file == 1 || file == 7,
        3 | 6 => file % 2 == 0,
        _ => false,
    }
}

fn draw_point(scene: &Scene<'_>, buffer: &mut Buffer, square: Square) {
    match scene.man(square) {
        Some(man) => draw_man(scene, buffer, square, man),
        None => draw_empty(scene, buffer, square),
    }
}

fn draw_empty(scene: &Scene<'_>, buffer: &mut Buffer, square: Square) {
    let (x, y) = scene.geometry.centre(square);
    let mark = scene.mark(square);
    let ground = mark.map_or(theme::WOOD, |mark| mark.colour());
    let target = (scene.marks.quiet | scene.marks.capture).contains(square);
    let style = match target {
        true => scene.theme.on(theme::TARGET_ON_WOOD, ground).add_modifier(Modifier::BOLD),
        false => scene.theme.on(theme::LINE, ground),
    };
    let style = scene.with_cursor(square, style);
    if target {
        // In brackets, since a dot alone is lost among lines.
        put(buffer, x, y, scene.theme.sign("●", "o"), style);
    } else if is_marked(square) && mark.is_none() {
        let file = scene.geometry.place(square).0;
        let text = match file {
            0 => "┣",
            8 => "┫",
            _ => "╋",
        };
        put(buffer, x, y, scene.theme.sign(text, "*"), style);
    } else if scene.marks.cursor == Some(square) {
        put(buffer, x, y, scene.theme.sign("┼", "+"), style);
    }
    if let Some(mark) = mark {
        let [left, right] = if scene.theme.coloured() { [" ", " "] } else { mark.brackets() };
        put(buffer, x - 1, y, left, style);
        put(buffer, x + 1, y, right, style);
        if !target {
            put(buffer, x, y, " ", style);
        }
    }
}

/// A disc of three or four columns with the man's sign.
fn draw_man(scene: &Scene<'_>, buffer: &mut Buffer, square: Square, man: Piece) {
    let (x, y) = scene.middle(square);
    let text = sign(man, scene.men, scene.words, scene.theme);
    let (coloured, mark) = (scene.theme.coloured(), scene.mark(square));
    let disc = mark.map_or(theme::DISC, |mark| mark.colour());
    let ink = if man.side == Side::RED { theme::RED_MAN } else { theme::DARK_MAN };
    let style = scene.with_cursor(square, scene.theme.on(ink, disc).add_modifier(Modifier::BOLD));
    put(buffer, x, y, &text, style);
    let after = x + text.width() as u16;
    let (sides, style) = if scene.marks.capture.contains(square) {
        let style = scene.theme.on(theme::TARGET_ON_WOOD, theme::WOOD);
        (RING, style.add_modifier(Modifier::BOLD))
    } else if let Some(mark) = mark.filter(|_| !coloured) {
        (mark.brackets(), style)
    } else if coloured && !scene.theme.ascii {
        // Half a column each: round.
        (["▐", "▌"], scene.theme.on(disc, theme::WOOD))
    } else {
        ([" ", " "], style)
    };
    put(buffer, x - 1, y, sides[0], style);
    put(buffer, after, y, sides[1], style);
}

/// The numbers of the files, as each side counts them from its right: in Chinese for red.
fn draw_files(scene: &Scene<'_>, buffer: &mut Buffer) {
    const CHINESE: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let board = scene.geometry;
    let (above, below) = (board.top - 1, board.top + extent(scene).1 + 1);
    let style = Style::new().add_modifier(Modifier::DIM);
    let red = if scene.men == Men::Letters { DIGITS } else { CHINESE };
    for file in 0..9u8 {
        let Some(square) = board.variant.square(file, 0) else { continue };
        let x = board.centre(square).0;
        let (from_right, from_left) = (usize::from(8 - file), usize::from(file));
        let (red_y, black_y) = if board.flipped { (above, below) } else { (below, above) };
        put(buffer, x, red_y, red[from_right], style);
        put(buffer, x, black_y, DIGITS[from_left], style);
    }
}
