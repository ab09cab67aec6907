#include "engine/view/board.h"

#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici {

namespace {

// A note as one line.
QString spoken(const Note &note)
{
    QString text = note.text;
    return text.replace(u'\t', QStringLiteral(": ")).replace(u'\n', QStringLiteral("; "));
}

} // namespace

Scale scaleOf(const Canvas &canvas)
{
    const qreal length =
        std::min(canvas.size.width() / boardDesign.width(), canvas.size.height() / boardDesign.height());
    return Scale(std::clamp(length, 0.4, 6.0), canvas.textScale);
}

RegionList::RegionList(const Scale &scale, std::function<Note(RegionId)> tooltip)
    : m_scale(scale), m_tooltip(std::move(tooltip))
{}

void RegionList::add(RegionId id, RegionRole role, const QRectF &place, qreal radius, const QString &name,
                     Seat seat)
{
    Region region;
    region.id = id;
    region.role = role;
    region.shape.addRoundedRect(place, m_scale(radius), m_scale(radius));
    region.name = name;
    region.description = spoken(m_tooltip(id));
    region.seat = seat;
    m_regions.push_back(std::move(region));
}

std::vector<Region> RegionList::linked()
{
    linkNeighbours(m_regions);
    return std::move(m_regions);
}

Highlight highlightOf(const Frame &frame, RegionId id)
{
    Highlight look;
    look.open = ranges::binary_search(frame.open, id);
    look.chosen = frame.draft.contains(id);
    look.focus = frame.focus == id;
    look.hover = frame.hover == id;
    return look;
}

Tag placeTag(int place)
{
    return {placeName(place), place == 1 ? TagKind::Gilt : TagKind::Outlined};
}

void paintNameplate(BoardPainter &pencil, const Nameplate &plate, const Player &player, const Tag &tag)
{
    paintShield(pencil, plate.shield, player.arms);
    const TextStyle style{plate.size, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};
    const QRectF &place = plate.title;
    const qreal space = pencil(plate.space);
    const qreal name = pencil.width(player.name, style) + 2;
    const qreal least = plate.least > 0 ? std::min(name, pencil(plate.least)) : name;
    QSizeF size = tagSize(pencil, tag.text);
    if (tag.text.isEmpty() || place.width() - size.width() - space < least)
        size = {};
    const qreal taken = std::min(name, place.width() - (size.isEmpty() ? 0 : size.width() + space));
    pencil.writeName({place.left(), place.top(), taken, place.height()}, player.name, style);
    if (!size.isEmpty())
        paintTag(pencil, {{place.left() + taken + space, place.center().y() - size.height() / 2}, size},
                 tag.text, tag.kind);
}

void paintPurse(BoardPainter &pencil, QRectF coin, const QRectF &place, int florins)
{
    const TextStyle style{18, true, Role::Ink, Qt::AlignRight | Qt::AlignVCenter};
    const QString figure = QString::number(florins);
    coin.moveRight(place.right() - pencil.width(figure, style) - pencil(5));
    pencil.symbol(QStringLiteral("good-gold"), coin);
    pencil.write(place, figure, style);
}

} // namespace medici
