#include "tests/prizes/retold.h"
#include "variants/gemstones/record.h"
#include "variants/gemstones/rules/rules.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// Nobody thinks here, and a search takes the compiler long.
template <>
Thought GameOf<gemstones::Rules, NoKnowledge<gemstones::Rules>>::think(const Limits &, Seed,
                                                                       const Cancellation &) const
{
    return {};
}

template <>
std::unique_ptr<Deliberation>
GameOf<gemstones::Rules, NoKnowledge<gemstones::Rules>>::deliberate(const Limits &, Seed,
                                                                    const Inquiry &) const
{
    return nullptr;
}

// Rolling Gemstones with other thresholds: whatever is said of rows says those.
class GemstonesPrizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void G10_fullColumns();
    void G11_blockedColumns();
    void G15_sorted();
    void G17_theLastRound();

private:
    const VariantOf<gemstones::Rules, NoKnowledge<gemstones::Rules>, gemstones::Words, gemstones::Looks>
        m_variant{};
    Retold m_alone{m_variant};
    Retold m_two{m_variant};
};

void GemstonesPrizes::initTestCase()
{
    m_alone.play(m_variant.terms().usual(1), 2);
    m_two.play(m_variant.terms().usual(2), 6);
}

void GemstonesPrizes::G10_fullColumns()
{
    QVERIFY(m_two.says(u": the column is full, 9 numbers."_s));
    QCOMPARE(*m_two.figures(u"(\\d+) number\\(s\\) written"_s).rbegin(), 9);
    const Theme theme(Brightness::Light, ColourSet::Standard);
    QCOMPARE(int{gemstones::Column().rows}, 9);
}

void GemstonesPrizes::G11_blockedColumns()
{
    QVERIFY(m_two.says(u"A column at least 2 rows longer than the shortest is blocked"_s));
    QVERIFY(m_two.says(u"Blocked: 2 numbers here, 0 in "_s));
}

void GemstonesPrizes::G15_sorted()
{
    QVERIFY(m_two.says(
        u"Sums never fall from left to right, and there are at least 3 numbers in every column."_s));
    QVERIFY(m_two.texts().contains(u"3"_s)); // beside the first thick line of the sheet
}

void GemstonesPrizes::G17_theLastRound()
{
    QVERIFY(m_alone.says(u"The round with 5 numbers in every column is the last."_s));
    QVERIFY(m_alone.says(u"The round in which all columns have 5 numbers is the last."_s));
    QVERIFY(m_two.says(u"The round in which somebody has 5 numbers in every column is the last."_s));
    QVERIFY(m_two.says(u"the round in which somebody has 5 numbers in every column is the last."_s));
    QVERIFY(m_two.says(u"Somebody has 5 numbers in every column, and the round is over"_s));
}

QTEST_MAIN(GemstonesPrizes)
#include "gemstones.moc"
