// A game out of a file with its variations. Included by duiyi.hpp, since it gives games.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_TREE_HPP
#define DUIYI_TREE_HPP

#include <optional>
#include <string>

namespace duiyi {

/// What is written beside a move: a comment, or a glyph by its number as text.
struct note {
    note_kind kind;
    std::string text;
};

/// What a tree is.
struct tree_info {
    duiyi::variant variant;
    /// How it ended, as its file says; ongoing if it does not say.
    duiyi::outcome outcome;
    /// How many nodes: one more than moves in all lines.
    std::uint32_t nodes;
    /// The last node of the main line; 0 if there is no move.
    std::uint32_t main_end;
    /// How many tags.
    std::uint32_t tags;
};

/// A node of a tree.
struct tree_node {
    /// The move; none of the start, and where the side's turn was passed over.
    std::optional<move> played;
    /// The node before; of the start, 0.
    std::uint32_t parent;
    /// The move with which the line goes on; 0: it ends here.
    std::uint32_t first_child;
    /// The next alternative to the move; 0: no more.
    std::uint32_t next_sibling;
    /// How many moves lead here, this one included.
    std::uint32_t ply;
    /// How many comments and glyphs it has.
    std::uint32_t notes;
};

/// A game out of a file with everything that the file has of it; reader::next_tree() gives them. It is
/// moved, not copied. Its nodes are numbers: 0 is the start, every other one a move, greater than the
/// number of the node before.
class tree {
public:
    tree_info info() const {
        auto of_c = detail::init<duiyi_tree_info>();
        detail::must(duiyi_tree_info_get(c_handle(), &of_c));
        return {static_cast<variant>(of_c.variant), static_cast<outcome>(of_c.outcome), of_c.nodes,
            of_c.main_end, of_c.tags};
    }

    result<tree_node> node(std::uint32_t number) const {
        auto of_c = detail::init<duiyi_tree_node>();
        duiyi_status status = duiyi_tree_node_get(c_handle(), number, &of_c);
        std::optional<move> played;
        if (of_c.played != DUIYI_MOVE_NONE) played = move(of_c.played);
        tree_node node{
            played, of_c.parent, of_c.first_child, of_c.next_sibling, of_c.ply, of_c.notes};
        return detail::answer(status, node);
    }

    /// What is written beside a move, counted up to node.notes.
    result<duiyi::note> note(std::uint32_t node, std::uint32_t index) const {
        duiyi_note kind = 0;
        auto text = detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_tree_note(c_handle(), node, index, &kind, buf, cap, len);
        });
        if (!text) return text.error();
        return duiyi::note{static_cast<note_kind>(kind), std::move(*text)};
    }

    /// The text of a move; of the start, and where a turn was passed over, the empty text.
    result<duiyi::move_text> move_text(
        std::uint32_t node, notation notation = notation::auto_) const {
        duiyi::move_text text;
        duiyi_status status = text.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            auto of_c = static_cast<duiyi_notation>(notation);
            return duiyi_tree_move_text(c_handle(), node, of_c, buf, cap, len);
        });
        return detail::answer(status, text);
    }

    fen_text start_fen() const {
        fen_text fen;
        detail::must(fen.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_tree_start_fen(c_handle(), buf, cap, len);
        }));
        return fen;
    }

    /// The value of a tag; of one that is not there the empty text.
    result<std::string> tag(std::string_view name) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_tree_tag(c_handle(), name.data(), name.size(), buf, cap, len);
        });
    }
    /// The name of a tag, counted up to info().tags.
    result<std::string> tag_name(std::uint32_t index) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_tree_tag_name(c_handle(), index, buf, cap, len);
        });
    }

    result<std::string> save_pgn(notation notation = notation::auto_) const {
        return detail::long_text([&](char *buf, std::size_t cap, std::size_t *len) {
            auto of_c = static_cast<duiyi_notation>(notation);
            return duiyi_tree_save_pgn(c_handle(), of_c, buf, cap, len);
        });
    }

    /// The line up to a node as a game; at info().main_end with its result.
    result<game> line(std::uint32_t node) const {
        duiyi_game *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) { return duiyi_tree_game(c_handle(), node, &made, err); },
            [&] { return game(made); });
    }

    duiyi_tree *c_handle() const noexcept { return handle_.get(); }

private:
    friend class reader;

    struct destroy {
        void operator()(duiyi_tree *tree) const noexcept { duiyi_tree_destroy(tree); }
    };

    explicit tree(duiyi_tree *handle) noexcept : handle_(handle) {}

    std::unique_ptr<duiyi_tree, destroy> handle_;
};

} // namespace duiyi

#endif // DUIYI_TREE_HPP
