#include "app/desktop/position/positionpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/position/fieldrow.h"
#include "app/desktop/position/piecesfield.h"
#include "app/desktop/position/tableview.h"
#include "app/desktop/table/coachwords.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/rulelink.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

namespace medici::desktop {

namespace {

constexpr Seed hintSeed = 1; // the same table gets the same hint

} // namespace

PositionPage::PositionPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_fields(new QWidget), m_column(new QVBoxLayout(m_fields)),
      m_scroll(scrolling(m_fields)), m_parts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_table(new TableView(services.look)), m_captionWords(new StyledLabel(TextKind::Body)),
      m_left(new QVBoxLayout), m_captioned(new QWidget), m_caption(new QLineEdit),
      m_words(new SentenceLabel(services.look, TextKind::Body)), m_why(new QVBoxLayout),
      m_back(new KeyButton), m_picture(new KeyButton), m_print(new KeyButton), m_hint(new KeyButton),
      m_play(new KeyButton(nullptr, true))
{
    m_column->setContentsMargins(0, room(12), room(12), room(12));
    m_column->setSpacing(room(12));
    m_column->addStretch(1);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *said = new QHBoxLayout;
    said->setSpacing(px(8));
    said->addWidget(m_words, 1);
    said->addLayout(m_why);
    auto *captioned = new QHBoxLayout(m_captioned);
    captioned->setContentsMargins(0, 0, 0, 0);
    captioned->setSpacing(px(10));
    captioned->addWidget(m_captionWords);
    captioned->addWidget(m_caption, 1);
    m_captionWords->setBuddy(m_caption);
    m_left->setContentsMargins(room(16), room(16), room(16), room(12));
    m_left->setSpacing(room(10));
    m_left->addWidget(m_table, 1);
    m_left->addLayout(said);
    m_left->addWidget(m_captioned);
    m_parts->setSpacing(0);
    m_parts->addLayout(m_left, 3);
    m_parts->addWidget(m_scroll, 2);
    auto *strip = new ActionStrip;
    for (KeyButton *button : buttons())
        strip->addButton(button);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(m_parts, 1);
    whole->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_print->setKey(QKeySequence(Qt::CTRL | Qt::Key_P));
    connect(m_back, &QPushButton::clicked, this, &PositionPage::leave);
    connect(m_picture, &QPushButton::clicked, this, &PositionPage::diagramWanted);
    connect(m_print, &QPushButton::clicked, this, &PositionPage::printWanted);
    connect(m_hint, &QPushButton::clicked, this, &PositionPage::hint);
    connect(&m_coach, &Coach::hinted, this, &PositionPage::showHint);
    connect(m_play, &QPushButton::clicked, this, &PositionPage::play);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now != nullptr && m_fields->isAncestorOf(now))
            QMetaObject::invokeMethod(
                this,
                [this, now = QPointer<QWidget>(now)] { // fields may have come or gone
                    if (now)
                        m_scroll->ensureWidgetVisible(now->parentWidget(), 0, px(16));
                },
                Qt::QueuedConnection);
    });
    retranslate();
}

PositionPage::~PositionPage()
{
    // Its parts lose the focus as they go, and nobody is there any more to follow it.
    disconnect(qApp, nullptr, this, nullptr);
}

const Variant &PositionPage::variant() const
{
    return *m_services.variants.find(m_proposal.variant);
}

Players PositionPage::players() const
{
    Players players;
    for (const Person &person : m_proposal.people)
        players.push_back({person.name, person.arms});
    return players;
}

bool PositionPage::prepare(const Proposal &proposal, const Position &position)
{
    const Variant *variant = m_services.variants.find(proposal.variant);
    if (variant == nullptr || variant->view() == nullptr || !variant->arrangeable())
        return false;
    m_proposal = proposal;
    m_proposal.setup.first = chance; // who began follows from what lies there
    m_proposal.position.reset();
    m_proposal.people.resize(proposal.setup.seats);
    for (FieldRow *row : m_rows)
        delete row;
    m_rows.clear();
    for (Panel *panel : m_panels)
        delete panel;
    m_panels.clear();
    for (int place = -1; place < proposal.setup.seats; ++place) {
        auto *panel = new Panel;
        m_column->insertWidget(place + 1, panel);
        m_panels.push_back(panel);
    }
    m_position = variant->fields(m_proposal.setup, position);
    m_begun = m_position;
    m_shown = variant->newGame(m_proposal.setup);
    m_caption->clear();
    layOut();
    check();
    if (m_game != nullptr)
        m_caption->setText(QStringLiteral("%1 · %2").arg(m_services.nameOf(proposal.variant),
                                                         variant->view()->progress(*m_game)));
    retranslate();
    m_scroll->ensureVisible(0, 0);
    return true;
}

