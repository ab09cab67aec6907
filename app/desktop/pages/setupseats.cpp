#include "app/desktop/pages/setuppage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/playingstrength.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/storage/lastsetup.h"
#include "engine/rules/ranges.h"

#include <QCheckBox>
#include <QLineEdit>

#include <algorithm>
#include <utility>

// Who sits where in the game that is set up.
namespace medici::desktop {

void SetupPage::showPeople()
{
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
        const bool there = static_cast<int>(seat) < seats();
        m_rows[seat]->setVisible(there);
        m_rows[seat]->setMovable(seats() > 1);
        if (seat >= m_proposal.people.size())
            continue;
        Person &person = m_proposal.people[seat];
        if (!programCalled(m_services.settings, person.program)) // our own takes its place
            person.program.clear();
        m_rows[seat]->setPerson(person);
        showProgram(static_cast<int>(seat));
    }
}

// Somebody may have forgotten a program meanwhile.
void SetupPage::enter()
{
    m_services.people.follow();
    if (ranges::any_of(m_proposal.people, &Person::even))
        m_services.index.follow();
    showPeople();
    check();
}

// Openly, of each of them.
QString SetupPage::wordsOfEven() const
{
    QStringList words;
    bool even = false;
    for (int seat = 0; seat < seats(); ++seat) {
        const Person &person = m_proposal.people[static_cast<std::size_t>(seat)];
        even = even || (!person.human && person.even);
        if (!person.human || person.name.isEmpty())
            continue;
        const PlayingStrength found = playingStrength(m_services.index.entries(), person.name,
                                                      m_proposal.variant, *m_variant, &m_services.people);
        const QString strength = QLocale().toString(found.strength);
        words << (found.games == 0 ? tr("%1: strength %2 to begin with.", "a name").arg(person.name, strength)
                                   : tr("%1 plays at about %2, by %n game(s).", "a name", found.games)
                                         .arg(person.name, strength));
    }
    if (!even)
        return {};
    words.prepend(tr("Even: as strong as you. Who is 100 stronger wins 64 of 100 games of two."));
    return words.join(u' ');
}

// The program at a seat that wants one, as it is known now: the one that was chosen last, where none is
// chosen.
void SetupPage::showProgram(int seat)
{
    SeatRow &row = *m_rows[static_cast<std::size_t>(seat)];
    Person &person = m_proposal.people[static_cast<std::size_t>(seat)];
    const std::vector<KnownProgram> programs = knownPrograms(m_services.settings);
    if (!row.wantsProgram() || programs.empty())
        return;
    const auto known = ranges::find(programs, person.program, &KnownProgram::title);
    if (known == programs.end())
        giveProgram(seat, programs.front().title);
    row.setPerson(person);
    row.setProgram(known == programs.end() ? programs.front() : *known);
    person = row.person();
}

// Whoever has no name of one's own is called as the program is.
void SetupPage::giveProgram(int seat, const QString &title)
{
    Person &person = m_proposal.people[static_cast<std::size_t>(seat)];
    bool unnamed = person.name.isEmpty() || person.name == person.program.left(longestName);
    for (int usual = 0; usual < mostSeats; ++usual)
        unnamed = unnamed || person.name == usualName(usual);
    person.program = title;
    if (unnamed)
        person.name = freeName(title, seat);
}

void SetupPage::takeProgram(const QString &title)
{
    if (m_wanting < 0)
        return;
    giveProgram(std::exchange(m_wanting, -1), title);
    showPeople();
    check();
}

// A name that nobody else has at the table.
QString SetupPage::freeName(const QString &wished, int seat) const
{
    for (int number = 1;; ++number) {
        const QString ending = number == 1 ? QString() : u' ' + QString::number(number);
        const QString name = wished.left(longestName - ending.size()).trimmed() + ending;
        bool taken = false;
        for (int other = 0; other < seats(); ++other)
            taken =
                taken || (other != seat && m_proposal.people[static_cast<std::size_t>(other)].name == name);
        if (!taken)
            return name;
    }
}

