/* A game of xiangqi from the first move to the last, and why moves are refused. */
#include "check.h"

/* Mate by two cannons on the central file. */
static const char *const CANNONS[] = {
    "b2c2", "h9g7", "c2c6", "e6e5", "h2e2", "h7h9", "e2e5", "i9i7", "c6e6",
};
enum { PLIES = sizeof CANNONS / sizeof CANNONS[0] };

static duiyi_game *start(const char *fen, duiyi_rules rules)
{
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = DUIYI_VARIANT_XIANGQI;
    options.rules = rules;
    options.start_fen = fen;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

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

static void a_whole_game(void)
{
    duiyi_game *game = start(NULL, DUIYI_RULES_DEFAULT);
    duiyi_state state = state_of(game);
    CHECK(state.variant == DUIYI_VARIANT_XIANGQI && state.legal_moves == 44);
    CHECK(state.no_progress_limit == 120);
    CHECK(state.king[DUIYI_SIDE_RED] == 4 && state.king[DUIYI_SIDE_BLACK] == 85);

    duiyi_board_info board;
    DUIYI_INIT(&board);
    CHECK_OK(duiyi_variant_board(state.variant, &board));
    CHECK(board.files == 9 && board.ranks == 10 && board.first_rank_label == 0);

    for (int ply = 0; ply < PLIES; ply++) {
        play(game, CANNONS[ply]);
    }
    state = state_of(game);
    CHECK(state.outcome == DUIYI_OUTCOME_WHITE_WINS);
    CHECK(state.termination == DUIYI_TERMINATION_CHECKMATE);

    static const struct {
        duiyi_notation notation;
        const char *text;
    } LAST[] = {
        {DUIYI_NOTATION_AUTO, "炮七平五"},
        {DUIYI_NOTATION_UCI, "c6e6"},
        {DUIYI_NOTATION_UCI_1, "c7e7"},
        {DUIYI_NOTATION_ICCS, "C6-E6"},
        {DUIYI_NOTATION_WXF, "C7=5"},
        {DUIYI_NOTATION_CHINESE, "炮七平五"},
        {DUIYI_NOTATION_CHINESE_TRADITIONAL, "炮七平五"},
        {DUIYI_NOTATION_SAN, "C7=5"},
    };
    for (size_t i = 0; i < sizeof LAST / sizeof LAST[0]; i++) {
        char text[DUIYI_MOVE_TEXT_MAX];
        CHECK_OK(duiyi_game_history_text(
            game, PLIES, LAST[i].notation, text, sizeof text, NULL));
        CHECK(strcmp(text, LAST[i].text) == 0);
    }
    duiyi_game_destroy(game);
}

static void reasons(void)
{
    static const struct {
        duiyi_square from, to;
        duiyi_reason reason;
        duiyi_square square;
    } CASES[] = {
        {1, 12, DUIYI_REASON_HORSE_LEG, 2},
        {1, 10, DUIYI_REASON_PIECE_GEOMETRY, DUIYI_SQUARE_NONE},
        {19, 82, DUIYI_REASON_LEGAL, DUIYI_SQUARE_NONE},
        {19, 22, DUIYI_REASON_LEGAL, DUIYI_SQUARE_NONE},
        {19, 64, DUIYI_REASON_CANNON_NO_SCREEN, DUIYI_SQUARE_NONE},
        {19, 73, DUIYI_REASON_PATH_BLOCKED, 64},
        {0, 27, DUIYI_REASON_OWN_PIECE_THERE, DUIYI_SQUARE_NONE},
        {0, 36, DUIYI_REASON_PATH_BLOCKED, 27},
        {27, 28, DUIYI_REASON_SOLDIER_SIDEWAYS, DUIYI_SQUARE_NONE},
        {27, 18, DUIYI_REASON_SOLDIER_BACK, DUIYI_SQUARE_NONE},
        {54, 45, DUIYI_REASON_NOT_YOUR_PIECE, DUIYI_SQUARE_NONE},
        {40, 49, DUIYI_REASON_EMPTY_SQUARE, DUIYI_SQUARE_NONE},
        {4, 4, DUIYI_REASON_SAME_SQUARE, DUIYI_SQUARE_NONE},
        {4, 99, DUIYI_REASON_OFF_BOARD, DUIYI_SQUARE_NONE},
    };
    duiyi_game *game = start(NULL, DUIYI_RULES_DEFAULT);
    duiyi_explanation why;
    DUIYI_INIT(&why);
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        CHECK_OK(duiyi_game_explain(game, CASES[i].from, CASES[i].to, 0, &why));
        CHECK(why.reason == CASES[i].reason && why.squares[0] == CASES[i].square);
        CHECK((why.move != DUIYI_MOVE_NONE) == (why.reason == DUIYI_REASON_LEGAL));
        duiyi_error err;
        DUIYI_INIT(&err);
        if (why.reason != DUIYI_REASON_LEGAL) {
            CHECK(duiyi_game_play_squares(game, CASES[i].from, CASES[i].to, 0, NULL, &err)
                  == DUIYI_ERR_ILLEGAL_MOVE);
            CHECK(err.reason == why.reason && err.squares[0] == why.squares[0]);
            CHECK(strlen(err.message) > 0);
        }
    }
    CHECK_OK(duiyi_game_explain_piece(game, 0, &why));
    CHECK(why.reason == DUIYI_REASON_LEGAL && DUIYI_MOVE_FROM(why.move) == 0);
    CHECK_OK(duiyi_game_explain_piece(game, 3, &why));
    CHECK(why.reason == DUIYI_REASON_LEGAL && why.move == DUIYI_MOVE(3, 13, 0));
    duiyi_game_destroy(game);
}

