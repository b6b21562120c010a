/* The legend: each man as the board draws it, what it is called, how it moves, in words of the library. */
#include <stdio.h>
#include <string.h>

#include "board.h"

static const duiyi_kind chess[] = {DUIYI_KIND_KING, DUIYI_KIND_QUEEN, DUIYI_KIND_ROOK, DUIYI_KIND_BISHOP,
    DUIYI_KIND_KNIGHT, DUIYI_KIND_PAWN};
static const duiyi_kind xiangqi[] = {DUIYI_KIND_GENERAL, DUIYI_KIND_ADVISOR, DUIYI_KIND_ELEPHANT,
    DUIYI_KIND_HORSE, DUIYI_KIND_CHARIOT, DUIYI_KIND_CANNON, DUIYI_KIND_SOLDIER};

void draw_legend(struct app *app)
{
    const SDL_Color paper = {250, 246, 238, 255}, ink = {52, 44, 38, 255}, faint = {96, 86, 76, 255};
    const SDL_FRect sheet = {0, 0, WIDTH - PANEL - 10, HEIGHT};
    const int of_xiangqi = app->options.variant == DUIYI_VARIANT_XIANGQI;
    const duiyi_kind *kinds = of_xiangqi ? xiangqi : chess;
    const int count = of_xiangqi ? 7 : 6;
    const float high = (sheet.h - 20) / (float)count;
    box(app->renderer, sheet, paper);
    for (int i = 0; i < count; i++) {
        const float y = sheet.y + 12 + high * (float)i;
        char names[2][DUIYI_WORDS_MAX], text[2 * DUIYI_WORDS_MAX + 8];
        for (unsigned side = 0; side < 2; side++) {
            const duiyi_piece piece = (duiyi_piece)(kinds[i] | (side ? DUIYI_PIECE_BLACK : 0));
            draw_man(app, piece, sheet.x + 52 + 62 * (float)side, y + high / 2 - 4, 60);
            duiyi_text(DUIYI_TEXT_PIECE, piece, app->options.language, names[side], DUIYI_WORDS_MAX, NULL);
        }
        const int same = strcmp(names[0], names[1]) == 0;
        snprintf(text, sizeof text, "%s%s%s", names[0], same ? "" : " / ", same ? "" : names[1]);
        text[0] = (char)(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]);
        write_text(text, FACE_TEXT, 18, sheet.x + 164, y + 10, -1, ink);
        duiyi_text(DUIYI_TEXT_HOW_IT_MOVES, kinds[i], app->options.language, text, sizeof text, NULL);
        write_paragraph(text, 13, sheet.x + 164, y + 32, sheet.w - 190, 5, faint);
    }
}
