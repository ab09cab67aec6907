#include "tests/prizes/retold.h"

#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "engine/view/paper/printout.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/results.h"
#include "engine/view/translations.h"
#include "tests/view/paperdevice.h"

#include <QPainter>
#include <QRegularExpression>

namespace medici {

namespace {

Players playersOf(int seats)
{
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({QStringLiteral("Player %1").arg(QChar(u'A' + seat)), seat});
    return players;
}

} // namespace

Retold::Retold(const Variant &variant) : m_variant(variant), m_theme(Brightness::Light, ColourSet::Standard)
{
    Theme::loadFonts();
}

void Retold::play(const Setup &setup, int games)
{
    for (int game = 0; game < games; ++game)
        playOne(setup, static_cast<Seed>(game));
}

bool Retold::says(const QString &words) const
{
    return ranges::any_of(m_texts, [&](const QString &text) { return text.contains(words); });
}

std::set<int> Retold::figures(const QString &pattern) const
{
    const QRegularExpression wanted(pattern);
    std::set<int> figures;
    for (const QString &text : m_texts)
        for (const QRegularExpressionMatch &match : wanted.globalMatch(text))
            figures.insert(match.captured(1).toInt());
    return figures;
}

QStringList Retold::printed(const Subject &subject) const
{
    static const PrintSymbols symbols;
    static const Translations translations;
    const Printout printout(subject, {}, symbols, translations);
    QStringList texts;
    for (int page = 0; page < printout.pages(); ++page) {
        PaperDevice device(printout.pageSize().toSize());
        QPainter painter(&device);
        printout.paint(painter, page);
        painter.end();
        texts << device.written().texts;
    }
    return texts;
}

void Retold::playOne(const Setup &setup, Seed seed)
{
    const View &view = *m_variant.view();
    const Players players = playersOf(setup.seats);
    Session session(m_variant.newGame(setup), seed, {});
    session.begin();
    PlayoutRandom luck(seed, 1);
    Choices choices;
    while (!session.game().over()) {
        const std::unique_ptr<Game> before = session.game().clone();
        session.game().list(choices);
        session.play(luck.pick(choices));
        hear(view.scoring(*before, session.game(), players));
        if (session.log().size() % 16 < 2 || session.game().over())
            look(session.game(), players);
    }
    const Result result = view.result(session.game(), players);
    m_texts << result.verdict.plain() << result.rank << result.sources.remark.plain();
    hear(result.sources);
    for (const Option &option : m_variant.terms().options)
        m_texts << view.optionHelp(option.key, setup);

    Record record;
    record.header.setup = setup;
    for (const Player &player : players)
        record.header.players.push_back({player.name, true, {}});
    record.events.assign(session.log().begin(), session.log().end());
    m_texts << QString::fromUtf8(textOf(record, m_variant, Annotated::Yes));

    Subject subject;
    subject.variant = &m_variant;
    subject.setup = setup;
    subject.players = players;
    subject.start = m_variant.newGame(setup);
    subject.events = record.events;
    m_texts << printed(subject);
    for (const AidLine &line : view.scoreSheet()->aid(setup))
        m_texts << line.heading + QStringLiteral(": ") + line.text;
}

void Retold::hear(const Scoring &scoring)
{
    for (const Scoring::Row &row : scoring.rows) {
        for (const Scoring::Cell &cell : row.cells)
            m_texts << cell.caption << cell.bonus << cell.reason.text;
        for (const Note &note : row.notes)
            m_texts << note.text;
    }
}

void Retold::hear(const Standings &standings)
{
    m_texts << standings.remark.plain();
    for (const Standings::Row &row : standings.rows)
        for (const Standings::Cell &cell : row.cells)
            m_texts << cell.text << cell.note.text;
}

void Retold::look(const Game &game, const Players &players)
{
    const View &view = *m_variant.view();
    const Canvas canvas{{1440, 960}, &m_theme, players};
    for (const Region &region : view.layout(game, canvas)) {
        m_texts << view.tooltip(game, region.id, players).text;
        m_texts << view.whyNot(game, {}, region.id).text;
    }
    hear(view.standings(game, players));
    PaperDevice device(canvas.size.toSize());
    QPainter painter(&device);
    Frame frame{canvas};
    frame.before = frame.after = &game;
    view.paint(painter, frame);
    painter.end();
    const QStringList written = device.written().texts;
    m_texts << written << written.join(u' '); // what stands in several lines is one text, too
}

} // namespace medici
