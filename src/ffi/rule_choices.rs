//! Section 2 of the header: rule sets and their choices.

use core::ffi::c_char;
use core::fmt;

use super::boundary::{NO_ERR, call};
use super::failure::Failure;
use super::growing::{Growing, GrowingOut, growing, unused};
use super::text::write_cut;
use super::values::*;
use crate::rules::{CHOICES, RuleSet, Values, Variant};

/// A choice by yes and no: no.
pub const DUIYI_CHOICE_NO: u16 = 1;
/// A choice by yes and no: yes.
pub const DUIYI_CHOICE_YES: u16 = 2;
/// A choice of a number of times or plies: never.
pub const DUIYI_CHOICE_NEVER: u16 = 0xFFFF;

/// From the first occurrence of a position to the present one.
pub const DUIYI_SPAN_FROM_FIRST: u16 = 1;
/// From the occurrence before to the present one.
pub const DUIYI_SPAN_LAST_LAP: u16 = 2;

/// One legal recapture decides whether the victim is protected (AXF, WXF).
pub const DUIYI_CHASE_RECAPTURE: u16 = 1;
/// The balance after the full exchange decides, and several victims in turn are a chase, too (CXA).
pub const DUIYI_CHASE_EXCHANGE: u16 = 2;

/// All checks are counted.
pub const DUIYI_CHECKS_ALL: u16 = 1;
/// At most ten checks of a side are counted (WXF 3.2.D).
pub const DUIYI_CHECKS_TEN_A_SIDE: u16 = 2;
/// A side's checks beyond ten are not counted, nor are the replies to them (CXA).
pub const DUIYI_CHECKS_TEN_AND_REPLIES: u16 = 3;

/// The choices of a rule set, one field each. In every field 0 means: as the named set has it. So
/// set what shall be different, and leave the rest; or let duiyi_rules_get() fill in all of them.
/// Fields without a word on their values take DUIYI_CHOICE_NO and DUIYI_CHOICE_YES; numbers of times
/// (1 to 255) and of plies (1 to 65534) take DUIYI_CHOICE_NEVER as well. duiyi_rules_describe() tells
/// all that to a program.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_rule_choices {
    /// sizeof(duiyi_rule_choices).
    pub struct_size: u32,
    /// Which game they are for; 0: that of the game they are used in.
    pub variant: duiyi_variant,
    /// A side without a legal move that is not in check loses; else it is a draw.
    pub stalemate_loses: u16,
    /// The position that stands for this time draws the game by itself.
    pub repetition: u16,
    /// The position that stands for this time lets a player claim a draw (FIDE 9.2).
    pub repetition_claim: u16,
    /// The position that stands for this time is lost for who offends.
    pub offence: u16,
    /// Which moves are judged for offences: DUIYI_SPAN_FROM_FIRST and so on.
    pub span: u16,
    /// Who gives check with every move of the span loses, unless both do.
    pub perpetual_check_loses: u16,
    /// Who chases with every move of the span loses, unless both do.
    pub perpetual_chase_loses: u16,
    /// Perpetual check against perpetual chase: the checker loses; else it is a draw.
    pub check_outranks_chase: u16,
    /// Who threatens mate with every move of the span loses.
    pub perpetual_kill_loses: u16,
    /// Who checks, threatens mate and chases in turn, with no idle move, loses.
    pub mixed_offence_loses: u16,
    /// When both offend, but not by perpetual check, the graver offence loses; else it is a draw.
    pub graver_offence_loses: u16,
    /// What makes a chase: DUIYI_CHASE_RECAPTURE and so on.
    pub chase: u16,
    /// Plies without a capture (chess: nor a pawn move) that draw the game by themselves.
    pub no_progress_limit: u16,
    /// So many of them let a player claim a draw (FIDE 9.3).
    pub no_progress_claim: u16,
    /// Which checks are counted for these two: DUIYI_CHECKS_ALL and so on.
    pub counted_checks: u16,
    /// The game is drawn as soon as no series of moves could end in mate by the men alone.
    pub dead_material: u16,
    /// A fallen flag only draws while the other side could not give mate; else it loses.
    pub flag_needs_material: u16,
    /// Zero.
    pub pad: [u16; 3],
    /// Zero.
    pub reserved: [u64; 4],
}

growing!(duiyi_rule_choices up to reserved);

impl duiyi_rule_choices {
    /// A rule set with these choices instead of its own.
    pub(super) fn change(&self, rules: RuleSet, game: Variant) -> Result<RuleSet, Failure> {
        unused(&self.reserved)?;
        unused(&self.pad.map(u64::from))?;
        if self.variant != 0 {
            same_board(read_variant(self.variant)?, game)?;
        }
        rules.with_codes(&self.codes()).map_err(|place| Failure::Choice(RuleSet::CHOICES[place]))
    }
}

