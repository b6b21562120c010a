//! Section 11 of the header: the hand on the board.

use super::boundary::{NO_ERR, change};
use super::failure::Failure;
use super::growing::{Growing, GrowingOut, growing};
use super::legal::duiyi_targets;
use super::table::duiyi_table;
use super::values::*;
use crate::game::Targets;
use crate::rules::{Explanation, Kind, Square};
use crate::table::{Answer, Table};

/// What a click or a drag came to. Which fields it uses, its kind says.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_answer {
    /// sizeof(duiyi_answer).
    pub struct_size: u32,
    /// DUIYI_ANSWER_MOVED and so on.
    pub kind: duiyi_answer_kind,
    /// Where the selected man may go.
    pub targets: duiyi_targets,
    /// The move that was played.
    pub r#move: duiyi_move,
    /// Its number, 1 for the first move of the game.
    pub ply: u32,
    /// Why the move is refused.
    pub reason: duiyi_reason,
    /// How many squares there are to light up.
    pub square_count: u32,
    /// What to light up, as the reason says. Unused ones are DUIYI_SQUARE_NONE.
    pub squares: [duiyi_square; 8],
    /// Where the man stood or stands, or DUIYI_SQUARE_NONE.
    pub from: duiyi_square,
    /// Where it goes or was to go (castling: the king's square), or DUIYI_SQUARE_NONE.
    pub to: duiyi_square,
    /// Zero.
    pub pad: [u8; 2],
    /// What the pawn may become: bit 1 << DUIYI_KIND_QUEEN and so on.
    pub kinds: u32,
}

growing!(duiyi_answer up to kinds);

impl duiyi_answer {
    fn of(kind: duiyi_answer_kind, from: Option<Square>, to: Option<Square>) -> duiyi_answer {
        duiyi_answer {
            kind,
            from: write_square(from),
            to: write_square(to),
            targets: Targets::default().into(),
            squares: [DUIYI_SQUARE_NONE; 8],
            ..duiyi_answer::zeroed()
        }
    }

    fn refused(from: Square, to: Square, why: &Explanation) -> duiyi_answer {
        let mut answer = duiyi_answer::of(DUIYI_ANSWER_REFUSED, Some(from), Some(to));
        let found = why.squares.as_slice();
        answer.squares.iter_mut().zip(found).for_each(|(place, square)| *place = square.number());
        duiyi_answer {
            reason: why.reason as duiyi_reason,
            square_count: found.len() as u32,
            ..answer
        }
    }

    fn read(answer: Answer) -> Result<duiyi_answer, Failure> {
        let plain = |kind| duiyi_answer::of(kind, None, None);
        Ok(match answer {
            Answer::Nothing => plain(DUIYI_ANSWER_NOTHING),
            Answer::Deselected => plain(DUIYI_ANSWER_DESELECTED),
            Answer::Over => plain(DUIYI_ANSWER_OVER),
            Answer::NotYours => plain(DUIYI_ANSWER_NOT_YOURS),
            Answer::Selected { square, targets } => duiyi_answer {
                targets: targets.into(),
                ..duiyi_answer::of(DUIYI_ANSWER_SELECTED, Some(square), None)
            },
            Answer::Moved(info) => duiyi_answer {
                r#move: info.played.number(),
                ply: info.ply,
                ..duiyi_answer::of(DUIYI_ANSWER_MOVED, Some(info.played.from()), Some(info.landed))
            },
            Answer::Promotion { from, to, kinds } => duiyi_answer {
                kinds: write_kinds(&kinds),
                ..duiyi_answer::of(DUIYI_ANSWER_PROMOTION, Some(from), Some(to))
            },
            Answer::Refused { from, to, why } => duiyi_answer::refused(from, to, &why),
            Answer::OutOfMemory => return Err(Failure::Memory),
        })
    }
}

/// Kinds as bits.
pub(super) fn write_kinds(kinds: &[Kind]) -> u32 {
    kinds.iter().fold(0, |bits, kind| bits | 1 << kind.number())
}

