//! Texts by the columns that they take: a Chinese character takes two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Columns that a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The lines of a text that has so many columns. It is broken at spaces, and before Chinese
/// characters; a word too long for a line, wherever it must be.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let (mut line, mut used) = (String::new(), 0);
        for word in words(paragraph) {
            let bare = word.trim_end().width();
            if used + bare > columns && used > 0 {
                lines.push(line.trim_end().to_owned());
                (line, used) = (String::new(), 0);
            }
            for c in word.chars() {
                let more = c.width().unwrap_or(0);
                if used + more > columns && c != ' ' {
                    lines.push(std::mem::take(&mut line));
                    used = 0;
                }
                line.push(c);
                used += more;
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// The parts between which a line may be broken: words with the space after them, and Chinese
/// characters one by one, with the punctuation that must not begin a line.
fn words(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let wide = |c: char| c.width() == Some(2);
        let breaks = (before == ' ' && c != ' ') || wide(c) || wide(before);
        if breaks && at > start && !"，。、；：！？）」』”".contains(c) {
            parts.push(&text[start..at]);
            start = at;
        }
        before = c;
    }
    parts.push(&text[start..]);
    parts
}

/// A text cut off where its columns end, with a sign that it goes on.
pub fn fit(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut fitting = String::new();
    for c in text.chars() {
        if fitting.width() + c.width().unwrap_or(0) + 2 > columns {
            break;
        }
        fitting.push(c);
    }
    fitting + ".."
}

/// A text with spaces after it, up to so many columns.
pub fn pad(text: &str, columns: usize) -> String {
    let text = fit(text, columns);
    let spaces = columns - text.width();
    text + &" ".repeat(spaces)
}

/// What a clock shows: tenths when there is little left.
pub fn clock(left_ms: u32, periods: Option<u16>) -> String {
    let seconds = left_ms / 1_000;
    let main = match seconds {
        0..10 => format!("0:{seconds:02}.{}", left_ms % 1_000 / 100),
        10..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
    };
    periods.map_or(main.clone(), |left| format!("{main} ({left})"))
}

/// Hundredths of a pawn, as people write them: `+4.5`.
pub fn ahead(hundredths: i32) -> String {
    let text = format!("+{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_they_may_be() {
        assert_eq!(wrap("The rook on a1 is blocked.", 12), ["The rook on", "a1 is", "blocked."]);
        assert_eq!(wrap("白方胜：黑方无子可动。", 9), ["白方胜：", "黑方无子", "可动。"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        let long = "h2的炮被e2的兵挡住了去路。White wins by checkmate，将死。".repeat(5);
        for columns in 4..60 {
            assert!(wrap(&long, columns).iter().all(|line| width(line) <= columns));
        }
    }

    #[test]
    fn texts_are_cut_and_filled() {
        assert_eq!((fit("abcdef", 5), pad("炮二", 6)), ("abc..".to_owned(), "炮二  ".to_owned()));
        assert_eq!(pad("炮二平五", 7), "炮二.. ");
    }

    #[test]
    fn clocks_and_differences_are_written_as_people_do() {
        assert_eq!([clock(9_440, None), clock(65_000, None)], ["0:09.4", "1:05"]);
        assert_eq!([clock(3_700_000, None), clock(30_000, Some(2))], ["1:01:40", "0:30 (2)"]);
        assert_eq!([ahead(300), ahead(450), ahead(1_000)], ["+3", "+4.5", "+10"]);
    }
}
