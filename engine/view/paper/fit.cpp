#include "engine/view/paper/fit.h"

#include <algorithm>

namespace medici {

namespace {

constexpr qreal largest = 1.7;      // beyond it a sheet looks like a poster
constexpr qreal legible = 0.82;     // least scale of a form with the aid
constexpr qreal mostStretch = 1.35; // of the side that has room to spare

} // namespace

Fit Fit::of(const SheetForm &form, const QRectF &place)
{
    Fit fit{form, place.topLeft(), 1};
    fit.scale = std::min({place.width() / form.size.width(), place.height() / form.size.height(), largest});
    const auto stretched = [&](qreal needed, qreal there) {
        return std::clamp(there / fit.scale, needed, mostStretch * needed);
    };
    fit.form.size =
        QSizeF(stretched(form.size.width(), place.width()), stretched(form.size.height(), place.height()));
    fit.corner.rx() += std::max(0.0, (place.width() - fit.scale * fit.form.size.width()) / 2);
    return fit;
}

Fit Fit::best(const std::vector<SheetForm> &forms, const QRectF &place, bool large)
{
    const qreal enough = large ? 1.3 * legible : legible;
    Fit best;
    bool found = false;
    for (const SheetForm &form : forms) {
        const Fit fit = of(form, place);
        const bool aided = form.aided && fit.scale >= enough;
        const bool bestAided = best.form.aided && best.scale >= enough;
        if (!found || (aided == bestAided ? fit.scale > best.scale : aided))
            best = fit;
        found = true;
    }
    return best;
}

} // namespace medici
