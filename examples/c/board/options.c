/* What the user has chosen: the settings of last time, and over them what the command line says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

static const char usage[] =
    "usage: duiyi-board [options]\n"
    "  --game chess|chess960|xiangqi   which game (chess)\n"
    "  --level 1..10|full|none         the opponent; none: two people (3)\n"
    "  --side first|second             where you sit (first)\n"
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
            o->rules = DUIYI_RULES_DEFAULT;
            if (o->variant == 0) {
                return 0;
            }
        } else if (is(name, "--level")) {
            o->level = is(value, "full") ? LEVEL_FULL : (unsigned)atoi(value);
            if (o->level > LEVEL_FULL || (o->level == 0 && !is(value, "none"))) {
                return 0;
            }
        } else if (is(name, "--side")) {
            o->person = is(value, "second") ? DUIYI_SIDE_BLACK : DUIYI_SIDE_WHITE;
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
    return 1;
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
