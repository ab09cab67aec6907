#include "app/desktop/pages/keyspage.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/actions.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/rules/ranges.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace medici::desktop {

namespace {

// Panels below each other.
QWidget *stacked(std::initializer_list<Panel *> panels)
{
    auto *stack = new QWidget;
    auto *column = new QVBoxLayout(stack);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room(16));
    for (Panel *panel : panels)
        column->addWidget(panel);
    column->addStretch(1);
    return stack;
}

} // namespace

KeysPage::KeysPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_actions(actions), m_choosing(new Panel), m_playing(new Panel), m_history(new Panel),
      m_program(new Panel), m_back(new KeyButton(nullptr, true))
{
    auto *groups = new PageColumns;
    groups->add(stacked({m_choosing, m_playing}), 1);
    groups->add(stacked({m_history, m_program}), 1);
    auto *strip = new ActionStrip;
    strip->setWords(new QWidget);
    strip->addButton(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(groups, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    KeysPage::retranslate();
}

void KeysPage::list(Panel *panel, const QString &title, const std::vector<Row> &rows)
{
    auto *table = new QWidget;
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(px(16));
    grid->setVerticalSpacing(px(8));
    grid->setColumnMinimumWidth(0, px(150)); // so that the groups stand in line
    grid->setColumnMinimumWidth(1, px(200)); // or they stand below each other
    grid->setColumnStretch(1, 1);
    for (const Row &row : rows) {
        auto *keys = new StyledLabel(TextKind::Strong);
        keys->setText(row.keys);
        auto *what = new StyledLabel(TextKind::Body);
        what->setText(row.what);
        what->setWordWrap(true);
        const int at = grid->rowCount();
        grid->addWidget(keys, at, 0, Qt::AlignTop);
        grid->addWidget(what, at, 1, Qt::AlignTop);
    }
    panel->setTitle(title);
    panel->body()->addWidget(table);
    table->show();
    m_tables.push_back(table);
}

void KeysPage::retranslate()
{
    for (QWidget *table : m_tables)
        delete table;
    m_tables.clear();
    std::vector<const QAction *> listed;
    const auto rowsOf = [&listed](const auto &actions) {
        std::vector<Row> rows;
        for (const QAction *action : actions) {
            if (action->shortcut().isEmpty() || ranges::find(listed, action) != listed.end())
                continue;
            listed.push_back(action);
            rows.push_back({QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                            withoutAccessKey(action->text())});
        }
        return rows;
    };
    const Actions &all = m_actions;
    list(m_choosing, tr("Choosing"),
         {{capOf(Qt::Key_Tab), tr("To the next item that can be chosen")},
          {tr("Arrows"), tr("To the neighbouring item on the board")},
          {capOf(Qt::Key_Space), tr("Choose, or undo the choice")},
          {tr("Right-click, Shift+F10"), tr("What can be done with an item on the board, and its rules")},
          {tr("1 to 9, 0"), tr("Choose the first to tenth item on the board")},
          {capOf(Qt::Key_Return), tr("Same as the main button")},
          {capOf(Qt::Key_Escape), tr("Clear the choice; back")}});
    list(m_playing, tr("Playing"),
         rowsOf(std::initializer_list<const QAction *>{&all.undo, &all.redo, &all.hint, &all.demo, &all.pause,
                                                       &all.restart, &all.newGame}));
    list(m_history, tr("History"),
         rowsOf(std::initializer_list<const QAction *>{&all.history, &all.replay, &all.stepBack,
                                                       &all.stepForward, &all.toStart, &all.toEnd,
                                                       &all.review}));
    list(m_program, tr("Records and program"), rowsOf(all.all));
    m_back->setText(tr("Back"));
}

QString KeysPage::title() const
{
    return tr("Keyboard shortcuts");
}

QWidget *KeysPage::firstFocus()
{
    return m_back;
}

void KeysPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

} // namespace medici::desktop
