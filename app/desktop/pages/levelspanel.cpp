#include "app/desktop/pages/levelspanel.h"

#include "app/desktop/levels.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/strength.h"
#include "engine/view/view.h"

#include <QGridLayout>

namespace medici::desktop {

LevelsPanel::LevelsPanel(QWidget *parent)
    : Panel(parent), m_measured(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_even(new StyledLabel(TextKind::Body))
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(px(12));
    grid->setVerticalSpacing(px(4));
    grid->setColumnStretch(1, 1);
    for (std::size_t level = 0; level < levelNames.size(); ++level) {
        m_names[level] = new StyledLabel(TextKind::Strong);
        m_words[level] = new StyledLabel(TextKind::Body);
        m_words[level]->setWordWrap(true);
        grid->addWidget(m_names[level], static_cast<int>(level), 0, Qt::AlignTop);
        grid->addWidget(m_words[level], static_cast<int>(level), 1);
    }
    m_measured->setWordWrap(true);
    body()->addLayout(grid);
    body()->addWidget(m_measured);
    m_even->setWordWrap(true);
    m_even->hide();
    body()->addWidget(m_even);
    body()->addStretch(1);
}

void LevelsPanel::show(const View &view, int seats)
{
    setTitle(tr("Computer players"));
    const QString table = view.measuredStrength();
    int measured = 0;
    for (std::size_t i = 0; i < levelNames.size(); ++i) {
        const auto level = static_cast<Level>(i);
        m_names[i]->setText(levelName(level));
        const std::optional<Strength> strength = strengthOf(level, seats, table);
        measured = strength ? strength->seats : measured;
        m_words[i]->setText(Levels::describe(level, strength ? qRound(100 * strength->wins) : -1));
    }
    m_measured->setVisible(measured > 0);
    m_measured->setText(tr("Measured with %n player(s) at the table; among equals each would win %1 of 100.",
                           nullptr, measured)
                            .arg(qRound(100.0 / qMax(1, measured))));
}

void LevelsPanel::sayOfEven(const QString &words)
{
    m_even->setText(words);
    m_even->setVisible(!words.isEmpty());
}

} // namespace medici::desktop
