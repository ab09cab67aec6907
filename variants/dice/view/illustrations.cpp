#include "variants/dice/view/illustrations.h"

#include "engine/rules/ranges.h"
#include "engine/view/painters.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace medici::dice {

namespace {

void paintFaceDie(BoardPainter &pencil, const QRectF &place, Face face, const Highlight &look = {})
{
    paintDie(pencil, place, symbolOf(face.good), QString::number(face.value), look);
}

struct Tilted {
    qreal x; // of the centre, in widths
    qreal y; // in heights
    qreal angle;
    Face face;
};

// 'fur3' is fur with the value 3.
std::vector<Face> facesIn(const QString &words)
{
    static const std::array<QString, goods + 1> names{u"grain"_s, u"dye"_s,   u"fur"_s,
                                                      u"spice"_s, u"cloth"_s, u"gold"_s};
    std::vector<Face> faces;
    for (const QString &word : words.split(u',', Qt::SkipEmptyParts)) {
        const auto name = ranges::find(names, word.chopped(1));
        if (name != names.end())
            faces.push_back({static_cast<Good>(name - names.begin()),
                             static_cast<std::uint8_t>(word.back().digitValue())});
    }
    return faces;
}

constexpr int dieSide = 44;
constexpr int figureGap = 10;

} // namespace

void paintIllustration(QPainter &painter, const QRectF &place, const Theme &theme)
{
    const qreal unit = std::min(place.width() / 454, place.height() / 214);
    BoardPainter pencil(painter, theme, Scale(unit));
    // The ground is the same by day and by night, like the cover of a book.
    const QColor ultramarine = theme.contrast() ? QColor(0x00, 0x24, 0x7D) : QColor(0x24, 0x41, 0x8E);
    painter.fillRect(place, ultramarine);
    painter.setPen(QPen(theme.color(Role::Gunwale), 1.5 * unit));
    painter.drawRoundedRect(place.adjusted(10 * unit, 10 * unit, -10 * unit, -10 * unit), 8 * unit, 8 * unit);
    const std::array dicePlaces{
        Tilted{0.145, 0.46, -6, {Good::Grain, 0}}, Tilted{0.325, 0.56, 3, {Good::Dye, 4}},
        Tilted{0.5, 0.45, -2, {Good::Gold, 5}}, Tilted{0.68, 0.57, 5, {Good::Spice, 3}},
        Tilted{0.86, 0.45, -4, {Good::Cloth, 2}}};
    for (const Tilted &die : dicePlaces) {
        painter.save();
        painter.translate(place.left() + die.x * place.width(), place.top() + die.y * place.height());
        painter.rotate(die.angle);
        const qreal side = 68 * unit;
        paintFaceDie(pencil, QRectF(-side / 2, -side / 2, side, side), die.face);
        painter.restore();
    }
}

void paintSmall(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal side = std::min(place.width(), place.height());
    BoardPainter pencil(painter, theme, Scale(side / 48));
    Face face{Good::Gold, 5};
    for (int die = 0; die < state.rolled; ++die)
        if ((state.left >> die & 1) != 0) {
            face = state.face(die);
            break;
        }
    paintFaceDie(
        pencil,
        QRectF(place.center().x() - 0.46 * side, place.center().y() - 0.48 * side, 0.92 * side, 0.92 * side),
        face);
}

QSize sizeOfFigure(const QString &figure)
{
    const QString kind = figure.section(u':', 0, 0);
    const int count = static_cast<int>(facesIn(figure.section(u':', 1)).size());
    if (kind == u"dice"_s)
        return {std::max(1, count) * (dieSide + figureGap), dieSide + figureGap};
    if (kind == u"ship"_s)
        return {400, 74};
    if (kind == u"column"_s)
        return {360, 54};
    if (kind == u"table"_s)
        return {6 * (dieSide + figureGap), 5 * (dieSide + figureGap)};
    return {};
}

void paintFigure(QPainter &painter, const QRectF &place, const QString &figure, const Theme &theme)
{
    const QSize size = sizeOfFigure(figure);
    if (size.isEmpty())
        return;
    const qreal unit = std::min(place.width() / size.width(), place.height() / size.height());
    BoardPainter pencil(painter, theme, Scale(unit));
    const QString kind = figure.section(u':', 0, 0);
    const QString words = figure.section(u':', 1);
    const std::vector<Face> faces = facesIn(words);
    const auto dieAt = [&](int column, int row) {
        const qreal pitch = unit * (dieSide + figureGap);
        return QRectF(place.left() + unit * 2 + pitch * column, place.top() + unit * 2 + pitch * row,
                      unit * dieSide, unit * dieSide);
    };
    if (kind == u"dice"_s) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            paintFaceDie(pencil, dieAt(static_cast<int>(i), 0), faces[i]);
    } else if (kind == u"table"_s) {
        for (int die = 0; die < dice; ++die)
            for (int value = 0; value < 6; ++value)
                paintFaceDie(pencil, dieAt(value, die), faceOf(die, value));
    } else if (kind == u"ship"_s) {
        const ShipShape ship = ShipShape::in(place, 7, unit * 17);
        paintHull(pencil, ship, 0);
        int total = 0;
        for (std::size_t hold = 0; hold < ship.holds.size(); ++hold) {
            if (hold >= faces.size()) {
                paintEmptyHold(pencil, ship.holds[hold]);
                continue;
            }
            paintCargo(pencil, ship.holds[hold], symbolOf(faces[hold].good),
                       QString::number(faces[hold].value), {});
            total += faces[hold].value;
            pencil.writeFigure(ship.totals[hold], QString::number(total), 13 * unit,
                               theme.color(Role::HullInk));
        }
    } else {
        const int crosses = words.toInt();
        const qreal pitch = 28 * unit;
        for (int box = 0; box < boxes; ++box) {
            const qreal x = place.left() + box * pitch + 6 * unit * bonusesReached(box + 1);
            Box look;
            look.bonus = bonusesReached(box + 1) > 0;
            look.mark = box < crosses ? Mark::Cross : Mark::None;
            paintBox(pencil, QRectF(x, place.top() + 4 * unit, 24 * unit, 20 * unit), look);
        }
        const TextStyle style{bodySize, true, Role::Gilt, Qt::AlignCenter};
        for (std::size_t i = 0; i < columnBonuses.size(); ++i) {
            const auto [from, to] = boxesOfBonus(i);
            const qreal width = from == to ? 40 * unit : static_cast<qreal>(to - from + 1) * pitch;
            pencil.write(QRectF(place.left() + static_cast<qreal>(from) * pitch + 6 * unit,
                                place.top() + 30 * unit, width, 22 * unit),
                         Text::tr("+%1").arg(columnBonuses[i].points), style);
        }
    }
}

} // namespace medici::dice
