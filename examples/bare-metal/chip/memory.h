/* What the linker script says about the memory: places are the addresses of these, and so are sizes. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>

extern uint32_t data_image[], data_begin[], data_end[], bss_begin[], bss_end[];
extern uint32_t stack_bottom[], stack_top[];
extern char flash_used[], flash_size[], ram_size[];

/* The stack is filled with it before main: what is not paint any more has been used. */
#define STACK_PAINT 0xDEADBEEF

#endif
