#include "engine/view/region.h"
#include "engine/view/rulespage.h"
#include "engine/view/sentence.h"

#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

class SentencesTest : public QObject {
    Q_OBJECT

private slots:
    void aPatternTakesItsPartsInAnyOrder();
    void aListEndsWithAnd();
    void neighbouringWordsAreOneRun();
    void symbolsStayApartFromWords();
    void arrowsLeadToTheNearestRegion();
    void piecesLieAboveFiguresAndSheets();
    void aRulesPageIsReadByLines();
};

void SentencesTest::aPatternTakesItsPartsInAnyOrder()
{
    const Sentence sentence =
        Sentence::arranged(u"%2 is 100% of %1, %3"_s, {u"a"_s, Sentence::strong(u"b"_s)});
    QCOMPARE(sentence.plain(), u"b is 100% of a, %3"_s);
    QCOMPARE(sentence.runs().front().kind, Run::Kind::Strong);
}

void SentencesTest::aListEndsWithAnd()
{
    QCOMPARE(Sentence::listed({}).plain(), QString());
    QCOMPARE(Sentence::listed({u"a"_s}).plain(), u"a"_s);
    QCOMPARE(Sentence::listed({u"a"_s, u"b"_s}).plain(), u"a and b"_s);
    QCOMPARE(Sentence::listed({u"a"_s, u"b"_s, u"c"_s}).plain(), u"a, b and c"_s);
}

void SentencesTest::neighbouringWordsAreOneRun()
{
    Sentence sentence(u"one "_s);
    sentence += Sentence(u"two"_s);
    QCOMPARE(sentence.runs().size(), std::size_t{1});
    sentence += Sentence::strong(u"!"_s);
    QCOMPARE(sentence.runs().size(), std::size_t{2});
}

void SentencesTest::symbolsStayApartFromWords()
{
    Sentence sentence = Sentence::symbol(u"good-fur"_s, u"fur"_s);
    sentence += Sentence::symbol(u"good-dye"_s, u"dye"_s);
    QCOMPARE(sentence.runs().size(), std::size_t{2});
    QCOMPARE(sentence.plain(), u"furdye"_s);
}

namespace {

Region regionOf(RegionId id, RegionRole role, const QRectF &place)
{
    Region region;
    region.id = id;
    region.role = role;
    region.shape.addRect(place);
    return region;
}

} // namespace

void SentencesTest::arrowsLeadToTheNearestRegion()
{
    std::vector<Region> regions{
        regionOf(1, RegionRole::Piece, {0, 0, 10, 10}), regionOf(2, RegionRole::Piece, {20, 0, 10, 10}),
        regionOf(3, RegionRole::Piece, {40, 0, 10, 10}), regionOf(4, RegionRole::Figure, {0, 30, 10, 10})};
    linkNeighbours(regions);
    QCOMPARE(regions[0].right, std::optional<RegionId>(2));
    QCOMPARE(regions[0].left, std::nullopt);
    QCOMPARE(regions[0].down, std::optional<RegionId>(4));
    QCOMPARE(regions[2].left, std::optional<RegionId>(2));
    QCOMPARE(regions[3].up, std::optional<RegionId>(1));
}

void SentencesTest::piecesLieAboveFiguresAndSheets()
{
    const std::vector<Region> regions{regionOf(1, RegionRole::Sheet, {0, 0, 100, 100}),
                                      regionOf(2, RegionRole::Figure, {0, 0, 50, 50}),
                                      regionOf(3, RegionRole::Piece, {0, 0, 10, 10})};
    QCOMPARE(regionAt(regions, {5, 5})->id, 3);
    QCOMPARE(regionAt(regions, {20, 20})->id, 2);
    QCOMPARE(regionAt(regions, {80, 80})->id, 1);
    QCOMPARE(regionAt(regions, {200, 200}), nullptr);
}

void SentencesTest::aRulesPageIsReadByLines()
{
    const RulesPage page(u"# Title\nHello.\n## Part\nA7 A **strong** rule.\n[die:5] five\nX1 So it is.\n"_s);
    QCOMPARE(page.title(), u"Title"_s);
    QCOMPARE(page.items().size(), std::size_t{5});
    QCOMPARE(page.statements(), QStringList{u"A7"_s});
    QCOMPARE(page.find(u"X1"_s)->text, u"So it is."_s);
    QCOMPARE(page.find(u"die:5"_s)->kind, RulesPage::Kind::Figure);
}

QTEST_GUILESS_MAIN(SentencesTest)
#include "sentences.moc"
