#pragma once

#include <QByteArray>

#include <cstdint>

namespace medici::desktop {

// Piece is a single die or counter that is put down.
enum class Sound : std::uint8_t { Dice, Piece, Card, Coin, Turn, End };

// A sound as a WAV file, computed: the same bytes whenever it is asked for. The volume goes from 0 to 100; at
// its loudest a sound stays well below what a recording would reach.
QByteArray waveOf(Sound sound, int volume);

} // namespace medici::desktop
