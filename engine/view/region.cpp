#include "engine/view/region.h"

#include <cmath>
#include <limits>

namespace medici {

namespace {

// How far one has to go from one region to another in a direction; straight ahead counts for more than
// aside. Infinite when it does not lie that way.
qreal distance(const QRectF &from, const QRectF &to, QPointF direction)
{
    const QPointF way = to.center() - from.center();
    const qreal ahead = QPointF::dotProduct(way, direction);
    const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
    const qreal reach = (std::abs(direction.x()) > 0 ? from.width() : from.height()) / 2;
    if (ahead < reach)
        return std::numeric_limits<qreal>::infinity();
    return ahead + 2 * aside;
}

std::optional<RegionId> nearest(const std::vector<Region> &regions, const Region &from, QPointF direction)
{
    std::optional<RegionId> found;
    qreal best = std::numeric_limits<qreal>::infinity();
    const QRectF place = from.shape.boundingRect();
    for (const Region &to : regions) {
        if (to.id == from.id || to.role == RegionRole::Sheet)
            continue;
        const qreal away = distance(place, to.shape.boundingRect(), direction);
        if (away < best) {
            best = away;
            found = to.id;
        }
    }
    return found;
}

} // namespace

void linkNeighbours(std::vector<Region> &regions)
{
    for (Region &region : regions) {
        region.left = nearest(regions, region, {-1, 0});
        region.right = nearest(regions, region, {1, 0});
        region.up = nearest(regions, region, {0, -1});
        region.down = nearest(regions, region, {0, 1});
    }
}

const Region *regionAt(const std::vector<Region> &regions, QPointF point)
{
    const Region *found = nullptr;
    for (const Region &region : regions)
        if (region.shape.contains(point) && (found == nullptr || region.role <= found->role))
            found = &region;
    return found;
}

const Region *regionById(const std::vector<Region> &regions, RegionId id)
{
    for (const Region &region : regions)
        if (region.id == id)
            return &region;
    return nullptr;
}

} // namespace medici
