#pragma once

#include "app/desktop/page.h"
#include "app/desktop/settings.h"

#include <vector>

class QCheckBox;

namespace medici::desktop {

class KeyButton;
class Panel;
class Segments;
class SentenceLabel;
class Words;
struct Desk;

// What a person can choose once and for all; each choice acts at once.
class SettingsPage : public Page {
    Q_OBJECT

public:
    explicit SettingsPage(Desk &desk, QWidget *parent = nullptr);

    QString title() const override;
    QWidget *firstFocus() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    struct Choice {
        Setting setting;
        Words *name;
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

    Desk &m_desk;
    Panel *m_looks;
    Panel *m_play;
    std::vector<Choice> m_choices;
    std::vector<Flag> m_flags;
    SentenceLabel *m_words;
    KeyButton *m_reset;
    KeyButton *m_back;
};

} // namespace medici::desktop
