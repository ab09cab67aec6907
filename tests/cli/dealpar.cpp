#include "app/cli/dealpar.h"

#include "engine/players/gameof.h"
#include "variants/dice/player/player.h"

#include <QJsonArray>
#include <QTest>

using namespace medici;

namespace {

// Would not do otherwise, whatever it thinks with.
struct Stubborn : NoKnowledge<dice::Rules> {
    static constexpr Skills skills{.shortlists = true};
    static std::vector<Code> shortlist(const dice::State &, const Choices &choices) { return {choices[0]}; }
};

} // namespace

class DealParTest : public QObject {
    Q_OBJECT

private slots:
    void otherProgramsGetTheScoreOfEachSeat()
    {
        Par par(GameOf<dice::Rules, Stubborn>(dice::Rules::start(dice::Rules::terms().usual(3))),
                Luck(Seed{7}));
        for (int playing = 0; playing < 4; ++playing)
            par.refine({});
        const QJsonObject json = cli::jsonOf(par);
        QCOMPARE(json["games"].toInt(), 4);
        const QJsonArray seats = json["seats"].toArray();
        QCOMPARE(seats.size(), 3);
        const PerSeat<int> scores = par.ends().front()->scores(); // all four went alike
        for (int seat = 0; seat < 3; ++seat)
            for (const char *figure : {"mean", "low", "high"})
                QCOMPARE(seats[seat][figure].toDouble(-1), scores[static_cast<std::size_t>(seat)]);
    }
};

QTEST_GUILESS_MAIN(DealParTest)
#include "dealpar.moc"
