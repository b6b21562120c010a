//! Rule sets by name.

use crate::ffi::failure::Failure;
use crate::rules::{RuleSet, Variant};

/// A named set of the choices on which rule books and sites differ. A set of the other game is
/// DUIYI_ERR_UNSUPPORTED.
pub type duiyi_rules = u32;

/// The default of the variant: DUIYI_RULES_CHESS_CASUAL, DUIYI_RULES_XIANGQI_SIMPLE.
pub const DUIYI_RULES_DEFAULT: duiyi_rules = 0;
/// Chess as friends play it: threefold repetition, 50 moves without progress and dead material end
/// the game by themselves.
pub const DUIYI_RULES_CHESS_CASUAL: duiyi_rules = 1;
/// Xiangqi without a judge: no repetition and no move limit ends the game.
pub const DUIYI_RULES_XIANGQI_FREE: duiyi_rules = 16;
/// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold repetition
/// is a draw; so are 60 moves each without a capture.
pub const DUIYI_RULES_XIANGQI_SIMPLE: duiyi_rules = 17;

pub(in crate::ffi) fn read_rules(number: duiyi_rules, game: Variant) -> Result<RuleSet, Failure> {
    let (set, of_xiangqi) = match number {
        DUIYI_RULES_DEFAULT => return Ok(RuleSet::default_of(game)),
        DUIYI_RULES_CHESS_CASUAL => (RuleSet::CHESS_CASUAL, false),
        DUIYI_RULES_XIANGQI_FREE => (RuleSet::XIANGQI_FREE, true),
        DUIYI_RULES_XIANGQI_SIMPLE => (RuleSet::XIANGQI_SIMPLE, true),
        _ => return Err(Failure::Value("no such rule set")),
    };
    if of_xiangqi != (game == Variant::Xiangqi) {
        return Err(Failure::Unsupported("this rule set belongs to the other game"));
    }
    Ok(set)
}
