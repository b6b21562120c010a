#include "refusal.h"

#include <stdio.h>
#include <string.h>

#include "text.h"
#include "words.h"

struct refusal {
    const struct session *session;
    duiyi_square from, to; /* `to` is DUIYI_SQUARE_NONE when the question is about a piece */
    duiyi_reason reason;
    const duiyi_square *squares;
    uint32_t count;
};

/* "the cannon on h2", or "the cannon on h2 and the horse on g0". */
static void add_pieces(struct text *out, const struct refusal *refusal)
{
    for (uint32_t i = 0; i < refusal->count; i++) {
        duiyi_square square = refusal->squares[i];
        text_add(out, "%sthe %s on %s", i == 0 ? "" : i + 1 == refusal->count ? " and " : ", ",
                 kind_name(session_piece_at(refusal->session, square)),
                 session_square_name(refusal->session, square).text);
    }
}

static void add_place(struct text *out, const struct refusal *refusal, const char *place,
                      size_t len)
{
    const struct session *session = refusal->session;
    duiyi_side side = session_state(session).side_to_move;
    if (strncmp(place, "pieces", len) == 0) {
        add_pieces(out, refusal);
    } else if (strncmp(place, "from", len) == 0) {
        text_add(out, "%s", session_square_name(session, refusal->from).text);
    } else if (strncmp(place, "to", len) == 0) {
        text_add(out, "%s", session_square_name(session, refusal->to).text);
    } else if (strncmp(place, "mover", len) == 0) {
        text_add(out, "%s", kind_name(session_piece_at(session, refusal->from)));
    } else if (strncmp(place, "there", len) == 0) {
        text_add(out, "%s", kind_name(session_piece_at(session, refusal->to)));
    } else if (strncmp(place, "side", len) == 0) {
        text_add(out, "%s", side_name(session->variant, side));
    } else if (strncmp(place, "royal", len) == 0) {
        text_add(out, "%s", session->variant == DUIYI_VARIANT_XIANGQI ? "general" : "king");
    }
}

/* Copies a sentence of words.c, with its {places} filled in. */
static void print_sentence(const struct refusal *refusal)
{
    struct text out = {0};
    const char *rest = reason_sentence(refusal->reason);
    while (*rest != '\0') {
        size_t plain = strcspn(rest, "{");
        text_add(&out, "%.*s", (int)plain, rest);
        rest += plain;
        if (*rest == '{') {
            size_t len = strcspn(rest + 1, "}");
            add_place(&out, refusal, rest + 1, len);
            rest += len + 2;
        }
    }
    puts(out.bytes);
}

void refusal_print_move(const struct session *session, duiyi_square from, duiyi_square to,
                        const duiyi_error *err)
{
    struct refusal refusal = {session, from, to, err->reason, err->squares, 0};
    while (refusal.count < 4 && err->squares[refusal.count] != DUIYI_SQUARE_NONE) {
        refusal.count++;
    }
    print_sentence(&refusal);
}

void refusal_print_piece(const struct session *session, duiyi_square square)
{
    duiyi_explanation why;
    DUIYI_INIT(&why);
    if (duiyi_game_explain_piece(session->game, square, &why) == DUIYI_OK) {
        struct refusal refusal = {session,    square,      DUIYI_SQUARE_NONE,
                                  why.reason, why.squares, why.square_count};
        print_sentence(&refusal);
    }
}
