//! How a game begins, is kept and comes back.

use duiyi::files::{Format, GameTree, Reader, ReaderOptions};
use duiyi::game::Game;
use godot::prelude::*;

use super::DuiyiGame;
use crate::failure::{Answer, Failure, fail};
use crate::{options, values};

#[godot_api(secondary)]
impl DuiyiGame {
    /// Begins another game. The keys of `options`, none of which is needed:
    ///
    /// `variant`: VARIANT_CHESS (the default), VARIANT_CHESS960, VARIANT_XIANGQI.
    ///
    /// `rules`: RULES_CHESS_FIDE and so on; else the usual ones of the variant.
    ///
    /// `choices`: what differs from these rules, a Dictionary with names such as `repetition`,
    /// `no_progress_limit`, `stalemate_loses`, and a number (null: never), a bool or a word for each.
    ///
    /// `start_fen`: the position it starts from; `strict`: refuse a FEN where it would be corrected;
    /// `arrangement`: accept men on points that no game can bring them to.
    ///
    /// `chess960_index`: 0 to 959, which start of Chess960.
    ///
    /// `refuse_losing_cycles`: leave out moves that would lose at once by a repetition.
    ///
    /// `without`: what the session does not have, ACTION_UNDO and so on added up.
    ///
    /// `clock`: the time of each player, a Dictionary with some of `main_ms`, `increment_ms`, `delay_ms`,
    /// `byoyomi_ms`, `periods`, `moves`, or an Array of 1 to 4 of them, one for each stage;
    /// `clock_black`: the same for black, if it differs; `clock_low_ms`: when clock_low is told, 10000
    /// unless it is given.
    ///
    /// Returns false if something is wrong with the options; then the game is as it was.
    #[func]
    fn new_game(&self, options: VarDictionary) -> bool {
        self.replace("DuiyiGame.new_game", options::new_game(&options))
    }

    /// Puts the game back to its start, under the same rules; nothing can be redone.
    #[func]
    fn reset(&self) {
        self.touch(Game::reset);
        self.to_gd().signals().changed().emit();
    }

    /// An independent copy, with the moves taken back, too.
    #[func]
    fn clone(&self) -> Option<Gd<DuiyiGame>> {
        let copy = self.ask("DuiyiGame.clone", |game| Ok(Some(game.try_clone()?)))?;
        let given = DuiyiGame::new_gd();
        given.bind().touch(|game| *game = copy);
        Some(given)
    }

    /// The game as JSON, for load_json().
    #[func]
    fn save_json(&self) -> GString {
        self.look(|game| GString::from(&game.save_json()))
    }

    /// Puts the game there that save_json() wrote, with tags, offers and the moves taken back. Returns
    /// false if the text is damaged; error_message() says where, and the game is as it was.
    #[func]
    fn load_json(&self, text: GString) -> bool {
        let loaded = Game::load_json(&text.to_string()).map_err(Failure::from);
        self.replace("DuiyiGame.load_json", loaded)
    }

    /// The whole game in one short text, with two seeds of the host's.
    #[func]
    fn replay_code(
        &self,
        #[opt(default = 0)] seed_white: i64,
        #[opt(default = 0)] seed_black: i64,
    ) -> GString {
        let seeds = [seed_white, seed_black].map(i64::cast_unsigned);
        self.look(|game| GString::from(&game.replay_code(seeds)))
    }

    /// Puts the game of a replay code there. Returns the two seeds that came along; nothing if the code
    /// is damaged, and the game is as it was.
    #[func]
    fn load_replay_code(&self, code: GString) -> PackedInt64Array {
        const CALL: &str = "DuiyiGame.load_replay_code";
        match Game::from_replay_code(&code.to_string()) {
            Err(error) => self.failure.settle(CALL, Err(error.into())),
            Ok((game, seeds)) => {
                self.replace(CALL, Ok(game));
                seeds.map(u64::cast_signed).into_iter().collect()
            }
        }
    }

    /// The game as PGN, its moves in a notation.
    #[func]
    fn save_pgn(&self, #[opt(default = 0)] notation: i64) -> GString {
        self.ask("DuiyiGame.save_pgn", |game| {
            let notation = values::notation(notation)?;
            Ok(GString::from(&GameTree::of_game(game).to_pgn(notation)))
        })
    }

    /// Puts the game of that number, from 0, in a PGN text there. Returns false if there is none, or it
    /// is damaged; then the game is as it was.
    #[func]
    fn load_pgn(&self, text: GString, #[opt(default = 0)] index: i64) -> bool {
        self.replace("DuiyiGame.load_pgn", from_pgn(&text.to_string(), index))
    }
}

fn from_pgn(text: &str, index: i64) -> Answer<Game> {
    let index = values::count(index)?;
    let options = ReaderOptions { format: Some(Format::Pgn), ..ReaderOptions::default() };
    let mut reader = Reader::new(&options);
    reader.feed(text.as_bytes());
    reader.finish();
    match std::iter::from_fn(|| reader.next_game()).nth(index) {
        Some(entry) => Ok(entry.whole()?.to_game(&Default::default())?),
        None => fail(format!("there is no game {index}")),
    }
}
