// What a player has won, lost and drawn, over all devices.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_SCORE_CARD_HPP
#define DUIYI_SCORE_CARD_HPP

#include <optional>
#include <string>

#include "session.hpp"

namespace duiyi {

/// The points of a game: all numbers are yours.
struct stakes {
    /// What a game costs. It goes first, as far as the points reach.
    std::uint64_t stake = 0;
    std::uint64_t win = 0;
    std::uint64_t draw = 0;
    /// What a player is given who has nothing left then.
    std::uint64_t relief = 0;
};

/// One ended game, to be counted.
struct score_card_entry {
    /// A name of your choice that no other device of the player has.
    std::string_view device;
    duiyi::outcome outcome;
    /// The player's side.
    duiyi::side side;
    duiyi::variant variant = duiyi::variant::chess;
    /// A word of yours: "opponent", "friend", "blitz".
    std::string_view mode = {};
    /// The opponent's level; 0 where there is none.
    std::uint32_t level = 0;
    duiyi::stakes stakes = {};
};

/// Which games are asked for; by default all.
struct score_card_filter {
    std::optional<duiyi::variant> variant = std::nullopt;
    std::optional<std::string_view> mode = std::nullopt;
    std::optional<std::uint32_t> level = std::nullopt;
};

/// What a card has counted.
struct tally {
    std::uint32_t wins;
    std::uint32_t losses;
    std::uint32_t draws;
    /// The points that are left, from all games.
    std::uint64_t points;

    explicit tally(const duiyi_tally &t) noexcept
        : wins(t.wins), losses(t.losses), draws(t.draws), points(t.points) {}
};

/// The score card of one player: its text, JSON, is all there is to keep.
class score_card {
public:
    /// A new card. Its text is empty until something is counted.
    score_card() = default;

    /// The card that was written.
    static result<score_card> read(std::string_view text) {
        score_card card;
        result<void> merged = card.merge(text);
        if (!merged) return merged.error();
        return card;
    }

    const std::string &text() const noexcept { return text_; }

    /// Counts a game; false, and nothing has changed, if it does not count: it goes on, or was
    /// abandoned.
    result<bool> record(const score_card_entry &entry) {
        auto of_c = detail::init<duiyi_score_card_entry>();
        of_c.variant = static_cast<duiyi_variant>(entry.variant);
        of_c.level = entry.level;
        of_c.outcome = static_cast<duiyi_outcome>(entry.outcome);
        of_c.side = static_cast<duiyi_side>(entry.side);
        point(entry.device, of_c.device, of_c.device_len);
        point(entry.mode, of_c.mode, of_c.mode_len);
        of_c.stake = entry.stakes.stake;
        of_c.win = entry.stakes.win;
        of_c.draw = entry.stakes.draw;
        of_c.relief = entry.stakes.relief;
        std::uint32_t counted = 0;
        result<void> written = write([&](char *buf, std::size_t cap, std::size_t *len,
                                         duiyi_error *err) {
            return duiyi_score_card_record(
                text_.data(), text_.size(), &of_c, buf, cap, len, &counted, err);
        });
        if (!written) return written.error();
        return counted != 0;
    }

    /// Takes over what another card of the same player has counted.
    result<void> merge(std::string_view other) {
        return write([&](char *buf, std::size_t cap, std::size_t *len, duiyi_error *err) {
            return duiyi_score_card_merge(text_.data(), text_.size(), other.data(), other.size(),
                buf, cap, len, err);
        });
    }
    result<void> merge(const score_card &other) { return merge(std::string_view(other.text_)); }

    result<duiyi::tally> tally(const score_card_filter &filter = {}) const {
        auto of_c = detail::init<duiyi_score_card_filter>();
        if (filter.variant) of_c.variant = static_cast<duiyi_variant>(*filter.variant);
        if (filter.mode) point(*filter.mode, of_c.mode, of_c.mode_len);
        if (filter.level) {
            of_c.flags = DUIYI_FILTER_LEVEL;
            of_c.level = *filter.level;
        }
        auto counted = detail::init<duiyi_tally>();
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_score_card_tally(text_.data(), text_.size(), &of_c, &counted, err);
            },
            [&] { return duiyi::tally(counted); });
    }

private:
    /// A text as two fields of C, in which the length 0 stands for a C string.
    static void point(std::string_view text, const char *&at, std::size_t &len) noexcept {
        at = text.empty() ? "" : text.data();
        len = text.size();
    }

    template <class Write>
    result<void> write(Write &&write) {
        auto err = detail::init<duiyi_error>();
        result<std::string> after =
            detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
                return write(buf, cap, len, &err);
            });
        if (!after) return error(err);
        text_ = std::move(*after);
        return {};
    }

    std::string text_;
};

} // namespace duiyi

#endif // DUIYI_SCORE_CARD_HPP
