#pragma once

namespace medici::cli {

// From the first call on, Ctrl+C and a request to terminate no longer end the program at once, so that
// it can do so in good order; a second one does.
void watchInterrupts();

bool interrupted();

} // namespace medici::cli
