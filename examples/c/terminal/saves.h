/* Games as texts: in files, and as one word that can be sent. */
#ifndef SAVES_H
#define SAVES_H

#include "commands.h"

/* "save FILE" and "load FILE": everything, as JSON. */
enum answer saves_run_save(struct session *session, char *rest);
enum answer saves_run_load(struct session *session, char *rest);

/* "code" prints the game as one word; "code WORD" goes on with the game of that word. */
enum answer saves_run_code(struct session *session, char *rest);

#endif
