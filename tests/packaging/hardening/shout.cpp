#include <cstdio>

// Something to guard, and something to limit; and the name of the file that it stands in.
void shout(const char *word)
{
    char loud[16];
    std::snprintf(loud, sizeof loud, "%s, %s!\n", word, __FILE__);
    std::fputs(loud, stdout);
}
