/* Offering draws, and answering. */
#ifndef OFFERS_H
#define OFFERS_H

#include "commands.h"

/* "offer": a person waits for the other one; the opponent answers at once. */
enum answer offers_run_offer(struct session *session, char *rest);

enum answer offers_run_accept(struct session *session, char *rest);
enum answer offers_run_decline(struct session *session, char *rest);

#endif
