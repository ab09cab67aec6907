#include "app/desktop/archive/allgames.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/book.h"
#include "app/desktop/lesson/lessonwords.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocale>
#include <QWidget>

namespace medici::desktop {

AllGames::AllGames(AppServices &services, QWidget *page) : QObject(page), m_services(services), m_page(page)
{
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &AllGames::readOn);
    // While thousands of games are read for the first time they are listed now and then.
    m_indexing.setSingleShot(true);
    m_indexing.setInterval(300);
    connect(&m_indexing, &QTimer::timeout, this, [this] {
        listFinished();
        gather();
    });
    connect(&services.index, &GameIndex::grew, this, [this] {
        if (m_page->isVisible() && !m_indexing.isActive())
            m_indexing.start();
    });
}

void AllGames::follow()
{
    m_interrupted = m_services.store.interruptedFiles();
    m_unread = m_interrupted;
    m_read.clear();
    m_services.index.follow();
    listFinished();
    readOn();
}

void AllGames::listFinished()
{
    m_indexing.stop();
    m_finished.clear();
    for (const GameIndex::Entry &entry : m_services.index.entries()) {
        const QString path = m_services.index.pathOf(entry);
        if (!entry.summary) {
            if (!m_unread.contains(path)
                && !ranges::any_of(m_read, [&](const ListedGame &game) { return game.path == path; }))
                m_unread << path;
            continue;
        }
        ListedGame &game = m_finished.emplace_back();
        game.path = path;
        game.when = whenOf(entry);
        game.game = m_services.nameOf(entry.summary->variant);
        describe(game, *entry.summary, m_services.people);
    }
    if (!m_unread.isEmpty() && !m_reading.isActive())
        m_reading.start();
}

void AllGames::readOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_unread.isEmpty() && clock.elapsed() < 10)
        read(m_unread.takeFirst());
    if (!m_unread.isEmpty())
        m_reading.start();
    gather();
}

void AllGames::read(const QString &path)
{
    const QFileInfo info(path);
    ListedGame game{path};
    const QDateTime written = info.lastModified();
    game.when = {written.date(), written.time(), Qt::UTC}; // as the index has it
    try {
        const GameStore::StoredGame volume = m_services.store.volume(path);
        const GameInProgress &current = *volume.game;
        QStringList people;
        for (const Person &person : current.proposal().people)
            people << person.name;
        game.variant = current.proposal().variant;
        game.game = m_services.nameOf(game.variant);
        game.people = people.join(QStringLiteral(", "));
        game.seats = static_cast<int>(people.size());
        if (const std::shared_ptr<const Lesson> lesson = m_services.lessons.of(current))
            game.outcome = tr("interrupted lesson, %1: %2").arg(progressOf(*lesson, current), game.people);
        else
            game.outcome =
                tr("interrupted, %1: %2")
                    .arg(current.variant().view()->progress(current.session().game()), game.people);
    } catch (const Fault &fault) {
        if (!info.exists())
            return;
        game.game = info.completeBaseName();
        game.outcome = tr("cannot be read: %1").arg(fault.reasonInShort());
    }
    if (m_interrupted.contains(path))
        game.id = info.completeBaseName();
    describe(game);
    m_read.push_back(std::move(game));
}

void AllGames::gather()
{
    m_games = m_read;
    m_games.insert(m_games.end(), m_finished.begin(), m_finished.end());
    emit changed();
}

} // namespace medici::desktop
