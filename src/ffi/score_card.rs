//! Section 7 of the header: score cards.

use alloc::string::String;
use core::ffi::c_char;

use super::boundary::{Out, call};
use super::failure::Failure;
use super::growing::{self, Growing, GrowingOut, growing, unused};
use super::text::{self, TextOut};
use super::values::*;
use crate::rules::Verdict;
use crate::score_card::{Category, Filter, ScoreCard, Stakes};

/// In the flags of a filter: only games of its level.
pub const DUIYI_FILTER_LEVEL: u32 = 0x1;

/// One ended game, to be counted.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_score_card_entry {
    /// sizeof(duiyi_score_card_entry).
    pub struct_size: u32,
    /// Which game; 0: chess.
    pub variant: duiyi_variant,
    /// The opponent's level, up to 255; 0 where there is none.
    pub level: u32,
    /// How it ended. A resignation or a fallen flag is a loss like any other.
    pub outcome: duiyi_outcome,
    /// The device that counts: a name of your choice that no other device of the player has. A card
    /// that is thrown away, or set back to an older copy, goes on under a new name.
    pub device: *const c_char,
    /// Bytes of device; 0: it ends with a NUL.
    pub device_len: usize,
    /// A word of yours: "opponent", "friend", "blitz"; NULL: the empty one.
    pub mode: *const c_char,
    /// Bytes of mode; 0: it ends with a NUL.
    pub mode_len: usize,
    /// What a game costs, in points; it goes first, as far as they reach. Without points, leave all
    /// four 0.
    pub stake: u64,
    /// What a win pays.
    pub win: u64,
    /// What a draw pays.
    pub draw: u64,
    /// What a player is given who has nothing left then.
    pub relief: u64,
    /// The player's side.
    pub side: duiyi_side,
    /// Zero.
    pub pad: [u8; 7],
}

growing!(duiyi_score_card_entry up to pad);

impl duiyi_score_card_entry {
    /// Counts the game on a card; false if it does not count.
    ///
    /// # Safety
    /// `device` and `mode` are what contract 6 says.
    unsafe fn record(&self, card: &mut ScoreCard) -> Result<bool, Failure> {
        unused(&self.pad.map(u64::from))?;
        // SAFETY: so promises the caller of this function.
        let (device, mode) = unsafe {
            (text::field(self.device, self.device_len)?, text::field(self.mode, self.mode_len)?)
        };
        let category = Category {
            variant: read_variant(self.variant)?,
            mode: mode.unwrap_or(""),
            level: read_card_level(self.level)?,
        };
        let verdict = match self.outcome {
            DUIYI_OUTCOME_ONGOING => Verdict::Ongoing,
            outcome => read_end(outcome, DUIYI_TERMINATION_NONE)?,
        };
        let &duiyi_score_card_entry { stake, win, draw, relief, .. } = self;
        let stakes = Stakes { stake, win, draw, relief };
        Ok(card.record(device.unwrap_or(""), category, read_side(self.side)?, verdict, stakes))
    }
}

/// Which games of a card are asked for. All zero but struct_size: all.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_score_card_filter {
    /// sizeof(duiyi_score_card_filter).
    pub struct_size: u32,
    /// DUIYI_FILTER_LEVEL, or 0: all levels.
    pub flags: u32,
    /// Only this game; 0: all games.
    pub variant: duiyi_variant,
    /// Only this level, with DUIYI_FILTER_LEVEL; else 0.
    pub level: u32,
    /// Only this mode; NULL: all modes.
    pub mode: *const c_char,
    /// Bytes of mode; 0: it ends with a NUL.
    pub mode_len: usize,
}

growing!(duiyi_score_card_filter up to mode_len);

impl duiyi_score_card_filter {
    /// # Safety
    /// `mode` is what contract 6 says.
    unsafe fn read<'t>(&self) -> Result<Filter<'t>, Failure> {
        if self.flags & !DUIYI_FILTER_LEVEL != 0 {
            return Err(Failure::Unsupported("a flag that this library does not know is set"));
        }
        let level = match (self.flags & DUIYI_FILTER_LEVEL, self.level) {
            (0, 0) => None,
            (0, _) => return Err(Failure::Value("a level without DUIYI_FILTER_LEVEL")),
            (_, level) => Some(read_card_level(level)?),
        };
        let variant = match self.variant {
            0 => None,
            number => Some(read_variant(number)?),
        };
        // SAFETY: so promises the caller of this function.
        Ok(Filter { variant, mode: unsafe { text::field(self.mode, self.mode_len)? }, level })
    }
}

fn read_card_level(number: u32) -> Result<u8, Failure> {
    u8::try_from(number).map_err(|_| Failure::Value("level is above 255"))
}

/// What a card has counted.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_tally {
    /// sizeof(duiyi_tally).
    pub struct_size: u32,
    /// Games won, of those that the filter lets through.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Games drawn.
    pub draws: u32,
    /// The points that the player has left, from all games, whatever the filter.
    pub points: u64,
}

growing!(duiyi_tally up to points);

