/* The panel beside the board: how the game stands, its moves, what may be done. */
#include <stdio.h>
#include <string.h>

#include "board.h"

static const SDL_Color INK = {52, 44, 38, 255}, FAINT = {150, 140, 128, 255}, PAPER = {250, 246, 238, 255},
                       BUTTON = {232, 222, 206, 255}, HOVER = {216, 200, 174, 255}, WARN = {176, 40, 30, 255},
                       ON = {106, 150, 72, 255};

/* What the buttons say: English, simplified, traditional Chinese. */
static const char *const labels[COMMANDS][3] = {
    [NEW_GAME] = {"New game", "新局", "新局"},
    [OTHER_GAME] = {"Other game", "换棋种", "換棋種"},
    [LEVEL] = {"Opponent", "对手", "對手"},
    [SIDE] = {"Change sides", "换边", "換邊"},
    [UNDO] = {"Undo", "悔棋", "悔棋"},
    [REDO] = {"Redo", "重走", "重走"},
    [HINT] = {"Hint", "提示", "提示"},
    [DRAW] = {"Offer draw", "提和", "提和"},
    [RESIGN] = {"Resign", "认输", "認輸"},
    [FLIP] = {"Flip", "翻转", "翻轉"},
    [PIECES] = {"Pieces", "棋子", "棋子"},
    [LANGUAGE] = {"中文", "繁體", "English"},
    [DOTS] = {"Dots", "落点", "落點"},
    [SOUNDS] = {"Sounds", "声音", "聲音"},
    [LEGEND] = {"Men", "棋子说明", "棋子說明"},
};
static const char *const two_persons[3] = {"Two people", "双人", "雙人"};
static const char *const damaged[3] = {"Damaged and set aside: %s", "文件已损坏，另存：%s", "檔案已損壞，另存：%s"};
static const char *const unkept[3] = {"The game cannot be kept: no file can be written", "棋局无法保存：文件不能写入",
    "棋局無法保存：檔案不能寫入"};
static const char *const back_at[3] = {"Looking back: a click on the board returns", "正在回看；点击棋盘返回",
    "正在回看；點擊棋盤返回"};
static const char *const sure[3] = {"Sure?", "确定？", "確定？"};
static const char *const accept[3] = {"Accept draw", "同意和棋", "同意和棋"};

/* May it be done now? */
static int enabled(const struct app *app, enum command command)
{
    switch (command) {
    case UNDO: return (app->view.may & DUIYI_MAY_UNDO) != 0;
    case REDO: return (app->view.may & DUIYI_MAY_REDO) != 0;
    case HINT: return (app->view.may & DUIYI_MAY_HINT) != 0;
    case DRAW: return (app->view.may & (DUIYI_MAY_OFFER_DRAW | DUIYI_MAY_ANSWER_DRAW)) != 0;
    case RESIGN: return (app->view.may & DUIYI_MAY_RESIGN) != 0;
    case SIDE: return app->options.level > 0;
    case LANGUAGE: return type_has_chinese();
    default: return 1;
    }
}

static void label(const struct app *app, enum command command, char *text, size_t size)
{
    const int l = (int)app->options.language - 1;
    snprintf(text, size, "%s", labels[command][l]);
    if (command == HINT && app->view.hints_left != DUIYI_HINTS_UNLIMITED) {
        snprintf(text, size, "%s (%u)", labels[HINT][l], app->view.hints_left);
    } else if (command == RESIGN && app->view.resign_asked) {
        snprintf(text, size, "%s", sure[l]);
    } else if (command == DRAW && (app->view.may & DUIYI_MAY_ANSWER_DRAW) != 0) {
        snprintf(text, size, "%s", accept[l]);
    } else if (command == LEVEL && app->options.level == 0) {
        snprintf(text, size, "%s", two_persons[l]);
    } else if (command == LEVEL) {
        duiyi_text(DUIYI_TEXT_LEVEL, app->options.level > 10 ? 0 : app->options.level,
            app->options.language, text, size, NULL);
    } else if (command == RULES) {
        duiyi_text(DUIYI_TEXT_RULES, app->options.rules, app->options.language, text, size, NULL);
    }
}

/* A switch that is on, or a sheet that is shown. */
static int lit(const struct app *app, enum command command)
{
    return (command == DOTS && app->options.dots) || (command == SOUNDS && app->options.sounds)
        || (command == LEGEND && app->legend);
}

