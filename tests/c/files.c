/* Games from a file that comes in pieces, one of them broken; and a game as PGN. */

#include <string.h>

#include "check.h"

static const char *const PIECES[] = {
    "[White \"Ann\"]\n\n1. e4 e5 2. N",
    "f3 1-0\n\n1. e4 e5 2. Ke3 *\n\n[Game \"Chinese",
    " Chess\"]\n\n1. C2=5 H8+7 *\n",
};

int main(void) {
    duiyi_reader *reader = NULL;
    duiyi_game *game = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    int games = 0, broken = 0;
    size_t piece = 0;
    CHECK_OK(duiyi_reader_create(0, &reader));
    while (piece <= sizeof PIECES / sizeof *PIECES) {
        duiyi_status status = duiyi_reader_next_game(reader, &game, &err);
        if (status == DUIYI_ERR_PGN) {
            CHECK(strcmp(err.message, "game 2, line 5, column 13: Ke3: illegal move: PieceGeometry") == 0);
            CHECK(err.reason == DUIYI_REASON_PIECE_GEOMETRY);
            broken++;
            continue;
        }
        CHECK_OK(status);
        if (game) {
            char name[16];
            duiyi_state state;
            DUIYI_INIT(&state);
            CHECK_OK(duiyi_game_state(game, &state));
            CHECK(state.ply == (games == 0 ? 3u : 2u));
            CHECK_OK(duiyi_game_tag(game, "White", DUIYI_NUL_TERMINATED, name, sizeof name, NULL));
            CHECK(strcmp(name, games == 0 ? "Ann" : "") == 0);
            duiyi_game_destroy(game);
            game = NULL;
            games++;
        } else if (piece < sizeof PIECES / sizeof *PIECES) {
            const char *bytes = PIECES[piece++];
            CHECK_OK(duiyi_reader_feed(reader, bytes, strlen(bytes)));
        } else {
            CHECK_OK(duiyi_reader_finish(reader));
            piece++;
        }
    }
    CHECK(games == 2 && broken == 1);
    duiyi_reader_destroy(reader);

    char text[512];
    CHECK_OK(duiyi_game_load_pgn("1. f3 e5 2. g4 Qh4#", DUIYI_NUL_TERMINATED, 0, &game, &err));
    CHECK_OK(duiyi_game_save_pgn(game, DUIYI_NOTATION_UCI, text, sizeof text, NULL));
    CHECK(strstr(text, "\n\n1. f2f3 e7e5 2. g2g4 d8h4 0-1\n") != NULL);
    duiyi_game_destroy(game);
    CHECK(duiyi_game_load_pgn("1. e4 *", 7, 1, &game, &err) == DUIYI_ERR_VALUE);
    return 0;
}
