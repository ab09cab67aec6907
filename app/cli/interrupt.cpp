#include "app/cli/interrupt.h"

#include <atomic>
#include <csignal>

namespace medici::cli {

namespace {

// A signal handler can reach nothing but this.
std::atomic<bool> wasInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void onInterrupt(int signal)
{
    wasInterrupted = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

void watchInterrupts()
{
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

bool interrupted()
{
    return wasInterrupted;
}

} // namespace medici::cli
