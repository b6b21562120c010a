// What a trainer tells: threats, hints, judgements, how a puzzle stands; and the opponent's manners.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_ADVICE_HPP
#define DUIYI_ADVICE_HPP

#include "answers.hpp"
#include "result.hpp"

namespace duiyi {

/// What the other side would take, or how it would mate, if it were its turn.
struct threats {
    squares attacked;
    /// Those of them that would be lost.
    squares hanging;
    squares attackers;
    squares checkers;
    /// A mate in one, if there is one.
    move mate;

    explicit threats(const duiyi_threats &t) noexcept
        : attacked(t.attacked), hanging(t.hanging), attackers(t.attackers), checkers(t.checkers),
          mate(t.mate) {}
};

/// Something that speaks for a move.
struct merit {
    merit_kind kind = merit_kind::none;
    /// merit_kind::mates: in how many moves.
    std::uint32_t count = 0;
    /// merit_kind::avoids_offence: which.
    duiyi::offence offence = duiyi::offence::none;
    /// The piece it is about, and where it stands.
    duiyi::piece piece = {};
    duiyi::square square = {};

    merit() noexcept = default;
    explicit merit(const duiyi_merit &m) noexcept
        : kind(static_cast<merit_kind>(m.kind)), count(m.count),
          offence(static_cast<duiyi::offence>(m.offence)), piece(m.piece), square(m.square) {}

    /// The same as a sentence.
    result<words_text> text(variant variant, language language) const {
        const duiyi_merit of_c = {static_cast<duiyi_merit_kind>(kind), count,
            static_cast<duiyi_offence>(offence), piece.number(), square.number(), {0, 0}};
        words_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_merit_text(&of_c, static_cast<duiyi_variant>(variant),
                static_cast<duiyi_language>(language), buf, cap, len);
        });
        return detail::answer(status, text);
    }
};

using merit_list = list<merit, DUIYI_MAX_MERITS>;

namespace detail {

inline list<move, DUIYI_PV_MAX> moves(
    const duiyi_move (&numbers)[DUIYI_PV_MAX], std::uint32_t count) noexcept {
    list<move, DUIYI_PV_MAX> line;
    for (std::uint32_t i = 0; i < count; i++) {
        line.push_back(move(numbers[i]));
    }
    return line;
}

inline merit_list merits(
    const duiyi_merit (&of_c)[DUIYI_MAX_MERITS], std::uint32_t count) noexcept {
    merit_list merits;
    for (std::uint32_t i = 0; i < count; i++) {
        merits.push_back(merit(of_c[i]));
    }
    return merits;
}

} // namespace detail

/// The best move that a search at full strength has found, and what speaks for it.
struct hint {
    move best;
    duiyi::score_kind score_kind;
    int score;
    list<move, DUIYI_PV_MAX> pv;
    /// The weightiest first.
    merit_list merits;

    explicit hint(const duiyi_hint &h) noexcept
        : best(h.best), score_kind(static_cast<duiyi::score_kind>(h.score_kind)), score(h.score),
          pv(detail::moves(h.pv, h.pv_len)), merits(detail::merits(h.merits, h.merit_count)) {}
};

/// What a review has found. All scores are for the side that made the move.
struct judgement {
    duiyi::grade grade;
    move played;
    score_kind played_score_kind;
    int played_score;
    /// The line after the move: its second move shows what is wrong.
    list<move, DUIYI_PV_MAX> played_pv;
    /// `played` if none was better.
    move best;
    score_kind best_score_kind;
    int best_score;
    list<move, DUIYI_PV_MAX> best_pv;
    /// What speaks for the best move.
    merit_list merits;
    /// In hundredths of a pawn; a mate counts 10,000.
    int lost;
    /// In thousandths.
    int chance_lost;
    /// 0: none.
    std::uint32_t missed_mate;
    /// 0: none.
    std::uint32_t allowed_mate;

    explicit judgement(const duiyi_judgement &j) noexcept
        : grade(static_cast<duiyi::grade>(j.grade)), played(j.played),
          played_score_kind(static_cast<score_kind>(j.played_score_kind)),
          played_score(j.played_score), played_pv(detail::moves(j.played_pv, j.played_pv_len)),
          best(j.best), best_score_kind(static_cast<score_kind>(j.best_score_kind)),
          best_score(j.best_score), best_pv(detail::moves(j.best_pv, j.best_pv_len)),
          merits(detail::merits(j.merits, j.merit_count)), lost(j.lost),
          chance_lost(j.chance_lost), missed_mate(j.missed_mate), allowed_mate(j.allowed_mate) {}
};

/// How a puzzle stands.
struct puzzle_report {
    puzzle_state state;
    std::uint32_t moves_left;
    /// The last move that was judged, and the answer to it.
    move played;
    move reply;
    std::uint32_t mistakes;
    std::uint64_t nodes;

    explicit puzzle_report(const duiyi_puzzle_report &r) noexcept
        : state(static_cast<puzzle_state>(r.state)), moves_left(r.moves_left), played(r.played),
          reply(r.reply), mistakes(r.mistakes), nodes(r.nodes) {}

    bool is_thinking() const noexcept { return state == puzzle_state::thinking; }
};

/// What the opponent may do, or would do.
class conducts {
public:
    constexpr conducts() noexcept = default;
    constexpr explicit conducts(duiyi_conduct bits) noexcept : bits_(bits) {}
    constexpr conducts(std::initializer_list<conduct> all) noexcept {
        for (conduct one : all) {
            bits_ |= static_cast<duiyi_conduct>(one);
        }
    }
    constexpr duiyi_conduct bits() const noexcept { return bits_; }
    constexpr bool has(conduct one) const noexcept {
        return (bits_ & static_cast<duiyi_conduct>(one)) != 0;
    }

private:
    duiyi_conduct bits_ = 0;
};

/// What is remembered of the opponent's last searches: keep it with the game, and begin anew when moves
/// are taken back. Its number() may be saved.
class manners {
public:
    constexpr manners() noexcept = default;
    constexpr explicit manners(duiyi_manners number) noexcept : number_(number) {}
    constexpr duiyi_manners number() const noexcept { return number_; }

    /// After one more search of the opponent, made at that ply of the game.
    result<manners> after(const report &report, std::uint32_t at_ply) const {
        duiyi_manners next = 0;
        duiyi_status status = duiyi_manners_after(
            number_, static_cast<duiyi_score_kind>(report.score_kind), report.score, at_ply, &next);
        return detail::answer(status, manners(next));
    }

    /// After it has offered a draw that was declined.
    result<manners> declined() const {
        duiyi_manners next = 0;
        duiyi_status status = duiyi_manners_declined(number_, &next);
        return detail::answer(status, manners(next));
    }

    /// What it would do now, of what it may do.
    result<conducts> conduct(conducts allowed, level level) const {
        duiyi_conduct bits = 0;
        duiyi_status status = duiyi_manners_conduct(
            number_, allowed.bits(), static_cast<std::uint32_t>(level), &bits);
        return detail::answer(status, conducts(bits));
    }

private:
    duiyi_manners number_ = 0;
};

} // namespace duiyi

#endif // DUIYI_ADVICE_HPP
