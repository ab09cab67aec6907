#include "app/desktop/pages/latestgames.h"

#include "app/desktop/appservices.h"
#include "app/desktop/archive/listedgame.h"
#include "app/desktop/lesson/lessonwords.h"
#include "app/desktop/pages/gamelink.h"
#include "app/desktop/pages/gamemenu.h"
#include "app/desktop/widgets/question.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace medici::desktop {

namespace {

constexpr std::size_t most = 4;

// When somebody played on last; an interrupted game is not in the index.
struct Played {
    qint64 when;
    QString file;
    const GameSummary *summary;
};

} // namespace

LatestGames::LatestGames(AppServices &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
}

void LatestGames::fill(const QString &pictured)
{
    for (GameLink *link : std::exchange(m_links, {})) {
        link->hide();
        link->deleteLater(); // it may be what was pressed
    }
    std::vector<Played> games;
    for (const GameIndex::Entry &entry : m_services.index.entries())
        if (entry.summary)
            games.push_back({entry.modified, m_services.index.pathOf(entry), &*entry.summary});
    for (const QString &file : m_services.store.interruptedFiles())
        if (file != pictured)
            games.push_back({QFileInfo(file).lastModified().toMSecsSinceEpoch(), file, nullptr});
    std::sort(games.begin(), games.end(), [](const Played &a, const Played &b) {
        return a.when != b.when ? a.when > b.when : a.file > b.file;
    });
    for (const Played &game : games) {
        if (m_links.size() == most)
            break;
        if (game.summary == nullptr) {
            addInterrupted(game.file);
            continue;
        }
        ListedGame listed{game.file};
        describe(listed, *game.summary, m_services.people);
        addFinished(game.file, m_services.nameOf(listed.variant), listed.seats, listed.outcome);
    }
}

void LatestGames::addFinished(const QString &file, const QString &game, int seats, const QString &outcome)
{
    auto *link = new GameLink(game, tr("%n player(s)", nullptr, seats), outcome);
    connect(link, &QAbstractButton::clicked, this, [this, file] { emit finishedWanted(file); });
    link->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(link, &QWidget::customContextMenuRequested, this,
            [this, link, file](const QPoint &at) { showMenu(link, at, file); });
    add(link);
}

// What cannot be read says so in the list of all games.
void LatestGames::addInterrupted(const QString &file)
{
    try {
        const GameStore::StoredGame stored = m_services.store.volume(file);
        const GameInProgress &game = *stored.game;
        const std::shared_ptr<const Lesson> lesson = m_services.lessons.of(game);
        const QString kind = lesson
            ? titleOf(*lesson, m_services.languages.spoken())
            : tr("%n player(s)", nullptr, static_cast<int>(game.proposal().people.size()));
        const QString progress =
            lesson ? progressOf(*lesson, game) : game.variant().view()->progress(game.session().game());
        auto *link = new GameLink(m_services.nameOf(game.proposal().variant), kind,
                                  tr("interrupted: %1").arg(progress));
        connect(link, &QAbstractButton::clicked, this, [this, file] { emit interruptedWanted(file); });
        add(link);
    } catch (const Fault &) {
        return;
    }
}

void LatestGames::add(GameLink *link)
{
    layout()->addWidget(link);
    link->show(); // now, when the room is shared out
    m_links.push_back(link);
}

void LatestGames::showAtMost(int count)
{
    for (std::size_t i = 0; i < m_links.size(); ++i)
        m_links[i]->setVisible(static_cast<int>(i) < count);
}

void LatestGames::showMenu(QWidget *link, const QPoint &at, const QString &file)
{
    GameDeeds deeds;
    deeds.open = [this, file] { emit finishedWanted(file); };
    deeds.replay = [this, file] { emit replayWanted(file); };
    deeds.review = [this, file] { emit reviewWanted(file); };
    addDealDeeds(
        deeds, m_services.store, file, [this, file] { emit sameDealWanted(file); },
        [this, file] { emit comparisonWanted(file); });
    deeds.print = [this, file] { emit printWanted(file); };
    deeds.remove = [this, file] {
        ask(this, tr("Delete %n game(s)?", nullptr, 1), tr("Delete"), [this, file] {
            m_services.store.remove(file);
            emit removed();
        });
    };
    showGameMenu(link, at, deeds);
}

} // namespace medici::desktop
