#include "app/desktop/lesson/lessonoffer.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/textlink.h"

#include <QMenu>
#include <QVBoxLayout>

namespace medici::desktop {

LessonOffer::LessonOffer(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_others(new TextLink), m_none(new TextLink)
{
    body()->addWidget(m_others);
    body()->addWidget(m_none);
    connect(m_others, &QAbstractButton::clicked, this, &LessonOffer::chooseOther);
    connect(m_none, &QAbstractButton::clicked, this, &LessonOffer::decline);
    connect(&services.settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Lessons)
            retranslate();
    });
}

void LessonOffer::retranslate()
{
    const QStringList offered = m_services.lessons.offered(m_services.shown(), m_services.settings);
    setTitle(tr("Learn as you play"));
    delete m_links;
    m_links = new QWidget;
    auto *column = new QVBoxLayout(m_links);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const QString &variant : offered) {
        auto *link = new TextLink;
        link->setText(m_services.nameOf(variant));
        link->setAccessibleName(tr("First lesson of %1").arg(link->text()));
        connect(link, &QAbstractButton::clicked, this, [this, variant] { emit lessonWanted(variant); });
        column->addWidget(link);
    }
    body()->insertWidget(1, m_links);
    m_links->show();
    m_others->setText(tr("Other games…"));
    m_others->setAccessibleName(tr("First lessons of other games"));
    m_others->hide();
    m_none->setText(tr("No lessons, thank you"));
    m_offers = !offered.isEmpty();
    setVisible(m_offers);
}

void LessonOffer::showAtMost(int lessons)
{
    setVisible(m_offers && lessons > 0);
    int shown = 0;
    for (TextLink *each : m_links->findChildren<TextLink *>())
        each->setVisible(shown++ < lessons);
    m_others->setVisible(shown > lessons);
}

// Those that have no room.
void LessonOffer::chooseOther()
{
    auto *menu = new QMenu(m_others);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (TextLink *each : m_links->findChildren<TextLink *>())
        if (each->isHidden())
            connect(menu->addAction(each->text()), &QAction::triggered, each, &QAbstractButton::click);
    menu->popup(m_others->mapToGlobal(QPoint(0, m_others->height())));
}

void LessonOffer::decline()
{
    Lessons::settle(m_services.lessons.offered(m_services.shown(), m_services.settings), m_services.settings);
}

} // namespace medici::desktop
