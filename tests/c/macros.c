/* Every macro of the header. Valid C99 and C++ alike: it is compiled in all their dialects. */
#include <duiyi.h>
#include <duiyi.h> /* twice does no harm */

#include "check.h"

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

static void versions(void)
{
    CHECK(duiyi_version() == DUIYI_VERSION_NUMBER);
    CHECK(duiyi_abi_version() == DUIYI_ABI_VERSION);
    CHECK(strcmp(duiyi_version_string(), TEXT(DUIYI_VERSION_MAJOR) "." TEXT(
        DUIYI_VERSION_MINOR) "." TEXT(DUIYI_VERSION_PATCH)) == 0);
#if DUIYI_VERSION_NUMBER < 256
# error "0.1.0 is 256: the number must be usable by the preprocessor"
#endif
}

static void init(void)
{
    duiyi_state state;
    memset(&state, 0x55, sizeof state);
    DUIYI_INIT(&state);
    CHECK(state.struct_size == sizeof state);
    state.struct_size = 0;
    for (size_t i = 0; i < sizeof state; i++) {
        CHECK(((const unsigned char *)&state)[i] == 0);
    }
}

static void moves_and_pieces(void)
{
    duiyi_move move = DUIYI_MOVE(52, 60, DUIYI_KIND_QUEEN);
    CHECK(move == 52u + (60u << 8) + (5u << 16));
    CHECK(DUIYI_MOVE_FROM(move) == 52 && DUIYI_MOVE_TO(move) == 60);
    CHECK(DUIYI_MOVE_PROMOTION(move) == DUIYI_KIND_QUEEN);
    CHECK(DUIYI_MOVE_PROMOTION(DUIYI_MOVE(0, 89, DUIYI_KIND_NONE)) == DUIYI_KIND_NONE);

    duiyi_piece piece = DUIYI_KIND_CANNON | DUIYI_PIECE_BLACK;
    CHECK(DUIYI_PIECE_KIND(piece) == DUIYI_KIND_CANNON);
    CHECK(DUIYI_PIECE_SIDE(piece) == DUIYI_SIDE_BLACK);
    CHECK(DUIYI_PIECE_SIDE(DUIYI_KIND_CANNON) == DUIYI_SIDE_RED);
}

static void sets(void)
{
    duiyi_squares set;
    set.word[0] = (uint64_t)1 << 63;
    set.word[1] = (uint64_t)1 << 25;
    for (duiyi_square square = 0; square < DUIYI_MAX_SQUARES; square++) {
        CHECK(DUIYI_SQUARES_HAS(set, square) == (square == 63 || square == 89));
    }
}

static void texts(void)
{
    duiyi_game *game = NULL;
    CHECK_OK(duiyi_game_create(NULL, &game, NULL));
    CHECK_OK(duiyi_game_play_text(
        game, "e2e4", DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL, NULL));
    duiyi_game_destroy(game);
}

int main(void)
{
    versions();
    init();
    moves_and_pieces();
    sets();
    texts();
    return 0;
}
