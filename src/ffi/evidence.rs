//! Section 4 of the header: who offends by a repetition, and which moves show it.

use core::ffi::c_char;

use super::boundary::{NO_ERR, look};
use super::game::duiyi_game;
use super::growing::{Growing, GrowingOut, growing};
use super::text::write_cut;
use super::values::*;
use crate::game::Game;
use crate::rules::MAX_THREATS;

/// Moves that evidence shows at most; of a longer repetition the newest.
pub const DUIYI_MAX_THREATS: usize = 16;

const _: () = assert!(DUIYI_MAX_THREATS == MAX_THREATS);

/// Why a repetition is lost, or would be at the next occurrence.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_evidence {
    /// sizeof(duiyi_evidence).
    pub struct_size: u32,
    /// What the offender does; DUIYI_OFFENCE_NONE: nobody offends.
    pub offence: duiyi_offence,
    /// The article that its newest move falls under.
    pub article: duiyi_article,
    /// How often the position has stood, this time included.
    pub repetitions: u32,
    /// How many moves of the offender are shown, oldest first.
    pub threat_count: u32,
    /// Who offends, or DUIYI_SIDE_NONE.
    pub offender: duiyi_side,
    /// Zero.
    pub pad: [u8; 3],
    /// Where the rule books have the article: "WXF 20.3".
    pub reference: [c_char; 40],
    /// Each of these moves, counted as in duiyi_game_history().
    pub ply: [u32; DUIYI_MAX_THREATS],
    /// Where the attacker stands after it.
    pub hunter: [duiyi_square; DUIYI_MAX_THREATS],
    /// Where the attacked man stands.
    pub victim: [duiyi_square; DUIYI_MAX_THREATS],
}

growing!(duiyi_evidence up to victim);

impl From<&Game> for duiyi_evidence {
    fn from(game: &Game) -> duiyi_evidence {
        let mut told = duiyi_evidence::zeroed();
        (told.offender, told.repetitions) = (DUIYI_SIDE_NONE, game.repetitions());
        let Some(evidence) = game.evidence() else { return told };
        told.offence = write_offence(Some(evidence.offence));
        told.article = evidence.article as duiyi_article;
        told.offender = evidence.offender as duiyi_side;
        told.threat_count = evidence.threats().len() as u32;
        write_cut(&mut told.reference, evidence.article.reference());
        for (row, threat) in evidence.threats().iter().enumerate() {
            told.ply[row] = game.ply() as u32 - threat.plies_ago;
            told.hunter[row] = threat.hunter.number();
            told.victim[row] = threat.victim.number();
        }
        told
    }
}

/// Who offends by a repetition of the present position, by which article, and the moves that show
/// it. From the second occurrence on, so that a player can turn back in time; once the game is lost
/// by it, it is the reason. DUIYI_OFFENCE_NONE if nobody offends under the rules of the game: that is
/// no error.
///
/// Example: `duiyi_evidence why; DUIYI_INIT(&why); duiyi_game_evidence(game, &why);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_game_evidence(
    game: *const duiyi_game,
    out: *mut duiyi_evidence,
) -> duiyi_status {
    // SAFETY: contracts 2, 3, 4 and 7.
    unsafe {
        look(game, NO_ERR, |game| {
            GrowingOut::at(out)?.put(game);
            Ok(())
        })
    }
}
