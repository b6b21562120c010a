/* Reset of a RISC-V core in machine mode: a stack, and where faults go. */
#include "start.h"

__attribute__((naked, section(".reset"), used)) _Noreturn void reset(void)
{
    __asm__ volatile("la sp, stack_top\n"
                     "la t0, trap\n"
                     "csrw mtvec, t0\n"
                     "j start");
}

__attribute__((naked, aligned(4), used)) void trap(void)
{
    __asm__ volatile("la sp, stack_top\n"
                     "j fault");
}
