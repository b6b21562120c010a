//! What a user may ask for, and by which key.

use duiyi::rules::Kind;
use duiyi::table::May;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::labels::{self, Label};

/// What a user asks for, by a key or a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    NewGame,
    Menu,
    Quit,
    Undo,
    Redo,
    Hint,
    Flip,
    OfferDraw,
    Resign,
    /// Resigning is confirmed.
    Yes,
    No,
    Accept,
    Decline,
    Claim,
    NextMen,
    NextLanguage,
    Targets,
    Bell,
    /// Lets go of everything.
    Cancel,
    Promote(Kind),
    /// The keyboard's cursor goes so many columns and rows.
    Point(i16, i16),
    /// What the cursor is on is clicked.
    Touch,
    /// Looks at the game as it was after that ply.
    LookAt(usize),
    /// The same, so many plies from where one looks.
    LookBy(i32),
    /// A line of the page that is open: goes there, and on to another choice.
    Row(usize, isize),
    /// Lines up or down in the page that is open.
    Scroll(i32),
    /// What the page is for is done.
    Done,
}

/// The keys that stand at the foot of the screen: what they do, and when.
pub const FOOT: [(&str, Label, Command, May); 10] = [
    ("F1", labels::HELP, Command::Help, May::NOTHING),
    ("N", labels::NEW_GAME, Command::NewGame, May::NOTHING),
    ("U", labels::UNDO, Command::Undo, May::UNDO),
    ("R", labels::REDO, Command::Redo, May::REDO),
    ("H", labels::HINT, Command::Hint, May::HINT),
    ("F", labels::FLIP, Command::Flip, May::NOTHING),
    ("D", labels::OFFER_DRAW, Command::OfferDraw, May::OFFER_DRAW),
    ("X", labels::RESIGN, Command::Resign, May::RESIGN),
    ("M", labels::MENU, Command::Menu, May::NOTHING),
    ("Q", labels::QUIT, Command::Quit, May::NOTHING),
];

/// The keys as the help tells of them.
pub const HELP_KEYS: [(&str, Label); 19] = [
    ("Arrows", labels::HELP_POINT),
    ("Enter", labels::HELP_TOUCH),
    ("Esc", labels::HELP_CANCEL),
    ("U Z", labels::HELP_UNDO),
    ("R Y", labels::HELP_REDO),
    ("H", labels::HELP_HINT),
    ("F", labels::HELP_FLIP),
    ("D", labels::HELP_OFFER),
    ("A D", labels::HELP_ANSWER),
    ("C", labels::HELP_CLAIM),
    ("X", labels::HELP_RESIGN),
    ("N", labels::HELP_NEW),
    ("PgUp PgDn", labels::HELP_LOOK),
    ("S", labels::HELP_MEN),
    ("L", labels::HELP_LANGUAGE),
    ("T", labels::HELP_TARGETS),
    ("B", labels::HELP_BELL),
    ("M", labels::HELP_MENU),
    ("Q", labels::HELP_QUIT),
];

/// What the keys are for at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Board,
    /// A draw is offered to a person.
    Offered,
    ResignAsked,
    Promotion,
    Page,
}

/// What a key asks for.
pub fn of_key(key: KeyEvent, mode: Mode) -> Option<Command> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        let quits = matches!(key.code, KeyCode::Char('c' | 'q'));
        return quits.then_some(Command::Quit);
    }
    let code = match key.code {
        KeyCode::Char(c) => KeyCode::Char(c.to_ascii_lowercase()),
        other => other,
    };
    let special = match mode {
        Mode::Page => return of_page_key(code),
        Mode::Board => None,
        Mode::Offered => of_answer(code, 'a', 'd', [Command::Accept, Command::Decline]),
        Mode::ResignAsked => of_answer(code, 'y', 'n', [Command::Yes, Command::No]),
        Mode::Promotion => of_promotion_key(code),
    };
    special.or_else(|| of_board_key(code))
}

