#include "app/desktop/widgets/reasonlist.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/rulelink.h"
#include "app/desktop/widgets/styledlabel.h"

#include <QBoxLayout>

namespace medici::desktop {

ReasonList::ReasonList(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void ReasonList::add(const QString &who, const Note &note)
{
    if (note.text.isEmpty())
        return;
    m_column->addWidget(new Divider);
    auto *line = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    if (!who.isEmpty()) {
        auto *name = new StyledLabel(TextKind::Strong);
        name->setText(who);
        words->addWidget(name);
    }
    auto *text = new StyledLabel(TextKind::Body, nullptr, who.isEmpty() ? Tint::Muted : Tint::Ink);
    text->setText(QString(note.text).replace(u'\t', u' '));
    text->setWordWrap(true);
    words->addWidget(text);
    line->addLayout(words, 1);
    if (!note.rule.isEmpty()) {
        auto *why = new RuleLink(note.rule);
        connect(why, &QAbstractButton::clicked, this, [this, rule = note.rule] { emit ruleWanted(rule); });
        line->addWidget(why, 0, Qt::AlignTop);
    }
    m_column->addLayout(line);
}

void ReasonList::end()
{
    m_column->addStretch(1);
}

} // namespace medici::desktop
