#include "engine/view/paper/reviewpages.h"

#include "engine/review/reckoning.h"
#include "engine/rules/ranges.h"
#include "engine/view/board.h"
#include "engine/view/paper/chancecurve.h"
#include "engine/view/paper/marks.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/reasons.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCoreApplication>
#include <QImage>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

struct ReviewTexts {
    Q_DECLARE_TR_FUNCTIONS(ReviewPages)
};

constexpr qreal pageMargin = 12;
constexpr qreal gap = 6;
constexpr qreal row = 6.5;
constexpr std::size_t mostMoments = 3;
constexpr Lettering heading{4.2, false, Qt::AlignLeft | Qt::AlignVCenter, true};
constexpr Lettering words{2.9};
constexpr qreal betweenTexts = 1.6; // of words

// How much of the width a board has, and how wide it gets.
constexpr qreal share = 0.58;
constexpr qreal widest = 115;

bool costsMore(const Judgement &a, const Judgement &b)
{
    return a.grade != b.grade ? a.grade > b.grade : a.cost.worth.mean > b.cost.worth.mean;
}

QString signedFigure(const std::optional<Expected> &figure, double unit)
{
    if (!figure)
        return ReviewTexts::tr("–", "not known");
    const QString text = withError(*figure, unit);
    return figure->mean > 0 ? u'+' + text : text;
}

} // namespace

ReviewPages::ReviewPages(const Variant &variant, const Entries &entries, const Findings &findings,
                         const PageSetup &setup, const PrintSymbols &printSymbols,
                         const Translations &translations)
    : m_setup(setup), m_entries(entries), m_view(*variant.view())
{
    const QString &language = setup.style.languages.front();
    m_title = nameIn(language, entries.title);
    translations.in(language, [&] { read(m_view, findings); });
    QImage nothing(1, 1, QImage::Format_ARGB32);
    QPainter painter(&nothing);
    PaperPainter quill(painter, printSymbols, translations, setup.style);
    set(quill);
}

// Of a game that was looked back at, what had been decided by then.
void ReviewPages::read(const View &view, const Findings &findings)
{
    const std::unique_ptr<Game> game = m_entries.start->clone();
    Choices choices;
    bool whole = findings.outset && m_entries.game->over();
    for (std::size_t event = 0; event < m_entries.events.size(); ++event) {
        if (game->actor() >= 0) {
            game->list(choices);
            const auto found = findings.judgements.find(event);
            if (found != findings.judgements.end())
                m_judgements.push_back(found->second);
            else
                whole = whole && !game->free(choices);
        }
        game->apply(m_entries.events[event].code);
    }
    Findings printed{findings.outset, {}};
    std::vector<Judgement> worst;
    for (const Judgement &judgement : m_judgements) {
        printed.judgements.emplace(judgement.event, judgement);
        if (judgement.best != judgement.played && judgement.grade >= Grade::Inaccuracy)
            worst.push_back(judgement);
    }
    ranges::stable_sort(worst, costsMore);
    for (std::size_t i = 0; i < std::min(worst.size(), mostMoments); ++i)
        m_moments.push_back(momentOf(view, worst[i]));
    m_caption = ReviewTexts::tr("With a seal: what was played. With a lamp: what was better.");

    const bool alone = m_entries.players.size() == 1;
    if (!alone)
        m_against = ReviewTexts::tr("Costs are against opponents who play as hard computer players do.");
    m_table.push_back({{},
                       ReviewTexts::tr("Mistakes"),
                       ReviewTexts::tr("Given away"),
                       ReviewTexts::tr("to win, %"),
                       ReviewTexts::tr("Luck"),
                       ReviewTexts::tr("to win, %")});
    const std::vector<Reckoning> reckonings = reckoningOf(printed, *m_entries.game, whole);
    for (std::size_t seat = 0; seat < reckonings.size(); ++seat) {
        const Reckoning &own = reckonings[seat];
        const int mistakes = own.grades[static_cast<std::size_t>(Grade::Mistake)]
            + own.grades[static_cast<std::size_t>(Grade::Blunder)];
        m_table.push_back({m_entries.players[seat].name, QLocale().toString(mistakes), withError(own.points),
                           withError(own.wins, 100), signedFigure(own.luckPoints, 1),
                           signedFigure(own.luckWins, 100)});
    }
    if (alone) // there is nobody to win against
        for (std::vector<QString> &cells : m_table)
            for (const std::ptrdiff_t ofWinning : {5, 3})
                cells.erase(cells.begin() + ofWinning);
}

ReviewPages::Moment ReviewPages::momentOf(const View &view, const Judgement &judgement) const
{
    Moment moment{judgement, m_entries.start->clone(), {}, {}};
    for (const Event &event : m_entries.events.first(judgement.event))
        moment.before->apply(event.code);
    const auto told = [&](Code code) {
        const Event move{judgement.seat, code};
        return view.describe(*moment.before, {&move, 1}, m_entries.players).sentence;
    };
    const Heading when = view.heading(*moment.before, m_entries.events[judgement.event], m_entries.players);
    QStringList parts{when.round, when.turn};
    parts.removeAll(QString());
    moment.heading = parts.join(u"  ·  "_s);
    moment.words = {
        Sentence::arranged(ReviewTexts::tr("Played: %1 (%2)", "a move and what it is called"),
                           {told(judgement.played), Sentence::strong(gradeName(judgement.grade))}),
        Sentence::arranged(ReviewTexts::tr("Better: %1", "a move"), {told(judgement.best)}),
        costOf(judgement, moment.before->seats(), view),
        reasonOf(judgement, *moment.before, view, m_entries.players, Beside::Bill)};
    return moment;
}

