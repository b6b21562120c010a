/* The smallest test harness: the first check that fails ends the program. */
#ifndef CHECK_H
#define CHECK_H

#include <duiyi.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

#define CHECK_OK(call) CHECK((call) == DUIYI_OK)

#endif
