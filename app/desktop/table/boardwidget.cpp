#include "app/desktop/table/boardwidget.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/table/boardaccess.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/widgets/plaintip.h"
#include "engine/rules/ranges.h"
#include "engine/view/steps.h"
#include "engine/view/theme.h"
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

BoardWidget::BoardWidget(TableController &table, MoveSelection &choosing, const Appearance &look,
                         QWidget *parent)
    : QWidget(parent), m_table(table), m_choosing(choosing), m_appearance(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumWidth(480);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_ticker.setInterval(frameLength);
    m_ticker.setTimerType(Qt::PreciseTimer);
    connect(&m_ticker, &QTimer::timeout, this, &BoardWidget::advance);
    connect(&table, &TableController::gameChanged, this, &BoardWidget::gamePlaced);
    connect(&table, &TableController::moved, this, &BoardWidget::moved);
    connect(&table, &TableController::lookedAtChanged, this, &BoardWidget::looked);
    for (const auto change : {&TableController::hintChanged, &TableController::warningChanged})
        connect(&table, change, this, qOverload<>(&QWidget::update));
    connect(&choosing, &MoveSelection::changed, this, &BoardWidget::relayout);
    connect(&look, &Appearance::changed, this, &BoardWidget::relayout);
}

BoardWidget::~BoardWidget() = default;

const Game &BoardWidget::shown() const
{
    return m_legs.empty() ? m_table.shown() : *m_legs.front().after;
}

void BoardWidget::setMarked(std::optional<Code> move)
{
    m_marked = move;
    update();
}

// A person sees the own sheet large: whoever acts, or acted last.
Seat BoardWidget::perspective() const
{
    return m_chosenPerspective.value_or(m_perspective);
}

Canvas BoardWidget::canvas(const QSizeF &size) const
{
    return {size, &m_appearance.theme(), m_table.current()->players(), perspective(),
            m_appearance.textScale()};
}

void BoardWidget::gamePlaced()
{
    m_legs.clear();
    m_ticker.stop();
    m_focus.reset();
    m_chosenPerspective.reset();
    m_perspective = 0;
    m_game.clear();
    if (const GameInProgress *current = m_table.current()) {
        m_game = current->id();
        const auto &people = current->proposal().people;
        const auto human = ranges::find(people, true, &Person::human);
        if (human != people.end())
            m_perspective = static_cast<Seat>(human - people.begin());
        m_cursor = current->session().cursor();
        rememberLast(m_cursor);
    }
    relayout();
}

// The last decision and the chance after it: what a person looks for after turning away.
void BoardWidget::rememberLast(std::size_t cursor)
{
    const GameInProgress &current = *m_table.current();
    const auto log = current.session().log().first(cursor);
    const auto decision =
        std::find_if(log.rbegin(), log.rend(), [](const Event &event) { return event.actor != chance; });
    const auto from = static_cast<std::size_t>(log.rend() - decision);
    const std::size_t first = from == 0 ? 0 : from - 1;
    m_last.assign(log.begin() + static_cast<std::ptrdiff_t>(first), log.end());
    m_beforeLast = current.session().at(first);
}

void BoardWidget::moved(const Session::Change &change)
{
    const GameInProgress &current = *m_table.current();
    m_legs.clear();
    m_dragged.reset();
    m_cursor = change.cursor;
    if (change.cause == Session::Cause::Played)
        m_legs = legs(change.from, change.cursor);
    const Seat actor = current.session().game().actor();
    if (actor >= 0 && current.person(actor).human && actor != m_perspective && m_legs.empty()) {
        m_perspective = actor;
        m_chosenPerspective.reset();
    }
    rememberLast(m_cursor);
    if (m_legs.empty()) {
        relayout();
        m_table.settle();
    } else {
        startLeg();
    }
}

