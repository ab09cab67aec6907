#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace medici::cli {

namespace {

// One game of a file, at one point of its course.
class Position {
public:
    Position(const Record &record, const PluginMetadata &listing, const Variant &variant)
        : m_record(record), m_listing(listing), m_variant(variant),
          m_game(variant.newGame(record.header.setup)),
          m_steps(stepsOf(variant.words(), *m_game, record.events))
    {
        for (const Participant &player : record.header.players)
            m_names += printable(player.name);
    }

    std::size_t events() const { return m_steps.size(); }

    void goTo(std::size_t event)
    {
        for (; m_at < event; ++m_at) {
            const auto happened =
                std::span(m_record.events).subspan(m_steps[m_at].from, m_steps[m_at].to - m_steps[m_at].from);
            m_last = m_variant.describe(*m_game, happened, m_names);
            for (const Event &one : happened)
                m_game->apply(one.code);
        }
    }

    QString text(const QString &file) const
    {
        QString text = QString("%1, %2, after event %3 of %4\n")
                           .arg(printable(file), nameIn("en", m_listing.names))
                           .arg(m_at)
                           .arg(events());
        if (!m_last.isEmpty())
            text += m_last + u'\n';
        return text + u'\n' + m_variant.table(*m_game, m_names);
    }

    QJsonObject json(const QString &file) const
    {
        QJsonArray scores;
        QJsonArray places;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_game->seats()); ++seat) {
            scores.append(m_game->scores()[seat]);
            places.append(m_game->places()[seat]);
        }
        return {{"file", file},
                {"variant", m_listing.id},
                {"names", QJsonArray::fromStringList(m_names)},
                {"event", static_cast<qint64>(m_at)},
                {"events", static_cast<qint64>(events())},
                {"last", m_last},
                {"round", m_game->round()},
                {"actor", m_game->actor() >= 0 ? QJsonValue(m_game->actor()) : QJsonValue(QJsonValue::Null)},
                {"over", m_game->over()},
                {"scores", scores},
                {"places", places},
                {"table", m_variant.table(*m_game, m_names)}};
    }

private:
    const Record &m_record;
    const PluginMetadata &m_listing;
    const Variant &m_variant;
    std::unique_ptr<Game> m_game;
    std::vector<Step> m_steps;
    QStringList m_names;
    std::size_t m_at = 0;
    QString m_last; // what happened last
};

} // namespace

Exit show(const QStringList &words, Console &console)
{
    constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
    Arguments arguments("show", "Show the table of a recorded game.", "FILE");
    arguments.option("game", "K", "Which game of the file, from 1 (default: the first).");
    arguments.option("at", "N", "The table after this many events (default: all of them).");
    arguments.flag("json", "Show the table as JSON.");
    arguments.explain("A roll of all dice is one event. If FILE is '-', standard input is read.\n");
    arguments.read(words);
    const std::uint64_t wanted = arguments.number("game", 1, any, 1);
    const std::uint64_t at = arguments.number("at", 0, any, any);
    if (arguments.files().size() != 1)
        arguments.refuse("'show' needs one FILE; 'medici-cli show --help' says more.");
    else if (arguments.files().first().isEmpty())
        arguments.refuse("FILE has an empty name.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    const QString file = arguments.files().first();
    try {
        Input input(file);
        const Recordables recordables = variants.recordables();
        Reader reader(input.device(), input.name(), recordables);
        std::optional<Record> record = reader.next();
        std::uint64_t games = 1;
        while (record && games < wanted) {
            record = reader.next();
            if (record)
                ++games;
        }
        if (!reader.note().isEmpty())
            console.complain(printable(reader.note()));
        if (!record) {
            console.complain(QString("--game is '%1', but must be from 1 to %2.").arg(wanted).arg(games));
            return Exit::Misused;
        }
        const QString id = record->header.variant;
        Position position(*record, *variants.listing(id), *variants.find(id));
        if (at != any && at > position.events()) {
            console.complain(
                QString("--at is '%1', but must be from 0 to %2.").arg(at).arg(position.events()));
            return Exit::Misused;
        }
        position.goTo(std::min<std::uint64_t>(at, position.events()));
        console.out.write(arguments.given("json")
                              ? QString::fromUtf8(QJsonDocument(position.json(file)).toJson())
                              : position.text(input.name()));
        return Exit::Done;
    } catch (const Fault &fault) {
        console.complain(printable(fault.sentence()));
        return Exit::Failed;
    }
}

} // namespace medici::cli
