#include "session.h"

#include <stdlib.h>

#include "watch.h"

duiyi_status session_begin(struct session *session, const struct start *start, duiyi_error *err)
{
    duiyi_game_options options;
    DUIYI_INIT(&options);
    options.variant = start->variant;
    options.rules = start->rules;
    options.start_fen = start->fen;
    if (start->variant == DUIYI_VARIANT_CHESS960 && start->fen == NULL) {
        options.chess960_index = (uint32_t)(session->seed % 960);
    }

    duiyi_clock_options clock;
    DUIYI_INIT(&clock);
    clock.stage_count[DUIYI_SIDE_WHITE] = 1; /* and the same for black */
    clock.stages[DUIYI_SIDE_WHITE][0] = session->time;
    if (session->time.main_ms > 0) {
        options.clock = &clock;
    }

    duiyi_game *game = NULL;
    duiyi_status status = duiyi_game_create(&options, &game, err);
    if (status == DUIYI_OK) {
        session_adopt(session, game);
        session->rules = start->rules;
    }
    return status;
}

void session_adopt(struct session *session, duiyi_game *game)
{
    duiyi_game_destroy(session->game);
    session->game = game;
    session->variant = session_state(session).variant;
    session->rules = DUIYI_RULES_DEFAULT; /* of the next game; this one brings its own */
    watch_start(session);
}

void session_close(struct session *session)
{
    duiyi_game_destroy(session->game);
    duiyi_engine_destroy(session->engine);
}

duiyi_state session_state(const struct session *session)
{
    duiyi_state state;
    DUIYI_INIT(&state);
    if (duiyi_game_state(session->game, &state) != DUIYI_OK) {
        abort(); /* only a NULL or a struct of the wrong size could bring us here */
    }
    return state;
}

static duiyi_board_info shape_of(const struct session *session)
{
    duiyi_board_info shape;
    DUIYI_INIT(&shape);
    if (duiyi_variant_board(session->variant, &shape) != DUIYI_OK) {
        abort();
    }
    return shape;
}

struct square_name session_square_name(const struct session *session, duiyi_square square)
{
    duiyi_board_info shape = shape_of(session);
    struct square_name name = {{0}};
    name.text[0] = (char)('a' + square % shape.files);
    name.text[1] = (char)('0' + square / shape.files + shape.first_rank_label);
    return name;
}

duiyi_square session_square_named(const struct session *session, const char *name)
{
    duiyi_board_info shape = shape_of(session);
    unsigned file = ((unsigned)name[0] | 0x20u) - 'a';
    unsigned rank = (unsigned)name[1] - '0' - shape.first_rank_label;
    if (file >= shape.files || rank >= shape.ranks) {
        return DUIYI_SQUARE_NONE;
    }
    return (duiyi_square)(rank * shape.files + file);
}

duiyi_piece session_piece_at(const struct session *session, duiyi_square square)
{
    duiyi_piece squares[DUIYI_MAX_SQUARES] = {0};
    if (square >= DUIYI_MAX_SQUARES
        || duiyi_game_board(session->game, squares, DUIYI_MAX_SQUARES) != DUIYI_OK) {
        return DUIYI_PIECE_NONE;
    }
    return squares[square];
}

duiyi_side session_speaker(const struct session *session)
{
    if (session->person[0] != session->person[1]) {
        return session->person[DUIYI_SIDE_BLACK] ? DUIYI_SIDE_BLACK : DUIYI_SIDE_WHITE;
    }
    return session_state(session).side_to_move;
}

int session_waits_for_opponent(const struct session *session)
{
    duiyi_state state = session_state(session);
    return state.outcome == DUIYI_OUTCOME_ONGOING && !session->person[state.side_to_move];
}
