/* The board on the screen. */
#ifndef BOARD_H
#define BOARD_H

#include "session.h"

/* Prints the board with the last move and a check marked, and beside it who moves, what was
 * played and what was taken. `targets` may be NULL; else its squares are marked too. */
void board_print(const struct session *session, const duiyi_targets *targets);

#endif
