/* The opponent: in slices, to the end, in one call, stopped, in memory that is lent. */
#include "check.h"

static duiyi_game *start(duiyi_variant variant)
{
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = variant;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

static duiyi_engine *small_engine(void)
{
    duiyi_engine *engine = NULL;
    duiyi_engine_options options;
    DUIYI_INIT(&options);
    options.table_bytes = 1u << 20;
    CHECK_OK(duiyi_engine_create(&options, &engine, NULL));
    return engine;
}

/* A search of the game in slices of `nodes`. */
static duiyi_search_report sliced(const duiyi_game *game, uint32_t nodes, uint32_t level)
{
    duiyi_engine *engine = small_engine();
    duiyi_search_limits limits;
    duiyi_search_report report;
    DUIYI_INIT(&limits);
    DUIYI_INIT(&report);
    limits.level = level;
    limits.seed = 42;
    limits.max_nodes = 6000;
    CHECK_OK(duiyi_search_begin(engine, game, &limits, NULL));
    uint32_t permille = 0;
    do {
        CHECK_OK(duiyi_search_step(engine, nodes, &report));
        CHECK(report.permille >= permille);
        permille = report.permille;
    } while (report.state == DUIYI_SEARCH_RUNNING);
    CHECK(report.state == DUIYI_SEARCH_DONE && permille == 1000);
    duiyi_engine_destroy(engine);
    return report;
}

static void slices_do_not_matter(duiyi_variant variant)
{
    duiyi_game *game = start(variant);
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_game_state(game, &state));
    for (uint32_t level = DUIYI_LEVEL_FULL; level <= DUIYI_LEVEL_MAX; level += 5) {
        duiyi_search_report whole = sliced(game, UINT32_MAX, level);
        CHECK(whole.game_hash == state.game_hash);
        CHECK(whole.pv_len > 0 && whole.pv[0] == whole.best && whole.depth > 0);
        CHECK(whole.score_kind == DUIYI_SCORE_CENTIPAWNS);
        CHECK_OK(duiyi_game_is_legal(game, whole.best));
        duiyi_search_report thousand = sliced(game, 1000, level);
        duiyi_search_report one = sliced(game, 1, level);
        CHECK(memcmp(&whole, &thousand, sizeof whole) == 0);
        CHECK(memcmp(&whole, &one, sizeof whole) == 0);
    }
    duiyi_game_destroy(game);
}

/* At a level, one call does what begin and run do. */
static void one_call_is_begin_and_run(duiyi_variant variant)
{
    duiyi_game *game = start(variant);
    duiyi_engine *engine = small_engine();
    duiyi_move move = DUIYI_MOVE_NONE;
    duiyi_search_report report;
    duiyi_search_limits limits;
    DUIYI_INIT(&report);
    DUIYI_INIT(&limits);
    CHECK_OK(duiyi_engine_move(engine, game, DUIYI_LEVEL_EASY, 7, &move, NULL));
    limits.level = DUIYI_LEVEL_EASY;
    limits.seed = 7;
    CHECK_OK(duiyi_search_begin(engine, game, &limits, NULL));
    duiyi_game_destroy(game); /* begin has copied what it needs */
    CHECK_OK(duiyi_search_run(engine, NULL, NULL, &report));
    CHECK(report.best == move && move != DUIYI_MOVE_NONE);
    duiyi_engine_destroy(engine);
}

struct watch {
    duiyi_engine *engine;
    int calls, stop_after, by_return;
};

static int32_t watching(void *user, const duiyi_search_report *report)
{
    struct watch *watch = user;
    CHECK(report->struct_size == sizeof *report && report->state == DUIYI_SEARCH_RUNNING);
    watch->calls++;
    if (watch->calls < watch->stop_after) {
        return 0;
    }
    if (!watch->by_return) {
        duiyi_search_stop(watch->engine);
    }
    return watch->by_return;
}

static void a_stop_is_heard(void)
{
    duiyi_game *game = start(DUIYI_VARIANT_CHESS);
    duiyi_engine *engine = small_engine();
    duiyi_search_report report;
    DUIYI_INIT(&report);
    for (int by_return = 0; by_return < 2; by_return++) {
        struct watch watch = {engine, 0, 3, by_return};
        CHECK_OK(duiyi_search_begin(engine, game, NULL, NULL));
        CHECK_OK(duiyi_search_run(engine, watching, &watch, &report));
        CHECK(report.state == DUIYI_SEARCH_STOPPED && watch.calls == 3);
        CHECK(report.nodes < 10000 && duiyi_game_is_legal(game, report.best) == DUIYI_OK);
    }
    /* Before the first step it is not lost; before begin it has no effect. */
    CHECK_OK(duiyi_search_begin(engine, game, NULL, NULL));
    duiyi_search_stop(engine);
    CHECK_OK(duiyi_search_run(engine, NULL, NULL, &report));
    CHECK(report.state == DUIYI_SEARCH_STOPPED);
    CHECK_OK(duiyi_game_is_legal(game, report.best));
    duiyi_search_stop(engine);
    CHECK_OK(duiyi_search_begin(engine, game, NULL, NULL));
    CHECK_OK(duiyi_search_step(engine, 100, &report));
    CHECK(report.state == DUIYI_SEARCH_RUNNING);
    CHECK_OK(duiyi_engine_clear(engine));
    CHECK_OK(duiyi_search_report_get(engine, &report));
    CHECK(report.state == DUIYI_SEARCH_STOPPED);
    duiyi_search_stop(NULL);
    duiyi_engine_destroy(engine);
    duiyi_engine_destroy(NULL);
    duiyi_game_destroy(game);
}

