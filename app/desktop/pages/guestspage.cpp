#include "app/desktop/pages/guestspage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/table/gameinprogress.h"
#include "app/desktop/table/gueststrip.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/writing.h"

#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace medici::desktop {

namespace {

// 'Ania 61.5, Gianni 58.0'
QString bySeat(const GameInProgress &game, const std::vector<int> &thousandths)
{
    QStringList figures;
    for (std::size_t seat = 0; seat < thousandths.size(); ++seat)
        figures << game.person(static_cast<Seat>(seat)).name + u' '
                + QLocale().toString(thousandths[seat] / 1000.0, 'f', 1);
    return figures.join(QStringLiteral(", "));
}

// What a program said of the game with its last move; nothing where it said nothing.
QString wordsOfForecast(const GameInProgress &game, const Forecast &forecast)
{
    QStringList sentences;
    if (!forecast.scores.empty())
        sentences
            << GuestsPage::tr("It expects these points at the end: %1.").arg(bySeat(game, forecast.scores));
    if (!forecast.wins.empty())
        sentences << GuestsPage::tr("It gives everybody this chance to win, in %: %1.")
                         .arg(bySeat(game, forecast.wins));
    return sentences.join(u' ');
}

} // namespace

GuestsPage::GuestsPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_column(new QVBoxLayout),
      m_words(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)), m_back(new KeyButton(nullptr, true))
{
    auto *sheet = new QWidget;
    sheet->setLayout(m_column);
    m_column->setContentsMargins(room(16), room(16), room(16), room(16));
    auto *strip = new ActionStrip;
    m_words->setWordWrap(true);
    strip->setWords(m_words);
    strip->addButton(m_back);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scrolling(sheet), 1);
    whole->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(&services.table, &TableController::guestsChanged, this, [this] {
        if (isVisible())
            enter();
    });
    retranslate();
}

void GuestsPage::enter()
{
    delete m_guests;
    m_guests = new QWidget;
    auto *column = new QVBoxLayout(m_guests);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room(16));
    m_column->insertWidget(0, m_guests, 1);
    if (const GameInProgress *current = m_services.table.current())
        for (Seat seat = 0; seat < static_cast<Seat>(current->proposal().people.size()); ++seat)
            if (!current->person(seat).program.isEmpty())
                addGuest(seat);
    column->addStretch();
}

void GuestsPage::addGuest(Seat seat)
{
    const Person &person = m_services.table.current()->person(seat);
    const QString absence = wordsOfAbsence(m_services.table, seat);
    const QByteArray complaints = m_services.table.guests().complaints(seat);
    auto *panel = new Panel;
    panel->setTitle(nameOfGuest(person));
    auto *words = new StyledLabel(TextKind::Body);
    words->setWordWrap(true);
    panel->body()->addWidget(words);
    words->setText(absence.isEmpty() ? tr("It plays.") : absence);
    if (const QString expected =
            wordsOfForecast(*m_services.table.current(), m_services.table.guests().forecast(seat));
        !expected.isEmpty()) {
        auto *forecast = new StyledLabel(TextKind::Body);
        forecast->setWordWrap(true);
        forecast->setText(expected);
        panel->body()->addWidget(forecast);
    }
    if (complaints.isEmpty())
        words->setText(words->text() + u' ' + tr("It wrote nothing to standard error."));
    else {
        auto *writing = new Writing;
        writing->setAccessibleName(tr("Standard error of %1").arg(person.program));
        writing->setBytes(complaints);
        panel->body()->addWidget(writing, 1);
    }
    if (!absence.isEmpty()) {
        auto *again = new KeyButton;
        again->setText(tr("Let it play again"));
        panel->body()->addWidget(again, 0, Qt::AlignLeft);
        connect(again, &QPushButton::clicked, this, [this, seat] {
            emit left();
            m_services.table.invite(seat); // and what is shown here goes, this button, too
        });
    }
    m_guests->layout()->addWidget(panel);
}

QString GuestsPage::title() const
{
    return tr("Other programs");
}

QString GuestsPage::subtitle() const
{
    return tr("in the game on the table");
}

QWidget *GuestsPage::firstFocus()
{
    return m_back;
}

void GuestsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void GuestsPage::retranslate()
{
    m_words->setText(tr("Standard error is for people: nothing in it counts in the game."));
    m_back->setText(tr("Back"));
    if (m_guests != nullptr)
        enter();
}

} // namespace medici::desktop
