/* What a picture of the board shows: board.c collects it, draw_chess.c and draw_xiangqi.c draw. */
#ifndef SCENE_H
#define SCENE_H

#include "session.h"

enum mark { MARK_NONE, MARK_LAST_MOVE, MARK_TARGET, MARK_CHECK, MARKS };

/* How a mark looks around a square where there is no colour. */
static const char *const mark_left[MARKS] = {" ", "[", "(", "!"};
static const char *const mark_right[MARKS] = {" ", "]", ")", "!"};

struct scene {
    struct style style;
    duiyi_piece piece[DUIYI_MAX_SQUARES];
    enum mark mark[DUIYI_MAX_SQUARES];
};

enum { CHESS_ROWS = 9, XIANGQI_ROWS = 20 };

/* Prints one row of the picture, row 0 at the top, without the end of the line. All rows of a
 * picture are equally wide. */
void draw_chess_row(const struct scene *scene, int row);
void draw_xiangqi_row(const struct scene *scene, int row);

#endif
