#include "app/desktop/actions.h"
#include "app/desktop/archivepage.h"
#include "app/desktop/choosing.h"
#include "app/desktop/keyspage.h"
#include "app/desktop/printpage.h"
#include "app/desktop/rulesview.h"
#include "app/desktop/settingspage.h"
#include "app/desktop/setuppage.h"
#include "app/desktop/tablepage.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QDir>
#include <QTest>

// Pictures of every screen, in both languages and themes: './dev screenshots'.

using namespace medici;
using namespace medici::desktop;

namespace {

class Album {
public:
    Album(Stage &stage, QString folder) : m_stage(stage), m_folder(std::move(folder)) {}

    void take(const QString &name)
    {
        QTest::qWait(20);
        m_stage.window.grab().save(m_folder + u'/' + name + m_suffix + QStringLiteral(".png"));
    }

    void setSuffix(const QString &suffix) { m_suffix = suffix; }

private:
    Stage &m_stage;
    QString m_folder;
    QString m_suffix;
};

void choose(Stage &stage, std::size_t count)
{
    Choosing &choosing = *stage.window.table()->choosing();
    for (std::size_t i = 0; i < count && !choosing.regions().empty(); ++i)
        choosing.choose(choosing.regions()[i * choosing.regions().size() / count]);
}

void takeAll(Stage &stage, Album &album)
{
    Window &window = stage.window;
    window.newGame(QStringLiteral("dice"));
    album.take(QStringLiteral("02-setup"));
    stage.begin(QStringLiteral("HERE"), 7);
    stage.playOn(9);
    choose(stage, 2);
    album.take(QStringLiteral("03-table"));
    stage.desk.sitting.hint();
    while (!stage.desk.sitting.hinted())
        QTest::qWait(10);
    window.table()->choosing()->clear();
    album.take(QStringLiteral("04-hint"));
    window.goHome();
    album.take(QStringLiteral("01-home"));
    window.show(window.table());
    while (stage.desk.sitting.awaiting() == Awaiting::Person)
        stage.playOn(1);
    album.take(QStringLiteral("05-scoring"));
    stage.playOn(200);
    album.take(QStringLiteral("06-end"));
    window.actions().print.trigger();
    album.take(QStringLiteral("17-print-game"));
    window.goHome();
    window.actions().print.trigger();
    album.take(QStringLiteral("18-print-empty"));
    window.show(window.archive());
    album.take(QStringLiteral("08-archive"));
    window.showRules(QStringLiteral("dice"), QStringLiteral("D17"));
    album.take(QStringLiteral("09-rules"));
    window.show(window.settingsPage());
    album.take(QStringLiteral("10-settings"));
    window.show(window.keys());
    album.take(QStringLiteral("11-keys"));
    window.resize(1024, 700);
    stage.begin(QStringLiteral("HERE"), 7);
    stage.playOn(9);
    choose(stage, 2);
    album.take(QStringLiteral("12-small"));
    window.goHome();
    album.take(QStringLiteral("13-small-home"));
    window.resize(1280, 800);
    stage.desk.settings.set(Setting::TextSize, 150);
    window.show(window.table());
    album.take(QStringLiteral("14-large-text"));
    window.newGame(QStringLiteral("dice"));
    album.take(QStringLiteral("15-large-setup"));
    stage.desk.settings.set(Setting::TextSize, 100);
    window.resize(1920, 1080);
    window.show(window.table());
    album.take(QStringLiteral("16-full-hd"));
    window.resize(1280, 800);
    stage.begin(QStringLiteral("H"), 3);
    stage.playOn(3);
    choose(stage, 1);
    album.take(QStringLiteral("07-solo"));
}

} // namespace

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    const QString folder = QApplication::arguments().value(1, QStringLiteral("build/screenshots"));
    QDir().mkpath(folder);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("pl")})
        for (const QString &theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            if (QApplication::arguments().contains(QStringLiteral("--quick"))
                && (language == u"en") != (theme == u"light"))
                continue;
            Stage stage;
            stage.desk.settings.set(Setting::Language, language);
            stage.desk.settings.set(Setting::Theme, theme);
            Album album(stage, folder);
            album.setSuffix(u'-' + language + u'-' + theme);
            takeAll(stage, album);
        }
    return 0;
}
