/* Moves: playing a typed one, and printing them. */
#ifndef MOVES_H
#define MOVES_H

#include "session.h"

/* Plays a move as it was typed, asking what a pawn becomes; or prints why not and returns 0. */
int moves_play(struct session *session, const char *text);

/* Is this the text of a legal move? ("e4" is one, and a square.) */
int moves_is_legal(const struct session *session, const char *text);

/* Shows where the piece on a square may go, or why it cannot. */
void moves_show_targets(const struct session *session, duiyi_square square);

/* Prints one ply of the game in a running list. */
void moves_print_ply(const struct session *session, uint32_t ply);

void moves_print_played(const struct session *session);
void moves_print_legal(const struct session *session);
void moves_print_hint(const struct session *session, duiyi_move move);

#endif
