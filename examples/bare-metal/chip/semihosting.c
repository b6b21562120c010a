/* A chip without a screen prints and ends by semihosting: a trap that the debugger at the other end,
 * here QEMU, answers as a system call. */
#define DUIYI_NO_STD
#include <duiyi.h>

#include "../machine.h"
#include "start.h"

enum { WRITE0 = 0x04, EXIT_EXTENDED = 0x20, APPLICATION_EXIT = 0x20026 };

static void semihosting(uintptr_t operation, const void *argument)
{
#if defined(__arm__)
    register uintptr_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
#elif defined(__riscv)
    register uintptr_t a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = argument;

    /* The three instructions are one sign: of full width, and not across a page. */
    __asm__ volatile(".balign 16\n.option push\n.option norvc\n"
                     "slli zero, zero, 0x1f\nebreak\nsrai zero, zero, 7\n.option pop"
                     : "+r"(a0) : "r"(a1) : "memory");
#else
#error "how does this chip trap into its debugger?"
#endif
}

void machine_print(const char *text)
{
    semihosting(WRITE0, text);
}

void semihosting_exit(int code)
{
    const uintptr_t why[2] = {APPLICATION_EXIT, (uintptr_t)code};

    for (;;) {
        semihosting(EXIT_EXTENDED, why);
    }
}

void duiyi_host_abort(const char *message, size_t len)
{
    char text[80] = "";
    size_t i;

    for (i = 0; i < len && i < sizeof text - 1; i++) {
        text[i] = message[i];
    }
    machine_print("panic: ");
    machine_print(text);
    machine_print("\n");
    semihosting_exit(99);
}