// A single step forward is shown as it happened, anything else at once.
void BoardWidget::looked()
{
    const GameInProgress *current = m_table.current();
    if (current == nullptr)
        return;
    const std::size_t from = m_cursor;
    m_cursor = m_table.lookedAt().value_or(current->session().cursor());
    if (m_cursor == from)
        return;
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
std::deque<BoardWidget::AnimationStep> BoardWidget::legs(std::size_t from, std::size_t to) const
{
    std::deque<AnimationStep> legs;
    const GameInProgress &current = *m_table.current();
    const int pace = m_appearance.pace();
    if (pace == 0 || !isVisible())
        return legs;
    const auto log = current.session().log().first(to);
    for (const Step &step : stepsOf(current.variant().words(), current.session().start(), log)) {
        if (step.to <= from)
            continue;
        AnimationStep leg{current.session().at(step.from), current.session().at(step.to), {}, {}};
        leg.events.assign(log.begin() + static_cast<std::ptrdiff_t>(step.from),
                          log.begin() + static_cast<std::ptrdiff_t>(step.to));
        leg.length = current.variant().view()->duration(*leg.before, leg.events) * pace / 1000;
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
    if (const GameInProgress *current = m_table.current()) {
        const Seat actor = current->session().game().actor();
        if (actor >= 0 && current->person(actor).human && actor != m_perspective) {
            m_perspective = actor;
            m_chosenPerspective.reset();
        }
    }
    relayout();
    m_table.settle();
}

void BoardWidget::relayout()
{
    const GameInProgress *current = m_table.current();
    if (current != nullptr && current->id() != m_game)
        return; // others have heard of the new game before, and what still moves here is of the old one
    m_regions.clear();
    if (current != nullptr && !size().isEmpty())
        m_regions = current->variant().view()->layout(shown(), canvas(size()));
    if (m_focus && regionById(m_regions, *m_focus) == nullptr)
        m_focus.reset();
    // Where the keyboard waits, something can be chosen.
    const std::vector<RegionId> order = tabOrder();
    if (hasFocus() && !order.empty() && (!m_focus || ranges::find(order, *m_focus) == order.end()))
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
        const AnimationStep &leg = m_legs.front();
        frame.before = leg.before.get();
        frame.after = leg.after.get();
        frame.events = leg.events;
        frame.t = std::clamp(
            static_cast<qreal>(m_legClock.elapsed()) / static_cast<qreal>(leg.length.count()), 0.0, 1.0);
        return frame;
    }
    frame.after = &m_table.shown();
    frame.before = frame.after;
    if (m_beforeLast) {
        frame.since = m_beforeLast.get();
        frame.events = m_last;
    }
    frame.draft = m_choosing.draft();
    frame.open = m_choosing.regions();
    if (!m_table.lookedAt()) {
        frame.hint = m_table.coach().marked();
        if (!frame.hint)
            frame.hint = m_marked;
    }
    if (hasFocus())
        frame.focus = m_focus;
    frame.hover = m_hover;
    frame.dragged = m_dragged;
    frame.pointer = m_pointer;
    return frame;
}

void BoardWidget::paintEvent(QPaintEvent *)
{
    if (m_table.current() == nullptr)
        return;
    QPainter painter(this);
    m_table.current()->variant().view()->paint(painter, frame(size()));
    if (hasFocus() && m_focus && !moving())
        paintNumbers(painter);
}

// Whoever uses the keyboard sees which key chooses what.
void BoardWidget::paintNumbers(QPainter &painter) const
{
    int key = 0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::sans(control(12)));
    const double side = control(17);
    for (const RegionId id : numbered()) {
        const QRectF piece = regionById(m_regions, id)->shape.boundingRect();
        // On the piece's edge, but mostly within: what is written below stays to be read.
        const QRectF cap(piece.center().x() - side / 2, piece.bottom() - 0.75 * side, side, side);
        painter.setPen(tint(this, Tint::Edge));
        painter.setBrush(tint(this, Tint::Panel));
        painter.drawRoundedRect(cap, px(4), px(4));
        painter.setPen(tint(this, Tint::Ink));
        painter.drawText(cap, Qt::AlignCenter, QString::number(++key % 10));
    }
}

QImage BoardWidget::picture(const QSize &size, qreal ratio) const
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(palette().color(QPalette::Window));
    if (m_table.current() != nullptr) {
        QPainter painter(&image);
        m_table.current()->variant().view()->paint(painter, frame(size));
    }
    return image;
}

QString BoardWidget::noteOf(RegionId id) const
{
    const GameInProgress &current = *m_table.current();
    return current.variant().view()->tooltip(shown(), id, current.players()).text;
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

std::optional<RegionId> BoardWidget::placeOf(const QString &rule) const
{
    const View &view = *m_table.current()->variant().view();
    const Region *place = nullptr;
    for (const Region &region : m_regions)
        if (view.rulesOf(shown(), region.id).contains(rule)
            && (place == nullptr || (place->seat != region.seat && region.seat == perspective())))
            place = &region;
    return place == nullptr ? std::nullopt : std::optional(place->id);
}

void BoardWidget::moveFocus(std::optional<RegionId> id)
{
    if (id == m_focus)
        return;
    m_focus = id;
    update();
    BoardAccess::tellFocus(*this);
    if (const Region *region = id ? regionById(m_regions, *id) : nullptr)
        emit focusMoved(region->shape.boundingRect().toAlignedRect());
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
            QToolTip::showText(help->globalPos(), plainTip(note), this,
                               region->shape.boundingRect().toAlignedRect());
        return true;
    }
    return QWidget::event(event);
}

} // namespace medici::desktop
