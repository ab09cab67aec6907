#pragma once

#include "app/desktop/page.h"

class QGridLayout;

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
    void addRow(const QString &keys, const QString &what);

    const Actions &m_actions;
    Panel *m_sheet;
    QWidget *m_table = nullptr;
    QGridLayout *m_grid = nullptr;
    int m_rows = 0;
    KeyButton *m_back;
};

} // namespace medici::desktop
