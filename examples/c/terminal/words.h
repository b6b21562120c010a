/* Words: those that are typed, and those that the library has for its codes, in the player's language. */
#ifndef WORDS_H
#define WORDS_H

#include "session.h"

/* ---- typed ---- */

/* The variant called "chess", "chess960" or "xiangqi", or 0. */
duiyi_variant variant_named(const char *name);

/* The rule set called "fide", "wxf" and so on, or 0; those of the other game have names as well. */
duiyi_rules rules_named(const char *name);

/* The notation called "san", "wxf" and so on, or 0. */
duiyi_notation notation_named(const char *name);

/* The language called "en", "zh-Hans" or "zh-Hant", or 0. */
duiyi_language language_named(const char *name);

/* The level called "easy", "normal", "hard" or by its number, or 0. */
uint32_t level_named(const char *name);
const char *level_name(uint32_t level);

/* The chess kind of a letter in either case (q, r, b, n; p and k for moves that are none), or 0. */
duiyi_kind kind_named(char letter);

/* A letter as in FEN, upper case for the first side; a point for no piece. */
char piece_letter(duiyi_piece piece);

/* ---- said ---- */

struct words {
    char text[DUIYI_WORDS_MAX];
};

/* The text of a code in the session's language; empty if there is none. */
struct words words_of(const struct session *session, duiyi_text_family family, uint32_t code);

struct words words_side(const struct session *session, duiyi_side side);
struct words words_piece(const struct session *session, duiyi_piece piece);

/* A chess symbol (one column) or a character of xiangqi (two columns). */
struct words words_symbol(duiyi_language language, duiyi_piece piece);

/* Why the move from `from` to `to` was refused; with DUIYI_SQUARE_NONE for `to`, why the piece cannot
 * move at all. */
struct words words_refusal(const struct session *session, duiyi_square from, duiyi_square to,
                           duiyi_kind promotion);

#endif
