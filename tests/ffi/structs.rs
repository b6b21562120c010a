//! Growing structs from callers that were built with an older or a newer header: for every function
//! that takes one, by the header's own list.

use duiyi::ffi::*;

use crate::api::{Argument, functions, growing_structs};
use crate::calls::{ROWS, Row};
use crate::world::{E7E5, TAIL, World};

/// No version of any struct has such a size.
const NO_SIZES: [usize; 5] = [0, 4, 8, 1 << 20, u32::MAX as usize];

/// Each function with each growing struct that it takes.
fn cases() -> Vec<(&'static Row, Argument)> {
    let growing = growing_structs();
    let mut cases = Vec::new();
    for function in functions() {
        let row = ROWS.iter().find(|row| row.name == function.name).expect("tests/ffi/odd.rs");
        for argument in function.arguments {
            // The report of a callback is the library's own.
            if growing.iter().any(|name| name == argument.pointee()) {
                cases.push((row, argument));
            }
        }
    }
    cases
}

/// Sets `struct_size`, and the bytes behind what is known today; gives the size that is known.
fn set(struct_and_tail: &mut [u8], size: impl Fn(usize) -> usize, tail: [u8; TAIL]) -> usize {
    let known = struct_and_tail.len() - TAIL;
    struct_and_tail[..4].copy_from_slice(&(size(known) as u32).to_ne_bytes());
    struct_and_tail[known..].copy_from_slice(&tail);
    known
}

#[test]
fn every_growing_struct_has_a_case() {
    let cases = cases();
    for name in growing_structs() {
        assert!(cases.iter().any(|(_, a)| a.pointee() == name), "nothing takes {name}");
    }
}

#[test]
fn a_size_of_no_version_is_refused() {
    for (row, argument) in cases() {
        let sizes = NO_SIZES.map(Some).into_iter().chain([None]);
        for wrong in sizes {
            let mut w = World::new();
            let before = w.seen();
            let size = |known: usize| wrong.unwrap_or(known - 1);
            set(w.growing(argument.pointee()), size, [0; TAIL]);
            let call = format!("{} with {} of {wrong:?} bytes", row.name, argument.c_type);
            assert_eq!(row.call(&mut w), DUIYI_ERR_STRUCT_SIZE, "{call}");
            assert_eq!(w.seen(), before, "{call}");
        }
    }
}

#[test]
fn of_a_newer_struct_that_is_read_the_tail_must_be_zero() {
    for (row, argument) in cases() {
        if !argument.is_only_read() {
            continue;
        }
        let mut last = [0; TAIL];
        last[TAIL - 1] = 1;
        let mut first = [0; TAIL];
        first[0] = 1;
        for (tail, expected) in
            [([0; TAIL], DUIYI_OK), (first, DUIYI_ERR_UNSUPPORTED), (last, DUIYI_ERR_UNSUPPORTED)]
        {
            let mut w = World::new();
            let before = w.seen();
            set(w.growing(argument.pointee()), |known| known + TAIL, tail);
            assert_eq!(row.call(&mut w), expected, "{} {}", row.name, argument.name);
            if expected != DUIYI_OK {
                assert_eq!(w.seen(), before, "{} {}", row.name, argument.name);
            }
        }
    }
}

#[test]
fn of_a_newer_struct_that_is_filled_the_tail_becomes_zero() {
    for (row, argument) in cases() {
        if argument.is_only_read() || argument.pointee() == "duiyi_error" {
            continue;
        }
        let mut w = World::new();
        let known = set(w.growing(argument.pointee()), |known| known + TAIL, [7; TAIL]);
        assert_eq!(row.call(&mut w), DUIYI_OK, "{} {}", row.name, argument.name);
        let filled = w.growing(argument.pointee());
        assert_eq!(filled[..4], ((known + TAIL) as u32).to_ne_bytes(), "{} keeps it", row.name);
        assert!(filled[4..known].iter().any(|&byte| byte != 0), "{} fills nothing", row.name);
        assert_eq!(filled[known..], [0; TAIL], "{} {}", row.name, argument.name);
    }
}

#[test]
fn a_newer_error_is_filled_on_failure_alone() {
    let mut w = World::new();
    set(w.growing("duiyi_error"), |known| known + TAIL, [7; TAIL]);
    // SAFETY: contract.
    unsafe {
        assert_eq!(duiyi_game_play(w.game, E7E5, std::ptr::null_mut(), w.error.at()), DUIYI_OK);
        assert_eq!(w.growing("duiyi_error")[128..], [7; TAIL]);
        let status = duiyi_game_play(w.game, E7E5, std::ptr::null_mut(), w.error.at());
        assert_eq!((status, w.error.status), (DUIYI_ERR_ILLEGAL_MOVE, status));
        assert_eq!(w.growing("duiyi_error")[128..], [0; TAIL]);
    }
}

#[test]
#[cfg(target_pointer_width = "64")]
fn rust_and_c_agree_on_every_size() {
    let snapshot = include_str!("../abi/structs_64_bit.snap");
    let mut w = World::new();
    for name in growing_structs() {
        let line = format!("{name}: {}", w.growing(&name).len() - TAIL);
        assert!(snapshot.lines().any(|of_c| of_c == line), "{line}");
    }
}
