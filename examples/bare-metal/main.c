/* The opponent plays a game of each kind against itself, its first player better than its second, and
 * prints every move. All memory is taken at the start, and there is little of it: the options below. */
#include <duiyi.h>

#include "machine.h"
#include "print.h"

enum {
    MOST_PLIES = 160,
    TABLE_BYTES = 4096,
    LONGEST_LINE = 16,
    SEED = 1,
};

static const uint32_t LEVEL[2] = {DUIYI_LEVEL_NORMAL, DUIYI_LEVEL_EASY};

/* Is the status DUIYI_OK? If not, prints what has failed and why. */
static int ok(duiyi_status status, const char *what)
{
    if (status != DUIYI_OK) {
        machine_print(what);
        machine_print(": ");
        machine_print(duiyi_status_name(status));
        machine_print("\n");
    }
    return status == DUIYI_OK;
}

/* Plays one move; at the end of the game *over becomes 1. */
static int play_move(duiyi_engine *engine, duiyi_game *game, int *over)
{
    duiyi_state state;
    duiyi_move move;
    char text[DUIYI_MOVE_TEXT_MAX];

    DUIYI_INIT(&state);
    if (!ok(duiyi_game_state(game, &state), "state")) {
        return 0;
    }
    if (state.outcome != DUIYI_OUTCOME_ONGOING || state.ply == MOST_PLIES) {
        *over = 1;
        return 1;
    }
    if (!ok(duiyi_engine_move(engine, game, LEVEL[state.side_to_move], SEED, &move, NULL), "think")
        || !ok(duiyi_game_format_move(game, move, DUIYI_NOTATION_UCI, text, sizeof text, NULL), "text")
        || !ok(duiyi_game_play(game, move, NULL, NULL), "play")) {
        return 0;
    }
    machine_print(text);
    machine_print(state.ply % 12 == 11 ? "\n" : " ");
    return 1;
}

static int print_end(const duiyi_game *game)
{
    duiyi_state state;
    char fen[DUIYI_FEN_MAX];

    DUIYI_INIT(&state);
    if (!ok(duiyi_game_state(game, &state), "state")
        || !ok(duiyi_game_fen(game, fen, sizeof fen, NULL), "fen")) {
        return 0;
    }
    machine_print("\nplies ");
    print_number(state.ply);
    machine_print(", outcome ");
    print_number(state.outcome);
    machine_print(", termination ");
    print_number(state.termination);
    machine_print("\n");
    machine_print(fen);
    machine_print("\n");
    return 1;
}

static int play_game(duiyi_engine *engine, duiyi_variant variant)
{
    duiyi_game_options options;
    duiyi_game *game = NULL;
    int over = 0;
    int good = 1;

    DUIYI_INIT(&options);
    options.variant = variant;
    options.reserve_plies = MOST_PLIES;
    if (!ok(duiyi_game_create(&options, &game, NULL), "game")) {
        return 0;
    }
    while (good && !over) {
        good = play_move(engine, game, &over);
    }
    good = good && print_end(game);
    duiyi_game_destroy(game);
    return good;
}

int main(void)
{
    duiyi_engine_options options;
    duiyi_engine *engine = NULL;
    int good;

    DUIYI_INIT(&options);
    options.table_bytes = TABLE_BYTES;
    options.max_ply = LONGEST_LINE;
    options.history_plies = MOST_PLIES;
    options.lines = 1;
    if (!ok(duiyi_engine_create(&options, &engine, NULL), "engine")) {
        return 1;
    }
    machine_print("xiangqi\n");
    good = play_game(engine, DUIYI_VARIANT_XIANGQI);
    machine_print("chess\n");
    good = play_game(engine, DUIYI_VARIANT_CHESS) && good;
    duiyi_engine_destroy(engine);
    machine_print_figures();
    return good ? 0 : 1;
}
