//! The tags of a tree.

use super::{GameTree, Span};
use crate::files::pgn::{Named, by_name};
use crate::rules::Variant;

/// A tag: texts of the tree, and the place of its name in the roster.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    rank: u8,
    name: Span,
    value: Span,
}

/// The rank of what is not in the roster.
const OTHERS: u8 = ROSTER.len() as u8;

impl GameTree {
    /// The tags that are known: the roster of the PGN standard in its order, then the others in
    /// theirs. What says how the game is to be read (`Result`, `FEN`, `SetUp`, `Variant`, in xiangqi
    /// `Game` and `Format`) is no tag here: [`result`](GameTree::result), [`start`](GameTree::start) and
    /// [`variant`](GameTree::variant) are.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (self.slice(tag.name), self.slice(tag.value)))
    }

    /// The value of a tag. `White` and `Red` name the same tag: in xiangqi `Red`, in chess `White`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let name = self.own_name(name);
        self.tags().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// Sets a tag, or takes it away if the value is empty or one that means nothing is known. A name
    /// with a space, quote or bracket in it, or one that is no tag here, is passed over. Control
    /// characters in values become spaces.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let name = self.own_name(name);
        if !is_name(name) || is_derived(name, value, self.variant()) {
            return;
        }
        let rank = rank_of(name);
        let same = |tag: &Tag| tag.rank == rank && self.slice(tag.name) == name;
        if let Some(place) = self.tags.iter().position(same) {
            self.tags.remove(place);
        }
        let Some(value) = self.push_clean(value) else { return };
        if rank < OTHERS && is_unknown(self.slice(value)) {
            return;
        }
        let start = self.text.len();
        self.text.push_str(name);
        let tag = Tag { rank, name: self.span(start), value };
        // Nearly always behind all that are there.
        let place = self.tags.iter().rposition(|known| known.rank <= rank).map_or(0, |at| at + 1);
        self.tags.insert(place, tag);
    }

    /// The name that a tag has in this game.
    fn own_name<'n>(&self, name: &'n str) -> &'n str {
        match name {
            "White" if self.variant() == Variant::Xiangqi => "Red",
            "Red" if self.variant() != Variant::Xiangqi => "White",
            _ => name,
        }
    }
}

/// The tags that every game has, in the order of the PGN standard; of the two names of the first
/// player a game uses one.
pub(in crate::files) const ROSTER: [&str; 7] =
    ["Event", "Site", "Date", "Round", "White", "Red", "Black"];

/// The place of a tag among those of the roster; the others come after them.
fn rank_of(name: &str) -> u8 {
    ROSTER.iter().position(|&known| known == name).map_or(OTHERS, |rank| rank as u8)
}

/// Can a tag have that name? One with a space, quote or bracket in it could not be read again.
fn is_name(name: &str) -> bool {
    let mark = |c: char| matches!(c, '"' | '[' | ']');
    let odd = |c: char| !c.is_ascii_graphic() && (c.is_whitespace() || c.is_control()) || mark(c);
    !name.is_empty() && !name.contains(odd)
}

/// Does the tag say how the game is to be read? Then the tree knows it in another way.
fn is_derived(name: &str, value: &str, variant: Variant) -> bool {
    match name {
        "Result" | "FEN" | "SetUp" | "Variant" => true,
        // A game that is named here would be believed when the tree is written and read again.
        "Game" if matches!(by_name(value), Named::One(_)) => true,
        "Game" | "Format" => variant == Variant::Xiangqi,
        _ => false,
    }
}

/// What PGN writes where a tag's value is not known.
fn is_unknown(value: &str) -> bool {
    matches!(value, "?" | "????.??.??")
}
