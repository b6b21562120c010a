#include <stdio.h>

#include "scene.h"
#include "words.h"

/* The men stand on the crossings of lines. A point takes four columns of the screen, the crossing
 * in the second; between two ranks of points lies a row with the lines alone. */
enum { FILES = 9, RANKS = 10 };

/* Colours of the 256: wood and lines, a man (or a point) under each mark, the two sides' ink. */
enum { WOOD = 179, LINES = 94 };
static const int stone[MARKS] = {230, 153, 157, 210};
static const int ink[2] = {160, 16};

static const char *horizontal(const struct scene *scene)
{
    return scene->style.symbols ? "─" : "-";
}

static const char *vertical(const struct scene *scene)
{
    return scene->style.symbols ? "│" : "|";
}

/* The crossing as the lines meet there: at the edges and along the river some are missing. */
static const char *crossing(const struct scene *scene, int column, int row)
{
    static const char *const corners[3][3] = {
        {"┌", "┬", "┐"},
        {"├", "┼", "┤"},
        {"└", "┴", "┘"},
    };
    if (!scene->style.symbols) {
        return "+";
    }
    int across = column == 0 ? 0 : column == FILES - 1 ? 2 : 1;
    int down = row == 0 ? 0 : row == RANKS - 1 ? 2 : 1;
    if (across == 1 && row == 4) {
        down = 2;
    } else if (across == 1 && row == 5) {
        down = 0;
    }
    return corners[down][across];
}

static void set_colours(const struct scene *scene, int background, int foreground)
{
    if (scene->style.colour) {
        printf("\033[0;48;5;%d;38;5;%dm", background, foreground);
    }
}

static void draw_man(const struct scene *scene, duiyi_piece piece, enum mark mark)
{
    if (scene->style.colour) {
        printf("\033[1;48;5;%d;38;5;%dm", stone[mark], ink[DUIYI_PIECE_SIDE(piece)]);
    }
    if (scene->style.symbols) {
        printf("%s", words_symbol(scene->style.language, piece).text);
    } else {
        putchar(piece_letter(piece));
    }
    set_colours(scene, WOOD, LINES);
}

/* A man is one column wide as a letter and two as a character; four are filled either way. */
static void draw_point(const struct scene *scene, int column, int row)
{
    int file = scene->style.flipped ? FILES - 1 - column : column;
    int rank = scene->style.flipped ? row : RANKS - 1 - row;
    duiyi_piece piece = scene->piece[rank * FILES + file];
    enum mark mark = scene->mark[rank * FILES + file];
    int bracketed = mark != MARK_NONE && !scene->style.colour;
    const char *line_before = column == 0 ? " " : horizontal(scene);
    const char *line_after = column == FILES - 1 ? " " : horizontal(scene);
    const char *before = bracketed ? mark_left[mark] : line_before;
    const char *after = bracketed ? mark_right[mark] : line_after;

    if (piece != DUIYI_PIECE_NONE) {
        printf("%s", before);
        draw_man(scene, piece, mark);
        printf("%s", after);
    } else {
        set_colours(scene, mark == MARK_NONE ? WOOD : stone[mark], LINES);
        printf("%s%s%s", before, crossing(scene, column, row), after);
        set_colours(scene, WOOD, LINES);
    }
    int wide = piece != DUIYI_PIECE_NONE && scene->style.symbols;
    printf("%s", wide ? "" : line_after);
}

/* The row between two rows of points: verticals, the palace's diagonals, the river. */
static void draw_lines(const struct scene *scene, int row)
{
    if (row == 4) {
        printf("%s", scene->style.symbols ? " │      楚 河         汉 界      │  "
                                          : " |         r  i  v  e  r         |  ");
        return;
    }
    int upper_half = row == 0 || row == 7;
    int palace = upper_half || row == 1 || row == 8;
    const char *falling = scene->style.symbols ? "╲" : "\\";
    const char *rising = scene->style.symbols ? "╱" : "/";
    for (int column = 0; column < FILES; column++) {
        const char *diagonal = " ";
        if (palace && column == 3) {
            diagonal = upper_half ? falling : rising;
        } else if (palace && column == 4) {
            diagonal = upper_half ? rising : falling;
        }
        printf(" %s %s", vertical(scene), diagonal);
    }
}

void draw_xiangqi_row(const struct scene *scene, int row)
{
    if (row == XIANGQI_ROWS - 1) {
        printf("   ");
        for (int column = 0; column < FILES; column++) {
            printf(" %c  ", 'a' + (scene->style.flipped ? FILES - 1 - column : column));
        }
        return;
    }
    if (row % 2 == 0) {
        printf(" %d ", scene->style.flipped ? row / 2 : RANKS - 1 - row / 2);
    } else {
        printf("   ");
    }
    set_colours(scene, WOOD, LINES);
    if (row % 2 == 0) {
        for (int column = 0; column < FILES; column++) {
            draw_point(scene, column, row / 2);
        }
    } else {
        draw_lines(scene, row / 2);
    }
    if (scene->style.colour) {
        printf("\033[0m");
    }
}
