#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include "watch.h"

#include <stdlib.h>
#include <time.h>

#include "words.h"

enum { MOST = 600 }; /* minutes, and seconds */

/* Milliseconds that never go back, whatever is done to the date. */
static uint64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

int watch_read(const char *text, duiyi_clock_stage *time)
{
    char *plus;
    char *end;
    unsigned long minutes = strtoul(text, &plus, 10);
    if (plus == text || *plus != '+') {
        return 0;
    }
    unsigned long seconds = strtoul(plus + 1, &end, 10);
    if (end == plus + 1 || *end != '\0' || minutes == 0 || minutes > MOST || seconds > MOST) {
        return 0;
    }
    time->main_ms = (uint32_t)minutes * 60000;
    time->increment_ms = (uint32_t)seconds * 1000;
    return 1;
}

void watch_start(struct session *session)
{
    duiyi_game_start_clock(session->game, now_ms()); /* a game without a clock has nothing to start */
}

void watch_tick(struct session *session)
{
    duiyi_game_tick(session->game, now_ms());
}

static void add_time(struct text *text, uint32_t ms)
{
    unsigned seconds = (unsigned)(ms / 1000 + (ms % 1000 > 0)); /* 0:00 only when the flag falls */
    text_add(text, "%u:%02u", seconds / 60, seconds % 60);
}

void watch_add(struct text *text, const struct session *session)
{
    duiyi_clock clock;
    DUIYI_INIT(&clock);
    if (duiyi_game_clock(session->game, &clock) != DUIYI_OK) {
        return;
    }
    text_add(text, "Clocks: %s ", words_side(session, DUIYI_SIDE_WHITE).text);
    add_time(text, clock.left_ms[DUIYI_SIDE_WHITE]);
    text_add(text, ", %s ", words_side(session, DUIYI_SIDE_BLACK).text);
    add_time(text, clock.left_ms[DUIYI_SIDE_BLACK]);
}
