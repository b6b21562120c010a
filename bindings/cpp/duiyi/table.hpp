// The table: a game with people around it, the whole of click-to-move without a pixel. Included by
// duiyi.hpp, since it has a game.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_TABLE_HPP
#define DUIYI_TABLE_HPP

#include <optional>

namespace duiyi {

/// Who plays a side: by default a person.
struct seat {
    seat_kind kind = seat_kind::person;
    duiyi::level level = duiyi::level::full;
    duiyi::pace pace = duiyi::pace::at_once;
    /// The same seed plays the same game, at the same pace.
    std::uint64_t seed = 0;

    static seat opponent(
        duiyi::level level, std::uint64_t seed = 0, duiyi::pace pace = duiyi::pace::at_once) noexcept {
        return {seat_kind::opponent, level, pace, seed};
    }

    /// The seat as C has it.
    duiyi_seat to_c() const noexcept {
        duiyi_seat of_c;
        std::memset(&of_c, 0, sizeof of_c);
        of_c.kind = static_cast<duiyi_seat_kind>(kind);
        of_c.level = static_cast<std::uint32_t>(level);
        of_c.pace = static_cast<duiyi_pace>(pace);
        of_c.seed = seed;
        return of_c;
    }
};

/// Who sits at a table, and what they may ask for.
struct table_options {
    /// White's (red's) first.
    std::array<seat, 2> seats = {};
    /// Hints that persons may have in a game; std::nullopt: as many as they like.
    std::optional<std::uint16_t> hints = std::uint16_t{3};
    /// What pawns become without being asked; kind::none: each time it is asked for.
    kind promotion = kind::none;
    engine_options engine = {};
};

namespace detail {

/// The same as a struct of C and what it points to.
class table_options_of_c {
public:
    explicit table_options_of_c(const table_options &options) noexcept
        : of_c_(init<duiyi_table_options>()), engine_(options.engine.to_c()) {
        of_c_.seats[0] = options.seats[0].to_c();
        of_c_.seats[1] = options.seats[1].to_c();
        of_c_.hints = options.hints ? *options.hints : DUIYI_HINTS_UNLIMITED;
        of_c_.flags = options.hints && *options.hints == 0 ? std::uint32_t{DUIYI_TABLE_NO_HINTS} : 0;
        of_c_.promotion = static_cast<duiyi_kind>(options.promotion);
        of_c_.engine = &engine_;
    }
    table_options_of_c(const table_options_of_c &) = delete;
    table_options_of_c &operator=(const table_options_of_c &) = delete;

    const duiyi_table_options *get() const noexcept { return &of_c_; }

private:
    duiyi_table_options of_c_;
    duiyi_engine_options engine_;
};

/// The kinds of a set, the usual choice of a promotion first.
inline list<kind, DUIYI_KINDS> kinds(std::uint32_t bits) noexcept {
    list<kind, DUIYI_KINDS> kinds;
    for (duiyi_kind number = DUIYI_KINDS; number-- > 0;) {
        if ((bits >> number & 1) != 0) kinds.push_back(static_cast<kind>(number));
    }
    return kinds;
}

} // namespace detail

/// What a click or a drag came to. Which fields it uses, its kind says; the others are zero or none.
struct answer {
    answer_kind kind;
    /// Where the man stood or stands.
    square from;
    /// Where it goes or was to go (castling: the king's square).
    square to;
    /// Where the selected man may go.
    duiyi::targets targets;
    duiyi::move move;
    std::uint32_t ply;
    /// Why the move is refused, and what to light up.
    duiyi::reason reason;
    list<square, 8> squares;
    /// What the pawn may become.
    list<duiyi::kind, DUIYI_KINDS> kinds;

    explicit answer(const duiyi_answer &a) noexcept
        : kind(static_cast<answer_kind>(a.kind)), from(a.from), to(a.to), targets(a.targets),
          move(a.move), ply(a.ply), reason(static_cast<duiyi::reason>(a.reason)),
          squares(detail::until_none(a.squares)), kinds(detail::kinds(a.kinds)) {}
};

/// How a frame left the table.
struct table_progress {
    /// The move that the opponent has just played; false if none.
    move moved;
    std::uint32_t permille;
    /// The opponent that thinks, or side::none.
    side thinking;
    bool hinting;

