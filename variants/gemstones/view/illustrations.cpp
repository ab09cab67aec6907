#include "variants/gemstones/view/view.h"

#include "engine/view/painters.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/faces.h"
#include "variants/gemstones/view/sheetpanels.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

constexpr int dieSide = 44;
constexpr int figureGap = 10;
constexpr int columnWidth = 48;
constexpr int rowHeight = 18;

std::optional<Gem> gemNamed(const QString &word)
{
    static const QStringList names{u"brown"_s, u"red"_s, u"green"_s, u"blue"_s, u"yellow"_s, u"white"_s};
    const qsizetype gem = names.indexOf(word);
    return gem < 0 ? std::nullopt : std::optional(static_cast<Gem>(gem));
}

std::vector<int> numbersOf(const Figure &figure)
{
    std::vector<int> numbers;
    for (const QString &word : figure.list())
        numbers.push_back(word.toInt());
    return numbers;
}

void paintDice(BoardPainter &pencil, const QRectF &place, const QStringList &faces)
{
    const qreal pitch = pencil(dieSide + figureGap);
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const QRectF at(place.left() + pencil(2) + pitch * static_cast<qreal>(i), place.top() + pencil(2),
                        pencil(dieSide), pencil(dieSide));
        if (const auto gem = gemNamed(faces[i]))
            paintDie(pencil, at, faceOf(*gem));
        else
            paintDie(pencil, at, faceOf(faces[i].toInt()));
    }
}

void paintRow(BoardPainter &pencil, const QRectF &place)
{
    const qreal pitch = place.width() / gems;
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const QRectF at(place.left() + pitch * static_cast<qreal>(gem), place.top(), pitch, place.height());
        const qreal side = pencil(36);
        pencil.symbol(symbolOf(static_cast<Gem>(gem)),
                      QRectF(at.center().x() - side / 2, at.top() + pencil(2), side, side));
        pencil.writeFitting(QRectF(at.left(), at.bottom() - pencil(20), at.width(), pencil(18)),
                            {nameOf(static_cast<Gem>(gem)), shortNameOf(static_cast<Gem>(gem))},
                            {noteSize, false, Role::Ink, Qt::AlignCenter});
    }
}

ColumnPlace columnAt(BoardPainter &pencil, const QRectF &place, std::size_t gem, int shownRows)
{
    ColumnPlace column;
    const qreal x = place.left() + pencil(columnWidth + 6) * static_cast<qreal>(gem);
    const qreal top = place.top() + pencil(32);
    column.symbol =
        QRectF(x + pencil((columnWidth - 26) / 2.0), place.top() + pencil(2), pencil(26), pencil(26));
    column.box = QRectF(x, top, pencil(columnWidth), pencil(rowHeight * shownRows));
    for (int row = 0; row < mostRows; ++row)
        column.rows[static_cast<std::size_t>(row)] =
            QRectF(x, top + pencil(rowHeight * row), pencil(columnWidth), pencil(rowHeight));
    return column;
}

void paintColumns(BoardPainter &pencil, const QRectF &place, const std::vector<int> &filled)
{
    Sheet sheet;
    for (std::size_t gem = 0; gem < std::min<std::size_t>(gems, filled.size()); ++gem)
        for (int row = 0; row < std::min(filled[gem], mostRows); ++row)
            sheet.columns[gem].write(1 + (static_cast<int>(gem) * 2 + row * 3) % sides);
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const ColumnPlace column = columnAt(pencil, place, gem, mostRows);
        pencil.symbol(symbolOf(static_cast<Gem>(gem)), column.symbol);
        paintColumn(pencil, column, {&sheet.columns[gem], sheet.blocked(gem)});
    }
}

void paintSums(BoardPainter &pencil, const QRectF &place, const std::vector<int> &sums)
{
    Sheet sheet;
    for (std::size_t gem = 0; gem < std::min<std::size_t>(gems, sums.size()); ++gem)
        sheet.columns[gem].write(sums[gem]);
    const PerGem<int> ranks = ranksOf(sheet);
    for (std::size_t gem = 0; gem < gems; ++gem) {
        const qreal x = place.left() + pencil(columnWidth + 6) * static_cast<qreal>(gem);
        const auto line = [&](qreal top, qreal height) {
            return QRectF(x, place.top() + pencil(top), pencil(columnWidth), pencil(height));
        };
        pencil.symbol(symbolOf(static_cast<Gem>(gem)), line(2, 26).adjusted(pencil(11), 0, -pencil(11), 0));
        pencil.writeFigure(line(30, 26), QString::number(sheet.columns[gem].sum()), pencil(19),
                           pencil.color(Role::Ink));
        const bool right = ranks[gem] == static_cast<int>(gem) + 1;
        pencil.writeFitting(line(56, 18), placeWords(ranks[gem]),
                            {noteSize, true, right ? Role::Good : Role::Danger, Qt::AlignCenter});
    }
}

} // namespace

// A gem and a number of those on the table.
void Looks::paintThumbnail(QPainter &painter, const QRectF &place, const State &state, const Theme &theme)
{
    const qreal side = 0.58 * std::min(place.width(), place.height());
    BoardPainter pencil(painter, theme, Scale(side / dieSide));
    const unsigned gemsLeft = state.left & gemDice;
    const unsigned numbersLeft = state.left & numberDice;
    const QPointF middle = place.center();
    paintDie(pencil, QRectF(middle.x() - 0.2 * side, middle.y() - 0.2 * side, side, side),
             faceOf(numbersLeft == 0 ? 6 : state.number(std::countr_zero(numbersLeft))));
    paintDie(pencil, QRectF(middle.x() - 0.8 * side, middle.y() - 0.8 * side, side, side),
             faceOf(gemsLeft == 0 ? Gem::White : state.gem(std::countr_zero(gemsLeft))));
}

QSize Looks::figureSize(const Figure &figure)
{
    const qsizetype count = figure.list().size();
    if (figure.kind == u"dice"_s)
        return {std::max(1, static_cast<int>(count)) * (dieSide + figureGap), dieSide + figureGap};
    if (figure.kind == u"row"_s)
        return {6 * 88, 64};
    if (figure.kind == u"columns"_s)
        return {gems * (columnWidth + 6), 36 + mostRows * rowHeight};
    if (figure.kind == u"sums"_s)
        return {gems * (columnWidth + 6), 78};
    return {};
}

void Looks::paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure)
{
    if (figure.kind == u"dice"_s)
        paintDice(pencil, place, figure.list());
    else if (figure.kind == u"row"_s)
        paintRow(pencil, place);
    else if (figure.kind == u"columns"_s)
        paintColumns(pencil, place, numbersOf(figure));
    else
        paintSums(pencil, place, numbersOf(figure));
}

} // namespace medici::gemstones
