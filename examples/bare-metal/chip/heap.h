/* The memory that the library takes from its host: duiyi_host_alloc() and duiyi_host_free(). */
#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/* Of so many bytes. */
size_t heap_size(void);

/* The most that was ever needed, from the first byte to the last one taken. */
size_t heap_high_water(void);

#endif
