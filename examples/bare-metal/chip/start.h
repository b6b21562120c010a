/* What is the same from reset to main on every chip. */
#ifndef START_H
#define START_H

int main(void);

/* Fills the memory, calls main and ends the program. The stack pointer is set, nothing else. */
_Noreturn void start(void);

/* The program has run into a fault of the processor. */
_Noreturn void fault(void);

/* The debugger at the other end, here QEMU, does the system calls. */
_Noreturn void semihosting_exit(int code);

#endif
