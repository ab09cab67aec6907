#include "app/desktop/tableactions.h"

#include "app/desktop/actions.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/question.h"
#include "engine/rules/ranges.h"

#include <QCoreApplication>

namespace medici::desktop {

namespace {

struct TableActionTexts {
    Q_DECLARE_TR_FUNCTIONS(TableActions)
};

} // namespace

TableActions::TableActions(Actions &actions, TableController &table) : m_actions(actions), m_table(table) {}

void TableActions::serve(TablePage &page)
{
    m_page = &page;
    Actions &actions = m_actions;
    TableController &table = m_table;
    const auto on = [&page](const QAction &action, auto &&what) {
        QObject::connect(&action, &QAction::triggered, &page, what);
    };
    on(actions.undo, [this] { undo(); });
    on(actions.redo, [&table] { table.redo(); });
    on(actions.hint, [&table] { table.hint(); });
    on(actions.warn, [&table](bool warned) {
        if (const std::optional<Seat> seat = table.warnable())
            table.setWarned(*seat, warned);
    });
    on(actions.demo, [&table](bool demo) { table.setDemo(demo); });
    on(actions.pause, [&table](bool paused) { table.setPaused(paused); });
    on(actions.restart, [this] { restart(); });
    on(actions.history, [&page](bool shown) { page.showSide(shown); });
    Replay &replay = *page.replay();
    on(actions.replay, [&replay](bool playing) { replay.setPlaying(playing); });
    on(actions.toStart, [&replay] { replay.toStart(); });
    on(actions.stepBack, [&replay] { replay.stepBack(); });
    on(actions.stepForward, [&replay] { replay.stepForward(); });
    on(actions.toEnd, [&replay] { replay.toEnd(); });
    on(actions.review, [&page] { emit page.reviewWanted(); });
    page.addReplayTool(&actions.stepBack, QStringLiteral("sign-step-back"));
    page.addReplayTool(&actions.replay, QStringLiteral("sign-play"), QStringLiteral("sign-pause"));
    page.addReplayTool(&actions.stepForward, QStringLiteral("sign-step-forward"));
    page.addReplayTool(&actions.toEnd, QStringLiteral("sign-end"));
    page.setBoardActions(
        {&actions.undo, &actions.redo, &actions.hint, &actions.warn, &actions.picture, &actions.position});
}

// Nobody finds himself in another game by pressing a key once too often.
void TableActions::undo()
{
    if (!m_table.undoLeavesGame()) {
        m_table.undo();
        return;
    }
    ask(m_page,
        TableActionTexts::tr("Nothing is left to take back in this game. Bring back the game that lay on the "
                             "table before it? 'Redo' leads to this one again."),
        TableActionTexts::tr("Bring it back"), [&table = m_table] { table.undo(); });
}

void TableActions::restart()
{
    const GameInProgress *current = m_table.current();
    if (current == nullptr || !current->begun() || m_table.awaiting() == Awaiting::Over) {
        m_table.restart();
        return;
    }
    ask(m_page,
        TableActionTexts::tr(
            "Begin again with the same players and new luck? The game so far stays in the list of all "
            "games."),
        TableActionTexts::tr("Restart"), [&table = m_table] { table.restart(); });
}

void TableActions::follow(bool playing)
{
    const Awaiting awaiting = m_table.awaiting();
    const bool help = playing && m_table.current()->proposal().hints;
    m_actions.undo.setVisible(playing);
    m_actions.redo.setVisible(playing);
    m_actions.hint.setVisible(help && awaiting != Awaiting::Reader && awaiting != Awaiting::Over);
    m_actions.undo.setEnabled(playing && m_table.canUndo());
    m_actions.redo.setEnabled(playing && m_table.canRedo());
    const std::optional<Seat> warnable = playing ? m_table.warnable() : std::nullopt;
    m_actions.warn.setEnabled(warnable.has_value());
    m_actions.warn.setChecked(warnable && m_table.current()->warned(*warnable));
    m_actions.hint.setEnabled(help && m_table.may(Deed::Consult));
    for (QAction *action :
         {&m_actions.restart, &m_actions.save, &m_actions.saveAs, &m_actions.picture, &m_actions.history})
        action->setEnabled(playing);
    m_actions.demo.setEnabled(help); // a strong player's moves are hints
    m_actions.guests.setVisible(
        playing && ranges::any_of(m_table.current()->proposal().people, [](const Person &person) {
            return !person.program.isEmpty();
        }));
    m_actions.pause.setEnabled(playing && m_table.may(Deed::Pause));
    const Replay *replay = m_page != nullptr ? m_page->replay() : nullptr;
    const bool back = playing && replay->canGoBack();
    const bool forward = playing && replay->canGoForward();
    for (QAction *action : {&m_actions.toStart, &m_actions.stepBack})
        action->setEnabled(back);
    for (QAction *action : {&m_actions.stepForward, &m_actions.toEnd})
        action->setEnabled(forward);
    m_actions.review.setEnabled(playing && awaiting == Awaiting::Over);
    m_actions.replay.setEnabled(back || forward);
    m_actions.replay.setChecked(replay != nullptr && replay->playing());
    m_actions.history.setChecked(m_page != nullptr && m_page->sideShown());
    m_actions.demo.setChecked(m_table.demo());
    m_actions.pause.setChecked(m_table.paused());
}

} // namespace medici::desktop
