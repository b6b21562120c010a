// duiyi.hpp: chess and xiangqi for games, in C++17.
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A thin layer on duiyi.h, headers only: link with libduiyi as a program in C does. Functions and codes
// have the names they have there, and that header says what they mean.
//
//     duiyi::game game = duiyi::game::create().value();
//     for (duiyi::move move : game.legal_moves()) { ... }
//     if (auto played = game.play("e2e4")) animate(*played);
//     else show(played.error().reason());
//
// Failure. A call that can be refused returns a result. Test it and look at its error(), or take its
// value(): where there is none, that throws duiyi::exception, or aborts in a program that is compiled
// without exceptions. Calls that only a bug can make fail (a moved-from handle, a panic inside the
// library) return their value itself, and do the same.
//
// Memory. Nothing here allocates but tags, comments, saved games, replay codes and score cards, which are
// a std::string: lists and other texts come as values. Threads: contract 3 in duiyi.h; a
// const member function is a call with a const handle.

#ifndef DUIYI_HPP
#define DUIYI_HPP

#include <memory>

#include "duiyi/advice.hpp"
#include "duiyi/answers.hpp"
#include "duiyi/options.hpp"
#include "duiyi/score_card.hpp"
#include "duiyi/session.hpp"
#include "duiyi/words.hpp"

