#include "app/desktop/archivepage.h"
#include "app/desktop/homepage.h"
#include "app/desktop/keyspage.h"
#include "app/desktop/rulesview.h"
#include "app/desktop/settingspage.h"
#include "app/desktop/setuppage.h"
#include "app/desktop/tablepage.h"
#include "app/desktop/words.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// English texts with their Polish ones, without those that have figures or names in them.
std::map<QString, QString> translations(QStringList &unfinished)
{
    std::map<QString, QString> all;
    QFile file(QStringLiteral(MEDICI_TRANSLATIONS) + u"/medici_pl.ts"_s);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation") {
            if (xml.attributes().hasAttribute(u"type"_s))
                unfinished << source;
            const QString translated = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (translated.isEmpty())
                unfinished << source;
            if (!source.contains(u'%') && source != translated)
                all.emplace(source, translated);
        }
    }
    return all;
}

QStringList textsOf(const QWidget &window)
{
    QStringList texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        texts << widget->accessibleName() << widget->toolTip();
    }
    for (const QAction *action : window.findChildren<QAction *>())
        texts << action->text();
    texts.removeAll(QString());
    return texts;
}

// Labels and buttons that have less room than their text wants.
QStringList cutOff(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        QString text;
        bool fits = true;
        if (const auto *label = qobject_cast<const Words *>(widget);
            label != nullptr && !label->text().isEmpty()) {
            text = label->text();
            fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                     : label->sizeHint().width() <= label->width() + 1;
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
                   button != nullptr && !button->text().isEmpty()) {
            text = button->text();
            fits = button->sizeHint().width() <= button->width() + 1;
        }
        if (!fits)
            cut << u"'%1' (%2 of %3)"_s.arg(text).arg(widget->width()).arg(widget->sizeHint().width());
    }
    return cut;
}

// Shows one screen after the other.
void walk(Stage &stage, const std::function<void(const QString &)> &look)
{
    Window &window = stage.window;
    const auto at = [&](const QString &name) {
        QTest::qWait(1);
        look(name);
    };
    window.goHome();
    at(u"home"_s);
    window.newGame(u"dice"_s);
    at(u"set-up"_s);
    window.show(window.settingsPage());
    at(u"settings"_s);
    window.show(window.keys());
    at(u"keys"_s);
    window.show(window.archive());
    at(u"archive"_s);
    window.showRules(u"dice"_s);
    at(u"rules"_s);
    window.show(window.table());
    at(u"table"_s);
}

} // namespace

class WalkTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void noTextIsLeftFromTheOtherLanguage();
    void switchingThereAndBackChangesNothing();
    void everyTextFitsItsPlace_data();
    void everyTextFitsItsPlace();
    void theSystemsLanguageIsTheDefault();
};

void WalkTest::everyTextIsTranslated()
{
    QStringList unfinished;
    QVERIFY(translations(unfinished).size() > 200);
    QVERIFY2(unfinished.isEmpty(), qPrintable(unfinished.join(u'\n')));
}

void WalkTest::noTextIsLeftFromTheOtherLanguage()
{
    QStringList unfinished;
    const std::map<QString, QString> polish = translations(unfinished);
    Stage stage;
    stage.begin(u"HRR"_s);
    stage.playOn(3);
    stage.desk.settings.set(Setting::Language, u"pl"_s);
    QStringList names; // a game may be called alike in both languages
    for (const Listing &listing : stage.desk.variants.listed())
        names << nameIn(u"pl"_s, listing.names);
    walk(stage, [&](const QString &screen) {
        for (const QString &text : textsOf(stage.window)) {
            QVERIFY2(names.contains(text) || !polish.contains(text), qPrintable(screen + u": "_s + text));
            QVERIFY2(!text.contains(u"(s)"_s), qPrintable(screen + u": "_s + text));
        }
    });
}

void WalkTest::switchingThereAndBackChangesNothing()
{
    Stage stage;
    stage.begin(u"HRR"_s);
    stage.playOn(3);
    std::map<QString, QStringList> before;
    walk(stage, [&](const QString &screen) { before[screen] = textsOf(stage.window); });
    walk(stage, [&](const QString &screen) {
        stage.desk.settings.set(Setting::Language, u"pl"_s);
        QTest::qWait(1);
        QVERIFY2(textsOf(stage.window) != before[screen], qPrintable(screen));
        stage.desk.settings.set(Setting::Language, u"en"_s);
        QTest::qWait(1);
        QStringList gone = before[screen];
        for (const QString &text : textsOf(stage.window))
            gone.removeOne(text);
        QVERIFY2(gone.isEmpty(), qPrintable(screen + u": "_s + gone.join(u'\n')));
        QCOMPARE(textsOf(stage.window).size(), before[screen].size());
    });
}

void WalkTest::everyTextFitsItsPlace_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("size");
    QTest::addColumn<QSize>("window");
    for (const QString &language : {u"en"_s, u"pl"_s}) {
        QTest::addRow("%s 100", qPrintable(language)) << language << 100 << QSize(1280, 800);
        QTest::addRow("%s 100, small", qPrintable(language)) << language << 100 << QSize(1024, 700);
        QTest::addRow("%s 150", qPrintable(language)) << language << 150 << QSize(1280, 800);
    }
}

void WalkTest::everyTextFitsItsPlace()
{
    QFETCH(QString, language);
    QFETCH(int, size);
    QFETCH(QSize, window);
    Stage stage;
    stage.desk.settings.set(Setting::Language, language);
    stage.desk.settings.set(Setting::TextSize, size);
    stage.window.resize(window);
    stage.begin(u"HRR"_s);
    stage.playOn(3);
    QStringList cut;
    walk(stage, [&](const QString &screen) {
        for (const QString &text : cutOff(stage.window))
            cut << screen + u": "_s + text;
    });
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void WalkTest::theSystemsLanguageIsTheDefault()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    Languages languages;
    languages.speak(u"system"_s);
    QCOMPARE(languages.spoken(), Languages::ofSystem());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::WalkTest)
#include "walk.moc"
