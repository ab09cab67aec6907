#include "packaging/linux/appimage/place.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace medici::appimage {

namespace {

constexpr auto prefix = "medici-suite.";
constexpr auto lockName = "/.lock";

std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value != nullptr && value[0] == '/' ? value : "";
}

void removeAll(const std::string &folder)
{
    nftw(
        folder.c_str(), [](const char *path, const struct stat *, int, FTW *) { return std::remove(path); },
        16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

// Whether nobody holds the lock any more, which then is ours.
bool taken(int lock)
{
    struct stat found = {};
    return lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0 && fstat(lock, &found) == 0 && found.st_nlink > 0;
}

void removeForgotten(const std::string &parent)
{
    DIR *entries = opendir(parent.c_str());
    if (entries == nullptr)
        return;
    while (const dirent *entry = readdir(entries)) {
        const std::string folder = parent + '/' + entry->d_name;
        struct stat found = {};
        if (std::string(entry->d_name).rfind(prefix, 0) != 0 || lstat(folder.c_str(), &found) != 0
            || !S_ISDIR(found.st_mode) || found.st_uid != geteuid())
            continue;
        const int lock = open((folder + lockName).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        if (taken(lock))
            removeAll(folder);
        if (lock >= 0)
            close(lock);
    }
    closedir(entries);
}

} // namespace

Place::Place(std::uint64_t bytes)
{
    const std::string home = environment("HOME");
    for (const std::string &parent :
         {environment("TMPDIR"), std::string("/tmp"), std::string("/var/tmp"), environment("XDG_RUNTIME_DIR"),
          home.empty() ? home : home + "/.cache"}) {
        if (parent.empty())
            continue;
        removeForgotten(parent);
        struct statvfs system = {};
        if (statvfs(parent.c_str(), &system) == 0 && (system.f_flag & ST_NOEXEC) == 0
            && std::uint64_t{system.f_bavail} * system.f_frsize >= bytes && begin(parent))
            return;
    }
    throw std::string(
        "there is no folder to unpack it into, from which programs may be started and in which ")
        + std::to_string(bytes >> 20) + " MB are free; TMPDIR may name one";
}

bool Place::begin(const std::string &parent)
{
    const std::string pattern = parent + '/' + prefix + "XXXXXX";
    for (int tries = 0; tries < 3; ++tries) {
        std::vector<char> path(pattern.begin(), pattern.end());
        path.push_back('\0');
        if (mkdtemp(path.data()) == nullptr)
            return false;
        m_folder = path.data();
        // Not closed on exec: what was started may live longer than this.
        m_lock = open((m_folder + lockName).c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
        if (taken(m_lock))
            return true;
        // Another one has just found it without a lock.
        if (m_lock >= 0)
            close(m_lock);
        removeAll(m_folder);
    }
    return false;
}

Place::~Place()
{
    removeAll(m_folder);
}

} // namespace medici::appimage