static void buttons(struct app *app, float x, float y)
{
    const float w = (PANEL - 50) / 2.0f, h = 27;
    char text[DUIYI_WORDS_MAX];
    for (int c = NEW_GAME; c < COMMANDS; c++) {
        const int place = c - NEW_GAME;
        SDL_FRect r = {x + (float)(place % 2) * (w + 10), y + (float)(place / 2) * (h + 6), w, h};
        const SDL_Point mouse = {app->mouse_x, app->mouse_y};
        const SDL_Rect whole = {(int)r.x, (int)r.y, (int)r.w, (int)r.h};
        const int on = enabled(app, (enum command)c);
        app->buttons[c] = on ? whole : (SDL_Rect){0, 0, 0, 0};
        box(app->renderer, r, on && SDL_PointInRect(&mouse, &whole) ? HOVER : BUTTON);
        if (lit(app, (enum command)c)) {
            const SDL_FRect sign = {r.x, r.y, 4, h};
            box(app->renderer, sign, ON);
        }
        label(app, (enum command)c, text, sizeof text);
        write_text(text, FACE_TEXT, 15, r.x + w / 2, r.y + h / 2, 0,
            !on ? FAINT : c == RESIGN && app->view.resign_asked ? WARN : INK);
    }
}

/* The moves in the notation of the game, the last ones below. */
static void moves(struct app *app, float x, float y)
{
    const int xiangqi = app->options.variant == DUIYI_VARIANT_XIANGQI;
    const duiyi_notation notation = !xiangqi           ? DUIYI_NOTATION_SAN
        : app->options.language == DUIYI_LANGUAGE_EN      ? DUIYI_NOTATION_WXF
        : app->options.language == DUIYI_LANGUAGE_ZH_HANS ? DUIYI_NOTATION_CHINESE
                                                          : DUIYI_NOTATION_CHINESE_TRADITIONAL;
    const uint32_t shown = app->looking > 0 ? (uint32_t)app->looking : app->looking == 0 ? 1 : app->state.ply;
    const uint32_t last = app->looking == PRESENT ? (shown + 1) / 2 : (shown + 1) / 2 + ROWS / 2;
    const uint32_t all = (app->state.ply + 1) / 2, end = last < ROWS ? ROWS : last < all ? last : all;
    const uint32_t first = end > ROWS ? end - ROWS : 0;
    char text[DUIYI_MOVE_TEXT_MAX];
    for (uint32_t i = 0; i < 2 * ROWS; i++) {
        const uint32_t ply = first * 2 + i + 1;
        const float at = y + 24 * (float)(i / 2), left = x + 40 + 106 * (float)(i % 2);
        const SDL_FRect place = {left - 6, at - 11, 100, 23};
        app->list[i].place = (SDL_Rect){0, 0, 0, 0};
        if (ply > app->state.ply
            || duiyi_game_history_text(app->game, ply, notation, text, sizeof text, NULL) != DUIYI_OK) {
            continue;
        }
        app->list[i].place = (SDL_Rect){(int)place.x, (int)place.y, (int)place.w, (int)place.h};
        app->list[i].ply = ply;
        if ((int64_t)ply == app->looking) {
            box(app->renderer, place, HOVER);
        }
        write_text(text, FACE_TEXT, 16, left, at, -1, INK);
        if (i % 2 == 0) {
            snprintf(text, sizeof text, "%u.", ply / 2 + 1);
            write_text(text, FACE_TEXT, 16, x + 30, at, 1, FAINT);
        }
    }
}

/* How much more one side has, and what was taken. */
static void material(struct app *app, float x, float y)
{
    duiyi_material m;
    char line[240] = "", sign[DUIYI_WORDS_MAX];
    DUIYI_INIT(&m);
    duiyi_game_material_at(app->game, app->looking == PRESENT ? app->state.ply : (uint32_t)app->looking, &m);
    for (int side = 0; side < 2; side++) {
        for (int kind = DUIYI_KINDS - 1; kind > 0; kind--) {
            for (int i = 0; i < m.captured[side][kind] && strlen(line) < 200; i++) {
                const uint32_t piece = (uint32_t)(kind | (side ? DUIYI_PIECE_BLACK : 0));
                duiyi_text(DUIYI_TEXT_SYMBOL, piece, app->options.language, sign, sizeof sign, NULL);
                strcat(line, sign);
            }
        }
        strcat(line, side == 0 && line[0] ? "  " : "");
    }
    write_text(line, app->options.variant == DUIYI_VARIANT_XIANGQI ? FACE_TEXT : FACE_FIGURINES, 15, x, y, -1, INK);
    if (m.balance != 0) {
        snprintf(line, sizeof line, "%+.1f", m.balance / 100.0);
        write_text(line, FACE_TEXT, 15, x + PANEL - 40, y, 1, FAINT);
    }
}

