//! Moves, back and forth.

use duiyi::game::{Game, MoveInfo, PlayError};
use duiyi::rules::Square;
use godot::prelude::*;

use super::DuiyiGame;
use super::words::{play_error, refusal};
use crate::failure::{Answer, Failure};
use crate::{answers, values};

#[godot_api(secondary)]
impl DuiyiGame {
    /// Plays a move. Returns a Dictionary that describes it, `{}` if it is refused.
    #[func]
    fn play(&self, r#move: i64) -> VarDictionary {
        self.change("DuiyiGame.play", |game| {
            let m = values::played(r#move)?;
            let played = game.play(m);
            told(game, played, Some([m.from(), m.to()]))
        })
    }

    /// Plays a move given by its squares, as clicks give it; `promotion` is the kind that a pawn becomes.
    /// explain() says beforehand whether one must be named.
    #[func]
    fn play_squares(
        &self,
        from: Vector2i,
        to: Vector2i,
        #[opt(default = 0)] promotion: i64,
    ) -> VarDictionary {
        self.change("DuiyiGame.play_squares", |game| {
            let squares = [from, to].map(|at| values::any_square(game.variant(), at));
            let promotion = values::kind(promotion)?;
            let played = game.play_squares(squares[0], squares[1], promotion);
            told(game, played, Some(squares))
        })
    }

    /// Plays a move given as text, in any notation: "e2e4", "Nf3", "h2e2", "炮二平五".
    #[func]
    fn play_text(&self, text: GString, #[opt(default = 0)] notation: i64) -> VarDictionary {
        self.change("DuiyiGame.play_text", |game| {
            let notation = values::notation(notation)?;
            let played = game.play_text(&text.to_string(), notation);
            told(game, played, None)
        })
    }

    /// Takes the last move back, and with it the result, however the game ended.
    #[func]
    fn undo(&self) -> VarDictionary {
        self.change("DuiyiGame.undo", |game| {
            let info = game.undo()?;
            Ok(answers::of_move(game.variant(), &info))
        })
    }

    /// Plays the move again that was taken back last.
    #[func]
    fn redo(&self) -> VarDictionary {
        self.change("DuiyiGame.redo", |game| {
            let info = game.redo()?;
            Ok(answers::of_move(game.variant(), &info))
        })
    }

    /// Goes to the position after so many moves, back or forward through those taken back.
    #[func]
    fn goto(&self, ply: i64) -> bool {
        let gone = self.change("DuiyiGame.goto", |game| {
            game.goto(values::count(ply)?)?;
            Ok(true)
        });
        if gone {
            self.to_gd().signals().changed().emit();
        }
        gone
    }
}

/// The answer to an attempt to move, a refusal in words.
fn told(
    game: &Game,
    played: Result<MoveInfo, PlayError>,
    squares: Option<[Square; 2]>,
) -> Answer<VarDictionary> {
    match (played, squares) {
        (Ok(info), _) => Ok(answers::of_move(game.variant(), &info)),
        (Err(PlayError::Illegal(why)), Some([from, to])) => {
            Err(Failure(refusal(game, from, to, &why)))
        }
        (Err(error), _) => Err(Failure(play_error(game, &error))),
    }
}
