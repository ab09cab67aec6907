#include "app/web/replaypage.h"

#include "engine/view/steps.h"
#include "tests/web/games.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace Qt::StringLiterals;

namespace medici::web {

// A game as a page for browsers.
class ReplayPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyStepHasAPictureInEachLanguage();
    void picturesAreMadeOfElementsThatAreThere();
    void everyStepIsToldInEachLanguage();
    void namesAreNothingButNames();
    void nothingIsFetchedFromOutside();
    void aStepTakesLittleRoom();
    void anInterruptedGameHasNoVerdict();

private:
    const Press m_press;
    const Record m_record = m_press.game({u"Ada"_s, u"Bea"_s});
    std::vector<Step> m_steps;
    QString m_page;
};

namespace {

QJsonObject gameIn(const QString &page)
{
    const QString mark = u"id=\"game\">"_s;
    const qsizetype from = page.indexOf(mark) + mark.size();
    return QJsonDocument::fromJson(page.mid(from, page.indexOf(u"</script>"_s, from) - from).toUtf8())
        .object();
}

// Numbers of elements, as the page's own script reads them.
std::vector<qsizetype> elementsOf(const QString &runs)
{
    std::vector<qsizetype> numbers;
    for (const QString &run : runs.split(u','))
        for (qsizetype more = 0; more <= run.section(u'+', 1).toInt(); ++more)
            numbers.push_back(run.section(u'+', 0, 0).toInt() + more);
    return numbers;
}

} // namespace

void ReplayPageTest::initTestCase()
{
    m_page = QString::fromUtf8(m_press.page(m_record));
    m_steps =
        stepsOf(m_press.variant->words(), *m_press.variant->newGame(m_record.header.setup), m_record.events);
    QVERIFY(m_steps.size() > 10);
}

void ReplayPageTest::everyStepHasAPictureInEachLanguage()
{
    const QJsonObject pictures = gameIn(m_page)[u"pictures"_s].toObject();
    QCOMPARE(pictures.keys(), (QStringList{u"en"_s, u"pl"_s}));
    for (const QString &language : pictures.keys()) {
        const QJsonArray all = pictures[language].toArray();
        QCOMPARE(static_cast<std::size_t>(all.size()), m_steps.size() + 1);
        std::set<QString> different;
        for (const QJsonValue &picture : all)
            different.insert(picture.toString());
        QVERIFY(different.size() > m_steps.size() / 2); // not every step changes what is seen
    }
    QVERIFY(pictures[u"en"_s] != pictures[u"pl"_s]);
}

void ReplayPageTest::picturesAreMadeOfElementsThatAreThere()
{
    const QJsonObject game = gameIn(m_page);
    const QJsonArray elements = game[u"elements"_s].toArray();
    const QRegularExpression clipped(u"url\\(#(c\\d+)\\)"_s);
    std::set<qsizetype> used;
    for (const QJsonValue &pictures : game[u"pictures"_s].toObject())
        for (const QJsonValue &picture : pictures.toArray())
            for (const qsizetype number : elementsOf(picture.toString()))
                used.insert(number);
    QCOMPARE(static_cast<qsizetype>(used.size()), elements.size());
    QCOMPARE(*used.rbegin(), elements.size() - 1);
    for (const QJsonValue &element : elements) {
        QXmlStreamReader reader(u'<' + element.toString() + u"/>"_s);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(element.toString()));
        if (const auto match = clipped.match(element.toString()); match.hasMatch())
            QVERIFY(m_page.contains(u"<clipPath id=\"%1\">"_s.arg(match.captured(1))));
    }
}

void ReplayPageTest::everyStepIsToldInEachLanguage()
{
    for (std::size_t step = 0; step <= m_steps.size(); ++step)
        QCOMPARE(m_page.count(u"<button type=\"button\" data-step=\"%1\">"_s.arg(step)), 2);
    for (const QString &words : {u"The beginning"_s, u"Początek"_s, u"One step forward"_s, u"Krok dalej"_s,
                                 u"2 March 2026"_s, u"2 marca 2026"_s})
        QVERIFY2(m_page.contains(words), qPrintable(words));
    QVERIFY(m_page.startsWith(u"<!DOCTYPE html>\n<html lang=\"en\""_s));
    QVERIFY(m_press.page(m_press.game({u"Ada"_s, u"Bea"_s}, 2), u"pl"_s)
                .startsWith("<!DOCTYPE html>\n<html lang=\"pl\""));
}

void ReplayPageTest::namesAreNothingButNames()
{
    const QString name = u"</script><i>&\"'@game@"_s;
    const QString page = QString::fromUtf8(m_press.page(m_press.game({name, u"Bea"_s}, 10)));
    QVERIFY(!page.contains(u"<i>"_s));
    QCOMPARE(page.count(u"</script>"_s), 2);
    QVERIFY(page.contains(name.toHtmlEscaped()));
    QVERIFY(!gameIn(page).isEmpty());
}

void ReplayPageTest::nothingIsFetchedFromOutside()
{
    for (const QString &way : {u"http:"_s, u"https:"_s, u"src="_s, u"@import"_s, u"<link"_s})
        QVERIFY2(!m_page.contains(way), qPrintable(way));
    QVERIFY(m_page.contains(u"default-src 'none'"_s));
}

void ReplayPageTest::aStepTakesLittleRoom()
{
    const qsizetype first = m_press.page(m_press.game({u"Ada"_s, u"Bea"_s}, 1)).size();
    const qsizetype step = (m_page.size() - first) / static_cast<qsizetype>(m_steps.size());
    QVERIFY2(first < 1'000'000, qPrintable(QString::number(first)));
    QVERIFY2(step < 60'000, qPrintable(QString::number(step)));
}

void ReplayPageTest::anInterruptedGameHasNoVerdict()
{
    QVERIFY(!m_page.contains(u"class=\"verdict\""_s));
}

} // namespace medici::web

QTEST_MAIN(medici::web::ReplayPageTest)
#include "replaypage.moc"
