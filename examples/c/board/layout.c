/* Squares and pixels. */
#include <math.h>

#include "board.h"

struct layout layout_of(const struct app *app)
{
    const int xiangqi = app->options.variant == DUIYI_VARIANT_XIANGQI;
    const float high = HEIGHT - 76, wide = WIDTH - PANEL - 60;
    struct layout l;
    l.files = xiangqi ? 9 : 8;
    l.ranks = xiangqi ? 10 : 8;
    l.cell = floorf(fminf(high / (float)l.ranks, wide / (float)l.files));
    l.x = ((float)(WIDTH - PANEL) - l.cell * (float)l.files) / 2;
    l.y = ((float)HEIGHT - l.cell * (float)l.ranks) / 2;
    return l;
}

SDL_FPoint centre_of(const struct app *app, duiyi_square square)
{
    const struct layout l = layout_of(app);
    int file = square % l.files, rank = l.ranks - 1 - square / l.files;
    if (app->flipped) {
        file = l.files - 1 - file;
        rank = l.ranks - 1 - rank;
    }
    SDL_FPoint p = {l.x + ((float)file + 0.5f) * l.cell, l.y + ((float)rank + 0.5f) * l.cell};
    return p;
}

duiyi_square square_at(const struct app *app, int x, int y)
{
    const struct layout l = layout_of(app);
    int file = (int)floorf(((float)x - l.x) / l.cell), rank = (int)floorf(((float)y - l.y) / l.cell);
    if (file < 0 || file >= l.files || rank < 0 || rank >= l.ranks) {
        return DUIYI_SQUARE_NONE;
    }
    if (app->flipped) {
        file = l.files - 1 - file;
        rank = l.ranks - 1 - rank;
    }
    return (duiyi_square)((l.ranks - 1 - rank) * l.files + file);
}

SDL_FRect promotion_box(const struct app *app, int place)
{
    const struct layout l = layout_of(app);
    SDL_FPoint p = centre_of(app, app->view.promotion_to);
    const float down = p.y < HEIGHT / 2 ? 1 : -1; /* into the board */
    SDL_FRect r = {p.x - l.cell / 2, p.y - l.cell / 2 + down * l.cell * (float)place, l.cell, l.cell};
    return r;
}
