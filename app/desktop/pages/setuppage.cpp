#include "app/desktop/pages/setuppage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/playingstrength.h"
#include "app/desktop/pages/glimpseview.h"
#include "app/desktop/pages/handchoice.h"
#include "app/desktop/pages/houserulespanel.h"
#include "app/desktop/pages/levelspanel.h"
#include "app/desktop/pages/luckchoice.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/score/scoredrounds.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace medici::desktop {

namespace {

// Below each other; the first one takes what room there is.
QWidget *stacked(QWidget *growing, QWidget *below)
{
    auto *stack = new QWidget;
    auto *column = new QVBoxLayout(stack);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room(16));
    column->addWidget(growing, 1);
    column->addWidget(below);
    return stack;
}

} // namespace

SetupPage::SetupPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_change(new TextLink), m_seatsPanel(new Panel),
      m_glimpsesPanel(new Panel), m_glimpses(new GlimpseView(services.look)), m_optionsPanel(new Panel),
      m_levels(new LevelsPanel), m_playersWords(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)),
      m_players(new Segments), m_order(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_firstRule(new Divider), m_firstWords(new StyledLabel(TextKind::Strong)), m_first(new Segments),
      m_firstHelp(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_luck(new LuckChoice(services)),
      m_hand(new HandChoice), m_houseRules(new HouseRulesPanel(services)), m_languages(new TextLink),
      m_ownLanguages(new QCheckBox), m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)),
      m_back(new KeyButton), m_score(new KeyButton), m_start(new KeyButton(nullptr, true))
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_languages);
    head->addStretch(1);
    head->addWidget(m_playersWords);
    head->addSpacing(px(8));
    head->addWidget(m_players);
    m_seatsPanel->body()->addLayout(head);
    for (int seat = 0; seat < mostSeats; ++seat) {
        auto *row = new SeatRow(services.look, seat);
        m_seatsPanel->body()->addWidget(row);
        connect(row, &SeatRow::edited, this, [this, seat] {
            m_proposal.people[static_cast<std::size_t>(seat)] =
                m_rows[static_cast<std::size_t>(seat)]->person();
            m_edited = seat;
            if (m_proposal.people[static_cast<std::size_t>(seat)].even)
                m_services.index.follow();
            showProgram(seat);
            check();
        });
        connect(row, &SeatRow::programWanted, this, [this, seat] {
            m_wanting = seat;
            emit programWanted(m_proposal.people[static_cast<std::size_t>(seat)].program);
        });
        connect(row, &SeatRow::named, this, [this, seat] { welcome(seat); });
        connect(row, &SeatRow::armsWanted, this, [this, seat] { nextArms(seat); });
        connect(row, &SeatRow::moveWanted, this, [this, seat](int by) { moveSeat(seat, by); });
        connect(row, &SeatRow::dragged, this, [this, seat](int y) { dragSeat(seat, y); });
        connect(row, &SeatRow::dropped, this, &SetupPage::dropSeat);
        m_rows.push_back(row);
    }
    for (StyledLabel *words : {m_order, m_firstHelp})
        words->setWordWrap(true);
    m_seatsPanel->body()->addWidget(m_order);
    m_seatsPanel->body()->addWidget(m_hand);
    m_seatsPanel->body()->addWidget(m_ownLanguages);
    m_seatsPanel->body()->addStretch(1);

    QVBoxLayout *options = m_optionsPanel->body();
    m_firstHelp->setContentsMargins(0, 0, 0, px(10));
    options->addWidget(m_change);
    options->addWidget(m_firstRule);
    options->addWidget(m_firstWords);
    options->addWidget(m_first);
    options->addWidget(m_firstHelp);
    options->addWidget(m_luck);
    options->addStretch(1);

    m_glimpsesPanel->body()->addWidget(m_glimpses, 1);
    auto *above = new PageColumns;
    above->add(stacked(m_seatsPanel, m_houseRules), 5);
    above->add(stacked(m_optionsPanel, m_levels), 3);
    above->addBelow(m_glimpsesPanel);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    strip->addButton(m_back);
    strip->addButton(m_score);
    strip->addButton(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(above, 1);
    column->addWidget(strip);

    m_back->showKey(Qt::Key_Escape);
    m_start->showKey(Qt::Key_Return);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_score, &QPushButton::clicked, this, &SetupPage::onlyScoreWanted);
    connect(m_change, &QAbstractButton::clicked, this, &SetupPage::changeWanted);
    connect(m_start, &QPushButton::clicked, this, &SetupPage::start);
    connect(m_players, &Segments::picked, this,
            [this](int index) { setPlayers(m_variant->terms().leastSeats + index); });
    connect(m_first, &Segments::picked, this, [this](int index) {
        m_proposal.setup.first = static_cast<Seat>(index == 0 ? chance : index - 1);
        check();
    });
    connect(&services.index, &GameIndex::completed, this, &SetupPage::check);
    connect(m_luck, &LuckChoice::edited, this, &SetupPage::followDeal);
    connect(m_hand, &HandChoice::edited, this, &SetupPage::followDeal);
    connect(m_houseRules, &HouseRulesPanel::edited, this, [this](const Setup &setup) {
        m_proposal.setup = setup;
        check();
    });
    connect(m_houseRules, &HouseRulesPanel::rebuilt, this, &SetupPage::putInTabOrder);
    connect(m_houseRules, &HouseRulesPanel::changeWanted, this, &SetupPage::changeWanted);
    connect(&services.people, &People::changed, this, &SetupPage::check);
    connect(m_languages, &QAbstractButton::clicked, this, &SetupPage::showLanguages);
    connect(m_ownLanguages, &QCheckBox::clicked, this,
            [this](bool on) { m_services.settings.set(Setting::OwnLanguages, on); });
    connect(m_luck, &LuckChoice::otherGameWanted, this, [this](const Deal &deal) {
        prepare(deal);
        m_start->setFocus();
    });
}

