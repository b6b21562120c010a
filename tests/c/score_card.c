/* A player's score card: two devices count, and meet. */
#include "check.h"

enum { ROOM = 1024 };

static duiyi_score_card_entry entry(const char *device, duiyi_outcome outcome)
{
    duiyi_score_card_entry entry;
    DUIYI_INIT(&entry);
    entry.variant = DUIYI_VARIANT_XIANGQI;
    entry.device = device;
    entry.mode = "opponent";
    entry.level = 3;
    entry.side = DUIYI_SIDE_BLACK;
    entry.outcome = outcome;
    entry.stake = 10;
    entry.win = 25;
    entry.relief = 5;
    return entry;
}

/* Counts a game on the card in `card`; gives whether it counted. */
static uint32_t record(char card[ROOM], const char *device, duiyi_outcome outcome)
{
    duiyi_score_card_entry game = entry(device, outcome);
    char after[ROOM];
    uint32_t counted = 77;
    CHECK_OK(duiyi_score_card_record(
        card, strlen(card), &game, after, sizeof after, NULL, &counted, NULL));
    strcpy(card, after);
    return counted;
}

static duiyi_tally tally(const char *card, const duiyi_score_card_filter *filter)
{
    duiyi_tally tally;
    DUIYI_INIT(&tally);
    CHECK_OK(duiyi_score_card_tally(card, strlen(card), filter, &tally, NULL));
    return tally;
}

static void two_devices(void)
{
    char phone[ROOM] = "", desk[ROOM] = "", both[ROOM], again[ROOM];
    CHECK(record(phone, "phone", DUIYI_OUTCOME_BLACK_WINS) == 1);
    CHECK(record(phone, "phone", DUIYI_OUTCOME_DRAW) == 1);
    CHECK(record(desk, "desk", DUIYI_OUTCOME_WHITE_WINS) == 1);
    strcpy(again, desk);
    CHECK(record(desk, "desk", DUIYI_OUTCOME_ABANDONED) == 0);
    CHECK(strcmp(again, desk) == 0);

    CHECK_OK(duiyi_score_card_merge(
        phone, strlen(phone), desk, strlen(desk), both, sizeof both, NULL, NULL));
    CHECK_OK(duiyi_score_card_merge(
        desk, strlen(desk), both, strlen(both), again, sizeof again, NULL, NULL));
    CHECK(strcmp(again, both) == 0);
    duiyi_tally all = tally(both, NULL);
    CHECK(all.wins == 1 && all.losses == 1 && all.draws == 1);
    CHECK(tally(phone, NULL).points == 15); /* 25 won, 10 spent on the draw */
    CHECK(tally(desk, NULL).points == 5);   /* nothing to spend, and the relief */

    duiyi_score_card_filter filter;
    DUIYI_INIT(&filter);
    filter.mode = "friend";
    CHECK(tally(both, &filter).wins == 0);
    filter.mode = "opponent and more";
    filter.mode_len = 8;
    filter.flags = DUIYI_FILTER_LEVEL;
    filter.level = 3;
    filter.variant = DUIYI_VARIANT_XIANGQI;
    CHECK(tally(both, &filter).wins == 1 && tally(both, &filter).points == all.points);
    filter.level = 0;
    CHECK(tally(both, &filter).wins == 0);
}

static void room_is_asked_for(void)
{
    duiyi_score_card_entry game = entry("phone", DUIYI_OUTCOME_BLACK_WINS);
    size_t len = 0, again = 0;
    duiyi_status status = duiyi_score_card_record(NULL, 0, &game, NULL, 0, &len, NULL, NULL);
    CHECK(status == DUIYI_ERR_BUFFER && len > 0);
    char *card = malloc(len + 1);
    CHECK(card != NULL);
    CHECK_OK(duiyi_score_card_record(NULL, 0, &game, card, len + 1, &again, NULL, NULL));
    CHECK(again == len && strlen(card) == len);
    free(card);
}

static void a_bad_card_says_where(void)
{
    static const char CARD[] = "{\"duiyi_card\":1,\"rows\":[}";
    duiyi_error err;
    duiyi_tally tally;
    DUIYI_INIT(&err);
    DUIYI_INIT(&tally);
    duiyi_status status = duiyi_score_card_tally(CARD, sizeof CARD - 1, NULL, &tally, &err);
    CHECK(status == DUIYI_ERR_JSON && err.status == DUIYI_ERR_JSON && err.offset == 24);
    CHECK(strcmp(duiyi_status_name(status), "DUIYI_ERR_JSON") == 0);
    status = duiyi_score_card_tally("{\"duiyi_card\":9}", 16, NULL, &tally, NULL);
    CHECK(status == DUIYI_ERR_NEWER_FILE);
}

int main(void)
{
    two_devices();
    room_is_asked_for();
    a_bad_card_says_where();
    return 0;
}
