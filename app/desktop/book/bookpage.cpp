#include "app/desktop/book/bookpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/bookbars.h"
#include "app/desktop/book/bookcurve.h"
#include "app/desktop/levels.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "engine/view/figures.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

namespace {

using Choices = std::vector<std::pair<QString, QVariant>>;

// What was chosen stays chosen, or else what comes first is.
void offer(DropDown *list, const Choices &choices)
{
    const QVariant before = list->currentData();
    list->clear();
    for (const auto &[text, value] : choices)
        list->addItem(text, value);
    list->setCurrentIndex(std::max(0, list->findData(before)));
}

QString nameOf(Others others)
{
    switch (others) {
    case Others::People:
        return BookPage::tr("people");
    case Others::Mixed:
        return BookPage::tr("different players");
    default:
        return levelName(static_cast<Level>(others)).toLower();
    }
}

QString percent(double share)
{
    return BookPage::tr("%1 %", "a share").arg(std::lround(100 * share));
}

// The end of a game in the folder.
std::unique_ptr<Game> endOf(const QString &path, GameStore &store, const Variant &variant)
{
    const std::optional<Record> record = recordIn(path, store.recordables());
    if (!record)
        return nullptr;
    std::unique_ptr<Game> game = startOf(record->header, variant);
    for (const Event &event : record->events)
        game->apply(event.code);
    return game->over() ? std::move(game) : nullptr;
}

} // namespace

BookPage::BookPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_choicePanel(new Panel), m_person(new DropDown),
      m_game(new DropDown), m_seats(new DropDown), m_others(new DropDown), m_helped(new QCheckBox),
      m_byHand(new QCheckBox), m_houseRules(new QCheckBox), m_figuresPanel(new Panel),
      m_apart(new StyledLabel(TextKind::Body)), m_countIn(new TextLink), m_list(new QTableWidget(0, 2)),
      m_winsPanel(new Panel), m_wins(new BookBars), m_partsPanel(new Panel), m_parts(new BookBars),
      m_curvePanel(new Panel), m_curve(new BookCurve),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_back(new KeyButton),
      m_open(new KeyButton(nullptr, true))
{
    build();
    connect(&services.index, &GameIndex::completed, this, [this] {
        if (isVisible())
            fillChoices();
    });
    for (DropDown *choice : {m_person, m_game, m_seats, m_others})
        connect(choice, &QComboBox::activated, this, &BookPage::fillChoices);
    for (QCheckBox *choice : {m_helped, m_byHand, m_houseRules})
        connect(choice, &QCheckBox::toggled, this, &BookPage::fill);
    connect(m_countIn, &QAbstractButton::clicked, this, [this] {
        for (QCheckBox *choice : {m_helped, m_byHand, m_houseRules})
            if (!choice->isHidden())
                choice->setChecked(true);
        m_list->setFocus(); // the words that were pressed are gone
    });
    connect(m_list, &QTableWidget::currentCellChanged, this, [this](int row) {
        m_open->setEnabled(row >= 0 && row < static_cast<int>(m_files.size())
                           && !m_files[static_cast<std::size_t>(row)].isEmpty());
    });
    connect(m_list, &QTableWidget::cellDoubleClicked, this, &BookPage::openCurrent);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_open, &QPushButton::clicked, this, &BookPage::openCurrent);
    retranslate();
}

void BookPage::build()
{
    chooseByLine(*m_list);
    m_list->horizontalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setMinimumHeight(px(220));
    for (QWidget *part : std::initializer_list<QWidget *>{m_person, m_game, m_seats, m_others, m_helped,
                                                          m_byHand, m_houseRules})
        m_choicePanel->body()->addWidget(part);
    m_choicePanel->body()->addStretch(1);
    m_apart->setWordWrap(true);
    m_figuresPanel->body()->addWidget(m_apart);
    m_figuresPanel->body()->addWidget(m_countIn, 0, Qt::AlignLeft);
    m_figuresPanel->body()->addWidget(m_list, 1);
    m_winsPanel->body()->addWidget(m_wins);
    m_partsPanel->body()->addWidget(m_parts);
    m_curvePanel->body()->addWidget(m_curve, 1);
    auto *left = new QWidget;
    auto *parts = new QVBoxLayout(left);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(room(16));
    parts->addWidget(m_choicePanel);
    parts->addWidget(m_winsPanel);
    parts->addWidget(m_curvePanel, 1);
    auto *right = new QWidget;
    auto *figures = new QVBoxLayout(right);
    figures->setContentsMargins(0, 0, 0, 0);
    figures->setSpacing(room(16));
    figures->addWidget(m_figuresPanel, 1);
    figures->addWidget(m_partsPanel);
    auto *columns = new PageColumns(700);
    columns->add(left, 4);
    columns->add(right, 5);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_back, m_open})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(columns, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_open->showKey(Qt::Key_Return);
}

