// Words for players, in their language.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_WORDS_HPP
#define DUIYI_WORDS_HPP

#include "event.hpp"
#include "result.hpp"
#include "values.hpp"

namespace duiyi {

/// The text of a code, which is a number or an enum: text_of(text_family::reason, reason::horse_leg,
/// language::zh_hans). An error if there is no such code, or no words in the loaded library.
template <class Code>
result<words_text> text_of(text_family family, Code code, language language) {
    words_text text;
    duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
        return duiyi_text(
            static_cast<duiyi_text_family>(family), static_cast<std::uint32_t>(code),
            static_cast<duiyi_language>(language), buf, cap, len);
    });
    return detail::answer(status, text);
}

/// The text of a piece: its name in a sentence, or with text_family::symbol its character.
inline result<words_text> text_of(text_family family, piece piece, language language) {
    return text_of(family, piece.number(), language);
}

/// The part of duiyi::game that speaks. An error only if the loaded library has no words or not this
/// language.
template <class Game>
class speaker {
public:
    /// How the game stands.
    result<words_text> verdict_text(language language) const {
        return told<words_text>(language, duiyi_game_verdict_text);
    }

    /// Why a move is refused, with its pieces and squares; without `to`: why the piece has no move.
    result<words_text> refusal_text(
        square from, square to, language language, kind promotion = kind::none) const {
        words_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_refusal_text(
                c_handle(), from.number(), to.number(), static_cast<duiyi_kind>(promotion),
                static_cast<duiyi_language>(language), buf, cap, len);
        });
        return detail::answer(status, text);
    }

    /// The evidence as prose; empty if nobody offends.
    result<duiyi::evidence_text> evidence_text(language language) const {
        return told<duiyi::evidence_text>(language, duiyi_game_evidence_text);
    }

    /// What has happened, by an event of this game.
    result<words_text> event_text(const event &event, language language) const {
        duiyi_event of_c = event.of_c();
        words_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_game_event_text(
                c_handle(), &of_c, static_cast<duiyi_language>(language), buf, cap, len);
        });
        return detail::answer(status, text);
    }

private:
    template <class Text, class Tell>
    result<Text> told(language language, Tell &&tell) const {
        Text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return tell(c_handle(), static_cast<duiyi_language>(language), buf, cap, len);
        });
        return detail::answer(status, text);
    }

    const duiyi_game *c_handle() const noexcept {
        return static_cast<const Game *>(this)->c_handle();
    }
};

} // namespace duiyi

#endif // DUIYI_WORDS_HPP
