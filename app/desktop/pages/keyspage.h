#pragma once

#include "app/desktop/pages/page.h"

#include <vector>

namespace medici::desktop {

class KeyButton;
class Panel;
struct Actions;

// Every key and what it does.
class KeysPage : public Page {
    Q_OBJECT

public:
    explicit KeysPage(const Actions &actions, QWidget *parent = nullptr);

    QString title() const override;
    QWidget *firstFocus() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    struct Row {
        QString keys;
        QString what;
    };
    void list(Panel *panel, const QString &title, const std::vector<Row> &rows);

    const Actions &m_actions;
    Panel *m_choosing;
    Panel *m_playing;
    Panel *m_history;
    Panel *m_program;
    std::vector<QWidget *> m_tables;
    KeyButton *m_back;
};

} // namespace medici::desktop
