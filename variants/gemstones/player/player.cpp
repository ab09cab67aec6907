#include "variants/gemstones/player/player.h"

template class medici::GameOf<medici::gemstones::Rules, medici::gemstones::Player>;
