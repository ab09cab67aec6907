#include "app/desktop/archive/gameexports.h"

#include "app/desktop/appservices.h"
#include "app/desktop/archive/resulttable.h"
#include "app/desktop/book/book.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/widgets/notice.h"
#include "app/web/replaypage.h"
#include "engine/record/fault.h"
#include "engine/record/save.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHash>
#include <QMenu>

namespace medici::desktop {

QString freePath(const QString &folder, const QString &name, const QString &suffix)
{
    const QDir dir(folder);
    QString path = dir.filePath(name + u'.' + suffix);
    for (int number = 2; QFileInfo::exists(path) || QFileInfo(path).isSymLink(); ++number)
        path = dir.filePath(QStringLiteral("%1 (%2).%3").arg(name, QString::number(number), suffix));
    return path;
}

GameExports::GameExports(AppServices &services, QWidget *page)
    : QObject(page), m_services(services), m_page(page)
{
    m_writing.setSingleShot(true);
    connect(&m_writing, &QTimer::timeout, this, &GameExports::writeNextPage);
}

void GameExports::offer(QMenu &menu, const std::vector<ListedGame> &games)
{
    const auto add = [&](const QString &text, void (GameExports::*deed)(const std::vector<ListedGame> &)) {
        // Once the menu is gone: what is asked next is a window of its own.
        connect(
            menu.addAction(text), &QAction::triggered, this, [this, deed, games] { (this->*deed)(games); },
            Qt::QueuedConnection);
    };
    add(tr("Records…"), &GameExports::exportRecords);
    add(tr("Results as a table (CSV)…"), &GameExports::exportResults);
    add(tr("Replay for a browser (HTML)…"), &GameExports::exportPages);
}

QString GameExports::askedFolder(const QString &title)
{
    QFileDialog dialog(m_page, title, m_services.lastFolder());
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString folder = dialog.selectedFiles().value(0);
    m_services.settings.set(Setting::LastFolder, folder);
    return folder;
}

QString GameExports::askedFile(const QString &title, const QString &kind, const QString &name)
{
    QFileDialog dialog(m_page, title, m_services.lastFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({kind, tr("All files (*)")});
    dialog.setDefaultSuffix(QFileInfo(name).suffix());
    dialog.selectFile(QFileInfo(freePath(m_services.lastFolder(), QFileInfo(name).completeBaseName(),
                                         QFileInfo(name).suffix()))
                          .fileName());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString file = dialog.selectedFiles().value(0);
    m_services.settings.set(Setting::LastFolder, QFileInfo(file).path());
    return file;
}

void GameExports::exportRecords(const std::vector<ListedGame> &games)
{
    const QString folder = askedFolder(tr("Export records into a folder"));
    if (folder.isEmpty())
        return;
    m_services.diskWriter.finish(); // what is under way to the disk belongs to it
    int exported = 0;
    for (const ListedGame &game : games) {
        const QFileInfo info(game.path);
        // A copy is never written over another file.
        exported += QFile::copy(game.path, freePath(folder, info.completeBaseName(), info.suffix()));
    }
    tell(exported, static_cast<int>(games.size()));
}

void GameExports::exportResults(const std::vector<ListedGame> &games)
{
    QHash<QString, const GameIndex::Entry *> known;
    for (const GameIndex::Entry &entry : m_services.index.entries())
        if (entry.summary)
            known.insert(m_services.index.pathOf(entry), &entry);
    std::vector<TabledGame> table;
    for (const ListedGame &game : games)
        if (const GameIndex::Entry *entry = known.value(game.path)) {
            table.push_back({entry->file, whenOf(*entry), game.game, *entry->summary});
            for (SeatSummary &seat : table.back().summary.seats)
                if (seat.human) // as in the list
                    seat.name = m_services.people.nameOf(seat.name);
        }
    if (table.empty()) {
        complain(tr("None of these games is over: there are no results yet."));
        return;
    }
    // What the table says is known before somebody takes their time over its name.
    const QByteArray text = resultTable(table);
    const QString file = askedFile(tr("Export results as"), tr("Tables (*.csv)"),
                                   tr("results", "the name of a file") + QStringLiteral(".csv"));
    if (file.isEmpty())
        return;
    try {
        saveWhole(file, text);
        tell(static_cast<int>(table.size()), static_cast<int>(games.size()));
    } catch (const Fault &fault) {
        complain(fault.sentence());
    }
}

void GameExports::exportPages(const std::vector<ListedGame> &games)
{
    QString path;
    QString folder;
    if (games.size() == 1)
        path = askedFile(tr("Export a replay as"), tr("Web pages (*.html)"),
                         QFileInfo(games.front().path).completeBaseName() + QStringLiteral(".html"));
    else
        folder = askedFolder(tr("Export replays into a folder"));
    if (path.isEmpty() && folder.isEmpty())
        return;
    m_services.diskWriter.finish();
    for (const ListedGame &game : games)
        m_pages.push_back({game, folder, path});
    m_wanted += static_cast<int>(games.size());
    m_writing.start();
}

// One at a time, so that the window does not stand still for long.
void GameExports::writeNextPage()
{
    const Page page = std::move(m_pages.front());
    m_pages.pop_front();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    try {
        const QByteArray html = pageOf(page.game);
        const QString name = QFileInfo(page.game.path).completeBaseName();
        saveWhole(page.path.isEmpty() ? freePath(page.folder, name, QStringLiteral("html")) : page.path,
                  html);
        ++m_written;
    } catch (const Fault &fault) {
        m_fault = fault.sentenceInShort();
    }
    QGuiApplication::restoreOverrideCursor();
    if (!m_pages.empty()) {
        m_writing.start();
        return;
    }
    tell(std::exchange(m_written, 0), std::exchange(m_wanted, 0), std::exchange(m_fault, {}));
}

QByteArray GameExports::pageOf(const ListedGame &listed)
{
    const std::unique_ptr<GameInProgress> game = m_services.store.volume(listed.path).game;
    web::Occasion occasion{m_services.variants.listing(listed.variant)->names, listed.when.date()};
    for (const Person &person : game->proposal().people)
        occasion.arms.push_back(person.arms);
    return web::replayPage(recordOf(*game), game->variant(), occasion, m_services.languages.spoken(),
                           m_services.look.theme(), m_services.languages.translations());
}

void GameExports::tell(int exported, int all, const QString &fault)
{
    if (exported == all)
        emit said(tr("%n game(s) exported.", nullptr, exported));
    else
        complain(tr("%n game(s) not exported.", nullptr, all - exported)
                 + (fault.isEmpty() ? QString() : u' ' + fault));
}

void GameExports::complain(const QString &why)
{
    notice(m_page, QMessageBox::Warning, tr("Not exported"), why)->open();
}

} // namespace medici::desktop
