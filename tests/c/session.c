/* Taking back, playing again, copying, and the ends that come from outside. */
#include "check.h"

static duiyi_state state_of(const duiyi_game *game)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_game_state(game, &state));
    return state;
}

static void play(duiyi_game *game, duiyi_square from, duiyi_square to)
{
    CHECK_OK(duiyi_game_play_squares(game, from, to, DUIYI_KIND_NONE, NULL, NULL));
}

/* 1. e4 e5 2. Nf3 Nc6 */
static void opening(duiyi_game *game)
{
    play(game, 12, 28);
    play(game, 52, 36);
    play(game, 6, 21);
    play(game, 57, 42);
}

static void back_and_forth(duiyi_game *game)
{
    duiyi_state seen[5];
    duiyi_move_info info;
    seen[0] = state_of(game);
    opening(game);
    DUIYI_INIT(&info);
    for (uint32_t ply = 4; ply > 0; ply--) {
        seen[ply] = state_of(game);
        CHECK_OK(duiyi_game_undo(game, &info, NULL));
        CHECK(info.ply == ply);
    }
    CHECK(duiyi_game_undo(game, NULL, NULL) == DUIYI_ERR_STATE);
    CHECK(state_of(game).redo_plies == 4 && state_of(game).flags == DUIYI_STATE_CAN_REDO);
    CHECK(state_of(game).game_hash == seen[0].game_hash);
    for (uint32_t ply = 1; ply <= 4; ply++) {
        CHECK_OK(duiyi_game_redo(game, &info, NULL));
        CHECK(info.ply == ply);
        CHECK(state_of(game).hash == seen[ply].hash);
        CHECK(state_of(game).game_hash == seen[ply].game_hash);
    }
    CHECK(duiyi_game_redo(game, NULL, NULL) == DUIYI_ERR_STATE);

    CHECK_OK(duiyi_game_goto(game, 1, NULL));
    CHECK(state_of(game).hash == seen[1].hash && state_of(game).redo_plies == 3);
    CHECK_OK(duiyi_game_history(game, 4, &info)); /* taken back, but known */
    CHECK(info.from == 57 && info.to == 42);
    play(game, 52, 36); /* the same move again: the others stay */
    CHECK(state_of(game).redo_plies == 2);
    play(game, 11, 27); /* another: they go */
    CHECK(state_of(game).redo_plies == 0 && state_of(game).ply == 3);
    CHECK(duiyi_game_history(game, 4, &info) == DUIYI_ERR_VALUE);
}

static void copies(duiyi_game *game)
{
    duiyi_game *copy = NULL;
    CHECK_OK(duiyi_game_clone(game, &copy));
    CHECK(state_of(copy).game_hash == state_of(game).game_hash);
    CHECK_OK(duiyi_game_undo(copy, NULL, NULL));
    CHECK(state_of(copy).game_hash != state_of(game).game_hash);
    CHECK_OK(duiyi_game_reset(game));
    CHECK(state_of(game).ply == 0 && state_of(game).flags == 0);
    CHECK(state_of(copy).ply == 2);
    duiyi_game_destroy(game);
    CHECK(state_of(copy).redo_plies == 1);
    duiyi_game_destroy(copy);
    duiyi_game_destroy(NULL);
}

static void ends_from_outside(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    opening(game);
    CHECK_OK(duiyi_game_resign(game, DUIYI_SIDE_BLACK, NULL)); /* it is white's turn */
    CHECK(state_of(game).outcome == DUIYI_OUTCOME_WHITE_WINS);
    CHECK(state_of(game).termination == DUIYI_TERMINATION_RESIGNATION);
    CHECK(state_of(game).legal_moves == 0);
    CHECK_OK(duiyi_game_undo(game, NULL, NULL)); /* takes the result back too */
    CHECK(state_of(game).outcome == DUIYI_OUTCOME_ONGOING);
    CHECK_OK(duiyi_game_adjudicate(game, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_NONE, NULL));
    CHECK(state_of(game).outcome == DUIYI_OUTCOME_DRAW);
    CHECK(state_of(game).termination == DUIYI_TERMINATION_ADJUDICATION);
    duiyi_game_destroy(game);
}

int main(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    back_and_forth(game);
    copies(game);
    ends_from_outside();
    return 0;
}
