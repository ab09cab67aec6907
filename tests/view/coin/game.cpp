#include "tests/view/coin/game.h"

template class medici::GameOf<medici::coin::Rules, medici::NoKnowledge<medici::coin::Rules>>;
