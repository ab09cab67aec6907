#include "engine/rules/luck.h"
#include "engine/view/entry.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/fuzz/plugins.h"
#include "tests/fuzz/ways.h"

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// A game of people who have dice and cards of their own and type what came: 'dice 3 42', the variant, the
// seats and what is decided, then keys; Enter is a line's end, and '<' takes back.
class Typing {
public:
    explicit Typing(const QByteArrayList &words) : m_variant(variantOf(words.value(0)))
    {
        if (m_variant == nullptr)
            return;
        const SetupLimits terms = m_variant->terms();
        const int seats = std::clamp(words.value(1).toInt(), terms.leastSeats, terms.mostSeats);
        for (int seat = 0; seat < seats; ++seat)
            m_players.push_back({QString::number(seat), seat});
        m_decisions = words.value(2).toUInt();
        m_game = m_variant->newGame(terms.usual(seats));
        ask();
    }

    void press(QChar key)
    {
        if (m_variant == nullptr || m_game->over())
            return;
        if (key == u'<')
            static_cast<void>(m_entry.takeBack());
        else if (key == u'\n')
            submit();
        else
            type(key);
    }

private:
    static const Variant *variantOf(const QByteArray &id)
    {
        const Variant *variant = pluggedIn().find(QString::fromLatin1(id));
        return variant != nullptr && variant->view() != nullptr ? variant : nullptr;
    }

    void type(QChar key)
    {
        const int open = m_entry.open();
        const auto [reading, outcome] = m_entry.type(key);
        require(m_entry.open() == open - (reading == Entry::Reading::Entered ? 1 : 0),
                "A key was read otherwise than it was told.");
        require(outcome < m_entry.forthcoming().outcomes.size(), "A key was read as nothing that can come.");
        require(m_entry.open() >= 0 && m_entry.begun().size() < 40, "More was typed than there is room for.");
    }

    // What is complete can come.
    void submit()
    {
        if (!m_entry.complete())
            return;
        const std::vector<Code> codes = m_entry.codes();
        require(static_cast<int>(codes.size()) == m_variant->words().chanceLength(*m_game),
                "What was typed is no step.");
        for (const Code code : codes) {
            require(m_game->actor() == chance && m_game->legal(code), "What was typed cannot come.");
            m_game->apply(code);
        }
        ask();
    }

    void ask()
    {
        while (!m_game->over() && m_game->actor() != chance) {
            Choices choices;
            m_game->list(choices);
            m_game->apply(choices[m_decisions++ % choices.size()]);
        }
        if (!m_game->over())
            m_entry = Entry(m_variant->view()->forthcoming(*m_game, m_players),
                            m_variant->words().chanceLength(*m_game));
    }

    const Variant *m_variant;
    Players m_players;
    std::unique_ptr<Game> m_game;
    Entry m_entry;
    std::size_t m_decisions = 0;
};

// A table that is set up: of each field as many pieces, or such a figure, as the bytes say.
void tryFields(const QByteArray &text)
{
    for (const PluginMetadata &listing : pluggedIn().listed()) {
        const Variant &variant = *pluggedIn().find(listing.id);
        if (!variant.arrangeable())
            continue;
        const Setup setup = variant.terms().usual(variant.terms().usualSeats());
        const Position empty = variant.fields(setup, {});
        Position position = empty;
        qsizetype at = 0;
        const auto next = [&] { return at < text.size() ? static_cast<unsigned char>(text[at++]) : 0; };
        for (const Field &field : empty.fields()) {
            std::vector<int> values{next()};
            if (field.kind == Field::Kind::Pieces)
                for (int left = values.front() % 8; left > 0; --left)
                    values.push_back(next());
            position.put(field, values);
        }
        position = variant.fields(setup, position);
        const Recordable::Arranged arranged = variant.arrange(setup, position);
        require((arranged.game == nullptr) == arranged.misfit.has_value(),
                "A table is neither right nor wrong.");
        if (arranged.misfit)
            require(!variant.words().sentence(*arranged.misfit).isEmpty(),
                    "Nobody is told why a table cannot be.");
    }
}

} // namespace

void tryCompanion(const QByteArray &text)
{
    const QString all = QString::fromUtf8(text);
    const qsizetype head = all.indexOf(u'\n');
    Typing typing(all.first(std::max(head, qsizetype{0})).toLatin1().simplified().split(' '));
    for (const QChar key : all.mid(head + 1))
        typing.press(key);
    tryFields(text);
}

} // namespace medici
