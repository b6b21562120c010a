/* What the user has chosen, kept in a file of lines: a word and a number. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "board.h"

enum { SETTINGS = 6 };
static const struct {
    const char *name;
    unsigned least, most;
} known[SETTINGS] = {
    {"language", DUIYI_LANGUAGE_EN, DUIYI_LANGUAGE_ZH_HANT}, {"pieces", 0, PIECES_STYLES - 1},
    {"level", 0, LEVEL_FULL}, {"side", DUIYI_SIDE_WHITE, DUIYI_SIDE_BLACK}, {"sounds", 0, 1}, {"dots", 0, 1},
};

static unsigned *place_of(struct options *o, int setting)
{
    unsigned *const places[SETTINGS] = {&o->language, &o->pieces, &o->level, &o->person, &o->sounds, &o->dots};
    return places[setting];
}

/* One line; 0 if it is none of ours. */
static int take(struct options *o, const char *line)
{
    char word[32], value[40], *end;
    if (sscanf(line, "%31s %39s", word, value) != 2) {
        return 0;
    }
    if (strcmp(word, "device") == 0) {
        snprintf(o->device, sizeof o->device, "%s", value);
        return 1;
    }
    const unsigned long number = strtoul(value, &end, 10);
    for (int i = 0; i < SETTINGS; i++) {
        if (strcmp(word, known[i].name) == 0) {
            *place_of(o, i) = (unsigned)number;
            return *end == '\0' && number >= known[i].least && number <= known[i].most;
        }
    }
    return 0;
}

/* A name that no other device counts under, on the score card. */
static void name_device(struct options *o)
{
    const unsigned long long ticks = SDL_GetPerformanceCounter() * 0x9E3779B97F4A7C15u;
    snprintf(o->device, sizeof o->device, "%08llx%016llx", (unsigned long long)time(NULL), ticks);
}

/* Read at the start; a file that is damaged in one line is not believed in the others either. */
void settings_load(struct app *app)
{
    struct options read = app->options;
    size_t len = 0;
    char *text = app->settings_file[0] ? file_read(app->settings_file, &len) : NULL;
    int good = text != NULL;
    for (char *line = text; good && line < text + len;) {
        char *end = memchr(line, '\n', (size_t)(text + len - line));
        end = end != NULL ? end : text + len;
        *end = '\0';
        good = take(&read, line);
        line = end + 1;
    }
    if (good && read.device[0] != '\0') {
        app->options = read;
    } else if (text != NULL && !file_set_aside(app, app->settings_file, "these are no settings")) {
        app->settings_file[0] = '\0';
    }
    if (app->options.device[0] == '\0') {
        name_device(&app->options);
    }
    free(text);
}

void settings_save(struct app *app)
{
    char text[512];
    int len = 0;
    if (app->settings_file[0] == '\0') {
        return;
    }
    for (int i = 0; i < SETTINGS; i++) {
        len += snprintf(text + len, sizeof text - (size_t)len, "%s %u\n", known[i].name,
            *place_of(&app->options, i));
    }
    len += snprintf(text + len, sizeof text - (size_t)len, "device %s\n", app->options.device);
    file_write(app->settings_file, text, (size_t)len);
}
