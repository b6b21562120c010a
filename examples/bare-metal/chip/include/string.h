/* duiyi.h asks for <string.h>, which a compiler without a C library does not bring. All that it uses is
 * memset; the Rust library has that inside. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memset(void *to, int byte, size_t count);

#endif
