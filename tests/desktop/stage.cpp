#include "tests/desktop/stage.h"

#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/table/boardaccess.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QTest>
#include <QTimer>

namespace medici::desktop {

namespace {

Folders prepared(const QString &root)
{
    QAccessible::installFactory(BoardAccess::factory);
    qputenv("XDG_DATA_HOME", QFile::encodeName(root)); // with a bin of its own
    QCoreApplication::setApplicationVersion(QStringLiteral("test"));
    Folders folders = Folders::under(root);
    Settings settings(folders.settings + QStringLiteral("/settings.ini"));
    settings.set(Setting::Language, QStringLiteral("en"));
    settings.set(Setting::Theme, QStringLiteral("light"));
    settings.set(Setting::Speed, QStringLiteral("none"));
    return folders;
}

// Those that are installed, or the one of which the test is.
QStringList plugins()
{
    const QString variant = qEnvironmentVariable("VARIANT");
    return variant.isEmpty()
        ? Variants::programFolders()
        : QStringList{QCoreApplication::applicationDirPath() + u'/' + variant + QStringLiteral("/variants")};
}

} // namespace

QString usualGame()
{
    return qEnvironmentVariable("VARIANT", QStringLiteral("dice"));
}

Stage::Stage(const QStringList &more) : services(prepared(folder.path()), plugins() + more), window(services)
{
    window.setWindowState(Qt::WindowNoState); // whatever suits the screen of a test
    window.resize(1280, 800);
    window.QWidget::show();
    window.activateWindow();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
    QCoreApplication::processEvents(); // the change of language that the window began with
}

Stage::~Stage()
{
    services.table.leave();
}

Proposal Stage::proposal(const QString &seats, Seed seed, const QString &variant)
{
    const SetupLimits terms = services.variants.find(variant)->terms();
    Proposal proposal;
    proposal.variant = variant;
    proposal.setup = terms.usual(static_cast<int>(seats.size()));
    proposal.luck = LuckSource::ofDeal({0, seed});
    proposal.thinking = seed;
    for (int seat = 0; seat < seats.size(); ++seat) {
        const QChar kind = seats[seat];
        const Level level = kind == u'R' ? Level::Random
            : kind == u'E'               ? Level::Easy
            : kind == u'N'               ? Level::Normal
                                         : Level::Hard;
        proposal.people.push_back({usualName(seat), kind == u'H', level, seat});
    }
    return proposal;
}

void Stage::begin(const QString &seats, Seed seed, const QString &variant)
{
    begin(proposal(seats, seed, variant));
}

void Stage::begin(const Proposal &proposal)
{
    services.table.begin(std::make_unique<GameInProgress>(
        GameInProgress::newId(proposal.variant), *services.variants.find(proposal.variant), proposal));
    window.show(window.table());
}

bool Stage::wait()
{
    // Not by QTest::qWaitFor, which sleeps between its looks: a game would be mostly sleep.
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(120'000);
    const auto somebodysTurn = [this] {
        const Awaiting awaiting = services.table.awaiting();
        return awaiting == Awaiting::Person || awaiting == Awaiting::Reader || awaiting == Awaiting::Over;
    };
    while (!somebodysTurn() && patience.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return somebodysTurn();
}

bool Stage::hint(int steps)
{
    for (int given = services.table.coach().given(); given < steps; ++given) {
        services.table.hint();
        if (!QTest::qWaitFor([&] { return services.table.coach().given() > given; }, 300'000))
            return false;
    }
    return true;
}

std::optional<Code> Stage::blunder()
{
    const TableController &table = services.table;
    while (wait() && table.awaiting() != Awaiting::Over) {
        if (table.awaiting() == Awaiting::Reader) {
            services.table.acknowledge();
            continue;
        }
        const Advice &advice = table.coach().advice();
        if (!QTest::qWaitFor([&] { return advice.best && advice.unjudged == 0; }, 300'000))
            return std::nullopt;
        for (const Judgement &judgement : advice.moves)
            if (judgement.grade == Grade::Blunder)
                return judgement.played;
        services.table.play(advice.best->code);
    }
    return std::nullopt;
}

void Stage::close()
{
    services.table.leave();
    services.diskWriter.finish();
}

void Stage::playOn(int decisions)
{
    while (decisions-- > 0 && wait() && services.table.awaiting() != Awaiting::Over) {
        if (services.table.awaiting() == Awaiting::Reader) {
            services.table.acknowledge();
            continue;
        }
        Choices choices;
        services.table.current()->session().game().list(choices);
        services.table.play(choices[choices.size() / 2]);
    }
    wait();
}

Code firstOf(const Game &game)
{
    Choices choices;
    game.list(choices);
    return choices[0];
}

QString squashed(const QWidget &page)
{
    for (const QWidget *part : page.findChildren<QWidget *>()) {
        const bool words = qobject_cast<const QAbstractButton *>(part) != nullptr
            || qobject_cast<const QLabel *>(part) != nullptr;
        const int wanted = part->hasHeightForWidth() ? part->heightForWidth(part->width())
                                                     : part->minimumSizeHint().height();
        if (part->isVisible() && words && part->height() < wanted)
            return part->property("text").toString();
    }
    return {};
}

} // namespace medici::desktop
