/* Errors in words, and texts in buffers, as C sees them. */
#include "check.h"

static void status_names(void)
{
    CHECK(strcmp(duiyi_status_name(DUIYI_OK), "DUIYI_OK") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_NULL), "DUIYI_ERR_NULL") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_VALUE), "DUIYI_ERR_VALUE") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_STRUCT_SIZE), "DUIYI_ERR_STRUCT_SIZE") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_UTF8), "DUIYI_ERR_UTF8") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_BUFFER), "DUIYI_ERR_BUFFER") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_STATE), "DUIYI_ERR_STATE") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_UNSUPPORTED), "DUIYI_ERR_UNSUPPORTED") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_ILLEGAL_MOVE), "DUIYI_ERR_ILLEGAL_MOVE") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_AMBIGUOUS_MOVE), "DUIYI_ERR_AMBIGUOUS_MOVE") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_PROMOTION_REQUIRED), "DUIYI_ERR_PROMOTION_REQUIRED")
          == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_NOTATION), "DUIYI_ERR_NOTATION") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_FEN), "DUIYI_ERR_FEN") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_MEMORY), "DUIYI_ERR_MEMORY") == 0);
    CHECK(strcmp(duiyi_status_name(DUIYI_ERR_PANIC), "DUIYI_ERR_PANIC") == 0);
    CHECK(strcmp(duiyi_status_name(-1), "unknown status") == 0);
    CHECK(strcmp(duiyi_status_name(INT32_MAX), "unknown status") == 0);
}

static void the_error_says_what_and_where(duiyi_game *game)
{
    duiyi_error err;
    DUIYI_INIT(&err);
    CHECK(duiyi_game_play_text(game, "g1h4", 4, DUIYI_NOTATION_UCI, NULL, &err)
          == DUIYI_ERR_ILLEGAL_MOVE);
    CHECK(err.struct_size == sizeof err && err.status == DUIYI_ERR_ILLEGAL_MOVE);
    CHECK(err.reason == DUIYI_REASON_PIECE_GEOMETRY);
    CHECK(err.offset == UINT32_MAX && err.squares[0] == DUIYI_SQUARE_NONE);

    CHECK(duiyi_game_play_text(game, "f1a6", 4, DUIYI_NOTATION_UCI, NULL, &err)
          == DUIYI_ERR_ILLEGAL_MOVE);
    CHECK(err.reason == DUIYI_REASON_PATH_BLOCKED);
    CHECK(err.squares[0] == 12 && err.squares[1] == DUIYI_SQUARE_NONE);

    CHECK(duiyi_game_play_text(game, "e2 e4", 5, DUIYI_NOTATION_UCI, NULL, &err)
          == DUIYI_ERR_NOTATION);
    CHECK(err.offset == 2 && err.reason == DUIYI_REASON_LEGAL);
    CHECK(strlen(err.message) > 0 && strlen(err.message) < sizeof err.message);

    CHECK(duiyi_game_play_text(game, "e2\xFF", 3, DUIYI_NOTATION_UCI, NULL, &err)
          == DUIYI_ERR_UTF8);
    CHECK(err.offset == 2);

    /* A call that succeeds leaves it alone. */
    CHECK_OK(duiyi_game_play_text(game, "e2e4", 4, DUIYI_NOTATION_UCI, NULL, &err));
    CHECK(err.status == DUIYI_ERR_UTF8);
}

static void a_text_may_mean_several_moves_or_nobody(void)
{
    static const char TWO_ROOKS[] = "4k3/8/8/8/4K3/8/8/R6R w - - 0 1";
    duiyi_game *game = NULL;
    duiyi_game_options options;
    duiyi_error err;
    duiyi_move move = DUIYI_MOVE_NONE;
    DUIYI_INIT(&options);
    DUIYI_INIT(&err);
    options.start_fen = TWO_ROOKS;
    CHECK_OK(duiyi_game_create(&options, &game, &err));
    CHECK(duiyi_game_parse_move(game, "Rd1", 3, DUIYI_NOTATION_AUTO, &move, &err)
          == DUIYI_ERR_AMBIGUOUS_MOVE);
    CHECK(err.squares[0] == 0 && err.squares[1] == 7 && err.squares[2] == DUIYI_SQUARE_NONE);
    CHECK(err.reason == DUIYI_REASON_LEGAL && err.offset == UINT32_MAX);
    CHECK_OK(duiyi_game_parse_move(game, "Rad1", 4, DUIYI_NOTATION_AUTO, &move, &err));
    CHECK(move == DUIYI_MOVE(0, 3, 0));
    CHECK(duiyi_game_parse_move(game, "Qd1", 3, DUIYI_NOTATION_AUTO, &move, &err)
          == DUIYI_ERR_ILLEGAL_MOVE);
    CHECK(err.reason == DUIYI_REASON_NO_SUCH_PIECE && err.squares[0] == DUIYI_SQUARE_NONE);
    duiyi_game_destroy(game);
}

static void a_bad_fen_is_refused_where_it_is_bad(void)
{
    static const struct {
        const char *fen;
        uint32_t offset;
    } CASES[] = {
        {"", 0},
        {"rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 13},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", 44},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 x", 57},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        duiyi_game *game = NULL;
        duiyi_error err;
        duiyi_game_options options;
        DUIYI_INIT(&err);
        DUIYI_INIT(&options);
        options.start_fen = CASES[i].fen;
        CHECK(duiyi_game_create(&options, &game, &err) == DUIYI_ERR_FEN);
        CHECK(game == NULL && err.status == DUIYI_ERR_FEN && err.offset == CASES[i].offset);
        CHECK(strlen(err.message) > 0);
    }
}

static void texts_ask_for_room(const duiyi_game *game)
{
    size_t needed = 0;
    CHECK(duiyi_game_fen(game, NULL, 0, &needed) == DUIYI_ERR_BUFFER);
    char *fen = malloc(needed + 1);
    CHECK(fen != NULL);
    fen[0] = 'x';
    CHECK(duiyi_game_fen(game, fen, needed, &needed) == DUIYI_ERR_BUFFER);
    CHECK(fen[0] == 0);
    CHECK_OK(duiyi_game_fen(game, fen, needed + 1, &needed));
    CHECK(strlen(fen) == needed && needed < DUIYI_FEN_MAX);
    free(fen);
}

int main(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    status_names();
    the_error_says_what_and_where(game);
    a_text_may_mean_several_moves_or_nobody();
    a_bad_fen_is_refused_where_it_is_bad();
    texts_ask_for_room(game);
    duiyi_game_destroy(game);
    return 0;
}
