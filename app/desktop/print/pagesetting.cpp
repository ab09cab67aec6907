#include "app/desktop/print/pagesetting.h"

#include "engine/rules/ranges.h"
#include "engine/view/translations.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const QStringList papers{u"A4"_s, u"A5"_s, u"Letter"_s, u"Legal"_s};
const QStringList inks{u"black"_s, u"colour"_s, u"saving"_s};

// The place of a word among words; the first where it is none of them.
template <class Choice>
Choice choiceIn(const QJsonValue &value, const QStringList &words)
{
    return static_cast<Choice>(std::max<qsizetype>(words.indexOf(value.toString()), 0));
}

} // namespace

PageSetup pageSetupIn(const QByteArray &kept, const QString &language)
{
    const QJsonObject object = QJsonDocument::fromJson(kept).object();
    PageSetup setup;
    setup.paper = choiceIn<PaperSize>(object[u"paper"_s], papers);
    setup.landscape = object[u"landscape"_s].toBool();
    if (const int perPage = object[u"perPage"_s].toInt(); ranges::count(sheetsPerPage, perPage) != 0)
        setup.perPage = perPage;
    setup.copies = std::clamp(object[u"copies"_s].toInt(1), 1, mostCopies);
    setup.overleaf = object[u"overleaf"_s].toBool();
    setup.extras = object[u"extras"_s].toBool();
    setup.history = object[u"history"_s].toBool();
    setup.curve = object[u"curve"_s].toBool();
    setup.review = object[u"review"_s].toBool();
    setup.deal = object[u"deal"_s].toBool();
    setup.style.ink = choiceIn<Ink>(object[u"ink"_s], inks);
    setup.style.large = object[u"large"_s].toBool();
    QStringList languages;
    for (const QJsonValue &known : object[u"languages"_s].toArray())
        if (Translations::languages().contains(known.toString()) && !languages.contains(known.toString()))
            languages << known.toString();
    setup.style.languages = languages.isEmpty() ? QStringList{language} : languages;
    return setup;
}

QByteArray keeping(const PageSetup &setup)
{
    return QJsonDocument(QJsonObject{{u"paper"_s, papers[static_cast<qsizetype>(setup.paper)]},
                                     {u"landscape"_s, setup.landscape},
                                     {u"perPage"_s, setup.perPage},
                                     {u"copies"_s, setup.copies},
                                     {u"overleaf"_s, setup.overleaf},
                                     {u"extras"_s, setup.extras},
                                     {u"history"_s, setup.history},
                                     {u"curve"_s, setup.curve},
                                     {u"review"_s, setup.review},
                                     {u"deal"_s, setup.deal},
                                     {u"ink"_s, inks[static_cast<qsizetype>(setup.style.ink)]},
                                     {u"large"_s, setup.style.large},
                                     {u"languages"_s, QJsonArray::fromStringList(setup.style.languages)}})
        .toJson(QJsonDocument::Compact);
}

} // namespace medici::desktop
