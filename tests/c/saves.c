/* A friendly game without undo: draw offers, names of the players, any ply looked at, kept as JSON and as
   a replay code, and found again. */
#include "check.h"

#include <string.h>

static duiyi_state state_of(const duiyi_game *game)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_game_state(game, &state));
    return state;
}

static void play(duiyi_game *game, const char *text)
{
    CHECK_OK(duiyi_game_play_text(
        game, text, DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL, NULL));
}

static void tag(duiyi_game *game, const char *name, const char *value)
{
    CHECK_OK(duiyi_game_set_tag(
        game, name, DUIYI_NUL_TERMINATED, value, DUIYI_NUL_TERMINATED, NULL));
}

static duiyi_game *begin(void)
{
    duiyi_game_options options;
    duiyi_game *game = NULL;
    DUIYI_INIT(&options);
    options.variant = DUIYI_VARIANT_XIANGQI;
    options.without = DUIYI_ACTION_UNDO | DUIYI_ACTION_CLAIMS;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    tag(game, "Red", "Ann");
    tag(game, "Black", "\xE6\x9D\x8E"); /* 李 */
    play(game, "h2e2");
    play(game, "h9g7");
    play(game, "h0g2");
    return game;
}

static void offers(duiyi_game *game)
{
    duiyi_error err;
    DUIYI_INIT(&err);
    CHECK(state_of(game).draw_offer == DUIYI_SIDE_NONE);
    CHECK_OK(duiyi_game_offer_draw(game, DUIYI_SIDE_BLACK, NULL));
    CHECK(state_of(game).draw_offer == DUIYI_SIDE_BLACK);
    CHECK(duiyi_game_accept_draw(game, DUIYI_SIDE_BLACK, &err) == DUIYI_ERR_STATE);
    CHECK(strcmp(err.message, "there is nothing to do that with") == 0);
    CHECK_OK(duiyi_game_decline_draw(game, DUIYI_SIDE_RED, NULL));
    CHECK(state_of(game).draw_offer == DUIYI_SIDE_NONE);
    CHECK_OK(duiyi_game_offer_draw(game, DUIYI_SIDE_RED, NULL));
}

/* What a view asks to know which buttons to show. */
static void buttons(duiyi_game *game)
{
    duiyi_error err;
    duiyi_action actions = state_of(game).actions;
    DUIYI_INIT(&err);
    CHECK((actions & DUIYI_ACTION_RESIGN) != 0 && (actions & DUIYI_ACTION_UNDO) == 0);
    CHECK((state_of(game).flags & DUIYI_STATE_CAN_UNDO) == 0);
    CHECK(duiyi_game_undo(game, NULL, &err) == DUIYI_ERR_STATE);
    CHECK(strcmp(err.message, "this session does not have that") == 0);
}

static void earlier_plies(const duiyi_game *game)
{
    char fen[DUIYI_FEN_MAX], now[DUIYI_FEN_MAX];
    duiyi_piece board[DUIYI_MAX_SQUARES];
    duiyi_material men;
    duiyi_squares changed;
    CHECK_OK(duiyi_game_fen_at(game, 0, fen, sizeof fen, NULL));
    CHECK(strncmp(fen, "rnbakabnr/", 10) == 0 && strstr(fen, " w - - 0 1") != NULL);
    CHECK_OK(duiyi_game_fen_at(game, 3, fen, sizeof fen, NULL));
    CHECK_OK(duiyi_game_fen(game, now, sizeof now, NULL));
    CHECK(strcmp(fen, now) == 0);
    CHECK_OK(duiyi_game_board_at(game, 0, board, sizeof board));
    CHECK(DUIYI_PIECE_KIND(board[7]) == DUIYI_KIND_HORSE); /* h0, and it has gone */
    DUIYI_INIT(&men);
    CHECK_OK(duiyi_game_material_at(game, 1, &men));
    CHECK(men.on_board[DUIYI_SIDE_RED][DUIYI_KIND_SOLDIER] == 5 && men.balance == 0);
    CHECK_OK(duiyi_game_changed_since(game, 2, &changed));
    CHECK(DUIYI_SQUARES_HAS(changed, 7) && DUIYI_SQUARES_HAS(changed, 24)); /* h0, g2 */
    CHECK(!DUIYI_SQUARES_HAS(changed, 25));
    CHECK(duiyi_game_fen_at(game, 4, fen, sizeof fen, NULL) == DUIYI_ERR_VALUE);
}

