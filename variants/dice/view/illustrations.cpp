#include "variants/dice/view/view.h"

#include "engine/view/goods.h"
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

// 'fur3' is fur with the value 3.
std::vector<Face> facesIn(const Figure &figure)
{
    std::vector<Face> faces;
    for (const QString &word : figure.list())
        for (std::size_t good = 0; good < goodWords.size(); ++good)
            if (const int value = word.back().digitValue(); word == numbered(goodWords[good], value))
                faces.push_back({static_cast<Good>(good), static_cast<std::uint8_t>(value)});
    return faces;
}

constexpr int dieSide = 44;
constexpr int figureGap = 10;

} // namespace

void Looks::paintThumbnail(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal side = std::min(place.width(), place.height());
    BoardPainter pencil(painter, theme, Scale(side / 48));
    Face face{Good::Gold, 5};
    if (state.left != 0)
        face = state.face(std::countr_zero(state.left));
    paintDie(
        pencil,
        QRectF(place.center().x() - 0.46 * side, place.center().y() - 0.48 * side, 0.92 * side, 0.92 * side),
        face);
}

QSize Looks::figureSize(const Figure &figure)
{
    const int count = static_cast<int>(facesIn(figure).size());
    if (figure.kind == u"dice"_s)
        return {std::max(1, count) * (dieSide + figureGap), dieSide + figureGap};
    if (figure.kind == u"ship"_s)
        return {400, 74};
    if (figure.kind == u"column"_s)
        return {360, 54};
    if (figure.kind == u"table"_s)
        return {6 * (dieSide + figureGap), 5 * (dieSide + figureGap)};
    return {};
}

void Looks::paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure)
{
    const std::vector<Face> faces = facesIn(figure);
    const auto dieAt = [&](int column, int row) {
        const qreal pitch = pencil(dieSide + figureGap);
        return QRectF(place.left() + pencil(2) + pitch * column, place.top() + pencil(2) + pitch * row,
                      pencil(dieSide), pencil(dieSide));
    };
    if (figure.kind == u"dice"_s) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            paintDie(pencil, dieAt(static_cast<int>(i), 0), faces[i]);
    } else if (figure.kind == u"table"_s) {
        for (int die = 0; die < dice; ++die)
            for (int value = 0; value < 6; ++value)
                paintDie(pencil, dieAt(value, die), faceOf(usualFaces, die, value));
    } else if (figure.kind == u"ship"_s) {
        const ShipShape ship = ShipShape::in(place, 7, pencil(17));
        paintHull(pencil, ship, 0);
        std::vector<Cargo> cargo;
        for (const Face &face : faces)
            cargo.push_back({symbolOf(face.good), face.value});
        paintHolds(pencil, ship, cargo, pencil(13));
    } else {
        const int crosses = figure.words.toInt();
        const qreal pitch = pencil(28);
        for (int box = 0; box < boxes; ++box) {
            const qreal x = place.left() + box * pitch + pencil(6) * bonusesReached(box + 1);
            Box look;
            look.bonus = bonusesReached(box + 1) > 0;
            look.mark = box < crosses ? Mark::Cross : Mark::None;
            paintBox(pencil, QRectF(x, place.top() + pencil(4), pencil(24), pencil(20)), look);
        }
        const TextStyle style{bodySize, true, Role::Gilt, Qt::AlignCenter};
        for (std::size_t i = 0; i < columnBonuses.size(); ++i) {
            const auto [from, to] = boxesOfBonus(i);
            const qreal width = from == to ? pencil(40) : static_cast<qreal>(to - from + 1) * pitch;
            pencil.write(QRectF(place.left() + static_cast<qreal>(from) * pitch + pencil(6),
                                place.top() + pencil(30), width, pencil(22)),
                         Text::tr("+%1").arg(columnBonuses[i].points), style);
        }
    }
}

} // namespace medici::dice
