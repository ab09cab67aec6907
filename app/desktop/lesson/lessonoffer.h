#pragma once

#include "app/desktop/widgets/panel.h"

namespace medici::desktop {

class TextLink;
struct AppServices;

// Lessons on the first page, as long as there are some that were neither played nor declined.
class LessonOffer : public Panel {
    Q_OBJECT

public:
    explicit LessonOffer(AppServices &services, QWidget *parent = nullptr);

    void retranslate();
    bool offers() const { return m_offers; }
    // All that are offered, or so many and a menu with the others; none where there is no room.
    void showAtMost(int lessons);

signals:
    void lessonWanted(const QString &variant);

private:
    void chooseOther();
    void decline();

    AppServices &m_services;
    QWidget *m_links = nullptr;
    bool m_offers = false;
    TextLink *m_others;
    TextLink *m_none;
};

} // namespace medici::desktop
