#pragma once

#include "engine/view/boardpainter.h"
#include "engine/view/frame.h"
#include "engine/view/note.h"
#include "engine/view/painters.h"

#include <functional>
#include <vector>

// What the boards of all variants have in common.
namespace medici {

// What a board is designed for; everything follows from how much larger or smaller it is.
inline constexpr QSizeF boardDesign(960, 648);
Scale scaleOf(const Canvas &canvas);

// The regions of a board in the order in which Tab goes through them, each with its tooltip for ears.
class RegionList {
public:
    RegionList(const Scale &scale, std::function<Note(RegionId)> tooltip);

    void add(RegionId id, RegionRole role, const QRectF &place, qreal radius, const QString &name,
             Seat seat = nobody);
    std::vector<Region> linked(); // with their neighbours

private:
    const Scale &m_scale;
    std::function<Note(RegionId)> m_tooltip;
    std::vector<Region> m_regions;
};

// What the frame says of a region.
Highlight highlightOf(const Frame &frame, RegionId id);

struct Tag {
    QString text;
    TagKind kind = TagKind::Outlined;
};
// Of a seat's place at the end.
Tag placeTag(int place);

// A seat's shield, name and tag; the tag goes where it would leave less than `least` of the name.
struct Nameplate {
    QRectF shield;
    QRectF title;
    qreal size = 18; // of the name
    qreal space = 8; // before the tag
    qreal least = 0; // in design pixels; 0: all of it
};
void paintNameplate(BoardPainter &pencil, const Nameplate &plate, const Player &player, const Tag &tag);

// What a seat has in florins: a coin and the figure, at the right of the place.
void paintPurse(BoardPainter &pencil, QRectF coin, const QRectF &place, int florins);

} // namespace medici
