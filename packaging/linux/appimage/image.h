#pragma once

#include <cstdint>
#include <string>

namespace medici::appimage {

// Where the file system begins that was appended to a program: behind all that its own header knows of.
std::uint64_t sizeOfProgram(int file);

// Unpacks the file system in a file, from an offset on, into a folder that is there. Throws what is wrong as
// text.
void unpack(int file, std::uint64_t offset, const std::string &folder);

} // namespace medici::appimage