void SetupPage::prepare(const QString &variant)
{
    m_variant = m_services.variants.find(variant);
    m_edited = -1;
    m_proposal = m_services.lastProposal(variant);
    dropSeat();
    buildOptions();
    m_houseRules->prepare(variant);
    showPeople();
    m_hand->prepare(*m_variant, m_proposal);
    m_luck->prepare(variant);
    retranslate();
}

void SetupPage::prepare(const Deal &deal, const std::vector<Person> &people)
{
    prepare(deal.variant);
    std::copy(people.begin(), people.end(), m_proposal.people.begin());
    showPeople();
    m_luck->give(deal);
}

void SetupPage::buildOptions()
{
    for (const OptionRow &row : m_options) {
        delete row.name;
        delete row.segments;
        delete row.help;
    }
    m_options.clear();
    int at = 1; // below the title
    const SetupLimits terms = m_variant->terms();
    for (std::size_t i = 0; i < terms.options.size() && !terms.options[i].house(); ++i) {
        OptionRow row{new StyledLabel(TextKind::Strong), new Segments,
                      new StyledLabel(TextKind::Note, nullptr, Tint::Muted)};
        row.help->setWordWrap(true);
        row.help->setContentsMargins(0, 0, 0, px(10));
        for (QWidget *widget : {static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.segments),
                                static_cast<QWidget *>(row.help)}) {
            m_optionsPanel->body()->insertWidget(at++, widget);
            widget->show(); // now, when the room is shared out
        }
        connect(row.segments, &Segments::picked, this, [this, i](int index) {
            const Option option = m_variant->terms().options[i];
            m_proposal.setup.options[i] = static_cast<std::int16_t>(option.least + index);
            check();
        });
        m_options.push_back(row);
    }
}

int SetupPage::seats() const
{
    return m_proposal.setup.seats;
}

void SetupPage::setPlayers(int count)
{
    m_proposal.setup = m_variant->terms().reseated(m_proposal.setup, count);
    showPeople();
    retranslate();
}

// A deal says how many play, by which options and who begins; whoever has dice or cards has none.
void SetupPage::followDeal()
{
    m_luck->setVisible(!m_hand->byHand());
    m_proposal.luck = m_hand->byHand() ? LuckSource::byHand() : m_luck->luck();
    m_proposal.hints = m_hand->hints();
    for (SeatRow *row : m_rows)
        row->setWarnable(m_proposal.hints);
    if (const std::optional<Deal> &deal = m_luck->deal();
        deal && !m_hand->byHand() && deal->setup != m_proposal.setup) {
        m_proposal.setup = deal->setup;
        showPeople();
        retranslate();
    }
    check();
}

