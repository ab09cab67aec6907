#pragma once

#include "app/web/replaypage.h"
#include "engine/record/lucksource.h"
#include "engine/rules/session.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "engine/view/view.h"

#include <QGuiApplication>

namespace medici::web {

// Pages of the variant that VARIANT names.
struct Press {
    Press() { Theme::loadFonts(); }

    // A game at random, by people of these names, as far as so many events.
    Record game(const QStringList &names, std::size_t most = 40) const
    {
        Record record;
        record.header.variant = id;
        record.header.setup = variant->terms().usual(static_cast<int>(names.size()));
        record.header.luck = LuckSource::ofDeal({0, 7});
        for (const QString &name : names)
            record.header.players.push_back({name, true, {}});
        Session session(variant->newGame(record.header.setup), luckOf(record.header.luck), {});
        session.begin();
        for (Seed n = 0; !session.game().over() && session.log().size() < most; ++n)
            session.play(session.game().think({Level::Random}, derivedSeed(7, n), {}).code);
        record.events.assign(session.log().begin(), session.log().end());
        return record;
    }
    QByteArray page(const Record &record, const QString &language = QStringLiteral("en")) const
    {
        return replayPage(record, *variant, {variants.listing(id)->names, QDate(2026, 3, 2)}, language, theme,
                          translations);
    }

    const QString id = qEnvironmentVariable("VARIANT");
    Variants variants{{QCoreApplication::applicationDirPath() + u'/' + id + QStringLiteral("/variants")}};
    const Variant *variant = variants.find(id);
    const Theme theme{Brightness::Light, ColourSet::Standard};
    const Translations translations;
};

} // namespace medici::web
