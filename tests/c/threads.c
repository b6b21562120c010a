/* Contract 3: a search on one thread, stopped from another; two threads that look at one game; many
   games on many threads. ./x test runs it under helgrind, too. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <semaphore.h>

#include "check.h"

static sem_t searching;

static int32_t tell(void *user, const duiyi_search_report *report)
{
    CHECK(user == &searching && report->state == DUIYI_SEARCH_RUNNING);
    return sem_post(&searching);
}

static void *search(void *engine)
{
    static duiyi_search_report report;
    DUIYI_INIT(&report);
    CHECK_OK(duiyi_search_run(engine, tell, &searching, &report));
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
    CHECK(sem_init(&searching, 0, 0) == 0);
    CHECK(pthread_create(&worker, NULL, search, engine) == 0);
    CHECK(sem_wait(&searching) == 0); /* it is under way */
    duiyi_search_stop(engine);
    CHECK(pthread_join(worker, &report) == 0);
    CHECK(sem_destroy(&searching) == 0);
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
    for (int round = 0; round < 20; round++) {
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

enum { THREADS = 8, GAMES = 64, PLIES = 60 };

static uint64_t results[GAMES]; /* each is written by one thread */

/* Plays a game, mostly by moves drawn from its number, and gives the hash of its end. */
static uint64_t play(uint32_t number)
{
    duiyi_game *game = NULL;
    duiyi_engine *engine = NULL;
    duiyi_game_options options;
    duiyi_engine_options memory;
    duiyi_state state;
    DUIYI_INIT(&options);
    DUIYI_INIT(&memory);
    DUIYI_INIT(&state);
    options.variant = number % 3 + DUIYI_VARIANT_CHESS;
    memory.table_bytes = 4096;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    CHECK_OK(duiyi_engine_create(&memory, &engine, NULL));
    CHECK_OK(duiyi_game_state(game, &state));
    while (state.outcome == DUIYI_OUTCOME_ONGOING && state.ply < PLIES) {
        duiyi_move moves[DUIYI_MAX_MOVES];
        uint32_t count;
        CHECK_OK(duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count));
        if (state.ply % 20 == number % 20) {
            CHECK_OK(duiyi_engine_move(engine, game, DUIYI_LEVEL_MIN, number, moves, NULL));
            count = 1;
        }
        CHECK_OK(duiyi_game_play(game, moves[(number * 7919 + state.ply) % count], NULL, NULL));
        CHECK_OK(duiyi_game_state(game, &state));
    }
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
    return state.game_hash;
}

static void *play_some(void *first)
{
    for (uint32_t i = (uint32_t)((uint64_t *)first - results); i < GAMES; i += THREADS) {
        results[i] = play(i);
    }
    return NULL;
}

static void many_games_on_many_threads(void)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_create(&threads[i], NULL, play_some, &results[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
    }
    for (uint32_t i = 0; i < GAMES; i++) {
        CHECK(results[i] == play(i)); /* alone it goes the same way */
    }
}

int main(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    stopped_from_another_thread(game);
    looked_at_by_two(game);
    duiyi_game_destroy(game);
    many_games_on_many_threads();
    return 0;
}
