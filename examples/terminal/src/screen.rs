//! The whole screen: where what is, and what a click on it means.

use duiyi::rules::Variant;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::app::App;
use crate::command::{Command, FOOT};
use crate::geometry::Geometry;
use crate::labels::{self, Label};
use crate::scene::{Marks, Scene, put};
use crate::text::{fit, width, wrap};
use crate::{draw_chess, draw_xiangqi, page, panel};

/// What a click somewhere asks for; the last that fits counts.
pub type Zones = Vec<(Rect, Command)>;

/// The smallest screen: columns, rows.
const SMALLEST: (u16, u16) = (80, 24);

/// Draws everything; gives where the board is, and what can be clicked.
pub fn draw(app: &App, buffer: &mut Buffer) -> (Option<Geometry>, Zones) {
    let mut zones = Zones::new();
    let area = buffer.area;
    let said = if area.height > 27 { 3 } else { 2 };
    let above = Rect { height: area.height.saturating_sub(said + 1), ..area };
    let variant = app.play.table.game().variant();
    let lined = !app.theme.coloured();
    let fits = area.width >= SMALLEST.0 && area.height >= SMALLEST.1;
    let board = Geometry::fit(variant, app.flipped, lined, above).filter(|_| fits);
    let Some(board) = board else {
        let text = labels::TOO_SMALL.of(app.shown().language);
        put(buffer, area.x, area.y, &fit(text, usize::from(area.width)), Style::new());
        return (None, zones);
    };
    draw_board(app, buffer, board);
    let width = board.size().0;
    let side = Rect { x: above.x + width, width: (above.width - width).min(48), ..above };
    panel::draw(app, buffer, Rect { height: side.height.min(40), ..side }, &mut zones);
    let status = Rect { y: above.bottom(), height: said, ..area };
    if let Some(asked) = app.view.promotion.filter(|_| app.looking.is_none()) {
        let over = Rect { width, ..above };
        page::draw_promotion(app, buffer, over, asked.kinds, &mut zones);
    }
    if let Some(open) = &app.page {
        page::draw(app, buffer, above, open, &mut zones);
    }
    draw_status(app, buffer, status, &mut zones);
    draw_foot(app, buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, &mut zones);
    (Some(board), zones)
}

fn draw_board(app: &App, buffer: &mut Buffer, board: Geometry) {
    let settings = app.shown();
    let game = app.play.table.game();
    let past = app.looking.and_then(|ply| game.setup_at(ply));
    let position = past.map_or(*game.position(), |setup| setup.position);
    let scene = Scene {
        geometry: board,
        theme: app.theme,
        position: &position,
        marks: &marks(app),
        men: settings.men(board.variant),
        words: settings.words(),
        coordinates: settings.coordinates,
    };
    match board.variant {
        Variant::Xiangqi => draw_xiangqi::draw(&scene, buffer),
        Variant::Chess | Variant::Chess960 => draw_chess::draw(&scene, buffer),
    }
}

/// What is marked on the board: the view of the table, or the last move of a past position.
fn marks(app: &App) -> Marks {
    let view = &app.view;
    if let Some(ply) = app.looking {
        let last = app.play.table.game().history(ply);
        let last = last.map(|info| (info.played.from(), info.landed));
        return Marks { last, ..Marks::default() };
    }
    let shown = app.play.settings.targets && view.hand_free;
    let targets = if shown { view.targets } else { Default::default() };
    Marks {
        selected: view.selected,
        quiet: targets.quiet,
        capture: targets.capture,
        last: view.last_move,
        check: view.check,
        hint: view.hint.map(|hint| (hint.from(), hint.to())),
        culprits: app.status.culprits,
        cursor: app.cursor,
        dragged: view.dragged.map(|from| (from, view.over)),
        shake: app.shake(),
    }
}

/// What is said, and the keys that answer it.
fn draw_status(app: &App, buffer: &mut Buffer, area: Rect, zones: &mut Zones) {
    let settings = app.shown();
    let line = app.status.line(app.play.table.game(), &app.view, &settings, app.looking);
    let style = if line.alarm { app.theme.alarm() } else { Style::new() };
    let answers: usize = line
        .answers
        .iter()
        .map(|(key, label, _)| width(key) + width(label.of(settings.language)) + 4)
        .sum();
    let columns = usize::from(area.width) - 2;
    let mut lines = wrap(&line.text, columns);
    let rows = usize::from(area.height);
    if lines.len() > rows || (lines.len() == rows && width(&lines[rows - 1]) + answers > columns) {
        lines.truncate(rows);
        let last = lines.pop().unwrap_or_default();
        lines.push(fit(&format!("{last} ..."), columns.saturating_sub(answers + 1)));
    }
    for (y, text) in (area.y..).zip(&lines) {
        put(buffer, area.x + 1, y, text, style);
    }
    // After the text where there is room; else in the row below.
    let after = lines.last().map_or(0, |last| width(last));
    let (x, row) = match after + answers + 2 <= columns {
        true => (after + 2, lines.len().max(1) - 1),
        false => (0, lines.len()),
    };
    let (x, y) = (area.x + 1 + x as u16, area.y + row as u16);
    draw_keys(app, buffer, (x, y), 2, line.answers.iter().map(|&answer| (answer, true)), zones);
}

fn draw_foot(app: &App, buffer: &mut Buffer, area: Rect, zones: &mut Zones) {
    let at = (area.x + 1, area.y);
    if let Some(open) = &app.page {
        let keys = page::keys(open).into_iter().map(|key| (key, true));
        return draw_keys(app, buffer, at, 2, keys, zones);
    }
    let language = app.shown().language;
    let keys =
        FOOT.map(|(key, label, command, needs)| ((key, label, command), app.view.may.has(needs)));
    let used: usize =
        keys.iter().map(|((key, label, _), _)| width(key) + 1 + width(label.of(language))).sum();
    let spare = usize::from(area.width).saturating_sub(used + 6);
    let gap = (spare / keys.len()).clamp(1, 3);
    draw_keys(app, buffer, at, gap as u16, keys.into_iter(), zones);
}

/// Keys with what they do. What may not be done now is dim.
fn draw_keys(
    app: &App,
    buffer: &mut Buffer,
    (mut x, y): (u16, u16),
    gap: u16,
    keys: impl Iterator<Item = ((&'static str, Label, Command), bool)>,
    zones: &mut Zones,
) {
    let language = app.shown().language;
    for ((key, label, command), may) in keys {
        let mut text = label.of(language).to_owned();
        if let (Command::Hint, Some(left)) = (command, app.view.hints_left) {
            text += &format!(" {left}");
        }
        let (of_key, of_text) = match may {
            true => {
                (Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED), Style::new())
            }
            false => [Style::new().add_modifier(Modifier::DIM); 2].into(),
        };
        put(buffer, x, y, key, of_key);
        put(buffer, x + width(key) as u16 + 1, y, &text, of_text);
        let columns = (width(key) + 1 + width(&text)) as u16;
        zones.push((Rect::new(x, y, columns, 1), command));
        x += columns + gap;
    }
}
