//! What has several fields, as the dictionary that a script gets.

use duiyi::game::{Claims, Clock, Game, Material, MoveInfo, SideClock, Targets};
use duiyi::rules::{Evidence, Explanation, Kind, Position, Reason, Side, Square, Variant};
use duiyi::table::{Answer, Progress, Seat, View};
use godot::prelude::*;

use crate::values::{
    offence_number, outcome_number, piece_number, place, place_or_none, places, places_of,
    side_number, termination_number,
};

/// A move: what a view animates, played forwards or backwards.
pub(crate) fn of_move(variant: Variant, info: &MoveInfo) -> VarDictionary {
    let (rook_from, rook_to) = info.rook.unzip();
    let at = |square| place_or_none(variant, square);
    vdict! {
        "move" => i64::from(info.played.number()),
        "flags" => i64::from(info.flags.0),
        "ply" => i64::from(info.ply),
        "side" => info.side as i64,
        "piece" => piece_number(Some(info.piece)),
        "placed" => piece_number(Some(info.placed)),
        "captured" => piece_number(info.captured),
        "from" => place(variant, info.played.from()),
        "to" => place(variant, info.landed),
        "captured_square" => at(info.captured_square),
        "rook_from" => at(rook_from),
        "rook_to" => at(rook_to),
    }
}

pub(crate) fn of_targets(variant: Variant, targets: &Targets) -> VarDictionary {
    vdict! {
        "quiet" => &places_of(variant, targets.quiet),
        "capture" => &places_of(variant, targets.capture),
        "promote" => &places_of(variant, targets.promote),
    }
}

pub(crate) fn of_explanation(variant: Variant, why: &Explanation) -> VarDictionary {
    vdict! {
        "legal" => why.reason == Reason::Legal,
        "reason" => why.reason as i64,
        "squares" => &places(variant, why.squares.as_slice().iter().copied()),
        "move" => why.legal.map_or(0, |m| i64::from(m.number())),
    }
}

fn claim_bits(claims: Claims) -> i64 {
    let bits = [
        claims.repetition,
        claims.no_progress,
        claims.repetition_by_move,
        claims.no_progress_by_move,
    ];
    bits.into_iter().enumerate().map(|(place, bit)| i64::from(bit) << place).sum()
}

/// How a game stands.
pub(crate) fn of_state(game: &Game) -> VarDictionary {
    let (variant, position, rules) = (game.variant(), game.position(), game.rules());
    let (evidence, claims) = (game.evidence(), game.claims());
    let kings = Side::ALL.map(|side| position.king(side));
    vdict! {
        "variant" => variant as i64,
        "outcome" => outcome_number(game.verdict()),
        "termination" => termination_number(game.verdict()),
        "in_check" => position.in_check(),
        "can_undo" => game.can_undo(),
        "can_redo" => game.can_redo(),
        "ply" => game.ply() as i64,
        "redo_plies" => game.redo_plies() as i64,
        "full_move" => i64::from(game.full_move()),
        "legal_moves" => game.legal_moves().len() as i64,
        "repetitions" => i64::from(game.repetitions()),
        "no_progress_plies" => i64::from(game.no_progress()),
        "counted_plies" => i64::from(game.counted_no_progress()),
        "no_progress_limit" => rules.no_progress_limit.map_or(0, i64::from),
        "no_progress_claim" => rules.no_progress_claim.map_or(0, i64::from),
        "claims" => claim_bits(claims),
        "actions" => i64::from(game.actions().0),
        "offence" => offence_number(evidence.map(|evidence| evidence.offence)),
        "offender" => side_number(evidence.map(|evidence| evidence.offender)),
        "side_to_move" => position.side_to_move() as i64,
        "king" => &places(variant, kings),
        "checkers" => &places_of(variant, position.checkers()),
        "hash" => position.hash().cast_signed(),
        "game_hash" => game.game_hash().cast_signed(),
        "draw_offer" => side_number(game.draw_offer()),
    }
}

/// What stands on each square, by its number.
pub(crate) fn of_board(position: &impl Position) -> PackedInt32Array {
    let squares = (0..position.variant().squares()).map(Square::new);
    squares.map(|square| piece_number(position.piece_at(square)) as i32).collect()
}

/// Counts of men: for each side, by number of the kind.
pub(crate) fn of_material(material: &Material) -> VarDictionary {
    let sides = |counts: &[[u8; 14]; 2]| -> Array<PackedInt32Array> {
        counts.iter().map(|side| side.iter().map(|&count| i32::from(count)).collect()).collect()
    };
    vdict! {
        "on_board" => &sides(&material.on_board),
        "captured" => &sides(&material.captured),
        "balance" => i64::from(material.balance),
    }
}

