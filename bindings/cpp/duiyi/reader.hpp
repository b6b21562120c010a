// Games from files. Included by duiyi.hpp, since it gives games.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_READER_HPP
#define DUIYI_READER_HPP

#include <optional>

#include "tree.hpp"

namespace duiyi {

/// How a file is read. The default suits most.
struct reader_options {
    /// Which game it is where nothing in the file says so; none: the one that the first move is of.
    std::optional<duiyi::variant> variant;
    /// What kind of file it is; none: its first bytes tell.
    std::optional<duiyi::format> format;
    /// How its text is encoded.
    duiyi::encoding encoding = duiyi::encoding::auto_;
};

/// Reads games out of a file that comes in pieces: PGN of both games, XQF, CBR and DhtmlXQ. It is moved,
/// not copied.
class reader {
public:
    static result<reader> create(const reader_options &options = {}) {
        auto of_c = detail::init<duiyi_reader_options>();
        of_c.variant = options.variant ? static_cast<duiyi_variant>(*options.variant) : 0;
        of_c.format = options.format ? static_cast<duiyi_format>(*options.format) : 0;
        of_c.encoding = static_cast<duiyi_encoding>(options.encoding);
        duiyi_reader *made = nullptr;
        duiyi_status status = duiyi_reader_create(&of_c, &made);
        return detail::answer(status, reader(made));
    }

    /// The next piece of the file, which may end anywhere.
    void feed(std::string_view bytes) {
        detail::must(duiyi_reader_feed(c_handle(), bytes.data(), bytes.size()));
    }

    /// There are no more bytes.
    void finish() { detail::must(duiyi_reader_finish(c_handle())); }

    /// The next game; none if more bytes are needed, or there are no more games. A broken game is an
    /// error, and the call after it goes on with the next one.
    result<std::optional<game>> next_game() {
        duiyi_game *read = nullptr;
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_reader_next_game(c_handle(), &read, err); },
            [&] { return read ? std::optional<game>(game(read)) : std::nullopt; });
    }

    /// The same as a tree, with variations, comments and glyphs.
    result<std::optional<tree>> next_tree() {
        duiyi_tree *read = nullptr;
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_reader_next_tree(c_handle(), &read, err); },
            [&] { return read ? std::optional<tree>(tree(read)) : std::nullopt; });
    }

    duiyi_reader *c_handle() const noexcept { return handle_.get(); }

private:
    struct destroy {
        void operator()(duiyi_reader *reader) const noexcept { duiyi_reader_destroy(reader); }
    };

    explicit reader(duiyi_reader *handle) noexcept : handle_(handle) {}

    std::unique_ptr<duiyi_reader, destroy> handle_;
};

} // namespace duiyi

#endif // DUIYI_READER_HPP
