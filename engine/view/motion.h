#pragma once

#include <QRectF>

#include <chrono>

namespace medici {

// How far something has come that sets out and arrives gently; `way` is from 0 to 1, and cut there.
qreal eased(qreal way);

inline qreal between(qreal from, qreal to, qreal way)
{
    return from + (to - from) * way;
}
QRectF between(const QRectF &from, const QRectF &to, qreal way);

// Things that go the same way one after another, each a little later than the one before.
struct Procession {
    int length; // of one thing's way, in milliseconds
    int delay;

    std::chrono::milliseconds duration(int things) const;
    // How far the nth has come so many milliseconds after the first set out; 1 and more: it is there.
    qreal way(int nth, qreal now) const { return (now - nth * delay) / length; }
};

} // namespace medici
