#include <stdio.h>

#include "scene.h"
#include "words.h"

enum { FILES = 8, RANKS = 8 };

/* Colours of the 256: a light and a dark square under each mark, and the two sides' men. */
static const int ground[MARKS][2] = {
    [MARK_NONE] = {180, 137},
    [MARK_LAST_MOVE] = {110, 67},
    [MARK_TARGET] = {150, 107},
    [MARK_CHECK] = {174, 167},
};
static const int ink[2] = {231, 16};

/* A colour says whose a piece is better than an outline does. */
static const char *glyph(const struct scene *scene, duiyi_piece piece)
{
    static struct words symbol;
    static char letter[2];
    if (scene->style.symbols && piece != DUIYI_PIECE_NONE) {
        duiyi_piece filled = scene->style.colour ? piece | DUIYI_PIECE_BLACK : piece;
        symbol = words_symbol(scene->style.language, filled);
        return symbol.text;
    }
    letter[0] = piece == DUIYI_PIECE_NONE && scene->style.colour ? ' ' : piece_letter(piece);
    return letter;
}

/* A square is three columns wide. */
static void draw_square(const struct scene *scene, int file, int rank)
{
    int square = rank * FILES + file;
    duiyi_piece piece = scene->piece[square];
    enum mark mark = scene->mark[square];
    if (scene->style.colour) {
        int dark = (file + rank) % 2 == 0;
        printf("\033[1;48;5;%d;38;5;%dm %s \033[0m", ground[mark][dark],
               ink[DUIYI_PIECE_SIDE(piece)], glyph(scene, piece));
    } else {
        printf("%s%s%s", mark_left[mark], glyph(scene, piece), mark_right[mark]);
    }
}

void draw_chess_row(const struct scene *scene, int row)
{
    int flipped = scene->style.flipped;
    if (row == RANKS) {
        printf("   ");
        for (int column = 0; column < FILES; column++) {
            printf(" %c ", 'a' + (flipped ? FILES - 1 - column : column));
        }
        return;
    }
    int rank = flipped ? row : RANKS - 1 - row;
    printf(" %d ", rank + 1);
    for (int column = 0; column < FILES; column++) {
        draw_square(scene, flipped ? FILES - 1 - column : column, rank);
    }
}
