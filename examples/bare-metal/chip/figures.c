/* How much memory the program takes. */
#include "../machine.h"
#include "../print.h"
#include "heap.h"
#include "memory.h"

static void print_figure(const char *name, uintptr_t used, uintptr_t available)
{
    machine_print("# ");
    machine_print(name);
    machine_print(": ");
    print_number((uint32_t)used);
    machine_print(" of ");
    print_number((uint32_t)available);
    machine_print("\n");
}

static uintptr_t stack_used(void)
{
    const uint32_t *used = stack_bottom;

    while (*used == STACK_PAINT) {
        used++;
    }
    return (uintptr_t)stack_top - (uintptr_t)used;
}

void machine_print_figures(void)
{
    uintptr_t stack = (uintptr_t)stack_top - (uintptr_t)stack_bottom;
    uintptr_t variables = (uintptr_t)bss_end - (uintptr_t)data_begin;

    print_figure("flash", (uintptr_t)flash_used, (uintptr_t)flash_size);
    print_figure("heap", heap_high_water(), heap_size());
    print_figure("stack", stack_used(), stack);
    print_figure("RAM for heap, stack and variables", stack + variables, (uintptr_t)ram_size);
}
