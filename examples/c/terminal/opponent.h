/* The opponent, thinking in slices so that the program stays awake meanwhile. */
#ifndef OPPONENT_H
#define OPPONENT_H

#include "session.h"

/* The best move it finds at `level`, shown while it thinks; Ctrl-C makes it answer at once. */
duiyi_status opponent_think(struct session *session, uint32_t level, duiyi_move *best,
                            duiyi_error *err);

/* Thinks at the session's level and plays the move, unless its time is over first. */
duiyi_status opponent_play(struct session *session, duiyi_move_info *played, duiyi_error *err);

/* Was Ctrl-C pressed while it thought the last time? */
int opponent_was_interrupted(void);

#endif
