/* A board for chess and xiangqi in a window of SDL: a model of how libduiyi is put into a game loop.
 *
 * Read main() for the loop: input goes into the table, the table is advanced once a frame by so many
 * nodes that no frame is missed, its view is drawn. table.c is all that is said to the library, draw.c
 * and side.c all that is drawn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "board.h"

static const char usage[] =
    "usage: duiyi-board [options]\n"
    "  --game chess|chess960|xiangqi   which game (chess)\n"
    "  --level 1..10|full|none         the opponent; none: two people (3)\n"
    "  --side first|second             where you sit (first)\n"
    "  --language en|zh-Hans|zh-Hant   of all words (en)\n"
    "  --seed N                        the same seed, the same opponent\n"
    "  --save FILE|none                where the game is kept (the user's data folder)\n"
    "  --measure-frames                say at the end how long the frames took\n"
    "keys: U or Z undo, R redo, H hint, F flip, P pieces, L language, N new game, Esc let go\n";

static int is(const char *text, const char *word)
{
    return strcmp(text, word) == 0;
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
            if (o->variant == 0) {
                return 0;
            }
        } else if (is(name, "--level")) {
            o->level = is(value, "full") ? 11 : (unsigned)atoi(value);
            if (o->level > 11 || (o->level == 0 && !is(value, "none"))) {
                return 0;
            }
        } else if (is(name, "--side")) {
            o->person = is(value, "second") ? DUIYI_SIDE_BLACK : DUIYI_SIDE_WHITE;
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

static void click_promotion(struct app *app, int x, int y)
{
    const SDL_FPoint p = {(float)x, (float)y};
    duiyi_answer answer;
    int place = 0;
    DUIYI_INIT(&answer);
    for (int kind = DUIYI_KINDS - 1; kind > 0; kind--) {
        if ((app->view.promotion_kinds >> kind & 1) != 0) {
            const SDL_FRect r = promotion_box(app, place++);
            if (p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h) {
                duiyi_table_promote(app->table, (duiyi_kind)kind, &answer);
                table_answer(app, &answer);
                return;
            }
        }
    }
    duiyi_table_cancel(app->table);
    table_refresh(app);
}

static void pointer_down(struct app *app, int x, int y)
{
    const SDL_Point p = {x, y};
    duiyi_answer answer;
    for (int c = NEW_GAME; c < COMMANDS; c++) {
        if (SDL_PointInRect(&p, &app->buttons[c])) {
            table_command(app, (enum command)c);
            return;
        }
    }
    if (app->view.promotion_kinds != 0) {
        click_promotion(app, x, y);
        return;
    }
    DUIYI_INIT(&answer);
    if (duiyi_table_press(app->table, square_at(app, x, y), &answer) == DUIYI_OK) {
        table_answer(app, &answer);
    }
}

static void pointer_up(struct app *app, int x, int y)
{
    duiyi_answer answer;
    DUIYI_INIT(&answer);
    if (app->view.dragged != DUIYI_SQUARE_NONE
        && duiyi_table_drop(app->table, square_at(app, x, y), &answer) == DUIYI_OK) {
        table_answer(app, &answer);
    }
}

static void key(struct app *app, SDL_Keycode code)
{
    switch (code) {
    case SDLK_u:
    case SDLK_z: table_command(app, UNDO); break;
    case SDLK_r: table_command(app, REDO); break;
    case SDLK_h: table_command(app, HINT); break;
    case SDLK_f: table_command(app, FLIP); break;
    case SDLK_p: table_command(app, PIECES); break;
    case SDLK_l: table_command(app, LANGUAGE); break;
    case SDLK_n: table_command(app, NEW_GAME); break;
    case SDLK_ESCAPE:
        duiyi_table_cancel(app->table);
        app->message[0] = '\0';
        break;
    default: break;
    }
}

static void input(struct app *app, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_QUIT: app->running = 0; break;
    case SDL_MOUSEMOTION:
        app->mouse_x = event->motion.x;
        app->mouse_y = event->motion.y;
        duiyi_table_drag(app->table, square_at(app, event->motion.x, event->motion.y));
        break;
    case SDL_MOUSEBUTTONDOWN:
        app->mouse_x = event->button.x;
        app->mouse_y = event->button.y;
        if (event->button.button == SDL_BUTTON_LEFT) {
            pointer_down(app, event->button.x, event->button.y);
        }
        break;
    case SDL_MOUSEBUTTONUP:
        if (event->button.button == SDL_BUTTON_LEFT) {
            pointer_up(app, event->button.x, event->button.y);
        }
        break;
    case SDL_KEYDOWN: key(app, event->key.keysym.sym); break;
    default: break;
    }
}

static void draw(struct app *app)
{
    SDL_SetRenderDrawColor(app->renderer, 222, 211, 193, 255);
    SDL_RenderClear(app->renderer);
    draw_board(app);
    draw_side(app);
    SDL_RenderPresent(app->renderer);
}

static int open_window(struct app *app)
{
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        fprintf(stderr, "duiyi-board: no window can be opened here: %s\n", SDL_GetError());
        return 0;
    }
    app->window = SDL_CreateWindow("duiyi", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, WIDTH, HEIGHT,
        SDL_WINDOW_RESIZABLE);
    app->renderer = app->window ? SDL_CreateRenderer(app->window, -1, 0) : NULL;
    if (app->renderer == NULL || !paint_open(app->renderer) || !type_open(app->renderer)) {
        fprintf(stderr, "duiyi-board: nothing can be drawn: %s\n", SDL_GetError());
        return 0;
    }
    SDL_RenderSetLogicalSize(app->renderer, WIDTH, HEIGHT);
    SDL_SetRenderDrawBlendMode(app->renderer, SDL_BLENDMODE_BLEND);
    if (!type_has_chinese()) {
        fprintf(stderr, "duiyi-board: no font has Chinese characters, so men are letters and words English; "
                        "on Debian, install fonts-noto-cjk\n");
        app->options.language = DUIYI_LANGUAGE_EN;
    }
    return 1;
}

int main(int argc, char **argv)
{
    static struct app app;
    char path[1024];
    char *folder = SDL_GetPrefPath("duiyi", "board");
    uint32_t longest = 0, frames = 0, late = 0;
    app.options = (struct options){DUIYI_VARIANT_CHESS, 3, DUIYI_SIDE_WHITE, DUIYI_LANGUAGE_EN, 1, NULL, 0};
    if (folder != NULL) {
        snprintf(path, sizeof path, "%stable.json", folder);
        app.options.save = path;
        SDL_free(folder);
    }
    if (!read_options(&app.options, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    if (!open_window(&app) || !table_open(&app)) {
        return 1;
    }
    for (app.running = 1; app.running;) {
        const uint32_t began = SDL_GetTicks();
        const clock_t work = clock();
        SDL_Event event;
        while (SDL_PollEvent(&event)) {
            input(&app, &event);
        }
        table_frame(&app, began);
        draw(&app);
        const uint32_t took = SDL_GetTicks() - began;
        /* Its own work: what else the machine does meanwhile does not count. */
        const uint32_t worked = (uint32_t)((clock() - work) * 1000 / CLOCKS_PER_SEC);
        if (app.options.measure && ++frames > 20) { /* the first ones make all letters */
            longest = worked > longest ? worked : longest;
            late += worked > 33;
        }
        if (took < 16) {
            SDL_Delay(16 - took);
        }
    }
    if (app.options.measure) {
        printf("%u frames, %u over 33 ms, the longest %u ms\n", frames, late, longest);
    }
    duiyi_table_destroy(app.table);
    type_close();
    paint_close();
    SDL_Quit();
    return 0;
}
