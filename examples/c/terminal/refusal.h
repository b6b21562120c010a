/* Why not? The library answers with a code and squares; this makes the sentence. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "session.h"

/* Prints why the move from `from` to `to` was refused, as `err` has it. */
void refusal_print_move(const struct session *session, duiyi_square from, duiyi_square to,
                        const duiyi_error *err);

/* Prints why the piece on `square` cannot move at all. */
void refusal_print_piece(const struct session *session, duiyi_square square);

#endif
