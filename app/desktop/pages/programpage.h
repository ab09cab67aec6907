#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/knownprograms.h"

class QComboBox;
class QLineEdit;

namespace medici::desktop {

class Guest;
class KeyButton;
class Panel;
class Segments;
class StyledLabel;
class TextLink;
class Writing;
struct AppServices;

// Choosing another program as a player: one that is known, or a command that is started once, after a
// question, to hear what it calls itself.
class ProgramPage : public Page {
    Q_OBJECT

public:
    explicit ProgramPage(AppServices &services, QWidget *parent = nullptr);

    // With this one to begin with, or the one that was chosen last.
    void prepare(const QString &title);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    QComboBox *known() const { return m_known; }
    QLineEdit *file() const { return m_file; }
    QLineEdit *arguments() const { return m_arguments; }
    Segments *time() const { return m_time; }
    Segments *level() const { return m_level; }
    KeyButton *takeButton() const { return m_take; }
    TextLink *forgetLink() const { return m_forget; }
    // Why it was not taken; empty as long as nothing went wrong.
    QString fault() const;
    const Writing *writing() const { return m_writing; }

signals:
    void chosen(const QString &title);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void retranslate() override;

private:
    void show(const KnownProgram &program);
    void listKnown(const QString &title);
    Command command() const;
    KnownProgram entered(const QString &title) const;
    void chooseFile();
    void take();
    void start();
    void stop();
    void tellFault(const QString &why, const QByteArray &complaints);
    void follow();

    AppServices &m_services;
    Guest *m_guest = nullptr; // while it is asked its name
    QComboBox *m_known;
    StyledLabel *m_fileWords;
    QLineEdit *m_file;
    KeyButton *m_choose;
    StyledLabel *m_argumentsWords;
    QLineEdit *m_arguments;
    StyledLabel *m_argumentsHelp;
    TextLink *m_forget;
    StyledLabel *m_timeWords;
    Segments *m_time;
    StyledLabel *m_levelWords;
    Segments *m_level;
    StyledLabel *m_limits;
    Panel *m_program;
    Panel *m_game;
    Panel *m_said;
    StyledLabel *m_fault;
    Writing *m_writing;
    StyledLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_take;
};

} // namespace medici::desktop
