// How much time the players have, and what is left of it.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_CLOCK_HPP
#define DUIYI_CLOCK_HPP

#include <array>
#include <optional>

#include "result.hpp"

namespace duiyi {

/// One stage of a time control. Times are milliseconds; 0 leaves a thing out.
struct stage {
    /// Time for all of the stage. What was left of the stage before is added.
    std::uint32_t main_ms = 0;
    /// Added after each move (Fischer).
    std::uint32_t increment_ms = 0;
    /// Each move costs nothing for so long (US delay).
    std::uint32_t delay_ms = 0;
    /// When the main time is gone, each move has so much time anew...
    std::uint32_t byoyomi_ms = 0;
    /// So many moves, then the next stage begins; 0: the rest of the game.
    std::uint16_t moves = 0;
    /// ... and byoyomi_ms may be exceeded so often, the last time by losing.
    std::uint16_t periods = 0;
};

/// The time of one player: one to DUIYI_CLOCK_STAGES_MAX stages.
class time_control {
public:
    /// No stages yet.
    constexpr time_control() noexcept = default;
    constexpr explicit time_control(stage only) noexcept { stages.push_back(only); }

    /// So much time for the whole game.
    static constexpr time_control sudden_death(std::uint32_t main_ms) noexcept {
        return time_control(stage{main_ms});
    }
    /// Time for the game, and more after each move.
    static constexpr time_control fischer(
        std::uint32_t main_ms, std::uint32_t increment_ms) noexcept {
        return time_control(stage{main_ms, increment_ms});
    }
    /// Time for the game, and each move free for so long.
    static constexpr time_control delay(std::uint32_t main_ms, std::uint32_t delay_ms) noexcept {
        return time_control(stage{main_ms, 0, delay_ms});
    }
    /// Time for the game, then periods of so much time for each move.
    static constexpr time_control byoyomi(
        std::uint32_t main_ms, std::uint32_t byoyomi_ms, std::uint16_t periods) noexcept {
        return time_control(stage{main_ms, 0, 0, byoyomi_ms, 0, periods});
    }

    list<stage, DUIYI_CLOCK_STAGES_MAX> stages;
};

/// The clock of a game: a time control for each side.
struct clock_options {
    /// By side: white's (red's) first.
    std::array<time_control, 2> control;
    /// When all the time that a side has left falls to this, event_kind::clock_low tells; 0: never.
    std::uint32_t low_ms = 10000;

    /// The same time for both.
    clock_options(const time_control &both) noexcept : control{both, both} {}
    clock_options(const time_control &white, const time_control &black) noexcept
        : control{white, black} {}

    explicit clock_options(const duiyi_clock_options &o) noexcept : low_ms(o.low_ms) {
        for (std::size_t side = 0; side < control.size(); side++) {
            for (std::uint32_t i = 0; i < o.stage_count[side]; i++) {
                const duiyi_clock_stage &s = o.stages[side][i];
                control[side].stages.push_back({s.main_ms, s.increment_ms, s.delay_ms,
                    s.byoyomi_ms, s.moves, s.periods});
            }
        }
    }

    duiyi_clock_options to_c() const noexcept {
        auto of_c = detail::init<duiyi_clock_options>();
        of_c.low_ms = low_ms;
        for (std::size_t side = 0; side < control.size(); side++) {
            std::uint32_t &count = of_c.stage_count[side];
            for (const stage &s : control[side].stages) {
                of_c.stages[side][count++] = {s.main_ms, s.increment_ms, s.delay_ms,
                    s.byoyomi_ms, s.moves, s.periods};
            }
        }
        return of_c;
    }
};

/// What a side's clock shows.
struct side_clock {
    /// Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag has fallen.
    std::uint32_t left_ms;
    /// Moves until the next stage; 0: none comes.
    std::uint32_t moves_left;
    /// Periods of byoyomi left, the one that runs included.
    std::uint32_t periods_left;
    /// Number of the stage, from 0.
    std::uint32_t stage;
    /// The main time is gone: a period runs.
    bool byoyomi;
};

/// What the clocks show.
struct clock {
    /// Whose clock runs, or side::none while it stands.
    side running;
    /// By side: white's (red's) first.
    std::array<side_clock, 2> sides;
    /// Milliseconds that the present move is still free (delay).
    std::uint32_t delay_left_ms;

    explicit clock(const duiyi_clock &c) noexcept
        : running(static_cast<side>(c.running)), sides{of(c, 0), of(c, 1)},
          delay_left_ms(c.delay_left_ms) {}

private:
    static side_clock of(const duiyi_clock &c, std::size_t side) noexcept {
        return {c.left_ms[side], c.moves_left[side], c.periods_left[side], c.stage[side],
            c.byoyomi[side] != 0};
    }
};

} // namespace duiyi

#endif // DUIYI_CLOCK_HPP
