#pragma once

#include <QString>

#include <string_view>

namespace medici::cli {

// The rules' names for things, which know no Qt.
inline QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace medici::cli
