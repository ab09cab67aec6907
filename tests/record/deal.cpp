#include "engine/record/deal.h"
#include "engine/record/base32.h"
#include "tests/record/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

Deal dealOfFour(const DealNumber &number)
{
    Deal deal{u"dice"_s, diceVariant().terms().usual(4), number};
    return deal;
}

QString textOfDice(const Deal &deal)
{
    return textOf(deal, diceVariant().terms());
}

// Whether the text is taken for a deal.
bool readable(const QString &text)
{
    try {
        dealIn(text, diceAlone());
        return true;
    } catch (const Fault &) {
        return false;
    }
}

} // namespace

class DealText : public QObject {
    Q_OBJECT

private slots:
    void textsArePinned();
    void everyDealReadsBack();
    void spacingAndCapitalsDoNotMatter();
    void everyWrongDigitIsNoticed();
    void everyExchangeOfNeighboursIsNoticed();
    void faults_data() const;
    void faults();
    void theDayHasItsDeal();
};

const DealNumber large{0x0123456789abcdef, 0xfedcba9876543210};

void DealText::textsArePinned()
{
    QCOMPARE(textOfDice(dealOfFour({0, 42})), u"dice-4007-1A0G"_s);
    QCOMPARE(textOfDice(dealOfFour(large)), u"dice-4007-14D2-PF2D-BSQQ-ZXQ5-TK1V-58CG-GSM"_s);
}

void DealText::everyDealReadsBack()
{
    for (const DealNumber number :
         {DealNumber{}, DealNumber{0, 1}, DealNumber{1, 0}, large, DealNumber{~0ULL, ~0ULL}})
        for (int seats = 1; seats <= 4; ++seats)
            for (Seat first = chance; first < seats; ++first)
                for (std::int16_t spaces = 7; spaces <= 8; ++spaces) {
                    Deal deal{u"dice"_s, diceVariant().terms().usual(seats), number};
                    deal.setup.first = first;
                    deal.setup.options[0] = spaces;
                    QCOMPARE(dealIn(textOfDice(deal), diceAlone()), deal);
                }
}

void DealText::spacingAndCapitalsDoNotMatter()
{
    const Deal deal = dealOfFour(large);
    QString text = textOfDice(deal);
    QCOMPARE(dealIn(text.toLower(), diceAlone()), deal);
    QCOMPARE(dealIn(text.toUpper(), diceAlone()), deal);
    QCOMPARE(dealIn(text.remove(u'-'), diceAlone()), deal);
    QCOMPARE(dealIn(u"  Dice 4007\n"_s + textOfDice(deal).mid(10) + u"\n"_s, diceAlone()), deal);
    text = textOfDice(deal).mid(4).replace(u'0', u'o').replace(u'1', u'l');
    QCOMPARE(dealIn(u"dice"_s + text, diceAlone()), deal);
}

void DealText::everyWrongDigitIsNoticed()
{
    const QString right = textOfDice(dealOfFour(large));
    int tried = 0;
    for (qsizetype at = 5; at < right.size(); ++at)
        for (unsigned value = 0; value < 32 && right[at] != u'-'; ++value) {
            QString wrong = right;
            wrong[at] = base32Digit(value);
            if (wrong == right)
                continue;
            ++tried;
            QVERIFY2(!readable(wrong), qPrintable(wrong));
        }
    QCOMPARE(tried, 31 * 31);
}

void DealText::everyExchangeOfNeighboursIsNoticed()
{
    const QString right = textOfDice(dealOfFour(large)).remove(u'-');
    for (qsizetype at = 4; at + 1 < right.size(); ++at) {
        QString wrong = right;
        qSwap(wrong[at], wrong[at + 1]);
        QVERIFY2(wrong == right || !readable(wrong), qPrintable(wrong));
    }
}

void DealText::faults_data() const
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const QString right = textOfDice(dealOfFour(large));
    const QString mistake = u"The deal contains a mistake: its check digits do not match."_s;
    QTest::newRow("nothing") << QString() << u"A deal begins with the name of a game: dice."_s;
    QTest::newRow("another game") << u"chess-4007"_s << u"A deal begins with the name of a game: dice."_s;
    QTest::newRow("the name alone") << u"dice"_s << u"The deal is too short: part of it is missing."_s;
    QTest::newRow("cut short") << u"dice-4007"_s << u"The deal is too short: part of it is missing."_s;
    QTest::newRow("one digit less") << right.chopped(1) << mistake;
    QTest::newRow("one digit more") << right + u'7' << mistake;
    QTest::newRow("a letter that is none")
        << right + u'U' << uR"(A deal cannot contain the character "U".)"_s;
    Deal five = dealOfFour(large);
    five.setup.seats = 5;
    const QString cannot = u"There is no such game: the deal's seats or options are impossible."_s;
    QTest::newRow("five players") << textOfDice(five) << cannot;
    Deal wide = dealOfFour(large);
    wide.setup.options[0] = 9;
    QTest::newRow("nine spaces") << textOfDice(wide) << cannot;
}

void DealText::faults()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    try {
        dealIn(text, diceAlone());
        QFAIL("It was taken for a deal.");
    } catch (const Fault &fault) {
        QCOMPARE(fault.reason(), reason);
    }
}

void DealText::theDayHasItsDeal()
{
    const QDate day(2026, 11, 19);
    QCOMPARE(textOf(numberOfTheDay(u"dice"_s, day)), u"6b9a0a03177e767520c4c9104dca901f"_s);
    QVERIFY(numberOfTheDay(u"dice"_s, day.addDays(1)) != numberOfTheDay(u"dice"_s, day));
    QVERIFY(numberOfTheDay(u"card"_s, day) != numberOfTheDay(u"dice"_s, day));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::DealText)
#include "deal.moc"
