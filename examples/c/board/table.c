/* The game at the table: how it begins, what is said of it, how it is kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

/* What a frame may search: a few milliseconds of it. */
enum { NODES_A_FRAME = 2000 };

static duiyi_seat opponent(const struct options *options)
{
    duiyi_seat seat = {DUIYI_SEAT_OPPONENT, options->level, DUIYI_PACE_QUICK, 0, options->seed};
    if (options->level > DUIYI_LEVEL_MAX) {
        seat.level = DUIYI_LEVEL_FULL;
    }
    return seat;
}

static void take_table(struct app *app, duiyi_table *table)
{
    duiyi_table_destroy(app->table);
    app->table = table;
    app->game = duiyi_table_game(table);
    app->message[0] = '\0';
    table_refresh(app);
}

int table_begin(struct app *app)
{
    duiyi_game_options game;
    duiyi_table_options options;
    duiyi_table *table = NULL;
    DUIYI_INIT(&game);
    DUIYI_INIT(&options);
    game.variant = app->options.variant;
    if (app->options.level > 0) {
        options.seats[1 - app->options.person] = opponent(&app->options);
    }
    if (duiyi_table_create(&game, &options, &table, NULL) != DUIYI_OK) {
        return 0;
    }
    take_table(app, table);
    app->flipped = app->options.level > 0 && app->options.person == DUIYI_SIDE_BLACK;
    return 1;
}

/* The whole file; NULL if there is none. */
static char *read_file(const char *path, size_t *len)
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
        got = fread(text + *len, 1, room - *len, file);
    }
    if (file != NULL) {
        fclose(file);
    }
    return text;
}

/* The table that was kept, else a new one. A damaged file is set aside, never written over. */
int table_open(struct app *app)
{
    size_t len = 0;
    char *text = app->options.save ? read_file(app->options.save, &len) : NULL;
    duiyi_table *table = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    if (text == NULL) {
        return table_begin(app);
    }
    if (duiyi_table_load_json(text, len, NULL, &table, &err) == DUIYI_OK) {
        duiyi_seat seats[2];
        take_table(app, table);
        duiyi_table_seat(table, DUIYI_SIDE_WHITE, &seats[0]);
        duiyi_table_seat(table, DUIYI_SIDE_BLACK, &seats[1]);
        app->options.variant = app->state.variant;
        app->options.person = seats[0].kind == DUIYI_SEAT_PERSON ? DUIYI_SIDE_WHITE : DUIYI_SIDE_BLACK;
        app->options.level = 0;
        for (int i = 0; i < 2; i++) {
            if (seats[i].kind == DUIYI_SEAT_OPPONENT) {
                app->options.level = seats[i].level == DUIYI_LEVEL_FULL ? 11 : seats[i].level;
                app->options.seed = seats[i].seed;
            }
        }
        app->flipped = app->options.level > 0 && app->options.person == DUIYI_SIDE_BLACK;
    } else {
        char aside[1024];
        snprintf(aside, sizeof aside, "%s.damaged", app->options.save);
        fprintf(stderr, "duiyi-board: %s: %s; kept as %s\n", app->options.save, err.message, aside);
        if (rename(app->options.save, aside) != 0 || !table_begin(app)) {
            free(text);
            return 0;
        }
    }
    free(text);
    return 1;
}

/* Written beside and then renamed: a kill amid writing leaves the old file. */
void table_save(struct app *app)
{
    size_t len = 0;
    char beside[1024];
    if (app->options.save == NULL) {
        return;
    }
    duiyi_table_save_json(app->table, NULL, 0, &len);
    char *text = malloc(len + 1);
    snprintf(beside, sizeof beside, "%s.new", app->options.save);
    if (text != NULL && duiyi_table_save_json(app->table, text, len + 1, NULL) == DUIYI_OK) {
        FILE *file = fopen(beside, "wb");
        int whole = file != NULL && fwrite(text, 1, len, file) == len;
        if (file != NULL && fclose(file) == 0 && whole) {
            rename(beside, app->options.save);
        }
    }
    free(text);
}

