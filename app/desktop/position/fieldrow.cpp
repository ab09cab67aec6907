#include "app/desktop/position/fieldrow.h"

#include "app/desktop/position/piecesfield.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace medici::desktop {

FieldRow::FieldRow(const Appearance &look, const View &view, const Words &words, const Field &field,
                   QWidget *parent)
    : QWidget(parent), m_view(view), m_field(field), m_label(new StyledLabel(TextKind::Body))
{
    const bool wide = field.kind == Field::Kind::Pieces;
    auto *row = new QBoxLayout(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(wide ? 2 : 10));
    m_label->setWordWrap(true);
    row->addWidget(m_label, 1);
    if (field.kind == Field::Kind::Pieces) {
        m_pieces = new PiecesField(look, view, words);
        connect(m_pieces, &PiecesField::changed, this, &FieldRow::enter);
    } else if (field.kind == Field::Kind::Number) {
        m_number = new QSpinBox;
        m_number->setMinimumWidth(px(96)); // the label gives way
        connect(m_number, &QSpinBox::valueChanged, this, [this](int value) { enter({value}); });
    } else {
        m_choice = new DropDown;
        connect(m_choice, &QComboBox::activated, this, [this](int value) { enter({value}); });
    }
    row->addWidget(input());
    m_label->setBuddy(input());
}

QWidget *FieldRow::input() const
{
    if (m_pieces != nullptr)
        return m_pieces;
    return m_number != nullptr ? static_cast<QWidget *>(m_number) : m_choice;
}

void FieldRow::enter(std::vector<int> values)
{
    m_field.values = std::move(values);
    emit changed(m_field);
}

void FieldRow::fillChoice()
{
    m_choice->clear();
    for (int value = 0; value <= m_field.most; ++value)
        m_choice->addItem(m_field.kind == Field::Kind::Player && value < static_cast<int>(m_players.size())
                              ? nameOf(static_cast<Seat>(value), m_players)
                              : m_view.nameOfStanding(m_field, value));
}

void FieldRow::show(const Field &field, const Players &players)
{
    m_field = field;
    m_players = players;
    m_label->setText(m_view.nameOfField(field));
    const QSignalBlocker quiet(input());
    if (m_pieces != nullptr) {
        m_pieces->show(field);
        m_pieces->line()->setAccessibleName(name());
    } else if (m_number != nullptr) {
        m_number->setRange(field.least, field.most);
        m_number->setSpecialValueText(field.open ? tr("any") : QString());
        m_number->setValue(field.value());
        m_number->setAccessibleName(name());
    } else {
        fillChoice();
        m_choice->setCurrentIndex(field.value());
        m_choice->setAccessibleName(name());
    }
}

QString FieldRow::name() const
{
    const QString own = m_view.nameOfField(m_field);
    return m_field.seat < 0 ? own
                            : tr("%1: %2", "a player and a field").arg(nameOf(m_field.seat, m_players), own);
}

QString FieldRow::unknown() const
{
    return m_pieces == nullptr ? QString() : m_pieces->unknown();
}

void FieldRow::complain(bool wrong)
{
    m_label->setTint(wrong ? Tint::Danger : Tint::Ink);
}

} // namespace medici::desktop
