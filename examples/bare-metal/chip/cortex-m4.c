/* Reset of a Cortex-M4: the vector table, and the FPU on, since the compiler may use its registers. */
#include "start.h"

#include <stdint.h>

#define COPROCESSOR_ACCESS (*(volatile uint32_t *)0xE000ED88)

extern uint32_t stack_top[];

_Noreturn void reset(void)
{
    COPROCESSOR_ACCESS |= 0xFu << 20;
    __asm__ volatile("dsb\nisb");
    start();
}

union vector {
    void *stack;
    void (*handler)(void);
};

__attribute__((section(".reset"), used)) static const union vector VECTORS[] = {
    {.stack = stack_top}, {.handler = reset}, {.handler = fault}, {.handler = fault},
    {.handler = fault},   {.handler = fault}, {.handler = fault},
};
