#include "panel.h"

#include <stdio.h>

#include "text.h"
#include "watch.h"
#include "words.h"

static void add_game(struct text *text, const struct session *session)
{
    text_add(text, "%s", words_of(session, DUIYI_TEXT_VARIANT, session->variant).text);
    if (!session->person[0] || !session->person[1]) {
        text_add(text, ", level %s", level_name(session->level));
    }
}

static void add_seats(struct text *text, const struct session *session)
{
    int people = session->person[0] + session->person[1];
    duiyi_side yours = session->person[DUIYI_SIDE_BLACK] ? DUIYI_SIDE_BLACK : DUIYI_SIDE_WHITE;
    if (people == 1) {
        text_add(text, "You are %s", words_side(session, yours).text);
    } else {
        text_add(text, people == 2 ? "Two players" : "The engine plays both sides");
    }
}

static void add_turn(struct text *text, const struct session *session)
{
    duiyi_state state = session_state(session);
    if (state.outcome != DUIYI_OUTCOME_ONGOING) {
        text_add(text, "Over after %u plies", (unsigned)state.ply);
        return;
    }
    text_add(text, "Move %u: %s to move%s", (unsigned)state.full_move,
             words_side(session, state.side_to_move).text,
             state.flags & DUIYI_STATE_CHECK ? ", in CHECK" : "");
}

static void add_last_move(struct text *text, const struct session *session)
{
    duiyi_state state = session_state(session);
    char move[DUIYI_MOVE_TEXT_MAX];
    if (state.ply == 0
        || duiyi_game_history_text(session->game, state.ply, session->notation, move, sizeof move,
                                   NULL) != DUIYI_OK) {
        return;
    }
    duiyi_move_info last;
    DUIYI_INIT(&last);
    duiyi_game_history(session->game, state.ply, &last);
    text_add(text, "Last move: %s (%s, %s)", move, words_side(session, last.side).text,
             words_piece(session, last.piece).text);
}

/* What `side` has taken, which the other side has lost. */
static void add_taken(struct text *text, const struct session *session, duiyi_side side)
{
    duiyi_material material;
    DUIYI_INIT(&material);
    if (duiyi_game_material(session->game, &material) != DUIYI_OK) {
        return;
    }
    duiyi_side loser = side ^ 1;
    text_add(text, "%s has taken:", words_side(session, side).text);
    for (duiyi_kind kind = 1; kind < DUIYI_KINDS; kind++) {
        duiyi_piece piece = loser == DUIYI_SIDE_BLACK ? kind | DUIYI_PIECE_BLACK : kind;
        for (int i = 0; i < material.captured[loser][kind]; i++) {
            if (session->style.symbols) {
                text_add(text, " %s", words_symbol(session->style.language, piece).text);
            } else {
                text_add(text, " %c", piece_letter(piece));
            }
        }
    }
}

void panel_print_row(const struct session *session, int row)
{
    struct text text = {0};
    switch (row) {
    case 0:
        add_game(&text, session);
        break;
    case 1:
        add_seats(&text, session);
        break;
    case 2:
        watch_add(&text, session);
        break;
    case 3:
        add_turn(&text, session);
        break;
    case 4:
        add_last_move(&text, session);
        break;
    case 6:
        add_taken(&text, session, DUIYI_SIDE_WHITE);
        break;
    case 7:
        add_taken(&text, session, DUIYI_SIDE_BLACK);
        break;
    default:
        break;
    }
    printf("%s%s\n", text.len > 0 ? "   " : "", text.bytes);
}

void panel_print_result(const struct session *session)
{
    char text[DUIYI_WORDS_MAX];
    if (duiyi_game_verdict_text(session->game, session->style.language, text, sizeof text, NULL)
        == DUIYI_OK) {
        puts(text);
    }
}

void panel_print_evidence(const struct session *session)
{
    char text[DUIYI_EVIDENCE_TEXT_MAX];
    if (duiyi_game_evidence_text(session->game, session->style.language, text, sizeof text, NULL)
            == DUIYI_OK
        && text[0] != '\0') {
        puts(text);
    }
}