// Says in place what is wrong, and lets nobody start until it is right.
void SetupPage::check()
{
    if (m_variant == nullptr)
        return;
    bool right = true;
    for (int seat = 0; seat < seats(); ++seat) {
        const QString name = m_proposal.people[static_cast<std::size_t>(seat)].name;
        QString fault;
        if (name.isEmpty())
            fault = tr("Enter a name.");
        else if (m_rows[static_cast<std::size_t>(seat)]->wantsProgram()
                 && m_proposal.people[static_cast<std::size_t>(seat)].program.isEmpty())
            fault = tr("Choose the program.");
        // Of two alike, the one that was just changed is to be changed again.
        for (int other = 0; other < seats(); ++other)
            if (other != seat && !name.isEmpty()
                && m_proposal.people[static_cast<std::size_t>(other)].name == name
                && (m_edited == seat || (m_edited != other && other < seat)))
                fault = tr("This name is already taken.");
        m_rows[static_cast<std::size_t>(seat)]->complain(fault);
        right = right && fault.isEmpty();
    }
    proposePeople();
    m_levels->sayOfEven(wordsOfEven());
    const SetupLimits terms = m_variant->terms();
    // Usual rules change nothing, and of house rules the line about them says so.
    m_change->setVisible(m_proposal.setup.options != terms.usual(m_proposal.setup.seats).options
                         && !terms.house(m_proposal.setup));
    const bool dealt = m_luck->deal() && !m_hand->byHand();
    m_words->setSentence(dealt ? tr("The deal sets how many play, who begins and the options.")
                               : wordsOfLast());
    for (Segments *segments : {m_players, m_first})
        segments->setEnabled(!dealt);
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        m_options[i].segments->setEnabled(!dealt);
        const Option &option = terms.options[i];
        for (int value = option.least; value <= option.most; ++value)
            m_options[i].segments->setChoiceEnabled(value - option.least, value >= option.leastFor(seats()));
        m_options[i].segments->choose(m_proposal.setup.options[i] - option.least);
        QString help = m_variant->view()->optionHelp(option.key, m_proposal.setup);
        if (option.leastFor(seats()) > option.least)
            help += u' ' + tr("Alone, at least %1.").arg(QLocale().toString(option.leastFor(seats())));
        m_options[i].help->setText(help);
    }
    m_houseRules->present(m_proposal.setup, !dealt);
    m_score->setEnabled(right && canBeCounted(*m_variant, m_proposal.setup));
    m_start->setEnabled(right && (m_luck->right() || m_hand->byHand()) && terms.allow(m_proposal.setup));
}

// Said as long as it is so.
QString SetupPage::wordsOfLast() const
{
    if (!knowsLast(m_services.settings.bytes(Setting::LastSetup), m_proposal.variant))
        return tr("The usual set-up. Change what you like.");
    const Proposal last = m_services.lastProposal(m_proposal.variant);
    const bool same = last.setup == m_proposal.setup
        && std::equal(last.people.begin(), last.people.begin() + seats(), m_proposal.people.begin());
    return same ? tr("Same set-up as last time.") : QString();
}

// In the order in which the page is read, whatever was made when.
void SetupPage::putInTabOrder()
{
    QWidget *before = nullptr;
    const auto next = [&](const QWidget *group) {
        for (QWidget *widget :
             group->findChildren<QWidget *>()) // a list that drops down is a window of its own
            if (widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr
                && widget->window() == window()) {
                if (before != nullptr)
                    setTabOrder(before, widget);
                before = widget;
            }
    };
    next(m_players);
    for (const SeatRow *row : m_rows)
        next(row);
    next(m_hand);
    next(m_houseRules);
    next(m_ownLanguages);
    if (before != nullptr)
        setTabOrder(before, m_languages);
    before = m_languages;
    for (const OptionRow &option : m_options)
        next(option.segments);
    if (before != nullptr)
        setTabOrder(before, m_change);
    before = m_change;
    next(m_first);
    next(m_luck);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_score, m_start}) {
        setTabOrder(before, widget);
        before = widget;
    }
}