// Beside the table where its fields have the room that their words need, else below it. Then the caption goes
// with them, and leaves its room to the table and to what is said of it.
void PositionPage::arrange()
{
    const int needed =
        m_fields->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    const bool beside = width() * 2 / 5 >= needed;
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_column->setContentsMargins(beside ? 0 : room(16), room(12), room(12), room(12));
    if (beside && m_left->indexOf(m_captioned) < 0)
        m_left->addWidget(m_captioned);
    else if (!beside && m_column->indexOf(m_captioned) < 0)
        m_column->insertWidget(m_column->count() - 1, m_captioned); // above the stretch
}

void PositionPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

// Fields that stay keep their rows, and so the keyboard.
void PositionPage::layOut()
{
    std::vector<FieldRow *> rows;
    std::vector<int> places(m_panels.size(), 1); // below the panel's title
    for (const Field &field : m_position.fields()) {
        const auto old = ranges::find_if(m_rows, [&](const FieldRow *row) {
            return row->field().isAt(field) && row->field().kind == field.kind;
        });
        FieldRow *row = nullptr;
        if (old != m_rows.end()) {
            row = *old;
            m_rows.erase(old);
        } else {
            row = new FieldRow(m_services.look, *variant().view(), variant().words(), field);
            connect(row, &FieldRow::changed, this, &PositionPage::take);
        }
        const auto panel = static_cast<std::size_t>(field.seat < 0 ? 0 : field.seat + 1);
        QVBoxLayout *body = m_panels[panel]->body();
        if (body->indexOf(row) != places[panel])
            body->insertWidget(places[panel], row);
        ++places[panel];
        row->show(field, players());
        rows.push_back(row);
    }
    for (FieldRow *row : m_rows) { // one of them may be what has just changed
        row->hide();
        row->setParent(nullptr);
        row->deleteLater();
    }
    m_rows = rows;
    arrange();
    QWidget *before = m_caption;
    for (const FieldRow *row : m_rows) {
        QWidget *input = row->pieces() != nullptr ? row->pieces()->line() : row->input();
        setTabOrder(before, input);
        before = input;
    }
    for (KeyButton *button : buttons()) {
        setTabOrder(before, button);
        before = button;
    }
}

FieldRow *PositionPage::row(const Field &where) const
{
    const auto found = ranges::find_if(m_rows, [&](const FieldRow *row) { return row->field().isAt(where); });
    return found == m_rows.end() ? nullptr : *found;
}

void PositionPage::take(const Field &field)
{
    m_position.put(field, field.values);
    m_position = variant().fields(m_proposal.setup, m_position);
    layOut();
    check();
}

void PositionPage::check()
{
    const Recordable::Arranged arranged = variant().arrange(m_proposal.setup, m_position);
    const bool unknown =
        ranges::any_of(m_rows, [](const FieldRow *row) { return !row->unknown().isEmpty(); });
    m_game = unknown ? nullptr : arranged.game == nullptr ? nullptr : arranged.game->clone();
    if (m_game != nullptr)
        m_shown = m_game;
    forgetHint();
    m_table->show(*variant().view(), m_shown, players());
    m_table->setPale(m_game == nullptr);
    for (KeyButton *button : {m_play, m_picture, m_print})
        button->setEnabled(m_game != nullptr);
    m_hint->setEnabled(m_game != nullptr && m_game->actor() >= 0 && !m_game->forced());
    tell(arranged.misfit ? &*arranged.misfit : nullptr);
}

