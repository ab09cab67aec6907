#include "app/desktop/widgets/amountfield.h"

#include "app/desktop/look/tints.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace medici::desktop {

namespace {

QPushButton *stepButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    button->setAutoRepeat(true);
    button->setFocusPolicy(Qt::NoFocus); // the figure between has the arrow keys
    button->setFixedSize(control(40), control(40));
    return button;
}

// Steps from amount to amount, but takes whatever is typed: a digit that it refused would leave a smaller
// amount than was meant.
class Figure : public QSpinBox {
public:
    Figure(int least, int most, QWidget *parent) : QSpinBox(parent), m_least(least), m_most(most)
    {
        setRange(0, 10 * most + 9); // what has still more digits is too high before the last of them
        setValue(least);
    }

    void stepBy(int steps) override { setValue(std::clamp(value() + steps, m_least, m_most)); }

protected:
    StepEnabled stepEnabled() const override
    {
        return (value() < m_most ? StepUpEnabled : StepNone)
            | (value() > m_least ? StepDownEnabled : StepNone);
    }

private:
    int m_least;
    int m_most;
};

} // namespace

AmountField::AmountField(int least, int most, QWidget *parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)),
      m_less(stepButton(QStringLiteral("−"), this)), m_figure(new Figure(least, most, this)),
      m_more(stepButton(QStringLiteral("+"), this))
{
    m_slider->setRange(least, most);
    m_slider->setFocusPolicy(Qt::NoFocus);
    m_figure->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_figure->setAlignment(Qt::AlignCenter);
    m_figure->setFixedWidth(px(64));
    m_figure->setMinimumHeight(control(40));
    m_less->setAccessibleName(tr("Less"));
    m_more->setAccessibleName(tr("More"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(4));
    row->addWidget(m_slider);
    row->addWidget(m_less);
    row->addWidget(m_figure);
    row->addWidget(m_more);
    connect(m_slider, &QSlider::valueChanged, m_figure, &QSpinBox::setValue);
    connect(m_less, &QPushButton::clicked, m_figure, &QSpinBox::stepDown);
    connect(m_more, &QPushButton::clicked, m_figure, &QSpinBox::stepUp);
    connect(m_figure, &QSpinBox::valueChanged, this, &AmountField::follow);
    setFocusProxy(m_figure);
    auto *typed = m_figure->findChild<QLineEdit *>();
    connect(typed, &QLineEdit::textChanged, this, &AmountField::changed);
    m_figure->installEventFilter(this);
    typed->installEventFilter(this);
    follow(least);
}

int AmountField::value() const
{
    return m_figure->value();
}

bool AmountField::acceptable() const
{
    return m_figure->hasAcceptableInput() && value() >= m_slider->minimum() && value() <= m_slider->maximum();
}

void AmountField::setSliderWidth(int width)
{
    m_slider->setFixedWidth(width);
    m_slider->setVisible(width > 0 && m_slider->maximum() > m_slider->minimum());
}

void AmountField::setName(const QString &name)
{
    m_figure->setAccessibleName(name);
    m_figure->setToolTip(name);
    m_slider->setAccessibleName(name);
}

bool AmountField::type(QKeyEvent *event)
{
    if (event->text() == u"+" || event->text() == u"=") { // the same key on many keyboards
        m_figure->stepUp();
        return true;
    }
    if (event->text() == u"-") {
        m_figure->stepDown();
        return true;
    }
    if (event->text().isEmpty() || !event->text().front().isDigit())
        return false;
    m_figure->setFocus(Qt::ShortcutFocusReason);
    m_figure->selectAll();
    QCoreApplication::sendEvent(m_figure, event);
    return true;
}

void AmountField::follow(int value)
{
    m_less->setEnabled(value > m_slider->minimum());
    m_more->setEnabled(value < m_slider->maximum());
    const QSignalBlocker quiet(m_slider); // it stays between the two, the figure need not
    m_slider->setValue(value);
    emit changed();
}

// While the figure is typed, letters still press the buttons beside it.
bool AmountField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!key->text().isEmpty() && key->text().front().isLetter() && key->modifiers() == Qt::NoModifier) {
            event->ignore();
            return true;
        }
        // To take back is to take back a move, not a figure.
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && watched == m_figure) {
        auto *key = static_cast<QKeyEvent *>(event);
        if ((key->text() == u"+" || key->text() == u"-") && type(key))
            return true;
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !acceptable()) {
            m_figure->selectAll();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace medici::desktop