void BookPage::enter()
{
    m_services.index.follow();
    fillChoices();
}

// Each choice offers what there is of the one before.
void BookPage::fillChoices()
{
    const Book book(m_services.index.entries(), &m_services.people);
    Choices people;
    for (const QString &name : book.people())
        people.emplace_back(name, name);
    offer(m_person, people);
    const QString person = m_person->currentData().toString();
    Choices games;
    for (const QString &variant : book.variantsOf(person))
        games.emplace_back(m_services.nameOf(variant), variant);
    offer(m_game, games);
    const QString variant = m_game->currentData().toString();
    const std::vector<int> numbers = book.seatsOf(person, variant);
    Choices seats;
    if (ranges::count_if(numbers, [](int number) { return number > 1; }) != 1)
        seats.emplace_back(tr("any number of players"), 0);
    for (const int number : numbers)
        seats.emplace_back(number == 1 ? tr("alone") : tr("%n player(s)", nullptr, number), number);
    if (numbers.size() == 1)
        seats.erase(seats.begin(), seats.end() - 1);
    offer(m_seats, seats);
    Choices others{{tr("against anybody"), -1}};
    for (const Others kind : book.othersOf(person, variant, m_seats->currentData().toInt()))
        others.emplace_back(tr("against: %1", "people, or a level").arg(nameOf(kind)),
                            static_cast<int>(kind));
    offer(m_others, others);
    m_others->setVisible(others.size() > 2);
    fill();
}

BookQuestion BookPage::question() const
{
    const int others = m_others->currentData().toInt();
    return {m_person->currentData().toString(),
            m_game->currentData().toString(),
            m_seats->currentData().toInt(),
            others < 0 ? std::nullopt : std::optional(static_cast<Others>(others)),
            m_helped->isChecked(),
            m_byHand->isChecked(),
            m_houseRules->isChecked()};
}

void BookPage::fill()
{
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->currentRow());
    m_chapter = Book(m_services.index.entries(), &m_services.people).chapter(question());
    m_list->setRowCount(0);
    m_files.clear();
    const auto apart = [](QCheckBox *choice, int games, const QString &words) {
        choice->setText(words);
        choice->setVisible(games > 0 || choice->isChecked());
    };
    apart(m_helped, m_chapter.helped, tr("also with hints or takings-back"));
    apart(m_byHand, m_chapter.byHand, tr("also with dice or cards of one's own"));
    apart(m_houseRules, m_chapter.houseRules, tr("also with house rules, or from a table that was set up"));
    m_partsPanel->hide();
    showWins();
    if (m_chapter.games > 0) {
        addScores();
        addRecords();
        addReviews();
    }
    m_curve->show(m_chapter.course);
    m_curvePanel->setVisible(m_chapter.games > 1);
    m_list->resizeRowsToContents();
    const int out = m_chapter.helped + m_chapter.byHand + m_chapter.houseRules;
    const bool none = m_chapter.games == 0 && out > 0;
    m_apart->setVisible(none);
    m_apart->setText(
        tr("Nothing is counted here: all %n game(s) of this choice stand apart, because of hints, "
           "takings-back, dice or cards of one's own, or house rules.",
           nullptr, out));
    m_countIn->setVisible(none);
    m_words->setSentence(!m_services.index.complete() ? tr("Looking through your games…")
                             : m_person->count() == 0 ? tr("There are no finished games yet.")
                             : out > 0                ? tr("Some games stand apart; they can be counted in.")
                                       : tr("Counted from the records of all finished games."));
    m_list->setCurrentCell(std::min(row, m_list->rowCount() - 1), 0);
    m_open->setEnabled(m_list->currentRow() >= 0
                       && !m_files[static_cast<std::size_t>(m_list->currentRow())].isEmpty());
}

void BookPage::addLine(const QString &what, const QString &figure, const BookRecord *record)
{
    const int row = m_list->rowCount();
    m_list->insertRow(row);
    const QString when = record == nullptr
        ? QString()
        : QStringLiteral("  ·  ") + QLocale().toString(whenOf(*record->game).date(), QLocale::ShortFormat);
    m_list->setItem(row, 0, new QTableWidgetItem(what));
    m_list->setItem(row, 1, new QTableWidgetItem(figure + when));
    m_files.push_back(record == nullptr ? QString() : m_services.index.pathOf(*record->game));
}

