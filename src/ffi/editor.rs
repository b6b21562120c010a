//! Section 3 of the header: a position set up square by square.

use core::ffi::{CStr, c_char};
use core::sync::atomic::AtomicBool;

use super::boundary::{ListOut, NO_ERR, Out, call, change, give, handle, look, take_back};
use super::failure::Failure;
use super::game::{DUIYI_GAME_ARRANGEMENT, duiyi_game, duiyi_game_options, give_game};
use super::growing::{self, Growing, GrowingOut, growing};
use super::text::{TextOut, write_cut};
use super::values::*;
use crate::game::{Editor, Problem};
use crate::rules::Square;

/// A board that is being set up: it may be anything, and duiyi_editor_check() says whether it is a
/// position. Belongs to whom duiyi_editor_create() or duiyi_editor_of_game() gave it, until
/// duiyi_editor_destroy().
pub struct duiyi_editor {
    poisoned: AtomicBool,
    inside: Editor,
}

handle!(duiyi_editor to Editor);

impl duiyi_editor {
    fn new(inside: Editor) -> duiyi_editor {
        duiyi_editor { poisoned: AtomicBool::new(false), inside }
    }
}

/// What a position has besides its men. All zero but struct_size: white (red) moves, nobody may
/// castle, move 1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_editor_fields {
    /// sizeof(duiyi_editor_fields).
    pub struct_size: u32,
    /// DUIYI_GAME_ARRANGEMENT: men may stand on points that no game can bring them to (puzzles).
    pub flags: u32,
    /// Plies without progress so far.
    pub no_progress: u16,
    /// Number of the full move, from 1; 0: 1.
    pub full_move: u16,
    /// Who moves first.
    pub side_to_move: duiyi_side,
    /// The square that a pawn has just passed; DUIYI_SQUARE_NONE or 0: none.
    pub en_passant: duiyi_square,
    /// Zero.
    pub pad: [u8; 2],
    /// The castling field of the FEN, with its NUL: "KQkq", in Chess960 also the rooks' files;
    /// "-" or empty: none.
    pub castling: [c_char; 8],
}

growing!(duiyi_editor_fields up to castling);

impl duiyi_editor_fields {
    /// Changes the editor, or nothing if a field is wrong.
    fn set(&self, editor: &mut Editor) -> Result<(), Failure> {
        growing::unused(&self.pad.map(u64::from))?;
        if self.flags & !DUIYI_GAME_ARRANGEMENT != 0 {
            return Err(Failure::Unsupported("a flag that this library does not know is set"));
        }
        let side_to_move = read_side(self.side_to_move)?;
        let en_passant = match self.en_passant {
            0 | DUIYI_SQUARE_NONE => None,
            number => Some(read_square(number, editor.variant())?),
        };
        let castling = self.castling.map(|c| c as u8);
        let castling = CStr::from_bytes_until_nul(&castling)
            .map_err(|_| Failure::Value("castling has no NUL"))?
            .to_str()
            .map_err(|error| Failure::Utf8(error.valid_up_to()))?;
        editor.castling.clear();
        editor.castling.push_str(if castling.is_empty() { "-" } else { castling });
        (editor.side_to_move, editor.en_passant) = (side_to_move, en_passant);
        (editor.no_progress, editor.full_move) = (self.no_progress, self.full_move.max(1));
        editor.arrangement = self.flags & DUIYI_GAME_ARRANGEMENT != 0;
        Ok(())
    }
}

impl From<&Editor> for duiyi_editor_fields {
    fn from(editor: &Editor) -> duiyi_editor_fields {
        let mut told = duiyi_editor_fields {
            flags: if editor.arrangement { DUIYI_GAME_ARRANGEMENT } else { 0 },
            no_progress: editor.no_progress,
            full_move: editor.full_move,
            side_to_move: editor.side_to_move as duiyi_side,
            en_passant: write_square(editor.en_passant),
            ..duiyi_editor_fields::zeroed()
        };
        write_cut(&mut told.castling, &editor.castling);
        told
    }
}

/// Why a board is no position yet: the first thing, in the order of a FEN.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_problem {
    /// sizeof(duiyi_problem).
    pub struct_size: u32,
    /// What is wrong; DUIYI_FEN_CAUSE_NONE: nothing, it is a position.
    pub cause: duiyi_fen_cause,
    /// In what: the board, whose move it is, the castling rights, and so on.
    pub field: duiyi_fen_field,
    /// What to light up: the man who stands wrong, the king in check; or DUIYI_SQUARE_NONE.
    pub square: duiyi_square,
    /// Zero.
    pub pad: [u8; 3],
    /// The same in English, NUL-terminated; empty if nothing is wrong.
    pub message: [c_char; 80],
}

growing!(duiyi_problem up to message);

impl From<Option<Problem>> for duiyi_problem {
    fn from(problem: Option<Problem>) -> duiyi_problem {
        let mut told = duiyi_problem {
            cause: write_fen_cause(problem.map(|problem| problem.cause)),
            field: write_fen_field(problem.map(|problem| problem.field)),
            square: write_square(problem.and_then(|problem| problem.square)),
            ..duiyi_problem::zeroed()
        };
        if let Some(problem) = problem {
            write_cut(&mut told.message, problem);
        }
        told
    }
}