/// Who offends by a repetition, and the moves that show it; `ply` counts them as `history()` does.
pub(crate) fn of_evidence(game: &Game, evidence: &Evidence) -> VarDictionary {
    let variant = game.variant();
    let threats: Array<VarDictionary> = evidence
        .threats()
        .iter()
        .map(|threat| {
            vdict! {
                "ply" => game.ply() as i64 - i64::from(threat.plies_ago),
                "hunter" => place(variant, threat.hunter),
                "victim" => place(variant, threat.victim),
                "article" => threat.article as i64,
            }
        })
        .collect();
    vdict! {
        "offender" => evidence.offender as i64,
        "offence" => evidence.offence as i64,
        "article" => evidence.article as i64,
        "occurrences" => i64::from(evidence.occurrences),
        "threats" => &threats,
    }
}

fn of_side_clock(clock: &SideClock) -> VarDictionary {
    vdict! {
        "left_ms" => i64::from(clock.left_ms),
        "moves_left" => i64::from(clock.moves_left),
        "periods_left" => i64::from(clock.periods_left),
        "stage" => i64::from(clock.stage),
        "byoyomi" => clock.byoyomi,
    }
}

pub(crate) fn of_clock(clock: &Clock) -> VarDictionary {
    let sides: Array<VarDictionary> = clock.sides.iter().map(of_side_clock).collect();
    vdict! {
        "running" => side_number(clock.running),
        "sides" => &sides,
        "delay_left_ms" => i64::from(clock.delay_left_ms),
    }
}

// ---- the table ----

fn of_kinds(kinds: &[Kind]) -> PackedInt32Array {
    kinds.iter().map(|&kind| kind as i32).collect()
}

/// What a click came to; `kind` says which of the others there are.
pub(crate) fn of_answer(variant: Variant, answer: &Answer) -> VarDictionary {
    let kind = match answer {
        Answer::Nothing => 0,
        Answer::Selected { .. } => 1,
        Answer::Deselected => 2,
        Answer::Moved(_) => 3,
        Answer::Promotion { .. } => 4,
        Answer::Refused { .. } => 5,
        Answer::Over => 6,
        Answer::NotYours => 7,
        Answer::OutOfMemory => 8,
    };
    let mut out = vdict! { "kind" => kind };
    match answer {
        Answer::Selected { square, targets } => {
            out.set("square", place(variant, *square));
            out.set("targets", &of_targets(variant, targets));
        }
        Answer::Moved(info) => out.set("move", &of_move(variant, info)),
        Answer::Promotion { from, to, kinds } => {
            out.set("from", place(variant, *from));
            out.set("to", place(variant, *to));
            out.set("kinds", &of_kinds(kinds));
        }
        Answer::Refused { from, to, why } => {
            out.set("from", place(variant, *from));
            out.set("to", place(variant, *to));
            out.set("why", &of_explanation(variant, why));
        }
        Answer::Nothing
        | Answer::Deselected
        | Answer::Over
        | Answer::NotYours
        | Answer::OutOfMemory => {}
    }
    out
}

pub(crate) fn of_progress(variant: Variant, progress: &Progress) -> VarDictionary {
    let moved = progress.moved.map_or_else(VarDictionary::new, |info| of_move(variant, &info));
    vdict! {
        "moved" => &moved,
        "thinking" => side_number(progress.thinking),
        "hinting" => progress.hinting,
        "permille" => i64::from(progress.permille),
    }
}

pub(crate) fn of_seat(seat: &Seat) -> VarDictionary {
    match *seat {
        Seat::Person => vdict! { "kind" => 0, "level" => 0, "seed" => 0, "pace" => 0 },
        Seat::Opponent { level, seed, pace } => vdict! {
            "kind" => 1,
            "level" => i64::from(level),
            "seed" => seed.cast_signed(),
            "pace" => pace as i64,
        },
    }
}

/// All that a board draws.
pub(crate) fn of_view(variant: Variant, view: &View) -> VarDictionary {
    let at = |square| place_or_none(variant, square);
    let (last_from, last_to) = view.last_move.unzip();
    let promotion = view.promotion.map_or_else(VarDictionary::new, |asked| {
        vdict! {
            "from" => place(variant, asked.from),
            "to" => place(variant, asked.to),
            "kinds" => &of_kinds(&asked.kinds),
        }
    });
    vdict! {
        "outcome" => outcome_number(view.verdict),
        "termination" => termination_number(view.verdict),
        "turn" => view.turn as i64,
        "hand" => side_number(view.hand),
        "hand_free" => view.hand_free,
        "selected" => at(view.selected),
        "targets" => &of_targets(variant, &view.targets),
        "dragged" => at(view.dragged),
        "over" => at(view.over),
        "last_from" => at(last_from),
        "last_to" => at(last_to),
        "check" => at(view.check),
        "promotion" => &promotion,
        "hint_from" => at(view.hint.map(|m| m.from())),
        "hint_to" => at(view.hint.map(|m| m.to())),
        "hints_left" => view.hints_left.map_or(-1, i64::from),
        "thinking" => side_number(view.thinking),
        "hinting" => view.hinting,
        "permille" => i64::from(view.permille),
        "resign_asked" => view.resign_asked,
        "draw_offer" => side_number(view.draw_offer),
        "may" => i64::from(view.may.0),
    }
}
