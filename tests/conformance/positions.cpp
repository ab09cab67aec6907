#include "tests/conformance/positions.h"

#include "engine/record/json.h"
#include "engine/record/positionwords.h"
#include "engine/rules/chance.h"

#include <algorithm>
#include <set>

namespace medici {

namespace {

QString wordsOf(const Position &position, const Words &words)
{
    return QString::fromUtf8(lineOf(positionWords(position, words)));
}

std::size_t canonicalChoices(const Game &game)
{
    Choices choices;
    game.list(choices);
    std::set<Code> codes;
    for (const Choice &choice : choices)
        codes.insert(game.actor() < 0 ? choice.code : game.canonical(choice.code));
    return codes.size();
}

bool change(Field &field, PlayoutRandom &luck)
{
    const auto below = [&](std::size_t bound) { return luck.below(static_cast<std::uint32_t>(bound)); };
    std::vector<int> &values = field.values;
    if (field.kind != Field::Kind::Pieces) {
        const int span = field.most - field.least + 1;
        const int was = field.value();
        // Near by, as a slip of the finger is, or anything.
        values = {below(2) == 0 ? was + (below(2) == 0 ? 1 : -1)
                                : field.least + static_cast<int>(below(static_cast<std::size_t>(span)))};
        return values.front() != was && values.front() >= field.least && values.front() <= field.most;
    }
    const auto any = [&] { return static_cast<int>(below(static_cast<std::size_t>(field.kinds))); };
    switch (below(4)) {
    case 0:
        if (values.size() >= static_cast<std::size_t>(field.most))
            return false;
        values.insert(values.begin() + static_cast<std::ptrdiff_t>(below(values.size() + 1)), any());
        return true;
    case 1:
        if (values.empty())
            return false;
        values.erase(values.begin() + static_cast<std::ptrdiff_t>(below(values.size())));
        return true;
    case 2:
        if (values.empty())
            return false;
        values[below(values.size())] = any();
        return true;
    default:
        if (values.size() < 2)
            return false;
        std::swap(values[below(values.size())], values[below(values.size())]);
        return true;
    }
}

} // namespace

// What two tables that say the same of themselves differ in; the rest of a game of either is the same.
QString Positions::difference(const Game &was, const Game &is) const
{
    if (m_variant.positionOf(is) != m_variant.positionOf(was))
        return QStringLiteral("it says something else of itself");
    if (is.actor() != was.actor() || is.round() != was.round() || is.scorings() != was.scorings())
        return QStringLiteral("it is another moment");
    if (is.scores() != was.scores() || is.places() != was.places() || is.bill() != was.bill()
        || is.billNow() != was.billNow())
        return QStringLiteral("it has other points");
    if (canonicalChoices(is) != canonicalChoices(was))
        return QStringLiteral("something else is possible");
    if (was.actor() == chance) {
        const Place one = was.place();
        const Place other = is.place();
        if (one.of != other.of || one.round != other.round || one.turn != other.turn || one.die != other.die
            || one.gone != other.gone)
            return QStringLiteral("its luck lies elsewhere");
    }
    return {};
}

QString Positions::setUpAgain(const Setup &setup, const std::vector<Event> &log, std::size_t seed)
{
    const std::unique_ptr<Game> table = m_variant.newGame(setup);
    for (std::size_t event = 0; event < log.size(); ++event) {
        const std::optional<Position> position = m_variant.positionOf(*table);
        if (position) {
            ++m_described;
            const QString words = wordsOf(*position, m_variant.words());
            const Recordable::Arranged arranged = m_variant.arrange(setup, *position);
            if (arranged.misfit)
                return QStringLiteral("Event %1 is refused: %2 %3")
                    .arg(event)
                    .arg(m_variant.words().sentence(*arranged.misfit), words);
            if (const QString difference = this->difference(*table, *arranged.game); !difference.isEmpty())
                return QStringLiteral("Event %1: %2. %3").arg(event).arg(difference, words);
            if (arranged.game->equals(*table)) {
                ++m_same;
            } else if (event % 16 == seed % 16) {
                const QString on = playedOn(*arranged.game, seed);
                if (!on.isEmpty())
                    return on;
            }
        } else if (table->actor() >= 0) {
            return QStringLiteral("Event %1 is a decision, but not described.").arg(event);
        }
        table->apply(log[event].code);
    }
    return m_variant.positionOf(*table) ? QStringLiteral("A game that is over is described.") : QString();
}

// At random, to its end.
QString Positions::playedOn(const Game &from, std::size_t seed) const
{
    const std::unique_ptr<Game> game = from.clone();
    PlayoutRandom luck(seed, 5);
    Choices choices;
    for (int events = 0; !game->over(); ++events) {
        if (const QString wrong = m_conserved(*game); !wrong.isEmpty())
            return wrong;
        if (game->bill().total(0) != game->scores()[0])
            return QStringLiteral("The bill does not add up.");
        game->list(choices);
        if (choices.empty() || events > 10'000)
            return QStringLiteral("It does not go on.");
        game->apply(luck.pick(choices));
    }
    return {};
}

QString Positions::corrupted(const Setup &setup, const std::vector<Event> &log, std::size_t seed)
{
    const std::unique_ptr<Game> table = m_variant.newGame(setup);
    PlayoutRandom luck(seed, 3);
    for (const Event &event : log) {
        if (std::optional<Position> position = m_variant.positionOf(*table); position && luck.below(8) == 0) {
            for (std::uint32_t slips = 1 + luck.below(2); slips > 0; --slips) {
                const std::vector<Field> &fields = position->fields();
                Field field = fields[luck.below(static_cast<std::uint32_t>(fields.size()))];
                if (change(field, luck))
                    position->put(field, field.values);
            }
            *position = m_variant.fields(setup, *position);
            const QString words = wordsOf(*position, m_variant.words());
            const Recordable::Arranged arranged = m_variant.arrange(setup, *position);
            if (arranged.misfit) {
                ++m_refused;
                if (m_variant.words().sentence(*arranged.misfit).isEmpty() || arranged.misfit->rule <= 0
                    || arranged.misfit->where.key.empty())
                    return QStringLiteral("Refused without a reason: ") + words;
            } else {
                ++m_accepted;
                const std::optional<Position> again = m_variant.positionOf(*arranged.game);
                if (!again || wordsOf(*again, m_variant.words()) != words) {
                    Position settled = *position; // what was left to the program
                    for (const Field &field : position->fields())
                        if (field.open && field.value() == 0 && again)
                            settled.put(field, again->find(field)->values);
                    if (!again || wordsOf(*again, m_variant.words()) != wordsOf(settled, m_variant.words()))
                        return QStringLiteral("It says something else: ") + words;
                }
                if (const QString wrong = playedOn(*arranged.game, seed); !wrong.isEmpty())
                    return QStringLiteral("%1: %2").arg(wrong, words);
            }
        }
        table->apply(event.code);
    }
    return {};
}

} // namespace medici
