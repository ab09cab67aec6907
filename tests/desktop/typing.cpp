#include "app/desktop/storage/autosave.h"
#include "app/desktop/storage/lastsetup.h"
#include "engine/view/variant.h"
#include "tests/desktop/robot.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// A thousand by MEDICI_TYPED_GAMES=1000.
int games()
{
    const int wished = qEnvironmentVariableIntValue("MEDICI_TYPED_GAMES");
    return wished > 0 ? wished : 100;
}

} // namespace

// Games that the engine played, typed in by a robot: the same records come of it.
class TypingTest : public QObject {
    Q_OBJECT

private slots:
    void typedGamesAreTheSameGames();
};

void TypingTest::typedGamesAreTheSameGames()
{
    const QString id = qEnvironmentVariable("VARIANT");
    Stage stage;
    stage.window.setUpdatesEnabled(false);
    const Variant &variant = *stage.services.variants.find(id);
    for (int number = 0; number < games() && !QTest::currentTestFailed(); ++number) {
        const RandomGame game = randomGame(variant, static_cast<Seed>(number));
        Proposal proposal = stage.proposal(QString(game.setup.seats, u'H'), 1, id);
        proposal.setup = game.setup;
        proposal.luck = LuckSource::byHand();
        proposal.hints = false;
        stage.begin(proposal);
        typeGame(stage, game.events);
        QVERIFY(QTest::qWaitFor([&] { return stage.services.table.awaiting() == Awaiting::Over; }, 30'000));
        const Record typed = recordOf(*stage.services.table.current());
        QVERIFY2(typed.events == game.events, qPrintable(u"game %1"_s.arg(number)));
        QVERIFY(typed.how.empty() && typed.notes.empty());
        stage.close();
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TypingTest)
#include "typing.moc"
