#pragma once

#include <QWidget>

#include <vector>

namespace medici::desktop {

class GameLink;
struct AppServices;

// The games that were played last, over or not; pressed, they open or go on.
class LatestGames : public QWidget {
    Q_OBJECT

public:
    explicit LatestGames(AppServices &services, QWidget *parent = nullptr);

    // All but the one that is shown larger.
    void fill(const QString &pictured);
    int count() const { return static_cast<int>(m_links.size()); }
    // As many as there is room for.
    void showAtMost(int count);

signals:
    void finishedWanted(const QString &file);
    void interruptedWanted(const QString &file);
    void replayWanted(const QString &file);
    void reviewWanted(const QString &file);
    void printWanted(const QString &file);
    void sameDealWanted(const QString &file);
    void comparisonWanted(const QString &file);
    void removed();

private:
    void addFinished(const QString &file, const QString &game, int seats, const QString &outcome);
    void addInterrupted(const QString &file);
    void add(GameLink *link);
    void showMenu(QWidget *link, const QPoint &at, const QString &file);

    AppServices &m_services;
    std::vector<GameLink *> m_links;
};

} // namespace medici::desktop
