//! What is done besides moving: sessions without some of it, offers and ends, any ply, tags, saved
//! games and replay codes with their errors.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use duiyi::ffi::*;

use crate::world::{World, init};

/// A call on a game with an `err`.
type Act = unsafe fn(*mut duiyi_game, *mut duiyi_error) -> duiyi_status;

/// Each action by a call that does it, on a game after a move (or the claimed one of the world).
const ACTS: [(duiyi_action, Act); 12] = {
    // SAFETY: contract, in all of them.
    unsafe {
        [
            (DUIYI_ACTION_UNDO, |g, e| duiyi_game_undo(g, null_mut(), e)),
            (DUIYI_ACTION_UNDO, |g, e| duiyi_game_goto(g, 0, e)),
            (DUIYI_ACTION_RESIGN, |g, e| duiyi_game_resign(g, DUIYI_SIDE_BLACK, e)),
            (DUIYI_ACTION_OFFERS, |g, e| duiyi_game_offer_draw(g, DUIYI_SIDE_WHITE, e)),
            (DUIYI_ACTION_OFFERS, |g, e| duiyi_game_accept_draw(g, DUIYI_SIDE_WHITE, e)),
            (DUIYI_ACTION_OFFERS, |g, e| duiyi_game_decline_draw(g, DUIYI_SIDE_WHITE, e)),
            (DUIYI_ACTION_OFFERS, |g, e| duiyi_game_agree_draw(g, e)),
            (DUIYI_ACTION_CLAIMS, |g, e| duiyi_game_claim_draw(g, DUIYI_CLAIM_NO_PROGRESS, 0, e)),
            (DUIYI_ACTION_FLAG, |g, e| duiyi_game_flag(g, DUIYI_SIDE_BLACK, e)),
            (DUIYI_ACTION_FORFEIT, |g, e| duiyi_game_forfeit(g, DUIYI_SIDE_BLACK, e)),
            (DUIYI_ACTION_ABANDON, |g, e| duiyi_game_abandon(g, e)),
            (DUIYI_ACTION_ADJUDICATE, |g, e| {
                duiyi_game_adjudicate(g, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_NONE, e)
            }),
        ]
    }
};

fn message(error: &duiyi_error) -> &str {
    // SAFETY: the library ends it with a NUL.
    unsafe { CStr::from_ptr(error.message.as_ptr()) }.to_str().expect("contract 5")
}

fn state(game: *const duiyi_game) -> duiyi_state {
    let mut state = init();
    // SAFETY: contract.
    assert_eq!(unsafe { duiyi_game_state(game, &mut state) }, DUIYI_OK);
    state
}

/// Makes the world's game anew, without some actions, and plays a move.
unsafe fn session(w: &mut World, without: duiyi_action) {
    // SAFETY: contract.
    unsafe {
        duiyi_game_destroy(w.game);
        w.game_options.without = without;
        let created = duiyi_game_create(w.game_options.at(), &mut w.game, null_mut());
        assert_eq!(created, DUIYI_OK);
        let text = c"e2e4".as_ptr();
        let played = duiyi_game_play_text(w.game, text, 4, 0, null_mut(), null_mut());
        assert_eq!(played, DUIYI_OK);
    }
}

