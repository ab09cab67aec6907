#include "engine/view/rulespage.h"
#include "engine/view/view.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/view.h"
#include "variants/card/rules/prizes.h"
#include "variants/card/view/view.h"
#include "variants/dice/rules/prizes.h"
#include "variants/dice/view/view.h"
#include "variants/gemstones/rules/prizes.h"
#include "variants/gemstones/view/view.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace medici;
using namespace Qt::StringLiterals;

// Rules pages are prose and name every prize and threshold: the same as the tables.
class PrizesOfPages : public QObject {
    Q_OBJECT

private slots:
    void auction();
    void card();
    void dice();
    void gemstones();
};

namespace {

// Figures, with those of seats that pay nothing left out.
template <class... Figures>
std::vector<int> all(const Figures &...figures)
{
    std::vector<int> together;
    const auto add = [&](const auto &some) {
        if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(some)>>)
            together.push_back(some);
        else
            for (const int figure : some)
                together.push_back(figure);
    };
    (add(figures), ...);
    std::erase(together, 0);
    return together;
}

// A number as prose has it, in either language.
QString wordsOf(int number)
{
    static const std::map<int, QString> words{
        {1, u"one|jedną"_s},
        {2, u"two|dwie"_s},
        {3, u"three|trzy|trzech"_s},
        {4, u"four|cztery|czterech"_s},
        {5, u"five|pięć|pięciu|pięcioma"_s},
        {7, u"seven|siedem|siedmiu|siedmioma"_s},
        {8, u"eight|osiem|ośmiu"_s},
        {9, u"nine|dziewięć|dziewięciu|dziewiątego"_s},
        {10, u"ten|dziesięć|dziesięciu"_s},
        {12, u"twelve|dwanaście|dwunastu"_s},
    };
    const auto word = words.find(number);
    return u"(?<![\\d\\w])(%1%2)(?![\\d\\w])"_s.arg(number).arg(word == words.end() ? QString()
                                                                                    : u'|' + word->second);
}

// The first figure that a statement lacks in some language, or nothing.
QString lacking(const medici::View &view, const QString &statement, const std::vector<int> &figures)
{
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        const RulesPage page(view.rulesPage(language));
        const RulesPage::Item *item = page.find(statement);
        if (item == nullptr)
            return statement;
        for (const int figure : figures) {
            const QRegularExpression wanted(wordsOf(figure),
                                            QRegularExpression::CaseInsensitiveOption
                                                | QRegularExpression::UseUnicodePropertiesOption);
            if (!wanted.match(item->text).hasMatch())
                return u"%1 (%2): %3"_s.arg(statement, language).arg(figure);
        }
    }
    return {};
}

} // namespace

void PrizesOfPages::auction()
{
    using namespace medici::auction;
    const auction::View view;
    QCOMPARE(lacking(view, u"A2"_s, all(shipSpaces)), QString());
    QCOMPARE(lacking(view, u"A4"_s, all(startFlorins)), QString());
    for (const Prizes &prizes : shipPrizes)
        QCOMPARE(lacking(view, u"A19"_s, all(prizes)), QString());
    for (const Prizes &prizes : goodPrizes)
        QCOMPARE(lacking(view, u"A22"_s, all(prizes)), QString());
    for (int level = 0; level <= topLevel; ++level)
        if (const int bonus = levelBonus[static_cast<std::size_t>(level)]; bonus > 0)
            QCOMPARE(lacking(view, u"A24"_s, all(level, bonus)), QString());
}

void PrizesOfPages::card()
{
    using namespace medici::card;
    const card::View view;
    QCOMPARE(lacking(view, u"C5"_s, all(mostTurnedUp)), QString());
    QCOMPARE(lacking(view, u"C7"_s, all(reach)), QString());
    QCOMPARE(lacking(view, u"C9"_s, all(shipSpaces)), QString());
    for (const ShipPrizes &prizes : shipPrizes)
        QCOMPARE(lacking(view, u"C13"_s, all(prizes)), QString());
    QCOMPARE(lacking(view, u"C14"_s, all(shareStep)), QString());
    QCOMPARE(lacking(view, u"C16"_s, all(goodPrizes)), QString());
    QCOMPARE(lacking(view, u"C17"_s, all(usualBonus.from, usualBonus.florins, usualBonusForTwo.from)),
             QString());
    QCOMPARE(lacking(view, u"C18"_s, all(higherBonus.from, higherBonus.florins, higherBonusForTwo.from)),
             QString());
}

void PrizesOfPages::dice()
{
    using namespace medici::dice;
    const dice::View view;
    QCOMPARE(lacking(view, u"D3"_s, all(shipSpaces)), QString());
    QCOMPARE(lacking(view, u"D7"_s, all(mostTaken)), QString());
    QCOMPARE(lacking(view, u"D10"_s, all(crossesOfZero, crossesOfOthers)), QString());
    for (const Prizes &prizes : shipPrizes)
        QCOMPARE(lacking(view, u"D16"_s, all(prizes)), QString());
    QCOMPARE(lacking(view, u"D18"_s, all(goodPrizes[4])), QString());
    for (const Bonus &bonus : columnBonuses)
        QCOMPARE(lacking(view, u"D21"_s, all(bonus.from, bonus.points)), QString());
    QCOMPARE(lacking(view, u"D27"_s, all(soloShipFrom, soloShipBonus.from, soloShipBonus.points)), QString());
    QCOMPARE(lacking(view, u"D28"_s, all(soloGoodPrize)), QString());
    QCOMPARE(lacking(view, u"D29"_s, all(breakthroughFrom)), QString());
    QCOMPARE(lacking(view, u"D30"_s, all(soloRankFrom)), QString());
}

void PrizesOfPages::gemstones()
{
    using namespace medici::gemstones;
    const gemstones::View view;
    QCOMPARE(lacking(view, u"G10"_s, all(mostRows)), QString());
    QCOMPARE(lacking(view, u"G11"_s, all(rowsAhead)), QString());
    QCOMPARE(lacking(view, u"G15"_s, all(rowsSorted)), QString());
    QCOMPARE(lacking(view, u"G17"_s, all(rowsEnough)), QString());
}

QTEST_GUILESS_MAIN(PrizesOfPages)
#include "pages.moc"
