// A game that stays smooth while the opponent thinks: each frame gives it a slice of so many nodes, tells
// the clock how late it is, and shows what has happened, whoever moved. Here the frames are only counted,
// and both sides are the opponent; in your game animations and sounds go where show() is, and the
// player's clicks where the comment says.
//
//     c++ -std=c++17 frame_loop.cpp $(pkg-config --cflags --libs duiyi) && ./a.out xiangqi

#include <duiyi.hpp>

#include <cstdio>
#include <cstring>

// About a millisecond on a desktop; measure it on your slowest machine.
constexpr std::uint32_t nodes_per_frame = 500;
// At 60 frames a second. In your game, the time that the frame really took.
constexpr std::uint64_t ms_per_frame = 16;

class table {
public:
    explicit table(duiyi::variant variant) : game_(start(variant)) { game_.start_clock(0).value(); }

    /// One frame; false when the game is over.
    bool frame() {
        game_.tick(++frames_ * ms_per_frame);
        // A player's move would come in here: game_.play(from, to). It is shown as the opponent's is.
        if (!game_.state().is_over()) think();
        while (duiyi::event event = game_.next_event()) show(event);
        return !game_.state().is_over();
    }

    void draw() const {
        duiyi::state state = game_.state();
        std::printf("%u moves (%u captures, %u checks) in %u frames, outcome %u: %s\n", state.ply,
            captures_, checks_, frames_, static_cast<unsigned>(state.outcome), game_.fen().c_str());
    }

private:
    static duiyi::game start(duiyi::variant variant) {
        duiyi::game_options options;
        options.variant = variant;
        options.clock = duiyi::time_control::fischer(10 * 60 * 1000, 2000);
        return duiyi::game::create(options).value();
    }

    void think() {
        if (!thinking_) begin();
        duiyi::report report = engine_.step(nodes_per_frame).value();
        if (!report.is_running()) answer(report);
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

    void show(const duiyi::event &event) {
        switch (event.kind) {
        case duiyi::event_kind::moved: // slide event.piece from event.from to event.to
            break;
        case duiyi::event_kind::captured: // let event.captured vanish from event.captured_square
            captures_++;
            break;
        case duiyi::event_kind::check: // let event.to, the king's square, glow
            checks_++;
            break;
        default: // castled, promoted, clock_low, undone, ended, ...
            break;
        }
    }

    duiyi::game game_;
    duiyi::engine engine_ = duiyi::engine::create().value();
    bool thinking_ = false;
    unsigned frames_ = 0;
    unsigned captures_ = 0;
    unsigned checks_ = 0;
};

int main(int argc, char **argv) {
    bool xiangqi = argc > 1 && std::strcmp(argv[1], "xiangqi") == 0;
    table table(xiangqi ? duiyi::variant::xiangqi : duiyi::variant::chess);
    while (table.frame()) {
    }
    table.draw();
    return 0;
}