TextLink *SetupPage::changeLink() const
{
    return m_houseRules->changeLink()->isHidden() ? m_change : m_houseRules->changeLink();
}

Proposal SetupPage::proposal() const
{
    Proposal proposal = m_proposal;
    proposal.people.resize(static_cast<std::size_t>(seats()));
    settleEven(proposal, m_services.index.entries(), *m_variant, m_services.people);
    proposal.thinking = GameInProgress::newThinking();
    return proposal;
}

void SetupPage::start()
{
    check();
    if (!m_start->isEnabled())
        return;
    meetPeople();
    m_services.settings.set(
        Setting::LastSetup,
        keeping(m_services.settings.bytes(Setting::LastSetup), m_proposal, m_variant->terms()));
    Proposal proposal = this->proposal();
    m_services.table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant),
                                                            *m_variant, std::move(proposal)));
    emit started();
}

QString SetupPage::title() const
{
    return m_services.nameOf(m_proposal.variant);
}

QString SetupPage::subtitle() const
{
    return tr("New game");
}

QWidget *SetupPage::firstFocus()
{
    return m_start;
}

void SetupPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void SetupPage::retranslate()
{
    for (SeatRow *row : m_rows)
        row->retranslate();
    m_seatsPanel->setTitle(tr("Seats"));
    m_optionsPanel->setTitle(tr("Options"));
    m_playersWords->setText(tr("Players"));
    m_players->setAccessibleName(m_playersWords->text());
    m_firstWords->setText(tr("First player"));
    m_first->setAccessibleName(m_firstWords->text());
    m_luck->retranslate();
    m_hand->retranslate();
    m_houseRules->retranslate();
    m_languages->setText(tr("Languages…"));
    m_languages->setAccessibleName(tr("Each person's own language"));
    m_languages->setToolTip(tr("In which language the program speaks to each person"));
    m_ownLanguages->setText(tr("Speak to each person in their own language"));
    m_back->setText(tr("Back"));
    m_change->setText(tr("What does this change?"));
    m_change->setToolTip(tr("Computer players play by these options and by the usual ones."));
    m_score->setText(tr("Only the score"));
    m_score->setToolTip(tr("You play on a real table, and the program adds up the sheets."));
    m_start->setText(tr("Start game"));
    if (m_variant == nullptr)
        return;
    const SetupLimits terms = m_variant->terms();
    m_order->setText(
        seats() == 1 ? tr("Click the shield to change it.")
                     : tr("Play goes clockwise in this order. Drag a seat or press Alt and an arrow key to "
                          "move it; click a shield to change it."));
    m_glimpsesPanel->setTitle(tr("The game in three pictures"));
    m_glimpses->show(*m_variant->view());
    m_levels->show(*m_variant->view(), seats());
    m_levels->setVisible(seats() > 1);
    QStringList counts;
    for (int count = terms.leastSeats; count <= terms.mostSeats; ++count)
        counts << QLocale().toString(count);
    m_players->setChoices(counts);
    m_players->choose(seats() - terms.leastSeats);
    QStringList first{tr("Random")};
    for (int seat = 0; seat < seats(); ++seat)
        first << QLocale().toString(seat + 1);
    m_first->setChoices(first);
    m_first->choose(m_proposal.setup.first + 1);
    m_firstRule->setVisible(seats() > 1 && !m_options.empty());
    m_firstWords->setVisible(seats() > 1);
    m_first->setVisible(seats() > 1);
    m_firstHelp->setText(tr("The numbers refer to seats."));
    m_firstHelp->setVisible(seats() > 1);
    const PluginMetadata &listing = *m_services.variants.listing(m_proposal.variant);
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        const Option &option = terms.options[i];
        QStringList values;
        for (int value = option.least; value <= option.most; ++value)
            values << (option.kind == Option::Kind::Flag ? (value == 0 ? tr("No") : tr("Yes"))
                                                         : QLocale().toString(value));
        m_options[i].segments->setChoices(values);
        m_options[i].name->setText(nameIn(m_services.languages.spoken(), listing.options[i].names));
        m_options[i].segments->setAccessibleName(m_options[i].name->text());
    }
    check();
    putInTabOrder();
}

} // namespace medici::desktop