    explicit table_progress(const duiyi_table_progress &p) noexcept
        : moved(p.moved), permille(p.permille), thinking(static_cast<side>(p.thinking)),
          hinting(p.hinting != 0) {}
};

/// All that a board draws besides the men.
struct table_view {
    duiyi::outcome outcome;
    duiyi::termination termination;
    /// Bits of duiyi::may; can() asks for one.
    std::uint32_t may;
    move hint;
    /// std::nullopt: as many as one likes.
    std::optional<std::uint32_t> hints_left;
    std::uint32_t permille;
    list<kind, DUIYI_KINDS> promotion_kinds;
    duiyi::targets targets;
    side turn;
    /// Whose men the hand holds; side::none between two opponents.
    side hand;
    bool hand_free;
    square selected;
    square dragged;
    square over;
    square last_from;
    square last_to;
    square check;
    square promotion_from;
    square promotion_to;
    kind promotion_preset;
    side thinking;
    bool hinting;
    bool resign_asked;
    side draw_offer;

    explicit table_view(const duiyi_table_view &v) noexcept
        : outcome(static_cast<duiyi::outcome>(v.outcome)),
          termination(static_cast<duiyi::termination>(v.termination)), may(v.may), hint(v.hint),
          permille(v.permille), promotion_kinds(detail::kinds(v.promotion_kinds)),
          targets(v.targets), turn(static_cast<side>(v.turn)), hand(static_cast<side>(v.hand)),
          hand_free(v.hand_free != 0), selected(v.selected), dragged(v.dragged), over(v.over),
          last_from(v.last_from), last_to(v.last_to), check(v.check),
          promotion_from(v.promotion_from), promotion_to(v.promotion_to),
          promotion_preset(static_cast<kind>(v.promotion_preset)),
          thinking(static_cast<side>(v.thinking)), hinting(v.hinting != 0),
          resign_asked(v.resign_asked != 0), draw_offer(static_cast<side>(v.draw_offer)) {
        if (v.hints_left != DUIYI_HINTS_UNLIMITED) hints_left = v.hints_left;
    }

