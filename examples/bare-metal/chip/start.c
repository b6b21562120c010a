/* From reset to main. */
#include "start.h"

#include "../machine.h"
#include "memory.h"

void start(void)
{
    const uint32_t *from = data_image;
    uint32_t *to;

    for (to = data_begin; to < data_end;) {
        *to++ = *from++;
    }
    for (to = bss_begin; to < bss_end;) {
        *to++ = 0;
    }
    /* Below this frame nothing is in use yet. */
    for (to = stack_bottom; to < (uint32_t *)__builtin_frame_address(0) - 64;) {
        *to++ = STACK_PAINT;
    }
    semihosting_exit(main());
}

void fault(void)
{
    machine_print("fault\n");
    semihosting_exit(98);
}
