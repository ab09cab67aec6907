#include "app/desktop/lesson/lessonoffer.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/textlink.h"

#include <QVBoxLayout>

namespace medici::desktop {

LessonOffer::LessonOffer(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_none(new TextLink)
{
    body()->addWidget(m_none);
    connect(m_none, &QAbstractButton::clicked, this, &LessonOffer::decline);
    connect(&services.settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Lessons)
            retranslate();
    });
}

void LessonOffer::retranslate()
{
    const QStringList offered = m_services.lessons.offered(m_services.playable(), m_services.settings);
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
}

void LessonOffer::decline()
{
    Lessons::settle(m_services.lessons.offered(m_services.playable(), m_services.settings),
                    m_services.settings);
}

} // namespace medici::desktop
