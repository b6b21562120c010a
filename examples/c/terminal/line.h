/* Lines from a stream that may hold anything. */
#ifndef LINE_H
#define LINE_H

#include <stddef.h>
#include <stdio.h>

enum line_result { LINE_READ, LINE_TOO_LONG, LINE_END };

/* Reads a line without its end into `line` as a C string. Control characters, NUL among them,
 * become spaces; a line that does not fit is passed over as a whole. */
enum line_result line_read(FILE *in, char *line, size_t cap);

/* Cuts the next word off: returns it, and moves `*rest` behind it; "" when none is left. */
char *line_word(char **rest);

#endif
