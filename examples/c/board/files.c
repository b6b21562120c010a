/* Files in the user's data folder: written whole or not at all; what is damaged is set aside. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

/* The whole file; NULL if there is none. */
char *file_read(const char *path, size_t *len)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    *len = 0;
    for (size_t room = 0, got = 1; file != NULL && got > 0; *len += got) {
        if (room - *len < 4096) {
            char *more = realloc(text, room += 65536);
            if (more == NULL) {
                break;
            }
            text = more;
        }
        got = fread(text + *len, 1, room - *len - 1, file);
        text[*len + got] = '\0';
    }
    if (file != NULL) {
        fclose(file);
    }
    return text;
}

/* Written beside and then renamed: a kill amid writing leaves the old file. */
int file_write(const char *path, const char *text, size_t len)
{
    char beside[PATH_SIZE + 8];
    snprintf(beside, sizeof beside, "%s.new", path);
    FILE *file = fopen(beside, "wb");
    const int whole = file != NULL && fwrite(text, 1, len, file) == len;
    return file != NULL && fclose(file) == 0 && whole && rename(beside, path) == 0;
}

static int exists(const char *path)
{
    FILE *file = fopen(path, "rb");
    return file != NULL && fclose(file) == 0;
}

/* Gives a damaged file a name that is free, so that neither it nor an earlier one is lost; the panel
 * says so. 0 if it cannot be: then nothing may be written over it. */
int file_set_aside(struct app *app, const char *path, const char *why)
{
    char aside[PATH_SIZE + 24];
    const char *name = path;
    int number = 1;
    do {
        snprintf(aside, sizeof aside, "%s.damaged-%d", path, number);
    } while (exists(aside) && ++number < 10000);
    if (number == 10000 || rename(path, aside) != 0) {
        fprintf(stderr, "duiyi-board: %s: %s; it cannot be set aside\n", path, why);
        return 0;
    }
    fprintf(stderr, "duiyi-board: %s: %s; kept as %s\n", path, why, aside);
    for (const char *c = path; *c != '\0'; c++) {
        name = *c == '/' || *c == '\\' ? c + 1 : name;
    }
    const size_t used = strlen(app->aside);
    snprintf(app->aside + used, sizeof app->aside - used, "%s%.60s", used > 0 ? ", " : "", name);
    return 1;
}
