#include "app/desktop/score/scorepage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/score/sheettable.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/reasonlist.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/record/fault.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>

namespace medici::desktop {

ScorePage::ScorePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_games(services.folders.scores), m_list(new QComboBox),
      m_rounds(new Segments), m_table(new SheetTable(services.look)), m_reasons(new Panel),
      m_parts(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_back(new KeyButton),
      m_remove(new KeyButton), m_print(new KeyButton(nullptr, true))
{
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    auto *sheets = new Panel;
    sheets->body()->addWidget(m_table);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(room(8), room(8), room(8), room(8));
    column->setSpacing(room(8));
    column->addWidget(m_list);
    column->addWidget(m_rounds);
    m_parts->setSpacing(room(8));
    m_parts->addWidget(sheets, 3, Qt::AlignTop);
    m_parts->addWidget(m_reasons, 2, Qt::AlignTop);
    column->addLayout(m_parts);
    column->addStretch(1);
    m_scroll = scrolling(inside);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_remove, m_back, m_print})
        strip->addButton(button);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    connect(m_list, &QComboBox::activated, this, [this](int index) {
        for (const CountedGame &game : m_games.all())
            if (game.id == m_list->itemData(index).toString())
                open(game);
    });
    connect(m_rounds, &Segments::picked, this, &ScorePage::showRound);
    connect(m_table, &SheetTable::entered, this, &ScorePage::enterFigure);
    connect(m_table, &SheetTable::seatChanged, this, &ScorePage::explain);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ScorePage::follow);
    connect(m_table, &SheetTable::turned, this, [this](int by) { showRound(m_round + by); });
    connect(m_table, &SheetTable::finished, this, &ScorePage::goOn);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_remove, &QPushButton::clicked, this, &ScorePage::removeThese);
    connect(m_print, &QPushButton::clicked, this, &ScorePage::printWanted);
    retranslate();
}

const Variant &ScorePage::variant() const
{
    return *m_services.variants.find(m_counted.variant);
}

void ScorePage::begin(const Proposal &proposal)
{
    CountedGame game{GameInProgress::newId(proposal.variant),
                     proposal.variant,
                     proposal.setup,
                     {},
                     QDate::currentDate(),
                     {}};
    game.setup.first = 0; // which is of no matter here
    for (int seat = 0; seat < game.setup.seats; ++seat) {
        const Person &person = proposal.people[static_cast<std::size_t>(seat)];
        game.players.push_back({person.name, person.arms});
    }
    if (open(game))
        keep();
    listGames();
}

bool ScorePage::resume()
{
    for (const CountedGame &game : m_games.all())
        if (open(game))
            return true;
    return false;
}

// Not what a variant of another time, or another hand, has written.
bool ScorePage::open(const CountedGame &game)
{
    const Variant *variant = m_services.variants.find(game.variant);
    if (variant == nullptr || variant->view() == nullptr)
        return false;
    const Setup setup = setupOf(game, variant->terms());
    if (!canBeCounted(*variant, setup))
        return false;
    m_counted = game;
    m_counted.setup = setup;
    m_scored = ScoredRounds(*variant, m_counted);
    m_round = static_cast<int>(m_scored.rounds().size()) - 1;
    listGames();
    show();
    m_table->toOpen();
    return true;
}

void ScorePage::listGames()
{
    m_list->clear();
    for (const CountedGame &game : m_games.all()) {
        QStringList names;
        for (const Player &player : game.players)
            names << player.name;
        if (m_services.variants.listing(game.variant) == nullptr)
            continue;
        m_list->addItem(tr("%1, %2: %3", "a day, a game and who plays")
                            .arg(QLocale().toString(game.date, QLocale::ShortFormat),
                                 m_services.nameOf(game.variant), names.join(QStringLiteral(", "))),
                        game.id);
        if (game.id == m_counted.id)
            m_list->setCurrentIndex(m_list->count() - 1);
    }
    m_list->setVisible(m_list->count() > 1);
}

void ScorePage::enterFigure(Seat seat, std::size_t count, std::optional<int> figure)
{
    const auto at = static_cast<std::size_t>(m_round);
    if (m_counted.rounds.size() <= at)
        m_counted.rounds.resize(at + 1);
    auto &own = m_counted.rounds[at][static_cast<std::size_t>(seat)];
    if (own.size() <= count)
        own.resize(count + 1);
    own[count] = figure;
    m_scored = ScoredRounds(variant(), m_counted);
    keep();
    show();
}

void ScorePage::keep()
{
    try {
        m_games.keep(m_counted);
        m_notKept.clear();
    } catch (const Fault &fault) {
        m_notKept = fault.sentence();
    }
}

void ScorePage::showRound(int round)
{
    m_round = qBound(0, round, static_cast<int>(m_scored.rounds().size()) - 1);
    show();
    m_table->toOpen();
    m_table->setFocus();
}

// From the last figure of a round to the next one, or to what is missing.
void ScorePage::goOn()
{
    if (m_round + 1 < static_cast<int>(m_scored.rounds().size()))
        showRound(m_round + 1);
    else
        m_table->toOpen();
}

