#include "variants/gemstones/player/nets.h"

namespace medici::gemstones {

constinit const LearnedNets learnedNets = netsOf<LearnedNets>({
#include "variants/gemstones/player/nets.txt"
});

} // namespace medici::gemstones
