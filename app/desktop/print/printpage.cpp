#include "app/desktop/print/printpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/print/printchoices.h"
#include "app/desktop/print/printing.h"
#include "app/desktop/print/printpreview.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/notice.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/record/fault.h"
#include "engine/record/reviewnotes.h"
#include "engine/view/paper/output.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

namespace medici::desktop {

namespace {

Findings findingsOf(const GameInProgress &game)
{
    return findingsIn(recordOf(game), game.variant());
}

} // namespace

PrintPage::PrintPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_choices(new PrintChoices(services)), m_preview(new PrintPreview),
      m_pages(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_before(new KeyButton),
      m_after(new KeyButton), m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)),
      m_back(new KeyButton), m_copy(new KeyButton), m_save(new KeyButton),
      m_print(new KeyButton(nullptr, true))
{
    auto *scroll = scrolling(m_choices);
    m_choicesScroll = scroll;

    m_pages->setAlignment(Qt::AlignCenter);
    auto *turning = new QHBoxLayout;
    turning->addStretch(1);
    turning->addWidget(m_before);
    turning->addWidget(m_pages);
    turning->addWidget(m_after);
    turning->addStretch(1);
    auto *seen = new QVBoxLayout;
    seen->addWidget(m_preview, 1);
    seen->addLayout(turning);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(room(16), room(16), room(16), room(12));
    above->setSpacing(room(16));
    above->addWidget(m_choicesScroll);
    above->addLayout(seen, 1);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_back, m_copy, m_save, m_print})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(above, 1);
    column->addWidget(strip);

    m_back->showKey(Qt::Key_Escape);
    m_print->showKey(Qt::Key_Return);
    connect(m_choices, &PrintChoices::changed, this, &PrintPage::compose);
    connect(m_preview, &PrintPreview::turned, this, &PrintPage::tell);
    connect(m_before, &QPushButton::clicked, this, [this] { m_preview->turn(-1); });
    connect(m_after, &QPushButton::clicked, this, [this] { m_preview->turn(1); });
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_copy, &QPushButton::clicked, this, &PrintPage::copyPicture);
    connect(m_save, &QPushButton::clicked, this, &PrintPage::saveByDialog);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    retranslate();
}

// Whoever has such a sheet can type in the deal that stands on it.
void PrintPage::prepareEmpty()
{
    m_given.reset();
    m_luck = LuckSource::ofKnownDeal(newDealNumber());
    m_choices->offer(PrintChoices::Source::None, false, {});
    compose();
}

void PrintPage::prepareFor(const Proposal &proposal)
{
    m_given.reset();
    m_luck = proposal.luck;
    m_choices->offer(PrintChoices::Source::None, false, proposal.variant, proposal.setup);
    compose();
}

void PrintPage::prepareFilled()
{
    m_given.reset();
    m_luck = LuckSource::ofKnownDeal(newDealNumber());
    const GameInProgress *current = m_services.table.current();
    const bool sheet = current != nullptr && current->variant().view()->scoreSheet() != nullptr;
    const PrintChoices::Source source = !sheet    ? PrintChoices::Source::None
        : findingsOf(*current).judgements.empty() ? PrintChoices::Source::Game
                                                  : PrintChoices::Source::Reviewed;
    m_choices->offer(source, true, current == nullptr ? QString() : current->proposal().variant);
    compose();
}

void PrintPage::prepareFilled(const Subject &given, const QString &variant)
{
    m_given = given;
    m_luck = LuckSource::ofKnownDeal(newDealNumber());
    m_choices->offer(PrintChoices::Source::Sheets, true, variant);
    compose();
}

// The game as it is seen on the table: what is looked back at counts.
Subject PrintPage::subject() const
{
    Subject subject;
    if (m_choices->filled() && m_given)
        return *m_given;
    if (m_choices->filled()) {
        const GameInProgress &current = *m_services.table.current();
        const Session &session = current.session();
        const auto events = session.log().first(m_services.table.lookedAt().value_or(session.cursor()));
        subject.variant = &current.variant();
        subject.title = m_services.variants.listing(current.proposal().variant)->names;
        subject.setup = current.proposal().setup;
        subject.players = current.players();
        subject.date = current.begunOn().value_or(QDate::currentDate());
        if (const std::optional<Deal> deal = current.deal())
            subject.deal = textOf(*deal, current.variant().terms());
        subject.seal = sealOf(current.proposal().luck);
        subject.start = session.start().clone();
        subject.events.assign(events.begin(), events.end());
        subject.findings = findingsOf(current);
        return subject;
    }
    const QString id = m_choices->variant();
    subject.variant = m_services.variants.find(id);
    subject.title = m_services.variants.listing(id)->names;
    subject.setup = m_choices->gameSetup();
    subject.players = m_choices->names();
    // What was drawn for a game stays secret until that is over, but its seal is for writing down.
    if (m_luck.known)
        subject.deal =
            textOf(Deal{id, subject.setup, dealOf(m_luck.number, m_luck.word)}, subject.variant->terms());
    subject.seal = sealOf(m_luck.number);
    return subject;
}

// Where people want their own languages at the table, their sheets have them, too.
void PrintPage::speakToEach(Subject &subject) const
{
    if (!m_services.settings.flag(Setting::OwnLanguages))
        return;
    for (const Player &player : subject.players) {
        const QString own = m_services.people.languageOf(player.name);
        subject.languages << (Translations::languages().contains(own) ? own : QString());
    }
}

