#include "offers.h"

#include <stdio.h>

#include "words.h"

/* The opponent takes a draw when it does not think that it stands better. */
static enum answer opponent_answers(struct session *session, duiyi_side opponent)
{
    int32_t balance = 0; /* hundredths of a pawn, for the side to move */
    if (duiyi_engine_evaluate(session->engine, session->game, &balance) == DUIYI_OK
        && (session_state(session).side_to_move == opponent ? balance : -balance) <= 0
        && duiyi_game_accept_draw(session->game, opponent, NULL) == DUIYI_OK) {
        return ANSWER_SHOW_BOARD;
    }
    duiyi_game_decline_draw(session->game, opponent, NULL);
    printf("The opponent declines.\n");
    return ANSWER_DONE;
}

enum answer offers_run_offer(struct session *session, char *rest)
{
    (void)rest;
    duiyi_side side = session_speaker(session);
    duiyi_side other = side ^ 1;
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = duiyi_game_offer_draw(session->game, side, &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    if (session_state(session).outcome != DUIYI_OUTCOME_ONGOING) {
        return ANSWER_SHOW_BOARD; /* it met an offer of the other side's */
    }
    if (!session->person[other]) {
        return opponent_answers(session, other);
    }
    printf("A draw is offered to %s: accept, decline, or move.\n",
           words_side(session, other).text);
    return ANSWER_DONE;
}

/* Who may answer: the other side than the one whose offer stands. */
static duiyi_side asked(const struct session *session)
{
    duiyi_side offers = session_state(session).draw_offer;
    return offers == DUIYI_SIDE_NONE ? DUIYI_SIDE_WHITE : (duiyi_side)(offers ^ 1);
}

enum answer offers_run_accept(struct session *session, char *rest)
{
    (void)rest;
    if (duiyi_game_accept_draw(session->game, asked(session), NULL) != DUIYI_OK) {
        printf("No draw is offered.\n");
        return ANSWER_DONE;
    }
    return ANSWER_SHOW_BOARD;
}

enum answer offers_run_decline(struct session *session, char *rest)
{
    (void)rest;
    int declined = duiyi_game_decline_draw(session->game, asked(session), NULL) == DUIYI_OK;
    printf(declined ? "The game goes on.\n" : "No draw is offered.\n");
    return ANSWER_DONE;
}
