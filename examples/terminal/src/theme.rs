//! Colours and characters: what the terminal can show, and what is shown in what.
#![allow(clippy::disallowed_methods, reason = "a terminal is described by the environment")]

use std::env;

use ratatui::style::{Color, Modifier, Style};

use crate::named::Named;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    None,
    Of256,
    Full,
}

impl Named for Depth {
    const NAMES: &'static [(&'static str, Depth)] =
        &[("never", Depth::None), ("256", Depth::Of256), ("full", Depth::Full)];
}

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    pub depth: Depth,
    /// Only ASCII: its locale is not UTF-8.
    pub ascii: bool,
}

/// A colour: red, green, blue.
pub type Rgb = (u8, u8, u8);

pub const LIGHT_SQUARE: Rgb = (139, 160, 178);
pub const DARK_SQUARE: Rgb = (88, 110, 131);
pub const WHITE_MAN: Rgb = (255, 255, 255);
pub const BLACK_MAN: Rgb = (10, 14, 20);
pub const WOOD: Rgb = (215, 175, 118);
pub const LINE: Rgb = (118, 82, 42);
pub const DISC: Rgb = (250, 240, 215);
pub const RED_MAN: Rgb = (186, 20, 20);
pub const DARK_MAN: Rgb = (16, 40, 36);
pub const SELECTED: Rgb = (226, 196, 68);
pub const LAST: Rgb = (112, 148, 98);
pub const CHECKED: Rgb = (206, 62, 52);
pub const HINTED: Rgb = (92, 146, 206);
pub const TARGET: Rgb = (16, 60, 34);
pub const TARGET_ON_WOOD: Rgb = (24, 104, 58);
pub const ACCENT: Rgb = (95, 155, 215);
pub const ALARM: Rgb = (222, 96, 78);

impl Theme {
    /// What the environment says of the terminal.
    pub fn of_environment() -> Theme {
        let variable = |name| env::var(name).unwrap_or_default();
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(variable);
        let locale = locale.iter().find(|value| !value.is_empty());
        let utf8 = locale.is_some_and(|name| {
            let name = name.to_lowercase();
            name.contains("utf-8") || name.contains("utf8")
        });
        let depth = depth_of(&variable("NO_COLOR"), &variable("COLORTERM"), &variable("TERM"));
        Theme { depth, ascii: !utf8 && !cfg!(windows) }
    }

    /// The locale's language, `zh_TW.UTF-8`.
    pub fn locale() -> String {
        let variable = |name| env::var(name).unwrap_or_default();
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable);
        locale.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
    }

    /// Are there colours at all?
    pub fn coloured(self) -> bool {
        self.depth != Depth::None
    }

    /// A colour as the terminal has it.
    pub fn colour(self, rgb: Rgb) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Of256 => Color::Indexed(nearest_of_256(rgb)),
            Depth::Full => Color::Rgb(rgb.0, rgb.1, rgb.2),
        }
    }

    /// Ink on a ground.
    pub fn on(self, ink: Rgb, ground: Rgb) -> Style {
        Style::new().fg(self.colour(ink)).bg(self.colour(ground))
    }

    /// Ink on the terminal's own ground.
    pub fn ink(self, ink: Rgb) -> Style {
        Style::new().fg(self.colour(ink))
    }

    /// What warns: in bold, since there may be no colour.
    pub fn alarm(self) -> Style {
        self.ink(ALARM).add_modifier(Modifier::BOLD)
    }

    /// One of two texts: the second where there is only ASCII.
    pub fn sign(self, text: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { text }
    }
}

fn depth_of(no_color: &str, colorterm: &str, term: &str) -> Depth {
    let named = |name: &str| term.contains(name);
    if !no_color.is_empty() || term == "dumb" || term.starts_with("vt") || named("mono") {
        Depth::None
    } else if colorterm == "truecolor" || colorterm == "24bit" || named("direct") {
        Depth::Full
    } else if named("256color") || named("kitty") || named("alacritty") || cfg!(windows) {
        Depth::Of256
    } else {
        // 8 or 16 colours of the user's own, on which a board would look like anything.
        Depth::None
    }
}

/// The nearest of the 6 x 6 x 6 colours and 24 greys that all terminals with 256 have.
fn nearest_of_256((red, green, blue): Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |(r, g, b): Rgb| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(r, red) + square(g, green) + square(b, blue)
    };
    let cube = (0..216u8).map(|n| {
        let part = |n: u8| STEPS[usize::from(n % 6)];
        (distance((part(n / 36), part(n / 6), part(n))), 16 + n)
    });
    let greys = (0..24u8).map(|n| (distance((8 + 10 * n, 8 + 10 * n, 8 + 10 * n)), 232 + n));
    cube.chain(greys).min().map_or(0, |(_, number)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_as_many_as_the_terminal_says() {
        assert_eq!(depth_of("", "truecolor", "xterm-256color"), Depth::Full);
        assert_eq!(depth_of("", "", "tmux-256color"), Depth::Of256);
        assert_eq!(depth_of("1", "truecolor", "xterm-256color"), Depth::None);
        assert_eq!(depth_of("", "", "linux"), Depth::None);
    }

    #[test]
    fn colours_of_256_are_near() {
        assert_eq!(nearest_of_256((255, 0, 0)), 196);
        assert_eq!(nearest_of_256((95, 135, 175)), 67);
        assert_eq!(nearest_of_256((128, 128, 128)), 244);
    }
}
