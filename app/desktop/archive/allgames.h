#pragma once

#include "app/desktop/archive/listedgame.h"

#include <QObject>
#include <QTimer>

#include <vector>

class QWidget;

namespace medici::desktop {

struct AppServices;

// All games there are on disk, for a list of them: what is known of finished ones the index says, the others
// are read bit by bit, so that the window never stands still.
class AllGames : public QObject {
    Q_OBJECT

public:
    // Kept up to date while the page can be seen.
    AllGames(AppServices &services, QWidget *page);

    // Looks what came and went.
    void follow();
    const std::vector<ListedGame> &games() const { return m_games; }

signals:
    void changed();

private:
    void readOn();
    void read(const QString &path);
    void listFinished();
    void gather();

    AppServices &m_services;
    QWidget *m_page;
    QStringList m_interrupted;      // all of them
    QStringList m_unread;           // and what the index cannot read
    std::vector<ListedGame> m_read; // of these
    std::vector<ListedGame> m_finished;
    std::vector<ListedGame> m_games; // all together
    QTimer m_reading;
    QTimer m_indexing;
};

} // namespace medici::desktop
