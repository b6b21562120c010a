//! Offers, ends that do not come from a move, clocks, tags.

use duiyi::engine::{Engine, Limits, Options, Root};
use duiyi::game::Game;
use duiyi::rules::Side;
use godot::prelude::*;

use super::DuiyiGame;
use crate::failure::{Answer, fail};
use crate::{answers, values};

#[godot_api(secondary)]
impl DuiyiGame {
    /// A player gives up.
    #[func]
    fn resign(&self, side: i64) -> bool {
        self.by("DuiyiGame.resign", side, |game, side| Ok(game.resign(side)?))
    }

    /// A side offers a draw; the offer stands until it is answered, or the other side moves.
    #[func]
    fn offer_draw(&self, side: i64) -> bool {
        self.by("DuiyiGame.offer_draw", side, |game, side| Ok(game.offer_draw(side)?))
    }

    /// A side accepts the other's offer.
    #[func]
    fn accept_draw(&self, side: i64) -> bool {
        self.by("DuiyiGame.accept_draw", side, |game, side| Ok(game.accept_draw(side)?))
    }

    /// A side declines the other's offer.
    #[func]
    fn decline_draw(&self, side: i64) -> bool {
        self.by("DuiyiGame.decline_draw", side, |game, side| Ok(game.decline_draw(side)?))
    }

    /// The players agree on a draw.
    #[func]
    fn agree_draw(&self) -> bool {
        self.does("DuiyiGame.agree_draw", |game| Ok(game.agree_draw()?))
    }

    /// The player to move claims a draw: CLAIM_REPETITION or CLAIM_NO_PROGRESS, for the position on the
    /// board, or for the one that the intended move would lead to, which is not played. `claims` of
    /// state() says which claims hold.
    #[func]
    fn claim_draw(&self, claim: i64, #[opt(default = 0)] intended: i64) -> bool {
        self.does("DuiyiGame.claim_draw", |game| {
            let claim = values::claim(claim)?;
            let intended = (intended != 0).then(|| values::played(intended)).transpose()?;
            Ok(game.claim_draw(claim, intended)?)
        })
    }

    /// A player's time is over.
    #[func]
    fn flag(&self, side: i64) -> bool {
        self.by("DuiyiGame.flag", side, |game, side| Ok(game.flag(side)?))
    }

    /// A player has gone and loses.
    #[func]
    fn forfeit(&self, side: i64) -> bool {
        self.by("DuiyiGame.forfeit", side, |game, side| Ok(game.forfeit(side)?))
    }

    /// Nobody goes on with the game, and nobody wins or draws it.
    #[func]
    fn abandon(&self) -> bool {
        self.does("DuiyiGame.abandon", |game| Ok(game.abandon()?))
    }

    /// Somebody outside the game decides it; `termination` says why, 0: TERMINATION_ADJUDICATION.
    #[func]
    fn adjudicate(&self, outcome: i64, #[opt(default = 0)] termination: i64) -> bool {
        self.does("DuiyiGame.adjudicate", |game| {
            Ok(game.adjudicate(values::end(outcome, termination)?)?)
        })
    }

    /// What the clocks show: `running` (a side), `sides` (for each `left_ms`, `moves_left`,
    /// `periods_left`, `stage`, `byoyomi`), `delay_left_ms`; `{}` in a game without.
    #[func]
    fn clock(&self) -> VarDictionary {
        self.look(|game| match game.clock() {
            Some(clock) => answers::of_clock(&clock),
            None => VarDictionary::new(),
        })
    }

    /// Starts the clock of the side to move, or lets it go on. `now_ms` is the time by any clock that
    /// never goes back, as Time.get_ticks_msec().
    #[func]
    fn start_clock(&self, now_ms: i64) -> bool {
        self.does("DuiyiGame.start_clock", |game| {
            Ok(game.start_clock(values::milliseconds(now_ms)?)?)
        })
    }

    /// Stops the clock until it is started again.
    #[func]
    fn pause_clock(&self, now_ms: i64) -> bool {
        self.does("DuiyiGame.pause_clock", |game| {
            Ok(game.pause_clock(values::milliseconds(now_ms)?)?)
        })
    }

    /// It is now so late: call it each frame, and before a move.
    #[func]
    fn tick(&self, now_ms: i64) {
        self.does("DuiyiGame.tick", |game| {
            game.tick(values::milliseconds(now_ms)?);
            Ok(())
        });
    }

    /// Writes down who played, where, when, under a name such as "White"; an empty value removes it.
    #[func]
    fn set_tag(&self, name: GString, value: GString) -> bool {
        self.does("DuiyiGame.set_tag", |game| {
            Ok(game.set_tag(&name.to_string(), &value.to_string())?)
        })
    }

    /// All tags, by name.
    #[func]
    fn tags(&self) -> VarDictionary {
        let mut all = VarDictionary::new();
        self.look(|game| game.tags().for_each(|(name, value)| all.set(name, value)));
        all
    }

    /// The move that an opponent of a level would play here, 0 once the game is over; levels are 1 to
    /// 10, 0 is full strength. The same seed gives the same move. The call returns when the move is
    /// found, which on a high level takes longer than a frame: a DuiyiTable thinks while the game goes
    /// on.
    #[func]
    fn engine_move(&self, #[opt(default = 5)] level: i64, #[opt(default = 0)] seed: i64) -> i64 {
        self.ask("DuiyiGame.engine_move", |game| {
            let Ok(level) = u8::try_from(level) else {
                return fail(format!("{level} is no level"));
            };
            if game.verdict().is_over() {
                return Ok(0);
            }
            let limits = Limits::level(level, seed.cast_unsigned());
            let root = Root {
                position: *game.position(),
                past: game.past(),
                no_progress: game.no_progress(),
                rules: *game.rules(),
            };
            let report = Engine::new(&Options::default())?.think(&root, &limits, None)?;
            Ok(report.best.map_or(0, |m| i64::from(m.number())))
        })
    }
}

impl DuiyiGame {
    fn does(&self, call: &str, act: impl FnOnce(&mut Game) -> Answer<()>) -> bool {
        self.change(call, |game| act(game).map(|()| true))
    }

    /// The same by a side.
    fn by(&self, call: &str, side: i64, act: impl FnOnce(&mut Game, Side) -> Answer<()>) -> bool {
        self.does(call, |game| act(game, values::side(side)?))
    }
}
