#include "engine/view/rulespage.h"
#include "tests/words/texts.h"

#include <QRegularExpression>
#include <QtTest>

#include <map>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// What the program says is of one piece, in both languages.
class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextHasItsPolish();
    void placeholdersSurviveTranslation();
    void sameEnglishHasTheSamePolish();
    void ruledOutWordsAreNowhere_data();
    void ruledOutWordsAreNowhere();
    void typographyIsLeftToTheTextLayer();
    void rulingsAreMarkedInBothLanguages_data();
    void rulingsAreMarkedInBothLanguages();
    void securityNamesTestsThatAreThere();

private:
    const QDir m_project{QStringLiteral(MEDICI_SOURCE_DIR)};
    std::vector<Message> m_messages;
    std::vector<Page> m_pages;
};

void WordsTest::initTestCase()
{
    m_messages = messagesIn(m_project);
    m_pages = pagesIn(m_project);
    QVERIFY(m_messages.size() > 500);
    QVERIFY(m_pages.size() > 20);
}

void WordsTest::everyTextHasItsPolish()
{
    for (const Message &message : m_messages) {
        QVERIFY2(message.finished, qPrintable(message.english));
        for (const QString &form : message.polish)
            QVERIFY2(!form.isEmpty(), qPrintable(message.english));
    }
}

void WordsTest::placeholdersSurviveTranslation()
{
    static const QRegularExpression placeholder(u"%L?[n1-9]"_s);
    const auto placeholdersOf = [](const QString &text) {
        std::set<QString> found;
        for (auto match = placeholder.globalMatch(text); match.hasNext();)
            found.insert(match.next().captured());
        return found;
    };
    for (const Message &message : m_messages)
        for (const QString &form : message.polish)
            QVERIFY2(placeholdersOf(form) == placeholdersOf(message.english),
                     qPrintable(message.english + u" | "_s + form));
}

void WordsTest::sameEnglishHasTheSamePolish()
{
    const std::map<QString, QString> exceptions{
        {u"Contents"_s, u"what is printed, and the sections of the rules"_s},
        {u"Hint: take %1."_s, u"two verbs of the rulebooks, one for dice and one for cards"_s},
        {u"Home"_s, u"the page, and the key, which keyboards in Poland call Home"_s},
        {u"Normal"_s, u"a level and a speed: an adjective and an adverb"_s},
        {u"Random"_s, u"a level and how it is settled who begins: an adjective and an adverb"_s},
    };
    std::map<QString, std::set<QStringList>> polish;
    for (const Message &message : m_messages)
        if (!message.comment.startsWith(u"key for "_s)) // the letter that a word begins with
            polish[message.english].insert(message.polish);
    for (const auto &[english, forms] : polish)
        if (!exceptions.contains(english))
            QVERIFY2(forms.size() == 1, qPrintable(english));
    for (const auto &[english, reason] : exceptions)
        QVERIFY2(polish[english].size() > 1, qPrintable(english + u": no exception any more, "_s + reason));
}

void WordsTest::ruledOutWordsAreNowhere_data()
{
    QTest::addColumn<QString>("pattern");
    const auto row = [](const char *instead, const QString &pattern) { QTest::newRow(instead) << pattern; };
    row("arkusz wyników", u"[Kk]artk[aiąęo]|[Kk]artek\\b|[Kk]art[ay] do gry|arkusz\\w* punktacji"_s);
    row("odsłonić", u"\\b(nie)?odkry(ć|wa|ty|te|to|tych|j)"_s);
    row("ekran główny, Home", u"[Pp]ierwsz[aą] stron|[Ff]irst page"_s);
    row("numer rozdania, deal number",
        u"[Ll]iczb[ay] losu|[Ll]uck number|[Nn]umer losowania|[Nn]umber for the luck"_s);
    row("kółko wroga", u"przeciwnik"_s);
    row("gra w pojedynkę", u"[Gg]r[aęy] samotn|sam na sam"_s);
    row("towary, goods", u"[Mm]onopol(?!ies\":)"_s);
    row("wartość, value", u"w ładowniach|in the holds"_s);
    row("wielokrotność pięciu, a multiple of five", u"do piątek|down to fives"_s);
    row("poziom, level", u"\\bSiła\\b(?! %1)|\\bStrength, seat"_s);
    row("imperative, not 'proszę'", u"\\b[Pp]roszę\\b|, please\\."_s);
    row("'ty', not 'Pan' or 'Pani'", u"\\bPan[i]?\\b|\\bPaństwo\\b"_s);
    row("Motyw, Theme", u"\\bJasność\\b|\\bBrightness\\b"_s);
    row("System default", u"\\bAs the system\\b"_s);
    row("everybody", u"\\b([Ee]very|[Aa]ny|[Ss]ome)one\\b"_s);
    row("British spelling", u"\\b[Cc]olor(s|ed|ful)?\\b|\\b[Cc]enter(ed)?\\b|\\b[Ff]avorite"_s);
    row("the most, the fewest", u"\\b(has|have) (most|fewest)\\b"_s);
}

