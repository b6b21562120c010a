// What a call gives, or why it was refused.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_RESULT_HPP
#define DUIYI_RESULT_HPP

#include <cstdlib>
#include <cstring>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "values.hpp"

namespace duiyi {

namespace detail {

/// A growing struct of C with its defaults.
template <class T>
T init() noexcept {
    T value;
    DUIYI_INIT(&value);
    return value;
}

template <std::size_t Count>
list<square, Count> until_none(const duiyi_square (&numbers)[Count]) noexcept {
    list<square, Count> squares;
    for (duiyi_square number : numbers) {
        if (number != DUIYI_SQUARE_NONE) squares.push_back(square(number));
    }
    return squares;
}

/// What stands on each square, by its number.
inline std::array<piece, DUIYI_MAX_SQUARES> pieces(
    const duiyi_piece (&numbers)[DUIYI_MAX_SQUARES]) noexcept {
    std::array<piece, DUIYI_MAX_SQUARES> pieces;
    for (std::size_t i = 0; i < pieces.size(); i++) {
        pieces[i] = piece(numbers[i]);
    }
    return pieces;
}

} // namespace detail

/// Why a call was refused.
class error {
public:
    /// Of a call that says no more than its status.
    explicit error(duiyi_status status) noexcept : error_(detail::init<duiyi_error>()) {
        error_.status = status;
        error_.offset = UINT32_MAX;
        std::memset(error_.squares, DUIYI_SQUARE_NONE, sizeof error_.squares);
        // The names of codes are shorter than the field.
        std::strcpy(error_.message, duiyi_status_name(status));
    }
    explicit error(const duiyi_error &of_c) noexcept : error_(of_c) {}
    duiyi::status status() const noexcept { return static_cast<duiyi::status>(error_.status); }
    duiyi::reason reason() const noexcept { return static_cast<duiyi::reason>(error_.reason); }
    /// The byte in the given text, if it is about one.
    std::optional<std::size_t> offset() const noexcept {
        if (error_.offset == UINT32_MAX) return std::nullopt;
        return error_.offset;
    }
    /// What to light up, as the reason says.
    list<square, 4> squares() const noexcept { return detail::until_none(error_.squares); }
    /// For logs.
    const char *message() const noexcept { return error_.message; }

private:
    duiyi_error error_;
};

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
/// What value() of a failure throws.
class exception : public std::exception {
public:
    explicit exception(const duiyi::error &error) noexcept : error_(error) {}
    const char *what() const noexcept override { return error_.message(); }
    const duiyi::error &error() const noexcept { return error_; }

private:
    duiyi::error error_;
};
#endif

namespace detail {

[[noreturn]] inline void fail(const error &error) {
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
    throw exception(error);
#else
    (void)error;
    std::abort();
#endif
}

/// For calls that only a bug can make fail.
inline void must(duiyi_status status) {
    if (status != DUIYI_OK) fail(error(status));
}

} // namespace detail

/// What a call gives, or why it was refused.
template <class T>
class [[nodiscard]] result {
public:
    result(T value) noexcept : content_(std::in_place_index<0>, std::move(value)) {}
    result(const duiyi::error &error) noexcept : content_(std::in_place_index<1>, error) {}

    explicit operator bool() const noexcept { return content_.index() == 0; }

    /// The value; if there is none, the error is thrown.
    T &value() & { return *found(*this); }
    const T &value() const & { return *found(*this); }
    T value() && { return std::move(*found(*this)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    T *operator->() { return found(*this); }
    const T *operator->() const { return found(*this); }

    /// The error; of a success, one with status::ok.
    duiyi::error error() const noexcept {
        const auto *error = std::get_if<1>(&content_);
        return error ? *error : duiyi::error(DUIYI_OK);
    }
    duiyi::status status() const noexcept { return error().status(); }

private:
    template <class Self>
    static auto found(Self &self) {
        auto *value = std::get_if<0>(&self.content_);
        if (!value) detail::fail(self.error());
        return value;
    }

    std::variant<T, duiyi::error> content_;
};

/// Of a call that gives nothing but may be refused.
template <>
class [[nodiscard]] result<void> : public result<std::monostate> {
public:
    result() noexcept : result<std::monostate>(std::monostate()) {}
    using result<std::monostate>::result;
    void value() const { (void)result<std::monostate>::value(); }
};

namespace detail {

/// The answer of a call without an `err`.
template <class T>
result<T> answer(duiyi_status status, T value) {
    if (status != DUIYI_OK) return error(status);
    return value;
}

inline result<void> answer(duiyi_status status) {
    if (status != DUIYI_OK) return error(status);
    return {};
}

/// The answer of a call with an `err`: `call(&err)` gives the status, `value()` the value.
template <class Call, class Value>
auto answer(Call &&call, Value &&value) -> result<decltype(value())> {
    duiyi_error err = init<duiyi_error>();
    if (call(&err) != DUIYI_OK) return error(err);
    if constexpr (std::is_void_v<decltype(value())>) {
        return {};
    } else {
        return value();
    }
}

} // namespace detail

} // namespace duiyi

#endif // DUIYI_RESULT_HPP
