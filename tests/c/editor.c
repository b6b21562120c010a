/* A position set up man by man, and the game that starts from it. */
#include "check.h"

static duiyi_problem check(const duiyi_editor *editor)
{
    duiyi_problem problem;
    DUIYI_INIT(&problem);
    CHECK_OK(duiyi_editor_check(editor, &problem));
    return problem;
}

static void an_ending_is_set_up(void)
{
    duiyi_editor *editor = NULL;
    duiyi_editor_fields fields;
    duiyi_game *game = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    CHECK_OK(duiyi_editor_create(DUIYI_VARIANT_CHESS, &editor));
    CHECK(check(editor).cause == DUIYI_FEN_CAUSE_NO_KING);
    CHECK_OK(duiyi_editor_put(editor, 4, DUIYI_KIND_KING));
    CHECK_OK(duiyi_editor_put(editor, 60, DUIYI_KIND_KING | DUIYI_PIECE_BLACK));
    CHECK_OK(duiyi_editor_put(editor, 52, DUIYI_KIND_ROOK));
    duiyi_problem problem = check(editor);
    CHECK(problem.cause == DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK && problem.square == 60);
    CHECK(problem.field == DUIYI_FEN_FIELD_SIDE && problem.message[0] != '\0');
    CHECK(duiyi_editor_start_game(editor, NULL, &game, &err) == DUIYI_ERR_FEN);
    CHECK(game == NULL && err.squares[0] == 60 && strcmp(err.message, problem.message) == 0);

    DUIYI_INIT(&fields);
    CHECK_OK(duiyi_editor_get_fields(editor, &fields));
    CHECK(fields.full_move == 1 && strcmp(fields.castling, "-") == 0);
    fields.side_to_move = DUIYI_SIDE_BLACK;
    fields.full_move = 40;
    CHECK_OK(duiyi_editor_set_fields(editor, &fields));
    CHECK(check(editor).cause == DUIYI_FEN_CAUSE_NONE);
    char fen[DUIYI_FEN_MAX];
    CHECK_OK(duiyi_editor_fen(editor, fen, sizeof fen, NULL));
    CHECK(strcmp(fen, "4k3/4R3/8/8/8/8/8/4K3 b - - 0 40") == 0);

    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.rules = DUIYI_RULES_CHESS_FIDE;
    CHECK_OK(duiyi_editor_start_game(editor, &options, &game, &err));
    CHECK_OK(duiyi_game_play_text(game, "Kxe7", 4, DUIYI_NOTATION_SAN, NULL, NULL));
    duiyi_editor_destroy(editor);

    /* And back: the game's board goes into an editor. */
    CHECK_OK(duiyi_editor_of_game(game, &editor));
    duiyi_piece board[DUIYI_MAX_SQUARES];
    CHECK_OK(duiyi_editor_board(editor, board, sizeof board));
    CHECK(board[52] == (DUIYI_KIND_KING | DUIYI_PIECE_BLACK) && board[60] == DUIYI_PIECE_NONE);
    CHECK_OK(duiyi_editor_clear(editor));
    CHECK_OK(duiyi_editor_board(editor, board, sizeof board));
    CHECK(board[52] == DUIYI_PIECE_NONE);
    CHECK(duiyi_editor_put(editor, 64, DUIYI_KIND_KING) == DUIYI_ERR_VALUE);
    duiyi_editor_destroy(editor);
    duiyi_editor_destroy(NULL);
    duiyi_game_destroy(game);
}

int main(void)
{
    an_ending_is_set_up();
    return 0;
}
