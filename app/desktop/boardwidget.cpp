#include "app/desktop/boardwidget.h"

#include "app/desktop/boardaccess.h"
#include "app/desktop/choosing.h"
#include "app/desktop/look.h"
#include "app/desktop/sitting.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int frameLength = 16; // ms

} // namespace

BoardWidget::BoardWidget(Sitting &sitting, Choosing &choosing, const Look &look, QWidget *parent)
    : QWidget(parent), m_sitting(sitting), m_choosing(choosing), m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(480, 300);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_ticker.setInterval(frameLength);
    m_ticker.setTimerType(Qt::PreciseTimer);
    connect(&m_ticker, &QTimer::timeout, this, &BoardWidget::advance);
    connect(&sitting, &Sitting::matchChanged, this, &BoardWidget::newMatch);
    connect(&sitting, &Sitting::moved, this, &BoardWidget::moved);
    connect(&sitting, &Sitting::lookedAtChanged, this, &BoardWidget::looked);
    connect(&sitting, &Sitting::hintChanged, this, qOverload<>(&QWidget::update));
    connect(&choosing, &Choosing::changed, this, &BoardWidget::relayout);
    connect(&look, &Look::changed, this, &BoardWidget::relayout);
}

BoardWidget::~BoardWidget() = default;

const Game &BoardWidget::shown() const
{
    return m_legs.empty() ? m_sitting.shown() : *m_legs.front().after;
}

// A person sees the own sheet large: whoever acts, or acted last.
Seat BoardWidget::perspective() const
{
    return m_chosenPerspective.value_or(m_perspective);
}

Canvas BoardWidget::canvas(const QSizeF &size) const
{
    return {size, &m_look.theme(), m_sitting.match()->players(), perspective(), m_look.textScale()};
}

void BoardWidget::newMatch()
{
    m_legs.clear();
    m_ticker.stop();
    m_focus.reset();
    m_chosenPerspective.reset();
    m_perspective = 0;
    if (const Match *match = m_sitting.match()) {
        const auto &people = match->proposal().people;
        const auto human = std::ranges::find(people, true, &Person::human);
        if (human != people.end())
            m_perspective = static_cast<Seat>(human - people.begin());
        m_cursor = match->session().cursor();
        rememberLast(m_cursor);
    }
    relayout();
}

// The last decision and the chance after it: what a person looks for after turning away.
void BoardWidget::rememberLast(std::size_t cursor)
{
    const Match &match = *m_sitting.match();
    const auto log = match.session().log().first(cursor);
    const auto decision =
        std::find_if(log.rbegin(), log.rend(), [](const Event &event) { return event.actor != chance; });
    const auto from = static_cast<std::size_t>(log.rend() - decision);
    const std::size_t first = from == 0 ? 0 : from - 1;
    m_last.assign(log.begin() + static_cast<std::ptrdiff_t>(first), log.end());
    m_beforeLast = match.session().at(first);
}

void BoardWidget::moved(std::size_t from, std::size_t to, bool played)
{
    const Match &match = *m_sitting.match();
    m_legs.clear();
    m_dragged.reset();
    m_cursor = to;
    if (played)
        m_legs = legs(from, to);
    const Seat actor = match.session().game().actor();
    if (actor >= 0 && match.person(actor).human && actor != m_perspective && m_legs.empty()) {
        m_perspective = actor;
        m_chosenPerspective.reset();
    }
    rememberLast(to);
    if (m_legs.empty()) {
        relayout();
        m_sitting.settle();
    } else {
        startLeg();
    }
}

// A single step forward is shown as it happened, anything else at once.
void BoardWidget::looked()
{
    const Match *match = m_sitting.match();
    if (match == nullptr)
        return;
    const std::size_t from = m_cursor;
    m_cursor = m_sitting.lookedAt().value_or(match->session().cursor());
    m_legs.clear();
    rememberLast(m_cursor);
    if (m_cursor > from)
        m_legs = legs(from, m_cursor);
    if (m_legs.size() == 1) {
        startLeg();
        return;
    }
    m_legs.clear();
    m_ticker.stop();
    relayout();
}

// The movements between two moments, as far as something moves at all.
std::deque<BoardWidget::Leg> BoardWidget::legs(std::size_t from, std::size_t to) const
{
    std::deque<Leg> legs;
    const Match &match = *m_sitting.match();
    const int pace = m_look.pace();
    if (pace == 0 || !isVisible())
        return legs;
    const auto log = match.session().log().first(to);
    for (const Step &step : stepsOf(match.variant().words(), match.session().start(), log)) {
        if (step.to <= from)
            continue;
        Leg leg{match.session().at(step.from), match.session().at(step.to), {}, {}};
        leg.events.assign(log.begin() + static_cast<std::ptrdiff_t>(step.from),
                          log.begin() + static_cast<std::ptrdiff_t>(step.to));
        leg.length = match.variant().view()->duration(*leg.before, leg.events) * pace / 1000;
        if (leg.length.count() > 0)
            legs.push_back(std::move(leg));
    }
    return legs;
}