namespace duiyi {

// == The loaded library ============================================================================

/// The version as DUIYI_VERSION_NUMBER counts it.
inline std::uint32_t version() noexcept { return duiyi_version(); }
inline const char *version_string() noexcept { return duiyi_version_string(); }
/// Does the loaded library fit this header?
inline bool abi_fits() noexcept { return duiyi_abi_version() == DUIYI_ABI_VERSION; }
inline const char *build_features() noexcept { return duiyi_build_features(); }
inline std::uint64_t engine_fingerprint() noexcept { return duiyi_engine_fingerprint(); }
inline const char *status_name(status status) noexcept {
    return duiyi_status_name(static_cast<duiyi_status>(status));
}

/// The shape of a variant's board.
inline result<board_info> variant_board(variant variant) {
    auto info = detail::init<duiyi_board_info>();
    duiyi_status status = duiyi_variant_board(static_cast<duiyi_variant>(variant), &info);
    return detail::answer(status, board_info(info));
}

/// The choices of a named set, to change some of them.
inline result<duiyi_rule_choices> rules_get(rules rules) {
    auto choices = detail::init<duiyi_rule_choices>();
    duiyi_status status = duiyi_rules_get(static_cast<duiyi_rules>(rules), &choices);
    return detail::answer(status, choices);
}
/// Choices that change nothing yet: set what shall be different.
inline duiyi_rule_choices rule_choices() noexcept { return detail::init<duiyi_rule_choices>(); }
/// What one of the choices is called and may be, counted from 0.
inline result<rule_choice> rules_describe(std::uint32_t index) {
    auto of_c = detail::init<duiyi_rule_choice>();
    duiyi_status status = duiyi_rules_describe(index, &of_c);
    return detail::answer(status, rule_choice(of_c));
}

// == A game ========================================================================================

/// A game being played. It is moved, not copied; clone() copies. What it has besides moves stands in
/// duiyi/session.hpp, what it says in duiyi/words.hpp.
class game : public session<game>, public speaker<game> {
public:
    static result<game> create(const game_options &options = {}) {
        detail::options_of_c of_c(options);
        duiyi_game *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_game_create(of_c.get(), &made, err); },
            [&] { return game(made); });
    }

    /// The game that save_json() wrote.
    static result<game> load_json(std::string_view text) {
        duiyi_game *loaded = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_game_load_json(text.data(), text.size(), &loaded, err);
            },
            [&] { return game(loaded); });
    }

    /// The game of that number, from 0, in a PGN text; reader reads whole files.
    static result<game> load_pgn(std::string_view text, std::uint32_t index = 0) {
        duiyi_game *loaded = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_game_load_pgn(text.data(), text.size(), index, &loaded, err);
            },
            [&] { return game(loaded); });
    }

    /// The game of a replay code, and in `found` the seeds that came along.
    static result<game> load_replay_code(std::string_view code, seeds *found = nullptr) {
        duiyi_game *loaded = nullptr;
        std::uint64_t *numbers = found ? found->data() : nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_game_load_replay_code(
                    code.data(), code.size(), &loaded, numbers, err);
            },
            [&] { return game(loaded); });
    }

    result<game> clone() const {
        duiyi_game *copy = nullptr;
        duiyi_status status = duiyi_game_clone(c_handle(), &copy);
        return detail::answer(status, game(copy));
    }

    void reset() { detail::must(duiyi_game_reset(c_handle())); }

    // ---- looking ----

    duiyi::state state() const {
        auto of_c = detail::init<duiyi_state>();
        detail::must(duiyi_game_state(c_handle(), &of_c));
        return duiyi::state(of_c);
    }

    /// What stands on each square, by its number; beyond the board nothing.
    std::array<piece, DUIYI_MAX_SQUARES> board() const {
        duiyi_piece numbers[DUIYI_MAX_SQUARES] = {};
        detail::must(duiyi_game_board(c_handle(), numbers, sizeof numbers));
        return detail::pieces(numbers);
    }

    fen_text fen() const {
        fen_text fen;
        detail::must(fen.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_fen(c_handle(), buf, cap, len);
        }));
        return fen;
    }

    duiyi::material material() const {
        auto of_c = detail::init<duiyi_material>();
        detail::must(duiyi_game_material(c_handle(), &of_c));
        return duiyi::material(of_c);
    }

    /// Who offends by a repetition, and which moves show it: a warning, or the reason.
    duiyi::evidence evidence() const {
        auto of_c = detail::init<duiyi_evidence>();
        detail::must(duiyi_game_evidence(c_handle(), &of_c));
        return duiyi::evidence(of_c);
    }

    squares attacked(side side) const {
        duiyi_squares set;
        detail::must(duiyi_game_attacked(c_handle(), static_cast<duiyi_side>(side), &set));
        return squares(set);
    }

    /// What a side has to fear: pieces that are attacked, that would be lost, and mate.
    duiyi::threats threats(side side) const {
        auto of_c = detail::init<duiyi_threats>();
        detail::must(duiyi_game_threats(c_handle(), static_cast<duiyi_side>(side), &of_c));
        return duiyi::threats(of_c);
    }

    /// All legal moves, by from, then to, then promotion.
    move_list legal_moves() const {
        duiyi_move numbers[DUIYI_MAX_MOVES];
        std::uint32_t count = 0;
        detail::must(duiyi_game_legal_moves(c_handle(), numbers, DUIYI_MAX_MOVES, &count));
        move_list moves;
        for (std::uint32_t i = 0; i < count; i++) {
            moves.push_back(move(numbers[i]));
        }
        return moves;
    }

    result<duiyi::targets> targets(square from) const {
        duiyi_targets of_c;
        std::memset(&of_c, 0, sizeof of_c);
        duiyi_status status = duiyi_game_targets(c_handle(), from.number(), &of_c);
        return detail::answer(status, duiyi::targets(of_c));
    }

    bool is_legal(move move) const noexcept {
        return duiyi_game_is_legal(c_handle(), move.number()) == DUIYI_OK;
    }

    /// What a legal move would do.
    result<move_info> preview(move move) const {
        auto info = detail::init<duiyi_move_info>();
        duiyi_status status = duiyi_game_preview(c_handle(), move.number(), &info);
        return detail::answer(status, move_info(info));
    }

    /// Is the move legal, and if not, why not?
    explanation explain(square from, square to, kind promotion = kind::none) const {
        auto why = detail::init<duiyi_explanation>();
        detail::must(duiyi_game_explain(
            c_handle(), from.number(), to.number(), static_cast<duiyi_kind>(promotion), &why));
        return explanation(why);
    }

    /// Why has the piece no move at all?
    explanation explain_piece(square from) const {
        auto why = detail::init<duiyi_explanation>();
        detail::must(duiyi_game_explain_piece(c_handle(), from.number(), &why));
        return explanation(why);
    }

    /// Reads a text as a legal move.
    result<move> parse_move(std::string_view text, notation notation = notation::auto_) const {
        duiyi_move read = DUIYI_MOVE_NONE;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_game_parse_move(c_handle(), text.data(), text.size(),
                    static_cast<duiyi_notation>(notation), &read, err);
            },
            [&] { return move(read); });
    }

    /// The text of a legal move.
    result<move_text> format_move(move move, notation notation = notation::auto_) const {
        move_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_format_move(c_handle(), move.number(),
                static_cast<duiyi_notation>(notation), buf, cap, len);
        });
        return detail::answer(status, text);
    }

    /// A move of the game: 1 is the first; those taken back follow those played.
    result<move_info> history(std::uint32_t ply) const {
        auto info = detail::init<duiyi_move_info>();
        duiyi_status status = duiyi_game_history(c_handle(), ply, &info);
        return detail::answer(status, move_info(info));
    }

    result<move_text> history_text(
        std::uint32_t ply, notation notation = notation::auto_) const {
        move_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_history_text(
                c_handle(), ply, static_cast<duiyi_notation>(notation), buf, cap, len);
        });
        return detail::answer(status, text);
    }

    // ---- playing ----

    result<move_info> play(move move) {
        return played([&](duiyi_move_info *info, duiyi_error *err) {
            return duiyi_game_play(c_handle(), move.number(), info, err);
        });
    }

    /// A move as clicks give it; status::promotion_required asks what the pawn becomes.
    result<move_info> play(square from, square to, kind promotion = kind::none) {
        return played([&](duiyi_move_info *info, duiyi_error *err) {
            return duiyi_game_play_squares(c_handle(), from.number(), to.number(),
                static_cast<duiyi_kind>(promotion), info, err);
        });
    }

    result<move_info> play(std::string_view text, notation notation = notation::auto_) {
        return played([&](duiyi_move_info *info, duiyi_error *err) {
            return duiyi_game_play_text(c_handle(), text.data(), text.size(),
                static_cast<duiyi_notation>(notation), info, err);
        });
    }

    /// The move taken back.
    result<move_info> undo() {
        return played([&](duiyi_move_info *info, duiyi_error *err) {
            return duiyi_game_undo(c_handle(), info, err);
        });
    }

    /// The move played again.
    result<move_info> redo() {
        return played([&](duiyi_move_info *info, duiyi_error *err) {
            return duiyi_game_redo(c_handle(), info, err);
        });
    }

    /// To the position after so many moves (duiyi_game_goto: here that word is taken).
    result<void> go_to(std::uint32_t ply) {
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_game_goto(c_handle(), ply, err); }, [] {});
    }

    /// For calls into C; null after the game has been moved away.
    duiyi_game *c_handle() const noexcept { return handle_.get(); }

