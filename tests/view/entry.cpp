#include "engine/view/entry.h"

#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

namespace {

// Two dice that are alike in one side only: 'o', which both have.
Forthcoming twoDice()
{
    return {{{0, 0b01, u"a0"_s, u"0"_s, u"a 0"_s},
             {1, 0b01, u"b1"_s, u"1"_s, u"b 1"_s},
             {0, 0b10, u"b0"_s, u"0"_s, u"b 0"_s},
             {1, 0b10, u"a1"_s, u"1"_s, u"a 1"_s},
             {2, 0b11, u"o"_s, u"2"_s, u"gold"_s}},
            u"D2"_s};
}

Entry typed(const QString &keys)
{
    Entry entry(twoDice(), 2);
    for (const QChar key : keys)
        entry.type(key);
    return entry;
}

using Codes = std::vector<Code>;

} // namespace

class EntryTest : public QObject {
    Q_OBJECT

private slots:
    void figuresAreForTheNextDie();
    void namesAreForTheDieThatHasThem();
    void whatAllHaveGoesWhereTheOthersAreNot();
    void aDieShowsOneSide();
    void whatIsNotTypedForAnything();
    void theLastIsTakenBack();
    void whatIsGoneCannotCome();
};

void EntryTest::figuresAreForTheNextDie()
{
    QCOMPARE(typed(u"10"_s).codes(), (Codes{1, 0}));
    QCOMPARE(typed(u"01"_s).codes(), (Codes{0, 1}));
    QVERIFY(typed(u"01"_s).complete());
    QCOMPARE(typed(u"0"_s).open(), 1);
    QCOMPARE(typed(u"21"_s).codes(), (Codes{2, 1}));
}

void EntryTest::namesAreForTheDieThatHasThem()
{
    QCOMPARE(typed(u"a1b1"_s).codes(), (Codes{1, 1}));
    QCOMPARE(typed(u"A1B1"_s).codes(), (Codes{1, 1}));
    QCOMPARE(typed(u"a11"_s).codes(), (Codes{1, 1})); // the figure for the die of which nothing was said
}

void EntryTest::whatAllHaveGoesWhereTheOthersAreNot()
{
    QCOMPARE(typed(u"oa0"_s).codes(), (Codes{0, 2}));
    QCOMPARE(typed(u"oa1"_s).codes(), (Codes{2, 1}));
    QCOMPARE(typed(u"oo"_s).codes(), (Codes{2, 2}));
}

void EntryTest::aDieShowsOneSide()
{
    Entry entry = typed(u"a0"_s);
    entry.type(u'b');
    const Entry::Typed second = entry.type(u'1');
    QCOMPARE(second.reading, Entry::Reading::Impossible);
    QCOMPARE(second.outcome, 1U);
    QCOMPARE(entry.open(), 1);
    QVERIFY(!entry.canCome(0) && !entry.canCome(1) && entry.canCome(2) && entry.canCome(4));
    QVERIFY(!typed(u"00"_s).canCome(4));
}

void EntryTest::whatIsNotTypedForAnything()
{
    Entry entry(twoDice(), 2);
    QCOMPARE(entry.type(u'x').reading, Entry::Reading::Unknown);
    QCOMPARE(entry.type(u'a').reading, Entry::Reading::Begun);
    QCOMPARE(entry.begun(), u"a"_s);
    QCOMPARE(entry.type(u'7').reading, Entry::Reading::Unknown);
    QCOMPARE(entry.begun(), QString());
    QVERIFY(entry.empty());
}

void EntryTest::theLastIsTakenBack()
{
    Entry entry = typed(u"1a"_s);
    QVERIFY(entry.takeBack());
    QCOMPARE(entry.begun(), QString());
    QCOMPARE(entry.open(), 1);
    QVERIFY(entry.takeBack());
    QVERIFY(entry.empty());
    QVERIFY(!entry.takeBack());
}

void EntryTest::whatIsGoneCannotCome()
{
    Forthcoming deck{{{0, 1, u"a"_s, {}, u"ace"_s, 0, 2}, {1, 1, u"k"_s, {}, u"king"_s, 1, 2}}, u"A1"_s};
    Entry entry(deck, 1);
    QCOMPARE(entry.type(u'a').reading, Entry::Reading::Impossible);
    QCOMPARE(entry.type(u'k').reading, Entry::Reading::Entered);
    QVERIFY(entry.complete());
    QCOMPARE(entry.type(u'k').reading, Entry::Reading::Impossible);
}

QTEST_APPLESS_MAIN(EntryTest)
#include "entry.moc"
