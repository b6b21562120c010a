/* The words beside the board. */
#ifndef PANEL_H
#define PANEL_H

#include "session.h"

/* Prints what belongs beside that row of the board, and ends the line. */
void panel_print_row(const struct session *session, int row);

/* Prints how the game ended: who won and why. */
void panel_print_result(const struct session *session);

/* Prints who offends by a repetition and with which moves: a warning, or why it was lost. */
void panel_print_evidence(const struct session *session);

#endif
