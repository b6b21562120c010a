/* The same program on a desktop: what it prints is what a chip must print. */
#include "machine.h"

#include <stdio.h>

void machine_print(const char *text)
{
    fputs(text, stdout);
}

void machine_print_figures(void)
{
}
