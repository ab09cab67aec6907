#include "engine/record/protocol.h"
#include "engine/record/fault.h"
#include "engine/record/json.h"
#include "engine/rules/luck.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

using namespace Qt::StringLiterals;

namespace medici {

namespace {

void requireToBeSayable(const QByteArray &lines)
{
    for (const QByteArray &line : lines.split('\n'))
        if (!line.isEmpty()) {
            require(line.size() < longestMessage, "A program is told a line that is too long.");
            static_cast<void>(objectOn(line));
        }
}

// A game at which somebody sits who says the rest of the input, line by line.
class Conversation {
public:
    // 'dice 3 42': the variant, the seats and the number of the deal.
    explicit Conversation(const QByteArrayList &words)
        : m_variant(*variantNamed(QString::fromLatin1(words.value(0)))),
          m_luck(static_cast<Seed>(words.value(2).toUShort()))
    {
        const SetupLimits terms = m_variant.terms();
        m_header.variant = allVariants().ids.contains(QString::fromLatin1(words.value(0)))
            ? QString::fromLatin1(words.value(0))
            : u"template"_s;
        m_header.setup = terms.usual(std::clamp(words.value(1).toInt(), terms.leastSeats, terms.mostSeats));
        m_header.players.resize(m_header.setup.seats, {u"P"_s, false, {}, u"P 1"_s});
        m_game = m_variant.newGame(m_header.setup);
        m_telling.emplace(m_header, m_variant, Seat{0}, 1U);
        requireToBeSayable(m_telling->begin());
        deal();
    }

    void hear(const QByteArray &line)
    {
        try {
            const Introduction introduction = readIntroduction(line);
            require(!introduction.title().contains(u'\n') && introduction.title().size() <= 121,
                    "A program has a name that cannot be shown.");
        } catch (const Fault &fault) {
            requireSentence(fault, line);
        }
        if (m_game->over())
            return;
        try {
            const Reply reply = readReply(line, m_question, *m_game, m_telling->words());
            if (reply.asksForTable) {
                requireToBeSayable(m_telling->table(m_question, *m_game));
                return;
            }
            require(m_game->legal(reply.move), "A move was taken that is none.");
            const auto seats = static_cast<std::size_t>(m_game->seats());
            for (const std::vector<int> &figures : {reply.forecast.scores, reply.forecast.wins})
                require(figures.empty() || figures.size() == seats, "A forecast is not of all seats.");
            enter({m_game->actor(), reply.move});
            deal();
        } catch (const Fault &fault) {
            requireSentence(fault, line);
        }
    }

private:
    void enter(const Event &event)
    {
        m_game->apply(event.code);
        requireToBeSayable(m_telling->add(event));
    }

    // Until there is something to decide.
    void deal()
    {
        while (!m_game->over() && (m_game->actor() == chance || m_game->forced())) {
            Choices choices;
            m_game->list(choices);
            const bool byChance = m_game->actor() == chance;
            enter({m_game->actor(), byChance ? m_luck.draw(*m_game, m_drawn++) : choices[0]});
        }
        if (!m_game->over())
            requireToBeSayable(m_telling->question(++m_question, *m_game, std::chrono::seconds(5)));
    }

    const Recordable &m_variant;
    Luck m_luck;
    Header m_header;
    std::unique_ptr<Game> m_game;
    std::optional<Telling> m_telling;
    qint64 m_question = 0;
    std::uint64_t m_drawn = 0;
};

} // namespace

void tryProtocol(const QByteArray &text)
{
    QByteArrayList lines = text.split('\n');
    Conversation conversation(lines.takeFirst().simplified().split(' '));
    for (const QByteArray &line : lines)
        conversation.hear(line);
}

} // namespace medici
