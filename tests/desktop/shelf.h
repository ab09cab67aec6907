#pragma once

#include "engine/record/save.h"
#include "engine/record/writer.h"
#include "engine/view/variant.h"
#include "tests/desktop/stage.h"

#include <QDir>

namespace medici::desktop {

// A finished game of dice between somebody and the computer, played at random, on the disk. Later ones are
// later games.
inline void shelve(Stage &stage, const QString &name, Seed deal = 5)
{
    const Variant &variant = *stage.services.variants.find(usualGame());
    Record record;
    record.header.variant = usualGame();
    record.header.setup = variant.terms().usual(2);
    record.header.luck = LuckSource::ofDeal({0, deal});
    record.header.players = {{name, true, {}}, {QStringLiteral("Clara"), false, QStringLiteral("easy")}};
    const QDir folder(stage.services.folders.archive);
    folder.mkpath(QStringLiteral("."));
    const auto number = static_cast<Seed>(folder.count());
    Session session(variant.newGame(record.header.setup), luckOf(record.header.luck), {});
    session.begin();
    for (Seed n = 0; !session.game().over(); ++n)
        session.play(session.game().think({Level::Random}, derivedSeed(number, n), {}).code);
    record.events.assign(session.log().begin(), session.log().end());
    saveWhole(folder.filePath(QStringLiteral("20260302-12%1-dice.medici").arg(number, 4, 10, QChar(u'0'))),
              textOf(record, variant, Annotated::Yes));
}

} // namespace medici::desktop
