#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/table/tablepage.h"
#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <map>

// What the window costs: a full repaint at 1920 x 1080, the longest time for which it did not listen while
// strong computer players thought, and which events of a whole evening took longest; of every game or of
// those that are named. With 'games', how soon pages are there that count 10,000 games. Run it on a quiet
// machine.

using namespace medici;
using namespace medici::desktop;

namespace {

double milliseconds(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// What the window's thread has worked; other work on the machine does not count. 0 where it cannot be told.
double worked()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#else
    return 0;
#endif
}

// Times every event that the event loop hands out, with all that it brings about.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0 || !m_timing)
            return QApplication::notify(receiver, event);
        const QString name = QString::fromLatin1(receiver->metaObject()->className())
            + QStringLiteral(", event %1").arg(event->type());
        ++m_depth;
        QElapsedTimer clock;
        clock.start();
        const double before = worked();
        const bool accepted = QApplication::notify(receiver, event);
        Cost &longest = m_longest[name];
        longest.worked = std::max(longest.worked, worked() - before);
        longest.passed = std::max(longest.passed, milliseconds(clock));
        --m_depth;
        return accepted;
    }

    void setTiming(bool timing)
    {
        m_timing = timing;
        if (timing)
            m_longest.clear();
    }

    void report() const
    {
        std::vector<std::pair<Cost, QString>> all;
        for (const auto &[name, longest] : m_longest)
            all.emplace_back(longest, name);
        ranges::sort(all, std::greater(), [](const auto &event) { return event.first.worked; });
        for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 4); ++i)
            std::printf("    %6.1f ms of work, %6.1f ms passed: %s\n", all[i].first.worked,
                        all[i].first.passed, qPrintable(all[i].second));
    }

private:
    struct Cost {
        double worked = 0;
        double passed = 0;
    };

    bool m_timing = false;
    int m_depth = 0;
    std::map<QString, Cost> m_longest;
};

void measureRepaint(Stage &stage)
{
    std::vector<double> repaints;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer clock;
        clock.start();
        stage.window.grab();
        repaints.push_back(milliseconds(clock));
    }
    ranges::sort(repaints);
    std::printf("  full repaint at 1920 x 1080: %.1f ms (median)\n", repaints[repaints.size() / 2]);
}

void measureSilence(Stage &stage)
{
    qint64 worst = 0;
    QElapsedTimer since;
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, &tick, [&] { worst = std::max(worst, since.restart()); });
    tick.start(1);
    since.start();
    stage.services.table.setDemo(true);
    stage.wait();
    tick.stop();
    std::printf("  longest silence of the window in a round of hard players: %lld ms\n",
                static_cast<long long>(worst));
    stage.services.table.setDemo(false);
}

// A person's evening: every page, both languages, a game with movements to its end.
void playEvening(Stage &stage, const QString &variant)
{
    Settings &settings = stage.services.settings;
    settings.set(Setting::Speed, QStringLiteral("fast"));
    stage.playOn(3000);
    Window &window = stage.window;
    for (const QString &language : {QStringLiteral("pl"), QStringLiteral("en")}) {
        settings.set(Setting::Language, language);
        window.show(window.table());
        QTest::qWait(50);
        window.goHome();
        QTest::qWait(50);
        window.newGame(variant);
        QTest::qWait(50);
        window.showRules(variant);
        QTest::qWait(50);
        window.actions().archive.trigger();
        QTest::qWait(50);
        window.actions().settings.trigger();
        QTest::qWait(50);
        window.actions().keys.trigger();
        QTest::qWait(50);
    }
}

// A whole review, looked at while it is being made: decisions, curve and moves.
void review(Stage &stage)
{
    ReviewPage &page = *stage.window.review();
    QElapsedTimer clock;
    clock.start();
    page.prepare(*stage.services.table.current());
    stage.window.show(&page);
    double first = 0;
    while (!page.complete()) {
        QTest::qWait(100);
        if (first == 0 && !page.findings().judgements.empty())
            first = milliseconds(clock);
        QTest::keyClick(&page, Qt::Key_N);
    }
    std::printf("  a review of %d decisions: %.1f s, the first of them after %.1f s\n",
                static_cast<int>(page.findings().judgements.size()), milliseconds(clock) / 1e3, first / 1e3);
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(&page, i % 2 == 0 ? Qt::Key_P : Qt::Key_N);
    page.prepare(*stage.services.table.current()); // as when it is opened again
    QTest::qWait(50);
}

