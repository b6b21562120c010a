/* Threats, a hint with its merits, a review, a puzzle, and the opponent's manners. */
#include "check.h"
#include <string.h>

static duiyi_game *game_of(duiyi_variant variant, const char *fen)
{
    duiyi_game_options options;
    duiyi_game *game = NULL;
    DUIYI_INIT(&options);
    options.variant = variant;
    options.start_fen = fen;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

static duiyi_move read_move(const duiyi_game *game, const char *text)
{
    duiyi_move move = DUIYI_MOVE_NONE;
    CHECK_OK(duiyi_game_parse_move(
        game, text, DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, &move, NULL));
    return move;
}

static void what_hangs(void)
{
    /* The knight on c7 checks the king and attacks the rook. */
    duiyi_game *game = game_of(DUIYI_VARIANT_CHESS, "r3k3/2N5/8/8/8/8/8/4K3 b q - 0 1");
    duiyi_threats threats;
    DUIYI_INIT(&threats);
    CHECK_OK(duiyi_game_threats(game, DUIYI_SIDE_BLACK, &threats));
    CHECK(DUIYI_SQUARES_HAS(threats.checkers, 50) && DUIYI_SQUARES_HAS(threats.hanging, 56));
    CHECK(threats.mate == DUIYI_MOVE_NONE && DUIYI_SQUARES_HAS(threats.attackers, 50));
    CHECK_OK(duiyi_game_threats(game, DUIYI_SIDE_WHITE, &threats));
    CHECK(threats.attacked.word[0] == 0 && threats.checkers.word[0] == 0);
    duiyi_game_destroy(game);
}

static void a_hint_says_why(void)
{
    duiyi_game *game = game_of(DUIYI_VARIANT_CHESS, "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1");
    duiyi_engine *engine = NULL;
    duiyi_search_report report;
    duiyi_hint hint;
    char text[DUIYI_WORDS_MAX];
    DUIYI_INIT(&report);
    DUIYI_INIT(&hint);
    CHECK_OK(duiyi_engine_create(NULL, &engine, NULL));
    CHECK(duiyi_hint_get(engine, game, &hint, NULL) == DUIYI_ERR_STATE);
    CHECK_OK(duiyi_hint_begin(engine, game, 20000, NULL));
    do {
        CHECK_OK(duiyi_search_step(engine, 1000, &report));
    } while (report.state == DUIYI_SEARCH_RUNNING);
    CHECK_OK(duiyi_hint_get(engine, game, &hint, NULL));
    CHECK(hint.best == read_move(game, "b5c7") && hint.pv[0] == hint.best && hint.pv_len > 1);
    CHECK(hint.merit_count == 3 && hint.merits[0].kind == DUIYI_MERIT_WINS_LATER);
    CHECK(hint.merits[0].square == 56);
    CHECK(hint.merits[0].piece == (DUIYI_KIND_ROOK | DUIYI_PIECE_BLACK));
    CHECK(hint.merits[1].kind == DUIYI_MERIT_CHECKS);
    CHECK_OK(duiyi_merit_text(&hint.merits[0], DUIYI_VARIANT_CHESS, DUIYI_LANGUAGE_EN, text,
        sizeof text, NULL));
    CHECK(strcmp(text, "In the expected line it wins the rook on a8.") == 0);

    /* The game goes on: there is no hint for it any more. */
    CHECK_OK(duiyi_game_play(game, hint.best, NULL, NULL));
    CHECK(duiyi_hint_get(engine, game, &hint, NULL) == DUIYI_ERR_STATE);
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
}

static void a_blunder_is_found(void)
{
    static const char *const moves[] = {"f2f3", "e7e5", "g2g4"};
    duiyi_game *game = game_of(DUIYI_VARIANT_CHESS, NULL);
    duiyi_engine *engine = NULL;
    duiyi_review *review = NULL;
    duiyi_judgement found;
    duiyi_search_state state = DUIYI_SEARCH_RUNNING;
    DUIYI_INIT(&found);
    for (int i = 0; i < 3; i++) {
        CHECK_OK(duiyi_game_play(game, read_move(game, moves[i]), NULL, NULL));
    }
    CHECK_OK(duiyi_engine_create(NULL, &engine, NULL));
    CHECK(duiyi_review_create(game, 4, 0, &review, NULL) == DUIYI_ERR_VALUE && review == NULL);
    CHECK_OK(duiyi_review_create(game, 3, 5000, &review, NULL));
    CHECK(duiyi_review_judgement(review, &found) == DUIYI_ERR_STATE);
    /* A stop ends a step, not the review. */
    CHECK_OK(duiyi_review_step(review, engine, 100, &state, NULL));
    duiyi_search_stop(engine);
    CHECK_OK(duiyi_review_step(review, engine, 100, &state, NULL));
    CHECK(state == DUIYI_SEARCH_STOPPED);
    do {
        CHECK_OK(duiyi_review_step(review, engine, 1000, &state, NULL));
    } while (state == DUIYI_SEARCH_RUNNING);
    CHECK(state == DUIYI_SEARCH_DONE);
    CHECK_OK(duiyi_review_judgement(review, &found));
    CHECK(found.grade == DUIYI_GRADE_BLUNDER && found.allowed_mate == 1);
    CHECK(found.missed_mate == 0 && found.lost > 200 && found.chance_lost >= 260);
    CHECK(found.played_score_kind == DUIYI_SCORE_MATE_IN && found.played_score == -1);
    CHECK(found.played_pv[1] == read_move(game, "d8h4") && found.best != found.played);
    duiyi_review_destroy(review);
    duiyi_review_destroy(NULL);
    duiyi_engine_destroy(engine);
    duiyi_game_destroy(game);
}

static duiyi_puzzle_report judged(duiyi_puzzle *puzzle)
{
    duiyi_puzzle_report report;
    DUIYI_INIT(&report);
    do {
        CHECK_OK(duiyi_puzzle_step(puzzle, 20, &report));
    } while (report.state == DUIYI_PUZZLE_THINKING);
    return report;
}

static void a_mate_is_found(void)
{
    duiyi_game *game = game_of(DUIYI_VARIANT_CHESS, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    duiyi_puzzle *puzzle = NULL;
    char text[DUIYI_WORDS_MAX];
    CHECK(duiyi_puzzle_create(game, 0, NULL, &puzzle, NULL) == DUIYI_ERR_VALUE);
    CHECK(duiyi_puzzle_create(game, DUIYI_MATE_MAX + 1, NULL, &puzzle, NULL) == DUIYI_ERR_VALUE);
    CHECK_OK(duiyi_puzzle_create(game, 1, NULL, &puzzle, NULL));
    CHECK(judged(puzzle).state == DUIYI_PUZZLE_IMPOSSIBLE);
    duiyi_puzzle_destroy(puzzle);

    CHECK_OK(duiyi_puzzle_create(game, 2, NULL, &puzzle, NULL));
    CHECK(duiyi_puzzle_play(puzzle, read_move(game, "a1a6"), NULL) == DUIYI_ERR_STATE);
    CHECK(judged(puzzle).state == DUIYI_PUZZLE_OPEN);
    CHECK_OK(duiyi_puzzle_text(puzzle, DUIYI_LANGUAGE_EN, text, sizeof text, NULL));
    CHECK(strcmp(text, "White to move: mate in 2 moves.") == 0);
    CHECK_OK(duiyi_puzzle_play(puzzle, read_move(game, "b6a7"), NULL));
    duiyi_puzzle_report report = judged(puzzle);
    CHECK(report.state == DUIYI_PUZZLE_REFUTED && report.reply != DUIYI_MOVE_NONE);
    CHECK(report.mistakes == 1 && report.moves_left == 2 && report.nodes > 0);

    CHECK_OK(duiyi_puzzle_play(puzzle, read_move(game, "a1a6"), NULL));
    report = judged(puzzle);
    CHECK(report.state == DUIYI_PUZZLE_OPEN && report.moves_left == 1);
    CHECK_OK(duiyi_game_play(game, report.played, NULL, NULL));
    CHECK_OK(duiyi_game_play(game, report.reply, NULL, NULL));
    /* Of the moves that are legal now, at least one mates. */
    duiyi_move moves[DUIYI_MAX_MOVES];
    uint32_t count = 0, tried = 0;
    CHECK_OK(duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count));
    do {
        CHECK(tried < count);
        CHECK_OK(duiyi_puzzle_play(puzzle, moves[tried++], NULL));
    } while (judged(puzzle).state != DUIYI_PUZZLE_SOLVED);
    CHECK_OK(duiyi_puzzle_report_get(puzzle, &report));
    CHECK(report.mistakes == tried && report.moves_left == 0);
    duiyi_puzzle_destroy(puzzle);
    duiyi_puzzle_destroy(NULL);
    duiyi_game_destroy(game);
}

static void who_is_lost_resigns(void)
{
    duiyi_manners manners = 0;
    duiyi_conduct would = 0;
    const duiyi_conduct all =
        DUIYI_CONDUCT_OFFER_DRAW | DUIYI_CONDUCT_ACCEPT_DRAW | DUIYI_CONDUCT_RESIGN;
    for (int i = 0; i < 8; i++) {
        CHECK_OK(duiyi_manners_conduct(manners, all, DUIYI_LEVEL_HARD, &would));
        CHECK((would & DUIYI_CONDUCT_RESIGN) == 0);
        CHECK_OK(duiyi_manners_after(manners, DUIYI_SCORE_CENTIPAWNS, -950, 50, &manners));
    }
    CHECK_OK(duiyi_manners_conduct(manners, all, DUIYI_LEVEL_HARD, &would));
    CHECK(would == (DUIYI_CONDUCT_RESIGN | DUIYI_CONDUCT_ACCEPT_DRAW));
    CHECK_OK(duiyi_manners_conduct(manners, all, DUIYI_LEVEL_EASY, &would));
    CHECK(would == DUIYI_CONDUCT_ACCEPT_DRAW);
    CHECK_OK(duiyi_manners_conduct(manners, 0, DUIYI_LEVEL_HARD, &would));
    CHECK(would == 0);
    CHECK(duiyi_manners_conduct(manners, all, 11, &would) == DUIYI_ERR_VALUE);
    CHECK_OK(duiyi_manners_declined(manners, &manners));
}

int main(void)
{
    what_hangs();
    a_hint_says_why();
    a_blunder_is_found();
    a_mate_is_found();
    who_is_lost_resigns();
    return 0;
}
