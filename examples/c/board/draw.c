/* The board: squares or lines, marks, men, the promotion panel. */
#include <math.h>
#include <stdio.h>

#include "board.h"

static const SDL_Color LIGHT = {238, 226, 204, 255}, DARK = {177, 136, 99, 255},
                       WOOD = {226, 190, 138, 255}, LINES = {92, 62, 34, 255},
                       MARKED = {222, 184, 30, 120}, CHOSEN = {106, 150, 72, 170},
                       DOT = {60, 96, 48, 150}, CHECKED = {206, 48, 40, 150},
                       HINTED = {58, 112, 190, 200}, INK = {52, 44, 38, 255},
                       RED = {176, 30, 26, 255}, BLACK = {34, 34, 36, 255}, WHITE = {250, 248, 242, 255};

static SDL_FPoint at(const struct layout *l, float file, float rank)
{
    SDL_FPoint p = {l->x + (file + 0.5f) * l->cell, l->y + (rank + 0.5f) * l->cell};
    return p;
}

static void chess_squares(struct app *app, const struct layout *l)
{
    for (int square = 0; square < 64; square++) {
        const SDL_FPoint p = centre_of(app, (duiyi_square)square);
        const SDL_FRect r = {p.x - l->cell / 2, p.y - l->cell / 2, l->cell, l->cell};
        box(app->renderer, r, (square / 8 + square) % 2 ? LIGHT : DARK);
    }
}

/* The corner marks around a point where a cannon or soldier begins. */
static void position_mark(struct app *app, const struct layout *l, int file, int rank)
{
    const SDL_FPoint p = at(l, (float)file, (float)rank);
    const float near = l->cell * 0.07f, far = l->cell * 0.2f;
    for (int x = -1; x <= 1; x += 2) {
        if (file + x < 0 || file + x > 8) {
            continue;
        }
        for (int y = -1; y <= 1; y += 2) {
            const float sx = (float)x, sy = (float)y;
            const SDL_FPoint corner = {p.x + sx * near, p.y + sy * near};
            const SDL_FPoint side = {p.x + sx * far, corner.y}, up = {corner.x, p.y + sy * far};
            stroke(app->renderer, corner, side, 2, LINES);
            stroke(app->renderer, corner, up, 2, LINES);
        }
    }
}

static void xiangqi_lines(struct app *app, const struct layout *l)
{
    const SDL_FRect wood = {l->x - 10, l->y - 6, l->cell * 9 + 20, l->cell * 10 + 12};
    const float m = l->cell * 0.09f;
    const SDL_FPoint a = at(l, 0, 0), z = at(l, 8, 9);
    const SDL_FPoint frame[] = {{a.x - m, a.y - m}, {z.x + m, a.y - m}, {z.x + m, z.y + m},
        {a.x - m, z.y + m}, {a.x - m, a.y - m}};
    box(app->renderer, wood, WOOD);
    for (int i = 0; i < 4; i++) {
        stroke(app->renderer, frame[i], frame[i + 1], 3.5f, LINES);
    }
    for (int rank = 0; rank < 10; rank++) {
        stroke(app->renderer, at(l, 0, (float)rank), at(l, 8, (float)rank), 2, LINES);
    }
    for (int file = 0; file < 9; file++) {
        const float x = (float)file;
        const int edge = file == 0 || file == 8;
        stroke(app->renderer, at(l, x, 0), at(l, x, edge ? 9 : 4), 2, LINES);
        stroke(app->renderer, at(l, x, 5), at(l, x, 9), 2, LINES);
    }
    for (int palace = 0; palace < 10; palace += 7) {
        const float y = (float)palace;
        stroke(app->renderer, at(l, 3, y), at(l, 5, y + 2), 2, LINES);
        stroke(app->renderer, at(l, 5, y), at(l, 3, y + 2), 2, LINES);
    }
    for (int file = 0; file < 9; file += 2) {
        position_mark(app, l, file, 3);
        position_mark(app, l, file, 6);
    }
    for (int file = 1; file < 9; file += 6) {
        position_mark(app, l, file, 2);
        position_mark(app, l, file, 7);
    }
    if (type_has_chinese()) {
        const SDL_FPoint left = at(l, 2, 4.5f), right = at(l, 6, 4.5f);
        write_text("楚 河", FACE_MEN, 30, left.x, left.y, 0, LINES);
        write_text("漢 界", FACE_MEN, 30, right.x, right.y, 0, LINES);
    }
}

