#include "engine/view/goods.h"

#include <QCoreApplication>

namespace medici {

namespace {

// For those who collect what is to be translated.
[[maybe_unused]] constexpr const char *names[]{
    QT_TRANSLATE_NOOP("goods", "spice"), QT_TRANSLATE_NOOP("goods", "dye"),
    QT_TRANSLATE_NOOP("goods", "grain"), QT_TRANSLATE_NOOP("goods", "fur"),
    QT_TRANSLATE_NOOP("goods", "cloth"), QT_TRANSLATE_NOOP("goods", "gold"),
};

QString latin(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

QString nameOfGood(std::string_view word)
{
    return QCoreApplication::translate("goods", word.data());
}

QString symbolOfGood(std::string_view word)
{
    return QStringLiteral("good-") + latin(word);
}

QString numbered(std::string_view word, int value)
{
    return latin(word) + QString::number(value);
}

} // namespace medici
