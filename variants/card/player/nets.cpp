#include "variants/card/player/nets.h"

namespace medici::card {

constinit const LearnedNets learnedNets = netsOf<LearnedNets>({
#include "variants/card/player/nets.txt"
});

} // namespace medici::card
