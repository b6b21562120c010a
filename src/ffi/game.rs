//! Section 3 of the header: a game's life.

use core::borrow::{Borrow, BorrowMut};
use core::ffi::c_char;
use core::ptr;
use core::sync::atomic::AtomicBool;

use super::boundary::{NO_ERR, Out, call, change, handle, look, room, take_back};
use super::clock_options::duiyi_clock_options;
use super::failure::Failure;
use super::growing::{self, growing, unused};
use super::rule_choices::duiyi_rule_choices;
use super::text;
use super::values::*;
use crate::game::{ClockOptions, Game, GameOptions};
use crate::rules::{FenReading, Variant};

/// One game: its start, its rules, the moves played and those taken back. Belongs to whom a create,
/// clone or load function gave it, until duiyi_game_destroy().
pub struct duiyi_game {
    poisoned: AtomicBool,
    inside: Game,
}

handle!(duiyi_game to Game);

impl duiyi_game {
    /// A game for a table to hold.
    pub(super) fn of(game: Game) -> duiyi_game {
        duiyi_game { poisoned: AtomicBool::new(false), inside: game }
    }
}

impl Borrow<Game> for duiyi_game {
    fn borrow(&self) -> &Game {
        &self.inside
    }
}

impl BorrowMut<Game> for duiyi_game {
    fn borrow_mut(&mut self) -> &mut Game {
        &mut self.inside
    }
}

/// Moves a game that could be made to the heap for the caller to own. It is moved once, from where it
/// was made to its place: more copies on the stack a microcontroller has no room for.
pub(super) fn give_game<E: Into<Failure>>(
    made: Result<Game, E>,
) -> Result<*mut duiyi_game, Failure> {
    match made {
        Ok(game) => {
            let place = room::<duiyi_game>()?;
            // SAFETY: the memory is fresh, aligned and large enough, and these are all its fields.
            unsafe {
                (&raw mut (*place).poisoned).write(AtomicBool::new(false));
                (&raw mut (*place).inside).write(game);
            }
            Ok(place)
        }
        Err(error) => Err(error.into()),
    }
}

/// Refuse a start_fen where the default corrects it: castling rights without their rook, en passant
/// squares that cannot be, missing fields and counters, foreign letters.
pub const DUIYI_GAME_FEN_STRICT: u32 = 0x1;
/// Accept a start_fen with men on points that no game can bring them to (puzzles); the counts of
/// men still hold.
pub const DUIYI_GAME_ARRANGEMENT: u32 = 0x2;
/// Leave out of the legal moves those that would lose at once by completing a repetition, unless all
/// are such moves; they are refused with DUIYI_REASON_PERPETUAL_CHECK or _CHASE.
pub const DUIYI_GAME_REFUSE_LOSING_CYCLES: u32 = 0x4;

/// How a game begins. All zero but struct_size: chess from its usual start.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_game_options {
    /// sizeof(duiyi_game_options).
    pub struct_size: u32,
    /// Which game; 0: chess.
    pub variant: duiyi_variant,
    /// The rules it is judged by; 0: the default of the variant.
    pub rules: duiyi_rules,
    /// DUIYI_GAME_FEN_STRICT and so on.
    pub flags: u32,
    /// Moves for which memory is taken now; 0: 512.
    pub reserve_plies: u32,
    /// With DUIYI_VARIANT_CHESS960 and without start_fen, the number of the start, 0 to 959 (518 is
    /// the usual start of chess); else 0.
    pub chess960_index: u32,
    /// The FEN it starts from; NULL: the usual start. The call copies what it needs.
    pub start_fen: *const c_char,
    /// Bytes of start_fen; 0: it ends with a NUL.
    pub start_fen_len: usize,
    /// Choices that differ from those of `rules`; NULL: none. The call copies them.
    pub choices: *const duiyi_rule_choices,
    /// The clock; NULL: none. The call copies it.
    pub clock: *const duiyi_clock_options,
    /// What the session does not have besides moving: bits DUIYI_ACTION_UNDO and so on. It is refused
    /// with DUIYI_ERR_STATE then.
    pub without: duiyi_action,
    /// Zero.
    pub pad: u32,
    /// Zero.
    pub reserved: [u64; 3],
}

growing!(duiyi_game_options up to reserved);