// What is wrong, and where; the first thing that is.
void PositionPage::tell(const Misfit *misfit)
{
    while (QLayoutItem *item = m_why->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto unknown =
        ranges::find_if(m_rows, [](const FieldRow *row) { return !row->unknown().isEmpty(); });
    QString sentence;
    for (FieldRow *row : m_rows)
        row->complain(false);
    if (unknown != m_rows.end()) {
        sentence = tr("%1: nothing is called '%2' here.", "a field, and what was typed")
                       .arg((*unknown)->name(), (*unknown)->unknown());
        (*unknown)->complain(true);
    } else if (misfit != nullptr) {
        const QString where = variant().view()->nameOfField(misfit->where);
        const QString whose = nameOf(misfit->where.seat, players());
        const QString why = variant().words().sentence(*misfit);
        sentence = whose.isEmpty()
            ? tr("%1: %2", "a field, and why it cannot be").arg(where, why)
            : tr("%1, %2: %3", "a player, a field, and why it cannot be").arg(whose, where, why);
        if (FieldRow *row = this->row(misfit->where))
            row->complain(true);
        const QString rule = variant().words().rule(*misfit);
        auto *link = new RuleLink(rule);
        connect(link, &QAbstractButton::clicked, this,
                [this, rule] { emit ruleWanted(m_proposal.variant, rule); });
        m_why->addWidget(link);
        link->show();
    } else if (m_game != nullptr) {
        sentence = tr("This table can arise: %1.", "%1 is how far the game is")
                       .arg(variant().view()->progress(*m_game));
    }
    m_words->setTint(m_game != nullptr ? Tint::Muted : Tint::Danger);
    m_words->setSentence(sentence);
    m_table->setAccessibleName(sentence);
    m_table->setAccessibleDescription(m_shown == nullptr ? QString() : variant().table(*m_shown, [this] {
        QStringList names;
        for (const Person &person : m_proposal.people)
            names << person.name;
        return names;
    }()));
}

// A step more with each press, as at the table.
void PositionPage::hint()
{
    if (m_game != nullptr)
        m_coach.hint(*m_game, hintSeed);
}

void PositionPage::forgetHint()
{
    m_coach.forget();
    m_table->mark(std::nullopt);
}

void PositionPage::showHint()
{
    m_words->setTint(Tint::Ink);
    m_words->setSentence(hintWords(m_coach, {*m_game, *variant().view(), players()}));
    m_table->mark(m_coach.marked());
}

Diagram PositionPage::diagram() const
{
    Diagram diagram;
    diagram.view = variant().view();
    diagram.game = m_shown.get();
    diagram.players = players();
    diagram.caption = m_caption->text().trimmed();
    return diagram;
}

void PositionPage::play()
{
    if (m_game == nullptr)
        return;
    Proposal proposal = m_proposal;
    proposal.position = m_position;
    if (proposal.luck.scheme != LuckSource::Scheme::Hand)
        proposal.luck = GameInProgress::newLuck();
    proposal.thinking = GameInProgress::newThinking();
    m_services.table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant),
                                                            variant(), std::move(proposal)));
    emit started();
}

QString PositionPage::title() const
{
    return tr("Set up a position");
}

QString PositionPage::subtitle() const
{
    return m_proposal.variant.isEmpty() ? QString() : m_services.nameOf(m_proposal.variant);
}

QWidget *PositionPage::firstFocus()
{
    return m_rows.empty() ? this : m_rows.front()->input();
}

void PositionPage::enter()
{
    if (!m_rows.empty())
        check();
}

void PositionPage::hideEvent(QHideEvent *event)
{
    forgetHint();
    Page::hideEvent(event);
}

void PositionPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        Page::keyPressEvent(event);
}

void PositionPage::leave()
{
    if (m_position == m_begun)
        emit left();
    else
        ask(this, tr("Leave this table? What was changed is lost."), tr("Leave"), [this] { emit left(); });
}

void PositionPage::retranslate()
{
    m_captionWords->setText(tr("Caption"));
    m_caption->setAccessibleName(tr("Caption of the picture"));
    m_back->setText(tr("Back"));
    m_picture->setText(tr("Save diagram…"));
    m_print->setText(tr("Print diagram…"));
    m_hint->setText(tr("Hint"));
    m_play->setText(tr("Play on from here"));
    if (m_panels.empty())
        return;
    m_panels.front()->setTitle(tr("On the table"));
    for (std::size_t seat = 0; seat + 1 < m_panels.size(); ++seat)
        m_panels[seat + 1]->setTitle(m_proposal.people[seat].name);
    layOut();
    check();
}

} // namespace medici::desktop
