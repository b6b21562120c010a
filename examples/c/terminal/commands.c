#include "commands.h"

#include <stdio.h>
#include <string.h>

#include "board.h"
#include "line.h"
#include "moves.h"
#include "offers.h"
#include "opponent.h"
#include "panel.h"
#include "saves.h"
#include "words.h"

void command_print_error(const struct session *session, duiyi_status status,
                         const duiyi_error *err)
{
    /* The message says more, but only in English. */
    int english = session->style.language <= DUIYI_LANGUAGE_EN && err->message[0] != '\0';
    struct words words = words_of(session, DUIYI_TEXT_STATUS, (uint32_t)status);
    printf("%s\n", english ? err->message : words.text);
}

int command_seat(struct session *session, const char *side)
{
    int first = strcmp(side, "white") == 0 || strcmp(side, "red") == 0;
    int black = strcmp(side, "black") == 0;
    int both = strcmp(side, "both") == 0;
    if (!first && !black && !both) {
        return 0;
    }
    session->person[DUIYI_SIDE_WHITE] = first || both;
    session->person[DUIYI_SIDE_BLACK] = black || both;
    session->style.flipped = black;
    return 1;
}

static enum answer run_new(struct session *session, char *rest)
{
    struct start start = {session->variant, session->rules, NULL};
    for (char *word = line_word(&rest); *word != '\0'; word = line_word(&rest)) {
        duiyi_variant variant = variant_named(word);
        duiyi_rules rules = rules_named(word);
        if (variant != 0) {
            start.rules = variant == start.variant ? start.rules : DUIYI_RULES_DEFAULT;
            start.variant = variant;
        } else if (rules != 0) {
            start.rules = rules;
        } else if (!command_seat(session, word)) {
            printf("new chess, xiangqi or chess960; white, red, black or both; and rules: casual or "
                   "fide, free, simple, club, axf, wxf or cxa.\n");
            return ANSWER_DONE;
        }
    }
    duiyi_error err;
    DUIYI_INIT(&err);
    session->seed++;
    duiyi_status status = session_begin(session, &start, &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    return ANSWER_SHOW_BOARD;
}

static enum answer run_fen(struct session *session, char *text)
{
    if (*text == '\0') {
        char fen[DUIYI_FEN_MAX];
        if (duiyi_game_fen(session->game, fen, sizeof fen, NULL) == DUIYI_OK) {
            printf("%s\n", fen);
        }
        return ANSWER_DONE;
    }
    struct start start = {session->variant, session->rules, text};
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = session_begin(session, &start, &err);
    if (status == DUIYI_OK) {
        return ANSWER_SHOW_BOARD;
    }
    if (err.offset < 200) {
        printf("  %s\n  %*s^\n", text, (int)err.offset, "");
    }
    command_print_error(session, status, &err);
    return ANSWER_DONE;
}

/* Against the opponent a turn is both plies: back to where the person is to move again. */
static enum answer run_undo(struct session *session, char *rest)
{
    (void)rest;
    duiyi_state state = session_state(session);
    int opens = session->person[DUIYI_SIDE_BLACK] && !session->person[DUIYI_SIDE_WHITE] ? 1 : 0;
    if (state.ply <= (uint32_t)opens) {
        printf("There is no move of yours to take back.\n");
        return ANSWER_DONE;
    }
    do {
        duiyi_error err;
        DUIYI_INIT(&err);
        duiyi_status status = duiyi_game_undo(session->game, NULL, &err);
        if (status != DUIYI_OK) { /* a game that was loaded may be without */
            command_print_error(session, status, &err);
            return ANSWER_DONE;
        }
        state = session_state(session);
    } while (state.ply > 0 && session_waits_for_opponent(session));
    return ANSWER_SHOW_BOARD;
}

static enum answer run_redo(struct session *session, char *rest)
{
    (void)rest;
    if (duiyi_game_redo(session->game, NULL, NULL) != DUIYI_OK) {
        printf("There is no move to play again.\n");
        return ANSWER_DONE;
    }
    while (session_waits_for_opponent(session)
           && duiyi_game_redo(session->game, NULL, NULL) == DUIYI_OK) {
    }
    return ANSWER_SHOW_BOARD;
}

enum answer command_opponent_move(struct session *session)
{
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = opponent_play(session, NULL, &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    return ANSWER_SHOW_BOARD;
}

static enum answer run_ai(struct session *session, char *rest)
{
    (void)rest;
    return command_opponent_move(session);
}

void command_play_out(struct session *session)
{
    duiyi_state state = session_state(session);
    while (state.outcome == DUIYI_OUTCOME_ONGOING
           && command_opponent_move(session) == ANSWER_SHOW_BOARD) {
        uint32_t before = state.ply;
        state = session_state(session);
        if (state.ply > before) { /* its time may have been over first */
            moves_print_ply(session, state.ply);
        }
        fflush(stdout);
        if (opponent_was_interrupted()) {
            break;
        }
    }
    printf("\n");
}

static enum answer run_auto(struct session *session, char *rest)
{
    (void)rest;
    command_play_out(session);
    return ANSWER_SHOW_BOARD;
}

static enum answer run_hint(struct session *session, char *rest)
{
    (void)rest;
    uint32_t level = session->level < DUIYI_LEVEL_HARD ? DUIYI_LEVEL_HARD : session->level;
    duiyi_move best = DUIYI_MOVE_NONE;
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = opponent_think(session, level, &best, &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
    } else {
        moves_print_hint(session, best);
    }
    return ANSWER_DONE;
}

static enum answer run_level(struct session *session, char *rest)
{
    uint32_t level = level_named(line_word(&rest));
    if (level == 0) {
        printf("The levels are easy, normal, hard, or 1 to 10; now it is %s.\n",
               level_name(session->level));
        return ANSWER_DONE;
    }
    session->level = level;
    printf("The opponent plays at level %s now.\n", level_name(level));
    return ANSWER_DONE;
}

static enum answer run_side(struct session *session, char *rest)
{
    if (!command_seat(session, line_word(&rest))) {
        printf("Sit at white, red, black or both.\n");
        return ANSWER_DONE;
    }
    return ANSWER_SHOW_BOARD;
}

static enum answer run_flip(struct session *session, char *rest)
{
    (void)rest;
    session->style.flipped = !session->style.flipped;
    return ANSWER_SHOW_BOARD;
}

static enum answer run_symbols(struct session *session, char *rest)
{
    (void)rest;
    session->style.symbols = 1;
    return ANSWER_SHOW_BOARD;
}

static enum answer run_letters(struct session *session, char *rest)
{
    (void)rest;
    session->style.symbols = 0;
    return ANSWER_SHOW_BOARD;
}

static enum answer run_board(struct session *session, char *rest)
{
    (void)session;
    (void)rest;
    return ANSWER_SHOW_BOARD;
}

static enum answer run_moves(struct session *session, char *rest)
{
    (void)rest;
    moves_print_played(session);
    return ANSWER_DONE;
}

static enum answer run_legal(struct session *session, char *rest)
{
    (void)rest;
    moves_print_legal(session);
    return ANSWER_DONE;
}

static enum answer run_resign(struct session *session, char *rest)
{
    (void)rest;
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = duiyi_game_resign(session->game, session_speaker(session), &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    return ANSWER_SHOW_BOARD;
}

static enum answer run_quit(struct session *session, char *rest)
{
    (void)rest;
    session->quit = 1;
    return ANSWER_DONE;
}

static enum answer run_help(struct session *session, char *rest);

static const struct command {
    const char *name;
    const char *wants;
    const char *does;
    enum answer (*run)(struct session *session, char *rest);
} commands[] = {
    {"new", "[chess|xiangqi|chess960] [rules] [white|red|black|both]", "begin another game",
     run_new},
    {"undo", "", "take your last move back, and the answer with it", run_undo},
    {"redo", "", "play it again", run_redo},
    {"hint", "", "what would the engine play for you?", run_hint},
    {"ai", "", "let the engine move for you", run_ai},
    {"auto", "", "let it play both sides to the end", run_auto},
    {"level", "easy|normal|hard|1..10", "how strong the opponent plays", run_level},
    {"side", "white|red|black|both", "change seats; both: two people", run_side},
    {"resign", "", "give up", run_resign},
    {"offer", "", "offer a draw", offers_run_offer},
    {"accept", "", "accept the draw that is offered", offers_run_accept},
    {"decline", "", "decline it", offers_run_decline},
    {"save", "FILE", "keep the game in a file", saves_run_save},
    {"load", "FILE", "go on with a game from a file", saves_run_load},
    {"code", "[word]", "print the game as one word, or go on with such a game", saves_run_code},
    {"board", "", "show the board again", run_board},
    {"flip", "", "turn the board round", run_flip},
    {"symbols", "", "chess symbols and Chinese characters", run_symbols},
    {"letters", "", "letters and plain ASCII", run_letters},
    {"moves", "", "the moves played so far", run_moves},
    {"legal", "", "all legal moves", run_legal},
    {"fen", "[position]", "print the position, or set one up", run_fen},
    {"help", "", "this list", run_help},
    {"quit", "", "leave", run_quit},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static enum answer run_help(struct session *session, char *rest)
{
    (void)rest;
    int xiangqi = session->variant == DUIYI_VARIANT_XIANGQI;
    printf("  %-12s a move: from, to%s\n", xiangqi ? "h2e2" : "e2e4",
           xiangqi ? "" : " (e7e8q: and what the pawn becomes)");
    printf("  %-12s a square alone: where can the piece there go?\n", xiangqi ? "h2" : "e2");
    for (int i = 0; i < COMMANDS; i++) {
        printf("  %-12s %s%s%s\n", commands[i].name, commands[i].does,
               commands[i].wants[0] != '\0' ? ": " : "", commands[i].wants);
    }
    return ANSWER_DONE;
}

enum answer command_run(struct session *session, char *line)
{
    char *rest = line;
    char *word = line_word(&rest);
    if (*word == '\0') {
        return ANSWER_DONE;
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(word, commands[i].name) == 0) {
            return commands[i].run(session, rest);
        }
    }
    duiyi_square square = session_square_named(session, word);
    if (square != DUIYI_SQUARE_NONE && word[2] == '\0' && !moves_is_legal(session, word)) {
        moves_show_targets(session, square);
        return ANSWER_DONE;
    }
    return moves_play(session, word) ? ANSWER_SHOW_BOARD : ANSWER_DONE;
}