/// The fields that are choices, to and from their codes.
macro_rules! choices_in_order {
    ($($field:ident),* $(,)?) => {
        impl duiyi_rule_choices {
            const fn codes(&self) -> [u16; CHOICES] {
                [$(self.$field),*]
            }
        }

        impl From<(Variant, RuleSet)> for duiyi_rule_choices {
            fn from((game, rules): (Variant, RuleSet)) -> duiyi_rule_choices {
                let [$($field),*] = rules.codes();
                duiyi_rule_choices {
                    variant: game as duiyi_variant,
                    $($field,)*
                    ..duiyi_rule_choices::zeroed()
                }
            }
        }
    };
}

choices_in_order! {
    stalemate_loses,
    repetition,
    repetition_claim,
    offence,
    span,
    perpetual_check_loses,
    perpetual_chase_loses,
    check_outranks_chase,
    perpetual_kill_loses,
    mixed_offence_loses,
    graver_offence_loses,
    chase,
    no_progress_limit,
    no_progress_claim,
    counted_checks,
    dead_material,
    flag_needs_material,
}

/// One choice of a rule set, for a settings page that knows none of them.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct duiyi_rule_choice {
    /// sizeof(duiyi_rule_choice).
    pub struct_size: u32,
    /// Where its field stands in duiyi_rule_choices, in bytes; the field is a uint16_t.
    pub offset: u32,
    /// The smallest value.
    pub least: u16,
    /// The largest value, DUIYI_CHOICE_NEVER apart.
    pub most: u16,
    /// Not 0: DUIYI_CHOICE_NEVER is a value, too.
    pub has_never: u16,
    /// Zero.
    pub pad: u16,
    /// The name of the field.
    pub name: [c_char; 32],
    /// The names of the values from `least` on, with a space between; empty for numbers of times and
    /// of plies.
    pub values: [c_char; 48],
}

growing!(duiyi_rule_choice up to values);

impl duiyi_rule_choice {
    /// The choice at that place of [`RuleSet::CHOICES`].
    fn at(place: usize) -> Option<duiyi_rule_choice> {
        let mut told = duiyi_rule_choice::zeroed();
        let first = core::mem::offset_of!(duiyi_rule_choices, stalemate_loses);
        told.offset = (first + place * size_of::<u16>()) as u32;
        write_cut(&mut told.name, RuleSet::CHOICES.get(place)?);
        match RuleSet::VALUES[place] {
            Values::Words(words) => {
                (told.least, told.most) = (1, words.len() as u16);
                write_cut(&mut told.values, Spaced(words));
            }
            Values::Count(most) => {
                (told.least, told.most, told.has_never) = (1, most.min(DUIYI_CHOICE_NEVER - 1), 1);
            }
        }
        Some(told)
    }
}

/// Words with a space between them.
struct Spaced(&'static [&'static str]);

impl fmt::Display for Spaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, word) in self.0.iter().enumerate() {
            f.write_str(if place == 0 { "" } else { " " })?;
            f.write_str(word)?;
        }
        Ok(())
    }
}

/// The choices of a named set, every field filled in; DUIYI_RULES_DEFAULT: that of chess.
///
/// Errors: DUIYI_ERR_VALUE if there is no such set.
///
/// Example: `duiyi_rules_get(DUIYI_RULES_XIANGQI_WXF, &choices); choices.no_progress_limit = 120;`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_rules_get(
    rules: duiyi_rules,
    out: *mut duiyi_rule_choices,
) -> duiyi_status {
    // SAFETY: contracts 4 and 7.
    unsafe {
        call(NO_ERR, || {
            let out = GrowingOut::at(out)?;
            out.put(read_named_rules(rules)?);
            Ok(())
        })
    }
}

/// What one of the choices is called and may be, counted from 0 in the order of the fields.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many.
///
/// Example: `for (i = 0; duiyi_rules_describe(i, &choice) == DUIYI_OK; i++) puts(choice.name);`
///
/// Since: 0.1.0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn duiyi_rules_describe(
    index: u32,
    out: *mut duiyi_rule_choice,
) -> duiyi_status {
    // SAFETY: contracts 4 and 7.
    unsafe {
        call(NO_ERR, || {
            let out = GrowingOut::at(out)?;
            let choice = duiyi_rule_choice::at(index as usize);
            out.put(choice.ok_or(Failure::Value("no such choice"))?);
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_choices_have_one_order() {
        let own = duiyi_rule_choices::from((Variant::Xiangqi, RuleSet::XIANGQI_WXF));
        assert_eq!(own.codes(), RuleSet::XIANGQI_WXF.codes());
        for (place, code) in own.codes().into_iter().enumerate() {
            let offset = duiyi_rule_choice::at(place).unwrap().offset as usize;
            // SAFETY: the offset is within the struct, and that of a u16.
            let field = unsafe { *(&raw const own).byte_add(offset).cast::<u16>() };
            assert_eq!(field, code, "{}", RuleSet::CHOICES[place]);
        }
        assert!(duiyi_rule_choice::at(CHOICES).is_none());
    }
}
