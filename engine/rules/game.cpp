#include "engine/rules/game.h"

namespace medici {

Game::~Game() = default;

} // namespace medici