/* The chariot checks for ever: red loses by it, unless nobody judges. */
static void perpetual_check(void)
{
    static const char *const ROUND[] = {"a8a9", "e9e8", "a9a8", "e8e9"};
    static const char FEN[] = "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";
    for (int judged = 0; judged < 2; judged++) {
        duiyi_game *game =
            start(FEN, judged ? DUIYI_RULES_XIANGQI_SIMPLE : DUIYI_RULES_XIANGQI_FREE);
        for (int ply = 0; ply < 8; ply++) {
            play(game, ROUND[ply % 4]);
        }
        duiyi_state state = state_of(game);
        CHECK(state.repetitions == 3);
        CHECK(state.outcome == (judged ? DUIYI_OUTCOME_BLACK_WINS : DUIYI_OUTCOME_ONGOING));
        CHECK(state.termination
              == (judged ? DUIYI_TERMINATION_PERPETUAL_CHECK : DUIYI_TERMINATION_NONE));
        duiyi_game_destroy(game);
    }
}

/* Men where no game brings them: only as an arrangement. */
static void arrangement(void)
{
    duiyi_game *game = NULL;
    duiyi_error err;
    duiyi_game_options options;
    DUIYI_INIT(&err);
    DUIYI_INIT(&options);
    options.variant = DUIYI_VARIANT_XIANGQI;
    options.start_fen = "3k5/9/9/9/9/9/9/9/P8/4K4 w - - 0 1";
    CHECK(duiyi_game_create(&options, &game, &err) == DUIYI_ERR_FEN);
    CHECK(game == NULL && err.offset == 18);
    options.flags = DUIYI_GAME_ARRANGEMENT;
    CHECK_OK(duiyi_game_create(&options, &game, &err));
    duiyi_game_destroy(game);
    game = NULL;
    options.start_fen = "3k5/9/9/9/9/9/9/9/9/4K4";
    CHECK_OK(duiyi_game_create(&options, &game, &err));
    duiyi_game_destroy(game);
    game = NULL;
    options.flags = DUIYI_GAME_FEN_STRICT;
    CHECK(duiyi_game_create(&options, &game, &err) == DUIYI_ERR_FEN);
    CHECK(game == NULL && err.offset == 23);
}

int main(void)
{
    a_whole_game();
    reasons();
    perpetual_check();
    arrangement();
    return 0;
}
