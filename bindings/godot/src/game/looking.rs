//! What is on the board, and who may go where.

use duiyi::rules::{Position, RuleSet, Values};
use godot::builtin::Variant as Value; // "variant" is which game, here as everywhere
use godot::prelude::*;

use super::DuiyiGame;
use crate::failure::{Failure, fail};
use crate::{answers, values};

const NO_PLY: &str = "the game has no such ply";

#[godot_api(secondary)]
impl DuiyiGame {
    /// How the game stands: `variant`, `outcome`, `termination`, `in_check`, `can_undo`, `can_redo`,
    /// `ply`, `redo_plies`, `full_move`, `legal_moves` (how many), `repetitions`, `no_progress_plies`,
    /// `counted_plies`, `no_progress_limit`, `no_progress_claim`, `claims`, `actions` (what may be done
    /// now), `offence`, `offender`, `side_to_move`, `king` (a square for each side), `checkers`, `hash`,
    /// `game_hash`, `draw_offer` (a side).
    #[func]
    fn state(&self) -> VarDictionary {
        self.look(answers::of_state)
    }

    /// Which game is played: VARIANT_CHESS and so on.
    #[func]
    fn variant(&self) -> i64 {
        self.variant_of() as i64
    }

    /// Who moves, or would move if the game were not over.
    #[func]
    fn side_to_move(&self) -> i64 {
        self.look(|game| game.position().side_to_move() as i64)
    }

    /// Is the side to move in check?
    #[func]
    fn in_check(&self) -> bool {
        self.look(|game| game.position().in_check())
    }

    /// OUTCOME_ONGOING, or who has won.
    #[func]
    fn outcome(&self) -> i64 {
        self.look(|game| values::outcome_number(game.verdict()))
    }

    /// Why it ended: TERMINATION_CHECKMATE and so on.
    #[func]
    fn termination(&self) -> i64 {
        self.look(|game| values::termination_number(game.verdict()))
    }

    /// Has the game ended?
    #[func]
    fn is_over(&self) -> bool {
        self.look(|game| game.verdict().is_over())
    }

    /// Moves played so far.
    #[func]
    fn ply(&self) -> i64 {
        self.look(|game| game.ply() as i64)
    }

    /// The rules it is judged by, choice by choice: a bool, a word, a number, or null for never.
    #[func]
    fn choices(&self) -> VarDictionary {
        let codes = self.look(|game| game.rules().codes());
        let mut choices = VarDictionary::new();
        for ((name, values), code) in RuleSet::CHOICES.into_iter().zip(RuleSet::VALUES).zip(codes) {
            choices.set(name, &choice(values, code));
        }
        choices
    }

    /// The FEN of the position, with its counters.
    #[func]
    pub(super) fn fen(&self) -> GString {
        self.look(|game| GString::from(&game.to_string()))
    }

    /// The FEN after so many moves.
    #[func]
    fn fen_at(&self, ply: i64) -> GString {
        self.ask("DuiyiGame.fen_at", |game| {
            let setup = game.setup_at(values::count(ply)?).ok_or(NO_PLY)?;
            Ok(GString::from(&setup.to_string()))
        })
    }

    /// Files and ranks: 8 and 8, in xiangqi 9 and 10.
    #[func]
    fn board_size(&self) -> Vector2i {
        let variant = self.variant_of();
        Vector2i::new(variant.files().into(), variant.ranks().into())
    }

    /// What stands on each square: pieces, 0 for none, rank by rank from the first player's.
    #[func]
    fn board(&self) -> PackedInt32Array {
        self.look(|game| answers::of_board(game.position()))
    }

    /// What stood on each square after so many moves.
    #[func]
    fn board_at(&self, ply: i64) -> PackedInt32Array {
        self.ask("DuiyiGame.board_at", |game| {
            let setup = game.setup_at(values::count(ply)?).ok_or(NO_PLY)?;
            Ok(answers::of_board(&setup.position))
        })
    }

