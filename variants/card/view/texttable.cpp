#include "variants/card/view/texttable.h"

#include "variants/card/view/eventtext.h"
#include "variants/card/view/prompts.h"

namespace medici::card {

namespace {

constexpr int nameWidth = 16;
constexpr int cellWidth = 8;
constexpr qsizetype lineWidth = 78;

QString nameCell(const QString &name)
{
    QString words = QStringLiteral("  ") + name;
    if (words.size() >= nameWidth)
        words = words.left(nameWidth - 2) + u'…';
    return words.leftJustified(nameWidth);
}

QString cell(const QString &words)
{
    return words.rightJustified(cellWidth);
}

QString cell(int number)
{
    return cell(QString::number(number));
}

// Cards in a row, broken into lines under the first.
QString inLines(const QString &title, const QStringList &row)
{
    QString text;
    QString line = title;
    for (const QString &card : row) {
        if (line.size() + 2 + card.size() > lineWidth) {
            text += line + u'\n';
            line = QString(nameWidth, u' ');
        }
        line += QStringLiteral("  ") + card;
    }
    return text + line + u'\n';
}

QStringList namesOf(std::span<const Kind> cargo)
{
    QStringList names;
    for (const Kind kind : cargo)
        names << nameOf(kind);
    return names;
}

// From the end, by the numbers that moves in records use.
QString marketText(const State &state)
{
    QStringList row;
    for (int place = state.marketSize - 1; place >= 0; --place)
        row << (place < reach ? QStringLiteral("%1: %2").arg(place).arg(nameOf(state.fromEnd(place)))
                              : nameOf(state.fromEnd(place)));
    if (row.isEmpty())
        row << QStringLiteral(".");
    return inLines(Text::tr("Market").leftJustified(nameWidth - 2), row);
}

} // namespace

QString tableText(const State &state, const Players &players)
{
    const QString next = promptOf(state, {}, players).plain();
    QString text = state.phase == Phase::Over
        ? next + u'\n'
        : Text::tr("Day %1 of %2.").arg(state.day + 1).arg(days) + u' ' + next + u'\n';
    text += Text::tr("%n card(s) in the deck", nullptr, state.deckLeft) + u'\n' + marketText(state) + u'\n';

    text += Text::tr("Ships") + u'\n';
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Ship &ship = state.ship(seat);
        QStringList cargo = namesOf(ship.cargo());
        cargo << Text::tr("= %1, spaces %2 of %3").arg(ship.value).arg(ship.used).arg(state.spaces());
        text += inLines(nameCell(nameOf(seat, players)), cargo);
    }

    text += u'\n' + Text::tr("Warehouses").leftJustified(nameWidth);
    for (const Good good : allGoods)
        text += cell(nameOf(good));
    text += cell(Text::tr("florins")) + u'\n';
    for (Seat seat = 0; seat < state.seats; ++seat) {
        text += nameCell(nameOf(seat, players));
        for (const int symbols : state.house(seat).warehouse)
            text += cell(symbols);
        text += cell(state.house(seat).florins) + u'\n';
    }
    return text;
}

} // namespace medici::card