#[test]
fn each_cause_why_not_is_told() {
    for (action, act) in ACTS {
        let mut w = World::new();
        // SAFETY: contract.
        unsafe {
            session(&mut w, action);
            assert_eq!(state(w.game).actions & action, 0);
            let before = w.seen();
            assert_eq!(act(w.game, w.error.at()), DUIYI_ERR_STATE);
            assert_eq!(message(&w.error), "this session does not have that", "{action}");
            assert_eq!(w.seen(), before);

            // With nothing left out, but over.
            session(&mut w, DUIYI_ACTION_UNDO_AFTER_END);
            assert_eq!(duiyi_game_abandon(w.game, null_mut()), DUIYI_OK);
            assert_eq!(state(w.game).actions, 0);
            assert_eq!(state(w.game).flags & DUIYI_STATE_CAN_UNDO, 0);
            assert_eq!(act(w.game, w.error.at()), DUIYI_ERR_STATE);
            assert_eq!(message(&w.error), "the game has ended", "{action}");
        }
    }
    let nothing: [Act; 4] = [ACTS[0].1, ACTS[4].1, ACTS[5].1, |g, e| {
        // SAFETY: contract.
        unsafe { duiyi_game_redo(g, null_mut(), e) }
    }];
    for act in nothing {
        let mut w = World::new();
        let mut fresh = null_mut();
        // SAFETY: contract.
        unsafe {
            assert_eq!(duiyi_game_create(null(), &mut fresh, null_mut()), DUIYI_OK);
            assert_eq!(act(fresh, w.error.at()), DUIYI_ERR_STATE);
            assert_eq!(message(&w.error), "there is nothing to do that with");
            duiyi_game_destroy(fresh);
        }
    }
}

#[test]
fn a_session_without_undo_shows_no_such_button() {
    let mut w = World::new();
    let both = DUIYI_STATE_CAN_UNDO | DUIYI_STATE_CAN_REDO;
    assert_eq!(state(w.game).flags & both, both);
    // SAFETY: contract.
    unsafe { session(&mut w, DUIYI_ACTION_UNDO) };
    assert_eq!(state(w.game).flags & both, 0);
}

#[test]
fn offers_stand_until_they_are_answered() {
    let w = World::new();
    let err = null_mut();
    assert_eq!(state(w.game).draw_offer, DUIYI_SIDE_NONE);
    assert_eq!(state(w.offered).draw_offer, DUIYI_SIDE_WHITE);
    // SAFETY: contract.
    unsafe {
        // Nobody answers his own offer, or makes it twice.
        assert_eq!(duiyi_game_accept_draw(w.offered, DUIYI_SIDE_WHITE, err), DUIYI_ERR_STATE);
        assert_eq!(duiyi_game_offer_draw(w.offered, DUIYI_SIDE_WHITE, err), DUIYI_ERR_STATE);
        assert_eq!(duiyi_game_decline_draw(w.offered, DUIYI_SIDE_BLACK, err), DUIYI_OK);
        assert_eq!(state(w.offered).draw_offer, DUIYI_SIDE_NONE);
        assert_eq!(duiyi_game_offer_draw(w.offered, DUIYI_SIDE_BLACK, err), DUIYI_OK);
        assert_eq!(state(w.offered).draw_offer, DUIYI_SIDE_BLACK);
        assert_eq!(duiyi_game_accept_draw(w.offered, DUIYI_SIDE_WHITE, err), DUIYI_OK);
    }
    let over = state(w.offered);
    assert_eq!(over.termination, DUIYI_TERMINATION_AGREEMENT);
    assert_eq!(over.draw_offer, DUIYI_SIDE_NONE);
}

#[test]
fn each_end_is_recorded_as_what_it_is() {
    use DUIYI_OUTCOME_WHITE_WINS as WHITE;
    for (act, outcome, termination) in [
        (2, WHITE, DUIYI_TERMINATION_RESIGNATION),
        (6, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_AGREEMENT),
        (8, WHITE, DUIYI_TERMINATION_TIME),
        (9, WHITE, DUIYI_TERMINATION_FORFEIT),
        (10, DUIYI_OUTCOME_ABANDONED, DUIYI_TERMINATION_NONE),
        (11, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_ADJUDICATION),
    ] {
        let w = World::new();
        // SAFETY: contract.
        assert_eq!(unsafe { ACTS[act].1(w.game, null_mut()) }, DUIYI_OK);
        let state = state(w.game);
        assert_eq!((state.outcome, state.termination), (outcome, termination));
        assert_eq!(state.actions, DUIYI_ACTION_UNDO | DUIYI_ACTION_UNDO_AFTER_END);
    }
}

