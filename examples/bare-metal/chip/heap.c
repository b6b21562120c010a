/* Blocks lie one behind the other, each behind its header. Looking for room walks over all of them and
 * joins free neighbours on the way: slow with many blocks, but the library takes less than a dozen. */
#define DUIYI_NO_STD
#include <duiyi.h>

#include "heap.h"

enum { HEAP_SIZE = 50 * 1024 };

struct block {
    size_t size; /* of the memory behind the header: a multiple of the header's own size */
    size_t taken;
};

enum { UNIT = sizeof(struct block) };

static union {
    struct block first;
    unsigned char bytes[HEAP_SIZE];
    uint64_t align_to_8_bytes;
} heap;

static size_t high_water;

static unsigned char *memory_of(struct block *block)
{
    return (unsigned char *)(block + 1);
}

/* The block behind this one, NULL behind the last. */
static struct block *next(struct block *block)
{
    unsigned char *end = memory_of(block) + block->size;

    return end < heap.bytes + HEAP_SIZE ? (struct block *)(void *)end : NULL;
}

/* Cuts a free block in two; the first one gets so many bytes. */
static struct block *cut(struct block *block, size_t size)
{
    struct block *rest = (struct block *)(void *)(memory_of(block) + size);

    rest->size = block->size - size - UNIT;
    rest->taken = 0;
    block->size = size;
    return rest;
}

static void join_free_neighbours(struct block *block)
{
    struct block *behind;

    while ((behind = next(block)) != NULL && !behind->taken) {
        block->size += UNIT + behind->size;
    }
}

void *duiyi_host_alloc(size_t size, size_t align)
{
    struct block *block;

    size = (size + UNIT - 1) / UNIT * UNIT;
    for (block = &heap.first; block != NULL; block = next(block)) {
        size_t gap;

        if (block->taken) {
            continue;
        }
        join_free_neighbours(block);
        /* The gap in front of an aligned address becomes a block, so it has room for a header. */
        gap = align <= UNIT ? 0 : (size_t)(-(uintptr_t)memory_of(block)) & (align - 1);
        if (block->size < gap || block->size - gap < size) {
            continue;
        }
        if (gap > 0) {
            block = cut(block, gap - UNIT);
        }
        if (block->size > size) {
            cut(block, size);
        }
        block->taken = 1;
        if (high_water < (size_t)(memory_of(block) + size - heap.bytes)) {
            high_water = (size_t)(memory_of(block) + size - heap.bytes);
        }
        return memory_of(block);
    }
    return NULL;
}

void duiyi_host_free(void *memory, size_t size, size_t align)
{
    (void)size;
    (void)align;
    ((struct block *)memory - 1)->taken = 0;
}

size_t heap_size(void)
{
    return HEAP_SIZE;
}

size_t heap_high_water(void)
{
    return high_water;
}
