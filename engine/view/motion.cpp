#include "engine/view/motion.h"

#include <QEasingCurve>

#include <algorithm>

namespace medici {

qreal eased(qreal way)
{
    return QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(std::clamp(way, 0.0, 1.0));
}

QRectF between(const QRectF &from, const QRectF &to, qreal way)
{
    return {between(from.left(), to.left(), way), between(from.top(), to.top(), way),
            between(from.width(), to.width(), way), between(from.height(), to.height(), way)};
}

std::chrono::milliseconds Procession::duration(int things) const
{
    return std::chrono::milliseconds(length + delay * (things - 1));
}

} // namespace medici
