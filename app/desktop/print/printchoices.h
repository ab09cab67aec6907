#pragma once

#include "engine/view/paper/pagesetup.h"
#include "engine/view/paper/scoresheet.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace medici::desktop {

class GameChoice;
class Panel;
class Segments;
class StyledLabel;
struct AppServices;

// What to print and how: the game on the table or empty sheets, paper, ink, language.
class PrintChoices : public QWidget {
    Q_OBJECT

public:
    explicit PrintChoices(AppServices &services, QWidget *parent = nullptr);

    // What there is to fill sheets from: what stands on sheets, or a game with its course, reviewed or not.
    enum class Source : std::uint8_t { None, Sheets, Game, Reviewed };
    // If there is such a game, whether to begin with it. Empty sheets are for a set-up where one is wished.
    void offer(Source source, bool filled, const QString &variant, const std::optional<Setup> &wish = {});

    bool filled() const;
    QString variant() const; // of empty sheets
    Setup gameSetup() const; // of empty sheets
    Players names() const;   // of empty sheets
    const PageSetup &setup() const { return m_setup; }
    void retranslate();

signals:
    void changed();

private:
    struct Row {
        StyledLabel *name;
        Segments *segments;
    };

    Row addRow(Panel *panel);
    QCheckBox *addFlag(Panel *panel, bool PageSetup::*flag);
    void buildOptions();
    void wishOptions(const Setup &wish);
    void show();
    void keep();
    std::vector<QStringList> languageChoices() const;

    AppServices &m_services;
    PageSetup m_setup;
    Source m_source = Source::None;
    QString m_filledVariant;
    Seat m_first = chance; // who begins what empty sheets are for
    Setup m_houseRules;    // and by which, in this variant
    QString m_houseRulesOf;
    Panel *m_what;
    Panel *m_page;
    Panel *m_appearance;
    Row m_kind;
    GameChoice *m_variants;
    StyledLabel *m_namesWord;
    QLineEdit *m_names;
    Row m_players;
    struct OptionRow {
        StyledLabel *name;
        Segments *segments;
    };
    std::vector<OptionRow> m_options;
    Row m_paper;
    Row m_direction;
    Row m_perPage;
    StyledLabel *m_copiesWord;
    QSpinBox *m_copies;
    Row m_ink;
    Row m_language;
    QCheckBox *m_large;
    QCheckBox *m_overleaf;
    QCheckBox *m_extras;
    QCheckBox *m_deal;
    QCheckBox *m_curve;
    QCheckBox *m_history;
    QCheckBox *m_review;
};

} // namespace medici::desktop
