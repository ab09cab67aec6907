#include "tests/engine/houserules.h"
#include "tests/prizes/retold.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"
#include "variants/gemstones/view/view.h"

using namespace medici;
using namespace Qt::StringLiterals;

// Rolling Gemstones by house rules: whatever is said of rows says the figures of this game.
class GemstonesHouseTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void G10_rows();
    void G11_blockedColumns();
    void G15_sorted();
    void G17_theLastRound();

private:
    const VariantOf<gemstones::Rules, gemstones::Player, gemstones::Words, gemstones::Looks> m_variant{};
    Retold m_two{m_variant};
};

void GemstonesHouseTexts::initTestCase()
{
    m_two.play(byHouseRules(m_variant.terms(), 2,
                            {{"rows", 9}, {"rowsAhead", 2}, {"rowsSorted", 3}, {"rowsEnough", 5}}),
               6);
}

void GemstonesHouseTexts::G10_rows()
{
    QVERIFY(*m_two.figures(u"(\\d+) number\\(s\\) written"_s).rbegin() <= 9);
    QVERIFY(m_two.says(u"\"rows\":9"_s));
}

void GemstonesHouseTexts::G11_blockedColumns()
{
    QVERIFY(m_two.says(u"A column at least 2 rows longer than the shortest is blocked"_s));
    QVERIFY(m_two.says(u"Blocked: 2 numbers here, 0 in "_s));
}

void GemstonesHouseTexts::G15_sorted()
{
    QVERIFY(m_two.says(
        u"Sums never fall from left to right, and there are at least 3 numbers in every column."_s));
}

void GemstonesHouseTexts::G17_theLastRound()
{
    QVERIFY(m_two.says(u"The round in which somebody has 5 numbers in every column is the last."_s));
    QVERIFY(m_two.says(u"Somebody has 5 numbers in every column, and the round is over"_s));
    QVERIFY(!m_two.says(u"7 numbers in every column"_s));
}

QTEST_MAIN(GemstonesHouseTexts)
#include "gemstoneshouserules.moc"
