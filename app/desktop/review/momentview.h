#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "engine/review/judgement.h"

#include <QWidget>

#include <memory>

namespace medici::desktop {

class Appearance;

// The board as it stood when somebody decided: what was played is chosen on it, and what was best, or another
// move, is marked as a hint.
class MomentView : public QWidget {
    Q_OBJECT

public:
    explicit MomentView(const Appearance &look, QWidget *parent = nullptr);

    void show(const View &view, const Players &players, std::unique_ptr<Game> before,
              const Judgement &judgement);
    // A move that was not played, to be seen beside the one that was.
    void mark(Code move);
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    const View *m_view = nullptr;
    Players m_players;
    std::unique_ptr<Game> m_before;
    Judgement m_judgement;
    Code m_marked = 0;
};

} // namespace medici::desktop