    /// The piece on a square, 0 for none.
    #[func]
    fn piece(&self, square: Vector2i) -> i64 {
        self.ask("DuiyiGame.piece", |game| {
            let square = values::square(game.variant(), square)?;
            Ok(values::piece_number(game.position().piece_at(square)))
        })
    }

    /// The kind of a piece: KIND_PAWN and so on; 0 for none.
    #[func]
    fn kind_of(piece: i64) -> i64 {
        values::piece(piece).map_or(0, |piece| piece.kind as i64)
    }

    /// The side of a piece; SIDE_NONE for none.
    #[func]
    fn side_of(piece: i64) -> i64 {
        values::side_number(values::piece(piece).map(|piece| piece.side))
    }

    /// The square of that name, as in "e4".
    #[func]
    fn square(&self, name: GString) -> Vector2i {
        let found = self.look(|game| {
            let (variant, name) = (game.variant(), name.to_string());
            let mut all = (0..variant.squares()).map(duiyi::rules::Square::new);
            let square = all.find(|&square| variant.name(square).to_string() == name);
            let why = || Failure(format!("the board has no square \"{name}\""));
            square.map(|square| Some(values::place(variant, square))).ok_or_else(why)
        });
        self.failure.settle("DuiyiGame.square", found).unwrap_or(values::NOWHERE)
    }

    /// The name of a square.
    #[func]
    fn square_name(&self, square: Vector2i) -> GString {
        self.ask("DuiyiGame.square_name", |game| {
            let square = values::square(game.variant(), square)?;
            Ok(GString::from(&game.variant().name(square).to_string()))
        })
    }

    /// All legal moves; none once the game is over.
    #[func]
    fn legal_moves(&self) -> PackedInt32Array {
        self.look(|game| game.legal_moves().iter().map(|m| m.number() as i32).collect())
    }