/// Begins with an empty board of a variant. The editor is yours: give it to duiyi_editor_destroy().
///
/// Errors: DUIYI_ERR_VALUE for a variant that does not exist, DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_editor_create(DUIYI_VARIANT_XIANGQI, &editor);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_create(
    variant: duiyi_variant,
    out: *mut *mut duiyi_editor,
) -> duiyi_status {
    // SAFETY: contract 4.
    unsafe {
        call(NO_ERR, || {
            let out = Out::at(out)?;
            out.put(give(duiyi_editor::new(Editor::new(read_variant(variant)?)))?);
            Ok(())
        })
    }
}

/// Begins with the position on the board of a game. The editor is yours.
///
/// Errors: DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_editor_of_game(game, &editor);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_of_game(
    game: *const duiyi_game,
    out: *mut *mut duiyi_editor,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4.
    unsafe {
        look(game, NO_ERR, |game| {
            let out = Out::at(out)?;
            out.put(give(duiyi_editor::new(Editor::of(&game.setup())))?);
            Ok(())
        })
    }
}

/// Ends an editor's life; NULL is allowed.
///
/// Example: `duiyi_editor_destroy(editor); editor = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_destroy(editor: *mut duiyi_editor) {
    // SAFETY: contract 2.
    unsafe { take_back(editor) }
}

/// Puts a man on a square, over whatever stands there; DUIYI_PIECE_NONE takes it off the board.
///
/// Errors: DUIYI_ERR_VALUE if the board has no such square or the game no such man.
///
/// Example: `duiyi_editor_put(editor, 60, DUIYI_KIND_KING | DUIYI_PIECE_BLACK);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_put(
    editor: *mut duiyi_editor,
    square: duiyi_square,
    piece: duiyi_piece,
) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(editor, NO_ERR, |editor| Ok(editor.put(Square::new(square), read_piece(piece)?)?))
    }
}

/// The board, one duiyi_piece a square: 64 of them, in xiangqi 90. DUIYI_MAX_SQUARES is always room
/// enough; less than the board has is DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_piece board[DUIYI_MAX_SQUARES]; duiyi_editor_board(editor, board, sizeof board);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_board(
    editor: *const duiyi_editor,
    squares: *mut duiyi_piece,
    cap: usize,
) -> duiyi_status {
    // SAFETY: contracts 2 to 4; `squares` has room for `cap` of them.
    unsafe {
        look(editor, NO_ERR, |editor| {
            let pieces = (0..editor.variant().squares()).map(Square::new);
            ListOut::at(squares, cap)?
                .put(pieces.map(|square| write_piece(editor.piece_at(square))))
        })
    }
}

/// Takes all men off the board.
///
/// Example: `duiyi_editor_clear(editor);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_clear(editor: *mut duiyi_editor) -> duiyi_status {
    // SAFETY: contracts 2 and 3.
    unsafe {
        change(editor, NO_ERR, |editor| {
            editor.clear();
            Ok(())
        })
    }
}

/// What the position has besides its men.
///
/// Example: `duiyi_editor_fields fields; DUIYI_INIT(&fields); duiyi_editor_get_fields(editor,
/// &fields);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_get_fields(
    editor: *const duiyi_editor,
    out: *mut duiyi_editor_fields,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(editor, NO_ERR, |editor| {
            GrowingOut::at(out)?.put(editor);
            Ok(())
        })
    }
}

/// Changes what the position has besides its men, all of it: get it first to change a part. It may
/// be wrong, as the board may. `fields` may be NULL: the defaults.
///
/// Errors: DUIYI_ERR_VALUE for a side or a square that does not exist, or a castling without its
/// NUL; DUIYI_ERR_UTF8; DUIYI_ERR_UNSUPPORTED for an unknown flag. Nothing has changed then.
///
/// Example: `fields.side_to_move = DUIYI_SIDE_BLACK; duiyi_editor_set_fields(editor, &fields);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_set_fields(
    editor: *mut duiyi_editor,
    fields: *const duiyi_editor_fields,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe { change(editor, NO_ERR, |editor| growing::read(fields)?.set(editor)) }
}

/// The board as a FEN, whether or not it is a position. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `char fen[DUIYI_FEN_MAX]; duiyi_editor_fen(editor, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_fen(
    editor: *const duiyi_editor,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe { look(editor, NO_ERR, |editor| TextOut::at(buf, cap, out_len)?.put(editor)) }
}

/// Is the board a position, and if not, why not? It is read as strictly as can be: a castling right
/// without its rook is a problem here, not a thing to pass over. A problem is an answer, no error.
///
/// Example: `duiyi_problem problem; DUIYI_INIT(&problem); duiyi_editor_check(editor, &problem);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_check(
    editor: *const duiyi_editor,
    out: *mut duiyi_problem,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(editor, NO_ERR, |editor| {
            GrowingOut::at(out)?.put(editor.check().err());
            Ok(())
        })
    }
}

/// Begins a game from the board; the editor stays. `options` may be NULL. Of these, the variant, the
/// start (start_fen, chess960_index) and how it is read (DUIYI_GAME_FEN_STRICT, _ARRANGEMENT) do not
/// count: they are the editor's. The game is yours.
///
/// Errors: DUIYI_ERR_FEN if the board is no position, with what is wrong in err->message and
/// err->squares; as duiyi_game_create().
///
/// Example: `status = duiyi_editor_start_game(editor, NULL, &game, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_editor_start_game(
    editor: *const duiyi_editor,
    options: *const duiyi_game_options,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 7.
    unsafe {
        look(editor, err, |editor| {
            let out = Out::at(out)?;
            let options = growing::read(options)?.placed(editor.variant()).read()?;
            out.put(give_game(editor.start_game(&options))?);
            Ok(())
        })
    }
}
