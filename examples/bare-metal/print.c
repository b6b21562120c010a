#include "print.h"

#include "machine.h"

void print_number(uint32_t number)
{
    char digits[11];
    char *at = digits + sizeof digits - 1;

    *at = '\0';
    do {
        *--at = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    machine_print(at);
}
