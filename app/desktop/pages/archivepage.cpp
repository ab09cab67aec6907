#include "app/desktop/pages/archivepage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/pages/gamemenu.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMessageBox>
#include <QTableWidget>

namespace medici::desktop {

ArchivePage::ArchivePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_list(new QTableWidget),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_book(new KeyButton),
      m_remove(new KeyButton), m_back(new KeyButton), m_open(new KeyButton(nullptr, true))
{
    m_list->setColumnCount(4);
    chooseByLine(*m_list);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *sheet = new Panel;
    sheet->body()->addWidget(m_list);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(room(16), room(16), room(16), room(16));
    above->addWidget(sheet);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_book, m_remove, m_back, m_open})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(above, 1);
    column->addWidget(strip);
    m_remove->showKey(Qt::Key_Delete);
    m_back->showKey(Qt::Key_Escape);
    m_open->showKey(Qt::Key_Return);
    connect(m_book, &QPushButton::clicked, this, &ArchivePage::bookWanted);
    connect(m_remove, &QPushButton::clicked, this, &ArchivePage::removeCurrent);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_open, &QPushButton::clicked, this, &ArchivePage::openCurrent);
    connect(m_list, &QTableWidget::cellDoubleClicked, this, &ArchivePage::openCurrent);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ArchivePage::showMenu);
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &ArchivePage::readOn);
    retranslate();
}

void ArchivePage::enter()
{
    m_files.clear();
    m_list->setRowCount(0);
    m_interrupted = m_services.store.interruptedFiles();
    m_unread = m_interrupted + m_services.store.finishedFiles();
    readOn();
    m_list->resizeColumnsToContents();
    for (int column = 0; column + 1 < m_list->columnCount(); ++column)
        m_list->setColumnWidth(column, m_list->columnWidth(column) + room(24));
    m_list->setCurrentCell(0, 0);
}

// Years of games are read bit by bit, so that the window never stands still.
void ArchivePage::readOn()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_unread.isEmpty() && clock.elapsed() < 10)
        read(m_unread.takeFirst());
    if (!m_unread.isEmpty())
        m_reading.start();
    follow();
}

void ArchivePage::read(const QString &file)
{
    const auto dated = [](const QDateTime &when) { return QLocale().toString(when, QLocale::ShortFormat); };
    try {
        const GameStore::StoredGame volume = m_services.store.volume(file);
        const GameInProgress &current = *volume.game;
        addRow(file,
               {dated(volume.when), m_services.nameOf(current.proposal().variant),
                QLocale().toString(static_cast<int>(current.proposal().people.size())), stateOf(current)});
    } catch (const Fault &fault) {
        const QFileInfo info(file);
        if (info.exists())
            addRow(file,
                   {dated(info.lastModified()),
                    info.completeBaseName(),
                    {},
                    tr("cannot be read: %1").arg(fault.reasonInShort())});
    }
}

void ArchivePage::follow()
{
    for (KeyButton *button : {m_remove, m_open})
        button->setEnabled(!m_files.empty());
    const int others = m_services.store.onTables();
    QString words = m_files.empty() ? tr("There are no games yet.")
                                    : tr("A deleted game goes to the recycle bin (trash).");
    if (others > 0)
        words += u' ' + tr("Not listed: %n game(s) on a table, here or in another window.", nullptr, others);
    m_words->setSentence(words);
}

QString ArchivePage::stateOf(const GameInProgress &current) const
{
    const View &view = *current.variant().view();
    const Game &game = current.session().game();
    if (!game.over()) {
        QStringList names;
        for (const Person &person : current.proposal().people)
            names << person.name;
        return tr("interrupted, %1: %2").arg(view.progress(game), names.join(QStringLiteral(", ")));
    }
    QStringList results;
    for (const Result::Row &row : view.result(game, current.players()).rows)
        results << current.person(row.seat).name + u' ' + QLocale().toString(row.score);
    return results.join(QStringLiteral(", "));
}

void ArchivePage::addRow(const QString &file, const QStringList &texts)
{
    const int row = m_list->rowCount();
    m_list->insertRow(row);
    for (int column = 0; column < texts.size(); ++column)
        m_list->setItem(row, column, new QTableWidgetItem(texts[column]));
    m_list->setRowHeight(row, px(34));
    m_files << file;
}

void ArchivePage::openCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_files.size())
        return;
    // What is played on differently from an archived game is another game: the archive stays as it is.
    emit openWanted(m_files[row], idOf(m_files[row]));
}

QString ArchivePage::idOf(const QString &file) const
{
    return m_interrupted.contains(file) ? QFileInfo(file).completeBaseName() : QString();
}

void ArchivePage::showMenu(const QPoint &at)
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_files.size())
        return;
    const QString file = m_files[row];
    GameDeeds deeds;
    deeds.open = [this] { openCurrent(); };
    if (!m_interrupted.contains(file)) {
        deeds.replay = [this, file] { emit replayWanted(file); };
        deeds.review = [this, file] { emit reviewWanted(file); };
    }
    addDealDeeds(
        deeds, m_services.store, file, [this, file] { emit sameDealWanted(file); },
        [this, file] { emit comparisonWanted(file); });
    deeds.print = [this, file] { emit printWanted(file, idOf(file)); };
    deeds.remove = [this] { removeCurrent(); };
    showGameMenu(m_list->viewport(), at, deeds);
}

void ArchivePage::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_files.size())
        return;
    try {
        m_services.store.remove(m_files[row]);
    } catch (const Fault &fault) {
        QMessageBox(QMessageBox::Warning, tr("Not deleted"), fault.sentence(), QMessageBox::Ok, this).exec();
        enter();
        return;
    }
    m_files.removeAt(row);
    m_list->removeRow(row);
    follow();
    m_list->setCurrentCell(qMin(row, m_list->rowCount() - 1), 0);
}

QString ArchivePage::title() const
{
    return tr("All games");
}

QString ArchivePage::subtitle() const
{
    return tr("Interrupted and finished");
}

QWidget *ArchivePage::firstFocus()
{
    return m_list;
}

void ArchivePage::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_Delete:
        removeCurrent();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        openCurrent();
        return;
    default:
        Page::keyPressEvent(event);
    }
}

void ArchivePage::retranslate()
{
    m_list->setHorizontalHeaderLabels({tr("Date"), tr("Game"), tr("Players"), tr("Result")});
    m_list->setAccessibleName(tr("All games"));
    m_book->setText(tr("Book of games"));
    m_remove->setText(tr("Delete"));
    m_back->setText(tr("Back"));
    m_open->setText(tr("Open"));
    if (isVisible())
        enter();
}

} // namespace medici::desktop
