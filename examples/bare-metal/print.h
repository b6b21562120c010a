/* Numbers for machine_print(), where there is no printf. */
#ifndef PRINT_H
#define PRINT_H

#include <stdint.h>

void print_number(uint32_t number);

#endif
