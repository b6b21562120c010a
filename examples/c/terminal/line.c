#include "line.h"

#include <string.h>

enum line_result line_read(FILE *in, char *line, size_t cap)
{
    size_t len = 0;
    int too_long = 0;
    int byte = fgetc(in);
    if (byte == EOF) {
        return LINE_END;
    }
    for (; byte != EOF && byte != '\n'; byte = fgetc(in)) {
        if (len + 1 == cap) {
            too_long = 1;
        } else {
            line[len++] = (char)(byte < ' ' || byte == 127 ? ' ' : byte);
        }
    }
    line[len] = '\0';
    return too_long ? LINE_TOO_LONG : LINE_READ;
}

char *line_word(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    char *end = word + strcspn(word, " ");
    *rest = end + strspn(end, " ");
    *end = '\0';
    return word;
}