void BookPage::addScores()
{
    addLine(tr("Games"), QLocale().toString(m_chapter.games));
    const bool alone = m_seats->currentData().toInt() == 1;
    if (!alone) {
        QStringList places;
        for (std::size_t place = 0; place < m_chapter.places.size(); ++place)
            if (m_chapter.places[place] > 0)
                places << tr("%1: %2", "a place, and how often")
                              .arg(placeName(static_cast<int>(place) + 1))
                              .arg(m_chapter.places[place]);
        addLine(tr("Places"), places.join(QStringLiteral(", ")));
        const Estimate &wins = m_chapter.wins;
        addLine(tr("Won"),
                wins.margin ? tr("%1 (from %2 to %3)", "a share, and how far it may be off")
                                  .arg(percent(wins.mean), percent(std::max(0., wins.low())),
                                       percent(std::min(1., wins.high())))
                            : percent(wins.mean));
        addLine(tr("Fair share"), percent(m_chapter.fairShare));
    }
    addLine(tr("Mean score"), oneDigit(m_chapter.meanScore));
    addLine(tr("Best score"), QLocale().toString(m_chapter.bestScore->figure), &*m_chapter.bestScore);
}

// What the scores were made of, and the most that was ever counted.
void BookPage::addRecords()
{
    const Variant &variant = *m_services.variants.find(m_game->currentData().toString());
    const View &view = *variant.view();
    const std::unique_ptr<Game> end =
        endOf(m_services.index.pathOf(*m_chapter.bestScore->game), m_services.store, variant);
    if (end == nullptr || end->lowestScoreWins())
        return;
    const QStringList columns =
        view.result(*end, Players(static_cast<std::size_t>(end->seats()))).sources.columns;
    showParts(columns);
    const std::unique_ptr<Game> start = variant.newGame(variant.terms().usual(end->seats()));
    for (const Count &count : start->counts(0, {}))
        if (const auto best = m_chapter.figures.find(count.what);
            best != m_chapter.figures.end() && best->second.figure > 0)
            addLine(tr("Record: %1", "the most of something counted, such as a ship")
                        .arg(view.nameOfCount(count.what).text),
                    QLocale().toString(best->second.figure), &best->second);
}

void BookPage::showParts(const QStringList &columns)
{
    std::vector<BookBars::Bar> bars;
    for (std::size_t part = 0; part < m_chapter.parts.size(); ++part)
        bars.push_back({columns.value(static_cast<qsizetype>(part)), oneDigit(m_chapter.parts[part]),
                        m_chapter.parts[part]});
    m_partsPanel->setVisible(!bars.empty());
    m_parts->show(std::move(bars));
}

// The share of games that were won with how far it may be off, beside the share of each number of players.
void BookPage::showWins()
{
    const bool alone = m_seats->currentData().toInt() == 1;
    m_winsPanel->setVisible(m_chapter.games > 0 && !alone);
    const Estimate &wins = m_chapter.wins;
    BookBars::Bar bar{tr("Won"), percent(wins.mean), wins.mean};
    if (wins.margin) {
        bar.low = std::max(0., wins.low());
        bar.high = std::min(1., wins.high());
    }
    bar.mark = m_chapter.fairShare;
    m_wins->show({bar}, 1);
    m_winsPanel->setTitle(tr("Won, and the fair share: %1").arg(percent(m_chapter.fairShare)));
}

void BookPage::addReviews()
{
    if (!m_chapter.reviewed)
        return;
    const BookReviews &reviewed = *m_chapter.reviewed;
    addLine(tr("Reviewed games"), QLocale().toString(reviewed.games));
    addLine(tr("Mistakes a game"), oneDigit(reviewed.mistakes));
    addLine(tr("Given away a game"), oneDigit(reviewed.pointsGivenAway));
    addLine(tr("Luck a game"), signedOneDigit(reviewed.luckPoints));
}

void BookPage::openCurrent()
{
    const int row = m_list->currentRow();
    if (row >= 0 && !m_files[static_cast<std::size_t>(row)].isEmpty())
        emit openWanted(m_files[static_cast<std::size_t>(row)]);
}

QString BookPage::title() const
{
    return tr("Book of games");
}

QWidget *BookPage::firstFocus()
{
    return m_person;
}

void BookPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openCurrent();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void BookPage::retranslate()
{
    m_countIn->setText(tr("Count them in"));
    m_choicePanel->setTitle(tr("Which games"));
    m_person->setAccessibleName(tr("Player"));
    m_game->setAccessibleName(tr("Game"));
    m_seats->setAccessibleName(tr("Number of players"));
    m_others->setAccessibleName(tr("Opponents"));
    m_figuresPanel->setTitle(tr("Results"));
    m_list->setAccessibleName(tr("Results"));
    m_partsPanel->setTitle(tr("What a score is made of"));
    m_parts->setAccessibleName(tr("What a score is made of"));
    m_wins->setAccessibleName(tr("Won"));
    m_curvePanel->setTitle(tr("Scores, and the mean of ten games"));
    m_curve->setAccessibleName(tr("Scores, and the mean of ten games"));
    m_back->setText(tr("Back"));
    m_open->setText(tr("Open game"));
    if (isVisible())
        fillChoices();
}

} // namespace medici::desktop