void PrintPage::compose()
{
    m_preview->show(nullptr);
    m_printout.reset();
    if (!m_printSymbols)
        m_printSymbols.emplace();
    if (m_choices->filled() || !m_choices->variant().isEmpty()) {
        Subject subject = this->subject();
        speakToEach(subject);
        m_printout = std::make_unique<Printout>(std::move(subject), m_choices->setup(), *m_printSymbols,
                                                m_services.languages.translations());
    }
    m_preview->show(m_printout.get());
    for (KeyButton *button : {m_copy, m_save, m_print})
        button->setEnabled(m_printout != nullptr);
    emit titleChanged();
}

void PrintPage::tell()
{
    const int pages = m_printout == nullptr ? 0 : m_printout->pages();
    const int page = m_preview->page();
    m_pages->setText(tr("Page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(pages)));
    m_preview->setAccessibleName(tr("Preview: %1").arg(m_pages->text()));
    m_before->setEnabled(page > 0);
    m_after->setEnabled(page + 1 < pages);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_before), static_cast<QWidget *>(m_after), static_cast<QWidget *>(m_pages)})
        widget->setVisible(pages > 1);
    if (m_printout == nullptr)
        return;
    const int sheets = pages * m_printout->setup().copies;
    QString sentence = tr("%n page(s) will be printed.", nullptr, sheets);
    if (m_printout->ownLanguages())
        sentence += u' ' + tr("Everybody's sheet is in their own language.");
    m_words->setSentence(sentence);
}

void PrintPage::print()
{
    if (m_printout == nullptr)
        return;
    if (QPrinterInfo::availablePrinters().isEmpty()) {
        m_words->setSentence(tr("No printer found: the pages will be saved as a PDF."));
        saveByDialog();
        return;
    }
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, *m_printout);
    QPrintDialog dialog(&printer, this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    dialog.setMinMax(1, m_printout->pages());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (printOn(printer, *m_printout))
        emit left();
    else
        notice(this, QMessageBox::Warning, tr("Not printed"), tr("Printing failed."))->open();
}

QString PrintPage::proposedName() const
{
    QString title = nameIn(m_printout->setup().style.languages.front(), m_printout->subject().title);
    title.remove(u':').replace(QChar::Nbsp, u' '); // as somebody would type it
    return m_services.lastFolder() + u'/' + title + QStringLiteral(".pdf");
}

void PrintPage::saveByDialog()
{
    if (m_printout == nullptr)
        return;
    QString file =
        QFileDialog::getSaveFileName(this, tr("Save as PDF"), proposedName(),
                                     tr("PDF (*.pdf);;Drawing (*.svg);;Picture (*.png)", "kinds of files"));
    if (file.isEmpty())
        return;
    if (!paperFormats().contains(QFileInfo(file).suffix().toLower()))
        file += QStringLiteral(".pdf");
    m_services.settings.set(Setting::LastFolder, QFileInfo(file).path());
    save(file);
}

bool PrintPage::save(const QString &file)
{
    try {
        const QStringList files = savePrintout(*m_printout, file);
        m_words->setSentence(tr("Saved: %1").arg(QDir::toNativeSeparators(files.join(QStringLiteral(", ")))));
        return true;
    } catch (const Fault &fault) {
        notice(this, QMessageBox::Warning, tr("Not saved"), fault.sentence())->open();
        return false;
    }
}

void PrintPage::copyPicture()
{
    if (m_printout == nullptr)
        return;
    QGuiApplication::clipboard()->setImage(imageOf(*m_printout, m_preview->page(), 200));
    m_words->setSentence(tr("The page has been copied as a picture."));
}

QString PrintPage::title() const
{
    return tr("Score sheets");
}

QString PrintPage::subtitle() const
{
    if (m_printout == nullptr)
        return {};
    return nameIn(m_services.languages.spoken(), m_printout->subject().title);
}

QWidget *PrintPage::firstFocus()
{
    return m_print;
}

void PrintPage::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        print();
        return;
    case Qt::Key_PageUp:
        m_preview->turn(-1);
        return;
    case Qt::Key_PageDown:
        m_preview->turn(1);
        return;
    default:
        Page::keyPressEvent(event);
    }
}

void PrintPage::space()
{
    // Where there is little room the choices scroll sideways, rather than lie under the page. That is as
    // wide as what turns it.
    int beside = 5 * room(16);
    for (const QWidget *part : std::initializer_list<QWidget *>{m_before, m_pages, m_after})
        beside += part->sizeHint().width();
    const int wide = px(380);
    m_choicesScroll->setFixedWidth(qBound(px(200), width() - qMax(held(300), beside), wide));
    m_choicesScroll->setHorizontalScrollBarPolicy(m_choicesScroll->width() < wide ? Qt::ScrollBarAsNeeded
                                                                                  : Qt::ScrollBarAlwaysOff);
}

void PrintPage::resizeEvent(QResizeEvent *event)
{
    space();
    Page::resizeEvent(event);
}

void PrintPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        space();
    Page::changeEvent(event);
}

void PrintPage::retranslate()
{
    m_choices->retranslate();
    m_before->setText(tr("Previous"));
    m_after->setText(tr("Next"));
    m_back->setText(tr("Back"));
    m_copy->setText(tr("Copy picture"));
    m_save->setText(tr("Save as PDF…"));
    m_print->setText(tr("Print…"));
    tell();
    space();
}

} // namespace medici::desktop
