#pragma once

#include "engine/rules/game.h"
#include "engine/view/players.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace medici {
class View;
} // namespace medici

namespace medici::desktop {

class Appearance;

// A table that lies there and cannot be touched, as large as there is room.
class TableView : public QWidget {
    Q_OBJECT

public:
    explicit TableView(const Appearance &look, QWidget *parent = nullptr);

    // What cannot be as it was described stays as it was last, and paler.
    void show(const View &view, std::shared_ptr<const Game> game, const Players &players);
    void setPale(bool pale);
    // Marked on it, as hints are at a table.
    void mark(std::optional<Code> move);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_look;
    const View *m_view = nullptr;
    std::shared_ptr<const Game> m_game;
    Players m_players;
    bool m_pale = false;
    std::optional<Code> m_marked;
};

} // namespace medici::desktop
