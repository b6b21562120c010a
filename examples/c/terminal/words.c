#include "words.h"

#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* ---- typed ---- */

struct word {
    uint32_t code;
    const char *text;
};

static uint32_t find_named(const struct word *table, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(table[i].text, name) == 0) {
            return table[i].code;
        }
    }
    return 0;
}

static const struct word variants[] = {
    {DUIYI_VARIANT_CHESS, "chess"},
    {DUIYI_VARIANT_CHESS960, "chess960"},
    {DUIYI_VARIANT_XIANGQI, "xiangqi"},
};

duiyi_variant variant_named(const char *name)
{
    return find_named(variants, COUNT(variants), name);
}

static const struct word rule_sets[] = {
    {DUIYI_RULES_CHESS_CASUAL, "casual"},
    {DUIYI_RULES_CHESS_FIDE, "fide"},
    {DUIYI_RULES_XIANGQI_FREE, "free"},
    {DUIYI_RULES_XIANGQI_SIMPLE, "simple"},
    {DUIYI_RULES_XIANGQI_CLUB, "club"},
    {DUIYI_RULES_XIANGQI_AXF, "axf"},
    {DUIYI_RULES_XIANGQI_WXF, "wxf"},
    {DUIYI_RULES_XIANGQI_CXA, "cxa"},
};

duiyi_rules rules_named(const char *name)
{
    return find_named(rule_sets, COUNT(rule_sets), name);
}

static const struct word notations[] = {
    {DUIYI_NOTATION_UCI, "uci"},
    {DUIYI_NOTATION_ICCS, "iccs"},
    {DUIYI_NOTATION_SAN, "san"},
    {DUIYI_NOTATION_LAN, "lan"},
    {DUIYI_NOTATION_FIGURINE, "figurine"},
    {DUIYI_NOTATION_WXF, "wxf"},
    {DUIYI_NOTATION_CHINESE, "chinese"},
    {DUIYI_NOTATION_CHINESE_TRADITIONAL, "traditional"},
};

duiyi_notation notation_named(const char *name)
{
    return find_named(notations, COUNT(notations), name);
}

static const struct word languages[] = {
    {DUIYI_LANGUAGE_EN, "en"},
    {DUIYI_LANGUAGE_ZH_HANS, "zh-Hans"},
    {DUIYI_LANGUAGE_ZH_HANT, "zh-Hant"},
};

duiyi_language language_named(const char *name)
{
    return find_named(languages, COUNT(languages), name);
}

/* Three have names; every one has its number. */
static const struct word levels[] = {
    {DUIYI_LEVEL_EASY, "easy"},
    {DUIYI_LEVEL_NORMAL, "normal"},
    {DUIYI_LEVEL_HARD, "hard"},
    {1, "1"},
    {2, "2"},
    {3, "3"},
    {4, "4"},
    {5, "5"},
    {6, "6"},
    {7, "7"},
    {8, "8"},
    {9, "9"},
    {10, "10"},
};

uint32_t level_named(const char *name)
{
    return find_named(levels, COUNT(levels), name);
}

const char *level_name(uint32_t level)
{
    for (size_t i = 0; i < COUNT(levels); i++) {
        if (levels[i].code == level) {
            return levels[i].text;
        }
    }
    return "unknown";
}

/* By kind: those of chess, then those of xiangqi. */
static const char letters[] = ".PNBRQKPNBRCAK";

duiyi_kind kind_named(char letter)
{
    for (duiyi_kind kind = DUIYI_KIND_PAWN; kind <= DUIYI_KIND_KING; kind++) {
        if (letter == letters[kind] || letter == letters[kind] + ('a' - 'A')) {
            return kind;
        }
    }
    return DUIYI_KIND_NONE;
}

char piece_letter(duiyi_piece piece)
{
    char letter = letters[DUIYI_PIECE_KIND(piece)];
    return (char)(piece & DUIYI_PIECE_BLACK ? letter + ('a' - 'A') : letter);
}

/* ---- said ---- */

static struct words text_of(duiyi_language language, duiyi_text_family family, uint32_t code)
{
    struct words words;
    if (duiyi_text(family, code, language, words.text, sizeof words.text, NULL) != DUIYI_OK) {
        words.text[0] = '\0';
    }
    return words;
}

struct words words_of(const struct session *session, duiyi_text_family family, uint32_t code)
{
    return text_of(session->style.language, family, code);
}

struct words words_side(const struct session *session, duiyi_side side)
{
    int xiangqi = session->variant == DUIYI_VARIANT_XIANGQI;
    return words_of(session, xiangqi ? DUIYI_TEXT_XIANGQI_SIDE : DUIYI_TEXT_CHESS_SIDE, side);
}

struct words words_piece(const struct session *session, duiyi_piece piece)
{
    return words_of(session, DUIYI_TEXT_PIECE, piece);
}

struct words words_symbol(duiyi_language language, duiyi_piece piece)
{
    return text_of(language, DUIYI_TEXT_SYMBOL, piece);
}

struct words words_refusal(const struct session *session, duiyi_square from, duiyi_square to,
                           duiyi_kind promotion)
{
    struct words words;
    if (duiyi_game_refusal_text(session->game, from, to, promotion, session->style.language,
                                words.text, sizeof words.text, NULL)
        != DUIYI_OK) {
        words.text[0] = '\0';
    }
    return words;
}
