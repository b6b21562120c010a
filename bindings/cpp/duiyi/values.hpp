// Squares, pieces, moves; sets, lists and texts of them.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_VALUES_HPP
#define DUIYI_VALUES_HPP

#include <array>
#include <cstddef>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "codes.hpp"

namespace duiyi {

/// A square, by its number.
class square {
public:
    /// No square.
    constexpr square() noexcept = default;
    constexpr explicit square(duiyi_square number) noexcept : number_(number) {}
    constexpr duiyi_square number() const noexcept { return number_; }
    constexpr explicit operator bool() const noexcept { return number_ != DUIYI_SQUARE_NONE; }
    friend constexpr bool operator==(square a, square b) noexcept { return a.number_ == b.number_; }
    friend constexpr bool operator!=(square a, square b) noexcept { return !(a == b); }
    friend constexpr bool operator<(square a, square b) noexcept { return a.number_ < b.number_; }

private:
    duiyi_square number_ = DUIYI_SQUARE_NONE;
};

/// What stands on a square.
class piece {
public:
    /// Nothing.
    constexpr piece() noexcept = default;
    constexpr explicit piece(duiyi_piece number) noexcept : number_(number) {}
    constexpr piece(duiyi::side side, duiyi::kind kind) noexcept
        : number_(static_cast<duiyi_piece>(
              static_cast<int>(kind) + (side == side::black ? DUIYI_PIECE_BLACK : 0))) {}
    constexpr duiyi_piece number() const noexcept { return number_; }
    constexpr duiyi::kind kind() const noexcept {
        return static_cast<duiyi::kind>(DUIYI_PIECE_KIND(number_));
    }
    constexpr duiyi::side side() const noexcept {
        return static_cast<duiyi::side>(DUIYI_PIECE_SIDE(number_));
    }
    constexpr explicit operator bool() const noexcept { return number_ != DUIYI_PIECE_NONE; }
    friend constexpr bool operator==(piece a, piece b) noexcept { return a.number_ == b.number_; }
    friend constexpr bool operator!=(piece a, piece b) noexcept { return !(a == b); }

private:
    duiyi_piece number_ = DUIYI_PIECE_NONE;
};

/// A move: a number to compare, to keep and to send.
class move {
public:
    /// No move.
    constexpr move() noexcept = default;
    constexpr explicit move(duiyi_move number) noexcept : number_(number) {}
    constexpr move(square from, square to, kind promotion = kind::none) noexcept
        : number_(DUIYI_MOVE(from.number(), to.number(), promotion)) {}
    constexpr duiyi_move number() const noexcept { return number_; }
    constexpr square from() const noexcept { return square(DUIYI_MOVE_FROM(number_)); }
    constexpr square to() const noexcept { return square(DUIYI_MOVE_TO(number_)); }
    constexpr kind promotion() const noexcept {
        return static_cast<kind>(DUIYI_MOVE_PROMOTION(number_));
    }
    constexpr explicit operator bool() const noexcept { return number_ != DUIYI_MOVE_NONE; }
    friend constexpr bool operator==(move a, move b) noexcept { return a.number_ == b.number_; }
    friend constexpr bool operator!=(move a, move b) noexcept { return !(a == b); }
    friend constexpr bool operator<(move a, move b) noexcept { return a.number_ < b.number_; }

private:
    duiyi_move number_ = DUIYI_MOVE_NONE;
};

/// A set of squares, to be asked and walked through.
class squares {
public:
    class iterator {
    public:
        constexpr iterator(const squares &set, int at) noexcept : set_(&set), at_(at) { skip(); }
        constexpr square operator*() const noexcept {
            return square(static_cast<duiyi_square>(at_));
        }
        constexpr iterator &operator++() noexcept {
            ++at_;
            skip();
            return *this;
        }
        friend constexpr bool operator==(iterator a, iterator b) noexcept { return a.at_ == b.at_; }
        friend constexpr bool operator!=(iterator a, iterator b) noexcept { return !(a == b); }

    private:
        constexpr void skip() noexcept {
            while (at_ < DUIYI_MAX_SQUARES && !set_->has(**this)) {
                ++at_;
            }
        }
        const squares *set_;
        int at_;
    };

    constexpr squares() noexcept : set_{{0, 0}} {}
    constexpr explicit squares(const duiyi_squares &set) noexcept : set_(set) {}
    constexpr bool has(square s) const noexcept {
        return s.number() < DUIYI_MAX_SQUARES && DUIYI_SQUARES_HAS(set_, s.number()) != 0;
    }
    constexpr bool empty() const noexcept { return (set_.word[0] | set_.word[1]) == 0; }
    constexpr iterator begin() const noexcept { return {*this, 0}; }
    constexpr iterator end() const noexcept { return {*this, DUIYI_MAX_SQUARES}; }

private:
    duiyi_squares set_;
};

/// A set of actions.
class actions {
public:
    constexpr actions() noexcept = default;
    constexpr explicit actions(duiyi_action bits) noexcept : bits_(bits) {}
    constexpr actions(std::initializer_list<action> all) noexcept {
        for (action one : all) {
            bits_ |= static_cast<duiyi_action>(one);
        }
    }
    constexpr duiyi_action bits() const noexcept { return bits_; }
    constexpr bool has(action one) const noexcept {
        return (bits_ & static_cast<duiyi_action>(one)) != 0;
    }

private:
    duiyi_action bits_ = 0;
};

/// So many values at most, without a heap.
template <class T, std::size_t Capacity>
class list {
public:
    constexpr void push_back(T value) noexcept { values_[size_++] = value; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr const T &operator[](std::size_t i) const noexcept { return values_[i]; }
    constexpr const T *begin() const noexcept { return values_.data(); }
    constexpr const T *end() const noexcept { return values_.data() + size_; }
    constexpr bool contains(T wanted) const noexcept {
        for (const T &value : *this) {
            if (value == wanted) return true;
        }
        return false;
    }

private:
    std::array<T, Capacity> values_{};
    std::size_t size_ = 0;
};

using move_list = list<move, DUIYI_MAX_MOVES>;

/// A short text, without a heap.
template <std::size_t Capacity>
class text {
public:
    text() noexcept = default;
    /// A field of C that ends with a NUL.
    explicit text(const char (&field)[Capacity]) noexcept : size_(std::strlen(field)) {
        std::memcpy(bytes_.data(), field, Capacity);
    }
    /// The beginning of a text, if it is too long.
    explicit text(std::string_view text) noexcept : size_(text.copy(bytes_.data(), Capacity - 1)) {}
    std::string_view view() const noexcept { return {bytes_.data(), size_}; }
    operator std::string_view() const noexcept { return view(); }
    const char *c_str() const noexcept { return bytes_.data(); }

    /// Has it filled by `write(buf, cap, &len)`.
    template <class Write>
    duiyi_status fill(Write &&write) {
        return write(bytes_.data(), Capacity, &size_);
    }

private:
    std::array<char, Capacity> bytes_{};
    std::size_t size_ = 0;
};

using fen_text = text<DUIYI_FEN_MAX>;
using move_text = text<DUIYI_MOVE_TEXT_MAX>;
using words_text = text<DUIYI_WORDS_MAX>;
using evidence_text = text<DUIYI_EVIDENCE_TEXT_MAX>;

} // namespace duiyi

#endif // DUIYI_VALUES_HPP
