// How a game begins.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_OPTIONS_HPP
#define DUIYI_OPTIONS_HPP

#include <optional>

#include "clock.hpp"

namespace duiyi {

/// How a game begins; by default chess from its usual start.
struct game_options {
    duiyi::variant variant = duiyi::variant::chess;
    duiyi::rules rules = duiyi::rules::default_;
    /// Choices that differ from those of the rules; null: none.
    const duiyi_rule_choices *choices = nullptr;
    bool refuse_losing_cycles = false;
    /// What the session does not have besides moving.
    actions without = {};
    /// The clock, if there is one.
    std::optional<clock_options> clock = std::nullopt;
    /// Empty: the usual start.
    std::string_view start_fen = {};
    bool fen_strict = false;
    bool arrangement = false;
    /// Moves for which memory is taken now; 0: 512.
    std::uint32_t reserve_plies = 0;
    /// With variant::chess960 and without start_fen.
    std::uint32_t chess960_index = 0;
};

namespace detail {

/// The same as a struct of C and what it points to.
class options_of_c {
public:
    explicit options_of_c(const game_options &options) noexcept
        : of_c_(init<duiyi_game_options>()), clock_(init<duiyi_clock_options>()) {
        of_c_.variant = static_cast<duiyi_variant>(options.variant);
        of_c_.rules = static_cast<duiyi_rules>(options.rules);
        of_c_.flags = (options.fen_strict ? std::uint32_t{DUIYI_GAME_FEN_STRICT} : 0)
            | (options.arrangement ? std::uint32_t{DUIYI_GAME_ARRANGEMENT} : 0)
            | (options.refuse_losing_cycles ? std::uint32_t{DUIYI_GAME_REFUSE_LOSING_CYCLES} : 0);
        of_c_.choices = options.choices;
        of_c_.without = options.without.bits();
        of_c_.reserve_plies = options.reserve_plies;
        of_c_.chess960_index = options.chess960_index;
        if (options.clock) {
            clock_ = options.clock->to_c();
            of_c_.clock = &clock_;
        }
        if (!options.start_fen.empty()) {
            of_c_.start_fen = options.start_fen.data();
            of_c_.start_fen_len = options.start_fen.size();
        }
    }
    options_of_c(const options_of_c &) = delete;
    options_of_c &operator=(const options_of_c &) = delete;

    const duiyi_game_options *get() const noexcept { return &of_c_; }

private:
    duiyi_game_options of_c_;
    duiyi_clock_options clock_;
};

} // namespace detail

} // namespace duiyi

#endif // DUIYI_OPTIONS_HPP
