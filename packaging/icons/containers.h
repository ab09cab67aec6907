#pragma once

#include <QByteArray>

#include <map>

namespace medici::icons {

// An icon in several sizes: PNG files by their side in pixels.
using Sizes = std::map<int, QByteArray>;

// The one file that Windows wants: a directory of sizes, and the pictures behind it.
QByteArray windowsIcon(const Sizes &sizes);

// The one file that macOS wants: blocks, each with the name of its size.
QByteArray macIcon(const Sizes &sizes);

} // namespace medici::icons
