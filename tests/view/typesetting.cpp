#include "engine/view/typesetting.h"
#include "engine/view/rulespage.h"
#include "engine/view/translations.h"

#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

// '~' stands for a space that does not break.
class TypesettingTest : public QObject {
    Q_OBJECT

private slots:
    void textsAreSet_data();
    void textsAreSet();
    void everyTextThatTheProgramSaysIsSet();
    void whatIsNotOursStaysAsItIs();
    void rulesPagesAreSet();
};

namespace {

QString shown(QString text)
{
    return text.replace(QChar::Nbsp, u'~');
}

} // namespace

void TypesettingTest::textsAreSet_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("set");
    const auto row = [](const char *name, const QString &language, const QString &typed, const QString &set) {
        QTest::newRow(name) << language << typed << set;
    };
    row("apostrophe", u"en"_s, u"Anna's ship, the others' dice"_s, u"Anna’s ship, the others’ dice"_s);
    row("apostrophe after a name to come", u"en"_s, u"%1's turn"_s, u"%1’s turn"_s);
    row("quotation", u"en"_s, u"'Home' and \"result\" ('so')"_s, u"‘Home’ and “result” (‘so’)"_s);
    row("quotation in Polish", u"pl"_s, u"\"Dalej\" i 'Wróć'"_s, u"„Dalej” i~„Wróć”"_s);
    row("number and unit", u"en"_s, u"%1 florins, 9 crosses, 5 mm, 80 %"_s,
        u"%1~florins, 9~crosses, 5~mm, 80~%"_s);
    row("a count", u"en"_s, u"%n unseen, %Ln left"_s, u"%n~unseen, %Ln~left"_s);
    row("number without unit", u"en"_s, u"place 3 of 5, %1 takes 2"_s, u"place 3 of 5, %1 takes 2"_s);
    row("number and unit in Polish", u"pl"_s, u"około %1 fl., 10 florenów, 5 pól"_s,
        u"około %1~fl., 10~florenów, 5~pól"_s);
    row("words of one letter", u"pl"_s, u"W talii i na statku, z %1 (a potem o 5)"_s,
        u"W~talii i~na statku, z~%1 (a~potem o~5)"_s);
    row("no word of one letter", u"pl"_s, u"Beata i, %1z x, klasa A"_s, u"Beata i, %1z x, klasa A"_s);
    row("Polish rules in Polish alone", u"en"_s, u"a die, i z"_s, u"a die, i z"_s);
    row("access keys", u"pl"_s, u"&W talii, Za&pisz i zamknij"_s, u"&W~talii, Za&pisz i~zamknij"_s);
    row("tags", u"pl"_s, u"<a href=\"x y\">w \"y\"</a>"_s, u"<a href=\"x y\">w~„y”</a>"_s);
    row("a comparison", u"en"_s, u"5 < 6 'x'"_s, u"5 < 6 ‘x’"_s);
    row("spaces at the ends", u"pl"_s, u" %1 "_s, u" %1 "_s);
}

void TypesettingTest::textsAreSet()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, set);
    QCOMPARE(shown(typeset(typed, language)), set);
    QCOMPARE(shown(typeset(typeset(typed, language), language)), set); // once is enough
}

void TypesettingTest::everyTextThatTheProgramSaysIsSet()
{
    Translations texts;
    QCOMPARE(QCoreApplication::translate("dice", "%1's turn"), u"%1’s turn"_s);
    QCOMPARE(shown(QCoreApplication::translate("auction", "%n florin(s)", nullptr, 5)), u"5~florins"_s);
    texts.speak(u"pl"_s);
    QCOMPARE(shown(QCoreApplication::translate("auction", "%n florin(s)", nullptr, 5)), u"5~florenów"_s);
    QCOMPARE(shown(QCoreApplication::translate("Sentence", "%1 and %2", "the end of a list")), u"%1 i~%2"_s);
}

void TypesettingTest::whatIsNotOursStaysAsItIs()
{
    const Translations texts;
    QVERIFY(texts.translate("QPlatformTheme", "Don't Save", nullptr, -1).isNull());
}

void TypesettingTest::rulesPagesAreSet()
{
    const RulesPage page(u"## W talii\nA7 Karta i 5 pól.\n[ship:fur4,dye 0] W talii\n"_s, u"pl");
    QCOMPARE(shown(page.sections().front()), u"W~talii"_s);
    QCOMPARE(shown(page.find(u"A7"_s)->text), u"Karta i~5~pól."_s);
    QCOMPARE(page.items().back().id, u"ship:fur4,dye 0"_s);
}

QTEST_GUILESS_MAIN(TypesettingTest)
#include "typesetting.moc"