QRectF ReviewPages::inside() const
{
    return QRectF(QPointF(), sizeOf(m_setup)).adjusted(pageMargin, pageMargin, -pageMargin, -pageMargin);
}

// Curve and table; alone there is no curve.
qreal ReviewPages::overview() const
{
    const qreal curve = m_entries.players.size() > 1 ? std::clamp(0.3 * inside().height(), 40.0, 75.0) : 0;
    return curve + row * static_cast<qreal>(m_table.size()) + 2 * gap + 8;
}

qreal ReviewPages::boardWidth() const
{
    return std::min(share * inside().width(), widest);
}

// One moment below the other, as many as fit the page.
void ReviewPages::set(PaperPainter &quill)
{
    const QRectF page = inside().adjusted(0, 14, 0, 0); // below the head
    m_pages.emplace_back();
    qreal y = page.top() + overview();
    const qreal board = boardWidth();
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        const qreal width = page.width() - board - gap;
        qreal text = 0;
        for (const Sentence &sentence : m_moments[i].words)
            text += quill.height(sentence, width, words) + betweenTexts;
        const qreal picture = board * boardDesign.height() / boardDesign.width() + 5;
        const qreal height = 8 + std::max(text, picture);
        if (y + height > page.bottom()) {
            m_pages.emplace_back();
            y = page.top();
        }
        m_pages.back().push_back({i, QRectF(page.left(), y, page.width(), height)});
        y += height + gap;
    }
}

void ReviewPages::paint(PaperPainter &quill, int page) const
{
    Entries head = m_entries;
    head.title = {{u"en"_s, m_title}};
    QRectF place = paintSheetHead(quill, inside(), head, {}).adjusted(0, 2.5, 0, 0);
    const QString &language = m_setup.style.languages.front();
    if (page == 0) {
        place.setHeight(overview());
        const QRectF first(place.left(), place.top(), place.width(), 8);
        quill.write(first,
                    quill.translations().in(language, [] { return ReviewTexts::tr("Review of the game"); }),
                    {4.4, true});
        quill.write(first.adjusted(first.width() / 3, 0, 0, 0), m_against,
                    {2.6, false, Qt::AlignRight | Qt::AlignVCenter});
        QRectF curve = place.adjusted(0, 8, 0, -row * static_cast<qreal>(m_table.size()) - 2 * gap);
        if (m_entries.players.size() > 1)
            paintChanceCurve(quill, curve, m_judgements, m_entries.players);
        paintTable(quill,
                   QRectF(place.left(), curve.bottom() + gap / 2, place.width(),
                          row * static_cast<qreal>(m_table.size())));
    }
    for (const Set &set : m_pages[static_cast<std::size_t>(page)])
        paintMoment(quill, m_moments[set.moment], set.place);
}

void ReviewPages::paintTable(PaperPainter &quill, const QRectF &place) const
{
    const qreal name = 0.22 * place.width();
    const auto columns = static_cast<qreal>(m_table.front().size() - 1);
    const qreal column = (place.width() - name) / columns;
    qreal y = place.top();
    for (const std::vector<QString> &cells : m_table) {
        const bool heads = &cells == &m_table.front();
        quill.writeName(QRectF(place.left(), y, name - 2, row), cells.front(), {3, true});
        for (std::size_t i = 1; i < cells.size(); ++i)
            quill.write(QRectF(place.left() + name + column * static_cast<qreal>(i - 1), y, column - 1, row),
                        cells[i], {2.8, heads, Qt::AlignRight | Qt::AlignVCenter});
        y += row;
        quill.line({place.left(), y}, {place.right(), y}, Weight::Hair);
    }
}

void ReviewPages::paintMoment(PaperPainter &quill, const Moment &moment, const QRectF &place) const
{
    quill.write(QRectF(place.left(), place.top(), place.width(), 7), moment.heading, heading);
    const qreal width = boardWidth();
    const QRectF board(place.left(), place.top() + 8, width,
                       width * boardDesign.height() / boardDesign.width());
    paintBoard(quill, moment, board);
    quill.write(QRectF(board.left(), board.bottom() + 0.5, width, 4), m_caption, {2.3});
    QRectF text(board.right() + gap, board.top(), place.right() - board.right() - gap, place.height() - 8);
    for (const Sentence &sentence : moment.words)
        text.setTop(text.top() + quill.writeLines(text, sentence, words) + betweenTexts);
}

// As on the screen, and grey where there is no coloured ink; as fine as what it is drawn on, within reason.
void ReviewPages::paintBoard(PaperPainter &quill, const Moment &moment, const QRectF &place) const
{
    const qreal dots = std::clamp(quill.painter().deviceTransform().m11(), 4.0, 12.0); // a millimetre
    QImage picture((place.size() * dots).toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    Frame frame;
    frame.canvas = {QSizeF(picture.size()), &quill.printSymbols().theme(), m_entries.players,
                    moment.judgement.seat, m_setup.style.large ? 1.25 : 1.0};
    frame.before = frame.after = moment.before.get();
    frame.draft = Draft(m_view.regionsOf(*moment.before, moment.judgement.played));
    frame.hint = moment.judgement.best;
    QPainter painter(&picture);
    quill.translations().in(m_setup.style.languages.front(), [&] { m_view.paint(painter, frame); });
    painter.end();
    if (m_setup.style.ink != Ink::Colour)
        picture.convertTo(QImage::Format_Grayscale8);
    quill.painter().drawImage(place, picture);
    quill.frame(place, 0, Weight::Hair);
}

} // namespace medici