static void root_moves(void)
{
    duiyi_game *game = start(DUIYI_VARIANT_CHESS);
    duiyi_engine *engine = small_engine();
    duiyi_move only[] = {DUIYI_MOVE(8, 16, 0), DUIYI_MOVE(15, 31, 0)};
    duiyi_search_limits limits;
    duiyi_search_report report;
    DUIYI_INIT(&limits);
    DUIYI_INIT(&report);
    limits.max_depth = 3;
    limits.root_moves = only;
    limits.root_move_count = 2;
    CHECK_OK(duiyi_search_begin(engine, game, &limits, NULL));
    CHECK_OK(duiyi_search_run(engine, NULL, NULL, &report));
    CHECK(report.best == only[0] || report.best == only[1]);
    CHECK(report.depth == 3);
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
}

static void several_lines(duiyi_variant variant)
{
    duiyi_game *game = start(variant);
    duiyi_engine *engine = small_engine();
    duiyi_search_limits limits;
    duiyi_search_report report;
    duiyi_line lines[4];
    uint32_t found = 0;
    DUIYI_INIT(&limits);
    DUIYI_INIT(&report);
    limits.max_depth = 4;
    limits.lines = 3;
    CHECK_OK(duiyi_search_begin(engine, game, &limits, NULL));
    DUIYI_INIT(&lines[0]);
    CHECK(duiyi_search_line(engine, 0, &lines[0]) == DUIYI_ERR_VALUE);
    CHECK_OK(duiyi_search_run(engine, NULL, NULL, &report));
    do {
        DUIYI_INIT(&lines[found]);
    } while (duiyi_search_line(engine, found, &lines[found]) == DUIYI_OK && ++found < 4);
    CHECK(found == 3);
    CHECK(lines[0].pv[0] == report.best && lines[0].score == report.score);
    for (uint32_t i = 0; i < found; i++) {
        CHECK(lines[i].depth == 4 && lines[i].score_kind == DUIYI_SCORE_CENTIPAWNS);
        CHECK(lines[i].pv_len >= 1 && lines[i].pv_len <= DUIYI_PV_MAX);
        CHECK_OK(duiyi_game_is_legal(game, lines[i].pv[0]));
        CHECK(i == 0 || (lines[i].pv[0] != lines[i - 1].pv[0] && lines[i].score <= lines[i - 1].score));
    }
    limits.lines = 9;
    CHECK(duiyi_search_begin(engine, game, &limits, NULL) == DUIYI_ERR_VALUE);
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
}

/* A table in memory of ours: the same answers as from one of that size that the library has. */
static void lent_memory(void)
{
    static unsigned char memory[(64 << 10) + 64];
    duiyi_game *game = start(DUIYI_VARIANT_XIANGQI);
    duiyi_engine *engines[2] = {NULL, NULL};
    duiyi_search_report reports[2];
    duiyi_engine_options options;
    duiyi_search_limits limits;
    DUIYI_INIT(&options);
    DUIYI_INIT(&limits);
    memset(memory, 0x55, sizeof memory);
    limits.max_nodes = 5000;
    options.table_bytes = 64 << 10;
    options.max_ply = 16;
    options.history_plies = 32;
    for (int lent = 0; lent < 2; lent++) {
        options.table_memory = lent ? memory + (64 - (uintptr_t)memory % 64) : NULL;
        CHECK_OK(duiyi_engine_create(&options, &engines[lent], NULL));
        CHECK_OK(duiyi_search_begin(engines[lent], game, &limits, NULL));
        DUIYI_INIT(&reports[lent]);
        CHECK_OK(duiyi_search_run(engines[lent], NULL, NULL, &reports[lent]));
    }
    CHECK(memcmp(&reports[0], &reports[1], sizeof reports[0]) == 0);
    CHECK(duiyi_engine_bytes(engines[0]) == duiyi_engine_bytes(engines[1]) + (64 << 10));
    CHECK(duiyi_engine_bytes(NULL) == 0);
    duiyi_engine_destroy(engines[0]);
    duiyi_engine_destroy(engines[1]);
    duiyi_game_destroy(game);
}

/* The opponent plays itself to the end of a game, and has an opinion all the way. */
static void a_whole_game(duiyi_variant variant)
{
    duiyi_game *game = start(variant);
    duiyi_engine *engine = small_engine();
    duiyi_state state;
    int32_t opinion = 10000;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_engine_evaluate(engine, game, &opinion));
    CHECK(opinion > -100 && opinion < 100);
    for (;;) {
        duiyi_move move;
        CHECK_OK(duiyi_game_state(game, &state));
        if (state.outcome != DUIYI_OUTCOME_ONGOING) {
            break;
        }
        CHECK_OK(duiyi_engine_move(engine, game, DUIYI_LEVEL_MIN, 3, &move, NULL));
        CHECK_OK(duiyi_game_play(game, move, NULL, NULL));
        CHECK_OK(duiyi_engine_evaluate(engine, game, &opinion));
    }
    CHECK(state.ply > 10 && state.termination != DUIYI_TERMINATION_NONE);
    duiyi_move move;
    CHECK(duiyi_engine_move(engine, game, DUIYI_LEVEL_MIN, 3, &move, NULL) == DUIYI_ERR_STATE);
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
}

int main(void)
{
    for (duiyi_variant variant = DUIYI_VARIANT_CHESS; variant <= DUIYI_VARIANT_XIANGQI; variant++) {
        slices_do_not_matter(variant);
        one_call_is_begin_and_run(variant);
        several_lines(variant);
        a_whole_game(variant);
    }
    a_stop_is_heard();
    root_moves();
    lent_memory();
    return 0;
}
