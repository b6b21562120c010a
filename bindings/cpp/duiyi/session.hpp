// What a game has besides moves: offers and ends, any ply, clocks, events, tags, and the game as text.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_SESSION_HPP
#define DUIYI_SESSION_HPP

#include <string>

#include "answers.hpp"
#include "clock.hpp"
#include "event.hpp"

namespace duiyi {

/// Two numbers that go along with a replay code, white's (red's) first.
using seeds = std::array<std::uint64_t, 2>;

namespace detail {

/// The text of any length that `write(buf, cap, &len)` gives: a buffer that is too small says what is
/// needed.
template <class Write>
result<std::string> long_text(Write &&write) {
    std::string text(255, '\0');
    for (;;) {
        // A std::string has room for a NUL behind its end.
        std::size_t len = 0;
        duiyi_status status = write(&text[0], text.size() + 1, &len);
        if (status != DUIYI_OK && status != DUIYI_ERR_BUFFER) return error(status);
        text.resize(len);
        if (status == DUIYI_OK) return text;
    }
}

} // namespace detail

/// The part of duiyi::game that is no moving.
template <class Game>
class session {
public:
    // ---- offers and ends ----

    /// Stands until the other side answers or moves; against the other side's offer it accepts.
    result<void> offer_draw(side side) { return by(duiyi_game_offer_draw, side); }
    result<void> accept_draw(side side) { return by(duiyi_game_accept_draw, side); }
    result<void> decline_draw(side side) { return by(duiyi_game_decline_draw, side); }
    result<void> agree_draw() { return done(duiyi_game_agree_draw); }
    result<void> resign(side side) { return by(duiyi_game_resign, side); }
    /// His time is over.
    result<void> flag(side side) { return by(duiyi_game_flag, side); }
    /// He has gone.
    result<void> forfeit(side side) { return by(duiyi_game_forfeit, side); }
    result<void> abandon() { return done(duiyi_game_abandon); }

    /// For the position on the board, or for the one the intended move would lead to.
    result<void> claim_draw(claim claim, move intended = {}) {
        return done(duiyi_game_claim_draw, static_cast<duiyi_claim>(claim), intended.number());
    }

    result<void> adjudicate(outcome outcome, termination termination = termination::none) {
        return done(duiyi_game_adjudicate, static_cast<duiyi_outcome>(outcome),
            static_cast<duiyi_termination>(termination));
    }

    // ---- any ply, while the game stays where it is ----

    result<fen_text> fen_at(std::uint32_t ply) const {
        fen_text fen;
        duiyi_status status = fen.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_fen_at(handle(), ply, buf, cap, len);
        });
        return detail::answer(status, fen);
    }

    result<std::array<piece, DUIYI_MAX_SQUARES>> board_at(std::uint32_t ply) const {
        duiyi_piece numbers[DUIYI_MAX_SQUARES] = {};
        duiyi_status status = duiyi_game_board_at(handle(), ply, numbers, sizeof numbers);
        return detail::answer(status, detail::pieces(numbers));
    }

    result<duiyi::material> material_at(std::uint32_t ply) const {
        auto of_c = detail::init<duiyi_material>();
        duiyi_status status = duiyi_game_material_at(handle(), ply, &of_c);
        return detail::answer(status, duiyi::material(of_c));
    }

    /// What a view that last drew that ply has to draw anew.
    result<squares> changed_since(std::uint32_t ply) const {
        duiyi_squares set = {{0, 0}};
        duiyi_status status = duiyi_game_changed_since(handle(), ply, &set);
        return detail::answer(status, squares(set));
    }

    // ---- clocks: the time is yours, in milliseconds from any clock that never goes back ----

    /// What the clocks show; status::state in a game without.
    result<duiyi::clock> clock() const {
        auto of_c = detail::init<duiyi_clock>();
        duiyi_status status = duiyi_game_clock(handle(), &of_c);
        return detail::answer(status, duiyi::clock(of_c));
    }

    result<duiyi::clock_options> clock_options() const {
        auto of_c = detail::init<duiyi_clock_options>();
        duiyi_status status = duiyi_game_clock_options(handle(), &of_c);
        return detail::answer(status, duiyi::clock_options(of_c));
    }

    /// For the side to move, or again after a pause.
    result<void> start_clock(std::uint64_t now_ms) {
        return detail::answer(duiyi_game_start_clock(handle(), now_ms));
    }
    result<void> pause_clock(std::uint64_t now_ms) {
        return detail::answer(duiyi_game_pause_clock(handle(), now_ms));
    }
    /// It is now so late: once a frame, and before a move.
    void tick(std::uint64_t now_ms) { detail::must(duiyi_game_tick(handle(), now_ms)); }

    // ---- events ----

    /// The oldest that waits: `while (auto event = game.next_event()) show(event);`
    event next_event() {
        auto of_c = detail::init<duiyi_event>();
        detail::must(duiyi_game_next_event(handle(), &of_c));
        return event(of_c);
    }

    /// How many were dropped so far because DUIYI_MAX_EVENTS waited already.
    std::uint32_t dropped_events() const {
        std::uint32_t dropped = 0;
        detail::must(duiyi_game_dropped_events(handle(), &dropped));
        return dropped;
    }

    // ---- tags ----

    /// An empty value takes the tag away.
    result<void> set_tag(std::string_view name, std::string_view value) {
        return done(duiyi_game_set_tag, name.data(), name.size(), value.data(), value.size());
    }

    /// Empty if it is not set.
    result<std::string> tag(std::string_view name) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_tag(handle(), name.data(), name.size(), buf, cap, len);
        });
    }

    /// The name of a tag that is set, counted from 0; status::value past the last.
    result<std::string> tag_name(std::uint32_t index) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_tag_name(handle(), index, buf, cap, len);
        });
    }

    // ---- the game as text ----

    /// Everything, as JSON; game::load_json() reads it.
    result<std::string> save_json() const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_save_json(handle(), buf, cap, len);
        });
    }

    /// The moves so far, the tags and the result as PGN; game::load_pgn() reads it.
    result<std::string> save_pgn(duiyi::notation notation = duiyi::notation::auto_) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_save_pgn(
                handle(), static_cast<duiyi_notation>(notation), buf, cap, len);
        });
    }

    /// Start, rules and moves in one short word; game::load_replay_code() reads it.
    result<std::string> replay_code(seeds seeds = {}) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_replay_code(handle(), seeds.data(), buf, cap, len);
        });
    }

private:
    template <class... Before, class... Arguments>
    result<void> done(duiyi_status (*call)(duiyi_game *, Before...), Arguments... arguments) {
        return detail::answer(
            [&](duiyi_error *err) { return call(handle(), arguments..., err); }, [] {});
    }

    result<void> by(duiyi_status (*call)(duiyi_game *, duiyi_side, duiyi_error *), side side) {
        return done(call, static_cast<duiyi_side>(side));
    }

    duiyi_game *handle() const noexcept { return static_cast<const Game &>(*this).c_handle(); }
};

} // namespace duiyi

#endif // DUIYI_SESSION_HPP