private:
    friend class editor;
    friend class reader;
    friend class tree;
    friend class table;

    explicit game(duiyi_game *handle, bool lent = false) noexcept : handle_(handle, destroy{lent}) {}

    template <class Call>
    result<move_info> played(Call &&call) {
        auto info = detail::init<duiyi_move_info>();
        return detail::answer(
            [&](duiyi_error *err) { return call(&info, err); }, [&] { return move_info(info); });
    }

    struct destroy {
        /// A table owns it.
        bool lent = false;
        void operator()(duiyi_game *game) const noexcept {
            if (!lent) duiyi_game_destroy(game);
        }
    };
    std::unique_ptr<duiyi_game, destroy> handle_;
};

// == An engine =====================================================================================

/// How much memory an engine takes; 0 is the default of each.
struct engine_options {
    std::uint32_t max_ply = 0;
    std::uint32_t history_plies = 0;
    /// How many best moves a search may rank.
    std::uint32_t lines = 0;
    std::size_t table_bytes = 0;
    /// Table memory of yours, aligned to 64; it must outlive the engine.
    void *table_memory = nullptr;

    /// The options as C has them.
    duiyi_engine_options to_c() const noexcept {
        auto of_c = detail::init<duiyi_engine_options>();
        of_c.max_ply = max_ply;
        of_c.history_plies = history_plies;
        of_c.lines = lines;
        of_c.table_bytes = table_bytes;
        of_c.table_memory = table_memory;
        return of_c;
    }
};

/// How far to search and how well to play; by default full strength for 1,000,000 nodes.
struct search_limits {
    duiyi::level level = duiyi::level::full;
    std::uint64_t seed = 0;
    std::uint64_t max_nodes = 0;
    std::uint32_t max_depth = 0;
    /// How many best moves to rank, for engine::line(); 0 and 1: the best alone.
    std::uint32_t lines = 0;
    /// Consider only these; empty: all legal moves.
    move_list root_moves = {};
};

