#pragma once

#include "engine/review/judgement.h"
#include "engine/view/players.h"

#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QTableWidget;

namespace medici {
class Game;
class Sentence;
class View;
} // namespace medici

namespace medici::desktop {

class Appearance;
class MomentView;
class SentenceLabel;

// A decision that is looked at: the board as it stood, what was played, what that cost and why, and the moves
// that were compared with it, each of which can be seen on the board and tried.
class DecisionView : public QWidget {
    Q_OBJECT

public:
    explicit DecisionView(const Appearance &look, QWidget *parent = nullptr);

    void show(const View &view, const Players &players, std::unique_ptr<Game> before,
              const Judgement &judgement);
    void clear();
    void retranslate();

    QTableWidget *moves() const { return m_moves; }
    // The one that is chosen of them, if it is not the one that was played.
    std::optional<Code> other() const;

signals:
    void chosen();
    // By Enter or a double click.
    void tryWanted();

private:
    struct Compared {
        Code code;
        std::optional<Gain> gain; // over what was played
    };

    void fillMoves(const Players &players, const Game &before);
    void mark();
    Sentence told(Code code, const Players &players, const Game &before) const;

    const View *m_view = nullptr;
    Judgement m_judgement;
    std::vector<Compared> m_compared; // the best first
    MomentView *m_moment;
    SentenceLabel *m_played;
    SentenceLabel *m_cost;
    SentenceLabel *m_reason;
    QTableWidget *m_moves;
};

} // namespace medici::desktop