impl duiyi_game_options {
    /// The same for a game from an editor, which brings its own variant and start.
    pub(super) fn placed(self, variant: Variant) -> duiyi_game_options {
        const READING: u32 = DUIYI_GAME_FEN_STRICT | DUIYI_GAME_ARRANGEMENT;
        duiyi_game_options {
            variant: variant as duiyi_variant,
            flags: self.flags & !READING,
            chess960_index: 0,
            start_fen: ptr::null(),
            start_fen_len: 0,
            ..self
        }
    }

    /// # Safety
    /// `start_fen` is what contract 6 says, `choices` and `clock` what contract 7 says.
    pub(super) unsafe fn read<'t>(&self) -> Result<GameOptions<'t>, Failure> {
        const FLAGS: u32 =
            DUIYI_GAME_FEN_STRICT | DUIYI_GAME_ARRANGEMENT | DUIYI_GAME_REFUSE_LOSING_CYCLES;
        unused(&self.reserved)?;
        unused(&[self.pad.into()])?;
        if self.flags & !FLAGS != 0 {
            return Err(Failure::Unsupported("a flag that this library does not know is set"));
        }
        let variant = read_variant(self.variant)?;
        // SAFETY: so promises the caller of this function.
        let (start_fen, choices) = unsafe {
            (text::field(self.start_fen, self.start_fen_len)?, growing::read(self.choices)?)
        };
        Ok(GameOptions {
            variant,
            rules: Some(choices.change(read_rules(self.rules, variant)?, variant)?),
            start_fen,
            reading: FenReading {
                strict: self.flags & DUIYI_GAME_FEN_STRICT != 0,
                arrangement: self.flags & DUIYI_GAME_ARRANGEMENT != 0,
            },
            chess960_index: self.chess960_index(variant, start_fen)?,
            reserve_plies: match self.reserve_plies {
                0 => GameOptions::default().reserve_plies,
                plies => plies as usize,
            },
            refuse_losing_cycles: self.flags & DUIYI_GAME_REFUSE_LOSING_CYCLES != 0,
            without: read_actions(self.without)?,
            // SAFETY: so promises the caller of this function.
            clock: unsafe { self.clock()? },
        })
    }

    /// # Safety
    /// `clock` is what contract 7 says.
    unsafe fn clock(&self) -> Result<Option<ClockOptions>, Failure> {
        if self.clock.is_null() {
            return Ok(None);
        }
        // SAFETY: so promises the caller of this function.
        unsafe { growing::read(self.clock)? }.read().map(Some)
    }

    /// A number that means nothing is refused where it is not 0; the game checks the others.
    fn chess960_index(
        &self,
        variant: Variant,
        start_fen: Option<&str>,
    ) -> Result<Option<u16>, Failure> {
        match self.chess960_index {
            0 if variant != Variant::Chess960 || start_fen.is_some() => Ok(None),
            index => match u16::try_from(index) {
                Ok(index) => Ok(Some(index)),
                Err(_) => Err(Failure::Value("chess960_index is above 959")),
            },
        }
    }
}

/// Begins a game. `options` may be NULL: chess from its usual start. The game is yours: give it to
/// duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_FEN (err->offset says where), DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED (rules of
/// the other game), DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY; *out is not touched then.
///
/// Example: `options.variant = DUIYI_VARIANT_XIANGQI; status = duiyi_game_create(&options, &game,
/// NULL);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_create(
    options: *const duiyi_game_options,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 4 to 7.
    unsafe {
        call(err, || {
            let out = Out::at(out)?;
            let options = growing::read(options)?.read()?;
            out.put(give_game(Game::new(&options))?);
            Ok(())
        })
    }
}

/// An independent copy of a game, with the moves taken back too. It is yours.
///
/// Errors: DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_game_clone(game, &what_if);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_clone(
    game: *const duiyi_game,
    out: *mut *mut duiyi_game,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = Out::at(out)?;
            out.put(give_game(game.try_clone())?);
            Ok(())
        })
    }
}

/// Ends a game's life; NULL is allowed. A search that was begun on it goes on.
///
/// Example: `duiyi_game_destroy(game); game = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_destroy(game: *mut duiyi_game) {
    // SAFETY: contract 2.
    unsafe { take_back(game) }
}

/// Puts a game back to its start position, under the same rules; nothing can be redone. The memory
/// is kept.
///
/// Example: `duiyi_game_reset(game);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_reset(game: *mut duiyi_game) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(game, NO_ERR, |game| {
            game.reset();
            Ok(())
        })
    }
}
