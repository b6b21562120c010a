/* A search on one thread, stopped from another; and two threads that look at one game. */
#include <pthread.h>

#include "check.h"

static void *search(void *engine)
{
    static duiyi_search_report report;
    DUIYI_INIT(&report);
    CHECK_OK(duiyi_search_run(engine, NULL, NULL, &report));
    CHECK(report.state == DUIYI_SEARCH_STOPPED);
    return &report;
}

static void stopped_from_another_thread(const duiyi_game *game)
{
    duiyi_engine *engine = NULL;
    duiyi_engine_options options;
    duiyi_search_limits limits;
    pthread_t worker;
    void *report = NULL;
    DUIYI_INIT(&options);
    DUIYI_INIT(&limits);
    options.table_bytes = 1u << 20;
    limits.max_nodes = UINT64_MAX; /* it ends by the stop or not at all */
    CHECK_OK(duiyi_engine_create(&options, &engine, NULL));
    CHECK_OK(duiyi_search_begin(engine, game, &limits, NULL));
    CHECK(pthread_create(&worker, NULL, search, engine) == 0);
    duiyi_search_stop(engine);
    CHECK(pthread_join(worker, &report) == 0);
    CHECK_OK(duiyi_game_is_legal(game, ((duiyi_search_report *)report)->best));
    duiyi_engine_destroy(engine);
}

static void *look(void *game)
{
    duiyi_state state;
    duiyi_move moves[DUIYI_MAX_MOVES];
    duiyi_move_info info;
    uint32_t count;
    DUIYI_INIT(&state);
    DUIYI_INIT(&info);
    for (int round = 0; round < 50; round++) {
        CHECK_OK(duiyi_game_state(game, &state));
        CHECK_OK(duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count));
        CHECK(count == state.legal_moves);
        for (uint32_t i = 0; i < count; i++) {
            CHECK_OK(duiyi_game_preview(game, moves[i], &info));
        }
    }
    return NULL;
}

static void looked_at_by_two(duiyi_game *game)
{
    pthread_t other;
    CHECK(pthread_create(&other, NULL, look, game) == 0);
    look(game);
    CHECK(pthread_join(other, NULL) == 0);
}

int main(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    stopped_from_another_thread(game);
    looked_at_by_two(game);
    duiyi_game_destroy(game);
    return 0;
}
