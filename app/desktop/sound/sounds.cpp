#include "app/desktop/sound/sounds.h"

#include "app/desktop/storage/settings.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

namespace medici::desktop {

namespace {

Sound soundOf(Noise noise)
{
    switch (noise) {
    case Noise::Dice:
        return Sound::Dice;
    case Noise::Card:
        return Sound::Card;
    case Noise::Coin:
        return Sound::Coin;
    default:
        return Sound::Piece;
    }
}

} // namespace

Sounds::Sounds(TableController &table, Settings &settings, QObject *parent)
    : QObject(parent), m_table(table), m_settings(settings)
{
    m_player = [this](const QByteArray &wave) { m_loudspeaker.play(wave); };
    connect(&table, &TableController::moved, this, &Sounds::moved);
    connect(&table, &TableController::awaitingChanged, this, &Sounds::follow);
    connect(&table, &TableController::gameChanged, this, [this] {
        m_person = nobody;
        m_played = false;
    });
    connect(&settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Volume)
            play(Sound::Coin); // so loud
    });
}

void Sounds::play(Sound sound)
{
    const int volume = m_settings.number(Setting::Volume);
    if (volume == 0)
        return;
    QByteArray &wave = m_waves[{sound, volume}];
    if (wave.isEmpty())
        wave = waveOf(sound, volume);
    m_player(wave);
    emit played(sound);
}

// A step sounds as the loudest of its events: what is dealt after a decision drowns it.
void Sounds::moved(const Session::Change &change)
{
    const auto [cause, kept, from, to] = change;
    if (cause != Session::Cause::Played || to <= from)
        return;
    m_played = true;
    if (m_settings.number(Setting::Volume) == 0)
        return;
    const GameInProgress &current = *m_table.current();
    const std::unique_ptr<Game> game = current.session().at(from);
    Noise loudest = Noise::None;
    for (const Event &event : current.session().log().subspan(from, to - from)) {
        const Noise noise = current.variant().view()->noise(*game, event);
        if (loudest == Noise::None || noise == Noise::Dice)
            loudest = noise;
        game->apply(event.code);
    }
    if (loudest != Noise::None)
        play(soundOf(loudest));
}

void Sounds::follow()
{
    const Awaiting before = std::exchange(m_before, m_table.awaiting());
    if (m_before == before || m_table.current() == nullptr)
        return;
    if (m_before == Awaiting::Over && m_played)
        play(Sound::End);
    if (m_before == Awaiting::Computer)
        m_person = nobody; // whoever comes next was waiting
    if (m_before != Awaiting::Person)
        return;
    const Seat person = m_table.current()->session().game().actor();
    if (std::exchange(m_person, person) != person && m_played)
        play(Sound::Turn);
}

} // namespace medici::desktop
