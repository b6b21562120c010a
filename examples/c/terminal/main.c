/* A game of chess or xiangqi in the terminal, against the opponent of libduiyi.
 *
 * Read main.c for the loop, session.c for how a game begins, moves.c for playing a move and hearing
 * why it is refused, opponent.c for thinking in slices; draw_*.c only paint. */
#define _POSIX_C_SOURCE 200809L /* isatty, fileno */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "board.h"
#include "commands.h"
#include "line.h"
#include "opponent.h"
#include "panel.h"
#include "watch.h"
#include "words.h"

static const char usage[] =
    "usage: duiyi-terminal [options]\n"
    "  --game chess|xiangqi|chess960   which game (chess)\n"
    "  --rules casual|fide             the rules of chess (casual)\n"
    "  --rules free|simple|club|axf|wxf|cxa   those of xiangqi (simple)\n"
    "  --side white|red|black|both     where you sit (white or red)\n"
    "  --level easy|normal|hard|1..10  how strong the opponent plays (normal)\n"
    "  --clock MIN+SEC                 minutes for each side, seconds more a move (none)\n"
    "  --seed N                        the same seed, the same opponent\n"
    "  --notation uci|iccs|san|lan|figurine|wxf|chinese|traditional\n"
    "                                  how moves are shown (uci); all are read\n"
    "  --language en|zh-Hans|zh-Hant   of names, refusals, results (en)\n"
    "  --symbols, --hanzi              chess symbols and Chinese characters\n"
    "  --letters                       letters and plain ASCII\n"
    "  --color, --no-color             colours, or none\n"
    "  --auto                          the opponent plays both sides, to the end\n";

struct options {
    struct start start;
    int play_out;
};

/* Symbols and colours if a person looks on and the terminal can show them. */
static struct style style_of_terminal(int at_terminal)
{
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *term = getenv("TERM");
    const char *locale = NULL;
    for (int i = 0; i < 3 && (locale == NULL || *locale == '\0'); i++) {
        locale = getenv(variables[i]);
    }
    struct style style = {0, 0, 0, DUIYI_LANGUAGE_EN};
    if (at_terminal) {
        style.symbols = locale != NULL && (strstr(locale, "UTF-8") || strstr(locale, "utf8"));
        style.colour = getenv("NO_COLOR") == NULL && term != NULL && strcmp(term, "dumb") != 0;
    }
    return style;
}

/* An option without a value; 0 if there is no such one. */
static int read_switch(const char *name, struct session *session, struct options *options)
{
    if (strcmp(name, "--letters") == 0) {
        session->style.symbols = 0;
    } else if (strcmp(name, "--symbols") == 0 || strcmp(name, "--hanzi") == 0) {
        session->style.symbols = 1;
    } else if (strcmp(name, "--color") == 0) {
        session->style.colour = 1;
    } else if (strcmp(name, "--no-color") == 0) {
        session->style.colour = 0;
    } else if (strcmp(name, "--auto") == 0) {
        options->play_out = 1;
    } else {
        return 0;
    }
    return 1;
}

/* An option and its value; 0 if either makes no sense. */
static int read_value(const char *name, const char *value, struct session *session,
                      struct options *options)
{
    if (strcmp(name, "--game") == 0) {
        return (options->start.variant = variant_named(value)) != 0;
    }
    if (strcmp(name, "--rules") == 0) {
        return (options->start.rules = rules_named(value)) != 0;
    }
    if (strcmp(name, "--level") == 0) {
        return (session->level = level_named(value)) != 0;
    }
    if (strcmp(name, "--notation") == 0) {
        return (session->notation = notation_named(value)) != 0;
    }
    if (strcmp(name, "--clock") == 0) {
        return watch_read(value, &session->time);
    }
    if (strcmp(name, "--language") == 0) {
        return (session->style.language = language_named(value)) != 0;
    }
    if (strcmp(name, "--side") == 0) {
        return command_seat(session, value);
    }
    if (strcmp(name, "--seed") == 0) {
        char *end;
        session->seed = strtoull(value, &end, 10);
        return end != value && *end == '\0';
    }
    return 0;
}

