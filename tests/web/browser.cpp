#include "tests/web/games.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::web {

// A page in a real browser, where there is one.
class BrowserTest : public QObject {
    Q_OBJECT

private slots:
    void keysAndButtonsGoThroughTheGame();
};

namespace {

QString browser()
{
    for (const QString &name : {u"chromium"_s, u"chromium-browser"_s, u"google-chrome"_s})
        if (const QString path = QStandardPaths::findExecutable(name); !path.isEmpty())
            return path;
    return {};
}

// Presses what people press, and writes down what comes of it.
constexpr char visitor[] = R"(<script>
'use strict';
const said = [];
const say = () => said.push([
    document.documentElement.lang, document.title, document.querySelectorAll('#board > *').length > 50,
    document.querySelector('figcaption').textContent,
    [...document.querySelectorAll('nav:lang(' + document.documentElement.lang + ') button')].map(b => b.disabled ? 0 : 1).join('')
].join('|'));
const key = name => document.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
say();
for (const name of ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home']) {
    key(name);
    say();
}
document.querySelector('[data-speaks=pl]').click();
say();
document.querySelector('nav:lang(pl) button:last-child').click();
say();
document.querySelector('section:lang(pl) button[data-step="2"]').click();
say();
document.body.innerHTML = '';
document.body.textContent = ['errors ' + errors].concat(said).join('\n');
</script>)";

} // namespace

void BrowserTest::keysAndButtonsGoThroughTheGame()
{
    if (browser().isEmpty())
        QSKIP("There is no browser here.");
    const Press press;
    QByteArray page = press.page(press.game({u"Ada"_s, u"Bea <b>"_s}));
    page.replace("<title>", "<script>let errors = 0; onerror = () => { ++errors; };</script><title>");
    page.replace("</body>", visitor + QByteArray("</body>"));
    QTemporaryDir folder;
    QFile file(folder.filePath(u"game.html"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(page);
    file.close();
    QProcess process;
    process.start(browser(),
                  {u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                   u"--user-data-dir="_s + folder.filePath(u"profile"_s), u"--dump-dom"_s, file.fileName()});
    QVERIFY(process.waitForFinished(120'000));
    const QString dom = QString::fromUtf8(process.readAllStandardOutput());
    const qsizetype from = dom.indexOf(u"<body>"_s) + 6;
    const QStringList said = dom.mid(from, dom.indexOf(u"</body>"_s) - from)
                                 .replace(u"&nbsp;"_s, u"\u00a0"_s)
                                 .trimmed()
                                 .split(u'\n');
    QVERIFY2(said.size() == 10, qPrintable(dom.mid(from, 2000)));
    QCOMPARE(said[0], u"errors 0"_s);
    const QString title = u"Medici: The Dice Game"_s;
    const auto at = [&](qsizetype number) { return said[number].split(u'|'); };
    QCOMPARE(at(1), (QStringList{u"en"_s, title, u"true"_s, u"The beginning"_s, u"0011"_s}));
    QCOMPARE(said[2], said[1]); // there is nothing before the beginning
    QVERIFY(at(3)[3] != u"The beginning"_s);
    QCOMPARE(at(3)[4], u"1111"_s);
    QCOMPARE(at(4)[4], u"1100"_s);
    QCOMPARE(said[5], said[4]); // nor after the end
    QCOMPARE(said[6], said[1]);
    QCOMPARE(at(7),
             (QStringList{u"pl"_s, u"Medici: Gra w\u00a0kości"_s, u"true"_s, u"Początek"_s, u"0011"_s}));
    QCOMPARE(at(8)[4], u"1100"_s);
    QVERIFY(at(8)[3] != at(4)[3]); // the same moment in other words
    QCOMPARE(at(9)[4], u"1111"_s);
}

} // namespace medici::web

QTEST_MAIN(medici::web::BrowserTest)
#include "browser.moc"
