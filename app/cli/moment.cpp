#include "app/cli/moment.h"

#include "app/cli/input.h"
#include "engine/record/reader.h"
#include "engine/view/variant.h"

#include <QJsonArray>

#include <limits>
#include <utility>

namespace medici::cli {

Moment::Moment(const QString &file, Record record, const PluginMetadata &listing, const Variant &variant)
    : m_file(file), m_record(std::move(record)), m_variant(variant), m_id(listing.id),
      m_name(medici::nameIn("en", listing.names)), m_titles(listing.names),
      m_game(startOf(m_record.header, variant)), m_steps(stepsOf(variant.words(), *m_game, m_record.events))
{
    for (const Participant &player : m_record.header.players)
        m_names += printable(player.name);
}

void Moment::goTo(std::size_t event)
{
    for (; m_at < event; ++m_at) {
        const auto happened =
            std::span(m_record.events).subspan(m_steps[m_at].from, m_steps[m_at].to - m_steps[m_at].from);
        m_last = m_variant.describe(*m_game, happened, m_names);
        for (const Event &one : happened)
            m_game->apply(one.code);
    }
}

std::optional<Code> Moment::played() const
{
    if (m_at == m_steps.size() || m_game->actor() < 0)
        return std::nullopt;
    return m_record.events[m_steps[m_at].from].code;
}

QString Moment::title() const
{
    return QString("%1, %2, after event %3 of %4")
        .arg(m_file == "-" ? "standard input" : printable(m_file), m_name)
        .arg(m_at)
        .arg(m_steps.size());
}

QJsonObject Moment::json() const
{
    return {{"file", m_file},
            {"variant", m_id},
            {"names", QJsonArray::fromStringList(m_names)},
            {"event", static_cast<qint64>(m_at)},
            {"events", static_cast<qint64>(m_steps.size())},
            {"actor", m_game->actor() >= 0 ? QJsonValue(m_game->actor()) : QJsonValue(QJsonValue::Null)}};
}

void offerMoment(Arguments &arguments, const QString &what)
{
    arguments.option("game", "K", "Which game of the file, from 1 (default: the first).");
    arguments.option("at", "N", QString("%1 after this many events (default: all of them).").arg(what));
}

MomentOrder chosenMoment(Arguments &arguments, const QString &command)
{
    constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
    MomentOrder order;
    order.game = arguments.number("game", 1, any, 1);
    if (const std::uint64_t event = arguments.number("at", 0, any, any); arguments.given("at"))
        order.event = event;
    if (arguments.files().size() != 1)
        arguments.refuse(QString("'%1' needs one FILE; 'medici-cli %1 --help' says more.").arg(command));
    else if (order.file = arguments.files().first(); order.file.isEmpty())
        arguments.refuse("FILE has an empty name.");
    return order;
}

std::optional<Record> readGame(const QString &file, std::uint64_t game, Variants &variants, Console &console)
{
    Input input(file);
    const Recordables recordables = variants.recordables();
    Reader reader(input.device(), input.name(), recordables);
    std::optional<Record> record = reader.next();
    std::uint64_t games = 1;
    while (record && games < game) {
        record = reader.next();
        if (record)
            ++games;
    }
    if (!reader.note().isEmpty())
        console.complain(printable(reader.note()));
    if (!record)
        console.complain(QString("--game is '%1', but must be from 1 to %2.").arg(game).arg(games));
    return record;
}

std::optional<Moment> readMoment(const MomentOrder &order, Variants &variants, Console &console)
{
    std::optional<Record> record = readGame(order.file, order.game, variants, console);
    if (!record)
        return std::nullopt;
    const QString id = record->header.variant;
    Moment moment(order.file, *std::move(record), *variants.listing(id), *variants.find(id));
    if (order.event && *order.event > moment.events()) {
        console.complain(
            QString("--at is '%1', but must be from 0 to %2.").arg(*order.event).arg(moment.events()));
        return std::nullopt;
    }
    moment.goTo(order.event.value_or(moment.events()));
    return moment;
}

} // namespace medici::cli
