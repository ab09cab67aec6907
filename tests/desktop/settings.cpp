#include "app/desktop/storage/settings.h"

#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/latestgames.h"
#include "app/desktop/widgets/keybutton.h"
#include "tests/desktop/stage.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void defaultsHoldUntilSomethingIsChosen();
    void choicesAreKept();
    void whatTheTableDoesNotAllowIsNotTaken();
    void aDamagedFileFallsBackToDefaults();
    void aResetKeepsWhatTheProgramKeepsForItself();
    void largeTextLeavesTheFirstPageWhole();
};

void SettingsTest::defaultsHoldUntilSomethingIsChosen()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    QCOMPARE(settings.number(Setting::TextSize), 100);
    QVERIFY(settings.flag(Setting::ForcedChoices));
    QVERIFY(!settings.flag(Setting::ReducedMotion));
}

void SettingsTest::choicesAreKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"settings.ini"_s);
    {
        Settings settings(file);
        QSignalSpy changed(&settings, &Settings::changed);
        settings.set(Setting::Language, u"pl"_s);
        settings.set(Setting::TextSize, 150);
        settings.set(Setting::ForcedChoices, false);
        settings.set(Setting::ForcedChoices, false);
        QCOMPARE(changed.size(), 3);
    }
    const Settings again(file);
    QCOMPARE(again.text(Setting::Language), u"pl"_s);
    QCOMPARE(again.number(Setting::TextSize), 150);
    QVERIFY(!again.flag(Setting::ForcedChoices));
}

void SettingsTest::whatTheTableDoesNotAllowIsNotTaken()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.set(Setting::Language, u"la"_s);
    settings.set(Setting::TextSize, largestText + 1);
    settings.set(Setting::Speed, u"breakneck"_s);
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    QCOMPARE(settings.number(Setting::TextSize), 100);
    QCOMPARE(settings.text(Setting::Speed), u"normal"_s);
}

void SettingsTest::aDamagedFileFallsBackToDefaults()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\nlanguage=xx\ntextSize=huge\nspeed=\nforcedChoices=perhaps\n\0\x01garbage]][=");
    file.close();
    const Settings settings(path);
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    QCOMPARE(settings.number(Setting::TextSize), 100);
    QCOMPARE(settings.text(Setting::Speed), u"normal"_s);
    QVERIFY(settings.flag(Setting::ForcedChoices));
}

void SettingsTest::aResetKeepsWhatTheProgramKeepsForItself()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.set(Setting::Theme, u"dark"_s);
    settings.set(Setting::LastSetup, QByteArray("{}"));
    QSignalSpy changed(&settings, &Settings::changed);
    settings.reset();
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
    QCOMPARE(settings.bytes(Setting::LastSetup), QByteArray("{}"));
    QCOMPARE(changed.size(), 1);
}

void SettingsTest::largeTextLeavesTheFirstPageWhole()
{
    Stage stage;
    stage.begin(u"HR"_s);
    stage.playOn(400);
    stage.begin(u"HR"_s);
    stage.playOn(3);
    stage.services.settings.set(Setting::TextSize, 200);
    stage.window.goHome();
    QTest::qWait(1);
    HomePage &home = *stage.window.home();
    for (const KeyButton *button : home.findChildren<KeyButton *>())
        if (button->isVisible())
            QVERIFY2(button->height() >= button->sizeHint().height()
                         && button->width() >= button->sizeHint().width(),
                     qPrintable(button->text()));
    QTRY_COMPARE(squashed(home), QString());
    const auto links = home.findChild<LatestGames *>()->findChildren<GameLink *>();
    QCOMPARE(links.size(), 1);
    QVERIFY(links.front()->height() >= links.front()->sizeHint().height());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SettingsTest)
#include "settings.moc"