// Who is known comes with a coat of arms; whoever wears that takes what is left.
void SetupPage::welcome(int seat)
{
    auto &people = m_proposal.people;
    Person &person = people[static_cast<std::size_t>(seat)];
    const KnownPerson *known = m_services.people.find(person.name);
    if (!person.human || known == nullptr || seat >= seats())
        return;
    person.name = known->name;
    const auto wearer = ranges::find(people, known->arms.value_or(person.arms), &Person::arms);
    const bool own = wearer != people.end() && wearer - people.begin() < seats() && wearer->human
        && m_services.people.armsOf(wearer->name) == wearer->arms;
    if (wearer == people.end())
        person.arms = *known->arms;
    else if (!own)
        std::swap(person.arms, wearer->arms);
    showPeople();
    check();
}

// Whoever plays is known from now on.
void SetupPage::meetPeople()
{
    std::vector<KnownPerson> players;
    for (int seat = 0; seat < seats(); ++seat)
        if (const Person &person = m_proposal.people[static_cast<std::size_t>(seat)]; person.human)
            players.push_back({person.name, person.arms});
    m_services.people.meet(players);
}

// Who has never played is known from now on, or there would be nobody to choose a language for.
void SetupPage::showLanguages()
{
    QStringList names;
    for (int seat = 0; seat < seats(); ++seat)
        if (const Person &person = m_proposal.people[static_cast<std::size_t>(seat)]; person.human)
            names << person.name;
    m_services.people.learn(names);
    const auto human = ranges::find(m_proposal.people, true, &Person::human);
    emit languagesWanted(human == m_proposal.people.end() ? QString() : human->name);
}

// Those who do not sit there already.
void SetupPage::proposePeople()
{
    for (int seat = 0; seat < seats(); ++seat) {
        QStringList names;
        for (const KnownPerson &known : m_services.people.all()) {
            bool sits = false;
            for (int other = 0; other < seats(); ++other) {
                const Person &person = m_proposal.people[static_cast<std::size_t>(other)];
                sits = sits
                    || (other != seat && person.human && personKey(person.name) == personKey(known.name));
            }
            if (!sits)
                names << known.name;
        }
        m_rows[static_cast<std::size_t>(seat)]->setNames(names);
    }
    m_languages->setVisible(std::any_of(m_proposal.people.begin(), m_proposal.people.begin() + seats(),
                                        [](const Person &person) { return person.human; }));
    m_ownLanguages->setVisible(
        languagesDiffer(m_proposal, seats(), m_services.people, m_services.languages.spoken()));
    m_ownLanguages->setChecked(m_services.settings.flag(Setting::OwnLanguages));
}

// The next coat that nobody at the table wears, or else a swap.
void SetupPage::nextArms(int seat)
{
    auto &people = m_proposal.people;
    const int now = people[static_cast<std::size_t>(seat)].arms;
    const int next = (now + 1) % mostSeats;
    for (Person &person : people)
        if (person.arms == next)
            person.arms = now;
    people[static_cast<std::size_t>(seat)].arms = next;
    showPeople();
}

void SetupPage::moveSeat(int seat, int by)
{
    const int to = seat + by;
    if (to < 0 || to >= seats())
        return;
    swapSeats(seat, to);
    m_rows[static_cast<std::size_t>(to)]->name()->setFocus();
}

void SetupPage::swapSeats(int seat, int other)
{
    std::swap(m_proposal.people[static_cast<std::size_t>(seat)],
              m_proposal.people[static_cast<std::size_t>(other)]);
    showPeople();
    check();
}

// The rows stay where they are; the people move from row to row under the pointer.
void SetupPage::dragSeat(int seat, int y)
{
    if (m_dragged < 0)
        m_dragged = seat;
    const auto middle = [this](int row) {
        return m_rows[static_cast<std::size_t>(row)]->geometry().center().y();
    };
    while (m_dragged > 0 && y <= middle(m_dragged - 1)) {
        swapSeats(m_dragged, m_dragged - 1);
        --m_dragged;
    }
    while (m_dragged + 1 < seats() && y >= middle(m_dragged + 1)) {
        swapSeats(m_dragged, m_dragged + 1);
        ++m_dragged;
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rows[row]->setLifted(static_cast<int>(row) == m_dragged);
}

void SetupPage::dropSeat()
{
    m_dragged = -1;
    for (SeatRow *row : m_rows)
        row->setLifted(false);
}

} // namespace medici::desktop