void table_refresh(struct app *app)
{
    DUIYI_INIT(&app->view);
    DUIYI_INIT(&app->state);
    duiyi_table_view_get(app->table, &app->view);
    duiyi_game_state(app->game, &app->state);
}

/* A refusal is said in words; anything else ends what was said before. */
void table_answer(struct app *app, const duiyi_answer *answer)
{
    app->message[0] = '\0';
    if (answer->kind == DUIYI_ANSWER_REFUSED) {
        duiyi_game_refusal_text(app->game, answer->from, answer->to, DUIYI_KIND_NONE,
            app->options.language, app->message, sizeof app->message, NULL);
    }
    table_refresh(app);
}

static void events(struct app *app)
{
    duiyi_event event;
    DUIYI_INIT(&event);
    while (duiyi_table_next_event(app->table, &event) == DUIYI_OK && event.kind != DUIYI_EVENT_NONE) {
        switch (event.kind) {
        case DUIYI_EVENT_CHECK:
            app->shake_until = SDL_GetTicks() + 500;
            break;
        case DUIYI_EVENT_OFFERED:
        case DUIYI_EVENT_DECLINED:
        case DUIYI_EVENT_REPEATED:
            duiyi_game_event_text(app->game, &event, app->options.language, app->message,
                sizeof app->message, NULL);
            break;
        case DUIYI_EVENT_MOVED:
        case DUIYI_EVENT_UNDONE:
        case DUIYI_EVENT_REDONE:
        case DUIYI_EVENT_ENDED:
            app->message[0] = '\0';
            table_save(app);
            break;
        default:
            break;
        }
    }
}

void table_frame(struct app *app, uint32_t now)
{
    duiyi_table_advance(app->table, now, NODES_A_FRAME, NULL);
    events(app);
    table_refresh(app);
}

void table_command(struct app *app, enum command command)
{
    switch (command) {
    case OTHER_GAME:
        app->options.variant =
            app->options.variant == DUIYI_VARIANT_XIANGQI ? DUIYI_VARIANT_CHESS : DUIYI_VARIANT_XIANGQI;
        /* fall through */
    case NEW_GAME:
        app->options.seed++;
        table_begin(app);
        table_save(app);
        break;
    case LEVEL:
        app->options.level = (app->options.level + 1) % 12;
        for (duiyi_side side = 0; side < 2; side++) {
            duiyi_seat seat = {DUIYI_SEAT_PERSON, 0, 0, 0, 0};
            if (app->options.level > 0 && side != app->options.person) {
                seat = opponent(&app->options);
            }
            duiyi_table_set_seat(app->table, side, &seat, NULL);
        }
        table_save(app);
        break;
    case SIDE:
        app->options.person = 1 - app->options.person;
        table_begin(app);
        table_save(app);
        break;
    case UNDO: duiyi_table_undo_turn(app->table, NULL); break;
    case REDO: duiyi_table_redo_turn(app->table, NULL); break;
    case HINT: duiyi_table_hint(app->table, NULL); break;
    case DRAW:
        if ((app->view.may & DUIYI_MAY_ANSWER_DRAW) != 0) {
            duiyi_table_accept_draw(app->table, NULL);
        } else {
            duiyi_table_offer_draw(app->table, NULL);
        }
        break;
    case RESIGN: /* asks, and at the second press does it */
        if (duiyi_table_resign(app->table, NULL) != DUIYI_OK) {
            duiyi_table_ask_resign(app->table, NULL);
        }
        break;
    case FLIP: app->flipped = !app->flipped; break;
    case PIECES: app->pieces = (app->pieces + 1) % PIECES_STYLES; break;
    case LANGUAGE: app->options.language = app->options.language % 3 + 1; break;
    case NOTHING:
    case COMMANDS: break;
    }
    table_refresh(app);
}
