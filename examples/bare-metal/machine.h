/* What the program asks of the machine it runs on: chip/ and desktop.c answer. */
#ifndef MACHINE_H
#define MACHINE_H

void machine_print(const char *text);

/* Prints how much memory the program has used at most so far, on machines where it is scarce. */
void machine_print_figures(void);

#endif