#[test]
fn any_ply_can_be_looked_at() {
    let mut w = World::new();
    let mut boards = [[0; DUIYI_MAX_SQUARES]; 2];
    for ply in [0, 1, 2] {
        // SAFETY: contract.
        unsafe {
            let before = w.seen();
            let (text, len) = (w.text.as_mut_ptr(), &raw mut w.len);
            assert_eq!(duiyi_game_fen_at(w.game, ply, text, 128, len), DUIYI_OK);
            let then = CStr::from_ptr(text).to_owned();
            assert_eq!(duiyi_game_board_at(w.game, ply, boards[0].as_mut_ptr(), 90), DUIYI_OK);
            assert_eq!(duiyi_game_material_at(w.game, ply, w.material.at()), DUIYI_OK);
            assert_eq!(w.material.on_board[0][DUIYI_KIND_PAWN as usize], 8);
            assert_eq!(duiyi_game_changed_since(w.game, ply, &mut w.squares), DUIYI_OK);
            let changed = w.squares.word;
            let squares = [1 << 12 | 1 << 28, 0, 1 << 52 | 1 << 36];
            assert_eq!(changed, [squares[ply as usize], 0]);
            assert_eq!(w.seen(), before);

            // Going there shows the same.
            let mut there = null_mut();
            assert_eq!(duiyi_game_clone(w.game, &mut there), DUIYI_OK);
            assert_eq!(duiyi_game_goto(there, ply, null_mut()), DUIYI_OK);
            assert_eq!(duiyi_game_fen(there, text, 128, len), DUIYI_OK);
            assert_eq!(CStr::from_ptr(text), then.as_c_str());
            assert_eq!(duiyi_game_board(there, boards[1].as_mut_ptr(), 90), DUIYI_OK);
            duiyi_game_destroy(there);
        }
        assert_eq!(boards[0], boards[1]);
    }
}

#[test]
fn tags_are_set_listed_and_taken_away() {
    let mut w = World::new();
    let nul = NUL_TERMINATED;
    // SAFETY: contract.
    unsafe {
        let set = |name: &CStr, value: &CStr, err| {
            duiyi_game_set_tag(w.game, name.as_ptr(), nul, value.as_ptr(), nul, err)
        };
        assert_eq!(set(c"Black", c"\xE5\xAF\xB9", null_mut()), DUIYI_OK);
        assert_eq!(set(c"two words", c"", w.error.at()), DUIYI_ERR_VALUE);
        assert!(message(&w.error).starts_with("a tag's name is made of letters"));
        assert_eq!(set(c"Black", c"Bob\xFF", w.error.at()), DUIYI_ERR_UTF8);
        assert_eq!(w.error.offset, 3);

        let (text, cap, len) = (w.text.as_mut_ptr(), w.text.len(), &raw mut w.len);
        let names = [c"Black", c"White"];
        for (index, name) in names.into_iter().enumerate() {
            assert_eq!(duiyi_game_tag_name(w.game, index as u32, text, cap, len), DUIYI_OK);
            assert_eq!(CStr::from_ptr(text), name);
        }
        assert_eq!(duiyi_game_tag_name(w.game, 2, text, cap, len), DUIYI_ERR_VALUE);
        assert_eq!(duiyi_game_tag(w.game, names[0].as_ptr(), nul, text, cap, len), DUIYI_OK);
        assert_eq!(CStr::from_ptr(text), c"\xE5\xAF\xB9");
        assert_eq!(set(c"Black", c"", null_mut()), DUIYI_OK);
        assert_eq!(duiyi_game_tag(w.game, names[0].as_ptr(), nul, text, cap, len), DUIYI_OK);
        assert_eq!((CStr::from_ptr(text), *len), (c"", 0));
        assert_eq!(duiyi_game_tag_name(w.game, 1, text, cap, len), DUIYI_ERR_VALUE);
    }
}
