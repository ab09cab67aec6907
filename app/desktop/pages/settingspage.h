#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/settings.h"

#include <vector>

class QCheckBox;

namespace medici::desktop {

class KeyButton;
class Panel;
class Segments;
class SentenceLabel;
class StyledLabel;
struct AppServices;

// What a person can choose once and for all; each choice acts at once.
class SettingsPage : public Page {
    Q_OBJECT

public:
    explicit SettingsPage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QWidget *firstFocus() override;
    void enter() override { follow(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    struct Choice {
        Setting setting;
        StyledLabel *name;
        Segments *segments;
        QStringList values;
    };
    struct Flag {
        Setting setting;
        QCheckBox *box;
    };

    void addChoice(Panel *panel, Setting setting, const QStringList &values);
    void addFlag(Panel *panel, Setting setting);
    void follow();

    AppServices &m_services;
    Panel *m_looks;
    Panel *m_play;
    std::vector<Choice> m_choices;
    std::vector<Flag> m_flags;
    SentenceLabel *m_words;
    KeyButton *m_reset;
    KeyButton *m_back;
};

} // namespace medici::desktop
