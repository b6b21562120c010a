/* The clock of a game, if it has one: the time of this machine goes in. */
#ifndef WATCH_H
#define WATCH_H

#include "session.h"
#include "text.h"

/* Reads "5+3": minutes for the game, and seconds added after each move. */
int watch_read(const char *text, duiyi_clock_stage *time);

/* Lets the clock of a game that begins or was loaded run. */
void watch_start(struct session *session);

/* Tells the game how late it is, which may end it. */
void watch_tick(struct session *session);

/* What both clocks show, for the panel. */
void watch_add(struct text *text, const struct session *session);

#endif
