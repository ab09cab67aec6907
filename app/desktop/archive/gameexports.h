#pragma once

#include "app/desktop/archive/listedgame.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <vector>

class QMenu;
class QWidget;

namespace medici::desktop {

struct AppServices;

// Games that are taken out of the list, as files of other kinds or for other people; what is there already
// keeps its name, and the new one gets a number.
class GameExports : public QObject {
    Q_OBJECT

public:
    GameExports(AppServices &services, QWidget *page);

    // What can be made of these.
    void offer(QMenu &menu, const std::vector<ListedGame> &games);

    // Into a folder, as they are.
    void exportRecords(const std::vector<ListedGame> &games);
    // The results of finished ones as a table.
    void exportResults(const std::vector<ListedGame> &games);
    // Pages that replay them in a browser, one after the other.
    void exportPages(const std::vector<ListedGame> &games);

signals:
    void said(const QString &words);

private:
    QString askedFolder(const QString &title);
    QString askedFile(const QString &title, const QString &kind, const QString &name);
    QByteArray pageOf(const ListedGame &game);
    void writeNextPage();
    void tell(int exported, int all, const QString &fault = {});
    void complain(const QString &why);

    struct Page {
        ListedGame game;
        QString folder; // under a free name in it, or else
        QString path;
    };

    AppServices &m_services;
    QWidget *m_page;
    std::deque<Page> m_pages; // still to be written
    int m_written = 0;
    int m_wanted = 0;
    QString m_fault; // of the last that could not be written
    QTimer m_writing;
};

// A name in the folder that no file has yet: 'game.html', 'game (2).html' …
QString freePath(const QString &folder, const QString &name, const QString &suffix);

} // namespace medici::desktop
