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
/// Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold repetition and 75
/// moves by themselves.
pub const DUIYI_RULES_CHESS_FIDE: duiyi_rules = 2;
/// Xiangqi without a judge: no repetition and no move limit ends the game.
pub const DUIYI_RULES_XIANGQI_FREE: duiyi_rules = 16;
/// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold repetition
/// is a draw; so are 60 moves each without a capture.
pub const DUIYI_RULES_XIANGQI_SIMPLE: duiyi_rules = 17;
/// Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves each without a
/// capture are a draw.
pub const DUIYI_RULES_XIANGQI_CLUB: duiyi_rules = 18;
/// Xiangqi by the rules of the Asian federation.
pub const DUIYI_RULES_XIANGQI_AXF: duiyi_rules = 19;
/// Xiangqi by the rules of the world federation, edition of 2018: an offence loses when the position
/// stands for the third time, a plain repetition is a draw at the fourth.
pub const DUIYI_RULES_XIANGQI_WXF: duiyi_rules = 20;
/// Xiangqi by the rules of the Chinese association, where perpetual kill and mixed offences lose,
/// too. They follow the edition of 2020 as far as it is known second-hand.
pub const DUIYI_RULES_XIANGQI_CXA: duiyi_rules = 21;

/// The set of that number, with the game it belongs to.
pub(in crate::ffi) fn read_named_rules(number: duiyi_rules) -> Result<(Variant, RuleSet), Failure> {
    if number == DUIYI_RULES_DEFAULT {
        return Ok((Variant::Chess, RuleSet::default_of(Variant::Chess)));
    }
    let named = RuleSet::NAMED.iter().find(|(named, ..)| *named == number);
    named.map(|&(_, game, rules)| (game, rules)).ok_or(Failure::Value("no such rule set"))
}

/// The set by which a game is judged.
pub(in crate::ffi) fn read_rules(number: duiyi_rules, game: Variant) -> Result<RuleSet, Failure> {
    if number == DUIYI_RULES_DEFAULT {
        return Ok(RuleSet::default_of(game));
    }
    let (of, rules) = read_named_rules(number)?;
    same_board(of, game)?;
    Ok(rules)
}

/// Chess960 is judged by the rules of chess.
pub(in crate::ffi) fn same_board(rules: Variant, game: Variant) -> Result<(), Failure> {
    match (rules == Variant::Xiangqi) == (game == Variant::Xiangqi) {
        true => Ok(()),
        false => Err(Failure::Unsupported("these rules belong to the other game")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_are_the_named_sets() {
        let constants = [
            DUIYI_RULES_CHESS_CASUAL,
            DUIYI_RULES_CHESS_FIDE,
            DUIYI_RULES_XIANGQI_FREE,
            DUIYI_RULES_XIANGQI_SIMPLE,
            DUIYI_RULES_XIANGQI_CLUB,
            DUIYI_RULES_XIANGQI_AXF,
            DUIYI_RULES_XIANGQI_WXF,
            DUIYI_RULES_XIANGQI_CXA,
        ];
        assert_eq!(RuleSet::NAMED.map(|(number, ..)| number), constants);
        assert_eq!(read_rules(20, Variant::Xiangqi).ok(), Some(RuleSet::XIANGQI_WXF));
        assert_eq!(read_rules(2, Variant::Chess960).ok(), Some(RuleSet::CHESS_FIDE));
    }
}
