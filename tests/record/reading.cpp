#include "tests/record/reading.h"

#include "engine/record/recordable.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"

#include <QBuffer>

namespace medici {

const Recordable &diceVariant()
{
    static const RecordableOf<dice::Rules, dice::Player, dice::Words> variant;
    return variant;
}

Recordables diceAlone()
{
    return {{QStringLiteral("dice")}, [](const QString &) { return &diceVariant(); }};
}

Reading readingOf(const QByteArray &text, OnAnnotations onAnnotations, const Recordables &variants)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    Reader reader(buffer, QStringLiteral("test"), variants, onAnnotations);
    Reading reading;
    try {
        while (std::optional<Record> record = reader.next())
            reading.records.push_back(std::move(*record));
    } catch (const Fault &fault) {
        reading.fault = fault;
    }
    reading.note = reader.note();
    return reading;
}

QByteArray soloHeader()
{
    return R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"Ania","player":"human"}]})"
           "\n";
}

QByteArray headerForTwo()
{
    return R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"Ania","player":"human"},)"
           R"({"name":"Lorenzo","player":"computer","level":"hard"}],"options":{"start":0}})"
           "\n";
}

QByteArray linesOf(const QByteArrayList &lines)
{
    QByteArray text;
    for (const QByteArray &line : lines)
        text += line + '\n';
    return text;
}

} // namespace medici
