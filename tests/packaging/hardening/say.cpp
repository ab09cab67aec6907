#include <cstring>

void shout(const char *word);

int main(int count, char **words)
{
    char all[64] = "";
    for (int i = 1; i < count; ++i)
        std::strcpy(all, words[i]);
    shout(all);
}
