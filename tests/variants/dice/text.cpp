#include "engine/rules/session.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QTest>

using namespace medici;

// What the dice game says, by its plug-in.
class DiceTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void DX1_aTurnInWords();
    void D13_theLastTurnInWords();
    void D26_theEnemysDiceAreNamed();
    void D30_theRankIsNamed();
    void theTableShowsWhatThereIs();
    void everyTableFitsATerminalAndEveryEventHasASentence();

private:
    QString say(const Game &before, std::initializer_list<Event> events) const
    {
        return m_dice->describe(before, std::span(events.begin(), events.size()), m_names);
    }
    // Plays on with the first legal move, and with the same die face for ever.
    std::unique_ptr<Game> playedOn(int seats, Code face) const;

    Variants m_variants{{DICE_FOLDER}};
    const Variant *m_dice = nullptr;
    const QStringList m_names{"Ania", "Lorenzo", "Piero", "Clara"};
};

namespace {

constexpr Event rolled(Code face)
{
    return {chance, face};
}

void enter(Game &game, std::initializer_list<Code> codes)
{
    for (const Code code : codes)
        game.apply(code);
}

} // namespace

void DiceTextTest::initTestCase()
{
    m_dice = m_variants.find("dice");
    QVERIFY2(m_dice != nullptr, qPrintable(m_variants.problems().join('\n')));
}

void DiceTextTest::DX1_aTurnInWords()
{
    const std::unique_ptr<Game> game = m_dice->newGame(m_dice->terms().usual(2));
    QCOMPARE(say(*game, {rolled(1)}), "Lorenzo begins.");
    game->apply(1);
    QCOMPARE(say(*game, {rolled(5), rolled(3), rolled(2), rolled(4), rolled(0)}),
             "Lorenzo rolls gold 5, fur 3, grain 2, dye 4, dye 0.");
    enter(*game, {5, 3, 2, 4, 0});
    QCOMPARE(say(*game, {{1, 0b11001}}), "Lorenzo takes gold 5, dye 4 and dye 0.");
    game->apply(0b11001);
    QCOMPARE(say(*game, {{0, 0b00010}}), "Ania takes fur 3.");
}

std::unique_ptr<Game> DiceTextTest::playedOn(int seats, Code face) const
{
    Setup setup = m_dice->terms().usual(seats);
    setup.first = 0;
    std::unique_ptr<Game> game = m_dice->newGame(setup);
    Choices choices;
    while (!game->over()) {
        game->list(choices);
        game->apply(game->actor() == chance ? face : choices[0]);
    }
    return game;
}

void DiceTextTest::D13_theLastTurnInWords()
{
    Setup setup = m_dice->terms().usual(2);
    setup.first = 0;
    const std::unique_ptr<Game> game = m_dice->newGame(setup);
    // Ania takes three dice at a time until her ship is full, Lorenzo one.
    const std::initializer_list<Code> turns{0b00111, 0b01000, 0b00001, 0b00010, 0b00111, 0b01000};
    for (const Code taken : turns) {
        while (game->actor() == chance)
            game->apply(4);
        game->apply(taken);
    }
    QVERIFY2(m_dice->table(*game, m_names).contains("Lorenzo makes the last roll of the round."),
             qPrintable(m_dice->table(*game, m_names)));
    while (game->actor() == chance)
        game->apply(4);
    QVERIFY(m_dice->table(*game, m_names).contains("Lorenzo: choose 4 dice to fill the ship."));
}

void DiceTextTest::D26_theEnemysDiceAreNamed()
{
    const std::unique_ptr<Game> game = m_dice->newGame(m_dice->terms().usual(1));
    enter(*game, {5, 3, 2, 4, 0});
    QCOMPARE(say(*game, {{0, 0b01011}}),
             "Ania takes gold 5, fur 3 and dye 4; the enemy gets grain 2 and dye 0.");
    game->apply(0b01011);
    QVERIFY(
        m_dice->table(*game, m_names).contains("\n  enemy's circles      1      2      0      0      0\n"));
}

void DiceTextTest::D30_theRankIsNamed()
{
    const std::unique_ptr<Game> game = playedOn(1, 0); // worthless dice, and the enemy breaks through
    QCOMPARE(game->scores()[0], 0);
    QVERIFY(m_dice->table(*game, m_names).endsWith("\nRank: Deck Scrubber\n"));
}

void DiceTextTest::theTableShowsWhatThereIs()
{
    Setup setup = m_dice->terms().usual(2);
    setup.first = 1;
    const std::unique_ptr<Game> game = m_dice->newGame(setup);
    enter(*game, {5, 3, 2, 4, 0, 0b11001});
    const QString table = m_dice->table(*game, m_names);
    QCOMPARE(table,
             "Round 1 of 3. Ania: choose one of the dice left.\n"
             "Dice   1: fur 3   2: grain 2\n"
             "\n"
             "Ships of round 1\n"
             "  Ania                .      .      .      .      .      .      .\n"
             "  Lorenzo         gold5   dye4   dye0      .      .      .      .\n"
             "                      5      9      9\n"
             "\n"
             "Crosses           grain    dye    fur  spice  cloth\n"
             "  Ania                0      0      0      0      0\n"
             "  Lorenzo             0      3      0      0      0\n"
             "\n"
             "Ship + columns          round 1        round 2        round 3    total  place\n"
             "  Ania                        .              .              .        0      .\n"
             "  Lorenzo                     .              .              .        0      .\n");
}

void DiceTextTest::everyTableFitsATerminalAndEveryEventHasASentence()
{
    const QStringList longNames(4, "Bartholomäus der Überaus Lange");
    for (int seats = 1; seats <= 4; ++seats) {
        Setup setup = m_dice->terms().usual(seats);
        setup.options[0] = 8;
        Session session(m_dice->newGame(setup), 7, {});
        session.begin();
        PlayoutRandom luck(7);
        Choices choices;
        while (!session.game().over()) {
            session.game().list(choices);
            session.play(luck.pick(choices));
        }
        std::unique_ptr<Game> game = session.start().clone();
        for (const Step &step : stepsOf(m_dice->words(), *game, session.log())) {
            const auto events = session.log().subspan(step.from, step.to - step.from);
            QVERIFY(m_dice->describe(*game, events, m_names).endsWith('.'));
            for (const Event &event : events)
                game->apply(event.code);
            for (const QString &line : m_dice->table(*game, longNames).split('\n'))
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }
}

QTEST_GUILESS_MAIN(DiceTextTest)
#include "text.moc"
