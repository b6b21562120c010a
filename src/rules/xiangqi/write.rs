//! Moves as people write them: in Chinese and in WXF. Both say who moves (a man by his file, or by
//! his place among those of his kind there), which way, and how far or to which file.

use super::explain::Way;
use super::men::KIND;
use super::position::Xiangqi;
use super::seats::{Heading, Seat, Seats};
use crate::rules::{Kind, MoveText, Notation, Side, Square, Tagged, Variant};

/// Numbers as red writes them in Chinese, and as black does.
pub(super) const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
pub(super) const WIDE_DIGITS: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];

/// [`Position::write_native`](crate::rules::Position::write_native).
pub(super) fn write(position: &Xiangqi, m: Tagged, notation: Notation) -> MoveText {
    let (from, to) = (m.plain().from(), m.plain().to());
    let kind = KIND[m.tag() as usize & 15];
    let seats = Seats::of(position, kind);
    let target = Seat::of(position.side, to);
    // Without a seat it would be a move of another position, whose text says nothing.
    let seat = seats.as_slice().iter().find(|seat| seat.square == from).unwrap_or(&target);
    let by_file = !position.mistakable(kind, seat, &seats, to);
    let mut text = MoveText::EMPTY;
    let (heading, number) = step(kind, seat, &target);
    match notation {
        Notation::Auto | Notation::Chinese | Notation::ChineseTraditional => {
            let traditional = notation == Notation::ChineseTraditional;
            let script = Script { side: position.side, traditional };
            script.push_man(&mut text, kind, seat, by_file, seats.on_many_files());
            text.push(script.heading(heading));
            text.push(script.number(number));
        }
        _ => {
            push_man(&mut text, kind, seat, by_file, seats.on_many_files());
            text.push(match heading {
                Heading::Forward => '+',
                Heading::Back => '-',
                Heading::Sideways => '=',
            });
            text.push(digit(number));
        }
    }
    text
}

/// Which way, and the number after it: how many points straight on; sideways and slantwise, the file.
fn step(kind: Kind, seat: &Seat, target: &Seat) -> (Heading, u8) {
    let slants = matches!(kind, Kind::Horse | Kind::Elephant | Kind::Advisor);
    let (heading, points) = if target.rank > seat.rank {
        (Heading::Forward, target.rank - seat.rank)
    } else if target.rank < seat.rank {
        (Heading::Back, seat.rank - target.rank)
    } else {
        (Heading::Sideways, target.file)
    };
    (heading, if slants { target.file } else { points })
}

/// A man in WXF.
fn push_man(text: &mut MoveText, kind: Kind, seat: &Seat, by_file: bool, on_many_files: bool) {
    if !by_file && (on_many_files || seat.on_file > 2) {
        text.push(digit(seat.place));
        text.push(digit(seat.file));
        return;
    }
    text.push(match kind {
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        _ => kind.letter(),
    });
    text.push(match (by_file, seat.place) {
        (true, _) => digit(seat.file),
        (false, 1) => '+',
        (false, _) => '-',
    });
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}

impl Xiangqi {
    /// Could a man who is named by his file alone be mistaken for another one there? Elephants and
    /// advisors on one file cannot, since such a step is open to only one of them.
    fn mistakable(&self, kind: Kind, seat: &Seat, seats: &Seats, to: Square) -> bool {
        let step = i32::from(to.number()) - i32::from(seat.square.number());
        seats.as_slice().iter().any(|other| {
            let twin = other.file == seat.file && other.square != seat.square;
            let few_places = matches!(kind, Kind::Elephant | Kind::Advisor);
            twin && (!few_places || self.ever_steps(kind, other.square, step))
        })
    }

    /// Does a man of that kind ever go so many squares from there, whatever else is on the board?
    fn ever_steps(&self, kind: Kind, from: Square, step: i32) -> bool {
        let to = u8::try_from(i32::from(from.number()) + step).map(Square::new);
        to.is_ok_and(|to| {
            Variant::Xiangqi.has(to) && self.forbidden(kind, &Way::new(from, to)).is_none()
        })
    }
}

/// Chinese as one side writes it.
struct Script {
    side: Side,
    traditional: bool,
}

impl Script {
    fn push_man(
        &self,
        text: &mut MoveText,
        kind: Kind,
        seat: &Seat,
        by_file: bool,
        on_many_files: bool,
    ) {
        let man = character(kind, self.side, self.traditional);
        if by_file {
            text.push(man);
            text.push(self.number(seat.file));
            return;
        }
        text.push(match (seat.on_file, seat.place) {
            _ if on_many_files => numeral(&NUMERALS, seat.ordinal),
            (2 | 3, 1) => '前',
            (3, 2) => '中',
            (2 | 3, _) if self.traditional => '後',
            (2 | 3, _) => '后',
            _ => numeral(&NUMERALS, seat.place),
        });
        text.push(man);
    }

    fn heading(&self, heading: Heading) -> char {
        match heading {
            Heading::Forward if self.traditional => '進',
            Heading::Forward => '进',
            Heading::Back => '退',
            Heading::Sideways => '平',
        }
    }

    fn number(&self, number: u8) -> char {
        numeral(if self.side == Side::RED { &NUMERALS } else { &WIDE_DIGITS }, number)
    }
}

fn numeral(numerals: &[char; 9], number: u8) -> char {
    numerals[usize::from(number).wrapping_sub(1) % 9]
}

/// The character of a man.
fn character(kind: Kind, side: Side, traditional: bool) -> char {
    let (red, black) = match (kind, traditional) {
        (Kind::Chariot, false) => ('车', '车'),
        (Kind::Chariot, true) => ('俥', '車'),
        (Kind::Horse, false) => ('马', '马'),
        (Kind::Horse, true) => ('傌', '馬'),
        (Kind::Cannon, false) => ('炮', '炮'),
        (Kind::Cannon, true) => ('炮', '砲'),
        (Kind::Elephant, _) => ('相', '象'),
        (Kind::Advisor, _) => ('仕', '士'),
        (Kind::General, false) => ('帅', '将'),
        (Kind::General, true) => ('帥', '將'),
        _ => ('兵', '卒'),
    };
    if side == Side::RED { red } else { black }
}
