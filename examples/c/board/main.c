/* A board for chess and xiangqi in a window of SDL: a model of how libduiyi is put into a game loop.
 *
 * Read main() for the loop: input goes into the table, the table is advanced once a frame by so many
 * nodes that no frame is missed, its view is drawn. table.c is all that is said to the library, draw.c
 * and side.c all that is drawn. */
#include <stdio.h>
#include <time.h>

#include "board.h"

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
    for (int i = 0; i < 2 * ROWS; i++) {
        if (SDL_PointInRect(&p, &app->list[i].place)) {
            table_look(app, app->list[i].ply);
            return;
        }
    }
    if (app->legend || app->looking != PRESENT) { /* a click leaves either */
        app->legend = 0;
        app->looking = PRESENT;
        return;
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

static void step(struct app *app, int plies)
{
    const int64_t now = app->looking == PRESENT ? (int64_t)app->state.ply : app->looking;
    if (now + plies >= 0) {
        table_look(app, now + plies);
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
    case SDLK_d: table_command(app, DOTS); break;
    case SDLK_s: table_command(app, SOUNDS); break;
    case SDLK_m: table_command(app, LEGEND); break;
    case SDLK_LEFT: step(app, -1); break;
    case SDLK_RIGHT: step(app, 1); break;
    case SDLK_ESCAPE:
        app->legend = 0;
        app->looking = PRESENT;
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
    case SDL_MOUSEWHEEL: step(app, event->wheel.y > 0 ? -1 : 1); break;
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
    if (app->legend) {
        draw_legend(app);
    }
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
    uint32_t longest = 0, frames = 0, late = 0;
    if (!choose_options(&app, argc, argv)) {
        return 2;
    }
    if (!open_window(&app) || !table_open(&app)) {
        return 1;
    }
    sound_open();
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
    table_close(&app, SDL_GetTicks());
    sound_close();
    type_close();
    paint_close();
    SDL_Quit();
    return 0;
}