/* The time that each side has left, at the top; that of the side whose clock runs is strong. */
static void clocks(struct app *app, float x, float y)
{
    duiyi_clock clock;
    char text[32];
    DUIYI_INIT(&clock);
    if (duiyi_game_clock(app->game, &clock) != DUIYI_OK) {
        return;
    }
    for (unsigned side = 0; side < 2; side++) {
        const SDL_FRect back = {x + 72 * (float)side, y - 15, 68, 30};
        const uint32_t seconds = (clock.left_ms[side] + 999) / 1000;
        const SDL_Color low = clock.left_ms[side] < 10000 ? WARN : INK;
        box(app->renderer, back, clock.running == side ? HOVER : BUTTON);
        snprintf(text, sizeof text, "%u:%02u", seconds / 60, seconds % 60);
        write_text(text, FACE_TEXT, 17, back.x + 34, y, 0, low);
    }
}

/* What the person is to know now: a refusal or an offer, a file set aside or not written, that one looks back. */
static void message(struct app *app, float x, float y)
{
    const int l = (int)app->options.language - 1;
    char text[DUIYI_WORDS_MAX];
    snprintf(text, sizeof text, "%s", app->message);
    if (app->looking != PRESENT) {
        snprintf(text, sizeof text, "%s", back_at[l]);
    } else if (text[0] == '\0' && app->aside[0] != '\0') {
        snprintf(text, sizeof text, damaged[l], app->aside);
    } else if (text[0] == '\0' && app->unkept) {
        snprintf(text, sizeof text, "%s", unkept[l]);
    }
    write_paragraph(text, 16, x, y, PANEL - 30, 3, app->looking != PRESENT ? FAINT : WARN);
}

/* Games of this kind at this level: won, lost and drawn. */
static void score(struct app *app, float x, float y)
{
    char text[DUIYI_WORDS_MAX + 48], level[DUIYI_WORDS_MAX];
    const duiyi_tally *t = &app->tally;
    if (app->options.level > 0 && t->wins + t->losses + t->draws > 0) {
        label(app, LEVEL, level, sizeof level);
        snprintf(text, sizeof text, "%s:  +%u  −%u  =%u", level, t->wins, t->losses, t->draws);
        write_text(text, FACE_TEXT, 14, x, y, -1, FAINT);
    }
}

void draw_side(struct app *app)
{
    const float x = WIDTH - PANEL + 10;
    const SDL_FRect paper = {WIDTH - PANEL - 6, 0, PANEL + 6, HEIGHT};
    char text[DUIYI_WORDS_MAX];
    box(app->renderer, paper, PAPER);
    duiyi_text(DUIYI_TEXT_VARIANT, app->options.variant, app->options.language, text, sizeof text, NULL);
    write_text(text, FACE_TEXT, 26, x, 36, -1, INK);
    if (app->view.outcome != DUIYI_OUTCOME_ONGOING) {
        duiyi_game_verdict_text(app->game, app->options.language, text, sizeof text, NULL);
        write_paragraph(text, 16, x, 76, PANEL - 40, 3, WARN);
    } else {
        const int red = app->options.variant == DUIYI_VARIANT_XIANGQI;
        const SDL_Color dark = {34, 34, 36, 255}, light = {250, 250, 250, 255}, crimson = {176, 30, 26, 255};
        disc(app->renderer, x + 9, 76, 9, dark);
        disc(app->renderer, x + 9, 76, 7.5f, app->view.turn ? dark : red ? crimson : light);
        duiyi_text(red ? DUIYI_TEXT_XIANGQI_SIDE : DUIYI_TEXT_CHESS_SIDE, app->view.turn,
            app->options.language, text, sizeof text, NULL);
        write_text(text, FACE_TEXT, 18, x + 28, 76, -1, INK);
    }
    if (app->view.thinking != DUIYI_SIDE_NONE || app->view.hinting) {
        const SDL_FRect bar = {x, 98, (PANEL - 40) * (float)app->view.permille / 1000, 4};
        const SDL_Color busy = {106, 150, 72, 255};
        box(app->renderer, bar, busy);
    }
    clocks(app, x + PANEL - 180, 36);
    message(app, x, 124);
    moves(app, x - 10, 198);
    material(app, x, 378);
    score(app, x, 404);
    buttons(app, x, 430);
}
