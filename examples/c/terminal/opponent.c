#include "opponent.h"

#include <signal.h>
#include <stdio.h>

#include "watch.h"

/* A few milliseconds of work: a game would take one such slice in each frame. */
enum { SLICE_NODES = 4000 };

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

int opponent_was_interrupted(void)
{
    return interrupted != 0;
}

static void show_progress(const duiyi_search_report *report)
{
    printf("\r  thinking %3u %%, depth %u ", (unsigned)(report->permille / 10),
           (unsigned)report->depth);
    fflush(stdout);
}

duiyi_status opponent_think(struct session *session, uint32_t level, duiyi_move *best,
                            duiyi_error *err)
{
    duiyi_search_limits limits;
    duiyi_search_report report;
    DUIYI_INIT(&limits);
    DUIYI_INIT(&report);
    limits.level = level;
    limits.seed = session->seed;
    duiyi_status status = duiyi_search_begin(session->engine, session->game, &limits, err);
    if (status != DUIYI_OK) {
        return status;
    }
    interrupted = 0;
    void (*before)(int) = signal(SIGINT, on_interrupt);
    do {
        if (interrupted) {
            duiyi_search_stop(session->engine);
        }
        status = duiyi_search_step(session->engine, SLICE_NODES, &report);
        watch_tick(session);
        if (session->at_terminal) {
            show_progress(&report);
        }
    } while (status == DUIYI_OK && report.state == DUIYI_SEARCH_RUNNING);
    if (before != SIG_ERR) {
        signal(SIGINT, before);
    }
    if (session->at_terminal) {
        printf("\r%*s\r", 40, "");
    }
    *best = report.best;
    return status;
}

duiyi_status opponent_play(struct session *session, duiyi_move_info *played, duiyi_error *err)
{
    duiyi_move best = DUIYI_MOVE_NONE;
    duiyi_status status = opponent_think(session, session->level, &best, err);
    if (status != DUIYI_OK) {
        return status;
    }
    if (session_state(session).outcome != DUIYI_OUTCOME_ONGOING) {
        return DUIYI_OK; /* its time was over first */
    }
    return duiyi_game_play(session->game, best, played, err);
}
