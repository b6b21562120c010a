//! Section 10 of the header: whether the opponent would offer a draw, accept one, resign.

use super::boundary::{NO_ERR, Out, call};
use super::failure::Failure;
use super::limits::read_level;
use super::score::{duiyi_score_kind, read_score};
use super::values::*;
use crate::advice::{Conduct, Manners};
use crate::engine::Level;
use crate::rules::Variant;

/// What the opponent may do, or would do: a set of bits.
pub type duiyi_conduct = u32;

/// Offer a draw.
pub const DUIYI_CONDUCT_OFFER_DRAW: duiyi_conduct = 0x01;
/// Accept a draw.
pub const DUIYI_CONDUCT_ACCEPT_DRAW: duiyi_conduct = 0x02;
/// Resign.
pub const DUIYI_CONDUCT_RESIGN: duiyi_conduct = 0x04;

/// What is remembered of the opponent's last searches: a number to keep with the game. 0 at the beginning
/// of the game, and again when moves are taken back.
pub type duiyi_manners = u32;

/// Takes note of a search that the opponent has made for its move: the score of its report, and state.ply
/// of the game then. *out becomes what is remembered now; DUIYI_SCORE_NONE changes nothing.
///
/// Errors: DUIYI_ERR_VALUE for manners or a kind of score that do not exist.
///
/// Example: `duiyi_manners_after(manners, report.score_kind, report.score, state.ply, &manners);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_manners_after(
    manners: duiyi_manners,
    score_kind: duiyi_score_kind,
    score: i32,
    at_ply: u32,
    out: *mut duiyi_manners,
) -> duiyi_status {
    // SAFETY: contract 4.
    unsafe {
        call(NO_ERR, || {
            let out = Out::at(out)?;
            let before = read_manners(manners)?;
            let score = read_score(score_kind, score)?;
            out.put(score.map_or(before, |score| before.after(score, at_ply)).number());
            Ok(())
        })
    }
}

/// The opponent has offered a draw, and it was declined: it waits as long before it offers again.
///
/// Errors: DUIYI_ERR_VALUE for manners that do not exist.
///
/// Example: `duiyi_manners_declined(manners, &manners);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_manners_declined(
    manners: duiyi_manners,
    out: *mut duiyi_manners,
) -> duiyi_status {
    // SAFETY: contract 4.
    unsafe {
        call(NO_ERR, || {
            let out = Out::at(out)?;
            out.put(read_manners(manners)?.declined().number());
            Ok(())
        })
    }
}

/// What the opponent would do now, of what it may do (`allowed`, a set of DUIYI_CONDUCT_...); 0 allows
/// nothing. It offers a draw once ten searches in a row have found nothing but a draw (from ply 60 on),
/// accepts one then or if its own last score was 0.75 pawns behind or more, and resigns once eight in a
/// row have found the game lost by 9 pawns or a mate. Below DUIYI_LEVEL_NORMAL it never resigns: who
/// learns shall give the mate. It is advice: do it, or do not.
///
/// Errors: DUIYI_ERR_VALUE for manners or a level that do not exist, DUIYI_ERR_UNSUPPORTED for an unknown
/// bit.
///
/// Example: `duiyi_manners_conduct(manners, DUIYI_CONDUCT_ACCEPT_DRAW, level, &conduct);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_manners_conduct(
    manners: duiyi_manners,
    allowed: duiyi_conduct,
    level: u32,
    out: *mut duiyi_conduct,
) -> duiyi_status {
    // SAFETY: contract 4.
    unsafe {
        call(NO_ERR, || {
            let out = Out::at(out)?;
            let (manners, may) = (read_manners(manners)?, read_conduct(allowed)?);
            let level = read_level(level)?;
            Level::of(level, Variant::Chess)?;
            out.put(write_conduct(manners.conduct(may, level)));
            Ok(())
        })
    }
}

fn read_manners(number: duiyi_manners) -> Result<Manners, Failure> {
    Manners::from_number(number).ok_or(Failure::Value("no manners have this number"))
}

fn read_conduct(bits: duiyi_conduct) -> Result<Conduct, Failure> {
    if bits & !write_conduct(Conduct::ALL) != 0 {
        return Err(Failure::Unsupported("a bit that this library does not know is set"));
    }
    Ok(Conduct {
        offers: bits & DUIYI_CONDUCT_OFFER_DRAW != 0,
        accepts: bits & DUIYI_CONDUCT_ACCEPT_DRAW != 0,
        resigns: bits & DUIYI_CONDUCT_RESIGN != 0,
    })
}

fn write_conduct(conduct: Conduct) -> duiyi_conduct {
    let bit = |would, bit| if would { bit } else { 0 };
    bit(conduct.offers, DUIYI_CONDUCT_OFFER_DRAW)
        | bit(conduct.accepts, DUIYI_CONDUCT_ACCEPT_DRAW)
        | bit(conduct.resigns, DUIYI_CONDUCT_RESIGN)
}
