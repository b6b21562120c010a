/* A game of chess from the first move to the last, then what a board asks on the way. */
#include "check.h"

static duiyi_game *start(const char *fen, duiyi_variant variant)
{
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = variant;
    options.start_fen = fen;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

static duiyi_move_info play(duiyi_game *game, const char *text)
{
    duiyi_move_info info;
    DUIYI_INIT(&info);
    CHECK_OK(duiyi_game_play_text(game, text, strlen(text), DUIYI_NOTATION_UCI, &info, NULL));
    return info;
}

static duiyi_state state_of(const duiyi_game *game)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_game_state(game, &state));
    return state;
}

/* Paul Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
static const char *const OPERA[] = {
    "e2e4", "e7e5", "g1f3", "d7d6", "d2d4", "c8g4", "d4e5", "g4f3", "d1f3", "d6e5", "f1c4",
    "g8f6", "f3b3", "d8e7", "b1c3", "c7c6", "c1g5", "b7b5", "c3b5", "c6b5", "c4b5", "b8d7",
    "e1c1", "a8d8", "d1d7", "d8d7", "h1d1", "e7e6", "b5d7", "f6d7", "b3b8", "d7b8", "d1d8",
};
enum { OPERA_PLIES = sizeof OPERA / sizeof OPERA[0] };

static void a_whole_game(void)
{
    duiyi_game *game = start(NULL, DUIYI_VARIANT_CHESS);
    for (uint32_t ply = 1; ply <= OPERA_PLIES; ply++) {
        duiyi_move_info info = play(game, OPERA[ply - 1]);
        CHECK(info.ply == ply && info.side == (ply % 2 ? DUIYI_SIDE_WHITE : DUIYI_SIDE_BLACK));
        CHECK(!(info.flags & DUIYI_MOVE_ENDS_GAME) == (ply < OPERA_PLIES));
        if (ply == 23) {
            CHECK(info.flags & DUIYI_MOVE_CASTLE_LONG);
            CHECK(info.from == 4 && info.to == 2 && info.rook_from == 0 && info.rook_to == 3);
        }
        if (ply == 31) {
            CHECK(info.flags == DUIYI_MOVE_CHECK);
        }
        if (ply == 32) {
            CHECK(info.flags == (DUIYI_MOVE_CAPTURE | DUIYI_MOVE_IRREVERSIBLE));
            CHECK(info.captured == DUIYI_KIND_QUEEN && info.captured_square == info.to);
        }
    }
    static const struct {
        uint32_t ply;
        duiyi_notation notation;
        const char *text;
    } TEXTS[] = {
        {23, DUIYI_NOTATION_AUTO, "O-O-O"},       {24, DUIYI_NOTATION_SAN, "Rd8"},
        {25, DUIYI_NOTATION_LAN, "Rd1xd7"},       {31, DUIYI_NOTATION_FIGURINE, "♕b8+"},
        {33, DUIYI_NOTATION_SAN, "Rd8#"},         {33, DUIYI_NOTATION_ICCS, "D1-D8"},
        {33, DUIYI_NOTATION_CHINESE, "Rd8#"},
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof TEXTS[0]; i++) {
        char text[DUIYI_MOVE_TEXT_MAX];
        CHECK_OK(duiyi_game_history_text(
            game, TEXTS[i].ply, TEXTS[i].notation, text, sizeof text, NULL));
        CHECK(strcmp(text, TEXTS[i].text) == 0);
    }
    duiyi_state state = state_of(game);
    CHECK(state.outcome == DUIYI_OUTCOME_WHITE_WINS);
    CHECK(state.termination == DUIYI_TERMINATION_CHECKMATE);
    CHECK(state.flags == (DUIYI_STATE_CHECK | DUIYI_STATE_CAN_UNDO));
    CHECK(state.ply == OPERA_PLIES && state.full_move == 17 && state.legal_moves == 0);
    CHECK(state.side_to_move == DUIYI_SIDE_BLACK && state.king[DUIYI_SIDE_BLACK] == 60);
    CHECK(DUIYI_SQUARES_HAS(state.checkers, 59));

    char fen[DUIYI_FEN_MAX];
    CHECK_OK(duiyi_game_fen(game, fen, sizeof fen, NULL));
    CHECK(strcmp(fen, "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17") == 0);

    duiyi_material men;
    DUIYI_INIT(&men);
    CHECK_OK(duiyi_game_material(game, &men));
    CHECK(men.on_board[DUIYI_SIDE_WHITE][DUIYI_KIND_PAWN] == 7);
    CHECK(men.captured[DUIYI_SIDE_WHITE][DUIYI_KIND_QUEEN] == 1);
    CHECK(men.balance == (7 + 3 + 5 - 5 - 9 - 3 - 3 - 5) * 100);
    duiyi_game_destroy(game);
}

static void promotion_is_asked_for(void)
{
    duiyi_game *game = start("3r3k/2P5/8/8/8/8/8/K7 w - - 0 1", DUIYI_VARIANT_CHESS);
    duiyi_error err;
    duiyi_targets targets;
    DUIYI_INIT(&err);
    CHECK_OK(duiyi_game_targets(game, 50, &targets));
    CHECK(DUIYI_SQUARES_HAS(targets.quiet, 58) && DUIYI_SQUARES_HAS(targets.promote, 58));
    CHECK(DUIYI_SQUARES_HAS(targets.capture, 59) && DUIYI_SQUARES_HAS(targets.promote, 59));

    uint64_t before = state_of(game).game_hash;
    duiyi_status status = duiyi_game_play_squares(game, 50, 59, DUIYI_KIND_NONE, NULL, &err);
    CHECK(status == DUIYI_ERR_PROMOTION_REQUIRED);
    CHECK(err.status == status && err.reason == DUIYI_REASON_PROMOTION_REQUIRED);
    CHECK(duiyi_game_play(game, DUIYI_MOVE(50, 59, 0), NULL, NULL) == status);
    CHECK(duiyi_game_is_legal(game, DUIYI_MOVE(50, 59, 0)) == status);
    CHECK(duiyi_game_play_squares(game, 50, 59, DUIYI_KIND_KING, NULL, &err)
          == DUIYI_ERR_ILLEGAL_MOVE);
    CHECK(err.reason == DUIYI_REASON_PROMOTION_BAD);
    CHECK(state_of(game).game_hash == before);

    duiyi_move_info info;
    DUIYI_INIT(&info);
    CHECK_OK(duiyi_game_play_squares(game, 50, 59, DUIYI_KIND_KNIGHT, &info, &err));
    CHECK(info.piece == DUIYI_KIND_PAWN && info.placed == DUIYI_KIND_KNIGHT);
    CHECK(info.captured == (DUIYI_KIND_ROOK | DUIYI_PIECE_BLACK));
    CHECK(info.flags & DUIYI_MOVE_PROMOTES);
    duiyi_game_destroy(game);
}

static void en_passant_takes_another_square(void)
{
    duiyi_game *game = start("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", DUIYI_VARIANT_CHESS);
    play(game, "d7d5");
    duiyi_move_info info;
    DUIYI_INIT(&info);
    CHECK_OK(duiyi_game_preview(game, DUIYI_MOVE(36, 43, 0), &info));
    CHECK(info.flags & DUIYI_MOVE_EN_PASSANT);
    CHECK(info.to == 43 && info.captured_square == 35);
    CHECK(state_of(game).ply == 1); /* only looked at */
    play(game, "e1e2");
    play(game, "e8e7");
    duiyi_explanation why;
    DUIYI_INIT(&why);
    CHECK_OK(duiyi_game_explain(game, 36, 43, 0, &why));
    CHECK(why.reason == DUIYI_REASON_EN_PASSANT_GONE);
    CHECK(why.square_count == 1 && why.squares[0] == 35 && why.squares[1] == DUIYI_SQUARE_NONE);
    duiyi_game_destroy(game);
}