/// The opponent, for one game after another. It is moved, not copied.
class engine {
public:
    static result<engine> create(const engine_options &options = {}) {
        const duiyi_engine_options of_c = options.to_c();
        duiyi_engine *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_engine_create(&of_c, &made, err); },
            [&] { return engine(made); });
    }

    std::size_t bytes() const noexcept { return duiyi_engine_bytes(c_handle()); }
    void clear() { detail::must(duiyi_engine_clear(c_handle())); }

    /// Begins a search on the game as it is now.
    result<void> begin(const game &game, const search_limits &limits = {}) {
        auto of_c = detail::init<duiyi_search_limits>();
        duiyi_move root_moves[DUIYI_MAX_MOVES];
        for (duiyi::move move : limits.root_moves) {
            root_moves[of_c.root_move_count++] = move.number();
        }
        of_c.level = static_cast<std::uint32_t>(limits.level);
        of_c.seed = limits.seed;
        of_c.max_nodes = limits.max_nodes;
        of_c.max_depth = limits.max_depth;
        of_c.lines = limits.lines;
        of_c.root_moves = root_moves;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_search_begin(c_handle(), game.c_handle(), &of_c, err);
            },
            [] {});
    }

    /// Searches so many nodes more: a slice of a frame.
    result<duiyi::report> step(std::uint32_t nodes) {
        auto of_c = detail::init<duiyi_search_report>();
        duiyi_status status = duiyi_search_step(c_handle(), nodes, &of_c);
        return detail::answer(status, duiyi::report(of_c));
    }

    /// Searches to the end, on a thread of yours.
    result<duiyi::report> run() {
        auto of_c = detail::init<duiyi_search_report>();
        duiyi_status status = duiyi_search_run(c_handle(), nullptr, nullptr, &of_c);
        return detail::answer(status, duiyi::report(of_c));
    }

    /// The same; now and then `go_on(report)` says whether to. What it throws ends the search and
    /// comes out of here.
    template <class GoOn>
    result<duiyi::report> run(GoOn &&go_on) {
        auto of_c = detail::init<duiyi_search_report>();
        listener<GoOn> ear{go_on};
        duiyi_status status = duiyi_search_run(c_handle(), ear.hear, &ear, &of_c);
        ear.rethrow();
        return detail::answer(status, duiyi::report(of_c));
    }

    /// Stops the search under way, from any thread.
    void stop() const noexcept { duiyi_search_stop(c_handle()); }

    /// What the search has found so far, or found last.
    duiyi::report report() const {
        auto of_c = detail::init<duiyi_search_report>();
        detail::must(duiyi_search_report_get(c_handle(), &of_c));
        return duiyi::report(of_c);
    }

    /// One of the best moves, the best (index 0) first; status::value beyond those found.
    result<duiyi::line> line(std::uint32_t index) const {
        auto of_c = detail::init<duiyi_line>();
        duiyi_status status = duiyi_search_line(c_handle(), index, &of_c);
        return detail::answer(status, duiyi::line(of_c));
    }

    /// The opponent's move in one call.
    result<duiyi::move> move(const game &game, level level, std::uint64_t seed) {
        duiyi_move best = DUIYI_MOVE_NONE;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_engine_move(c_handle(), game.c_handle(),
                    static_cast<std::uint32_t>(level), seed, &best, err);
            },
            [&] { return duiyi::move(best); });
    }

    /// Begins the search for a hint: full strength, so many nodes at most; 0: 300,000. Then step() or
    /// run().
    result<void> begin_hint(const game &game, std::uint64_t max_nodes = 0) {
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_hint_begin(c_handle(), game.c_handle(), max_nodes, err);
            },
            [] {});
    }

    /// The best move so far with what speaks for it; an error if the search is of another position.
    result<duiyi::hint> hint(const game &game) const {
        auto of_c = detail::init<duiyi_hint>();
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_hint_get(c_handle(), game.c_handle(), &of_c, err);
            },
            [&] { return duiyi::hint(of_c); });
    }

    /// A quick opinion in hundredths of a pawn, for the side to move.
    int evaluate(const game &game) const {
        std::int32_t centipawns = 0;
        detail::must(duiyi_engine_evaluate(c_handle(), game.c_handle(), &centipawns));
        return centipawns;
    }

    /// For calls into C; null after the engine has been moved away.
    duiyi_engine *c_handle() const noexcept { return handle_.get(); }

private:
    explicit engine(duiyi_engine *handle) noexcept : handle_(handle) {}

    /// Brings a callable of C++ through a callback of C, which exceptions must not leave.
    template <class GoOn>
    struct listener {
        GoOn &go_on;
        std::exception_ptr thrown = nullptr;

        static std::int32_t hear(void *user, const duiyi_search_report *of_c) noexcept {
            auto *self = static_cast<listener *>(user);
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
            try {
                return self->go_on(duiyi::report(*of_c)) ? 0 : 1;
            } catch (...) {
                self->thrown = std::current_exception();
                return 1;
            }
#else
            return self->go_on(duiyi::report(*of_c)) ? 0 : 1;
#endif
        }

        void rethrow() const {
            if (thrown) std::rethrow_exception(thrown);
        }
    };

    struct destroy {
        void operator()(duiyi_engine *engine) const noexcept { duiyi_engine_destroy(engine); }
    };
    std::unique_ptr<duiyi_engine, destroy> handle_;
};

} // namespace duiyi

template <>
struct std::hash<duiyi::move> {
    std::size_t operator()(duiyi::move move) const noexcept { return move.number(); }
};

#include "duiyi/editor.hpp"
#include "duiyi/puzzle.hpp"
#include "duiyi/reader.hpp"
#include "duiyi/review.hpp"
#include "duiyi/table.hpp"

#endif // DUIYI_HPP