fn of_answer(code: KeyCode, yes: char, no: char, commands: [Command; 2]) -> Option<Command> {
    match code {
        KeyCode::Char(c) if c == yes => Some(commands[0]),
        KeyCode::Char(c) if c == no => Some(commands[1]),
        _ => None,
    }
}

fn of_promotion_key(code: KeyCode) -> Option<Command> {
    Some(Command::Promote(match code {
        KeyCode::Char('q' | '1') | KeyCode::Enter => Kind::Queen,
        KeyCode::Char('r' | '2') => Kind::Rook,
        KeyCode::Char('b' | '3') => Kind::Bishop,
        KeyCode::Char('n' | '4') => Kind::Knight,
        _ => return None,
    }))
}

fn of_board_key(code: KeyCode) -> Option<Command> {
    let letter = match code {
        KeyCode::Char(c) => c.to_ascii_uppercase().to_string(),
        KeyCode::F(1) => "F1".to_owned(),
        _ => String::new(),
    };
    if let Some((_, _, command, _)) = FOOT.iter().find(|(key, ..)| *key == letter) {
        return Some(*command);
    }
    Some(match code {
        KeyCode::Char('?') => Command::Help,
        KeyCode::Char('z') => Command::Undo,
        KeyCode::Char('y') => Command::Redo,
        KeyCode::Char('c') => Command::Claim,
        KeyCode::Char('s') => Command::NextMen,
        KeyCode::Char('l') => Command::NextLanguage,
        KeyCode::Char('t') => Command::Targets,
        KeyCode::Char('b') => Command::Bell,
        KeyCode::Esc => Command::Cancel,
        KeyCode::Left => Command::Point(-1, 0),
        KeyCode::Right => Command::Point(1, 0),
        KeyCode::Up => Command::Point(0, -1),
        KeyCode::Down => Command::Point(0, 1),
        KeyCode::Enter | KeyCode::Char(' ') => Command::Touch,
        KeyCode::PageUp | KeyCode::Char('[') => Command::LookBy(-1),
        KeyCode::PageDown | KeyCode::Char(']') => Command::LookBy(1),
        KeyCode::Home => Command::LookBy(i32::MIN),
        KeyCode::End => Command::LookBy(i32::MAX),
        _ => return None,
    })
}

fn of_page_key(code: KeyCode) -> Option<Command> {
    Some(match code {
        KeyCode::Esc | KeyCode::F(1) | KeyCode::Char('q' | '?') => Command::Cancel,
        KeyCode::Enter => Command::Done,
        KeyCode::Up => Command::Scroll(-1),
        KeyCode::Down => Command::Scroll(1),
        KeyCode::PageUp => Command::Scroll(-10),
        KeyCode::PageDown | KeyCode::Char(' ') => Command::Scroll(10),
        KeyCode::Left => Command::Row(usize::MAX, -1),
        KeyCode::Right => Command::Row(usize::MAX, 1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, mode: Mode) -> Option<Command> {
        of_key(KeyEvent::new(code, KeyModifiers::NONE), mode)
    }

    #[test]
    fn a_key_means_what_the_moment_asks() {
        let d = KeyCode::Char('D');
        assert_eq!(key(d, Mode::Board), Some(Command::OfferDraw));
        assert_eq!(key(d, Mode::Offered), Some(Command::Decline));
        let n = KeyCode::Char('n');
        assert_eq!(key(n, Mode::Board), Some(Command::NewGame));
        assert_eq!(key(n, Mode::ResignAsked), Some(Command::No));
        assert_eq!(key(n, Mode::Promotion), Some(Command::Promote(Kind::Knight)));
        assert_eq!(key(n, Mode::Page), None);
        assert_eq!(key(KeyCode::F(1), Mode::Board), Some(Command::Help));
    }

    #[test]
    fn each_key_at_the_foot_does_what_stands_there() {
        for (name, _, command, _) in FOOT.iter().skip(1) {
            let letter = name.chars().next().unwrap().to_ascii_lowercase();
            assert_eq!(key(KeyCode::Char(letter), Mode::Board), Some(*command));
        }
    }
}
