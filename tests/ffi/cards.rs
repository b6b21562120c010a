//! Score cards: texts that are none, entries that are none, and what is told of it.

use std::ffi::{CStr, c_char};
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::calls::CARD;
use crate::world::World;

/// Records the world's entry on a card; the text of the new card is in the world.
unsafe fn record(w: &mut World, card: &CStr) -> duiyi_status {
    let (card, len) = (card.as_ptr(), card.count_bytes());
    let (json, cap) = (w.text.as_mut_ptr(), w.text.len());
    let (counted, err) = (&raw mut w.count, w.error.at());
    // SAFETY: contract.
    unsafe { duiyi_score_card_record(card, len, w.entry.at(), json, cap, &mut w.len, counted, err) }
}

unsafe fn tally(w: &mut World, card: &CStr) -> duiyi_status {
    let (card, len) = (card.as_ptr(), card.count_bytes());
    // SAFETY: contract.
    unsafe { duiyi_score_card_tally(card, len, w.filter.at(), w.tally.at(), w.error.at()) }
}

fn text(buf: &[c_char]) -> String {
    buf.iter().take_while(|&&c| c != 0).map(|&c| c as u8 as char).collect()
}

#[test]
fn wrong_fields_are_refused_and_nothing_is_written() {
    type Change = fn(&mut World);
    let entries: [(duiyi_status, Change); 8] = [
        (DUIYI_ERR_UNSUPPORTED, |w| w.entry.pad[6] = 1),
        (DUIYI_ERR_VALUE, |w| w.entry.variant = 77),
        (DUIYI_ERR_VALUE, |w| w.entry.level = 256),
        (DUIYI_ERR_VALUE, |w| w.entry.outcome = 5),
        (DUIYI_ERR_VALUE, |w| w.entry.side = 2),
        (DUIYI_ERR_UTF8, |w| w.entry.mode = c"\xFF".as_ptr()),
        (DUIYI_ERR_NULL, |w| w.entry.mode_len = 1),
        (DUIYI_ERR_VALUE, |w| w.entry.device_len = usize::MAX - 1),
    ];
    for (status, change) in entries {
        let mut w = World::new();
        change(&mut w);
        (w.count, w.len) = (77, 77);
        // SAFETY: contract.
        assert_eq!(unsafe { record(&mut w, CARD) }, status);
        assert_eq!((w.count, w.len, w.text[0]), (77, 77, 0));
    }
    let filters: [(duiyi_status, Change); 4] = [
        (DUIYI_ERR_UNSUPPORTED, |w| w.filter.flags = 2),
        (DUIYI_ERR_VALUE, |w| w.filter.level = 1),
        (DUIYI_ERR_VALUE, |w| (w.filter.flags, w.filter.level) = (DUIYI_FILTER_LEVEL, 256)),
        (DUIYI_ERR_VALUE, |w| w.filter.variant = 4),
    ];
    for (status, change) in filters {
        let mut w = World::new();
        change(&mut w);
        // SAFETY: contract.
        assert_eq!(unsafe { tally(&mut w, CARD) }, status);
        assert_eq!(w.tally.wins, 0);
    }
}

#[test]
fn a_text_that_is_no_card_is_refused_with_its_place() {
    let texts: [(&CStr, duiyi_status, u32, &str); 5] = [
        (c"{\"duiyi_card\":1,\"rows\":[}", DUIYI_ERR_JSON, 24, "card: byte 24"),
        (c"{\"duiyi_card\":2,\"rows\":[]}", DUIYI_ERR_NEWER_FILE, u32::MAX, "card: version 2"),
        (c"{\"rows\":[]}", DUIYI_ERR_JSON, u32::MAX, "card: duiyi_card: missing"),
        (c"{\"duiyi_card\":1,\"rows\":5}", DUIYI_ERR_JSON, u32::MAX, "card: rows: not what"),
        (c"\xFF", DUIYI_ERR_UTF8, 0, "not UTF-8"),
    ];
    let mut w = World::new();
    for (card, status, offset, message) in texts {
        // SAFETY: contract.
        unsafe {
            assert_eq!(record(&mut w, card), status);
            assert_eq!((w.error.status, w.error.offset), (status, offset), "{message}");
            assert!(text(&w.error.message).starts_with(message), "{}", text(&w.error.message));
            assert_eq!(tally(&mut w, card), status);
        }
    }
    // SAFETY: contract.
    unsafe {
        let (good, good_len) = (CARD.as_ptr(), CARD.count_bytes());
        for (a, b, message) in [(c"[", c"", "a: byte 0"), (c"", c"[", "b: byte 0")] {
            let merged = duiyi_score_card_merge(
                a.as_ptr(),
                a.count_bytes(),
                b.as_ptr(),
                b.count_bytes(),
                w.text.as_mut_ptr(),
                w.text.len(),
                &mut w.len,
                w.error.at(),
            );
            assert_eq!(merged, DUIYI_ERR_JSON);
            assert!(text(&w.error.message).starts_with(message), "{}", text(&w.error.message));
        }
        let (json, cap) = (w.text.as_mut_ptr(), w.text.len());
        let merged =
            duiyi_score_card_merge(null(), 0, good, good_len, json, cap, null_mut(), null_mut());
        assert_eq!((merged, text(&w.text)), (DUIYI_OK, CARD.to_str().unwrap().to_owned()));
    }
}

#[test]
fn games_without_an_end_are_told_and_change_nothing() {
    for outcome in [DUIYI_OUTCOME_ONGOING, DUIYI_OUTCOME_ABANDONED] {
        let mut w = World::new();
        (w.entry.outcome, w.count) = (outcome, 77);
        // SAFETY: contract.
        assert_eq!(unsafe { record(&mut w, CARD) }, DUIYI_OK);
        assert_eq!((w.count, text(&w.text)), (0, CARD.to_str().unwrap().to_owned()));
    }
}

#[test]
fn a_card_in_a_buffer_of_every_size() {
    let mut w = World::new();
    // SAFETY: contract.
    unsafe {
        assert_eq!(record(&mut w, c""), DUIYI_OK);
        assert_eq!((w.count, text(&w.text)), (1, CARD.to_str().unwrap().to_owned()));
        for cap in 0..CARD.count_bytes() + 3 {
            let mut buf = vec![0x55; cap];
            (w.count, w.len) = (77, 77);
            let status = duiyi_score_card_record(
                null(),
                0,
                w.entry.at(),
                buf.as_mut_ptr(),
                cap,
                &mut w.len,
                &mut w.count,
                null_mut(),
            );
            assert_eq!(w.len, CARD.count_bytes());
            let fits = cap > w.len;
            assert_eq!(status, if fits { DUIYI_OK } else { DUIYI_ERR_BUFFER });
            assert_eq!(w.count, if fits { 1 } else { 77 });
            assert_eq!(buf.first().is_some_and(|&c| c == 0), !fits && cap > 0);
        }
    }
}
