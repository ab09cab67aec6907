#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/view/paper/printout.h"
#include "engine/view/paper/printsymbols.h"

#include <memory>
#include <optional>

class QScrollArea;

namespace medici::desktop {

class KeyButton;
class PrintChoices;
class PrintPreview;
class SentenceLabel;
class StyledLabel;
struct AppServices;

// Score sheets for a real table, empty or filled from the game at hand: choices, a preview that shows what
// comes out, and the ways out: printer, file, clipboard.
class PrintPage : public Page {
    Q_OBJECT

public:
    explicit PrintPage(AppServices &services, QWidget *parent = nullptr);

    // Empty sheets of any variant, for a game that is being set up, or sheets filled from the game on the
    // table.
    void prepareEmpty();
    void prepareFor(const Proposal &proposal);
    void prepareFilled();
    // Sheets filled from a game that is nowhere else.
    void prepareFilled(const Subject &given, const QString &variant);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;

    const Printout *printout() const { return m_printout.get(); }
    PrintChoices *choices() const { return m_choices; }
    PrintPreview *preview() const { return m_preview; }

    // Without a printer the pages become a PDF.
    void print();
    void saveByDialog();
    // False, and the person is told why, if it could not be written.
    bool save(const QString &file);
    void copyPicture();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void retranslate() override;

private:
    Subject subject() const;
    void speakToEach(Subject &subject) const;
    void compose();
    void tell();
    void space();
    QString proposedName() const;

    AppServices &m_services;
    std::optional<Subject> m_given;             // instead of the game on the table
    LuckSource m_luck;                          // of the game that empty sheets are for
    std::optional<PrintSymbols> m_printSymbols; // once they are needed
    std::unique_ptr<Printout> m_printout;
    PrintChoices *m_choices;
    QScrollArea *m_choicesScroll;
    PrintPreview *m_preview;
    StyledLabel *m_pages;
    KeyButton *m_before;
    KeyButton *m_after;
    SentenceLabel *m_words;
    KeyButton *m_back;
    KeyButton *m_copy;
    KeyButton *m_save;
    KeyButton *m_print;
};

} // namespace medici::desktop
