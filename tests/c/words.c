/* Texts for players: codes in every language, and a game in words. */
#include <string.h>

#include "check.h"

static const char *text(duiyi_text_family family, uint32_t code, duiyi_language language)
{
    static char buf[DUIYI_WORDS_MAX];
    size_t len = 0;
    CHECK_OK(duiyi_text(family, code, language, buf, sizeof buf, &len));
    CHECK(len == strlen(buf) && len > 0);
    return buf;
}

static int same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static void codes(void)
{
    duiyi_piece general = DUIYI_KIND_GENERAL | DUIYI_PIECE_BLACK;
    CHECK(strstr(duiyi_build_features(), "words") != NULL);
    CHECK(same(text(DUIYI_TEXT_LANGUAGE, DUIYI_LANGUAGE_ZH_HANT, 0), "繁體中文"));
    CHECK(same(text(DUIYI_TEXT_PIECE, general, DUIYI_LANGUAGE_ZH_HANS), "将"));
    CHECK(same(text(DUIYI_TEXT_PIECE, general, 0), "general"));
    CHECK(same(text(DUIYI_TEXT_SYMBOL, DUIYI_KIND_QUEEN, 0), "♕"));
    CHECK(same(text(DUIYI_TEXT_REASON, DUIYI_REASON_ELEPHANT_EYE, DUIYI_LANGUAGE_ZH_HANT), "塞象眼。"));
    CHECK(same(text(DUIYI_TEXT_STATUS, DUIYI_ERR_MEMORY, 0), "There is not enough memory."));
    CHECK(same(text(DUIYI_TEXT_RULES, DUIYI_RULES_XIANGQI_AXF, DUIYI_LANGUAGE_ZH_HANS), "亚洲规则"));
    CHECK(same(text(DUIYI_TEXT_LEVEL_NAME, DUIYI_LEVEL_HARD, 0), "Hard"));
    for (duiyi_kind kind = 1; kind < DUIYI_KINDS; kind++) {
        CHECK(strlen(text(DUIYI_TEXT_HOW_IT_MOVES, kind, DUIYI_LANGUAGE_ZH_HANS)) > 30);
    }

    size_t len = 0;
    CHECK(duiyi_text(DUIYI_TEXT_KIND, 99, 0, NULL, 0, &len) == DUIYI_ERR_VALUE);
    CHECK(duiyi_text(DUIYI_TEXT_KIND, 1, 99, NULL, 0, &len) == DUIYI_ERR_VALUE && len == 0);
    CHECK(duiyi_text(DUIYI_TEXT_KIND, 1, 0, NULL, 0, &len) == DUIYI_ERR_BUFFER && len == 4);
}

static void a_game(void)
{
    char buf[DUIYI_WORDS_MAX];
    duiyi_game *game = NULL;
    duiyi_game_options options;
    duiyi_event event;
    DUIYI_INIT(&options);
    DUIYI_INIT(&event);
    options.variant = DUIYI_VARIANT_XIANGQI;
    CHECK_OK(duiyi_game_create(&options, &game, NULL));

    /* The horse's leg, from b0 to d1. */
    CHECK_OK(duiyi_game_refusal_text(game, 1, 12, 0, DUIYI_LANGUAGE_EN, buf, sizeof buf, NULL));
    CHECK(same(buf, "The leg of the horse on b0 is blocked by the elephant on c0."));
    CHECK_OK(duiyi_game_refusal_text(game, 1, 12, 0, DUIYI_LANGUAGE_ZH_HANT, buf, sizeof buf, NULL));
    CHECK(same(buf, "b0的傌被c0的相蹩住馬腿。"));
    CHECK_OK(duiyi_game_refusal_text(game, 9, DUIYI_SQUARE_NONE, 0, 0, buf, sizeof buf, NULL));
    CHECK(same(buf, "Nothing stands on a1."));

    CHECK_OK(duiyi_game_play_text(game, "h2e2", 4, DUIYI_NOTATION_AUTO, NULL, NULL));
    CHECK_OK(duiyi_game_next_event(game, &event));
    CHECK_OK(duiyi_game_event_text(game, &event, DUIYI_LANGUAGE_ZH_HANS, buf, sizeof buf, NULL));
    CHECK(same(buf, "红方的炮从h2走到e2。"));

    CHECK_OK(duiyi_game_resign(game, DUIYI_SIDE_BLACK, NULL));
    CHECK_OK(duiyi_game_verdict_text(game, DUIYI_LANGUAGE_ZH_HANS, buf, sizeof buf, NULL));
    CHECK(same(buf, "黑方认输，红方胜。"));
    CHECK_OK(duiyi_game_evidence_text(game, 0, buf, sizeof buf, NULL));
    CHECK(same(buf, ""));
    duiyi_game_destroy(game);
}

int main(void)
{
    codes();
    a_game();
    return 0;
}