static void same_names(const duiyi_game *game)
{
    char name[16], value[16];
    uint32_t tags = 0;
    while (duiyi_game_tag_name(game, tags, name, sizeof name, NULL) == DUIYI_OK) {
        CHECK_OK(duiyi_game_tag(game, name, DUIYI_NUL_TERMINATED, value, sizeof value, NULL));
        CHECK(strcmp(value, tags == 0 ? "\xE6\x9D\x8E" : "Ann") == 0);
        tags++;
    }
    CHECK(tags == 2);
}

static void kept_as_json(const duiyi_game *game)
{
    size_t len = 0;
    char *text;
    duiyi_game *loaded = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    CHECK(strstr(duiyi_build_features(), "json") != NULL);
    CHECK(duiyi_game_save_json(game, NULL, 0, &len) == DUIYI_ERR_BUFFER);
    text = malloc(len + 1);
    CHECK(text != NULL);
    CHECK_OK(duiyi_game_save_json(game, text, len + 1, NULL));
    CHECK_OK(duiyi_game_load_json(text, len, &loaded, &err));
    CHECK(state_of(loaded).game_hash == state_of(game).game_hash);
    CHECK(state_of(loaded).draw_offer == DUIYI_SIDE_RED);
    CHECK(state_of(loaded).actions == state_of(game).actions);
    same_names(loaded);
    duiyi_game_destroy(loaded);

    /* Somebody moves the horse over its own soldier. */
    loaded = NULL;
    memcpy(strstr(text, "h0g2"), "h0i1", 4);
    CHECK(duiyi_game_load_json(text, len, &loaded, &err) == DUIYI_ERR_JSON);
    CHECK(loaded == NULL && err.reason == DUIYI_REASON_PIECE_GEOMETRY);
    CHECK(strstr(err.message, "moves[2]") != NULL);
    CHECK(duiyi_game_load_json(text, 10, &loaded, &err) == DUIYI_ERR_JSON && err.offset <= 10);
    free(text);
}

static void kept_as_code(const duiyi_game *game)
{
    char code[128];
    const uint64_t seeds[2] = {0, 77};
    uint64_t found[2] = {1, 1};
    duiyi_game *loaded = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    CHECK_OK(duiyi_game_replay_code(game, seeds, code, sizeof code, NULL));
    CHECK_OK(duiyi_game_load_replay_code(code, DUIYI_NUL_TERMINATED, &loaded, found, &err));
    CHECK(found[0] == 0 && found[1] == 77);
    CHECK(state_of(loaded).game_hash == state_of(game).game_hash);
    CHECK(state_of(loaded).draw_offer == DUIYI_SIDE_NONE); /* offers are not in a code */
    duiyi_game_destroy(loaded);

    code[5] = ' ';
    CHECK(duiyi_game_load_replay_code(code, DUIYI_NUL_TERMINATED, &loaded, NULL, &err)
          == DUIYI_ERR_REPLAY_CODE);
    CHECK(err.offset == 5);
}

/* Each end, and what may still be done then. */
static void ends(duiyi_game *game)
{
    duiyi_game *copy[3] = {NULL, NULL, NULL};
    for (int i = 0; i < 3; i++) {
        CHECK_OK(duiyi_game_clone(game, &copy[i]));
    }
    CHECK_OK(duiyi_game_flag(copy[0], DUIYI_SIDE_RED, NULL));
    CHECK(state_of(copy[0]).termination == DUIYI_TERMINATION_TIME);
    CHECK_OK(duiyi_game_forfeit(copy[1], DUIYI_SIDE_RED, NULL));
    CHECK(state_of(copy[1]).termination == DUIYI_TERMINATION_FORFEIT);
    CHECK(state_of(copy[1]).outcome == DUIYI_OUTCOME_BLACK_WINS);
    CHECK_OK(duiyi_game_abandon(copy[2], NULL));
    CHECK(state_of(copy[2]).outcome == DUIYI_OUTCOME_ABANDONED);
    for (int i = 0; i < 3; i++) {
        CHECK(state_of(copy[i]).actions == 0);
        CHECK(duiyi_game_agree_draw(copy[i], NULL) == DUIYI_ERR_STATE);
        duiyi_game_destroy(copy[i]);
    }
    CHECK_OK(duiyi_game_accept_draw(game, DUIYI_SIDE_BLACK, NULL));
    CHECK(state_of(game).termination == DUIYI_TERMINATION_AGREEMENT);
}

int main(void)
{
    duiyi_game *game = begin();
    buttons(game);
    offers(game);
    earlier_plies(game);
    kept_as_json(game);
    kept_as_code(game);
    ends(game);
    duiyi_game_destroy(game);
    return 0;
}
