#include "text.h"

#include <stdarg.h>
#include <stdio.h>

void text_add(struct text *text, const char *format, ...)
{
    size_t room = sizeof text->bytes - text->len;
    va_list values;
    va_start(values, format);
    int wanted = vsnprintf(text->bytes + text->len, room, format, values);
    va_end(values);
    if (wanted > 0) {
        text->len += (size_t)wanted < room ? (size_t)wanted : room - 1;
    }
}
