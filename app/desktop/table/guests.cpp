#include "app/desktop/table/guests.h"

#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/table/gameinprogress.h"
#include "app/desktop/table/guest.h"

namespace medici::desktop {

bool Guests::ask(const GameInProgress &game)
{
    const Seat seat = game.session().game().actor();
    const Person &person = game.person(seat);
    if (person.human || person.program.isEmpty() || !absence(seat).isEmpty())
        return false;
    if (m_places[seat].guest == nullptr)
        this->seat(seat, person.program);
    if (Guest *guest = m_places[seat].guest)
        guest->ask(game);
    return true;
}

void Guests::seat(Seat seat, const QString &title)
{
    const std::optional<KnownProgram> program = programCalled(m_settings, title);
    if (!program) { // whoever asked hears of it as of any other failure
        const int number = ++m_attempts;
        m_places[seat].number = number;
        QMetaObject::invokeMethod(
            this, [this, seat, number] { failUnknown(seat, number); }, Qt::QueuedConnection);
        return;
    }
    auto *guest = new Guest(program->command, program->allowance(), this);
    m_places[seat] = {guest};
    connect(guest, &Guest::introduced, this, [this, seat, known = *program](const QString &name) {
        if (known.title != name && mayStart(m_settings, known.command))
            remember(m_settings, {name, known.command, known.level, known.seconds});
        emit introduced(seat, name);
    });
    connect(guest, &Guest::failed, this, [this, seat](const QString &why) { fail(seat, why); });
    connect(guest, &Guest::decided, this, &Guests::decided);
}

void Guests::fail(Seat seat, const QString &why)
{
    Place &place = m_places[seat];
    dismiss(place);
    place.absence = why;
    emit failed();
}

// Another game may lie on the table by then.
void Guests::failUnknown(Seat seat, int number)
{
    if (const auto place = m_places.find(seat); place != m_places.end() && place->second.number == number)
        fail(seat, tr("It is not known here. Choose it in the set-up of a game."));
}

void Guests::drop()
{
    for (const auto &[seat, place] : m_places)
        if (place.guest != nullptr)
            place.guest->drop();
}

void Guests::invite(Seat seat)
{
    m_places.erase(seat);
}

Mind Guests::mind(const Person &person) const
{
    const std::optional<KnownProgram> program = programCalled(m_settings, person.program);
    return program ? program->level : person.level;
}

QString Guests::absence(Seat seat) const
{
    const auto place = m_places.find(seat);
    return place == m_places.end() ? QString() : place->second.absence;
}

QByteArray Guests::complaints(Seat seat) const
{
    const auto place = m_places.find(seat);
    if (place == m_places.end())
        return {};
    return place->second.guest == nullptr ? place->second.complaints : place->second.guest->complaints();
}

Forecast Guests::forecast(Seat seat) const
{
    const auto place = m_places.find(seat);
    return place == m_places.end() || place->second.guest == nullptr ? Forecast()
                                                                     : place->second.guest->forecast();
}

void Guests::dismiss(Place &place)
{
    if (place.guest == nullptr)
        return;
    place.complaints = place.guest->complaints();
    place.guest->dismiss();
    place.guest = nullptr;
}

void Guests::tellEnd(const GameInProgress &game)
{
    for (auto &[seat, place] : m_places)
        if (place.guest != nullptr) {
            place.guest->tellEnd(game, seat);
            dismiss(place);
        }
}

void Guests::leave()
{
    for (auto &[seat, place] : m_places)
        dismiss(place);
    m_places.clear();
}

} // namespace medici::desktop
