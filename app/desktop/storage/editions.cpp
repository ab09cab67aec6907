#include "app/desktop/storage/editions.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace medici::desktop {

namespace {

QString optionKey(const Option &option)
{
    return QString::fromLatin1(option.key.data(), static_cast<qsizetype>(option.key.size()));
}

QJsonObject editionsIn(const QByteArray &kept, const QString &variant)
{
    return QJsonDocument::fromJson(kept).object()[variant].toObject();
}

QByteArray writtenBack(const QByteArray &kept, const QString &variant, const QJsonObject &editions)
{
    QJsonObject all = QJsonDocument::fromJson(kept).object();
    all[variant] = editions;
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

} // namespace

QStringList editionNames(const QByteArray &kept, const QString &variant)
{
    return editionsIn(kept, variant).keys();
}

Setup byEdition(const QByteArray &kept, const QString &variant, const QString &name, const Setup &setup,
                const SetupLimits &terms)
{
    const QJsonObject edition = editionsIn(kept, variant)[name].toObject();
    Setup played = terms.withoutHouseRules(setup);
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        const Option &option = terms.options[i];
        const int value = edition[optionKey(option)].toInt(played.options[i]);
        if (option.house() && option.allows(value, setup.seats))
            played.options[i] = static_cast<std::int16_t>(value);
    }
    return played;
}

QString editionOf(const QByteArray &kept, const QString &variant, const Setup &setup,
                  const SetupLimits &terms)
{
    for (const QString &name : editionNames(kept, variant))
        if (byEdition(kept, variant, name, setup, terms) == setup)
            return name;
    return {};
}

QByteArray withEdition(const QByteArray &kept, const QString &variant, const QString &name,
                       const Setup &setup, const SetupLimits &terms)
{
    QJsonObject editions = editionsIn(kept, variant);
    QJsonObject edition = editions[name].toObject();
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        const QString key = optionKey(terms.options[i]);
        if (terms.differs(setup, i))
            edition[key] = setup.options[i];
        else if (terms.options[i].belongsTo(setup.seats))
            edition.remove(key);
    }
    editions[name] = edition;
    return writtenBack(kept, variant, editions);
}

QByteArray withoutEdition(const QByteArray &kept, const QString &variant, const QString &name)
{
    QJsonObject editions = editionsIn(kept, variant);
    editions.remove(name);
    return writtenBack(kept, variant, editions);
}

} // namespace medici::desktop
