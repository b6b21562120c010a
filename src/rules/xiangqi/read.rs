//! Reading moves as people write them: Chinese of every school, WXF and its relatives, mixed as they
//! come. A text is first taken apart, without a position; then held against the men who may be meant.

use super::position::Xiangqi;
use super::seats::{Heading, Seat, Seats};
use super::write::{NUMERALS, WIDE_DIGITS};
use crate::rules::scanner::Scanner;
use crate::rules::text::Choice;
use crate::rules::{Explanation, Kind, Move, MoveTextError, Position, Reason, Square};

/// [`Position::read_native`].
pub(super) fn read(position: &Xiangqi, text: &str) -> Result<Move, MoveTextError> {
    let line = line(text)?;
    let mut choice = Choice::NONE;
    for seat in Seats::of(position, line.kind).as_slice().iter().filter(|seat| line.means(seat)) {
        choice.consider(match target(position, &line, seat) {
            Ok(to) => position.explain(seat.square, to, None),
            Err(reason) => Explanation::refused(reason),
        });
    }
    choice.decide()
}

/// What a text says.
pub(super) struct Line {
    pub(super) kind: Kind,
    /// Which of several men on a file.
    pub(super) order: Option<Order>,
    pub(super) file: Option<u8>,
    pub(super) heading: Heading,
    pub(super) number: u8,
}

#[derive(Clone, Copy)]
pub(super) enum Order {
    Front,
    Middle,
    Rear,
    /// `-`: the rear one; of three, to some the middle one.
    Behind,
    /// Of three, four or five, or of all in tandem.
    Nth(u8),
}

/// Takes a text apart. The forms, with `+` for any order: `C2=5`, `+C=5`, `C+=5`; of soldiers also
/// `+P4=5` and `+4=5`.
fn line(text: &str) -> Result<Line, MoveTextError> {
    let mut scanner = Scanner::new(text);
    let before = scanner.take(|c| order(c).or(number(c).map(Order::Nth)));
    let (kind, order, file) = match (scanner.take(kind), before) {
        (Some(kind), Some(order)) => (kind, Some(order), scanner.take(number)),
        (Some(kind), None) => match scanner.take(|c| order(c).or(letter(c).map(Order::Nth))) {
            Some(order) => (kind, Some(order), scanner.take(number)),
            None => (kind, None, Some(scanner.need(number)?)),
        },
        // Only soldiers are so many that the file must be said too, and then not who they are.
        (None, Some(order)) => (Kind::Soldier, Some(order), Some(scanner.need(number)?)),
        (None, None) => return Err(scanner.wrong()),
    };
    let (heading, number) = (scanner.need(heading)?, scanner.need(number)?);
    scanner.end()?;
    Ok(Line { kind, order, file, heading, number })
}

impl Line {
    /// May the man be the one that is meant?
    fn means(&self, seat: &Seat) -> bool {
        let Seat { place, on_file, .. } = *seat;
        self.file.is_none_or(|file| file == seat.file)
            && self.order.is_none_or(|order| match order {
                Order::Nth(nth) if self.file.is_none() => nth == seat.ordinal,
                _ if on_file == 1 => false,
                Order::Front => place == 1,
                Order::Middle => on_file == 3 && place == 2,
                Order::Rear => place == on_file,
                Order::Behind => place == on_file || on_file == 3 && place == 2,
                Order::Nth(nth) => nth == place,
            })
    }
}

/// The square that a man would go to, or why there is none.
pub(super) fn target(position: &Xiangqi, line: &Line, seat: &Seat) -> Result<Square, Reason> {
    let slant = |width: u8| line.number.abs_diff(seat.file) == width;
    let (file, ranks) = match line.kind {
        Kind::Horse if slant(1) => (line.number, 2),
        Kind::Horse if slant(2) => (line.number, 1),
        Kind::Elephant if slant(2) => (line.number, 2),
        Kind::Advisor if slant(1) => (line.number, 1),
        Kind::Horse | Kind::Elephant | Kind::Advisor => return Err(Reason::PieceGeometry),
        _ => (seat.file, line.number),
    };
    let (file, rank) = match line.heading {
        Heading::Forward => (file, seat.rank + ranks),
        Heading::Back => (file, seat.rank.wrapping_sub(ranks)),
        Heading::Sideways if file == seat.file => (line.number, seat.rank),
        // Horses, elephants and advisors.
        Heading::Sideways => return Err(Reason::PieceGeometry),
    };
    Seat::square_at(position.side, file, rank).ok_or(Reason::OffBoard)
}

fn order(c: char) -> Option<Order> {
    Some(match c {
        '前' | '+' => Order::Front,
        '中' => Order::Middle,
        '后' | '後' | '.' => Order::Rear,
        '-' => Order::Behind,
        _ => return None,
    })
}

/// `Pa` to `Pe`: the soldiers in tandem.
fn letter(c: char) -> Option<u8> {
    ('a'..='e').contains(&c).then(|| c as u8 - b'a' + 1)
}

pub(super) fn number(c: char) -> Option<u8> {
    if let Some(digit) = c.to_digit(10) {
        return (digit > 0).then_some(digit as u8);
    }
    let place = |list: &[char; 9]| list.iter().position(|&other| other == c).map(|i| i as u8 + 1);
    place(&NUMERALS).or(place(&WIDE_DIGITS))
}

pub(super) fn heading(c: char) -> Option<Heading> {
    Some(match c {
        '+' | '＋' | '进' | '進' | '上' => Heading::Forward,
        '-' | '－' | '退' | '下' => Heading::Back,
        '=' | '＝' | '.' | '平' => Heading::Sideways,
        _ => return None,
    })
}

pub(super) fn kind(c: char) -> Option<Kind> {
    Some(match c.to_ascii_uppercase() {
        'K' | 'G' | '帅' | '帥' | '将' | '將' => Kind::General,
        'A' | '仕' | '士' => Kind::Advisor,
        'E' | 'B' | '相' | '象' => Kind::Elephant,
        'H' | 'N' | '马' | '馬' | '傌' => Kind::Horse,
        'R' | '车' | '車' | '俥' | '伡' => Kind::Chariot,
        'C' | '炮' | '砲' | '包' => Kind::Cannon,
        'P' | 'S' | '兵' | '卒' => Kind::Soldier,
        _ => return None,
    })
}