void ScorePage::removeThese()
{
    ask(this, tr("Delete these score sheets?"), tr("Delete"), [this] {
        m_games.remove(m_counted.id);
        if (!resume())
            emit left();
    });
}

void ScorePage::show()
{
    if (m_counted.players.empty())
        return;
    const std::vector<ScoredRounds::Round> &rounds = m_scored.rounds();
    m_round = qMin(m_round, static_cast<int>(rounds.size()) - 1);
    QStringList numbers;
    for (int number = 1; number <= m_scored.length(); ++number)
        numbers << QLocale().toString(number);
    m_rounds->setChoices(numbers);
    m_rounds->choose(m_round);
    for (int number = 0; number < m_scored.length(); ++number)
        m_rounds->setChoiceEnabled(number, number < static_cast<int>(rounds.size()));
    m_rounds->setVisible(m_scored.length() > 1);
    m_table->show(rounds[static_cast<std::size_t>(m_round)], *variant().view(), m_counted.players);
    tell();
    emit titleChanged();
}

// Why whoever's figures the keyboard is at gets what.
void ScorePage::explain()
{
    if (m_counted.players.empty())
        return;
    const ScoredRounds::Round &round = m_scored.rounds()[static_cast<std::size_t>(m_round)];
    const auto seat = static_cast<std::size_t>(m_table->seat());
    auto *list = new ReasonList;
    connect(list, &ReasonList::ruleWanted, this,
            [this](const QString &rule) { emit ruleWanted(m_counted.variant, rule); });
    if (round.after != nullptr) {
        const Scoring scoring = variant().view()->scoring(*round.before, *round.after, m_counted.players);
        for (const Scoring::Row &row : scoring.rows)
            list->add(tr("%1: %2").arg(row.title, QLocale().toString(row.cells[seat].points)),
                      row.cells[seat].reason);
    }
    delete m_reasonList;
    m_reasonList = list;
    m_reasons->setTitle(m_counted.players[seat].name);
    m_reasons->body()->addWidget(list);
    m_reasons->setVisible(round.after != nullptr);
    list->show();
    tell();
}

// The first figure that cannot be, and why.
QString ScorePage::wrongWords() const
{
    const ScoredRounds::Round &round = m_scored.rounds()[static_cast<std::size_t>(m_round)];
    for (Seat seat = 0; seat < static_cast<Seat>(m_counted.players.size()); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        for (std::size_t i = 0; i < round.counts[at].size(); ++i)
            if (!ScoredRounds::possible(round, seat, i)) {
                const Count &count = round.counts[at][i];
                const CountName name = variant().view()->nameOfCount(count.what);
                return tr("%1, %2: from %3 to %4 is possible (%5).", "who, what, and the rule's number")
                    .arg(m_counted.players[at].name, name.text, QLocale().toString(count.least),
                         QLocale().toString(count.most), name.rule);
            }
    }
    return {};
}

void ScorePage::tell()
{
    if (m_counted.players.empty())
        return;
    const ScoredRounds::Round &round = m_scored.rounds()[static_cast<std::size_t>(m_round)];
    const View &view = *variant().view();
    if (!m_notKept.isEmpty())
        m_words->setSentence(m_notKept);
    else if (const QString wrong = wrongWords(); !wrong.isEmpty())
        m_words->setSentence(wrong);
    else if (round.after == nullptr)
        m_words->setSentence(tr("Type what was counted; Enter leads on."));
    else if (m_scored.game().over())
        m_words->setSentence(view.result(m_scored.game(), m_counted.players).verdict);
    else
        m_words->setSentence(tr("Everything is counted; on to the next."));
}

Subject ScorePage::subject() const
{
    Subject subject;
    subject.variant = &variant();
    subject.title = m_services.variants.listing(m_counted.variant)->names;
    subject.setup = m_counted.setup;
    subject.players = m_counted.players;
    subject.date = m_counted.date;
    subject.start = m_scored.game().clone();
    return subject;
}

QString ScorePage::title() const
{
    return tr("Only the score");
}

QString ScorePage::subtitle() const
{
    return m_counted.players.empty() ? QString() : m_services.nameOf(m_counted.variant);
}

QWidget *ScorePage::firstFocus()
{
    return m_table;
}

void ScorePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

// The figure at which the keyboard is can be seen.
void ScorePage::follow()
{
    if (const QTableWidgetItem *item = m_table->currentItem()) {
        const QRect place = m_table->visualItemRect(item);
        const QPoint at = m_table->viewport()->mapTo(m_scroll->widget(), place.center());
        m_scroll->ensureVisible(at.x(), at.y(), 0, 2 * place.height());
    }
}

// The reasons stand beside the sheets where there is room.
void ScorePage::resizeEvent(QResizeEvent *event)
{
    m_parts->setDirection(width() >= px(900) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    Page::resizeEvent(event);
}

void ScorePage::retranslate()
{
    m_list->setAccessibleName(tr("Sheets that are kept"));
    m_rounds->setAccessibleName(tr("Round"));
    m_table->setAccessibleName(tr("Sheets"));
    m_back->setText(tr("Back"));
    m_remove->setText(tr("Delete"));
    m_print->setText(tr("Score sheets"));
    if (!m_counted.players.empty()) {
        listGames();
        show();
    }
}

} // namespace medici::desktop
