#include "moves.h"

#include <stdio.h>
#include <string.h>

#include "board.h"
#include "line.h"
#include "words.h"

/* The squares of "e2e4", "e7e8q" or "h2-e2"; 0 if the text does not begin with two. */
static int read_squares(const struct session *session, const char *text, duiyi_square *from,
                        duiyi_square *to)
{
    if (strlen(text) < 4) {
        return 0;
    }
    *from = session_square_named(session, text);
    *to = session_square_named(session, text + (text[2] == '-' ? 3 : 2));
    return *from != DUIYI_SQUARE_NONE && *to != DUIYI_SQUARE_NONE;
}

static void print_not_understood(const char *text)
{
    printf("I do not understand '");
    for (const char *at = text; *at != '\0'; at++) {
        putchar((unsigned char)*at < 127 ? *at : '?');
    }
    printf("'; type help for what there is.\n");
}

static int ask_promotion(const struct session *session, char *letter)
{
    char line[16];
    if (session->at_terminal) {
        printf("What does the pawn become: q, r, b or n? ");
        fflush(stdout);
    }
    if (line_read(stdin, line, sizeof line) != LINE_READ) {
        return 0;
    }
    *letter = line[0];
    duiyi_kind kind = kind_named(line[0]);
    return kind >= DUIYI_KIND_KNIGHT && kind <= DUIYI_KIND_QUEEN;
}

static int play_promotion(struct session *session, const char *text)
{
    char whole[DUIYI_MOVE_TEXT_MAX];
    char letter = '\0';
    if (!ask_promotion(session, &letter)) {
        printf("The pawn stays where it is.\n");
        return 0;
    }
    snprintf(whole, sizeof whole, "%s%c", text, letter);
    return moves_play(session, whole);
}

/* Of two squares it is known which pieces they mean; of other texts only the reason. */
static void print_refusal(const struct session *session, const char *text, duiyi_reason reason)
{
    duiyi_square from, to;
    if (read_squares(session, text, &from, &to)) {
        duiyi_kind promotion = kind_named(text[strlen(text) - 1]);
        puts(words_refusal(session, from, to, promotion).text);
    } else {
        puts(words_of(session, DUIYI_TEXT_REASON, reason).text);
    }
}

int moves_play(struct session *session, const char *text)
{
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = duiyi_game_play_text(session->game, text, DUIYI_NUL_TERMINATED,
                                               DUIYI_NOTATION_AUTO, NULL, &err);
    switch (status) {
    case DUIYI_OK:
        return 1;
    case DUIYI_ERR_PROMOTION_REQUIRED:
        return play_promotion(session, text);
    case DUIYI_ERR_ILLEGAL_MOVE:
        print_refusal(session, text, err.reason);
        return 0;
    case DUIYI_ERR_AMBIGUOUS_MOVE:
        puts(words_of(session, DUIYI_TEXT_STATUS, (uint32_t)status).text);
        return 0;
    default:
        print_not_understood(text);
        return 0;
    }
}

int moves_is_legal(const struct session *session, const char *text)
{
    duiyi_move move;
    return duiyi_game_parse_move(session->game, text, DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, &move,
                                 NULL)
           == DUIYI_OK;
}

static void print_squares(const struct session *session, const duiyi_targets *targets)
{
    for (duiyi_square square = 0; square < DUIYI_MAX_SQUARES; square++) {
        int takes = DUIYI_SQUARES_HAS(targets->capture, square);
        if (takes || DUIYI_SQUARES_HAS(targets->quiet, square)) {
            printf(" %s%s", takes ? "x" : "", session_square_name(session, square).text);
        }
    }
}

void moves_show_targets(const struct session *session, duiyi_square square)
{
    duiyi_targets targets;
    if (duiyi_game_targets(session->game, square, &targets) != DUIYI_OK) {
        return;
    }
    uint64_t any = targets.quiet.word[0] | targets.quiet.word[1] | targets.capture.word[0]
                   | targets.capture.word[1];
    if (any == 0) {
        puts(words_refusal(session, square, DUIYI_SQUARE_NONE, DUIYI_KIND_NONE).text);
        return;
    }
    board_print(session, &targets);
    printf("The %s on %s can go to", words_piece(session, session_piece_at(session, square)).text,
           session_square_name(session, square).text);
    print_squares(session, &targets);
    printf(".\n");
}

void moves_print_ply(const struct session *session, uint32_t ply)
{
    char move[DUIYI_MOVE_TEXT_MAX];
    duiyi_move_info info;
    DUIYI_INIT(&info);
    if (duiyi_game_history_text(session->game, ply, session->notation, move, sizeof move, NULL)
            != DUIYI_OK
        || duiyi_game_history(session->game, ply, &info) != DUIYI_OK) {
        return;
    }
    int black = info.side == DUIYI_SIDE_BLACK;
    if (!black || ply == 1) {
        printf("%3u. %s", (unsigned)ply / 2 + 1, black ? "... " : "");
    }
    printf("%s%s", move, black ? "\n" : " ");
}

void moves_print_played(const struct session *session)
{
    uint32_t count = session_state(session).ply;
    for (uint32_t ply = 1; ply <= count; ply++) {
        moves_print_ply(session, ply);
    }
    puts(count == 0 ? "No move was played yet." : "");
}

static void print_move(const struct session *session, duiyi_move move)
{
    char text[DUIYI_MOVE_TEXT_MAX];
    if (duiyi_game_format_move(session->game, move, session->notation, text, sizeof text, NULL)
        == DUIYI_OK) {
        printf("%s", text);
    }
}

void moves_print_legal(const struct session *session)
{
    duiyi_move moves[DUIYI_MAX_MOVES];
    uint32_t count = 0;
    if (duiyi_game_legal_moves(session->game, moves, DUIYI_MAX_MOVES, &count) != DUIYI_OK) {
        return;
    }
    printf("%u legal moves:\n", (unsigned)count);
    for (uint32_t i = 0; i < count; i++) {
        printf("%s", i % 12 == 0 ? "  " : " ");
        print_move(session, moves[i]);
        printf("%s", i % 12 == 11 || i + 1 == count ? "\n" : "");
    }
}

void moves_print_hint(const struct session *session, duiyi_move move)
{
    printf("The engine would play ");
    print_move(session, move);
    duiyi_piece piece = session_piece_at(session, DUIYI_MOVE_FROM(move));
    printf(" (%s).\n", words_piece(session, piece).text);
}