void WordsTest::ruledOutWordsAreNowhere()
{
    QFETCH(QString, pattern);
    const QRegularExpression ruledOut(pattern, QRegularExpression::UseUnicodePropertiesOption);
    const auto check = [&](const QString &place, const QString &text) {
        const QRegularExpressionMatch match = ruledOut.match(text);
        QVERIFY2(!match.hasMatch(),
                 qPrintable(place + u": "_s + match.captured() + u" in '"_s
                            + text.mid(match.capturedStart() - 40, 120) + u'\''));
    };
    for (const Message &message : m_messages) {
        check(message.context, message.english);
        for (const QString &form : message.polish)
            check(message.context, form);
    }
    for (const Page &page : m_pages)
        check(page.path, page.text);
}

// It sets marks and spaces by rule; what is set by hand is not where the rule would have it.
void WordsTest::typographyIsLeftToTheTextLayer()
{
    static const QRegularExpression byHand(u"[\\x{a0}‘’“”„]|&nbsp;|&rsquo;"_s);
    for (const Message &message : m_messages) {
        QVERIFY2(!message.english.contains(byHand), qPrintable(message.english));
        for (const QString &form : message.polish)
            QVERIFY2(!form.contains(byHand), qPrintable(form));
    }
    for (const Page &page : m_pages)
        if (page.path.contains(u"pages/rules."_s))
            QVERIFY2(!page.text.contains(byHand), qPrintable(page.path));
}

void WordsTest::rulingsAreMarkedInBothLanguages_data()
{
    QTest::addColumn<QStringList>("rulings");
    QTest::newRow("auction") << QStringList{u"A8"_s, u"A15"_s};
    QTest::newRow("card") << QStringList{u"C3"_s,  u"C5"_s,  u"C7"_s,  u"C9"_s,
                                         u"C11"_s, u"C12"_s, u"C16"_s, u"C18"_s};
    QTest::newRow("dice") << QStringList{u"D2"_s, u"D3"_s, u"D24"_s, u"D28"_s};
    QTest::newRow("gemstones") << QStringList{u"G3"_s, u"G6"_s, u"G12"_s, u"G19"_s, u"G20"_s};
}

void WordsTest::rulingsAreMarkedInBothLanguages()
{
    QFETCH(QStringList, rulings);
    const auto markedIn = [](const QString &folder, const QString &language, const QString &mark) {
        QFile file(QStringLiteral(MEDICI_SOURCE_DIR "/variants/%1/pages/rules.%2.txt").arg(folder, language));
        if (!file.open(QIODevice::ReadOnly))
            return QStringList();
        QStringList marked;
        const RulesPage page(QString::fromUtf8(file.readAll()), language);
        for (const RulesPage::Item &item : page.items())
            if (item.kind == RulesPage::Kind::Statement && item.text.contains(u"**%1:** "_s.arg(mark)))
                marked << item.id;
        return marked;
    };
    const QString folder = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(markedIn(folder, u"en"_s, u"Ruling"_s), rulings);
    QCOMPARE(markedIn(folder, u"pl"_s, u"Rozstrzygnięcie"_s), rulings);
}

// `tests/record/reader.cpp: faultsOfLines`, `another of that file`.
void WordsTest::securityNamesTestsThatAreThere()
{
    const auto contentsOf = [&](const QString &name) {
        QFile file(m_project.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    static const QRegularExpression named(u"`(?:(tests/[a-z/]+\\.cpp)(?:: )?)?([a-z][A-Za-z]+)?`"_s);
    QString test;
    int found = 0;
    for (auto match = named.globalMatch(contentsOf(u"SECURITY.md"_s)); match.hasNext(); ++found) {
        const QRegularExpressionMatch one = match.next();
        if (!one.captured(1).isEmpty())
            test = contentsOf(one.captured(1));
        QVERIFY2(one.captured(2).isEmpty() ? !test.isEmpty()
                                           : test.contains(u"void "_s + one.captured(2) + u"("_s),
                 qPrintable(one.captured()));
    }
    QVERIFY(found > 10);
    // Scripts, too.
    static const QRegularExpression script(u"`((?:tests|packaging)/[a-z/]+)`"_s);
    for (auto match = script.globalMatch(contentsOf(u"SECURITY.md"_s)); match.hasNext();) {
        const QString file = match.next().captured(1);
        QVERIFY2(QFileInfo(m_project.filePath(file)).isExecutable(), qPrintable(file));
    }
}

QTEST_GUILESS_MAIN(WordsTest)
#include "words.moc"
