/* No struct of the header has padding that has no name: compiled with -Wpadded. */
#include "check.h"

int main(void)
{
    /* These never grow. */
    CHECK(sizeof(duiyi_squares) == 16);
    CHECK(sizeof(duiyi_targets) == 48);
    CHECK(sizeof(duiyi_move) == 4);
    return 0;
}
