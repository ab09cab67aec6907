#include "engine/record/deal.h"
#include "engine/record/base32.h"
#include "tests/record/reading.h"

#include <QTemporaryFile>
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
    void houseRulesMakeADealLonger();
    void spacingAndCapitalsDoNotMatter();
    void everyWrongDigitIsNoticed();
    void everyExchangeOfNeighboursIsNoticed();
    void faults_data() const;
    void faults();
    void theMistakeIsShownWhereItCanBeTold_data() const;
    void theMistakeIsShownWhereItCanBeTold();
    void whatIsShownIsTheMistake();
    void aTextFileHoldsADeal_data() const;
    void aTextFileHoldsADeal();
    void aFileOfSomethingElseHoldsNone();
    void theDayHasItsDeal();
    void aDealIsToldWhenTheGameIsOver();
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

// A deal by the usual rules says no more than it did before there were others.
void DealText::houseRulesMakeADealLonger()
{
    const Deal usual = dealOfFour(large);
    Deal house = usual;
    house.setup.options[1] = 2;  // rounds
    house.setup.options[2] = 99; // the first ship
    QString text = textOfDice(house);
    QCOMPARE(dealIn(text, diceAlone()), house);
    QCOMPARE(text.remove(u'-').size(), textOfDice(usual).remove(u'-').size() + 2 + 2 * 4);
    const SetupLimits terms = diceVariant().terms();
    for (int seats = 1; seats <= 4; ++seats)
        for (std::size_t option = 1; option < terms.options.size(); ++option)
            if (terms.options[option].belongsTo(seats)) {
                Deal one{u"dice"_s, terms.usual(seats), large};
                one.setup.options[option] = terms.options[option].most;
                QCOMPARE(dealIn(textOfDice(one), diceAlone()), one);
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
    QTest::newRow("nothing")
        << QString()
        << u"A deal begins with the short name of its game, which is the same in every language: dice."_s;
    QTest::newRow("another game")
        << u"chess-4007"_s
        << u"A deal begins with the short name of its game, which is the same in every language: dice."_s;
    QTest::newRow("the name alone") << u"dice"_s << u"The deal is too short: part of it is missing."_s;
    QTest::newRow("a book") << right + QString(1000, u'0')
                            << u"The deal is too long: it has more than 1000 characters."_s;
    QTest::newRow("cut short") << u"dice-4007"_s << u"The deal is too short: part of it is missing."_s;
    QTest::newRow("one digit less") << right.chopped(1) << mistake;
    QTest::newRow("one digit more") << right + u'7' << mistake;
    QTest::newRow("a letter that is none") << right.left(12) + u'u' + right.mid(13)
                                           << uR"(A deal cannot contain the character "u" (in "14U2").)"_s;
    QTest::newRow("a group too short")
        << QString(right).remove(11, 1)
        << uR"(The deal contains a mistake: "1D2" should have 4 characters.)"_s;
    QTest::newRow("a group too long")
        << QString(right).insert(11, u'4')
        << uR"(The deal contains a mistake: "144D2" should have 4 characters.)"_s;
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

// The eye takes a digit for one that looks like it, the fingers exchange two.
void DealText::theMistakeIsShownWhereItCanBeTold_data() const
{
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("meant");
    const QString right = textOfDice(dealOfFour(large)); // dice-4007-14D2-PF2D-BSQQ-ZXQ5-TK1V-58CG-GSM
    const auto row = [&](qsizetype at, const QString &digits, const char *said, const char *meant) {
        QString wrong = right;
        wrong.replace(at, digits.size(), digits);
        QTest::addRow("%s for %s", said, meant) << wrong << QString(said) << QString(meant);
    };
    row(20, u"8"_s, "8SQQ", "BSQQ");
    row(21, u"5"_s, "B5QQ", "BSQQ");
    row(36, u"B"_s, "5BCG", "58CG");
    row(11, u"D4"_s, "1D42", "14D2");
    row(18, u"B-D"_s, "PF2B-DSQQ", "PF2D-BSQQ");
}

void DealText::theMistakeIsShownWhereItCanBeTold()
{
    QFETCH(QString, wrong);
    QFETCH(QString, said);
    QFETCH(QString, meant);
    try {
        dealIn(wrong, diceAlone());
        QFAIL("It was taken for a deal.");
    } catch (const Fault &fault) {
        QCOMPARE(fault.reason(),
                 uR"(The deal contains a mistake: its check digits do not match. Should "%1" be "%2"?)"_s.arg(
                     said, meant));
    }
}

// Whatever the deal: nearly always it is said where it is, and never wrongly here.
void DealText::whatIsShownIsTheMistake()
{
    int shown = 0;
    int wrongly = 0;
    int tried = 0;
    for (std::uint64_t number = 1; number <= 20; ++number) {
        const QString right =
            textOfDice(dealOfFour({number * 0x9e3779b97f4a7c15, number * 0xc2b2ae3d27d4eb4f}));
        for (qsizetype at = 10; at < right.size(); ++at) {
            if (right[at] != u'8' && right[at] != u'S')
                continue;
            QString wrong = right;
            wrong[at] = right[at] == u'8' ? u'B' : u'5';
            ++tried;
            try {
                dealIn(wrong, diceAlone());
                QFAIL(qPrintable(wrong));
            } catch (const Fault &fault) {
                const qsizetype group = at / 5 * 5;
                if (fault.reason().contains(u"Should"))
                    ++(fault.reason().endsWith(u"be \"%1\"?"_s.arg(right.mid(group, 4))) ? shown : wrongly);
            }
        }
    }
    QVERIFY2(tried > 20, qPrintable(QString::number(tried)));
    QVERIFY2(shown > 0.8 * tried && wrongly == 0,
             qPrintable(u"%1 and %2 of %3"_s.arg(shown).arg(wrongly).arg(tried)));
}

void DealText::aTextFileHoldsADeal_data() const
{
    QTest::addColumn<QByteArray>("contents");
    const QString deal = textOfDice(dealOfFour(large));
    QTest::newRow("alone") << deal.toUtf8();
    QTest::newRow("with more below") << deal.toUtf8() + "\r\n\r\nThe Dice Game, 4 players\r\n";
    QTest::newRow("with empty lines above") << "\n  \n" + deal.toLower().toUtf8() + '\n';
    QTest::newRow("by an editor that begins with a mark") << "\xef\xbb\xbf" + deal.toUtf8();
    const QString marked = QChar(QChar::ByteOrderMark) + deal;
    QTest::newRow("in UTF-16") << QByteArray(reinterpret_cast<const char *>(marked.utf16()),
                                             marked.size() * 2);
}

void DealText::aTextFileHoldsADeal()
{
    QFETCH(QByteArray, contents);
    QTemporaryFile file;
    QVERIFY(file.open() && file.write(contents) == contents.size() && file.flush());
    QCOMPARE(dealInFile(file.fileName(), diceAlone()), dealOfFour(large));
}

void DealText::aFileOfSomethingElseHoldsNone()
{
    for (const QByteArray &contents : {soloHeader(), "notes on dice"_ba, ""_ba, "dice"_ba, "\n\n\0\xff"_ba}) {
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(contents) == contents.size() && file.flush());
        QVERIFY2(!dealInFile(file.fileName(), diceAlone()), contents);
    }
    QVERIFY(!dealInFile(u"there is none"_s, diceAlone()));
    QTemporaryFile wrong;
    QVERIFY(wrong.open() && wrong.write("dice-4007-1A0H") > 0 && wrong.flush());
    QVERIFY_THROWS_EXCEPTION(Fault, dealInFile(wrong.fileName(), diceAlone()));
}

void DealText::theDayHasItsDeal()
{
    const QDate day(2026, 11, 19);
    QCOMPARE(textOf(numberOfTheDay(u"dice"_s, day)), u"6b9a0a03177e767520c4c9104dca901f"_s);
    QVERIFY(numberOfTheDay(u"dice"_s, day.addDays(1)) != numberOfTheDay(u"dice"_s, day));
    QVERIFY(numberOfTheDay(u"card"_s, day) != numberOfTheDay(u"dice"_s, day));
    const Deal ofDay = dealOfTheDay(u"dice"_s, diceVariant().terms(), day);
    QCOMPARE(ofDay, dealOfFour(numberOfTheDay(u"dice"_s, day)));
    QCOMPARE(textOfDice(ofDay).left(10), u"dice-4007-"_s);
}

void DealText::aDealIsToldWhenTheGameIsOver()
{
    Record record = readingOf(soloHeader()).records.front();
    record.header.luck = LuckSource::ofDeal(large);
    QVERIFY(!toldDeal(record, false));
    QCOMPARE(toldDeal(record, true)->number, large);
    record.header.luck.word = u"sesame"_s;
    QCOMPARE(toldDeal(record, true)->number, dealOf(large, u"sesame"_s));
    record.header.luck = LuckSource::ofKnownDeal(large);
    QCOMPARE(toldDeal(record, false)->number, large);
    // What was entered by hand is not of the deal.
    record.events = {{chance, 0}};
    record.how[0] = QStringList{u"hint"_s};
    QVERIFY(toldDeal(record, true));
    record.how[0] = QStringList{u"hand"_s};
    QVERIFY(!toldDeal(record, true));
    record.header.luck = {};
    QVERIFY(!toldDeal(Record{record.header, {}}, true));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::DealText)
#include "deal.moc"
