/* Games from a file that comes in pieces, one of them broken; and a game as PGN. */

#include <string.h>

#include "check.h"

static const char *const PIECES[] = {
    "[White \"Ann\"]\n\n1. e4 e5 2. N",
    "f3 1-0\n\n1. e4 e5 2. Ke3 *\n\n[Game \"Chinese",
    " Chess\"]\n\n1. C2=5 H8+7 *\n",
};

/* A line with its variations, as PGN has it, out of the nodes. */
static void print_line(const duiyi_tree *tree, uint32_t number, char *out) {
    duiyi_tree_node node;
    DUIYI_INIT(&node);
    CHECK_OK(duiyi_tree_node_get(tree, number, &node));
    while (node.first_child) {
        uint32_t other = number = node.first_child;
        while (other) {
            char text[DUIYI_MOVE_TEXT_MAX];
            CHECK_OK(duiyi_tree_node_get(tree, other, &node));
            CHECK_OK(duiyi_tree_move_text(tree, other, DUIYI_NOTATION_SAN, text, sizeof text, NULL));
            strcat(strcat(out, other == number ? " " : " ("), text);
            if (other != number) {
                print_line(tree, other, out);
                strcat(out, ")");
            }
            other = node.next_sibling;
        }
        CHECK_OK(duiyi_tree_node_get(tree, number, &node));
    }
}

static void walk_a_tree(void) {
    static const char pgn[] = "[ECO \"B00\"]\n1. e4 e5 (1... c5 {Sicilian} 2. c3 (2. d4)) 2. Nf3! 1/2-1/2";
    duiyi_reader_options options;
    DUIYI_INIT(&options);
    options.format = DUIYI_FORMAT_PGN;
    options.encoding = DUIYI_ENCODING_UTF_8;
    duiyi_reader *reader = NULL;
    duiyi_tree *tree = NULL;
    CHECK_OK(duiyi_reader_create(&options, &reader));
    CHECK_OK(duiyi_reader_feed(reader, pgn, sizeof pgn - 1));
    CHECK_OK(duiyi_reader_finish(reader));
    CHECK_OK(duiyi_reader_next_tree(reader, &tree, NULL));
    CHECK(tree != NULL);
    duiyi_reader_destroy(reader);

    duiyi_tree_info info;
    DUIYI_INIT(&info);
    CHECK_OK(duiyi_tree_info_get(tree, &info));
    CHECK(info.nodes == 7 && info.outcome == DUIYI_OUTCOME_DRAW && info.tags == 1);
    char line[128] = "", text[512], fen[DUIYI_FEN_MAX];
    print_line(tree, 0, line);
    CHECK(strcmp(line, " e4 e5 (c5 c3 (d4)) Nf3") == 0);
    duiyi_note kind = 0;
    CHECK_OK(duiyi_tree_note(tree, info.main_end, 0, &kind, text, sizeof text, NULL));
    CHECK(kind == DUIYI_NOTE_GLYPH && strcmp(text, "1") == 0);
    CHECK_OK(duiyi_tree_tag_name(tree, 0, text, sizeof text, NULL));
    CHECK(strcmp(text, "ECO") == 0);
    CHECK_OK(duiyi_tree_start_fen(tree, fen, sizeof fen, NULL));
    CHECK(strncmp(fen, "rnbqkbnr/", 9) == 0);
    CHECK_OK(duiyi_tree_save_pgn(tree, DUIYI_NOTATION_AUTO, text, sizeof text, NULL));
    CHECK(strstr(text, "(1... c5 {Sicilian} 2. c3 (2. d4)) 2. Nf3 $1 1/2-1/2\n") != NULL);

    duiyi_game *game = NULL;
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_tree_game(tree, info.main_end, &game, NULL));
    duiyi_tree_destroy(tree);
    CHECK_OK(duiyi_game_state(game, &state));
    CHECK(state.ply == 3 && state.outcome == DUIYI_OUTCOME_DRAW);
    duiyi_game_destroy(game);
}

int main(void) {
    walk_a_tree();
    duiyi_reader *reader = NULL;
    duiyi_game *game = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    int games = 0, broken = 0;
    size_t piece = 0;
    CHECK_OK(duiyi_reader_create(NULL, &reader));
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
