/* Text put together piece by piece in a fixed buffer. */
#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>

struct text {
    char bytes[512];
    size_t len;
};

/* Appends, as printf would print it; what does not fit is cut off. Begin with `= {0}`. */
void text_add(struct text *text, const char *format, ...);

#endif
