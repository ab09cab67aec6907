#include "engine/record/base32.h"

namespace medici {

namespace {

constexpr QStringView digits = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

} // namespace

QChar base32Digit(unsigned value)
{
    return digits[static_cast<qsizetype>(value)];
}

std::optional<unsigned> base32Value(QChar digit)
{
    const QChar capital = digit.toUpper();
    if (capital == u'O')
        return 0;
    if (capital == u'I' || capital == u'L')
        return 1;
    const qsizetype value = digits.indexOf(capital);
    return value < 0 ? std::nullopt : std::optional(static_cast<unsigned>(value));
}

QString inGroups(const QString &text)
{
    QString grouped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i > 0 && i % digitsInGroup == 0)
            grouped += u'-';
        grouped += text[i];
    }
    return grouped;
}

QString groupsAround(QStringView text, qsizetype from, qsizetype to)
{
    const qsizetype begin = from / digitsInGroup * digitsInGroup;
    const qsizetype end = (to / digitsInGroup + 1) * digitsInGroup;
    return inGroups(text.mid(begin, end - begin).toString());
}

} // namespace medici
