#include "variants/template/view/eventtext.h"

#include <QCoreApplication>

namespace medici::pig {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(template)
};

} // namespace

QString tell(const State &before, const Event &event, const QStringList &names)
{
    if (before.phase == Phase::DrawingFirst)
        return Text::tr("%1 begins.").arg(names[event.code]);
    const QString &name = names[before.active];
    if (event.actor == chance)
        return event.code == 0 ? Text::tr("%1 rolls a 1 and loses the turn.").arg(name)
                               : Text::tr("%1 rolls a %2.").arg(name, QString::number(event.code + 1));
    return event.code == hold ? Text::tr("%1 holds: +%2.").arg(name, QString::number(before.turn))
                              : Text::tr("%1 rolls again.").arg(name);
}

QString tableText(const State &state, const QStringList &names)
{
    QString text;
    for (qsizetype seat = 0; seat < state.seats; ++seat)
        text += QStringLiteral("%1 %2\n")
                    .arg(names[seat], -16)
                    .arg(state.points[static_cast<std::size_t>(seat)], 3);
    if (state.phase == Phase::Deciding)
        text +=
            Text::tr("%1 has %2 in this turn.").arg(names[state.active], QString::number(state.turn)) + u'\n';
    return text;
}

} // namespace medici::pig