    /// Is that move legal now?
    #[func]
    fn is_legal(&self, r#move: i64) -> bool {
        self.look(|game| values::played(r#move).is_ok_and(|m| game.is_legal(m)))
    }

    /// Where the piece on a square may go: lists of squares, `quiet`, `capture`, and those of either on
    /// which a pawn would become something, `promote`.
    #[func]
    fn targets(&self, from: Vector2i) -> VarDictionary {
        self.ask("DuiyiGame.targets", |game| {
            let from = values::square(game.variant(), from)?;
            Ok(answers::of_targets(game.variant(), &game.targets(from)))
        })
    }

    /// Is a move legal, and if not, why not? Answers for any two squares, with `legal`, `reason`
    /// (REASON_PINNED and so on), `squares` (what to light up) and `move` (0 if it is not legal);
    /// refusal_text() has the same in words. `promotion` is a kind, or 0.
    #[func]
    fn explain(
        &self,
        from: Vector2i,
        to: Vector2i,
        #[opt(default = 0)] promotion: i64,
    ) -> VarDictionary {
        self.ask("DuiyiGame.explain", |game| {
            let variant = game.variant();
            let [from, to] = [from, to].map(|at| values::any_square(variant, at));
            Ok(answers::of_explanation(variant, &game.explain(from, to, values::kind(promotion)?)))
        })
    }

    /// Why has the piece on a square no move at all? Answers as explain(); if it has a move, that is
    /// `move`.
    #[func]
    fn explain_piece(&self, from: Vector2i) -> VarDictionary {
        self.look(|game| {
            let from = values::any_square(game.variant(), from);
            answers::of_explanation(game.variant(), &game.explain_piece(from))
        })
    }

    /// What a legal move would do, without doing it: a Dictionary that describes it.
    #[func]
    fn preview(&self, r#move: i64) -> VarDictionary {
        self.ask("DuiyiGame.preview", |game| {
            Ok(answers::of_move(game.variant(), &game.preview(values::played(r#move)?)?))
        })
    }

    /// A move of the game: 1 is the first, ply() the last played; after it come those taken back.
    #[func]
    fn history(&self, ply: i64) -> VarDictionary {
        self.ask("DuiyiGame.history", |game| {
            let info = game.history(values::count(ply)?).ok_or(NO_PLY)?;
            Ok(answers::of_move(game.variant(), info))
        })
    }

    /// The text of a move of the game, as it was written when it was played; counted as in history().
    #[func]
    fn history_text(&self, ply: i64, #[opt(default = 0)] notation: i64) -> GString {
        self.ask("DuiyiGame.history_text", |game| {
            let notation = values::notation(notation)?;
            let text = game.history_text(values::count(ply)?, notation).ok_or(NO_PLY)?;
            Ok(GString::from(text.as_str()))
        })
    }

    /// Men on the board and men taken, and who has more: `on_board` and `captured` hold an array for each
    /// side (of captured men, who lost them), indexed by kind; `balance` is white's (red's) material
    /// minus black's in hundredths of a pawn.
    #[func]
    fn material(&self) -> VarDictionary {
        self.look(|game| answers::of_material(&game.material()))
    }

    /// The same after so many moves.
    #[func]
    fn material_at(&self, ply: i64) -> VarDictionary {
        self.ask("DuiyiGame.material_at", |game| {
            Ok(answers::of_material(&game.material_at(values::count(ply)?).ok_or(NO_PLY)?))
        })
    }

    /// The squares on which a side could take if an enemy stood there.
    #[func]
    fn attacked(&self, side: i64) -> Array<Vector2i> {
        self.ask("DuiyiGame.attacked", |game| {
            let attacked = game.position().attacked_by(values::side(side)?);
            Ok(values::places_of(game.variant(), attacked))
        })
    }

    /// The squares on which something else stands now than after so many moves.
    #[func]
    fn changed_since(&self, ply: i64) -> Array<Vector2i> {
        self.ask("DuiyiGame.changed_since", |game| {
            let changed = game.changed_since(values::count(ply)?).ok_or(NO_PLY)?;
            Ok(values::places_of(game.variant(), changed))
        })
    }

    /// Who offends by a repetition of the present position: `offender`, `offence`, `article`,
    /// `occurrences`, and `threats`, each with `ply`, `hunter`, `victim`, `article`. A warning from the
    /// second occurrence on, the reason once the game is lost by it; `{}` if nobody does.
    #[func]
    fn evidence(&self) -> VarDictionary {
        self.look(|game| match game.evidence() {
            Some(evidence) => answers::of_evidence(game, &evidence),
            None => VarDictionary::new(),
        })
    }

    /// Reads a text as a legal move of the position, without playing it.
    #[func]
    fn parse_move(&self, text: GString, #[opt(default = 0)] notation: i64) -> i64 {
        self.ask("DuiyiGame.parse_move", |game| {
            let notation = values::notation(notation)?;
            let text = text.to_string();
            match game.read_move(&text, notation) {
                Ok(m) => Ok(i64::from(m.number())),
                Err(error) => fail(super::words::move_error(game, &error)),
            }
        })
    }

    /// The text of a legal move of the position.
    #[func]
    fn format_move(&self, r#move: i64, #[opt(default = 0)] notation: i64) -> GString {
        self.ask("DuiyiGame.format_move", |game| {
            let (m, notation) = (values::played(r#move)?, values::notation(notation)?);
            match game.is_legal(m) {
                true => Ok(GString::from(game.write_move(m, notation).as_str())),
                false => fail("the move is not legal in this position"),
            }
        })
    }

    /// Which squares a move joins: from and to.
    #[func]
    fn move_squares(&self, r#move: i64) -> Array<Vector2i> {
        self.ask("DuiyiGame.move_squares", |game| {
            let m = values::played(r#move)?;
            Ok(values::places(game.variant(), [m.from(), m.to()]))
        })
    }
}

/// What a choice of the rules is.
fn choice(values: Values, code: u16) -> Value {
    match values {
        Values::Words(["no", "yes"]) => (code == 2).to_variant(),
        Values::Words(words) => words[usize::from(code) - 1].to_variant(),
        Values::Count(_) if code == u16::MAX => Value::nil(),
        Values::Count(_) => i64::from(code).to_variant(),
    }
}
