#include "app/desktop/keyspage.h"

#include "app/desktop/actions.h"
#include "app/desktop/actionstrip.h"
#include "app/desktop/keybutton.h"
#include "app/desktop/panel.h"
#include "app/desktop/tints.h"
#include "app/desktop/words.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

namespace medici::desktop {

namespace {

constexpr int perColumn = 15;

} // namespace

KeysPage::KeysPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_actions(actions), m_sheet(new Panel), m_back(new KeyButton(nullptr, true))
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_sheet);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(px(16), px(16), px(16), px(16));
    above->addWidget(scroll);
    auto *strip = new ActionStrip;
    strip->setWords(new QWidget);
    strip->addButton(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(above, 1);
    column->addWidget(strip);
    m_sheet->body()->addStretch(1);
    m_back->showKey(Qt::Key_Escape);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    KeysPage::retranslate();
}

void KeysPage::addRow(const QString &keys, const QString &what)
{
    auto *key = new Words(Text::Strong);
    key->setText(keys);
    auto *text = new Words(Text::Body);
    text->setText(what);
    text->setWordWrap(true);
    const int column = m_rows / perColumn * 2;
    m_grid->addWidget(key, m_rows % perColumn, column);
    m_grid->addWidget(text, m_rows % perColumn, column + 1);
    ++m_rows;
}

void KeysPage::retranslate()
{
    delete m_table;
    m_table = new QWidget;
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(px(16));
    m_grid->setVerticalSpacing(px(8));
    for (const int column : {1, 3})
        m_grid->setColumnStretch(column, 1);
    m_rows = 0;
    addRow(capOf(Qt::Key_Tab), tr("To the next thing that can be chosen"));
    addRow(tr("Arrows"), tr("To the neighbour on the board"));
    addRow(capOf(Qt::Key_Space), tr("Choose, or take the choice back"));
    addRow(tr("1 to 9, 0"), tr("Choose the first to tenth thing on the board"));
    addRow(capOf(Qt::Key_Return), tr("What the main button says"));
    addRow(capOf(Qt::Key_Escape), tr("Clear the choice; back"));
    for (const QAction *action : m_actions.all)
        if (!action->shortcut().isEmpty())
            addRow(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText), action->text());
    m_sheet->body()->insertWidget(1, m_table);
    m_table->show();
    m_back->setText(tr("Back"));
}

QString KeysPage::title() const
{
    return tr("Keys");
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
