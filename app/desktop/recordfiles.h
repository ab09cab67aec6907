#pragma once

#include "app/desktop/storage/recentfiles.h"

#include <QDeadlineTimer>
#include <QObject>

class QFileDialog;
class QMenu;
class QPixmap;

namespace medici {
class Fault;
struct Deal;
struct Diagram;
} // namespace medici

namespace medici::desktop {

struct AppServices;

// Records and deals that a person opens, records that they save: by dialogs, with a word on what came of it.
class RecordFiles : public QObject {
    Q_OBJECT

public:
    RecordFiles(AppServices &services, QWidget *window);

    // Puts the game in a file on the table, to go on under an id if it has one, or tells of the deal in it;
    // says why if it cannot.
    bool open(const QString &file, const QString &id = {});
    void openByDialog();
    // Where it was saved the last time, or else where a person says.
    void save();
    void saveAs();
    void savePicture(const QPixmap &table);
    void saveDiagram(Diagram diagram);
    // Without a printer it becomes a PDF.
    void printDiagram(Diagram diagram);
    // Those of the last time, to be opened again.
    void listRecent(QMenu &menu);

signals:
    void opened();
    void dealOpened(const medici::Deal &deal);
    void wanted(const QString &file);
    void said(const QString &words);

private:
    void remember(const QString &file);
    void complain(const Fault &fault);
    void tellNotSaved(const QString &why);
    void saveDiagram(Diagram diagram, const QString &format);
    QString asked(QFileDialog &dialog, const QString &kind);

    AppServices &m_services;
    QWidget *m_window;
    RecentFiles m_recent;
    QString m_savedAs;           // of the game on the table
    QString m_saving;            // not yet on the disk
    QString m_notSaved;          // why, the last time
    QDeadlineTimer m_stillKnown; // until when that need not be said again
};

} // namespace medici::desktop
