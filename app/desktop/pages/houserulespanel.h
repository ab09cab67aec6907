#pragma once

#include "app/desktop/widgets/panel.h"
#include "engine/rules/setup.h"

#include <QString>

#include <vector>

class QLineEdit;

namespace medici {
struct OptionGroup;
struct PluginMetadata;
} // namespace medici

namespace medici::desktop {

class DropDown;
class TextLink;
struct AppServices;

// The house rules of a set-up: one quiet line until somebody wants any, then a field for each figure, and
// names for those that are to be played again.
class HouseRulesPanel : public Panel {
    Q_OBJECT

public:
    explicit HouseRulesPanel(AppServices &services, QWidget *parent = nullptr);

    void prepare(const QString &variant);
    // Shows these; a deal says by which rules it is played, so they cannot be changed then.
    void present(const Setup &setup, bool changeable);
    void retranslate();

    TextLink *opener() const { return m_opener; }
    QWidget *field(std::size_t option) const { return m_fields[option].field; } // null before it is opened
    DropDown *editions() const { return m_editions; }
    QLineEdit *name() const { return m_name; }
    TextLink *saver() const { return m_save; }
    TextLink *remover() const { return m_remove; }
    TextLink *usual() const { return m_usual; }
    // What these rules change; hidden where they are the usual ones.
    TextLink *changeLink() const { return m_change; }
    StyledLabel *words() const { return m_words; }
    StyledLabel *warning() const { return m_warning; }
    // Below the fields of that option's group: what may stand in the one that has the keyboard, or why it
    // does not.
    StyledLabel *note(std::size_t option) const { return m_notes[m_fields[option].group]; }

signals:
    void changeWanted();
    void edited(const medici::Setup &setup);
    void rebuilt(); // there are other fields

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Field {
        StyledLabel *label = nullptr;
        QWidget *field = nullptr;
        std::size_t group = 0;
    };

    const PluginMetadata &listing() const;
    SetupLimits terms() const;
    void open(bool opened);
    void build();
    void buildGroup(const OptionGroup &group);
    QWidget *newField(std::size_t option);
    void holdInPlace(QWidget *field);
    void change(std::size_t option, int value);
    void showField(std::size_t option);
    QString limits(std::size_t option) const;
    void tellLimits(std::size_t option);
    void tellRefused(std::size_t option, const QString &text);
    std::size_t optionOf(const QObject *field) const;
    void fillEditions();
    void save();
    void remove();

    AppServices &m_services;
    QString m_variant;
    Setup m_setup;
    bool m_changeable = true;
    bool m_opened = false;
    StyledLabel *m_heading;
    StyledLabel *m_words;
    TextLink *m_opener;
    TextLink *m_change;
    QWidget *m_inside;
    DropDown *m_editions;
    TextLink *m_usual;
    TextLink *m_remove;
    QLineEdit *m_name;
    TextLink *m_save;
    StyledLabel *m_warning;
    QWidget *m_groups = nullptr; // made when it is opened
    std::vector<StyledLabel *> m_titles;
    std::vector<StyledLabel *> m_notes; // of each group
    bool m_refused = false;             // and that has to be read
    std::vector<Field> m_fields;        // by the number of the option
};

} // namespace medici::desktop