/// DUIYI_SQUARE_NONE is beyond the board; so is any number that is no square of it.
fn perhaps(square: duiyi_square) -> Option<Square> {
    Some(Square::new(square)).filter(|_| square != DUIYI_SQUARE_NONE)
}

/// Lets the hand do something and writes what it came to.
///
/// # Safety
/// The pointers are what contracts 2, 3, 4 and 7 say.
unsafe fn hand(
    table: *mut duiyi_table,
    answer: *mut duiyi_answer,
    work: impl FnOnce(&mut Table<super::game::duiyi_game>) -> Answer,
) -> duiyi_status {
    // SAFETY: so promises the caller of this function.
    unsafe {
        change(table, NO_ERR, |table| {
            let out = GrowingOut::maybe(answer)?;
            let answer = duiyi_answer::read(work(table))?;
            out.into_iter().for_each(|out| out.put(answer));
            Ok(())
        })
    }
}

/// The hand clicks on a square. A man of its own is selected; clicked again, it no longer is. With a
/// man selected, a square it may go to is moved to, or the promotion asked for; any other square is
/// refused with the reason. Castling is the king to where castling takes it, or onto its own rook. While
/// a promotion is asked for, any click leaves it. While the opponent thinks the hand may select, but not
/// move. `answer` may be NULL.
///
/// Errors: DUIYI_ERR_MEMORY if there is none to remember a move. What is not legal is an answer.
///
/// Example: `duiyi_table_click(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_click(
    table: *mut duiyi_table,
    square: duiyi_square,
    answer: *mut duiyi_answer,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe { hand(table, answer, |table| table.click(Square::new(square))) }
}

/// The pointer goes down on a square: as duiyi_table_click(), but a man of the hand's own is selected
/// and dragged from here on. duiyi_table_press(), _drag() and _drop() at the pointer's down, move and up
/// are clicking and dragging in one.
///
/// Errors: as duiyi_table_click().
///
/// Example: `duiyi_table_press(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_press(
    table: *mut duiyi_table,
    square: duiyi_square,
    answer: *mut duiyi_answer,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe { hand(table, answer, |table| table.press(Square::new(square))) }
}

/// The pointer is over that square now; DUIYI_SQUARE_NONE beyond the board. Nothing happens unless a man
/// is dragged.
///
/// Example: `duiyi_table_drag(table, square_under_mouse);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_drag(
    table: *mut duiyi_table,
    square: duiyi_square,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(table, NO_ERR, |table| {
            table.drag(perhaps(square));
            Ok(())
        })
    }
}

/// The pointer is let go over that square; DUIYI_SQUARE_NONE beyond the board: there nothing is played.
/// Let go where it was pressed, the man stays selected, or no longer is if it was before.
///
/// Errors: as duiyi_table_click().
///
/// Example: `duiyi_table_drop(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_drop(
    table: *mut duiyi_table,
    square: duiyi_square,
    answer: *mut duiyi_answer,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe { hand(table, answer, |table| table.drop(perhaps(square))) }
}

/// The pawn that waits becomes that. DUIYI_ANSWER_NOTHING if none waits.
///
/// Errors: DUIYI_ERR_VALUE for DUIYI_KIND_NONE and what is no kind; else as duiyi_table_click().
///
/// Example: `duiyi_table_promote(table, DUIYI_KIND_QUEEN, &answer);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_promote(
    table: *mut duiyi_table,
    kind: duiyi_kind,
    answer: *mut duiyi_answer,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        change(table, NO_ERR, |table| {
            let out = GrowingOut::maybe(answer)?;
            let kind = read_kind(kind)?.ok_or(Failure::Value("a pawn becomes something"))?;
            let answer = duiyi_answer::read(table.promote(kind))?;
            out.into_iter().for_each(|out| out.put(answer));
            Ok(())
        })
    }
}

/// Lets go of all: selection, drag, the promotion asked for, the question whether to resign; and the
/// hint is shown no longer.
///
/// Example: `duiyi_table_cancel(table);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_table_cancel(table: *mut duiyi_table) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(table, NO_ERR, |table| {
            table.cancel();
            Ok(())
        })
    }
}
