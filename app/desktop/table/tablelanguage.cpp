#include "app/desktop/table/tablelanguage.h"

#include "app/desktop/languages.h"
#include "app/desktop/people/people.h"
#include "app/desktop/storage/settings.h"
#include "app/desktop/table/tablecontroller.h"
#include "engine/rules/ranges.h"

#include <QSet>

namespace medici::desktop {

namespace {

QString languageOf(const Person &person, const People &people, const QString &spoken)
{
    const QString own = people.languageOf(person.name);
    return Translations::languages().contains(own) ? own : spoken;
}

} // namespace

TableLanguage::TableLanguage(TableController &table, const People &people, const Settings &settings,
                             Languages &languages, QObject *parent)
    : QObject(parent), m_table(table), m_people(people), m_settings(settings), m_languages(languages)
{
    connect(&table, &TableController::telling, this, [this] {
        m_telling = true;
        follow();
    });
    connect(&table, &TableController::told, this, [this] {
        m_telling = false;
        sayAnew();
    });
    connect(&people, &People::changed, this, &TableLanguage::follow);
    connect(&settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::OwnLanguages)
            follow();
    });
}

void TableLanguage::programSpeaks()
{
    m_shown = m_languages.spoken();
    follow();
}

QString TableLanguage::wanted() const
{
    const GameInProgress *current = m_table.current();
    const QString &spoken = m_languages.spoken();
    if (current == nullptr || !m_settings.flag(Setting::OwnLanguages) || m_table.awaiting() == Awaiting::Over)
        return spoken;
    // Before anybody was to play, it is the first person's, whose sheet lies in front.
    const auto &people = current->proposal().people;
    const auto first = ranges::find(people, true, &Person::human);
    if (first == people.end())
        return spoken;
    return languageOf(m_last ? current->person(*m_last) : *first, m_people, spoken);
}

void TableLanguage::follow()
{
    remember();
    m_language = wanted();
    turn();
}

void TableLanguage::remember()
{
    const GameInProgress *current = m_table.current();
    if (const QString game = current == nullptr ? QString() : current->id(); game != m_game) {
        m_game = game;
        m_last.reset();
    }
    if (current == nullptr || m_table.awaiting() != Awaiting::Person)
        return;
    if (const Seat actor = current->session().game().actor(); actor >= 0 && current->person(actor).human)
        m_last = actor;
}

void TableLanguage::setInSight(bool inSight)
{
    m_inSight = inSight;
    // What happened meanwhile was said in the program's.
    if (inSight && m_language != m_languages.spoken())
        m_shown.clear();
    turn();
}

void TableLanguage::turn()
{
    m_languages.turnTo(m_inSight ? m_language : QString());
    if (!m_telling)
        sayAnew();
}

void TableLanguage::sayAnew()
{
    if (m_inSight && std::exchange(m_shown, m_language) != m_language)
        emit changed();
}

bool languagesDiffer(const Proposal &proposal, int seats, const People &people, const QString &spoken)
{
    QSet<QString> languages;
    for (int seat = 0; seat < seats; ++seat)
        if (const Person &person = proposal.people[static_cast<std::size_t>(seat)]; person.human)
            languages.insert(languageOf(person, people, spoken));
    return languages.size() > 1;
}

} // namespace medici::desktop
