#include "app/desktop/print/printchoices.h"

#include "app/desktop/appservices.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/print/pagesetting.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace medici::desktop {

PrintChoices::PrintChoices(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_what(new Panel), m_page(new Panel), m_appearance(new Panel),
      m_kind(addRow(m_what)),
      m_variants(new GameChoice(services,
                                [](const PluginMetadata &listing) { return listing.presentation->sheet; })),
      m_namesWord(new StyledLabel(TextKind::Strong)), m_names(new QLineEdit)
{
    m_what->body()->addWidget(m_variants);
    m_players = addRow(m_what);
    m_what->body()->addWidget(m_namesWord);
    m_what->body()->addWidget(m_names);
    m_curve = addFlag(m_what, &PageSetup::curve);
    m_history = addFlag(m_what, &PageSetup::history);
    m_review = addFlag(m_what, &PageSetup::review);
    m_overleaf = addFlag(m_what, &PageSetup::overleaf);
    m_extras = addFlag(m_what, &PageSetup::extras);
    m_deal = addFlag(m_what, &PageSetup::deal);

    m_paper = addRow(m_page);
    m_direction = addRow(m_page);
    m_perPage = addRow(m_page);
    m_copiesWord = new StyledLabel(TextKind::Strong);
    m_copies = new QSpinBox;
    m_copies->setRange(1, mostCopies);
    m_copies->setMinimumWidth(px(96));
    m_page->body()->addWidget(m_copiesWord);
    m_page->body()->addWidget(m_copies, 0, Qt::AlignLeft);

    m_ink = addRow(m_appearance);
    m_language = addRow(m_appearance);
    m_large = new QCheckBox;
    m_appearance->body()->addWidget(m_large);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, px(8), 0); // clear of the scroll bar
    column->setSpacing(px(12));
    for (Panel *panel : {m_what, m_page, m_appearance})
        column->addWidget(panel);
    column->addStretch(1);

    const auto on = [this](const Row &row, auto &&set) {
        connect(row.segments, &Segments::picked, this, [this, set](int index) {
            set(index);
            keep();
        });
    };
    on(m_kind, [](int) {});
    on(m_players, [this](int) { buildOptions(); });
    on(m_paper, [this](int index) { m_setup.paper = static_cast<PaperSize>(index); });
    on(m_direction, [this](int index) { m_setup.landscape = index == 1; });
    on(m_perPage, [this](int index) { m_setup.perPage = sheetsPerPage[static_cast<std::size_t>(index)]; });
    on(m_ink, [this](int index) { m_setup.style.ink = static_cast<Ink>(index); });
    on(m_language,
       [this](int index) { m_setup.style.languages = languageChoices()[static_cast<std::size_t>(index)]; });
    connect(m_large, &QCheckBox::clicked, this, [this](bool large) {
        m_setup.style.large = large;
        keep();
    });
    connect(m_copies, &QSpinBox::valueChanged, this, [this](int copies) {
        m_setup.copies = copies;
        keep();
    });
    connect(m_variants, &QComboBox::activated, this, [this] {
        m_first = chance;
        retranslate();
        buildOptions();
        keep();
    });
    connect(m_names, &QLineEdit::textChanged, this, &PrintChoices::changed);
}

PrintChoices::Row PrintChoices::addRow(Panel *panel)
{
    const Row row{new StyledLabel(TextKind::Strong), new Segments};
    panel->body()->addWidget(row.name);
    panel->body()->addWidget(row.segments);
    return row;
}

QCheckBox *PrintChoices::addFlag(Panel *panel, bool PageSetup::*flag)
{
    auto *box = new QCheckBox;
    panel->body()->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, flag](bool on) {
        m_setup.*flag = on;
        keep();
    });
    return box;
}

void PrintChoices::offer(Source source, bool filled, const QString &variant, const std::optional<Setup> &wish)
{
    m_setup = pageSetupIn(m_services.settings.bytes(Setting::Printing), m_services.languages.spoken());
    m_source = source;
    m_filledVariant = variant;
    m_variants->choose(variant);
    retranslate();
    m_kind.segments->choose(filled && source != Source::None ? 0 : 1);
    m_first = wish ? wish->first : chance;
    m_houseRulesOf.clear();
    if (wish)
        m_players.segments->choose(wish->seats
                                   - m_services.variants.find(this->variant())->terms().leastSeats);
    buildOptions();
    if (wish)
        wishOptions(*wish);
    show();
}

