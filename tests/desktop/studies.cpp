#include "app/desktop/gym/gympage.h"
#include "app/desktop/gym/questionpanel.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/rulespage.h"
#include "engine/view/typesetting.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// The further lessons of the variant that VARIANT names: positions, and what is said of them.
class StudiesTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreTwoOfPositionsThatAreClear();
    void theySpeakEveryLanguageAndOfRulesThatThereAre();
    void theRulesLeadToThem();
    void onePositionComesAfterTheOther();
    void theLanguageChangesInTheMiddle();
    void whatIsNoneIsSaid();
    void largeWordsHaveTheirRoom();

private:
    const std::vector<Study> &studies(Stage &stage) { return stage.services.lessons.studies(m_variant); }

    const QString m_variant = qEnvironmentVariable("VARIANT");
};

namespace {

const QDate lessonDay(2026, 3, 2);

GymPage &opened(Stage &stage, const QString &variant)
{
    stage.window.gym()->arrange([] { return lessonDay; }, 12);
    stage.window.showRules(variant);
    pressButton(*stage.window.rules(), u"More lessons"_s);
    return *stage.window.gym();
}

bool says(const GymPage &page, const QString &words, const QString &language)
{
    const QString text = typeset(words, language);
    return ranges::any_of(page.findChildren<SentenceLabel *>(), [&](const SentenceLabel *label) {
        return label->isVisible() && label->sentence().plain() == text;
    });
}

} // namespace

void StudiesTest::thereAreTwoOfPositionsThatAreClear()
{
    Stage stage;
    const Variant &variant = *stage.services.variants.find(m_variant);
    const std::vector<Exercise> puzzles = puzzlesOf(m_variant, variant);
    QVERIFY(studies(stage).size() >= 2);
    for (const Study &study : studies(stage)) {
        QVERIFY(study.tasks.size() >= 5);
        for (const Study::Task &position : study.tasks) {
            const auto puzzle = ranges::find(puzzles, position.key, &Exercise::key);
            QVERIFY2(puzzle != puzzles.end(), position.key.constData());
            const Gain cost = posed(*puzzle, variant)->judgement.cost;
            QVERIFY(cost.worth.mean > 4 * *cost.worth.error); // which the test of puzzles finds again
        }
    }
}

void StudiesTest::theySpeakEveryLanguageAndOfRulesThatThereAre()
{
    Stage stage;
    const RulesPage page(stage.services.viewOf(m_variant).rulesPage(u"en"_s));
    QStringList spoken = Translations::languages();
    spoken.sort();
    for (const Study &study : studies(stage)) {
        QStringList languages;
        for (const auto &[language, words] : study.title.words)
            languages << language;
        QCOMPARE(languages, spoken);
        for (const Study::Task &position : study.tasks)
            for (const LessonText *text : {&position.before, &position.after}) {
                QVERIFY2(page.find(text->rule) != nullptr, qPrintable(text->rule));
                for (const auto &[language, words] : text->words)
                    QVERIFY2(words.size() <= 300, qPrintable(words));
            }
    }
}

void StudiesTest::theRulesLeadToThem()
{
    Stage stage;
    GymPage &page = opened(stage, m_variant);
    QVERIFY(stage.window.page() == &page);
    QVERIFY(page.board()->isVisible());
    const Study::Task &first = studies(stage).front().tasks.front();
    QVERIFY(says(page, first.before.words.at(u"en"_s), u"en"_s));
    pressButton(page, u"Rule "_s + first.before.rule);
    QVERIFY(stage.window.page() == stage.window.rules());
}

void StudiesTest::onePositionComesAfterTheOther()
{
    Stage stage;
    GymPage &page = opened(stage, m_variant);
    for (const Study::Task &position : studies(stage).front().tasks) {
        QCOMPARE(page.asked()->key, position.key);
        QVERIFY(says(page, position.before.words.at(u"en"_s), u"en"_s));
        QTest::keyClick(&page, Qt::Key_F2);
        QVERIFY(page.right());
        QVERIFY(says(page, position.after.words.at(u"en"_s), u"en"_s));
        QVERIFY(!says(page, position.before.words.at(u"en"_s), u"en"_s));
        QTest::keyClick(&page, Qt::Key_Return);
    }
    QVERIFY(page.asked() == nullptr); // until tomorrow
}

void StudiesTest::theLanguageChangesInTheMiddle()
{
    Stage stage;
    GymPage &page = opened(stage, m_variant);
    const Study::Task &first = studies(stage).front().tasks.front();
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    QVERIFY(says(page, first.before.words.at(u"pl"_s), u"pl"_s));
    QTest::keyClick(&page, Qt::Key_F2);
    QVERIFY(says(page, first.after.words.at(u"pl"_s), u"pl"_s));
    stage.services.settings.set(Setting::Language, u"en"_s);
    QCoreApplication::processEvents();
    QVERIFY(says(page, first.after.words.at(u"en"_s), u"en"_s));
}

void StudiesTest::whatIsNoneIsSaid()
{
    const QByteArray title = "title\nen A\npl B\n\n";
    const QByteArray position = "position ab12 D7\nen C\npl D\n\n";
    QCOMPARE(readStudy(title + position + "after\nen E\npl F\n", u"x"_s).tasks.size(), std::size_t{1});
    const auto line = [](const QByteArray &text) {
        try {
            readStudy(text, u"x"_s);
        } catch (const Fault &fault) {
            return fault.line();
        }
        return qint64{0};
    };
    QCOMPARE(line(title), 5);                                     // no position
    QCOMPARE(line(title + position), 9);                          // nothing is said of the answer
    QCOMPARE(line(title + position + position), 9);               // nor of the first one's
    QCOMPARE(line(position), 1);                                  // no title
    QCOMPARE(line("title\nen A\n\n" + position), 7);              // more languages than the title has
    QCOMPARE(line(title + "position\nen C\npl D\n"), 5);          // no key
    QCOMPARE(line(title + position + "after\nen E\nen F\n"), 11); // twice the same language
}

// Below the table where there is not enough of it beside.
void StudiesTest::largeWordsHaveTheirRoom()
{
    Stage stage;
    stage.window.resize(1024, 700);
    GymPage &page = opened(stage, m_variant);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    const QScrollArea &side = *page.findChild<QScrollArea *>();
    const auto place = [&](const QWidget &part) { return QRect(part.mapTo(&page, QPoint()), part.size()); };
    for (const int percent : {100, 150, 200}) {
        stage.services.settings.set(Setting::TextSize, percent);
        for (const bool told : {false, true}) {
            if (told)
                pressButton(page, u"Pokaż odpowiedź"_s);
            else if (page.right())
                pressButton(page, u"Następne pytanie"_s);
            QTest::qWait(1);
            QVERIFY2(page.right().has_value() == told, qPrintable(QString::number(percent)));
            QTRY_VERIFY(side.widget()->minimumSizeHint().width() <= side.viewport()->width());
            QCOMPARE(page.width(), 1024);
            const QRect board = place(*page.board()->parentWidget());
            QVERIFY(board.height() >= page.height() / 3);
            QVERIFY(place(side).top() > board.bottom() || place(side).left() > board.right());
            QCOMPARE(place(side).left() > board.right(), percent == 100);
        }
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::StudiesTest)
#include "studies.moc"
