#include "app/desktop/archive/resulttable.h"

#include <QStringList>

namespace medici::desktop {

namespace {

// A spreadsheet takes what begins with one of these for a formula, which somebody's name must not become.
QString harmless(const QString &text)
{
    return !text.isEmpty() && QStringView(u"=+-@\t\r").contains(text[0]) ? u'\'' + text : text;
}

QString field(QString text)
{
    text = harmless(text);
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString truth(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

} // namespace

QByteArray resultTable(const std::vector<TabledGame> &games)
{
    // By the mark at the beginning spreadsheets know in which letters it is written.
    QString table = u'\ufeff'
        + QStringLiteral("record,date,time,variant,game,deal,players,seat,name,player,level,place,points,"
                         "helped,luck_by_hand,house_rules,mistakes\r\n");
    for (const TabledGame &game : games) {
        const GameSummary &summary = game.summary;
        for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
            const SeatSummary &own = summary.seats[seat];
            const QStringList fields{
                field(game.record),
                game.when.date().toString(Qt::ISODate),
                game.when.time().toString(QStringLiteral("HH:mm")),
                field(summary.variant),
                field(game.game),
                field(summary.deal),
                QString::number(summary.seats.size()),
                QString::number(seat + 1),
                field(own.name),
                own.human ? QStringLiteral("person") : QStringLiteral("computer"),
                field(own.level),
                QString::number(own.place),
                QString::number(own.score),
                truth(own.helped),
                truth(summary.byHand),
                truth(summary.houseRules),
                own.reviewed ? QString::number(own.reviewed->mistakes) : QString(),
            };
            table += fields.join(u',') + QStringLiteral("\r\n");
        }
    }
    return table.toUtf8();
}

} // namespace medici::desktop
