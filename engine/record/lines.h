#pragma once

#include <QByteArray>
#include <QIODevice>

namespace medici {

// The lines of a stream. QIODevice has its own readLine, but that ends at a NUL byte where the device is
// a C stream, and takes every byte by itself where it is a buffer.
class Lines {
public:
    Lines(QIODevice &device, qsizetype longest) : m_device(device), m_longest(longest) {}

    // The next line with its LF. Without one it is the rest of the stream, empty at the end, or the
    // beginning of a line that is longer than the longest. Throws a Fault if the device cannot be read.
    QByteArray next();

private:
    bool fill();

    QIODevice &m_device;
    qsizetype m_longest;
    QByteArray m_buffer; // what was read and is not handed out
};

} // namespace medici
