/* What can be typed. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "session.h"

enum answer { ANSWER_DONE, ANSWER_SHOW_BOARD };

/* Does what the line says: a command, a move, or a square whose targets are wanted. */
enum answer command_run(struct session *session, char *line);

/* The opponent plays a move for the side to move. */
enum answer command_opponent_move(struct session *session);

/* The opponent plays both sides to the end of the game, move by move on the screen. */
void command_play_out(struct session *session);

/* Seats a person at "white", "red", "black" or "both"; 0 if the word is none of these. */
int command_seat(struct session *session, const char *side);

/* Prints why a call failed. */
void command_print_error(const struct session *session, duiyi_status status,
                         const duiyi_error *err);

#endif
