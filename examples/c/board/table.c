/* The game at the table: how it begins, what is said of it, how it is kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

/* What a frame may search: a few milliseconds of it. */
enum { NODES_A_FRAME = 2000 };

/* The tag that keeps, with a game, the number of its rule set. */
static const char rules_tag[] = "Rules";

uint32_t table_level(const struct app *app)
{
    return app->options.level >= LEVEL_FULL ? DUIYI_LEVEL_FULL : app->options.level;
}

static duiyi_seat opponent(const struct app *app)
{
    const duiyi_seat seat = {DUIYI_SEAT_OPPONENT, table_level(app), DUIYI_PACE_QUICK, 0, app->options.seed};
    return seat;
}

static void take_table(struct app *app, duiyi_table *table)
{
    duiyi_table_destroy(app->table);
    app->table = table;
    app->game = duiyi_table_game(table);
    app->looking = PRESENT;
    table_refresh(app);
    duiyi_game_start_clock(app->game, SDL_GetTicks()); /* no error that matters: there may be none */
    app->options.variant = app->state.variant;
    app->flipped = app->options.level > 0 && app->options.person == DUIYI_SIDE_BLACK;
    score_refresh(app);
}

int table_begin(struct app *app)
{
    duiyi_game_options game;
    duiyi_table_options options;
    duiyi_clock_options clock;
    duiyi_table *table = NULL;
    DUIYI_INIT(&game);
    DUIYI_INIT(&options);
    DUIYI_INIT(&clock);
    if (app->options.rules == DUIYI_RULES_DEFAULT) {
        app->options.rules = app->options.variant == DUIYI_VARIANT_XIANGQI ? DUIYI_RULES_XIANGQI_SIMPLE
                                                                           : DUIYI_RULES_CHESS_CASUAL;
    }
    game.variant = app->options.variant;
    game.rules = app->options.rules;
    if (game.variant == DUIYI_VARIANT_CHESS960) {
        game.chess960_index = (uint32_t)(app->options.seed * 389 % 960);
    }
    if (app->options.main_ms > 0 || app->options.increment_ms > 0) {
        clock.stage_count[0] = 1;
        clock.stages[0][0].main_ms = app->options.main_ms;
        clock.stages[0][0].increment_ms = app->options.increment_ms;
        clock.low_ms = 10000;
        game.clock = &clock;
    }
    if (app->options.level > 0) {
        options.seats[1 - app->options.person] = opponent(app);
    }
    if (duiyi_table_create(&game, &options, &table, NULL) != DUIYI_OK) {
        return 0;
    }
    char number[16];
    snprintf(number, sizeof number, "%u", (unsigned)app->options.rules);
    duiyi_game_set_tag(duiyi_table_game(table), rules_tag, DUIYI_NUL_TERMINATED, number,
        DUIYI_NUL_TERMINATED, NULL);
    take_table(app, table);
    return 1;
}

/* What a game that was kept has chosen, the next one begins with. */
static void choose_as(struct options *o, duiyi_table *table)
{
    duiyi_clock_options clock;
    duiyi_seat seats[2];
    char number[16] = "";
    DUIYI_INIT(&clock);
    duiyi_game_tag(duiyi_table_game(table), rules_tag, DUIYI_NUL_TERMINATED, number, sizeof number, NULL);
    o->rules = (duiyi_rules)atoi(number);
    o->level = 0;
    for (unsigned side = 0; side < 2; side++) {
        duiyi_table_seat(table, (duiyi_side)side, &seats[side]);
        if (seats[side].kind == DUIYI_SEAT_OPPONENT) {
            o->level = seats[side].level == DUIYI_LEVEL_FULL ? LEVEL_FULL : seats[side].level;
            o->person = 1 - side;
            o->seed = seats[side].seed;
        }
    }
    if (duiyi_game_clock_options(duiyi_table_game(table), &clock) == DUIYI_OK) {
        o->main_ms = clock.stages[0][0].main_ms;
        o->increment_ms = clock.stages[0][0].increment_ms;
    }
}

/* A kept table goes on, unless another game was asked for. */
static int go_on(struct app *app, duiyi_table *table)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    duiyi_game_state(duiyi_table_game(table), &state);
    if (app->options.asked && state.variant != app->options.variant) {
        duiyi_table_destroy(table);
        return table_begin(app);
    }
    choose_as(&app->options, table);
    take_table(app, table);
    return 1;
}

/* The table that was kept, else a new one. A damaged file is set aside, never written over. */
int table_open(struct app *app)
{
    size_t len = 0;
    char *text = app->options.save ? file_read(app->options.save, &len) : NULL;
    duiyi_table *table = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    int good = 1;
    if (text == NULL) {
        good = table_begin(app);
    } else if (duiyi_table_load_json(text, len, NULL, &table, &err) == DUIYI_OK) {
        good = go_on(app, table);
    } else {
        good = file_set_aside(app, app->options.save, err.message) && table_begin(app);
    }
    free(text);
    return good;
}

