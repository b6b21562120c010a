/* Clocks and events, as a frame loop uses them. */
#include "check.h"

static duiyi_game *start(const duiyi_clock_options *clock)
{
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.clock = clock;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

static duiyi_clock clock_of(const duiyi_game *game)
{
    duiyi_clock clock;
    DUIYI_INIT(&clock);
    CHECK_OK(duiyi_game_clock(game, &clock));
    return clock;
}

static duiyi_event next(duiyi_game *game)
{
    duiyi_event event;
    DUIYI_INIT(&event);
    CHECK_OK(duiyi_game_next_event(game, &event));
    return event;
}

static void play(duiyi_game *game, duiyi_square from, duiyi_square to)
{
    CHECK_OK(duiyi_game_play_squares(game, from, to, DUIYI_KIND_NONE, NULL, NULL));
}

/* 40 moves in 60 seconds and 5 more each move; then 10 seconds and two periods of 3. Black has less. */
static duiyi_clock_options handicap(void)
{
    duiyi_clock_options options;
    DUIYI_INIT(&options);
    options.low_ms = 5000;
    options.stage_count[DUIYI_SIDE_WHITE] = 2;
    options.stages[DUIYI_SIDE_WHITE][0].main_ms = 60000;
    options.stages[DUIYI_SIDE_WHITE][0].increment_ms = 5000;
    options.stages[DUIYI_SIDE_WHITE][0].moves = 40;
    options.stages[DUIYI_SIDE_WHITE][1].main_ms = 10000;
    options.stages[DUIYI_SIDE_WHITE][1].byoyomi_ms = 3000;
    options.stages[DUIYI_SIDE_WHITE][1].periods = 2;
    options.stage_count[DUIYI_SIDE_BLACK] = 1;
    options.stages[DUIYI_SIDE_BLACK][0].main_ms = 10000;
    options.stages[DUIYI_SIDE_BLACK][0].delay_ms = 2000;
    return options;
}

static void time_is_yours(void)
{
    duiyi_clock_options options = handicap(), told;
    duiyi_game *game = start(&options);
    DUIYI_INIT(&told);
    CHECK_OK(duiyi_game_clock_options(game, &told));
    CHECK(memcmp(&told, &options, sizeof told) == 0);

    duiyi_clock clock = clock_of(game);
    CHECK(clock.running == DUIYI_SIDE_NONE);
    CHECK(clock.left_ms[0] == 60000 && clock.left_ms[1] == 10000);
    CHECK(clock.moves_left[0] == 40 && clock.moves_left[1] == 0 && clock.stage[0] == 0);

    CHECK_OK(duiyi_game_start_clock(game, 1000000));
    CHECK_OK(duiyi_game_tick(game, 1003000));
    play(game, 12, 28);
    clock = clock_of(game);
    CHECK(clock.running == DUIYI_SIDE_BLACK && clock.delay_left_ms == 2000);
    CHECK(clock.left_ms[0] == 62000 && clock.moves_left[0] == 39);

    CHECK_OK(duiyi_game_tick(game, 1006000)); /* two of the three are free */
    CHECK(clock_of(game).left_ms[1] == 9000 && clock_of(game).delay_left_ms == 0);
    CHECK_OK(duiyi_game_pause_clock(game, 1006500));
    CHECK_OK(duiyi_game_tick(game, 2000000));
    CHECK(clock_of(game).running == DUIYI_SIDE_NONE && clock_of(game).left_ms[1] == 8500);

    /* Undo: the clocks as they stood just before the move; redo gives it its time again. */
    CHECK_OK(duiyi_game_undo(game, NULL, NULL));
    CHECK(clock_of(game).left_ms[0] == 57000 && clock_of(game).left_ms[1] == 10000);
    CHECK_OK(duiyi_game_redo(game, NULL, NULL));
    CHECK(clock_of(game).left_ms[0] == 62000 && clock_of(game).left_ms[1] == 8500);
    duiyi_game_destroy(game);
}

static void a_flag_falls(void)
{
    duiyi_clock_options options = handicap();
    duiyi_game *game = start(&options);
    CHECK_OK(duiyi_game_start_clock(game, 0));
    play(game, 12, 28);
    CHECK(next(game).kind == DUIYI_EVENT_MOVED);
    CHECK_OK(duiyi_game_tick(game, 7500));
    duiyi_event low = next(game);
    CHECK(low.kind == DUIYI_EVENT_CLOCK_LOW && low.side == DUIYI_SIDE_BLACK);
    CHECK(low.left_ms == 4500);
    CHECK_OK(duiyi_game_tick(game, 12000));
    duiyi_event ended = next(game);
    CHECK(ended.kind == DUIYI_EVENT_ENDED && ended.outcome == DUIYI_OUTCOME_WHITE_WINS);
    CHECK(ended.termination == DUIYI_TERMINATION_TIME);
    CHECK(next(game).kind == DUIYI_EVENT_NONE);
    CHECK(clock_of(game).running == DUIYI_SIDE_NONE && clock_of(game).left_ms[1] == 0);
    CHECK_OK(duiyi_game_undo(game, NULL, NULL)); /* the end is taken back, and the clock runs on */
    CHECK(clock_of(game).running == DUIYI_SIDE_WHITE);
    CHECK(next(game).kind == DUIYI_EVENT_UNDONE);
    duiyi_game_destroy(game);
}

/* What a view does with each event of a capture, each frame. */
static void a_view_is_told(void)
{
    duiyi_game *game = start(NULL);
    duiyi_piece view[DUIYI_MAX_SQUARES] = {0}, board[DUIYI_MAX_SQUARES] = {0};
    static const duiyi_square MOVES[][2] = {{12, 28}, {51, 35}, {28, 35}, {59, 35}, {1, 18}};
    CHECK_OK(duiyi_game_board(game, view, sizeof view));
    for (size_t i = 0; i < sizeof MOVES / sizeof MOVES[0]; i++) {
        play(game, MOVES[i][0], MOVES[i][1]);
        duiyi_event event;
        DUIYI_INIT(&event);
        while (duiyi_game_next_event(game, &event) == DUIYI_OK && event.kind) {
            switch (event.kind) {
            case DUIYI_EVENT_MOVED:
                view[event.from] = DUIYI_PIECE_NONE;
                view[event.to] = event.placed;
                break;
            case DUIYI_EVENT_CAPTURED:
                CHECK(event.captured != DUIYI_PIECE_NONE && event.captured_square == 35);
                break;
            default:
                CHECK(!"no other kind");
            }
        }
        CHECK_OK(duiyi_game_board(game, board, sizeof board));
        CHECK(memcmp(view, board, sizeof view) == 0);
    }
    uint32_t dropped = 77;
    CHECK_OK(duiyi_game_dropped_events(game, &dropped));
    CHECK(dropped == 0);
    CHECK(duiyi_game_start_clock(game, 0) == DUIYI_ERR_STATE);
    CHECK_OK(duiyi_game_tick(game, 0));
    duiyi_game_destroy(game);
}

int main(void)
{
    time_is_yours();
    a_flag_falls();
    a_view_is_told();
    return 0;
}
