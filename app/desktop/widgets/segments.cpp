#include "app/desktop/widgets/segments.h"

#include "app/desktop/look/tints.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace medici::desktop {

namespace {

class Segment : public QAbstractButton {
public:
    explicit Segment(QWidget *parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        // Room for the tick in any case, so that choosing does not move the others.
        const int words = QFontMetrics(fontOf(TextKind::Strong)).horizontalAdvance(text());
        return {words + control(24) + px(26), control(38)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            updateGeometry();
        QAbstractButton::changeEvent(event);
    }

    void paintEvent(QPaintEvent *) override
    {
        const bool first = geometry().left() == 0;
        const bool last = geometry().right() >= parentWidget()->width() - 1;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // Wider than the widget on the inner sides: their corners are cut off.
        const QRectF box = QRectF(rect()).adjusted(first ? .5 : -px(8), .5, last ? -.5 : px(8), -.5);
        painter.setBrush(tint(this, isChecked() ? Tint::Accent : Tint::Raised));
        painter.setPen(QPen(tint(this, isChecked() ? Tint::Accent : Tint::Edge), 1));
        painter.drawRoundedRect(box, px(6), px(6));
        if (!first && !isChecked()) {
            painter.setPen(tint(this, Tint::Line));
            painter.drawLine(QPointF(.5, 1), QPointF(.5, height() - 1));
        }
        QColor ink = tint(this, isChecked() ? Tint::AccentInk : Tint::Ink);
        if (!isEnabled())
            ink.setAlphaF(.5F);
        painter.setFont(fontOf(TextKind::Strong));
        const int words = QFontMetrics(painter.font()).horizontalAdvance(text());
        int x = (width() - words - (isChecked() ? px(20) : 0)) / 2;
        if (isChecked()) {
            const double y = height() / 2.0;
            painter.setPen(QPen(ink, px(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(QPolygonF{QPointF(x + px(1), y), QPointF(x + px(4), y + px(3.5)),
                                           QPointF(x + px(11), y - px(4))});
            x += px(20);
        }
        painter.setPen(ink);
        painter.drawText(QRect(x, 0, words + 1, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
    }
};

} // namespace

Segments::Segments(QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int index) {
        leadTabToChosen();
        emit picked(index);
    });
}

void Segments::setChoices(const QStringList &texts)
{
    while (m_group->buttons().size() > texts.size())
        delete m_group->button(static_cast<int>(m_group->buttons().size()) - 1);
    for (int i = 0; i < texts.size(); ++i) {
        QAbstractButton *button = m_group->button(i);
        if (button == nullptr) {
            button = new Segment(this);
            button->setAutoExclusive(true); // a radio button to a screen reader
            m_group->addButton(button, i);
            m_row->addWidget(button);
        }
        button->setText(texts[i]);
        button->updateGeometry();
    }
}

// As among radio buttons: the arrows lead to the others.
void Segments::leadTabToChosen()
{
    for (QAbstractButton *button : m_group->buttons())
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    setFocusProxy(m_group->checkedButton());
}

int Segments::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

int Segments::chosen() const
{
    return m_group->checkedId();
}

void Segments::choose(int index)
{
    if (QAbstractButton *button = m_group->button(index))
        button->setChecked(true);
    leadTabToChosen();
}

void Segments::setChoiceEnabled(int index, bool enabled)
{
    if (QAbstractButton *button = m_group->button(index))
        button->setEnabled(enabled);
}

} // namespace medici::desktop