void table_save(struct app *app)
{
    size_t len = 0;
    if (app->options.save == NULL) {
        return;
    }
    duiyi_table_save_json(app->table, NULL, 0, &len);
    char *text = malloc(len + 1);
    app->unkept = text == NULL || duiyi_table_save_json(app->table, text, len + 1, NULL) != DUIYI_OK
        || !file_write(app->options.save, text, len);
    free(text);
}

/* The clock stands until the next start: nobody loses time meanwhile. */
void table_close(struct app *app, uint32_t now)
{
    if (duiyi_game_pause_clock(app->game, now) == DUIYI_OK) {
        table_save(app);
    }
    duiyi_table_destroy(app->table);
}

void table_look(struct app *app, int64_t ply)
{
    app->looking = ply < 0 || ply >= (int64_t)app->state.ply ? PRESENT : ply;
    app->legend = 0;
    duiyi_table_cancel(app->table);
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
        sound_play(app, TONE_REFUSE);
    }
    table_refresh(app);
}

static void events(struct app *app)
{
    duiyi_event event;
    DUIYI_INIT(&event);
    while (duiyi_table_next_event(app->table, &event) == DUIYI_OK && event.kind != DUIYI_EVENT_NONE) {
        sound_play(app, tone_of(&event));
        switch (event.kind) {
        case DUIYI_EVENT_CHECK:
            app->shake_until = SDL_GetTicks() + 700;
            break;
        case DUIYI_EVENT_OFFERED:
        case DUIYI_EVENT_DECLINED:
        case DUIYI_EVENT_REPEATED:
            duiyi_game_event_text(app->game, &event, app->options.language, app->message,
                sizeof app->message, NULL);
            break;
        case DUIYI_EVENT_ENDED:
            table_refresh(app);
            score_count(app);
            table_save(app);
            break;
        case DUIYI_EVENT_MOVED:
            app->aside[0] = '\0'; /* fall through */
        case DUIYI_EVENT_UNDONE:
        case DUIYI_EVENT_REDONE:
            app->message[0] = '\0';
            app->looking = PRESENT;
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

/* Another game, with what the options now say. */
static void begin_anew(struct app *app)
{
    app->options.seed++;
    app->message[0] = app->aside[0] = '\0';
    table_begin(app);
    table_save(app);
}

static void next_rules(struct app *app)
{
    const int xiangqi = app->options.variant == DUIYI_VARIANT_XIANGQI;
    const duiyi_rules first = xiangqi ? DUIYI_RULES_XIANGQI_FREE : DUIYI_RULES_CHESS_CASUAL;
    const duiyi_rules last = xiangqi ? DUIYI_RULES_XIANGQI_CXA : DUIYI_RULES_CHESS_FIDE;
    app->options.rules = app->options.rules < last ? app->options.rules + 1 : first;
}

static void next_level(struct app *app)
{
    app->options.level = (app->options.level + 1) % (LEVEL_FULL + 1);
    for (unsigned side = 0; side < 2; side++) {
        duiyi_seat seat = {DUIYI_SEAT_PERSON, 0, 0, 0, 0};
        if (app->options.level > 0 && side != app->options.person) {
            seat = opponent(app);
        }
        duiyi_table_set_seat(app->table, (duiyi_side)side, &seat, NULL);
    }
    score_refresh(app);
    table_save(app);
}

static void draw_or_resign(struct app *app, enum command command)
{
    if (command == RESIGN) { /* asks, and at the second press does it */
        if (duiyi_table_resign(app->table, NULL) != DUIYI_OK) {
            duiyi_table_ask_resign(app->table, NULL);
        }
    } else if ((app->view.may & DUIYI_MAY_ANSWER_DRAW) != 0) {
        duiyi_table_accept_draw(app->table, NULL);
    } else {
        duiyi_table_offer_draw(app->table, NULL);
    }
}

void table_command(struct app *app, enum command command)
{
    struct options *o = &app->options;
    switch (command) {
    case OTHER_GAME:
        o->variant = o->variant % DUIYI_VARIANT_XIANGQI + 1; /* they are numbered from 1 */
        o->rules = DUIYI_RULES_DEFAULT;
        begin_anew(app);
        break;
    case RULES:
        next_rules(app);
        begin_anew(app);
        break;
    case SIDE:
        o->person = 1 - o->person;
        begin_anew(app);
        break;
    case NEW_GAME: begin_anew(app); break;
    case LEVEL: next_level(app); break;
    case UNDO: duiyi_table_undo_turn(app->table, NULL); break;
    case REDO: duiyi_table_redo_turn(app->table, NULL); break;
    case HINT: duiyi_table_hint(app->table, NULL); break;
    case DRAW:
    case RESIGN: draw_or_resign(app, command); break;
    case FLIP: app->flipped = !app->flipped; break;
    case PIECES: o->pieces = (o->pieces + 1) % PIECES_STYLES; break;
    case LANGUAGE: o->language = o->language % DUIYI_LANGUAGE_ZH_HANT + 1; break;
    case DOTS: o->dots = !o->dots; break;
    case SOUNDS: o->sounds = !o->sounds; break;
    case LEGEND: app->legend = !app->legend; break;
    case NOTHING:
    case COMMANDS: break;
    }
    settings_save(app);
    table_refresh(app);
}
