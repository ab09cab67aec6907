#include "engine/players/form.h"

#include "engine/rules/chance.h"

#include <QTest>

#include <cmath>

using namespace medici;

namespace {

double expected(double own, double other)
{
    return 1 / (1 + std::pow(10, (other - own) / 400));
}

bool wins(PlayoutRandom &luck, double own, double other)
{
    return luck.below(1'000'000) < 1e6 * expected(own, other);
}

} // namespace

class FormTest : public QObject {
    Q_OBJECT

private slots:
    void beforeTheFirstGameItIsInTheMiddleAndUnsure()
    {
        const Form form;
        QVERIFY(std::abs(form.strength() - 600) < 5);
        QVERIFY(form.error() > 200);
    }

    void whoWinsIsThoughtStronger()
    {
        Form won;
        won.add(600, 1);
        Form lost;
        lost.add(600, 0);
        Form tied;
        tied.add(600, 0.5);
        QVERIFY(won.strength() > 650 && lost.strength() < 550);
        QVERIFY(std::abs(tied.strength() - 600) < 5);
        QVERIFY(tied.error() < Form().error());
    }

    void ofAWeakerOneAWinTellsLittle()
    {
        Form weak;
        weak.add(0, 1);
        Form strong;
        strong.add(1000, 1);
        QVERIFY(weak.strength() < 625 && strong.strength() > 700);
    }

    void whatIsForgottenTellsNothing()
    {
        Form form;
        for (int game = 0; game < 10; ++game)
            form.add(600, 1);
        form.forget(1);
        QVERIFY(std::abs(form.strength() - 600) < 5);
    }

    // Whoever always meets somebody as strong as is believed wins half of the games after the first twenty.
    void withinTwentyGamesTheStrengthIsFound()
    {
        constexpr int people = 400;
        constexpr int later = 10;
        PlayoutRandom luck(3);
        for (const double strength : {250.0, 450.0, 640.0, 900.0}) {
            int won = 0;
            double off = 0;
            for (int person = 0; person < people; ++person) {
                Form form;
                for (int game = 0; game < 20; ++game) {
                    const double other = form.strength();
                    form.add(other, wins(luck, strength, other) ? 1 : 0);
                }
                off += std::abs(form.strength() - strength) / people;
                for (int game = 0; game < later; ++game)
                    won += wins(luck, strength, form.strength());
            }
            const double share = won / static_cast<double>(people * later);
            QVERIFY2(off < 120, qPrintable(QString::number(off)));
            QVERIFY2(share > 0.4 && share < 0.6, qPrintable(QString::number(share)));
        }
    }
};

QTEST_GUILESS_MAIN(FormTest)
#include "form.moc"
