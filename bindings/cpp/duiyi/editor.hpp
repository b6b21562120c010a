// A position set up man by man. Included by duiyi.hpp, since it gives games.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_EDITOR_HPP
#define DUIYI_EDITOR_HPP

namespace duiyi {

/// What a position has besides its men.
struct editor_fields {
    side side_to_move = side::white;
    /// The castling field of the FEN; "-" or empty: none.
    text<8> castling = {};
    /// The square that a pawn has just passed.
    square en_passant = {};
    std::uint16_t no_progress = 0;
    std::uint16_t full_move = 1;
    /// Men may stand on points that no game can bring them to (puzzles).
    bool arrangement = false;

    editor_fields() noexcept = default;
    explicit editor_fields(const duiyi_editor_fields &f) noexcept
        : side_to_move(static_cast<side>(f.side_to_move)), castling(f.castling),
          en_passant(f.en_passant), no_progress(f.no_progress), full_move(f.full_move),
          arrangement((f.flags & DUIYI_GAME_ARRANGEMENT) != 0) {}

    duiyi_editor_fields to_c() const noexcept {
        auto of_c = detail::init<duiyi_editor_fields>();
        of_c.side_to_move = static_cast<duiyi_side>(side_to_move);
        std::memcpy(of_c.castling, castling.c_str(), castling.view().size());
        of_c.en_passant = en_passant.number();
        of_c.no_progress = no_progress;
        of_c.full_move = full_move;
        of_c.flags = arrangement ? DUIYI_GAME_ARRANGEMENT : 0;
        return of_c;
    }
};

/// Why a board is no position yet: the first thing, in the order of a FEN. It is true if there is one.
struct problem {
    /// What is wrong, or fen_cause::none.
    fen_cause cause;
    /// In what: the board, whose move it is, the castling rights, and so on.
    fen_field field;
    /// What to light up: the man who stands wrong, the king in check.
    duiyi::square square;
    /// The same in English.
    text<80> message;

    explicit problem(const duiyi_problem &p) noexcept
        : cause(static_cast<fen_cause>(p.cause)), field(static_cast<fen_field>(p.field)),
          square(p.square), message(p.message) {}
    explicit operator bool() const noexcept { return cause != fen_cause::none; }
};

/// A board that is being set up: it may be anything, and check() says whether it is a position. It is
/// moved, not copied.
class editor {
public:
    /// An empty board.
    static result<editor> create(variant variant) {
        duiyi_editor *made = nullptr;
        duiyi_status status = duiyi_editor_create(static_cast<duiyi_variant>(variant), &made);
        return detail::answer(status, editor(made));
    }

    /// The position on the board of a game.
    static result<editor> of_game(const game &game) {
        duiyi_editor *made = nullptr;
        duiyi_status status = duiyi_editor_of_game(game.c_handle(), &made);
        return detail::answer(status, editor(made));
    }

    /// Puts a man on a square, over whatever stands there; no piece takes it off the board.
    result<void> put(square square, piece piece) {
        return detail::answer(duiyi_editor_put(c_handle(), square.number(), piece.number()));
    }

    /// What stands on each square, by its number; beyond the board nothing.
    std::array<piece, DUIYI_MAX_SQUARES> board() const {
        duiyi_piece numbers[DUIYI_MAX_SQUARES] = {};
        detail::must(duiyi_editor_board(c_handle(), numbers, sizeof numbers));
        return detail::pieces(numbers);
    }

    void clear() { detail::must(duiyi_editor_clear(c_handle())); }

    /// What the position has besides its men (duiyi_editor_get_fields).
    editor_fields fields() const {
        auto of_c = detail::init<duiyi_editor_fields>();
        detail::must(duiyi_editor_get_fields(c_handle(), &of_c));
        return editor_fields(of_c);
    }

    /// All of it: take fields() to change a part.
    result<void> set_fields(const editor_fields &fields) {
        duiyi_editor_fields of_c = fields.to_c();
        return detail::answer(duiyi_editor_set_fields(c_handle(), &of_c));
    }

    /// The board as a FEN, whether or not it is a position.
    fen_text fen() const {
        fen_text fen;
        detail::must(fen.fill([&](char *buf, std::size_t cap, std::size_t *len) {
            return duiyi_editor_fen(c_handle(), buf, cap, len);
        }));
        return fen;
    }

    /// Why the board is no position yet: `if (auto problem = editor.check()) show(problem);`
    problem check() const {
        auto of_c = detail::init<duiyi_problem>();
        detail::must(duiyi_editor_check(c_handle(), &of_c));
        return problem(of_c);
    }

    /// Begins a game from the board; variant, start and reading of the options are the editor's.
    result<game> start_game(const game_options &options = {}) const {
        detail::options_of_c of_c(options);
        duiyi_game *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_editor_start_game(c_handle(), of_c.get(), &made, err);
            },
            [&] { return game(made); });
    }

    /// For calls into C; null after the editor has been moved away.
    duiyi_editor *c_handle() const noexcept { return handle_.get(); }

private:
    explicit editor(duiyi_editor *handle) noexcept : handle_(handle) {}

    struct destroy {
        void operator()(duiyi_editor *editor) const noexcept { duiyi_editor_destroy(editor); }
    };
    std::unique_ptr<duiyi_editor, destroy> handle_;
};

} // namespace duiyi

#endif // DUIYI_EDITOR_HPP
