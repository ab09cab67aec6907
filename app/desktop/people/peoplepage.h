#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/people/people.h"

class QLineEdit;
class QTableWidget;

namespace medici::desktop {

class DropDown;
class KeyButton;
class Panel;
class Segments;
class SentenceLabel;
class ShieldButton;
class StyledLabel;
class TextLink;
struct AppServices;

// Those who play here, to be called otherwise, taken for one, and forgotten.
class PeoplePage : public Page {
    Q_OBJECT

public:
    explicit PeoplePage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QWidget *firstFocus() override;
    // Somebody who is to be looked at when the page is opened.
    void choose(const QString &name);
    void enter() override;

    QTableWidget *list() const { return m_list; }
    QLineEdit *name() const { return m_name; }
    ShieldButton *shield() const { return m_shield; }
    Segments *language() const { return m_language; }
    DropDown *others() const { return m_others; }
    KeyButton *renameButton() const { return m_rename; }
    KeyButton *mergeButton() const { return m_merge; }
    TextLink *separateLink() const { return m_separate; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void build();
    void fill();
    void follow();
    void followName();
    const KnownPerson *current() const;
    QString wordsOfFormer(const KnownPerson &person) const;
    void askToRename();
    void askToMerge();
    void askToForget();

    AppServices &m_services;
    QString m_chosen; // who is looked at
    Panel *m_listPanel;
    QTableWidget *m_list;
    Panel *m_panel;
    ShieldButton *m_shield;
    QLineEdit *m_name;
    KeyButton *m_rename;
    StyledLabel *m_fault;
    StyledLabel *m_languageWords;
    Segments *m_language;
    StyledLabel *m_former;
    TextLink *m_separate;
    StyledLabel *m_mergeWords;
    DropDown *m_others;
    KeyButton *m_merge;
    SentenceLabel *m_words;
    KeyButton *m_forget;
    KeyButton *m_back;
};

} // namespace medici::desktop