static int read_options(int count, char **words, struct session *session, struct options *options)
{
    for (int i = 1; i < count; i++) {
        if (read_switch(words[i], session, options)) {
            continue;
        }
        const char *value = i + 1 < count ? words[i + 1] : "";
        if (!read_value(words[i], value, session, options)) {
            fprintf(stderr, "duiyi-terminal: '%s%s%s' is not understood\n%s", words[i],
                    *value == '\0' ? "" : " ", value, usage);
            return 0;
        }
        i++;
    }
    return 1;
}

static void show(const struct session *session)
{
    board_print(session, NULL);
    if (session_state(session).outcome != DUIYI_OUTCOME_ONGOING) {
        panel_print_result(session);
    }
    panel_print_evidence(session);
}

static void prompt(const struct session *session)
{
    if (session->at_terminal) {
        printf("%s> ", words_side(session, session_state(session).side_to_move).text);
        fflush(stdout);
    }
}

/* Reads lines and does what they say until there are no more. */
static void converse(struct session *session)
{
    char line[1024];
    enum answer answer = ANSWER_SHOW_BOARD;
    while (!session->quit) {
        if (session_waits_for_opponent(session)) {
            answer = command_opponent_move(session);
        }
        if (answer == ANSWER_SHOW_BOARD) {
            show(session);
        }
        prompt(session);
        enum line_result result = line_read(stdin, line, sizeof line);
        int went_on = session_state(session).outcome == DUIYI_OUTCOME_ONGOING;
        watch_tick(session);
        if (went_on && session_state(session).outcome != DUIYI_OUTCOME_ONGOING) {
            show(session); /* too late for what was typed */
        }
        if (result == LINE_END) {
            session->quit = 1;
            puts("");
        } else if (result == LINE_TOO_LONG) {
            printf("That line is too long.\n");
            answer = ANSWER_DONE;
        } else {
            answer = command_run(session, line);
        }
    }
}

int main(int count, char **words)
{
    if (duiyi_abi_version() != DUIYI_ABI_VERSION) {
        fprintf(stderr, "duiyi-terminal: built for another libduiyi than the one found\n");
        return 1;
    }
    struct session session = {0};
    struct options options = {{DUIYI_VARIANT_CHESS, DUIYI_RULES_DEFAULT, NULL}, 0};
    session.at_terminal = isatty(fileno(stdin)) && isatty(fileno(stdout));
    session.style = style_of_terminal(session.at_terminal);
    session.level = DUIYI_LEVEL_NORMAL;
    session.notation = DUIYI_NOTATION_UCI;
    session.seed = (uint64_t)time(NULL);
    session.person[DUIYI_SIDE_WHITE] = 1;
    if (count == 2 && (strcmp(words[1], "--help") == 0 || strcmp(words[1], "-h") == 0)) {
        fputs(usage, stdout);
        return 0;
    }
    if (!read_options(count, words, &session, &options)) {
        return 2;
    }

    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = duiyi_engine_create(NULL, &session.engine, &err);
    if (status == DUIYI_OK) {
        status = session_begin(&session, &options.start, &err);
    }
    if (status != DUIYI_OK) {
        command_print_error(&session, status, &err);
    } else if (options.play_out) {
        session.person[DUIYI_SIDE_WHITE] = session.person[DUIYI_SIDE_BLACK] = 0;
        command_play_out(&session);
        show(&session);
    } else {
        printf("duiyi %s. Type a move, as %s; help lists all there is.\n", duiyi_version_string(),
               options.start.variant == DUIYI_VARIANT_XIANGQI ? "h2e2" : "e2e4");
        converse(&session);
    }
    session_close(&session);
    return status == DUIYI_OK ? 0 : 1;
}
