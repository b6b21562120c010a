/* The score card: the same file that the other boards of this user count on. */
#include <stdlib.h>
#include <string.h>

#include "board.h"

/* Marks a game that is on the card already: it may be taken back and end again. */
static const char counted_tag[] = "Counted";

static char *card_of(struct app *app, size_t *len)
{
    char *card = app->score_file[0] ? file_read(app->score_file, len) : NULL;
    duiyi_tally all;
    duiyi_error err;
    DUIYI_INIT(&all);
    DUIYI_INIT(&err);
    if (card != NULL && duiyi_score_card_tally(card, *len, NULL, &all, &err) != DUIYI_OK) {
        free(card);
        card = NULL;
        *len = 0;
        if (!file_set_aside(app, app->score_file, err.message)) {
            app->score_file[0] = '\0';
        }
    }
    return card;
}

/* How games like this one have ended so far. */
void score_refresh(struct app *app)
{
    size_t len = 0;
    char *card = card_of(app, &len);
    duiyi_score_card_filter filter;
    DUIYI_INIT(&filter);
    filter.flags = DUIYI_FILTER_LEVEL;
    filter.variant = app->options.variant;
    filter.level = table_level(app);
    DUIYI_INIT(&app->tally);
    duiyi_score_card_tally(card ? card : "", len, &filter, &app->tally, NULL);
    free(card);
}

/* Counts the game that has ended, once. */
void score_count(struct app *app)
{
    char done[8] = "";
    size_t len = 0, room = 0;
    uint32_t counted = 0;
    duiyi_score_card_entry entry;
    duiyi_game_tag(app->game, counted_tag, DUIYI_NUL_TERMINATED, done, sizeof done, NULL);
    if (app->score_file[0] == '\0' || app->options.level == 0 || done[0] != '\0') {
        return;
    }
    DUIYI_INIT(&entry);
    entry.variant = app->options.variant;
    entry.level = table_level(app);
    entry.outcome = app->state.outcome;
    entry.side = (duiyi_side)app->options.person;
    entry.device = app->options.device;
    entry.mode = "opponent";
    char *card = card_of(app, &len), *next = NULL;
    const char *old = card ? card : "";
    duiyi_score_card_record(old, len, &entry, NULL, 0, &room, NULL, NULL);
    if (app->score_file[0] != '\0' && (next = malloc(room + 1)) != NULL
        && duiyi_score_card_record(old, len, &entry, next, room + 1, &room, &counted, NULL) == DUIYI_OK
        && counted && file_write(app->score_file, next, room)) {
        duiyi_game_set_tag(app->game, counted_tag, DUIYI_NUL_TERMINATED, "yes", DUIYI_NUL_TERMINATED, NULL);
    }
    free(next);
    free(card);
    score_refresh(app);
}
