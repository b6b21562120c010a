//! Section 4 of the header: how a game stands.

use super::boundary::{NO_ERR, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::values::*;
use crate::game::Game;
use crate::rules::{Position, Side};

/// The side to move is in check.
pub const DUIYI_STATE_CHECK: u32 = 0x1;
/// A move can be taken back.
pub const DUIYI_STATE_CAN_UNDO: u32 = 0x2;
/// A move that was taken back can be played again.
pub const DUIYI_STATE_CAN_REDO: u32 = 0x4;

/// How a game stands: all that a status line and a board view ask after every move.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_state {
    /// sizeof(duiyi_state).
    pub struct_size: u32,
    /// Which game is played.
    pub variant: duiyi_variant,
    /// Ongoing, or who has won.
    pub outcome: duiyi_outcome,
    /// Why it ended.
    pub termination: duiyi_termination,
    /// DUIYI_STATE_CHECK and so on.
    pub flags: u32,
    /// Moves played so far.
    pub ply: u32,
    /// Moves that were taken back and not replaced.
    pub redo_plies: u32,
    /// Number of the full move, as the FEN has it.
    pub full_move: u32,
    /// How many legal moves there are; 0 once the game is over.
    pub legal_moves: u32,
    /// How often this position has stood in this game, this time included.
    pub repetitions: u32,
    /// Plies since the last capture (chess: or pawn move), as the FEN has it.
    pub no_progress_plies: u32,
    /// The same as the rules of the game count them for their limit: in some, not every check counts.
    pub counted_plies: u32,
    /// So many of these end the game; 0: no limit.
    pub no_progress_limit: u32,
    /// So many of these let a player claim a draw; 0: there is no such claim.
    pub no_progress_claim: u32,
    /// Draws that the side to move may claim now: bits DUIYI_CLAIM_REPETITION and so on.
    pub claims: duiyi_claim,
    /// From the second occurrence of a position on, what somebody is on the way to losing by, or has
    /// lost by; duiyi_game_evidence() tells all.
    pub offence: duiyi_offence,
    /// Who moves, or would move if the game were not over.
    pub side_to_move: duiyi_side,
    /// Where the kings or generals stand, white's (red's) first.
    pub king: [duiyi_square; 2],
    /// Who offends, or DUIYI_SIDE_NONE.
    pub offender: duiyi_side,
    /// What may be done now besides moving, whoever does it: bits DUIYI_ACTION_RESIGN and so on. Grey
    /// out the rest.
    pub actions: duiyi_action,
    /// The pieces that give check.
    pub checkers: duiyi_squares,
    /// Hash of the position: equal positions have equal hashes.
    pub hash: u64,
    /// Hash of start, rules and all moves: two hosts that agree on it agree on the game.
    pub game_hash: u64,
    /// Whose draw offer stands, or DUIYI_SIDE_NONE.
    pub draw_offer: duiyi_side,
    /// Zero.
    pub pad: [u8; 7],
    /// Zero.
    pub reserved: [u64; 3],
}

growing!(duiyi_state up to reserved);

impl From<&Game> for duiyi_state {
    fn from(game: &Game) -> duiyi_state {
        let position = game.position();
        let check = if position.in_check() { DUIYI_STATE_CHECK } else { 0 };
        let undo = if game.can_undo() { DUIYI_STATE_CAN_UNDO } else { 0 };
        let evidence = game.evidence();
        let redo = if game.can_redo() { DUIYI_STATE_CAN_REDO } else { 0 };
        let claims = game.claims();
        duiyi_state {
            variant: game.variant() as duiyi_variant,
            outcome: write_outcome(game.verdict()),
            termination: write_termination(game.verdict()),
            flags: check | undo | redo,
            ply: game.ply() as u32,
            redo_plies: game.redo_plies() as u32,
            full_move: game.full_move().into(),
            legal_moves: game.legal_moves().len() as u32,
            repetitions: game.repetitions(),
            no_progress_plies: game.no_progress().into(),
            counted_plies: game.counted_no_progress().into(),
            no_progress_limit: game.rules().no_progress_limit.map_or(0, u32::from),
            no_progress_claim: game.rules().no_progress_claim.map_or(0, u32::from),
            claims: write_claims(claims),
            offence: write_offence(evidence.map(|evidence| evidence.offence)),
            offender: write_side(evidence.map(|evidence| evidence.offender)),
            actions: game.actions_with(claims).0,
            side_to_move: position.side_to_move() as duiyi_side,
            king: Side::ALL.map(|side| position.king(side).number()),
            checkers: position.checkers().into(),
            hash: position.hash(),
            game_hash: game.game_hash(),
            draw_offer: write_side(game.draw_offer()),
            ..duiyi_state::zeroed()
        }
    }
}

/// How the game stands.
///
/// Example: `duiyi_state state; DUIYI_INIT(&state); duiyi_game_state(game, &state);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_state(
    game: *const duiyi_game,
    out: *mut duiyi_state,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            GrowingOut::at(out)?.put(game);
            Ok(())
        })
    }
}
