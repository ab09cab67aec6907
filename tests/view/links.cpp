#include "engine/players/gameof.h"
#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "engine/view/view.h"

#include <QGuiApplication>
#include <QTest>

#include <functional>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// From every statement of the rules to a thing on the board, and back.
class LinksTest : public QObject {
    Q_OBJECT

private slots:
    void everyStatementMattersOnTheBoard_data();
    void everyStatementMattersOnTheBoard();
    void everyThingOnTheBoardHasItsRules_data();
    void everyThingOnTheBoardHasItsRules();

private:
    void addVariants();
    // Every thing on the board in games played by chance, with each number of players.
    void forEachThing(const QString &id,
                      const std::function<void(const Region &, const QStringList &)> &look);

    Variants m_variants{{QStringLiteral(VARIANTS_FOLDER)}};
};

void LinksTest::addVariants()
{
    QTest::addColumn<QString>("id");
    for (const PluginMetadata &listing : m_variants.listed())
        if (m_variants.find(listing.id)->view() != nullptr)
            QTest::newRow(qPrintable(listing.id)) << listing.id;
}

void LinksTest::forEachThing(const QString &id,
                             const std::function<void(const Region &, const QStringList &)> &look)
{
    const Variant &variant = *m_variants.find(id);
    const View &view = *variant.view();
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const PluginMetadata &listing = *m_variants.listing(id);
    for (int seats = listing.leastSeats; seats <= listing.mostSeats; ++seats) {
        Players players;
        for (int seat = 0; seat < seats; ++seat)
            players.push_back({u"Anna"_s, seat});
        const std::unique_ptr<Game> game = variant.newGame(variant.terms().usual(seats));
        PlayoutRandom luck(7);
        Choices choices;
        while (!game->over()) {
            for (const Region &region : view.layout(*game, {{1280, 800}, &theme, players, 0, 1}))
                look(region, view.rulesOf(*game, region.id));
            game->list(choices);
            game->apply(luck.pick(choices));
        }
    }
}

void LinksTest::everyStatementMattersOnTheBoard_data()
{
    addVariants();
}

void LinksTest::everyStatementMattersOnTheBoard()
{
    QFETCH(QString, id);
    const QStringList statements = RulesPage(m_variants.find(id)->view()->rulesPage(u"en"_s)).statements();
    std::set<QString> unlinked(statements.begin(), statements.end());
    forEachThing(id, [&](const Region &region, const QStringList &rules) {
        for (const QString &rule : rules) {
            QVERIFY2(statements.contains(rule), qPrintable(region.name + u": "_s + rule));
            unlinked.erase(rule);
        }
    });
    QVERIFY2(unlinked.empty(), qPrintable(QStringList(unlinked.begin(), unlinked.end()).join(u' ')));
}

void LinksTest::everyThingOnTheBoardHasItsRules_data()
{
    addVariants();
}

void LinksTest::everyThingOnTheBoardHasItsRules()
{
    QFETCH(QString, id);
    forEachThing(id, [&](const Region &region, const QStringList &rules) {
        QVERIFY2(!rules.isEmpty(), qPrintable(region.name));
        QCOMPARE(std::set<QString>(rules.begin(), rules.end()).size(),
                 static_cast<std::size_t>(rules.size()));
    });
}

QTEST_MAIN(LinksTest)
#include "links.moc"
