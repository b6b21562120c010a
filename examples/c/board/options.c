/* What the user has chosen: the settings of last time, and over them what the command line says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

static const char usage[] =
    "usage: duiyi-board [options]\n"
    "  --game chess|chess960|xiangqi   which game (chess)\n"
    "  --level 1..10|easy|normal|hard|full|none   the opponent; none: two people (3)\n"
    "  --side white|red|black|both     yours; both: two people (white)\n"
    "  --rules casual|fide             the rules of chess (casual)\n"
    "  --rules free|simple|club|axf|wxf|cxa   those of xiangqi (simple)\n"
    "  --clock MINUTES[+SECONDS]       for each side, and more after each move (none)\n"
    "  --language en|zh-Hans|zh-Hant   of all words (en)\n"
    "  --seed N                        the same seed, the same opponent\n"
    "  --save FILE|none                where the game is kept (the user's data folder)\n"
    "  --measure-frames                say at the end how long the frames took\n"
    "keys: U or Z undo, R redo, H hint, F flip, P pieces, L language, D dots, S sounds, M men and how they\n"
    "move, N new game, left and right look back, Esc let go\n";

static int is(const char *text, const char *word)
{
    return strcmp(text, word) == 0;
}

/* Minutes, and after a plus seconds. */
static int read_clock(struct options *o, const char *value)
{
    unsigned minutes = 0, seconds = 0;
    char rest;
    const int found = sscanf(value, "%u+%u%c", &minutes, &seconds, &rest);
    const int plain = found == 1 && strchr(value, '+') == NULL && strspn(value, "0123456789") == strlen(value);
    if ((found != 2 && !plain) || minutes > 600 || seconds > 600 || minutes + seconds == 0) {
        return is(value, "none");
    }
    o->main_ms = minutes > 0 ? minutes * 60000 : seconds * 1000;
    o->increment_ms = seconds * 1000;
    return 1;
}

struct word {
    const char *name;
    unsigned value;
};

static const struct word levels[] = {
    {"none", 0}, {"easy", DUIYI_LEVEL_EASY}, {"normal", DUIYI_LEVEL_NORMAL}, {"hard", DUIYI_LEVEL_HARD},
    {"full", LEVEL_FULL}, {NULL, LEVEL_UNKNOWN},
};
static const struct word rule_sets[] = {
    {"casual", DUIYI_RULES_CHESS_CASUAL}, {"fide", DUIYI_RULES_CHESS_FIDE},
    {"free", DUIYI_RULES_XIANGQI_FREE}, {"simple", DUIYI_RULES_XIANGQI_SIMPLE},
    {"club", DUIYI_RULES_XIANGQI_CLUB}, {"axf", DUIYI_RULES_XIANGQI_AXF},
    {"wxf", DUIYI_RULES_XIANGQI_WXF}, {"cxa", DUIYI_RULES_XIANGQI_CXA}, {NULL, DUIYI_RULES_DEFAULT},
};

/* The value of a name; what stands last, if it is none of them. */
static unsigned named(const struct word *words, const char *name)
{
    while (words->name != NULL && !is(name, words->name)) {
        words++;
    }
    return words->value;
}

/* A name or a number; neither: LEVEL_UNKNOWN. */
static unsigned read_level(const char *value)
{
    const unsigned level = (unsigned)atoi(value);
    return level >= 1 && level <= DUIYI_LEVEL_MAX ? level : named(levels, value);
}

/* The side of the person, or two persons; 0 if it is none. */
static int read_side(struct options *o, const char *value)
{
    if (is(value, "both")) {
        o->level = 0;
        return 1;
    }
    o->person = is(value, "black") ? DUIYI_SIDE_BLACK : DUIYI_SIDE_WHITE;
    return is(value, "white") || is(value, "red") || is(value, "black");
}

/* 0 if the options cannot be read. */
static int read_options(struct options *o, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
        if (is(name, "--measure-frames")) {
            o->measure = 1;
            continue;
        }
        i++;
        if (is(name, "--game")) {
            o->variant = is(value, "xiangqi") ? DUIYI_VARIANT_XIANGQI
                : is(value, "chess960")       ? DUIYI_VARIANT_CHESS960
                : is(value, "chess")          ? DUIYI_VARIANT_CHESS
                                              : 0;
            o->asked = 1;
            if (o->variant == 0) {
                return 0;
            }
        } else if (is(name, "--level")) {
            o->level = read_level(value);
            if (o->level == LEVEL_UNKNOWN) {
                return 0;
            }
        } else if (is(name, "--side")) {
            if (!read_side(o, value)) {
                return 0;
            }
        } else if (is(name, "--rules")) {
            o->rules = named(rule_sets, value);
            if (o->rules == DUIYI_RULES_DEFAULT) {
                return 0;
            }
        } else if (is(name, "--clock")) {
            if (!read_clock(o, value)) {
                return 0;
            }
        } else if (is(name, "--language")) {
            o->language = is(value, "zh-Hans") ? DUIYI_LANGUAGE_ZH_HANS
                : is(value, "zh-Hant")         ? DUIYI_LANGUAGE_ZH_HANT
                                               : DUIYI_LANGUAGE_EN;
        } else if (is(name, "--seed")) {
            o->seed = strtoull(value, NULL, 10);
        } else if (is(name, "--save")) {
            o->save = is(value, "none") ? NULL : value;
        } else {
            return 0;
        }
    }
    const int of_xiangqi = o->rules >= DUIYI_RULES_XIANGQI_FREE;
    return o->rules == DUIYI_RULES_DEFAULT || of_xiangqi == (o->variant == DUIYI_VARIANT_XIANGQI);
}

/* Where the user's files are: the game and the settings are this board's, the score card is common. */
static void find_files(struct app *app)
{
    char *own = SDL_GetPrefPath("duiyi", "board"), *common = SDL_GetPrefPath(NULL, "duiyi");
    if (own != NULL && common != NULL) {
        snprintf(app->save_file, PATH_SIZE, "%stable.json", own);
        snprintf(app->settings_file, PATH_SIZE, "%ssettings.txt", own);
        snprintf(app->score_file, PATH_SIZE, "%sscore-card.json", common);
        app->options.save = app->save_file;
    }
    SDL_free(own);
    SDL_free(common);
}

/* The settings of last time, and over them what the command line says; 0 if that cannot be read. */
int choose_options(struct app *app, int argc, char **argv)
{
    app->options = (struct options){.variant = DUIYI_VARIANT_CHESS, .level = 3, .language = DUIYI_LANGUAGE_EN,
        .sounds = 1, .dots = 1, .seed = 1};
    for (int i = 1; i < argc; i++) {
        if (is(argv[i], "--help")) {
            fputs(usage, stdout);
            exit(EXIT_SUCCESS);
        }
    }
    find_files(app);
    struct options said = app->options;
    if (!read_options(&said, argc, argv)) {
        fputs(usage, stderr);
        return 0;
    }
    if (said.save == NULL) {
        app->settings_file[0] = app->score_file[0] = '\0';
    }
    settings_load(app);
    read_options(&app->options, argc, argv);
    settings_save(app);
    return 1;
}
