#include "tests/view/subject.h"

#include <QCoreApplication>
#include <QTest>

namespace medici {

VariantUnderTest::VariantUnderTest()
    : m_id(qEnvironmentVariable("VARIANT")),
      m_variants({QCoreApplication::applicationDirPath() + u'/' + m_id + QStringLiteral("/variants")}),
      m_variant(m_variants.find(m_id))
{}

Players VariantUnderTest::players(int seats)
{
    return playersNamed(QStringList{QStringLiteral("Anna"), QStringLiteral("Bartłomiej"),
                                    QStringLiteral("Clara"), QStringLiteral("Daniel"),
                                    QStringLiteral("Elena"), QStringLiteral("Fabio")}
                            .mid(0, seats));
}

void VariantUnderTest::play(int seats, Seed seed, const Step &step) const
{
    const SetupLimits terms = m_variant->terms();
    Setup setup = terms.usual(seats);
    for (std::size_t i = 0; seed % 2 == 0 && i < terms.options.size(); ++i)
        if (!terms.options[i].house())
            setup.options[i] = terms.options[i].most;
    const std::unique_ptr<Game> game = m_variant->newGame(setup);
    PlayoutRandom luck(seed);
    Choices choices;
    while (!game->over()) {
        game->list(choices);
        const Event event{game->actor(), luck.pick(choices)};
        const std::unique_ptr<Game> before = game->clone();
        game->apply(event.code);
        step(*before, event, *game);
    }
}

std::vector<std::unique_ptr<Game>> VariantUnderTest::decisions(int seats, Seed seed) const
{
    std::vector<std::unique_ptr<Game>> states;
    play(seats, seed, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor >= 0)
            states.push_back(before.clone());
        if (after.over())
            states.push_back(after.clone());
    });
    return states;
}

void VariantUnderTest::addSeats() const
{
    QTest::addColumn<int>("seats");
    for (int seats = leastSeats(); seats <= mostSeats(); ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

} // namespace medici
