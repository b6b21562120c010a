/* Codes to words, in English: tables that a game would translate. */
#ifndef WORDS_H
#define WORDS_H

#include <duiyi.h>

/* "chess", "chess960", "xiangqi". */
const char *variant_name(duiyi_variant variant);

/* The variant of that name, or 0. */
duiyi_variant variant_named(const char *name);

/* The rule set called "fide", "wxf" and so on, or 0; those of the other game have names as well. */
duiyi_rules rules_named(const char *name);

/* The notation called "san", "wxf" and so on, or 0. */
duiyi_notation notation_named(const char *name);

/* "white" or "red", and "black". */
const char *side_name(duiyi_variant variant, duiyi_side side);

/* "knight", "cannon"; the side does not matter. */
const char *kind_name(duiyi_piece piece);

/* A letter as in FEN, upper case for the first side. */
char piece_letter(duiyi_piece piece);

/* A chess symbol (one column) or a character of xiangqi (two columns), as UTF-8. */
const char *piece_symbol(duiyi_piece piece);

/* The kind of a promotion letter (q, r, b, n in either case), or 0. */
duiyi_kind promotion_named(char letter);

/* The level called "easy", "normal", "hard" or by its number, or 0. */
uint32_t level_named(const char *name);
const char *level_name(uint32_t level);

/* Why a move is refused, with places to fill in: see refusal.c. Never NULL. */
const char *reason_sentence(duiyi_reason reason);

/* Why a call failed for another reason than the rules. Never NULL. */
const char *status_sentence(duiyi_status status);

/* How a game ended, without who won. Never NULL. */
const char *termination_sentence(duiyi_termination termination);

#endif
