#pragma once

#include "app/desktop/pages/page.h"
#include "engine/rules/rules.h"

class QPlainTextEdit;
class QVBoxLayout;

namespace medici::desktop {

class KeyButton;
class StyledLabel;
struct AppServices;

// The other programs in the game on the table: whether they play, and what they wrote to standard error.
class GuestsPage : public Page {
    Q_OBJECT

public:
    explicit GuestsPage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void addGuest(Seat seat);

    AppServices &m_services;
    QVBoxLayout *m_column;
    QWidget *m_guests = nullptr;
    StyledLabel *m_words;
    KeyButton *m_back;
};

} // namespace medici::desktop