/* Letters and numbers at the rim; in xiangqi each side counts its files from its own right. */
static void coordinates(struct app *app, const struct layout *l)
{
    static const char *const hanzi[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
    char name[16];
    for (int file = 0; file < l->files; file++) {
        const int own = app->flipped ? l->files - 1 - file : file;
        const float x = l->x + ((float)file + 0.5f) * l->cell;
        const float top = l->y - 20, bottom = l->y + l->cell * (float)l->ranks + 20;
        if (l->files == 8) {
            snprintf(name, sizeof name, "%c", 'a' + own);
            write_text(name, FACE_TEXT, 14, x, bottom - 4, 0, INK);
            continue;
        }
        snprintf(name, sizeof name, "%d", own + 1);
        const char *red = type_has_chinese() ? hanzi[8 - own] : "";
        write_text(app->flipped ? red : name, FACE_TEXT, 15, x, top, 0, INK);
        write_text(app->flipped ? name : red, FACE_TEXT, 15, x, bottom, 0, INK);
    }
    for (int rank = 0; l->files == 8 && rank < 8; rank++) {
        snprintf(name, sizeof name, "%d", app->flipped ? rank + 1 : 8 - rank);
        write_text(name, FACE_TEXT, 14, l->x - 14, l->y + ((float)rank + 0.5f) * l->cell, 0, INK);
    }
}

static void mark(struct app *app, const struct layout *l, duiyi_square square, SDL_Color colour)
{
    if (square == DUIYI_SQUARE_NONE) {
        return;
    }
    const SDL_FPoint p = centre_of(app, square);
    if (l->files == 9) {
        SDL_Color strong = colour;
        strong.a = 235;
        disc(app->renderer, p.x, p.y, l->cell * 0.53f, colour);
        ring(app->renderer, p.x, p.y, l->cell * 0.53f, strong);
        return;
    }
    const SDL_FRect r = {p.x - l->cell / 2, p.y - l->cell / 2, l->cell, l->cell};
    box(app->renderer, r, colour);
}

static void xiangqi_man(struct app *app, const char *sign, int black, float x, float y, float cell)
{
    const SDL_Color body = {247, 226, 182, 255}, rim = {150, 104, 56, 255}, shade = {40, 24, 8, 70};
    const SDL_Color ink = black ? BLACK : RED;
    disc(app->renderer, x + 1.5f, y + 3, cell * 0.46f, shade);
    disc(app->renderer, x, y, cell * 0.46f, rim);
    disc(app->renderer, x, y, cell * 0.44f, body);
    ring(app->renderer, x, y, cell * 0.40f, ink);
    write_text(sign, FACE_MEN, (int)(cell * 0.5f), x, y - cell * 0.01f, 0, ink);
}

/* A man as the style has it: the library says which sign a piece has. */
void draw_man(struct app *app, duiyi_piece piece, float x, float y, float cell)
{
    const int black = (piece & DUIYI_PIECE_BLACK) != 0;
    const int letters = app->options.pieces == PIECES_LETTERS || (!type_has_chinese() && piece % 16 > 6);
    const duiyi_language language =
        app->options.pieces == PIECES_SIMPLIFIED ? DUIYI_LANGUAGE_ZH_HANS : DUIYI_LANGUAGE_ZH_HANT;
    char sign[DUIYI_WORDS_MAX];
    if (letters) {
        duiyi_text(DUIYI_TEXT_LETTER, piece & 15, DUIYI_LANGUAGE_EN, sign, sizeof sign, NULL);
    } else if (app->options.variant == DUIYI_VARIANT_XIANGQI) {
        duiyi_text(DUIYI_TEXT_SYMBOL, piece, language, sign, sizeof sign, NULL);
    } else { /* the filled figurines for both sides: the edge tells them apart */
        duiyi_text(DUIYI_TEXT_SYMBOL, piece | DUIYI_PIECE_BLACK, DUIYI_LANGUAGE_EN, sign, sizeof sign, NULL);
    }
    if (app->options.variant == DUIYI_VARIANT_XIANGQI) {
        xiangqi_man(app, sign, black, x, y, cell);
        return;
    }
    const enum face face = letters ? FACE_MEN : FACE_FIGURINES;
    const int size = (int)(cell * (letters ? 0.6f : 0.86f));
    write_edged(sign, face, size, x, y, black ? BLACK : WHITE, black ? WHITE : BLACK);
}

static void targets(struct app *app, const struct layout *l)
{
    const duiyi_targets *t = &app->view.targets;
    for (int s = 0; s < l->files * l->ranks; s++) {
        const SDL_FPoint p = centre_of(app, (duiyi_square)s);
        if (DUIYI_SQUARES_HAS(t->capture, s)) {
            ring(app->renderer, p.x, p.y, l->cell * 0.49f, DOT);
        } else if (DUIYI_SQUARES_HAS(t->quiet, s)) {
            disc(app->renderer, p.x, p.y, l->cell * 0.14f, DOT);
        }
    }
}

static void men(struct app *app)
{
    const float cell = layout_of(app).cell;
    const int now = app->looking == PRESENT;
    duiyi_piece board[DUIYI_MAX_SQUARES] = {0};
    duiyi_game_board_at(app->game, now ? app->state.ply : (uint32_t)app->looking, board, sizeof board);
    for (int s = 0; s < DUIYI_MAX_SQUARES; s++) {
        if (board[s] == DUIYI_PIECE_NONE || s == app->view.dragged) {
            continue;
        }
        SDL_FPoint p = centre_of(app, (duiyi_square)s);
        if (now && s == app->view.check && SDL_GetTicks() < app->shake_until) {
            p.x += 4 * sinf((float)SDL_GetTicks() / 18);
        }
        draw_man(app, board[s], p.x, p.y, cell);
    }
    if (app->view.dragged != DUIYI_SQUARE_NONE) {
        draw_man(app, board[app->view.dragged], (float)app->mouse_x, (float)app->mouse_y, cell);
    }
}

static void promotion_panel(struct app *app)
{
    const SDL_Color back = {250, 246, 236, 245}, edge = {90, 70, 50, 255};
    const duiyi_piece side = app->view.turn == DUIYI_SIDE_BLACK ? DUIYI_PIECE_BLACK : 0;
    int place = 0;
    for (int kind = DUIYI_KINDS - 1; kind > 0; kind--) {
        if ((app->view.promotion_kinds >> kind & 1) == 0) {
            continue;
        }
        SDL_FRect r = promotion_box(app, place++);
        box(app->renderer, r, edge);
        SDL_FRect in = {r.x + 2, r.y + 2, r.w - 4, r.h - 4};
        box(app->renderer, in, back);
        draw_man(app, (duiyi_piece)(kind | side), r.x + r.w / 2, r.y + r.h / 2, r.w);
    }
}

void draw_board(struct app *app)
{
    const struct layout l = layout_of(app);
    if (l.files == 9) {
        xiangqi_lines(app, &l);
    } else {
        chess_squares(app, &l);
    }
    coordinates(app, &l);
    if (app->looking != PRESENT) { /* an earlier board has its last move and no more */
        duiyi_move_info info;
        DUIYI_INIT(&info);
        if (app->looking > 0 && duiyi_game_history(app->game, (uint32_t)app->looking, &info) == DUIYI_OK) {
            mark(app, &l, info.from, MARKED);
            mark(app, &l, info.to, MARKED);
        }
        men(app);
        return;
    }
    mark(app, &l, app->view.last_from, MARKED);
    mark(app, &l, app->view.last_to, MARKED);
    mark(app, &l, app->view.check, CHECKED);
    mark(app, &l, app->view.selected, CHOSEN);
    men(app);
    if (app->view.hint != DUIYI_MOVE_NONE) {
        const SDL_FPoint from = centre_of(app, DUIYI_MOVE_FROM(app->view.hint));
        const SDL_FPoint to = centre_of(app, DUIYI_MOVE_TO(app->view.hint));
        stroke(app->renderer, from, to, l.cell * 0.14f, HINTED);
        disc(app->renderer, to.x, to.y, l.cell * 0.16f, HINTED);
    }
    if (app->options.dots) {
        targets(app, &l);
    }
    promotion_panel(app);
}