bool PrintChoices::filled() const
{
    return m_source != Source::None && m_kind.segments->chosen() == 0;
}

QString PrintChoices::variant() const
{
    return m_variants->game();
}

Setup PrintChoices::gameSetup() const
{
    const SetupLimits terms = m_services.variants.find(variant())->terms();
    const int seats = terms.leastSeats + std::max(0, m_players.segments->chosen());
    Setup setup = m_houseRulesOf == variant() ? terms.reseated(m_houseRules, seats) : terms.usual(seats);
    setup.first = chance;
    if (m_first < seats)
        setup.first = m_first;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        setup.options[i] = static_cast<std::int16_t>(terms.options[i].leastFor(seats)
                                                     + std::max(0, m_options[i].segments->chosen()));
    return setup;
}

Players PrintChoices::names() const
{
    Players players;
    const QStringList names = m_names->text().split(u',', Qt::SkipEmptyParts);
    const qsizetype most = m_services.variants.find(variant())->terms().mostSeats;
    for (qsizetype i = 0; i < std::min(names.size(), most); ++i)
        players.push_back({names[i].trimmed(), static_cast<int>(i)});
    return players;
}

// The variant's options, with the values that so many players may choose.
void PrintChoices::buildOptions()
{
    for (const OptionRow &row : m_options) {
        delete row.name;
        delete row.segments;
    }
    m_options.clear();
    if (variant().isEmpty())
        return;
    const SetupLimits terms = m_services.variants.find(variant())->terms();
    const PluginMetadata &listing = *m_services.variants.listing(variant());
    const int seats = terms.leastSeats + std::max(0, m_players.segments->chosen());
    int at = m_what->body()->indexOf(m_namesWord);
    for (std::size_t i = 0; i < terms.options.size() && !terms.options[i].house(); ++i) {
        const Option &option = terms.options[i];
        const OptionRow row{new StyledLabel(TextKind::Strong), new Segments};
        row.name->setText(nameIn(m_services.languages.spoken(), listing.options[i].names));
        QStringList values;
        for (int value = option.leastFor(seats); value <= option.most; ++value)
            values << (option.kind == Option::Kind::Flag ? (value != 0 ? tr("Yes") : tr("No"))
                                                         : QLocale().toString(value));
        row.segments->setChoices(values);
        row.segments->setAccessibleName(row.name->text());
        row.segments->choose(option.usualFor(seats) - option.leastFor(seats));
        connect(row.segments, &Segments::picked, this, &PrintChoices::changed);
        m_what->body()->insertWidget(at++, row.name);
        m_what->body()->insertWidget(at++, row.segments);
        row.name->setVisible(!filled());
        row.segments->setVisible(!filled());
        m_options.push_back(row);
    }
}

void PrintChoices::wishOptions(const Setup &wish)
{
    const SetupLimits terms = m_services.variants.find(variant())->terms();
    m_houseRulesOf = variant();
    m_houseRules = wish;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_options[i].segments->choose(wish.options[i] - terms.options[i].leastFor(wish.seats));
}

std::vector<QStringList> PrintChoices::languageChoices() const
{
    const QStringList known = Translations::languages();
    std::vector<QStringList> choices;
    for (const QString &language : known)
        choices.push_back({language});
    // Both, with the program's own first.
    QStringList both{m_services.languages.spoken()};
    for (const QString &language : known)
        if (!both.contains(language))
            both << language;
    choices.push_back(both);
    return choices;
}

