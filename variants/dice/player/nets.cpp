#include "variants/dice/player/nets.h"

namespace medici::dice {

constinit const LearnedNets learnedNets = netsOf<LearnedNets>({
#include "variants/dice/player/nets.txt"
});

} // namespace medici::dice
