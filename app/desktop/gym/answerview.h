#pragma once

#include "engine/view/players.h"
#include "engine/view/sentence.h"

#include <QWidget>

#include <vector>

namespace medici {
class Game;
class View;
struct Judgement;
} // namespace medici

namespace medici::desktop {

class Appearance;
class SentenceLabel;

// What an answer was worth, and why.
class AnswerView : public QWidget {
    Q_OBJECT

public:
    explicit AnswerView(const Appearance &look, QWidget *parent = nullptr);

    // `asked` is what was played when it came up, and `answer` what is now, which may be the same; nothing
    // where the answer is the best move itself, or was only to be shown.
    void show(const View &view, const Players &players, const Game &before, const Judgement &asked,
              const Judgement *answer, bool right);
    // All of it, for those who listen.
    QString said() const;

private:
    std::vector<Sentence> told(const View &view, const Players &players, const Game &before,
                               const Judgement &judgement) const;

    SentenceLabel *m_verdict;
    std::vector<SentenceLabel *> m_lines;
};

} // namespace medici::desktop
