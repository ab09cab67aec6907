#pragma once

#include "app/desktop/gym/training.h"
#include "app/desktop/widgets/panel.h"
#include "engine/record/study.h"

#include <map>
#include <vector>

namespace medici::desktop {

class DropDown;
class SentenceLabel;
struct AppServices;

// Where the questions come from: one's own costly moments, games of computer players, or a lesson; and how
// far one has come with them.
class QuestionPanel : public Panel {
    Q_OBJECT

public:
    explicit QuestionPanel(AppServices &services, QWidget *parent = nullptr);

    // What there is now; what was chosen stays chosen.
    void fill();
    // The first lesson of a variant.
    void choose(const QString &variant);
    // One's own costly moments of all games; whether that is something else than before.
    bool chooseOwn();
    bool filled() const { return m_filled; }

    // What may be asked. Of several games in turn, of a lesson in its order.
    std::vector<Exercise> questions();
    // The lesson that is chosen, or null.
    const Study *study();

    void showProgress(const Training &training);
    QWidget *firstFocus();
    void retranslate();

signals:
    void chosen();

private:
    const std::vector<Exercise> &puzzles(const QString &variant);
    std::vector<Exercise> ofAllGames();

    AppServices &m_services;
    std::map<QString, std::vector<Exercise>> m_puzzles; // by variant, as far as they were read
    std::vector<Exercise> m_own;
    bool m_filled = false;
    DropDown *m_from;
    DropDown *m_game;
    SentenceLabel *m_progress;
};

} // namespace medici::desktop
