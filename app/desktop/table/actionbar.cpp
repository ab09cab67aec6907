#include "app/desktop/table/actionbar.h"

#include "app/desktop/appservices.h"
#include "app/desktop/table/coachwords.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/widgets/amountfield.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QEvent>
#include <QLayout>
#include <QScopeGuard>

#include <algorithm>

namespace medici::desktop {

namespace {

// Letters that mean something else: to pass, for all to pass, and what the menu offers where there is help.
QString takenLetters(bool help)
{
    return help ? QStringLiteral("PADH") : QStringLiteral("PA");
}

// The first letter of a name that has no other meaning, as a key has it.
QChar letterOf(const QString &name, const QString &taken)
{
    for (const QChar letter : name.toUpper())
        if (letter >= u'A' && letter <= u'Z' && !taken.contains(letter))
            return letter;
    return {};
}

} // namespace

ActionBar::ActionBar(AppServices &services, MoveSelection &choosing, LuckEntry &luck, QWidget *parent)
    : ActionStrip(parent), m_services(services), m_choosing(choosing), m_luck(luck),
      m_prompt(new SentenceLabel(services.look, TextKind::Prompt, Tint::Ink, this)),
      m_why(new KeyButton(this))
{
    setWords(m_prompt);
    addButton(m_why);
    m_why->hide();
    connect(m_why, &QPushButton::clicked, this, [this] { emit ruleWanted(m_rule); });
    connect(&choosing, &MoveSelection::changed, this, &ActionBar::renew);
    connect(&choosing, &MoveSelection::refused, this,
            [this](const Note &why) { say(Sentence(why.text), why.rule); });
    connect(&luck, &LuckEntry::changed, this, &ActionBar::renew);
    connect(&luck, &LuckEntry::refused, this, [this](const Note &why) { say(Sentence(why.text), why.rule); });
    const TableController &table = services.table;
    connect(&table, &TableController::awaitingChanged, this, &ActionBar::renew);
    connect(&table, &TableController::pausedChanged, this, &ActionBar::renew);
    connect(&table, &TableController::demoChanged, this, &ActionBar::renew);
    connect(&table, &TableController::correctionChanged, this, &ActionBar::renew);
    connect(&table, &TableController::warningChanged, this, &ActionBar::renew);
    // A hint changes the words alone: a button that is just being pressed stays.
    connect(&table, &TableController::hintChanged, this, [this] {
        if (m_services.table.current() != nullptr)
            say(words());
    });
}

bool ActionBar::pressMain()
{
    if (m_main == nullptr || !m_main->isEnabled())
        return false;
    m_main->click();
    return true;
}

bool ActionBar::pressBack()
{
    if (m_back == nullptr)
        return false;
    m_back->click();
    return true;
}

bool ActionBar::typeAmount(QKeyEvent *event)
{
    return m_amount != nullptr && m_amount->type(event);
}

void ActionBar::say(const Sentence &sentence, const QString &rule)
{
    m_prompt->setSentence(sentence);
    m_rule = rule;
    m_why->setText(tr("Why?"));
    m_why->setVisible(!rule.isEmpty());
}

void ActionBar::clearButtons()
{
    for (QWidget *widget : m_widgets) {
        widget->hide();
        removeButton(widget);
        widget->deleteLater();
    }
    m_widgets.clear();
    m_main = nullptr;
    m_back = nullptr;
    m_amount = nullptr;
}

KeyButton *ActionBar::button(const QString &text, const QKeySequence &key, bool main)
{
    auto *button = new KeyButton(this, main);
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    if (main) {
        button->showKey(Qt::Key_Return);
        m_main = button;
    } else if (key == QKeySequence(Qt::Key_Escape)) {
        button->showKey(key);
        m_back = button;
    } else {
        button->setKey(key);
    }
    addButton(button);
    button->show(); // at once, for those who listen
    m_widgets.push_back(button);
    return button;
}

void ActionBar::renew()
{
    // Every button that is shown would have the whole window laid out anew.
    layout()->setEnabled(false);
    const auto together = qScopeGuard([this] {
        layout()->setEnabled(true);
        layout()->activate();
    });
    // A button that is pressed lives until its click is done: deleteLater.
    const bool hadFocus = ranges::any_of(m_widgets, [](const QWidget *widget) { return widget->hasFocus(); });
    clearButtons();
    const TableController &table = m_services.table;
    if (table.current() == nullptr)
        return;
    say(words());
    if (table.may(Deed::Abandon))
        showCorrection();
    if (table.may(Deed::Return))
        showLookingBack();
    else if (table.may(Deed::Answer))
        showWarning();
    else if (table.may(Deed::Choose))
        showOffers();
    else if (table.may(Deed::Enter))
        showLuck();
    else if (table.may(Deed::Watch))
        showWatching();
    putInTabOrder();
    if (hadFocus) {
        if (m_main != nullptr)
            m_main->setFocus();
        else
            emit letGo();
    }
    emit renewed();
}

// What is made anew would be reached last of all, not after the board that it belongs to.
void ActionBar::putInTabOrder()
{
    QWidget *before = m_before;
    for (QWidget *widget : m_widgets) {
        QList<QWidget *> parts = widget->findChildren<QWidget *>();
        parts.prepend(widget);
        for (QWidget *part : parts)
            if (before != nullptr && (part->focusPolicy() & Qt::TabFocus)) {
                setTabOrder(before, part);
                before = part;
            }
    }
}

Sentence ActionBar::words() const
{
    const TableController &table = m_services.table;
    const GameInProgress &current = *table.current();
    if (table.may(Deed::Return))
        return tr("The table at that point.");
    if (table.may(Deed::Resume))
        return tr("Computer players are paused.");
    if (table.awaiting() == Awaiting::Computer && table.computerDecides())
        return Sentence::arranged(tr("%1 is thinking…"),
                                  {Sentence::strong(current.person(current.session().game().actor()).name)});
    const CoachedTable coached{current.session().game(), *current.variant().view(), current.players()};
    if (table.may(Deed::Answer))
        return warningWords(table.coach(), coached);
    if (table.coach().given() > 0 && table.may(Deed::Consult))
        return hintWords(table.coach(), coached);
    if (table.may(Deed::Confirm))
        return table.correction()->preview(current);
    if (m_luck.open() && !m_luck.entry().empty())
        return luckWords();
    return m_choosing.prompt();
}

// What stands there, and what is still to be said.
Sentence ActionBar::luckWords() const
{
    const Entry &entry = m_luck.entry();
    if (!entry.begun().isEmpty())
        return Sentence::arranged(tr("Typed so far: %1"), {Sentence::strong(entry.begun())});
    return Sentence::arranged(entry.complete() ? tr("Rolled: %1.")
                                               : tr("Rolled: %1. %n more.", nullptr, entry.open()),
                              {Sentence::strong(m_luck.said())});
}

void ActionBar::showOffers()
{
    if (m_services.table.current()->byHand() && m_services.table.may(Deed::PassOn))
        showSpeakers();
    if (m_choosing.begun())
        connect(button(tr("Clear"), Qt::Key_Escape, false), &QPushButton::clicked, &m_choosing,
                &MoveSelection::clear);
    // The main one last, where the hand expects it.
    std::vector<Offer> offers = m_choosing.offers();
    std::stable_partition(offers.begin(), offers.end(), [](const Offer &offer) { return !offer.main; });
    for (const Offer &offer : offers) {
        if (!offer.amounts.empty()) {
            addAmount(offer);
            continue;
        }
        KeyButton *made = button(offer.label, offer.key, offer.main);
        made->setEnabled(offer.ready);
        made->setAccessibleDescription(offer.description);
        made->setToolTip(offer.description);
        connect(made, &QPushButton::clicked, &m_choosing,
                [this, code = offer.code] { m_choosing.play(code); });
    }
}

// Before a blunder. Whoever goes on pressing Enter thinks again, and plays nothing by that.
void ActionBar::showWarning()
{
    TableController &table = m_services.table;
    const auto answer = [&](const QString &text, Qt::Key key, auto what) {
        KeyButton *made = button(text, key, false);
        connect(made, &QPushButton::clicked, &table, what);
    };
    answer(tr("No more in this game"), Qt::Key_N,
           [&table] { table.setWarned(table.current()->session().game().actor(), false); });
    answer(tr("Play anyway"), Qt::Key_Y, &TableController::playAnyway);
    if (!table.coach().shown())
        answer(tr("Show", "the better move"), Qt::Key_S, &TableController::showBetter);
    KeyButton *rethink = button(tr("Rethink"), {}, true);
    m_back = rethink;
    connect(rethink, &QPushButton::clicked, &table, &TableController::rethink);
}

// At a real table somebody says an amount, and those before him have passed by that.
void ActionBar::showSpeakers()
{
    TableController &table = m_services.table;
    const GameInProgress &current = *table.current();
    const View &view = *current.variant().view();
    const Game &game = current.session().game();
    const std::optional<Passing> passing = view.passing(game);
    if (!passing)
        return;
    QString taken = takenLetters(current.proposal().hints);
    for (Seat seat = 0; seat < game.seats(); ++seat) {
        const Person &person = current.person(seat);
        if (!person.human || seat == game.actor())
            continue;
        const QChar letter = letterOf(person.name, taken);
        taken += letter;
        KeyButton *speaker =
            button(person.name, letter.isNull() ? QKeySequence() : QKeySequence(letter.unicode()), false);
        speaker->setAccessibleName(tr("%1 speaks next").arg(person.name));
        connect(speaker, &QPushButton::clicked, this, [this, seat, rule = passing->rule] {
            const QString name = m_services.table.current()->person(seat).name;
            if (!m_services.table.passTo(seat))
                say(Sentence::arranged(tr("%1 is not asked here any more."), {Sentence::strong(name)}), rule);
        });
    }
    connect(button(tr("All pass"), Qt::Key_A, false), &QPushButton::clicked, &table,
            [&table] { table.passTo(nobody); });
}

// What the people's own dice or cards brought.
void ActionBar::showLuck()
{
    KeyButton *back = button(tr("Take back"), {}, false);
    back->showKey(Qt::Key_Backspace);
    back->setEnabled(!m_luck.entry().empty()
                     || (m_services.table.canUndo() && !m_services.table.undoLeavesGame()));
    connect(back, &QPushButton::clicked, &m_luck, &LuckEntry::takeBack);
    if (m_services.table.may(Deed::Roll))
        showRolling();
    if (m_luck.entry().places() > 1) {
        KeyButton *enter = button(tr("Enter the roll"), Qt::Key_Return, true);
        enter->setEnabled(m_luck.entry().complete());
        connect(enter, &QPushButton::clicked, &m_luck, &LuckEntry::submit);
    }
}

// The program rolls for those who like.
void ActionBar::showRolling()
{
    const bool cards = m_services.table.current()->session().game().place().of == Place::Of::Deck;
    KeyButton *roll =
        button(cards ? tr("Let the program draw") : tr("Let the program roll"), Qt::Key_F8, false);
    roll->setEnabled(m_luck.entry().empty()); // it would roll again what lies there already
    connect(roll, &QPushButton::clicked, &m_services.table, &TableController::roll);
}

void ActionBar::addAmount(const Offer &offer)
{
    const int least = offer.amounts.front().value;
    const int most = offer.amounts.back().value;
    auto *amount = new AmountField(least, most, this);
    amount->setName(offer.description);
    amount->setSliderWidth(sliderWidth());
    addButton(amount);
    amount->show();
    m_widgets.push_back(amount);
    m_amount = amount;
    KeyButton *made = button(offer.label.arg(QLocale().toString(most)), offer.key, offer.main);
    made->setMinimumWidth(made->sizeHint().width()); // as wide as it gets, so that nothing moves
    made->setText(offer.label.arg(QLocale().toString(amount->value())));
    connect(amount, &AmountField::changed, made, [made, amount, least, most, label = offer.label] {
        const QLocale locale;
        made->setEnabled(amount->acceptable());
        made->setText(amount->acceptable() ? label.arg(locale.toString(amount->value()))
                                           : tr("From %1 to %2", "amounts that may be typed")
                                                 .arg(locale.toString(least), locale.toString(most)));
    });
    connect(made, &QPushButton::clicked, &m_choosing, [this, amount, amounts = offer.amounts] {
        const auto found = ranges::find(amounts, amount->value(), &Offer::Amount::value);
        if (found != amounts.end())
            m_choosing.play(found->code);
    });
}

int ActionBar::sliderWidth() const
{
    return width() >= px(1100) ? px(140) : width() >= px(900) ? px(80) : 0;
}

void ActionBar::showLookingBack()
{
    const std::size_t at = *m_services.table.lookedAt();
    connect(button(tr("Continue from here"), {}, false), &QPushButton::clicked, &m_services.table,
            [this, at] { m_services.table.playOnFrom(at); });
    if (m_services.table.canCorrect())
        connect(button(tr("Correct what led here"), Qt::Key_F2, false), &QPushButton::clicked,
                &m_services.table, &TableController::correct);
    KeyButton *back = button(tr("Back to the game"), {}, true);
    back->showKey(Qt::Key_Escape);
    m_back = back;
    connect(back, &QPushButton::clicked, &m_services.table,
            [this] { m_services.table.lookAt(std::nullopt); });
}

// What should have been entered is entered as if it came now; then it is to be confirmed.
void ActionBar::showCorrection()
{
    KeyButton *back = button(tr("Leave it as it was"), Qt::Key_Escape, false);
    connect(back, &QPushButton::clicked, &m_services.table, &TableController::abandonCorrection);
    if (m_services.table.may(Deed::Confirm))
        connect(button(tr("Correct it"), Qt::Key_Return, true), &QPushButton::clicked, &m_services.table,
                &TableController::confirmCorrection);
}

// The keys are the menu's.
void ActionBar::showWatching()
{
    TableController &table = m_services.table;
    if (table.demo()) {
        KeyButton *myself = button(tr("Take over again"), {}, false);
        myself->showKey(Qt::Key_D);
        connect(myself, &QPushButton::clicked, &table, [&table] { table.setDemo(false); });
    }
    const bool paused = table.may(Deed::Resume);
    KeyButton *pause = button(paused ? tr("Continue") : tr("Pause"), {}, paused);
    if (!paused)
        pause->showKey(Qt::Key_F9);
    connect(pause, &QPushButton::clicked, &table, [&table, paused] { table.setPaused(!paused); });
}

void ActionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_choosing.follow();
    ActionStrip::changeEvent(event);
}

void ActionBar::resizeEvent(QResizeEvent *event)
{
    if (m_amount != nullptr)
        m_amount->setSliderWidth(sliderWidth());
    ActionStrip::resizeEvent(event);
}

} // namespace medici::desktop
