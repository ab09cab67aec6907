#pragma once

#include "engine/view/pluginmetadata.h"

#include <QWidget>

namespace medici::desktop {

class KeyButton;
class StyledLabel;
struct AppServices;

// A game on the first page: its picture, what it is, how many play it and how long.
class VariantCard : public QWidget {
    Q_OBJECT

public:
    VariantCard(AppServices &services, PluginMetadata listing, QWidget *parent = nullptr);

    const QString &variant() const { return m_listing.id; }
    void retranslate();
    // Without what it says of the game, where there is little room.
    void setCompact(bool compact);
    KeyButton *newButton() const { return m_new; }

signals:
    void newWanted(const QString &variant);
    void rulesWanted(const QString &variant);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect picture() const;
    QPixmap cover() const;
    void space();

    AppServices &m_services;
    PluginMetadata m_listing; // its own: the game may prove unusable while it stands here
    StyledLabel *m_name;
    StyledLabel *m_summary;
    StyledLabel *m_figures;
    KeyButton *m_rules;
    KeyButton *m_new;
    QWidget *m_below;
    bool m_compact = false;
};

} // namespace medici::desktop
