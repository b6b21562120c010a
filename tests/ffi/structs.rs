//! Growing structs from callers that were built with an older or a newer header.

use std::mem::MaybeUninit;
use std::ptr::null_mut;

use duiyi::ffi::*;

use crate::world::{E7E5, World, init};

/// A struct of a newer header: what is known today, then 16 bytes more.
#[repr(C)]
struct Newer<T> {
    known: T,
    tail: [u64; 2],
}

fn newer<T: Copy>(known: T, tail: [u64; 2]) -> Newer<T> {
    let mut newer = Newer { known, tail };
    set_size(&mut newer.known, size_of::<T>() + 16);
    newer
}

fn set_size<T>(at: &mut T, size: usize) {
    // SAFETY: the first field of every growing struct is a `u32`, its size.
    unsafe { (&raw mut *at).cast::<u32>().write(size as u32) }
}

fn size<T>(at: &T) -> u32 {
    // SAFETY: as above.
    unsafe { (&raw const *at).cast::<u32>().read() }
}

/// No version of any struct has such a size.
const NO_SIZES: [usize; 5] = [0, 4, 8, 1 << 20, u32::MAX as usize];

type In<T> = unsafe fn(&mut World, *const T) -> duiyi_status;
type Out<T> = unsafe fn(&mut World, *mut T) -> duiyi_status;

fn reads<T: Copy>(name: &str, value: T, call: In<T>) {
    let mut w = World::new();
    let before = w.seen();
    // SAFETY: the structs have as many bytes as they say, or say what no struct can have.
    unsafe {
        for wrong in NO_SIZES.into_iter().chain([size_of::<T>() - 1]) {
            let mut value = value;
            set_size(&mut value, wrong);
            assert_eq!(call(&mut w, &value), DUIYI_ERR_STRUCT_SIZE, "{name} of {wrong} bytes");
        }
        for tail in [[1, 0], [0, 1 << 56]] {
            let asked = newer(value, tail);
            assert_eq!(call(&mut w, (&raw const asked).cast()), DUIYI_ERR_UNSUPPORTED, "{name}");
        }
        assert_eq!(w.seen(), before, "{name}");
        let default = newer(value, [0, 0]);
        assert_eq!(call(&mut w, (&raw const default).cast()), DUIYI_OK, "{name}");
    }
}

fn fills<T: Copy>(name: &str, call: Out<T>) {
    let mut w = World::new();
    let before = w.seen();
    // SAFETY: as above.
    unsafe {
        for wrong in NO_SIZES.into_iter().chain([size_of::<T>() - 1]) {
            let mut value = init::<T>();
            set_size(&mut value, wrong);
            assert_eq!(call(&mut w, &mut value), DUIYI_ERR_STRUCT_SIZE, "{name} of {wrong} bytes");
        }
        assert_eq!(w.seen(), before, "{name}");
        // Whatever a newer caller has left behind what is known today is zero afterwards.
        let mut filled = newer(init::<T>(), [7, 7]);
        let mut guarded = MaybeUninit::<T>::zeroed();
        assert_eq!(call(&mut w, (&raw mut filled).cast()), DUIYI_OK, "{name}");
        assert_eq!(filled.tail, [0, 0], "{name}");
        assert_eq!(size(&filled.known) as usize, size_of::<T>() + 16, "{name} keeps its size");
        // Something has been written.
        set_size(guarded.assume_init_mut(), size_of::<T>() + 16);
        let bytes = |value: *const T| {
            std::slice::from_raw_parts(value.cast::<u8>(), size_of::<T>()).to_vec()
        };
        assert_ne!(bytes(&filled.known), bytes(guarded.as_ptr()), "{name}");
    }
}

#[test]
fn options_of_other_versions() {
    // SAFETY: contract, here and below.
    reads("duiyi_game_options", init(), |w, options| unsafe {
        duiyi_game_create(options, &mut w.game_out, null_mut())
    });
    let engine = duiyi_engine_options { table_bytes: 64, ..init() };
    reads("duiyi_engine_options", engine, |w, options| unsafe {
        duiyi_engine_create(options, &mut w.engine_out, null_mut())
    });
    reads("duiyi_search_limits", init(), |w, limits| unsafe {
        duiyi_search_begin(w.engine, w.game, limits, null_mut())
    });
}

#[test]
fn answers_of_other_versions() {
    // SAFETY: contract, here and below.
    fills::<duiyi_board_info>("duiyi_board_info", |_, out| unsafe {
        duiyi_variant_board(DUIYI_VARIANT_CHESS, out)
    });
    fills::<duiyi_state>("duiyi_state", |w, out| unsafe { duiyi_game_state(w.game, out) });
    fills::<duiyi_material>("duiyi_material", |w, out| unsafe { duiyi_game_material(w.game, out) });
    fills::<duiyi_explanation>("duiyi_explanation", |w, out| unsafe {
        duiyi_game_explain(w.game, 52, 36, 0, out)
    });
    fills::<duiyi_search_report>("duiyi_search_report", |w, out| unsafe {
        duiyi_search_report_get(w.engine, out)
    });
    fills::<duiyi_search_report>("report of a step", |w, out| unsafe {
        duiyi_search_step(w.engine, 50, out)
    });
    fills::<duiyi_move_info>("duiyi_move_info", |w, out| unsafe {
        duiyi_game_preview(w.game, E7E5, out)
    });
    fills::<duiyi_move_info>("move of the past", |w, out| unsafe {
        duiyi_game_history(w.game, 1, out)
    });
    fills::<duiyi_move_info>("move played", |w, out| unsafe {
        duiyi_game_play(w.game, E7E5, out, null_mut())
    });
    fills::<duiyi_move_info>("move undone", |w, out| unsafe { duiyi_game_undo(w.game, out) });
    fills::<duiyi_move_info>("move redone", |w, out| unsafe { duiyi_game_redo(w.game, out) });
}

#[test]
fn an_error_of_another_version_fails_the_call_or_is_filled() {
    let mut w = World::new();
    let before = w.seen();
    // SAFETY: contract.
    unsafe {
        for wrong in NO_SIZES {
            set_size(&mut w.error, wrong);
            let status = duiyi_game_play(w.game, E7E5, null_mut(), &mut w.error);
            assert_eq!(status, DUIYI_ERR_STRUCT_SIZE);
        }
        assert_eq!(w.seen(), before);
        let mut error = newer(init::<duiyi_error>(), [7, 7]);
        let status = duiyi_game_play(w.game, 1, null_mut(), (&raw mut error).cast());
        assert_eq!((status, error.known.status), (DUIYI_ERR_ILLEGAL_MOVE, status));
        assert_eq!(error.tail, [0, 0]);
    }
}
