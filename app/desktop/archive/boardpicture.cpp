#include "app/desktop/archive/boardpicture.h"

#include "app/desktop/appservices.h"
#include "app/desktop/look/tints.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QEvent>
#include <QImage>
#include <QPainter>

namespace medici::desktop {

namespace {

// What a table needs, as it is seen in a window of the usual size.
constexpr QSize usualBoard(1040, 760);

} // namespace

BoardPicture::BoardPicture(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_kept(20)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_taking.setSingleShot(true);
    m_taking.setInterval(60);
    connect(&m_taking, &QTimer::timeout, this, &BoardPicture::take);
    connect(&services.look, &Appearance::changed, this, &BoardPicture::forget);
}

void BoardPicture::show(const QString &path)
{
    m_path = path;
    if (!m_path.isEmpty() && !m_kept.contains(m_path))
        m_taking.start();
    update();
}

void BoardPicture::forget()
{
    m_kept.clear();
    show(m_path);
}

void BoardPicture::take()
{
    if (!isVisible() || m_path.isEmpty())
        return;
    auto *kept = new Kept;
    try {
        const GameStore::StoredGame volume = m_services.store.volume(m_path);
        const Game &game = volume.game->session().game();
        const View &view = *volume.game->variant().view();
        kept->board = boardOf(*volume.game);
        kept->words =
            game.over() ? view.result(game, volume.game->players()).verdict.plain() : view.progress(game);
    } catch (const Fault &) {
        kept->words.clear(); // the list says what is wrong with it
    }
    setAccessibleDescription(kept->words);
    m_kept.insert(m_path, kept);
    update();
}

// From where the first person sits.
QImage BoardPicture::boardOf(const GameInProgress &current) const
{
    const auto &people = current.proposal().people;
    const auto human = ranges::find(people, true, &Person::human);
    Frame frame;
    frame.canvas = {usualBoard, &m_services.look.theme(), current.players(),
                    static_cast<Seat>(human == people.end() ? 0 : human - people.begin())};
    frame.after = &current.session().game();
    frame.before = frame.after;
    QImage image(size() * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(tint(this, Tint::Ground));
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(width() / qreal{usualBoard.width()}, height() / qreal{usualBoard.height()});
    current.variant().view()->paint(painter, frame);
    return image;
}

void BoardPicture::paintEvent(QPaintEvent *)
{
    if (const Kept *kept = m_kept.object(m_path); kept != nullptr && !kept->board.isNull())
        QPainter(this).drawImage(rect(), kept->board);
}

int BoardPicture::heightForWidth(int width) const
{
    return width * usualBoard.height() / usualBoard.width();
}

QSize BoardPicture::sizeHint() const
{
    const int width = px(360);
    return {width, heightForWidth(width)};
}

QSize BoardPicture::minimumSizeHint() const
{
    const int width = px(240);
    return {width, heightForWidth(width)};
}

void BoardPicture::resizeEvent(QResizeEvent *)
{
    forget();
}

void BoardPicture::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        forget();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