    bool can(duiyi::may what) const noexcept { return (may & static_cast<duiyi_may>(what)) != 0; }
};

/// A game with two seats and one hand: pass clicks in, draw its view, call advance() once a frame. It is
/// moved, not copied.
class table {
public:
    static result<table> create(
        const game_options &game = {}, const table_options &options = {}) {
        detail::options_of_c game_of_c(game);
        detail::table_options_of_c of_c(options);
        duiyi_table *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_table_create(game_of_c.get(), of_c.get(), &made, err);
            },
            [&] { return table(made); });
    }

    /// The table that save_json() wrote. Of the options the engine counts; the rest only for a saved
    /// game that knows no table.
    static result<table> load_json(std::string_view text, const table_options &options = {}) {
        detail::table_options_of_c of_c(options);
        duiyi_table *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_table_load_json(text.data(), text.size(), of_c.get(), &made, err);
            },
            [&] { return table(made); });
    }

    result<std::string> save_json() const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_table_save_json(c_handle(), buf, cap, len);
        });
    }

    /// The game at the table, for everything else that a game has; it lives as long as the table. What
    /// is done to it, the table notices at its next call. Take its events from the table.
    duiyi::game &game() noexcept { return game_; }
    const duiyi::game &game() const noexcept { return game_; }

    /// Begins another game in the same seats, with all hints again.
    result<void> new_game(const game_options &options = {}) {
        detail::options_of_c of_c(options);
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_table_new_game(c_handle(), of_c.get(), err); },
            [] {});
    }

    duiyi::seat seat(side side) const {
        duiyi_seat s;
        std::memset(&s, 0, sizeof s);
        detail::must(duiyi_table_seat(c_handle(), static_cast<duiyi_side>(side), &s));
        return {static_cast<seat_kind>(s.kind), static_cast<level>(s.level),
            static_cast<pace>(s.pace), s.seed};
    }

    /// Sets somebody else at a side, at any time. What was thought for it is dropped.
    result<void> set_seat(side side, const duiyi::seat &seat) {
        const duiyi_seat of_c = seat.to_c();
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_table_set_seat(c_handle(), static_cast<duiyi_side>(side), &of_c, err);
            },
            [] {});
    }

    /// Sets what pawns become without being asked; kind::none: each time it is asked for.
    result<void> set_promotion(kind kind) {
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_table_set_promotion(c_handle(), static_cast<duiyi_kind>(kind), err);
            },
            [] {});
    }

    // ---- the hand; an error only without memory ----

    result<answer> click(square square) {
        return hand([&](duiyi_answer *a) { return duiyi_table_click(c_handle(), square.number(), a); });
    }

    /// press(), drag() and drop() at the pointer's down, move and up are clicking and dragging in one.
    result<answer> press(square square) {
        return hand([&](duiyi_answer *a) { return duiyi_table_press(c_handle(), square.number(), a); });
    }

    /// The pointer is over that square now; square() beyond the board.
    void drag(square over) { detail::must(duiyi_table_drag(c_handle(), over.number())); }

    result<answer> drop(square over) {
        return hand([&](duiyi_answer *a) { return duiyi_table_drop(c_handle(), over.number(), a); });
    }

    /// The pawn that waits becomes that.
    result<answer> promote(kind kind) {
        return hand([&](duiyi_answer *a) {
            return duiyi_table_promote(c_handle(), static_cast<duiyi_kind>(kind), a);
        });
    }

    void cancel() { detail::must(duiyi_table_cancel(c_handle())); }

    // ---- besides moving ----

    /// advance() searches it, view().hint shows it.
    result<void> hint() { return act(duiyi_table_hint); }
    /// One ply between persons, two against the opponent, one while it thinks.
    result<void> undo_turn() { return act(duiyi_table_undo_turn); }
    result<void> redo_turn() { return act(duiyi_table_redo_turn); }
    result<void> ask_resign() { return act(duiyi_table_ask_resign); }
    /// Only after ask_resign(), and nothing else in between.
    result<void> resign() { return act(duiyi_table_resign); }
    result<void> offer_draw() { return act(duiyi_table_offer_draw); }
    result<void> accept_draw() { return act(duiyi_table_accept_draw); }
    result<void> decline_draw() { return act(duiyi_table_decline_draw); }

    // ---- frames ----

    /// Once a frame: the clocks tick, the opponent or a hint is searched for so many more nodes.
    table_progress advance(std::uint64_t now_ms, std::uint32_t nodes) {
        auto of_c = detail::init<duiyi_table_progress>();
        detail::must(duiyi_table_advance(c_handle(), now_ms, nodes, &of_c));
        return table_progress(of_c);
    }

    table_view view() const {
        auto of_c = detail::init<duiyi_table_view>();
        detail::must(duiyi_table_view_get(c_handle(), &of_c));
        return table_view(of_c);
    }

    /// The oldest event that waits; false if none does.
    event next_event() {
        auto of_c = detail::init<duiyi_event>();
        detail::must(duiyi_table_next_event(c_handle(), &of_c));
        return event(of_c);
    }

    /// For calls into C; null after the table has been moved away.
    duiyi_table *c_handle() const noexcept { return handle_.get(); }

private:
    explicit table(duiyi_table *handle) noexcept
        : handle_(handle), game_(duiyi_table_game(handle), true) {}

    template <class Call>
    result<answer> hand(Call &&call) {
        auto of_c = detail::init<duiyi_answer>();
        duiyi_status status = call(&of_c);
        return detail::answer(status, answer(of_c));
    }

    result<void> act(duiyi_status (*call)(duiyi_table *, duiyi_error *)) {
        return detail::answer([&](duiyi_error *err) { return call(c_handle(), err); }, [] {});
    }

    struct destroy {
        void operator()(duiyi_table *table) const noexcept { duiyi_table_destroy(table); }
    };
    std::unique_ptr<duiyi_table, destroy> handle_;
    duiyi::game game_;
};

} // namespace duiyi

#endif // DUIYI_TABLE_HPP