impl From<(&ScoreCard, Filter<'_>)> for duiyi_tally {
    fn from((card, filter): (&ScoreCard, Filter<'_>)) -> duiyi_tally {
        let tally = card.tally(filter);
        duiyi_tally {
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            points: card.points(),
            ..duiyi_tally::zeroed()
        }
    }
}

/// The card that a text of the caller holds; the empty text is a new one.
///
/// # Safety
/// `text` is what contract 6 says.
unsafe fn read_card(
    which: &'static str,
    text: *const c_char,
    len: usize,
) -> Result<ScoreCard, Failure> {
    // SAFETY: so promises the caller of this function.
    match unsafe { text::read(text, len)? } {
        "" => Ok(ScoreCard::new()),
        text => from_json(which, text),
    }
}

#[cfg(feature = "json")]
fn from_json(which: &'static str, text: &str) -> Result<ScoreCard, Failure> {
    ScoreCard::from_json(text).map_err(|error| Failure::Card { which, error })
}

#[cfg(feature = "json")]
fn to_json(card: &ScoreCard) -> Result<String, Failure> {
    Ok(card.to_json())
}

#[cfg(not(feature = "json"))]
const NO_JSON: Failure = Failure::Unsupported("this library was built without json");

#[cfg(not(feature = "json"))]
fn from_json(_: &'static str, _: &str) -> Result<ScoreCard, Failure> {
    Err(NO_JSON)
}

#[cfg(not(feature = "json"))]
fn to_json(_: &ScoreCard) -> Result<String, Failure> {
    Err(NO_JSON)
}

/// Counts an ended game on a player's score card: `card` is its JSON, the empty text a new card, and
/// `buf` gets the card after the game. Keep that text; everything a player has won, lost and drawn,
/// over all devices, is in it. *out_counted, which may be NULL, gets 1; or 0 if the game does not
/// count, since it goes on or was abandoned: the card then says what it said. Nothing is kept between
/// calls, so after DUIYI_ERR_BUFFER call again with room for *out_len and its NUL.
///
/// Errors: DUIYI_ERR_JSON, DUIYI_ERR_NEWER_FILE, DUIYI_ERR_VALUE, DUIYI_ERR_UTF8, DUIYI_ERR_BUFFER;
/// DUIYI_ERR_UNSUPPORTED in a build without json, here and in the next two functions.
///
/// Example: `status = duiyi_score_card_record(old, old_len, &entry, new, sizeof new, &new_len,
/// &counted, &err);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_score_card_record(
    card: *const c_char,
    card_len: usize,
    entry: *const duiyi_score_card_entry,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
    out_counted: *mut u32,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 7.
    unsafe {
        call(err, || {
            let (out, counted) = (TextOut::at(buf, cap, out_len)?, Out::maybe(out_counted));
            let mut card = read_card("card", card, card_len)?;
            if entry.is_null() {
                return Err(Failure::Null);
            }
            let counts = growing::read(entry)?.record(&mut card)?;
            out.put(to_json(&card)?)?;
            counted.into_iter().for_each(|counted| counted.put(counts));
            Ok(())
        })
    }
}

/// One card of two of the same player, as two devices have counted: in any order and as often as you
/// like, nothing is lost and nothing counted twice. The empty text is an empty card.
///
/// Errors: as duiyi_score_card_record(); err->message begins with the name of the bad one, "a" or
/// "b".
///
/// Example: `status = duiyi_score_card_merge(own, own_len, got, got_len, buf, sizeof buf, &len,
/// &err);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_score_card_merge(
    a: *const c_char,
    a_len: usize,
    b: *const c_char,
    b_len: usize,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 6.
    unsafe {
        call(err, || {
            let out = TextOut::at(buf, cap, out_len)?;
            let mut card = read_card("a", a, a_len)?;
            card.merge(&read_card("b", b, b_len)?);
            out.put(to_json(&card)?)
        })
    }
}

/// What a card has counted, of the games that the filter lets through, and the points that are left.
/// `filter` may be NULL: all games.
///
/// Errors: as duiyi_score_card_record().
///
/// Example: `duiyi_tally tally; DUIYI_INIT(&tally); duiyi_score_card_tally(card, len, NULL, &tally,
/// NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_score_card_tally(
    card: *const c_char,
    card_len: usize,
    filter: *const duiyi_score_card_filter,
    out: *mut duiyi_tally,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 7.
    unsafe {
        call(err, || {
            let out = GrowingOut::at(out)?;
            let filter = growing::read(filter)?.read()?;
            out.put((&read_card("card", card, card_len)?, filter));
            Ok(())
        })
    }
}

#[cfg(all(test, not(feature = "json")))]
mod tests {
    use super::*;
    use core::ptr::{null, null_mut};

    #[test]
    fn a_build_without_json_says_so() {
        let card = c"{}".as_ptr();
        let mut tally = duiyi_tally { struct_size: 24, ..Growing::zeroed() };
        let entry = duiyi_score_card_entry {
            struct_size: size_of::<duiyi_score_card_entry>() as u32,
            outcome: DUIYI_OUTCOME_DRAW,
            ..Growing::zeroed()
        };
        let (buf, len, counted) = (null_mut(), null_mut(), null_mut());
        // SAFETY: the contract.
        let answers = unsafe {
            [
                duiyi_score_card_record(null(), 0, &entry, buf, 0, len, counted, null_mut()),
                duiyi_score_card_merge(card, 2, null(), 0, buf, 0, len, null_mut()),
                duiyi_score_card_tally(card, 2, null(), &mut tally, null_mut()),
            ]
        };
        assert_eq!(answers, [DUIYI_ERR_UNSUPPORTED; 3]);
    }
}
