#include "app/desktop/pages/variantcard.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

namespace medici::desktop {

VariantCard::VariantCard(AppServices &services, PluginMetadata listing, QWidget *parent)
    : QWidget(parent), m_services(services), m_listing(std::move(listing)),
      m_name(new StyledLabel(TextKind::Heading)), m_summary(new StyledLabel(TextKind::Body)),
      m_figures(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_rules(new KeyButton),
      m_new(new KeyButton(nullptr, true)), m_below(new QWidget(this))
{
    m_summary->setWordWrap(true);
    m_figures->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(px(8));
    buttons->addWidget(m_figures, 1);
    buttons->addWidget(m_rules);
    buttons->addWidget(m_new);
    auto *words = new QVBoxLayout(m_below);
    words->addWidget(m_name);
    words->addWidget(m_summary, 1);
    words->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    column->addWidget(m_below);
    connect(m_new, &QPushButton::clicked, this, [this] { emit newWanted(m_listing.id); });
    connect(m_rules, &QPushButton::clicked, this, [this] { emit rulesWanted(m_listing.id); });
    connect(&services.look, &Appearance::changed, this, qOverload<>(&QWidget::update));
    space();
    retranslate();
}

void VariantCard::retranslate()
{
    const QString &language = m_services.languages.spoken();
    const QString name = nameIn(language, m_listing.names);
    m_name->setText(name);
    m_summary->setText(nameIn(language, m_listing.presentation->summary));
    m_figures->setText(tr("%1–%2 players\nabout %3 min")
                           .arg(QLocale().toString(m_listing.leastSeats),
                                QLocale().toString(m_listing.mostSeats),
                                QLocale().toString(m_listing.presentation->minutes)));
    m_rules->setText(tr("Rules"));
    m_rules->setAccessibleName(tr("Rules of %1").arg(name));
    m_new->setText(tr("New game"));
    m_new->setAccessibleName(tr("New game of %1").arg(name));
}

void VariantCard::setCompact(bool compact)
{
    m_compact = compact;
    m_summary->setVisible(!compact);
    m_figures->setVisible(!compact);
    space();
}

QRect VariantCard::picture() const
{
    return {1, 1, width() - 2, m_below->y() - 1};
}

// What lies askew takes its time to be drawn.
QPixmap VariantCard::cover() const
{
    const Theme &theme = m_services.look.theme();
    const qreal ratio = devicePixelRatio();
    const QSize size = picture().size();
    const QString key = QStringLiteral("cover %1 %2 %3 %4 %5 %6")
                            .arg(m_listing.id)
                            .arg(static_cast<int>(theme.brightness()))
                            .arg(static_cast<int>(theme.set()))
                            .arg(ratio)
                            .arg(size.width())
                            .arg(size.height());
    QPixmap cover;
    if (size.isEmpty() || QPixmapCache::find(key, &cover))
        return cover;
    cover = QPixmap((QSizeF(size) * ratio).toSize());
    cover.setDevicePixelRatio(ratio);
    QPainter painter(&cover);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCover(painter, QRectF(QPointF(), size), theme, m_listing.presentation->cover);
    painter.end();
    QPixmapCache::insert(key, cover);
    return cover;
}

void VariantCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), px(8), px(8));
    painter.fillPath(card, tint(this, Tint::Panel));
    painter.save();
    painter.setClipPath(card);
    painter.drawPixmap(picture().topLeft(), cover());
    painter.restore();
    painter.fillRect(QRectF(1, picture().y() + picture().height(), width() - 2, px(2)),
                     m_services.look.theme().color(Role::Gunwale));
    painter.setPen(QPen(tint(this, Tint::Line), 1));
    painter.drawPath(card);
}

void VariantCard::space()
{
    m_below->layout()->setContentsMargins(room(18), room(12), room(18), room(16));
    m_below->layout()->setSpacing(room(6));
    m_below->setMinimumHeight(m_compact ? 0 : px(136));
    if (m_compact)
        setMinimumSize(px(200), 0);
    else
        setMinimumSize(px(300), px(136) + held(144));
}

void VariantCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        space();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
