#include "engine/rules/choices.h"

#include <QTest>

#include <algorithm>
#include <stdexcept>

namespace medici {

class ChoicesTest : public QObject {
    Q_OBJECT

private slots:
    void startEmpty();
    void whatIsAddedIsThere();
    void codesWithoutWeightAreLeftOut();
    void aPileIsDrawnFromAsItIsListed();
    void pointsFallByWeight();
    void aRangeIsEquallyLikely();
    void aTableIsTakenAsItIs();
    void afterClearingOthersCanBeAdded();
    void asManyAsTheMostThatAnyGameHas();
    void moreThanThereIsRoomForIsRefused();
};

using Pairs = std::vector<std::pair<int, int>>;

Pairs pairsOf(const Choices &choices)
{
    Pairs pairs;
    for (const Choice &choice : choices)
        pairs.emplace_back(choice.code, choice.weight);
    return pairs;
}

void ChoicesTest::startEmpty()
{
    const Choices choices;
    QVERIFY(choices.empty());
    QCOMPARE(choices.size(), 0U);
    QCOMPARE(choices.weight(), 0U);
    QVERIFY(!choices.contains(0));
}

void ChoicesTest::whatIsAddedIsThere()
{
    Choices choices;
    choices.add(7);
    choices.add(3, 5);
    QCOMPARE(pairsOf(choices), (Pairs{{7, 1}, {3, 5}}));
    QCOMPARE(choices.size(), 2U);
    QCOMPARE(choices.weight(), 6U);
    QCOMPARE(choices[1], Code{3});
    QVERIFY(choices.contains(7));
    QVERIFY(choices.contains(3));
    QVERIFY(!choices.contains(1));
}

void ChoicesTest::codesWithoutWeightAreLeftOut()
{
    constexpr std::array<std::uint8_t, 5> deck{4, 0, 1, 0, 2};
    Choices choices;
    choices.set(Pile(deck));
    QCOMPARE(pairsOf(choices), (Pairs{{0, 4}, {2, 1}, {4, 2}}));
    QCOMPARE(choices.weight(), 7U);
    QVERIFY(!choices.contains(1));
}

// A card is drawn from the pile itself, but as from its list; kinds stand in several words.
void ChoicesTest::aPileIsDrawnFromAsItIsListed()
{
    std::array<std::uint8_t, 32> counts{};
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        counts[kind] = static_cast<std::uint8_t>(kind * 7 % 5);
    counts[9] = 60; // 119 cards in all
    Pile pile(counts);
    pile.remove(9);
    pile.add(31);
    pile.remove(1);
    Choices choices;
    choices.set(pile);
    std::vector<Code> drawn;
    for (std::uint32_t point = 0; point < choices.weight(); ++point)
        drawn.push_back(choices.at(point));
    std::vector<Code> listed;
    for (const Choice &choice : choices)
        listed.insert(listed.end(), choice.weight, choice.code);
    QCOMPARE(choices.weight(), 118U);
    QCOMPARE(drawn, listed);
    QCOMPARE(std::count(listed.begin(), listed.end(), Code{9}), 59);
    for (std::uint32_t point = 0; point < choices.weight(); ++point) // and from the list
        QCOMPARE(choices.at(point), listed[point]);
}

void ChoicesTest::pointsFallByWeight()
{
    Choices choices;
    choices.add(10, 2);
    choices.add(11, 1);
    choices.add(12, 3);
    const std::vector<Code> expected{10, 10, 11, 12, 12, 12};
    for (std::uint32_t point = 0; point < choices.weight(); ++point)
        QCOMPARE(choices.at(point), expected[point]);
}

void ChoicesTest::aRangeIsEquallyLikely()
{
    Choices choices;
    choices.setRange(6);
    QCOMPARE(pairsOf(choices), (Pairs{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}));
    for (std::uint32_t point = 0; point < 6; ++point)
        QCOMPARE(choices.at(point), static_cast<Code>(point));
}

void ChoicesTest::aTableIsTakenAsItIs()
{
    static constexpr std::array<Choice, 3> table{{{4, 1}, {2, 1}, {9, 1}}};
    Choices choices;
    choices.set(table);
    QCOMPARE(pairsOf(choices), (Pairs{{4, 1}, {2, 1}, {9, 1}}));
    QCOMPARE(choices.weight(), 3U);
    QCOMPARE(choices.at(2), Code{9});
}

void ChoicesTest::afterClearingOthersCanBeAdded()
{
    Choices choices;
    choices.setRange(6);
    choices.clear();
    QVERIFY(choices.empty());
    choices.add(8, 2);
    QCOMPARE(pairsOf(choices), (Pairs{{8, 2}}));
    QCOMPARE(choices.weight(), 2U);
}

void ChoicesTest::asManyAsTheMostThatAnyGameHas()
{
    Choices choices;
    for (std::size_t code = 0; code < Choices::capacity; ++code)
        choices.add(static_cast<Code>(code));
    QCOMPARE(choices.size(), Choices::capacity);
    QCOMPARE(choices[Choices::capacity - 1], Code{1023});
}

// In a release build, too: a variant in development must not write where others keep something.
void ChoicesTest::moreThanThereIsRoomForIsRefused()
{
    Choices choices;
    for (std::size_t i = 0; i < Choices::capacity; ++i)
        choices.add(static_cast<Code>(i));
    QVERIFY_THROWS_EXCEPTION(std::length_error, choices.add(0));
    QCOMPARE(choices.size(), Choices::capacity);
    QVERIFY_THROWS_EXCEPTION(std::length_error, choices.setRange(equalChoices.size() + 1));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::ChoicesTest)
#include "choices.moc"
