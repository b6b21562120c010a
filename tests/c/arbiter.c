/* What the arbiter says: a chase up to its end, choices of a rule set, claims. */
#include "check.h"

static void play(duiyi_game *game, const char *const *texts, int count)
{
    for (int i = 0; i < count; i++) {
        CHECK_OK(duiyi_game_play_text(
            game, texts[i], DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL, NULL));
    }
}

static duiyi_state state_of(const duiyi_game *game)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    CHECK_OK(duiyi_game_state(game, &state));
    return state;
}

/* The red chariot chases a cannon that nothing protects. */
static const char *const CYCLE[] = {"c4b4", "b6c6", "b4c4", "c6b6"};

static duiyi_game *chase(const duiyi_rule_choices *choices)
{
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = DUIYI_VARIANT_XIANGQI;
    options.rules = DUIYI_RULES_XIANGQI_WXF;
    options.start_fen = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";
    options.choices = choices;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    return game;
}

static void a_perpetual_chase(void)
{
    duiyi_game *game = chase(NULL);
    duiyi_evidence why;
    DUIYI_INIT(&why);
    CHECK_OK(duiyi_game_evidence(game, &why));
    CHECK(why.offence == DUIYI_OFFENCE_NONE && why.offender == DUIYI_SIDE_NONE);

    play(game, CYCLE, 4);
    duiyi_state state = state_of(game);
    CHECK(state.outcome == DUIYI_OUTCOME_ONGOING && state.repetitions == 2);
    CHECK(state.offence == DUIYI_OFFENCE_PERPETUAL_CHASE && state.offender == DUIYI_SIDE_RED);

    play(game, CYCLE, 4);
    state = state_of(game);
    CHECK(state.outcome == DUIYI_OUTCOME_BLACK_WINS);
    CHECK(state.termination == DUIYI_TERMINATION_PERPETUAL_CHASE);
    CHECK_OK(duiyi_game_evidence(game, &why));
    CHECK(why.article == DUIYI_ARTICLE_UNPROTECTED && strcmp(why.reference, "WXF 20.3") == 0);
    CHECK(why.threat_count == 2 && why.ply[0] == 5 && why.ply[1] == 7);
    CHECK(why.hunter[0] == 37 && why.victim[0] == 55); /* b4 on b6 */

    char text[DUIYI_EVIDENCE_TEXT_MAX];
    CHECK_OK(duiyi_game_evidence_text(game, DUIYI_LANGUAGE_EN, text, sizeof text, NULL));
    CHECK(strstr(text, "Red chased with every move") != NULL);
    duiyi_game_destroy(game);
}

static void one_other_choice(void)
{
    duiyi_rule_choices choices;
    DUIYI_INIT(&choices);
    choices.perpetual_chase_loses = DUIYI_CHOICE_NO;
    duiyi_game *game = chase(&choices);
    for (int round = 0; round < 3; round++) {
        play(game, CYCLE, 4);
    }
    CHECK(state_of(game).termination == DUIYI_TERMINATION_REPETITION);
    duiyi_game_destroy(game);

    CHECK_OK(duiyi_rules_get(DUIYI_RULES_XIANGQI_WXF, &choices));
    CHECK(choices.repetition == 4 && choices.perpetual_chase_loses == DUIYI_CHOICE_YES);

    /* A settings page: every field by its name. */
    duiyi_rule_choice choice;
    DUIYI_INIT(&choice);
    uint32_t count = 0;
    for (; duiyi_rules_describe(count, &choice) == DUIYI_OK; count++) {
        uint16_t value;
        memcpy(&value, (const char *)&choices + choice.offset, sizeof value);
        CHECK(choice.name[0] != 0);
        CHECK((value >= choice.least && value <= choice.most)
            || (choice.has_never && value == DUIYI_CHOICE_NEVER));
    }
    CHECK(count == 17);
}

static void a_claim(void)
{
    static const char *const KNIGHTS[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    duiyi_game *game = NULL;
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.rules = DUIYI_RULES_CHESS_FIDE;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));
    play(game, KNIGHTS, 4);
    play(game, KNIGHTS, 3);
    CHECK(state_of(game).claims == DUIYI_CLAIM_REPETITION_BY_MOVE);
    CHECK(duiyi_game_claim_draw(game, DUIYI_CLAIM_REPETITION, DUIYI_MOVE_NONE, NULL)
        == DUIYI_ERR_STATE);
    CHECK_OK(duiyi_game_claim_draw(game, DUIYI_CLAIM_REPETITION, DUIYI_MOVE(45, 62, 0), NULL));
    CHECK(state_of(game).termination == DUIYI_TERMINATION_REPETITION_CLAIM);
    CHECK(state_of(game).ply == 7);
    duiyi_game_destroy(game);
}

int main(void)
{
    a_perpetual_chase();
    one_other_choice();
    a_claim();
    return 0;
}
