// Mates to be found. Included by duiyi.hpp, since it asks a game.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_PUZZLE_HPP
#define DUIYI_PUZZLE_HPP

namespace duiyi {

/// How a puzzle is judged; 0 is the default of each.
struct puzzle_options {
    /// Positions that one question may take.
    std::uint64_t max_nodes = 0;
    std::uint64_t table_bytes = 0;
};

/// A mate to be found from the position of a game, in 1 to DUIYI_MATE_MAX moves. Every move that mates in
/// time is right. It is moved,
/// not copied.
class puzzle {
public:
    static result<puzzle> create(
        const game &game, std::uint32_t mate_in, const puzzle_options &options = {}) {
        auto of_c = detail::init<duiyi_puzzle_options>();
        of_c.max_nodes = options.max_nodes;
        of_c.table_bytes = options.table_bytes;
        duiyi_puzzle *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_puzzle_create(game.c_handle(), mate_in, &of_c, &made, err);
            },
            [&] { return puzzle(made); });
    }

    /// Tries a move; then step() until it is judged.
    result<void> play(move move) {
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_puzzle_play(c_handle(), move.number(), err); },
            [] {});
    }

    /// Looks at about so many positions for the question under way.
    puzzle_report step(std::uint32_t nodes) {
        auto of_c = detail::init<duiyi_puzzle_report>();
        detail::must(duiyi_puzzle_step(c_handle(), nodes, &of_c));
        return puzzle_report(of_c);
    }

    puzzle_report report() const {
        auto of_c = detail::init<duiyi_puzzle_report>();
        detail::must(duiyi_puzzle_report_get(c_handle(), &of_c));
        return puzzle_report(of_c);
    }

    /// How it stands, as a sentence; while it is open, its goal.
    result<words_text> text(language language) const {
        words_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_puzzle_text(
                c_handle(), static_cast<duiyi_language>(language), buf, cap, len);
        });
        return detail::answer(status, text);
    }

    duiyi_puzzle *c_handle() const noexcept { return handle_.get(); }

private:
    explicit puzzle(duiyi_puzzle *handle) noexcept : handle_(handle) {}

    struct destroy {
        void operator()(duiyi_puzzle *puzzle) const noexcept { duiyi_puzzle_destroy(puzzle); }
    };
    std::unique_ptr<duiyi_puzzle, destroy> handle_;
};

} // namespace duiyi

#endif // DUIYI_PUZZLE_HPP
