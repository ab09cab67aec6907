// Another program at the table, that behaves as its first argument says: well, or badly in one way, from the
// question on that its second argument names (usually the first).

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#ifdef __unix__
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

std::string between(const std::string &line, const std::string &before, char end)
{
    const std::size_t begin = line.find(before) + before.size();
    return line.substr(begin, line.find(end, begin) - begin);
}

// The first legal move: it ends where its braces are closed.
std::string firstMove(const std::string &line)
{
    const std::size_t begin = line.find("\"legal\":[") + 9;
    std::size_t end = begin;
    int open = 0;
    do {
        open += line[end] == '{' ? 1 : line[end] == '}' ? -1 : 0;
        ++end;
    } while (open > 0);
    return line.substr(begin, end - begin);
}

int openFiles()
{
    int open = 0;
#ifdef __unix__
    for (int file = 3; file < 1024; ++file)
        open += fcntl(file, F_GETFD) != -1 ? 1 : 0; // NOLINT(*-vararg)
#endif
    return open;
}

void say(const std::string &line)
{
    std::cout << line << std::endl;
}

void introduce(const std::string &conduct, const std::string &word)
{
    if (conduct == "nameless")
        say(R"({"hello":{"protocol":1}})");
    else if (conduct == "of tomorrow")
        say(R"({"hello":{"protocol":2,"name":"Stranger"}})");
    else if (conduct == "picky")
        say(R"({"hello":{"protocol":1,"name":"Stranger","variants":["chess"]}})");
    else if (conduct == "says its word")
        say(R"({"hello":{"protocol":1,"name":")" + word + R"("}})");
    else if (conduct == "counts files")
        say(R"({"hello":{"protocol":1,"name":")" + std::to_string(openFiles()) + R"( files"}})");
    else
        say(R"({"hello":{"protocol":1,"name":"Stranger","version":"1"}})");
}

// False where it goes on as if it were well-behaved.
bool misbehave(const std::string &conduct, const std::string &line)
{
    const std::string question = between(line, "\"question\":", ',');
    const std::string move = firstMove(line);
    if (conduct == "slow")
        return true;
    if (conduct == "dies")
        std::exit(3); // NOLINT(concurrency-mt-unsafe)
    if (conduct == "dies of shame") {
        std::cerr << "shame: I cannot decide\n";
        std::exit(5); // NOLINT(concurrency-mt-unsafe)
    }
    if (conduct == "crashes")
        std::abort();
    if (conduct == "talks") {
        say("I am thinking.");
    } else if (conduct == "invents moves") {
        say(R"({"answer":)" + question + R"(,"move":{"castle":"kingside"}})");
    } else if (conduct == "cheats") {
        say(R"({"answer":)" + question + R"(,"move":{"take":[0,1,2,3,4]}})");
    } else if (conduct == "plays another game") {
        say(R"({"answer":1000,"move":)" + move + "}");
    } else if (conduct == "repeats itself") {
        const std::string answer = R"({"answer":)" + question + R"(,"move":)" + move + "}";
        say(answer + "\n" + answer);
    } else if (conduct == "asks on") {
        say(R"({"table":)" + question + "}");
    } else if (conduct == "never ends a line") {
        const std::string much(1 << 16, 'x');
        while (std::cout << much)
            ;
    } else if (conduct == "floods") {
        const std::string lines = std::string(1 << 10, ' ') + "\n";
        while (std::cout << lines)
            ;
    } else if (conduct == "complains for ever") {
        const std::string lines = std::string(1 << 16, '!') + "\n";
        while (std::cerr << lines)
            ;
    } else if (conduct == "complains") {
        std::cerr << std::string(1 << 20, '!') << "\nthe end\n";
        return false;
    } else if (conduct == "eats") {
        std::vector<char> much(std::size_t{1} << 28, 'x');
        return much.back() == 'y';
    } else {
        return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string conduct = argc > 1 ? argv[1] : "well";
    const std::string word = argc > 2 ? argv[2] : "";
    if (conduct == "ends at once")
        return 4;
    const int from = conduct == "says its word" || word.empty() ? 1 : std::stoi(word);
    int questions = 0;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.find("\"hello\"") != std::string::npos && conduct != "silent") {
            introduce(conduct, word);
        } else if (conduct == "asks on" && line.find("\"table\"") != std::string::npos) {
            misbehave(conduct, line);
        } else if (conduct == "notes games" && line.find("\"game\"") != std::string::npos) {
            std::cerr << "a game\n";
        } else if (line.find("\"legal\"") != std::string::npos) {
            if (++questions >= from && misbehave(conduct, line))
                continue;
            const std::string more =
                conduct == "foresees" ? R"(,"forecast":{"scores":[61500,58000],"wins":[70000,30000]})" : "";
            say(R"({"answer":)" + between(line, "\"question\":", ',') + R"(,"move":)" + firstMove(line) + more
                + "}");
        } else if (line.find("\"bye\"") != std::string::npos && conduct != "stays") {
            return 0;
        }
    }
    while (conduct == "stays")
        std::cout.flush(); // though nobody listens
    return 0;
}