static void chess960_castles_onto_its_rook(void)
{
    duiyi_game *game = start("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", DUIYI_VARIANT_CHESS960);
    duiyi_move_info info = play(game, "e1b1");
    CHECK(info.flags & DUIYI_MOVE_CASTLE_LONG);
    CHECK(DUIYI_MOVE_TO(info.move) == 1 && info.to == 2);
    CHECK(info.rook_from == 1 && info.rook_to == 3);
    duiyi_game_destroy(game);

    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = DUIYI_VARIANT_CHESS960;
    options.chess960_index = 518;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    duiyi_piece board[DUIYI_MAX_SQUARES];
    CHECK_OK(duiyi_game_board(game, board, sizeof board));
    CHECK(board[0] == DUIYI_KIND_ROOK && board[3] == DUIYI_KIND_QUEEN);
    duiyi_game_destroy(game);
}

static void both_sides_attack(void)
{
    duiyi_game *game = start(NULL, 0);
    duiyi_squares set;
    CHECK_OK(duiyi_game_attacked(game, DUIYI_SIDE_WHITE, &set));
    CHECK(set.word[0] == 0x0000000000FFFF7Eu && set.word[1] == 0);
    CHECK_OK(duiyi_game_attacked(game, DUIYI_SIDE_BLACK, &set));
    CHECK(set.word[0] == 0x7EFFFF0000000000u && set.word[1] == 0);
    duiyi_game_destroy(game);
}

int main(void)
{
    a_whole_game();
    promotion_is_asked_for();
    en_passant_takes_another_square();
    chess960_castles_onto_its_rook();
    both_sides_attack();
    return 0;
}
