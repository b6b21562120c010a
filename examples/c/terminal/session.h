/* All that the program knows: the game, who plays it, and how it is shown. */
#ifndef SESSION_H
#define SESSION_H

#include <duiyi.h>

struct style {
    int symbols; /* chess symbols and characters of xiangqi instead of letters and ASCII */
    int colour;
    int flipped; /* black at the bottom */
    duiyi_language language; /* of what the library says; 0: English */
};

struct session {
    duiyi_game *game;
    duiyi_engine *engine;
    duiyi_variant variant;
    duiyi_rules rules;
    duiyi_notation notation; /* in which moves are shown */
    uint32_t level;
    uint64_t seed;
    duiyi_clock_stage time; /* for each side of the next game; all zero: no clock */
    int person[2]; /* does a person sit at this side, or the opponent? */
    struct style style;
    int at_terminal; /* may lines be drawn over, may questions be asked? */
    int quit;
};

struct start {
    duiyi_variant variant;
    duiyi_rules rules; /* 0: the usual ones */
    const char *fen; /* NULL: the usual start, in Chess960 the one that the seed chooses */
};

/* Begins another game; if it cannot, the old one goes on and `err` says why. */
duiyi_status session_begin(struct session *session, const struct start *start, duiyi_error *err);

/* Goes on with a game that was loaded; the session owns it then. */
void session_adopt(struct session *session, duiyi_game *game);

void session_close(struct session *session);

/* The state of the game: the one call that cannot fail with a game in hand. */
duiyi_state session_state(const struct session *session);

/* The name of a square, "e4". */
struct square_name {
    char text[4];
};
struct square_name session_square_name(const struct session *session, duiyi_square square);

/* The square that the text begins with, in either case, or DUIYI_SQUARE_NONE. */
duiyi_square session_square_named(const struct session *session, const char *name);

duiyi_piece session_piece_at(const struct session *session, duiyi_square square);

/* For which side is what is typed said: that of the only person, else the side to move. */
duiyi_side session_speaker(const struct session *session);

/* Is it the opponent's turn in a game that goes on? */
int session_waits_for_opponent(const struct session *session);

#endif
