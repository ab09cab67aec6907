#include "app/desktop/recordfiles.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/appservices.h"
#include "app/desktop/print/printing.h"
#include "app/desktop/widgets/notice.h"
#include "app/desktop/widgets/plaintip.h"
#include "engine/record/fault.h"
#include "engine/view/paper/diagram.h"
#include "engine/view/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPixmap>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

#include <chrono>
#include <utility>

namespace medici::desktop {

namespace {

// What is wrong with every move is said with the first; what was well for a while and is wrong again, again.
constexpr std::chrono::minutes saidOnce{2};

} // namespace

RecordFiles::RecordFiles(AppServices &services, QWidget *window)
    : QObject(window), m_services(services), m_window(window), m_recent(services.settings)
{
    connect(&services.diskWriter, &DiskWriter::failed, this, &RecordFiles::tellNotSaved);
    connect(&services.diskWriter, &DiskWriter::caughtUp, this, [this] {
        if (const QString file = std::exchange(m_saving, {}); !file.isEmpty())
            emit said(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    });
    connect(&services.table, &TableController::gameChanged, this, [this] { m_savedAs.clear(); });
}

bool RecordFiles::open(const QString &file, const QString &id)
{
    QString note;
    try {
        if (!id.isEmpty())
            m_services.store.requireFree(file);
        const std::optional<Deal> deal = dealInFile(file, m_services.store.recordables());
        if (deal) {
            remember(file);
            emit dealOpened(*deal);
            return true;
        }
        std::unique_ptr<GameInProgress> game = m_services.store.open(file, id);
        note = m_services.store.note();
        remember(file);
        m_services.table.begin(std::move(game));
    } catch (const Fault &fault) {
        complain(fault);
        return false;
    }
    emit opened();
    if (!note.isEmpty())
        notice(m_window, QMessageBox::Information, tr("Opened"), note)->open();
    return true;
}

// Those of the program stand in its own lists.
void RecordFiles::remember(const QString &file)
{
    const QDir folder = QFileInfo(file).absoluteDir();
    if (folder != QDir(m_services.folders.state) && folder != QDir(m_services.folders.archive))
        m_recent.remember(file);
}

void RecordFiles::listRecent(QMenu &menu)
{
    menu.clear();
    for (const QString &file : m_recent.files()) {
        QAction *entry = menu.addAction(asEntry(QFileInfo(file).fileName()));
        entry->setToolTip(plainTip(QDir::toNativeSeparators(file)));
        connect(entry, &QAction::triggered, this, [this, file] { emit wanted(file); });
    }
    menu.setToolTipsVisible(true);
    menu.menuAction()->setEnabled(!menu.isEmpty());
    giveAccessKeys(menu);
}

void RecordFiles::complain(const Fault &fault)
{
    QMessageBox *box = notice(m_window, QMessageBox::Warning, tr("Not opened"), fault.sentenceInShort());
    if (fault.reasonInShort() != fault.reason())
        box->setDetailedText(fault.sentence()); // for those who know what stands in records
    box->open();
}

QString RecordFiles::asked(QFileDialog &dialog, const QString &kind)
{
    dialog.setNameFilters({kind, tr("All files (*)")});
    dialog.setDirectory(m_services.lastFolder());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString file = dialog.selectedFiles().value(0);
    m_services.settings.set(Setting::LastFolder, QFileInfo(file).path());
    return file;
}

void RecordFiles::openByDialog()
{
    QFileDialog dialog(m_window, tr("Open record or deal"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (const QString file = asked(dialog, tr("Game records and deals (*.medici *.txt)")); !file.isEmpty())
        emit wanted(file);
}

void RecordFiles::save()
{
    if (m_savedAs.isEmpty()) {
        saveAs();
        return;
    }
    m_notSaved.clear(); // who asks again is told again
    m_saving = m_savedAs;
    m_services.store.save(*m_services.table.current(), m_savedAs);
}

void RecordFiles::saveAs()
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr)
        return;
    QFileDialog dialog(m_window, tr("Save record as"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("medici"));
    dialog.selectFile(current->id() + QStringLiteral(".medici"));
    const QString file = asked(dialog, tr("Game records (*.medici)"));
    if (file.isEmpty())
        return;
    m_savedAs = file;
    remember(file);
    save();
}

void RecordFiles::savePicture(const QPixmap &table)
{
    QFileDialog dialog(m_window, tr("Save a picture of the table"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    dialog.selectFile(m_services.table.current()->id() + QStringLiteral(".png"));
    const QString file = asked(dialog, tr("Pictures (*.png)"));
    if (file.isEmpty())
        return;
    if (table.save(file, "PNG"))
        emit said(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    else
        tellNotSaved(tr("%1 cannot be written.").arg(QFileInfo(file).fileName()));
}

void RecordFiles::saveDiagram(Diagram diagram)
{
    saveDiagram(std::move(diagram), QStringLiteral("png"));
}

// By day: it is for paper.
void RecordFiles::saveDiagram(Diagram diagram, const QString &format)
{
    QFileDialog dialog(m_window, tr("Save diagram"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(format);
    dialog.selectFile(tr("Position") + u'.' + format);
    const QString file = asked(dialog, tr("Pictures and pages (*.png *.svg *.pdf)"));
    if (file.isEmpty())
        return;
    try {
        const Theme theme(Brightness::Light, m_services.look.theme().set());
        diagram.theme = &theme;
        medici::saveDiagram(diagram, file);
        emit said(tr("Saved as %1.").arg(QFileInfo(file).fileName()));
    } catch (const Fault &fault) {
        tellNotSaved(fault.sentenceInShort());
    }
}

void RecordFiles::printDiagram(Diagram diagram)
{
    if (QPrinterInfo::availablePrinters().isEmpty()) {
        emit said(tr("No printer found: the diagram will be saved as a PDF."));
        saveDiagram(std::move(diagram), QStringLiteral("pdf"));
        return;
    }
    const Theme theme(Brightness::Light, m_services.look.theme().set());
    diagram.theme = &theme;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(diagram.caption);
    QPrintDialog dialog(&printer, m_window);
    if (dialog.exec() == QDialog::Accepted && !printOn(printer, diagram))
        notice(m_window, QMessageBox::Warning, tr("Not printed"), tr("Printing failed."))->open();
}

// Once for each reason: a full disk refuses every move.
void RecordFiles::tellNotSaved(const QString &why)
{
    m_saving.clear();
    const bool known = why == m_notSaved && !m_stillKnown.hasExpired();
    m_stillKnown.setRemainingTime(saidOnce);
    if (known)
        return;
    m_notSaved = why;
    notice(m_window, QMessageBox::Warning, tr("Saving"), why)->open();
}

} // namespace medici::desktop
