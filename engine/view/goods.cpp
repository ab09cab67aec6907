#include "engine/view/goods.h"

#include "engine/rules/ranges.h"
#include "engine/rules/trade.h"

#include <QCoreApplication>

#include <array>

namespace medici {

namespace {

// For those who collect what is to be translated.
[[maybe_unused]] constexpr const char *names[]{
    QT_TRANSLATE_NOOP("goods", "spice"), QT_TRANSLATE_NOOP("goods", "dye"),
    QT_TRANSLATE_NOOP("goods", "grain"), QT_TRANSLATE_NOOP("goods", "fur"),
    QT_TRANSLATE_NOOP("goods", "cloth"), QT_TRANSLATE_NOOP("goods", "gold"),
};

struct Letter {
    const char *text;
    const char *remark;
};

struct Key {
    std::string_view good;
    Letter letter;
};

constexpr std::array keys{
    Key{"spice", QT_TRANSLATE_NOOP3("goods", "s", "key for spice")},
    Key{"dye", QT_TRANSLATE_NOOP3("goods", "d", "key for dye")},
    Key{"grain", QT_TRANSLATE_NOOP3("goods", "g", "key for grain")},
    Key{"fur", QT_TRANSLATE_NOOP3("goods", "f", "key for fur")},
    Key{"cloth", QT_TRANSLATE_NOOP3("goods", "c", "key for cloth")},
    Key{"gold", QT_TRANSLATE_NOOP3("goods", "o", "key for gold")},
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

QString keyOfGood(std::string_view word)
{
    const auto key = ranges::find(keys, word, &Key::good);
    return QCoreApplication::translate("goods", key->letter.text, key->letter.remark);
}

QString symbolOfGood(std::string_view word)
{
    return QStringLiteral("good-") + latin(word);
}

QString tradeName(int source, std::span<const std::string_view> goods)
{
    if (source == source::ship)
        return QCoreApplication::translate("goods", "the ship");
    const bool bonus = source >= source::bonus(0);
    const int good = source - (bonus ? source::bonus(0) : source::award(0));
    const QString name = nameOfGood(goods[static_cast<std::size_t>(good)]);
    return bonus ? QCoreApplication::translate("goods", "the bonus for %1").arg(name) : name;
}

QString tradeChange(int source, std::span<const std::string_view> goods, const QString &amount, bool more)
{
    const auto say = [](const char *words) { return QCoreApplication::translate("goods", words); };
    if (source == source::ship)
        return (more ? say(QT_TRANSLATE_NOOP("goods", "the ship brings %1 more"))
                     : say(QT_TRANSLATE_NOOP("goods", "the ship brings %1 less")))
            .arg(amount);
    const bool bonus = source >= source::bonus(0);
    const int good = source - (bonus ? source::bonus(0) : source::award(0));
    const QString name = nameOfGood(goods[static_cast<std::size_t>(good)]);
    const QString pattern = bonus ? more ? say(QT_TRANSLATE_NOOP("goods", "the bonus for %1 brings %2 more"))
                                         : say(QT_TRANSLATE_NOOP("goods", "the bonus for %1 brings %2 less"))
        : more ? say(QT_TRANSLATE_NOOP("goods", "%1 brings %2 more"))
                                  : say(QT_TRANSLATE_NOOP("goods", "%1 brings %2 less"));
    return pattern.arg(name, amount);
}

QString numbered(std::string_view word, int value)
{
    return latin(word) + QString::number(value);
}

} // namespace medici
