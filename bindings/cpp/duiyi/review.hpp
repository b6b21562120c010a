// How good a move was. Included by duiyi.hpp, since it asks a game and an engine.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_REVIEW_HPP
#define DUIYI_REVIEW_HPP

namespace duiyi {

/// A review of one move that was played, in slices. It keeps what it needs of the game. It is moved, not
/// copied.
class review {
public:
    /// Of the move `ply`, from 1 to state().ply. Each of two searches looks at so many nodes at most;
    /// 0: 300,000.
    static result<review> create(
        const game &game, std::uint32_t ply, std::uint64_t max_nodes = 0) {
        duiyi_review *made = nullptr;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_review_create(game.c_handle(), ply, max_nodes, &made, err);
            },
            [&] { return review(made); });
    }

    /// Searches about so many nodes more with an engine of yours: search_state::running until the
    /// judgement is there.
    result<search_state> step(engine &engine, std::uint32_t nodes) {
        duiyi_search_state state = DUIYI_SEARCH_IDLE;
        return detail::answer(
            [&](duiyi_error *err) {
                return duiyi_review_step(c_handle(), engine.c_handle(), nodes, &state, err);
            },
            [&] { return static_cast<search_state>(state); });
    }

    /// What it has found; an error while it is not done.
    result<duiyi::judgement> judgement() const {
        auto of_c = detail::init<duiyi_judgement>();
        duiyi_status status = duiyi_review_judgement(c_handle(), &of_c);
        return detail::answer(status, duiyi::judgement(of_c));
    }

    duiyi_review *c_handle() const noexcept { return handle_.get(); }

private:
    explicit review(duiyi_review *handle) noexcept : handle_(handle) {}

    struct destroy {
        void operator()(duiyi_review *review) const noexcept { duiyi_review_destroy(review); }
    };
    std::unique_ptr<duiyi_review, destroy> handle_;
};

} // namespace duiyi

#endif // DUIYI_REVIEW_HPP
