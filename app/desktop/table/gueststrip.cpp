#include "app/desktop/table/gueststrip.h"

#include "app/desktop/levels.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"

namespace medici::desktop {

QString nameOfGuest(const Person &person)
{
    const bool alike = person.program.startsWith(person.name);
    return alike ? person.program : QStringLiteral("%1: %2").arg(person.name, person.program);
}

QString wordsOfAbsence(const TableController &table, Seat seat)
{
    const QString why = table.guests().absence(seat);
    if (why.isEmpty())
        return {};
    const Person &person = table.current()->person(seat);
    return GuestStrip::tr("%1 plays no longer. %2 A computer player goes on, level: %3.")
        .arg(nameOfGuest(person), why, mindName(table.guests().mind(person)).toLower());
}

GuestStrip::GuestStrip(TableController &table, const Appearance &look, QWidget *parent)
    : ActionStrip(parent), m_table(table), m_words(new SentenceLabel(look, TextKind::Body)),
      m_details(new KeyButton(this)), m_read(new KeyButton(this))
{
    setWords(m_words);
    addButton(m_details);
    addButton(m_read);
    connect(m_details, &QPushButton::clicked, this, &GuestStrip::detailsWanted);
    connect(m_read, &QPushButton::clicked, this, [this] {
        hide();
        emit letGo();
    });
    connect(&table, &TableController::gameChanged, this, &GuestStrip::follow);
    connect(&table, &TableController::guestsChanged, this, &GuestStrip::follow);
    retranslate();
    hide();
}

QString GuestStrip::words() const
{
    return isHidden() ? QString() : m_words->sentence().plain();
}

QString GuestStrip::absences() const
{
    QStringList absences;
    if (const GameInProgress *current = m_table.current())
        for (Seat seat = 0; seat < static_cast<Seat>(current->proposal().people.size()); ++seat)
            if (const QString words = wordsOfAbsence(m_table, seat); !words.isEmpty())
                absences << words;
    return absences.join(u' ');
}

void GuestStrip::follow()
{
    const QString words = absences();
    m_words->setSentence(words);
    setVisible(!words.isEmpty());
    if (!words.isEmpty())
        emit appeared();
}

void GuestStrip::retranslate()
{
    m_details->setText(tr("What it wrote"));
    m_read->setText(tr("Close"));
    m_words->setSentence(absences());
}

} // namespace medici::desktop
