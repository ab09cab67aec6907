#include "variants/auction/player/nets.h"

namespace medici::auction {

constinit const LearnedNets learnedNets = netsOf<LearnedNets>({
#include "variants/auction/player/nets.txt"
});

} // namespace medici::auction
