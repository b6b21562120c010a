// A game that stays smooth while the opponent thinks: each frame gives it a slice of so many nodes.
// Here the frames are only counted, and both sides are the opponent; in your game the drawing goes where
// draw() is, and the player's clicks where the comment says.
//
//     c++ -std=c++17 frame_loop.cpp $(pkg-config --cflags --libs duiyi) && ./a.out xiangqi

#include <duiyi.hpp>

#include <cstdio>
#include <cstring>

// About a millisecond on a desktop; measure it on your slowest machine.
constexpr std::uint32_t nodes_per_frame = 500;

class table {
public:
    explicit table(duiyi::variant variant) : game_(start(variant)) {}

    /// One frame; false when the game is over.
    bool frame() {
        ++frames_;
        if (game_.state().is_over()) return false;
        // A player's move would come in here: if (auto played = game_.play(from, to)) animate(*played);
        if (!thinking_) begin();
        duiyi::report report = engine_.step(nodes_per_frame).value();
        if (!report.is_running()) answer(report);
        return true;
    }

    void draw() const {
        duiyi::state state = game_.state();
        std::printf("%u moves in %u frames, outcome %u: %s\n", state.ply, frames_,
            static_cast<unsigned>(state.outcome), game_.fen().c_str());
    }

private:
    static duiyi::game start(duiyi::variant variant) {
        duiyi::game_options options;
        options.variant = variant;
        return duiyi::game::create(options).value();
    }

    void begin() {
        duiyi::search_limits limits;
        limits.level = duiyi::level::normal;
        limits.seed = 42;
        engine_.begin(game_, limits).value();
        thinking_ = true;
    }

    void answer(const duiyi::report &report) {
        thinking_ = false;
        // Had the player taken a move back meanwhile, this would be the answer to another position.
        if (report.game_hash != game_.state().game_hash) return;
        game_.play(report.best).value();
    }

    duiyi::game game_;
    duiyi::engine engine_ = duiyi::engine::create().value();
    bool thinking_ = false;
    unsigned frames_ = 0;
};

int main(int argc, char **argv) {
    bool xiangqi = argc > 1 && std::strcmp(argv[1], "xiangqi") == 0;
    table table(xiangqi ? duiyi::variant::xiangqi : duiyi::variant::chess);
    while (table.frame()) {
    }
    table.draw();
    return 0;
}
