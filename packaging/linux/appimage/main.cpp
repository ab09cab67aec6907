// The program at the head of an AppImage (type 2): unpacks what is appended to it into a folder of its own,
// starts AppRun there, and takes the folder away when that has ended. Nothing is mounted, because FUSE, which
// others need for it, is not on every system and not allowed in every container.
#include "packaging/linux/appimage/image.h"
#include "packaging/linux/appimage/place.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

namespace {

using namespace medici::appimage;

volatile std::sig_atomic_t child = 0;

constexpr auto help =
    R"(This file is a program: make it executable and start it. It unpacks itself into a folder
of its own for as long as it runs (TMPDIR may say where). A link to it whose name begins with
'medici-cli' starts the program for the command line.

  --appimage-extract    unpack it into the folder 'squashfs-root', and do no more
  --appimage-offset     where in this file the file system begins
  --appimage-version    what kind of file this is
  --appimage-help       this text
)";

std::string pathOf(const char *link)
{
    char path[PATH_MAX] = "";
    const ssize_t length = readlink(link, path, sizeof path - 1);
    return {path, length > 0 ? static_cast<std::size_t>(length) : 0};
}

// Starts what lies in the folder, and answers with how it ended.
int run(const std::string &folder, const std::string &itself, char **arguments)
{
    setenv("APPIMAGE", itself.c_str(), 1);
    setenv("APPDIR", folder.c_str(), 1);
    setenv("ARGV0", arguments[0], 1);
    const std::string program = folder + "/AppRun";
    const pid_t started = fork();
    if (started == 0) {
        execv(program.c_str(), arguments);
        std::perror(program.c_str());
        _exit(127);
    }
    if (started < 0) {
        std::perror("fork");
        return 126;
    }
    child = started;
    for (const int signal : {SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGUSR1, SIGUSR2})
        std::signal(signal, [](int received) { kill(child, received); });
    int state = 0;
    while (waitpid(started, &state, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
}

} // namespace

int main(int count, char **arguments)
{
    const std::string itself = pathOf("/proc/self/exe");
    const int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (itself.empty() || file < 0) {
        std::fputs("This program needs /proc.\n", stderr);
        return 126;
    }
    try {
        const std::uint64_t offset = sizeOfProgram(file);
        const std::string asked = count > 1 ? arguments[1] : "";
        if (asked == "--appimage-help") {
            std::fputs(help, stdout);
            return 0;
        }
        if (asked == "--appimage-version") {
            std::puts("AppImage type 2, by Medici Suite, unpacks itself");
            return 0;
        }
        if (asked == "--appimage-offset") {
            std::printf("%llu\n", static_cast<unsigned long long>(offset));
            return 0;
        }
        if (asked == "--appimage-extract") {
            if (mkdir("squashfs-root", 0755) != 0)
                throw std::string("squashfs-root: ") + std::strerror(errno);
            unpack(file, offset, "squashfs-root");
            return 0;
        }
        if (asked == "--appimage-extract-and-run") { // which it does anyway
            arguments[1] = arguments[0];
            ++arguments;
        }
        struct stat found = {};
        fstat(file, &found);
        const Place place(static_cast<std::uint64_t>(found.st_size) * 5); // as much as it can become
        unpack(file, offset, place.folder());
        return run(place.folder(), itself, arguments);
    } catch (const std::string &wrong) {
        std::fprintf(stderr, "%s: %s\n", arguments[0], wrong.c_str());
    } catch (const std::exception &wrong) {
        std::fprintf(stderr, "%s: %s\n", arguments[0], wrong.what());
    }
    return 126;
}
