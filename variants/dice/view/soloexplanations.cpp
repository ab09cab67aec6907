#include "variants/dice/view/soloexplanations.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/sheetpanels.h"

#include <algorithm>

namespace medici::dice {

namespace {

// From here on there is a warning.
constexpr int threatFrom = breakthroughFrom - 2;

const TextStyle mutedWords{noteSize, false, Role::Muted};
const TextStyle mutedTop{noteSize, false, Role::Muted, Qt::AlignLeft | Qt::AlignTop};
const TextStyle heading{18, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true};

QRectF inside(const BoardPainter &pencil, const QRectF &panel)
{
    return panel.adjusted(pencil(16), pencil(8), -pencil(16), -pencil(10));
}

QRectF writeHeading(BoardPainter &pencil, QRectF &room, const QString &words)
{
    const QRectF line(room.left(), room.top(), room.width(),
                      std::max(pencil(28), pencil.lineHeight(heading)));
    pencil.write(line, words, heading);
    room.setTop(line.bottom() + pencil(2));
    return line;
}

void paintEnemy(BoardPainter &pencil, const QRectF &panel, const Scene &scene)
{
    const State &state = scene.state;
    const PerGood<std::uint8_t> &circles = scene.would ? scene.would->circles : state.circles;
    const PerGood<std::uint8_t> &crosses = scene.would ? scene.would->sheet.crosses : state.sheets[0].crosses;
    paintPanel(pencil, panel);
    QRectF room = inside(pencil, panel);
    writeHeading(pencil, room, Text::tr("The enemy"));

    const qreal pitch = room.width() / goods;
    const qreal row = pencil(26);
    for (std::size_t i = 0; i < goods; ++i) {
        const std::size_t good = indexOf(columnOrder[i]);
        const QRectF at(room.left() + pitch * static_cast<qreal>(i), room.top(), pitch - pencil(4), row);
        const qreal size = pencil(22);
        pencil.symbol(symbolOf(columnOrder[i]), QRectF(at.left(), at.center().y() - size / 2, size, size));
        const bool changing = circles[good] != state.circles[good];
        const Role role = changing ? Role::Accent : circles[good] >= threatFrom ? Role::Danger : Role::Ink;
        pencil.write(at.adjusted(size + pencil(5), 0, 0, 0), QString::number(circles[good]),
                     {16, true, role});
        const int award = state.breakthrough ? 0 : soloAward(crosses[good], circles[good]);
        const bool holds = award > 0;
        const QRectF sign(at.left(), at.bottom() + pencil(2), pencil(18), pencil(18));
        // A sign that nothing is earned must not look like a cross on the sheet.
        if (!holds)
            pencil.write(sign, QString::number(0), {bodySize, true, Role::Danger, Qt::AlignCenter});
        if (holds) {
            pencil.sign(QStringLiteral("sign-tick"),
                        sign.adjusted(pencil(2), pencil(2), -pencil(2), -pencil(2)), Role::Good);
            const int points = award + bonusReached(state.edition, crosses[good]).points;
            pencil.writeFitting(
                QRectF(sign.right() + pencil(4), sign.top(), at.right() - sign.right(), sign.height()),
                {Text::tr("+%1").arg(points), QString::number(points)}, {bodySize, true, Role::Good});
        }
    }
    room.setTop(room.top() + row + pencil(26));

    const int most = *ranges::max_element(circles);
    const bool broken = state.breakthrough || most >= breakthroughFrom;
    const bool threatened = most >= threatFrom;
    const QString words = state.breakthrough
        ? Text::tr("Breakthrough: no more points for goods in this game.")
        : broken ? Text::tr("Breakthrough: %n or more circles in a column. No more points for goods!",
                            nullptr, breakthroughFrom)
        : threatened
        ? Text::tr("Take care: %n or more circles in one column end all points for goods.", nullptr,
                   breakthroughFrom)
        : Text::tr("Dice not taken become circles. %n or more in one column end all points for goods.",
                   nullptr, breakthroughFrom);
    TextStyle style = mutedTop;
    if (threatened) {
        style.role = Role::Danger;
        const qreal size = pencil(18);
        pencil.sign(QStringLiteral("sign-warning"), QRectF(room.left(), room.top(), size, size),
                    Role::Danger);
        room.setLeft(room.left() + size + pencil(8));
    }
    if (!pencil.writeLines(room, words, style, true) && threatened)
        pencil.writeFitting(room,
                            {broken ? Text::tr("Breakthrough!")
                                    : Text::tr("%1 of %2 circles").arg(most).arg(breakthroughFrom),
                             {}},
                            style);
}

void paintShipPay(BoardPainter &pencil, const QRectF &panel, const Scene &scene)
{
    const State &state = scene.state;
    const Ship &ship = scene.would ? scene.would->sheet.ships[state.round] : state.ship(0);
    paintPanel(pencil, panel);
    QRectF room = inside(pencil, panel);
    writeHeading(pencil, room, Text::tr("What the ship pays"));
    const std::array words{
        Text::tr("under %1").arg(soloShipFrom),
        Text::tr("%1 to %2", "the value of a ship").arg(soloShipFrom).arg(soloShipBonus.from - 1),
        Text::tr("%1 or more").arg(soloShipBonus.from)};
    const std::array pays{Text::tr("nothing"), Text::tr("its value"),
                          Text::tr("value + %1").arg(soloShipBonus.points)};
    const std::size_t current = ship.value < soloShipFrom ? 0 : ship.value < soloShipBonus.from ? 1 : 2;
    const qreal width = room.width() / static_cast<qreal>(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QRectF cell =
            QRectF(room.left() + width * static_cast<qreal>(i), room.top(), width - pencil(8), room.height());
        if (i == current) {
            QPainter &painter = pencil.painter();
            painter.setPen(Qt::NoPen);
            painter.setBrush(pencil.color(Role::GiltWash));
            painter.drawRoundedRect(cell, pencil(5), pencil(5));
            painter.setBrush(Qt::NoBrush);
        }
        const QRectF text = cell.adjusted(pencil(8), pencil(2), -pencil(4), -pencil(2));
        const qreal half = text.height() / 2;
        pencil.writeFitting(QRectF(text.left(), text.top(), text.width(), half), {words[i], {}},
                            i == current ? TextStyle{noteSize} : mutedWords);
        pencil.writeFitting(QRectF(text.left(), text.top() + half, text.width(), half), {pays[i], {}},
                            {bodySize, true});
    }
}

void paintRanks(BoardPainter &pencil, const QRectF &panel, const Scene &scene)
{
    const State &state = scene.state;
    const int total = state.sheets[0].total();
    const int reached = soloRank(total);
    paintPanel(pencil, panel);
    QRectF room = inside(pencil, panel);
    const QRectF line = writeHeading(pencil, room, Text::tr("Ranks"));
    pencil.write(line, Sentence::arranged(Text::tr("total %1"), {Sentence::strong(QString::number(total))}),
                 {bodySize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter});
    // Two columns, the lower ranks left; each as wide as its longest rank wants.
    const int rows = (soloRanks + 1) / 2;
    std::array<qreal, 2> widths{};
    for (int rank = 0; rank < soloRanks; ++rank) {
        qreal &width = widths[static_cast<std::size_t>(rank / rows)];
        width = std::max(width, pencil.width(rankName(rank), {noteSize, true}));
    }
    const qreal spare = room.width() - widths[0] - widths[1];
    for (qreal &width : widths)
        width = std::max(width + spare / 2, 0.0);
    const qreal height = room.height() / rows;
    for (int rank = 0; rank < soloRanks; ++rank) {
        const int column = rank / rows;
        const QRectF cell(room.left() + (column == 0 ? 0 : widths[0]), room.top() + height * (rank % rows),
                          widths[static_cast<std::size_t>(column)] - pencil(6), height);
        const bool here = rank == reached;
        if (here)
            paintDone(pencil, cell, pencil(4));
        const TextStyle style{noteSize, here, here ? Role::Ink : Role::Muted};
        const QRectF text = cell.adjusted(pencil(9), 0, -pencil(4), 0);
        const QString from = QString::number(soloRankFrom[static_cast<std::size_t>(rank)]);
        TextStyle right = style;
        right.align = Qt::AlignRight | Qt::AlignVCenter;
        pencil.write(text, from, right);
        pencil.writeFitting(text.adjusted(0, 0, -pencil.width(from, right) - pencil(6), 0),
                            {rankName(rank), {}}, style);
    }
}

} // namespace

void paintSolo(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    paintEnemy(pencil, board.enemy, scene);
    paintShipPay(pencil, board.shipPay, scene);
    paintRanks(pencil, board.ranks, scene);
}

} // namespace medici::dice