// Games of twenty courses, by four people: what pages do with them takes as long as with others.
void fillShelf(Stage &stage, int games)
{
    const Variant &variant = *stage.services.variants.find(QStringLiteral("dice"));
    const QDir folder(stage.services.folders.archive);
    folder.mkpath(QStringLiteral("."));
    std::vector<Record> courses;
    for (Seed course = 0; course < 20; ++course) {
        Record &record = courses.emplace_back();
        record.header.variant = QStringLiteral("dice");
        record.header.setup = variant.terms().usual(2);
        record.header.luck = LuckSource::ofDeal({0, course});
        record.header.players.assign(2, {});
        Session session(variant.newGame(record.header.setup), luckOf(record.header.luck), {});
        session.begin();
        for (Seed n = 0; !session.game().over(); ++n)
            session.play(session.game().think({Level::Random}, derivedSeed(course, n), {}).code);
        record.events.assign(session.log().begin(), session.log().end());
    }
    const QStringList people{QStringLiteral("Anna"), QStringLiteral("Bruno"), QStringLiteral("Clara"),
                             QStringLiteral("Dario")};
    QDateTime when(QDate(2025, 1, 1), QTime(12, 0));
    for (int game = 0; game < games; ++game, when = when.addSecs(3600)) {
        Record &record = courses[static_cast<std::size_t>(game) % courses.size()];
        record.header.players[0] = {people[game % 4], true, {}};
        record.header.players[1] = {people[(game + 1 + game / 4 % 3) % 4], true, {}};
        QFile file(folder.filePath(when.toString(QStringLiteral("yyyyMMdd-HHmmss"))
                                   + QStringLiteral("-dice.medici")));
        if (file.open(QIODevice::WriteOnly))
            file.write(textOf(record, variant, Annotated::Yes));
    }
}

void measureShown(Stage &stage, const char *what, const std::function<void()> &show)
{
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        stage.window.showRules(QStringLiteral("dice"));
        QCoreApplication::processEvents();
        QElapsedTimer clock;
        clock.start();
        show();
        QCoreApplication::processEvents();
        stage.window.grab();
        times.push_back(milliseconds(clock));
    }
    ranges::sort(times);
    std::printf("  %s: %.0f ms (median), %.0f ms at most\n", what, times[times.size() / 2], times.back());
}

void measureManyGames(Stage &stage, int games)
{
    fillShelf(stage, games);
    QElapsedTimer clock;
    clock.start();
    stage.window.goHome();
    while (!stage.services.index.complete())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%d games\n  read for the first time: %.1f s\n", games, milliseconds(clock) / 1e3);
    stage.services.diskWriter.finish();
    {
        GameIndex again(
            stage.services.folders.archive, stage.services.folders.cache + QStringLiteral("/games"),
            [](const QString &) { return std::nullopt; }, stage.services.diskWriter);
        clock.restart();
        again.follow();
        std::printf("  known again from the index: %.0f ms, %s\n", milliseconds(clock),
                    again.complete() ? "all" : "not all");
    }
    measureShown(stage, "the first page", [&] { stage.window.goHome(); });
    measureShown(stage, "the list of games", [&] { stage.window.show(stage.window.archive()); });
    measureShown(stage, "the book", [&] { stage.window.show(stage.window.book()); });
}

} // namespace

int main(int count, char **arguments)
{
    TimedApplication application(count, arguments);
    Stage stage;
    stage.window.resize(1920, 1080);
    QStringList variants = QApplication::arguments().mid(1);
    if (variants == QStringList{QStringLiteral("games")}) {
        measureManyGames(stage, 10'000);
        return 0;
    }
    if (variants.isEmpty())
        for (const PluginMetadata &listing : stage.services.playable())
            variants << listing.id;
    for (const QString &variant : variants) {
        std::printf("%s\n", qPrintable(variant));
        stage.begin(QStringLiteral("HDDD"), 7, variant);
        stage.playOn(4);
        measureRepaint(stage);
        application.setTiming(true);
        measureSilence(stage);
        std::printf("  events that took longest in it:\n");
        application.report();
        application.setTiming(true);
        stage.begin(QStringLiteral("HEEE"), 7, variant);
        playEvening(stage, variant);
        application.setTiming(false);
        std::printf("  events that took longest in a game to its end and on every page:\n");
        application.report();
        stage.begin(QStringLiteral("REND"), 7, variant);
        stage.playOn(3000);
        application.setTiming(true);
        review(stage);
        application.setTiming(false);
        std::printf("  events that took longest in it:\n");
        application.report();
    }
    return 0;
}
