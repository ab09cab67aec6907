#include "app/desktop/sound/voice.h"

#include "app/desktop/languages.h"
#include "app/desktop/storage/settings.h"
#include "app/desktop/table/tablelanguage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

namespace medici::desktop {

Voice::Voice(TableController &table, const TableLanguage &language, Languages &languages, Settings &settings,
             QObject *parent)
    : QObject(parent), m_table(table), m_language(language), m_languages(languages), m_settings(settings)
{
    m_speaker = [this](const QString &words, const QString &spoken) { m_speech.say(words, spoken); };
    connect(&table, &TableController::moved, this, &Voice::moved);
    connect(&table, &TableController::awaitingChanged, this, &Voice::follow);
    connect(&table, &TableController::gameChanged, this, [this] { m_prompt.clear(); });
    connect(&settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Speech && !m_settings.flag(Setting::Speech))
            m_speech.stop();
    });
}

void Voice::say(const QString &words)
{
    if (m_settings.flag(Setting::Speech) && !words.isEmpty())
        m_speaker(words, m_language.language());
}

void Voice::moved(const Session::Change &change)
{
    if (change.cause == Session::Cause::Played && m_settings.flag(Setting::Speech))
        m_languages.in(m_language.language(), [&] { tell(change); });
}

void Voice::tell(const Session::Change &change)
{
    const GameInProgress &current = *m_table.current();
    const std::unique_ptr<Game> game = current.session().at(change.from);
    for (const Event &event : current.session().log().subspan(change.from, change.cursor - change.from)) {
        if (event.actor >= 0 && !current.person(event.actor).human)
            say(current.variant().view()->describe(*game, {&event, 1}, current.players()).sentence.plain());
        game->apply(event.code);
    }
}

void Voice::follow()
{
    const Awaiting awaiting = m_table.awaiting();
    if ((awaiting != Awaiting::Person && awaiting != Awaiting::Luck) || m_table.current() == nullptr)
        return;
    const QString prompt = m_languages.in(m_language.language(), [this] { return this->prompt(); });
    if (prompt != m_prompt)
        say(prompt);
    m_prompt = prompt;
}

QString Voice::prompt() const
{
    const GameInProgress &current = *m_table.current();
    return current.variant().view()->prompt(current.session().game(), {}, current.players()).plain();
}

} // namespace medici::desktop