void PrintChoices::show()
{
    const bool filled = this->filled();
    m_kind.name->setVisible(false);
    m_kind.segments->setVisible(m_source != Source::None);
    const std::initializer_list<QWidget *> ofEmpty{m_variants, m_players.name, m_players.segments,
                                                   m_namesWord, m_names};
    for (QWidget *widget : ofEmpty)
        widget->setVisible(!filled);
    for (const OptionRow &row : m_options) {
        row.name->setVisible(!filled);
        row.segments->setVisible(!filled);
    }
    for (QWidget *ofCourse : {m_curve, m_history})
        ofCourse->setVisible(filled && m_source >= Source::Game);
    m_review->setVisible(filled && m_source == Source::Reviewed);
    const Variant *variant = m_services.variants.find(filled ? m_filledVariant : this->variant());
    m_extras->setVisible(variant != nullptr
                         && !variant->view()
                                 ->scoreSheet()
                                 ->extras(variant->terms().usual(variant->terms().mostSeats))
                                 .empty());
    m_paper.segments->choose(static_cast<int>(m_setup.paper));
    m_direction.segments->choose(m_setup.landscape ? 1 : 0);
    m_perPage.segments->choose(
        static_cast<int>(ranges::find(sheetsPerPage, m_setup.perPage) - sheetsPerPage.begin()));
    const QSignalBlocker quiet(m_copies);
    m_copies->setValue(m_setup.copies);
    m_ink.segments->choose(static_cast<int>(m_setup.style.ink));
    const std::vector<QStringList> languages = languageChoices();
    const auto chosen =
        m_setup.style.bilingual() ? languages.end() - 1 : ranges::find(languages, m_setup.style.languages);
    m_language.segments->choose(static_cast<int>(chosen - languages.begin()));
    m_large->setChecked(m_setup.style.large);
    m_overleaf->setChecked(m_setup.overleaf);
    m_extras->setChecked(m_setup.extras);
    m_deal->setChecked(m_setup.deal);
    m_curve->setChecked(m_setup.curve);
    m_history->setChecked(m_setup.history);
    m_review->setChecked(m_setup.review);
}

void PrintChoices::keep()
{
    m_services.settings.set(Setting::Printing, keeping(m_setup));
    show();
    emit changed();
}

void PrintChoices::retranslate()
{
    const auto choices = [](const Row &row, const QString &name, const QStringList &texts) {
        row.name->setText(name);
        row.segments->setAccessibleName(name);
        const int chosen = row.segments->chosen();
        row.segments->setChoices(texts);
        row.segments->choose(std::clamp(chosen, 0, static_cast<int>(texts.size()) - 1));
    };
    m_what->setTitle(tr("Contents"));
    m_page->setTitle(tr("Page"));
    m_appearance->setTitle(tr("Appearance"));
    choices(m_kind, tr("Sheets"), {tr("This game"), tr("Empty sheets")});
    m_variants->retranslate();
    if (const Variant *variant = m_services.variants.find(this->variant())) {
        const SetupLimits terms = variant->terms();
        QStringList counts;
        for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats)
            counts << QLocale().toString(seats);
        const bool fresh = m_players.segments->chosen() < 0 || m_players.segments->count() != counts.size();
        choices(m_players, tr("Players"), counts);
        if (fresh)
            m_players.segments->choose(static_cast<int>(counts.size()) - 1);
    }
    m_namesWord->setText(tr("Names"));
    m_names->setAccessibleName(tr("Names"));
    m_names->setPlaceholderText(tr("e.g. Anna, Bruno"));
    m_curve->setText(tr("Places and score chart"));
    m_history->setText(tr("What happened"));
    m_review->setText(tr("Review"));
    m_overleaf->setText(tr("Scoring summary on the back"));
    m_extras->setText(tr("Boards for the table"));
    m_deal->setText(tr("Deal and seal"));
    choices(m_paper, tr("Paper"),
            {QStringLiteral("A4"), QStringLiteral("A5"), QStringLiteral("Letter"), QStringLiteral("Legal")});
    choices(m_direction, tr("Orientation"), {tr("Portrait"), tr("Landscape")});
    QStringList counts;
    for (const int count : sheetsPerPage)
        counts << QLocale().toString(count);
    choices(m_perPage, tr("Sheets per page"), counts);
    m_copiesWord->setText(tr("Copies"));
    m_copies->setAccessibleName(tr("Copies"));
    choices(m_ink, tr("Ink"), {tr("Black"), tr("Colour"), tr("Ink-saving")});
    choices(m_language, tr("Language"),
            {QStringLiteral("English"), QStringLiteral("Polski"), tr("Both", "languages")});
    m_large->setText(tr("Large print"));
}

} // namespace medici::desktop
