//! Section 9 of the header: a game with its variations, as its file has it.

use core::ffi::c_char;
use core::sync::atomic::AtomicBool;

use super::boundary::{NO_ERR, Out, change, give, handle, look, take_back};
use super::files::duiyi_reader;
use super::game::{duiyi_game, give_game};
use super::growing::{GrowingOut, growing};
use super::reading::Tree;
use super::text::{self, TextOut};
use super::values::*;

/// A game out of a file with all its variations, comments and glyphs; it is not changed any more.
/// Belongs to whom duiyi_reader_next_tree() gave it, until duiyi_tree_destroy().
///
/// Its nodes are numbered from 0, the start; every other node is a move and the position after it, and
/// has a greater number than the node before. So all of them are walked by counting, and no number is
/// that of a missing child or sibling but 0.
pub struct duiyi_tree {
    poisoned: AtomicBool,
    inside: Tree,
}

handle!(duiyi_tree to Tree);

/// What a tree is.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_tree_info {
    /// sizeof(duiyi_tree_info).
    pub struct_size: u32,
    /// Which game.
    pub variant: duiyi_variant,
    /// How it ended, as its file says; DUIYI_OUTCOME_ONGOING if it does not say.
    pub outcome: duiyi_outcome,
    /// How many nodes: one more than moves in all lines.
    pub nodes: u32,
    /// The last node of the main line; 0 if there is no move.
    pub main_end: u32,
    /// How many tags.
    pub tags: u32,
}

growing!(duiyi_tree_info up to tags);

/// A node of a tree.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_tree_node {
    /// sizeof(duiyi_tree_node).
    pub struct_size: u32,
    /// The move; 0 of the start, and where the side's turn was passed over.
    pub played: duiyi_move,
    /// The node before; of the start, 0.
    pub parent: u32,
    /// The move with which the line goes on; 0: it ends here.
    pub first_child: u32,
    /// The next alternative to the move; 0: no more.
    pub next_sibling: u32,
    /// How many moves lead here, this one included.
    pub ply: u32,
    /// How many comments and glyphs it has.
    pub notes: u32,
}

growing!(duiyi_tree_node up to notes);

/// The next game of a reader as a tree: like duiyi_reader_next_game(), but with everything that the file
/// has of it, whether or not the rules of a game would let it go on. Each game comes once, by whichever
/// of the two calls.
///
/// Errors: as for duiyi_reader_next_game().
///
/// Example: `while (duiyi_reader_next_tree(reader, &tree, &err) != DUIYI_OK || tree) {
/// if (tree) use(tree); tree = NULL; }`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_reader_next_tree(
    reader: *mut duiyi_reader,
    out: *mut *mut duiyi_tree,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        change(reader, err, |reader| {
            let out = Out::at(out)?;
            out.put(match reader.next_tree()? {
                Some(inside) => give(duiyi_tree { poisoned: AtomicBool::new(false), inside })?,
                None => core::ptr::null_mut(),
            });
            Ok(())
        })
    }
}

/// Ends a tree's life; NULL is allowed. Games made of it live on.
///
/// Example: `duiyi_tree_destroy(tree); tree = NULL;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_destroy(tree: *mut duiyi_tree) {
    // SAFETY: contract 2.
    unsafe { take_back(tree) }
}

/// What a tree is.
///
/// Example: `duiyi_tree_info info; DUIYI_INIT(&info); duiyi_tree_info_get(tree, &info);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_info_get(
    tree: *const duiyi_tree,
    out: *mut duiyi_tree_info,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = GrowingOut::at(out)?;
            out.put(tree.info());
            Ok(())
        })
    }
}

/// A node of a tree.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_tree_node_get(tree, i, &node) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_node_get(
    tree: *const duiyi_tree,
    node: u32,
    out: *mut duiyi_tree_node,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = GrowingOut::at(out)?;
            out.put(tree.node(node)?);
            Ok(())
        })
    }
}

/// What is written beside a move: the comments in front of it, then those behind it and the glyphs as
/// they came. They are counted from 0, up to node.notes.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `duiyi_tree_note(tree, i, 0, &kind, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_note(
    tree: *const duiyi_tree,
    node: u32,
    index: u32,
    kind: *mut duiyi_note,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let (kind, out) = (Out::at(kind)?, TextOut::at(buf, cap, out_len)?);
            let (written, text) = tree.note(node, index)?;
            out.put(text)?;
            kind.put(written);
            Ok(())
        })
    }
}

/// The text of a move; where a turn was passed over, and of the start, the empty text. The position is
/// found by playing from the start. DUIYI_MOVE_TEXT_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such node or no such notation.
///
/// Example: `duiyi_tree_move_text(tree, i, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_move_text(
    tree: *const duiyi_tree,
    node: u32,
    notation: duiyi_notation,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(tree.move_text(node, read_notation(notation)?)?)
        })
    }
}

/// The FEN that the game starts from. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `duiyi_tree_start_fen(tree, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_start_fen(
    tree: *const duiyi_tree,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(tree.start_fen())
        })
    }
}

/// The value of a tag; of one that is not there the empty text. What says how the file is to be read
/// (Result, FEN, SetUp, Variant) is no tag here: duiyi_tree_info and duiyi_tree_start_fen() say it.
///
/// Errors: DUIYI_ERR_UTF8.
///
/// Example: `duiyi_tree_tag(tree, "White", DUIYI_NUL_TERMINATED, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_tag(
    tree: *const duiyi_tree,
    name: *const c_char,
    name_len: usize,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(tree.tag(text::read(name, name_len)?))
        })
    }
}

/// The name of a tag; they are counted from 0, those that every game has first.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_tree_tag_name(tree, i, buf, sizeof buf, NULL) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_tag_name(
    tree: *const duiyi_tree,
    index: u32,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(tree.tag_name(index)?)
        })
    }
}

/// The tree as PGN, in the export form of the standard: tags, variations, comments and glyphs. Read
/// again, it gives the same tree. The text takes memory while it is made.
///
/// Errors: DUIYI_ERR_VALUE.
///
/// Example: `duiyi_tree_save_pgn(tree, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_save_pgn(
    tree: *const duiyi_tree,
    notation: duiyi_notation,
    buf: *mut c_char,
    cap: usize,
    out_len: *mut usize,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 6.
    unsafe {
        look(tree, NO_ERR, |tree| {
            let out = TextOut::at(buf, cap, out_len)?;
            out.put(tree.save_pgn(read_notation(notation)?))
        })
    }
}

/// The line that leads to a node as a game, with the tags; it is yours: give it to
/// duiyi_game_destroy(). At info.main_end it is what duiyi_reader_next_game() gives, with the result.
///
/// Errors: DUIYI_ERR_VALUE if there is no such node; DUIYI_ERR_PGN if a turn is passed over in the
/// line, or the rules do not let it go on; DUIYI_ERR_MEMORY. *out is not touched then.
///
/// Example: `status = duiyi_tree_game(tree, info.main_end, &game, &err);`
///
/// Since: 0.1.0
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_tree_game(
    tree: *const duiyi_tree,
    node: u32,
    out: *mut *mut duiyi_game,
    err: *mut duiyi_error,
) -> duiyi_status {
    // SAFETY: contracts 2 to 5.
    unsafe {
        look(tree, err, |tree| {
            let out = Out::at(out)?;
            out.put(give_game(tree.game(node))?);
            Ok(())
        })
    }
}