void BoardWidget::startLeg()
{
    m_legClock.start();
    m_ticker.start();
    relayout();
}

void BoardWidget::advance()
{
    if (!m_legs.empty() && m_legClock.elapsed() < m_legs.front().length.count()) {
        update();
        return;
    }
    if (!m_legs.empty())
        m_legs.pop_front();
    if (!m_legs.empty())
        startLeg();
    else
        finish();
}

void BoardWidget::finish()
{
    m_legs.clear();
    m_ticker.stop();
    if (const Match *match = m_sitting.match()) {
        const Seat actor = match->session().game().actor();
        if (actor >= 0 && match->person(actor).human && actor != m_perspective) {
            m_perspective = actor;
            m_chosenPerspective.reset();
        }
    }
    relayout();
    m_sitting.settle();
}

void BoardWidget::relayout()
{
    m_regions.clear();
    if (m_sitting.match() != nullptr && !size().isEmpty())
        m_regions = m_sitting.match()->variant().view()->layout(shown(), canvas(size()));
    if (m_focus && regionById(m_regions, *m_focus) == nullptr)
        m_focus.reset();
    // Where the keyboard waits, something can be chosen.
    const std::vector<RegionId> order = tabOrder();
    if (hasFocus() && !order.empty() && (!m_focus || std::ranges::find(order, *m_focus) == order.end()))
        m_focus = order.front();
    if (m_hover && regionById(m_regions, *m_hover) == nullptr)
        m_hover.reset();
    update();
    BoardAccess::tellChanged(*this);
}

Frame BoardWidget::frame(const QSizeF &size) const
{
    Frame frame;
    frame.canvas = canvas(size);
    if (!m_legs.empty()) {
        const Leg &leg = m_legs.front();
        frame.before = leg.before.get();
        frame.after = leg.after.get();
        frame.events = leg.events;
        frame.t = std::clamp(
            static_cast<qreal>(m_legClock.elapsed()) / static_cast<qreal>(leg.length.count()), 0.0, 1.0);
        return frame;
    }
    frame.after = &m_sitting.shown();
    frame.before = frame.after;
    if (m_beforeLast) {
        frame.since = m_beforeLast.get();
        frame.events = m_last;
    }
    frame.draft = m_choosing.draft();
    frame.open = m_choosing.regions();
    if (m_sitting.hinted() && !m_sitting.lookedAt())
        frame.hint = m_sitting.hinted()->code;
    if (hasFocus())
        frame.focus = m_focus;
    frame.hover = m_hover;
    frame.dragged = m_dragged;
    frame.pointer = m_pointer;
    return frame;
}

void BoardWidget::paintEvent(QPaintEvent *)
{
    if (m_sitting.match() == nullptr)
        return;
    QPainter painter(this);
    m_sitting.match()->variant().view()->paint(painter, frame(size()));
}

QImage BoardWidget::picture(const QSize &size, qreal ratio) const
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette().color(QPalette::Window));
    if (m_sitting.match() != nullptr) {
        QPainter painter(&image);
        m_sitting.match()->variant().view()->paint(painter, frame(size));
    }
    return image;
}

QString BoardWidget::noteOf(RegionId id) const
{
    const Match &match = *m_sitting.match();
    return match.variant().view()->tooltip(shown(), id, match.players()).text;
}

void BoardWidget::activate(RegionId id)
{
    const Region *region = regionById(m_regions, id);
    if (region == nullptr)
        return;
    if (region->role == RegionRole::Sheet && !m_choosing.canChoose(id)) {
        m_chosenPerspective = region->seat;
        relayout();
    } else {
        m_choosing.choose(id);
    }
}

void BoardWidget::setFocused(RegionId id)
{
    setFocus();
    moveFocus(id);
}

void BoardWidget::moveFocus(std::optional<RegionId> id)
{
    if (id == m_focus)
        return;
    m_focus = id;
    update();
    BoardAccess::tellFocus(*this);
}

void BoardWidget::resizeEvent(QResizeEvent *)
{
    relayout();
}

void BoardWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        relayout();
    QWidget::changeEvent(event);
}

bool BoardWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<const QHelpEvent *>(event);
        const Region *region = regionAt(m_regions, help->pos());
        const QString note = region == nullptr ? QString() : noteOf(region->id);
        if (region == nullptr || note.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), note, this, region->shape.boundingRect().toAlignedRect());
        return true;
    }
    return QWidget::event(event);
}

} // namespace medici::desktop
