#include "board.h"

#include <stdio.h>

#include "panel.h"
#include "scene.h"

static void mark_squares(struct scene *scene, const duiyi_squares *squares, enum mark mark)
{
    for (int square = 0; square < DUIYI_MAX_SQUARES; square++) {
        if (DUIYI_SQUARES_HAS(*squares, square)) {
            scene->mark[square] = mark;
        }
    }
}

static struct scene collect(const struct session *session, const duiyi_targets *targets)
{
    struct scene scene = {session->style, {0}, {MARK_NONE}};
    duiyi_state state = session_state(session);
    duiyi_move_info last;
    DUIYI_INIT(&last);
    duiyi_game_board(session->game, scene.piece, DUIYI_MAX_SQUARES);
    if (state.ply > 0 && duiyi_game_history(session->game, state.ply, &last) == DUIYI_OK) {
        scene.mark[last.from] = MARK_LAST_MOVE;
        scene.mark[last.to] = MARK_LAST_MOVE;
    }
    if (state.flags & DUIYI_STATE_CHECK) {
        scene.mark[state.king[state.side_to_move]] = MARK_CHECK;
    }
    if (targets != NULL) {
        mark_squares(&scene, &targets->quiet, MARK_TARGET);
        mark_squares(&scene, &targets->capture, MARK_TARGET);
        mark_squares(&scene, &targets->promote, MARK_TARGET);
    }
    return scene;
}

void board_print(const struct session *session, const duiyi_targets *targets)
{
    struct scene scene = collect(session, targets);
    int xiangqi = session->variant == DUIYI_VARIANT_XIANGQI;
    putchar('\n');
    for (int row = 0; row < (xiangqi ? XIANGQI_ROWS : CHESS_ROWS); row++) {
        if (xiangqi) {
            draw_xiangqi_row(&scene, row);
        } else {
            draw_chess_row(&scene, row);
        }
        panel_print_row(session, row);
    }
    putchar('\n');
}
