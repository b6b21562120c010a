// What has happened in a game, for sounds and animations.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_EVENT_HPP
#define DUIYI_EVENT_HPP

#include "result.hpp"
#include "values.hpp"

namespace duiyi {

/// One thing that has happened. Which fields it uses, its kind says (DUIYI_EVENT_MOVED and so on in
/// duiyi.h); the others are zero or none. It is false if no event waited.
struct event {
    event_kind kind;
    duiyi::move move;
    /// Bits DUIYI_MOVE_CAPTURE and so on.
    std::uint32_t flags;
    std::uint32_t ply;
    /// Who: moved, is in check, has offered or declined, has little time.
    duiyi::side side;
    duiyi::piece piece;
    duiyi::piece placed;
    duiyi::piece captured;
    square from;
    square to;
    square captured_square;
    square rook_from;
    square rook_to;
    /// How often the position has stood.
    std::uint32_t count;
    std::uint32_t left_ms;
    duiyi::outcome outcome;
    duiyi::termination termination;
    /// Who would lose by going on, and by what.
    duiyi::side offender;
    duiyi::offence offence;

    explicit event(const duiyi_event &e) noexcept
        : kind(static_cast<event_kind>(e.kind)), move(e.move), flags(e.flags), ply(e.ply),
          side(static_cast<duiyi::side>(e.side)), piece(e.piece), placed(e.placed),
          captured(e.captured), from(e.from), to(e.to), captured_square(e.captured_square),
          rook_from(e.rook_from), rook_to(e.rook_to), count(e.count), left_ms(e.left_ms),
          outcome(static_cast<duiyi::outcome>(e.outcome)),
          termination(static_cast<duiyi::termination>(e.termination)),
          offender(static_cast<duiyi::side>(e.offender)),
          offence(static_cast<duiyi::offence>(e.offence)) {}

    /// The event as C has it.
    duiyi_event of_c() const noexcept {
        auto e = detail::init<duiyi_event>();
        e.kind = static_cast<duiyi_event_kind>(kind);
        e.move = move.number();
        e.flags = flags;
        e.ply = ply;
        e.side = static_cast<duiyi_side>(side);
        e.piece = piece.number();
        e.placed = placed.number();
        e.captured = captured.number();
        e.from = from.number();
        e.to = to.number();
        e.captured_square = captured_square.number();
        e.rook_from = rook_from.number();
        e.rook_to = rook_to.number();
        e.count = count;
        e.left_ms = left_ms;
        e.outcome = static_cast<duiyi_outcome>(outcome);
        e.termination = static_cast<duiyi_termination>(termination);
        e.offender = static_cast<duiyi_side>(offender);
        e.offence = static_cast<duiyi_offence>(offence);
        return e;
    }

    explicit operator bool() const noexcept { return kind != event_kind::none; }
};

} // namespace duiyi

#endif // DUIYI_EVENT_HPP
