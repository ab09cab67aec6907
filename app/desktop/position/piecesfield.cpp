#include "app/desktop/position/piecesfield.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/record/words.h"
#include "engine/view/view.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace medici::desktop {

namespace {

// Without what people leave out or write otherwise.
QString plain(const QString &name)
{
    QString letters;
    for (const QChar c : name.toLower())
        if (c.isLetterOrNumber())
            letters += c;
    return letters;
}

} // namespace

PiecesField::PiecesField(const Appearance &look, const View &view, const Words &words, QWidget *parent)
    : QWidget(parent), m_look(look), m_view(view), m_words(words), m_line(new QLineEdit),
      m_palette(new QFrame), m_grid(new QGridLayout(m_palette))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(4));
    column->addWidget(m_line);
    m_grid->setContentsMargins(px(4), px(4), px(4), px(4));
    m_palette->setFrameShape(QFrame::Box);
    m_palette->setAutoFillBackground(true);
    m_palette->setBackgroundRole(QPalette::Base);
    m_grid->setSpacing(px(3));
    m_palette->hide();
    m_line->installEventFilter(this);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &PiecesField::read);
    connect(&look, &Appearance::changed, this, &PiecesField::paintIcons);
}

PiecesField::~PiecesField()
{
    delete m_palette;
}

void PiecesField::show(const Field &field)
{
    const bool other = field.kinds != m_field.kinds || m_field.key != field.key;
    const bool typing = m_line->hasFocus() && field.values == m_field.values;
    m_field = field;
    if (!typing) {
        m_line->setText(wordsFor(field.values));
        if (!m_line->hasFocus())
            m_line->setCursorPosition(0);
        m_unknown.clear();
    }
    if (other && m_palette->isVisible())
        fillPalette();
    if (m_palette->isVisible()) // other fields may have come or gone above
        QMetaObject::invokeMethod(this, &PiecesField::placePalette, Qt::QueuedConnection);
}

QString PiecesField::wordsFor(const std::vector<int> &pieces) const
{
    QStringList names;
    for (const int piece : pieces)
        names << m_view.nameOfStanding(m_field, piece);
    return names.join(QStringLiteral(", "));
}

// A name that is meant by what was typed: whole, or the only one of which it is the beginning and the
// figures.
std::optional<int> PiecesField::pieceCalled(const QString &name) const
{
    static const QRegularExpression parts(QStringLiteral("^(\\D*)(.*)$"));
    const QString typed = plain(name);
    const QRegularExpressionMatch wanted = parts.match(typed);
    std::optional<int> found;
    int alike = 0;
    for (int piece = 0; piece < m_field.kinds; ++piece)
        for (const QString &known :
             {plain(m_view.nameOfStanding(m_field, piece)), plain(m_words.stands(m_field, piece))}) {
            if (known == typed)
                return piece;
            const QRegularExpressionMatch own = parts.match(known);
            if (!wanted.captured(1).isEmpty() && own.captured(1).startsWith(wanted.captured(1))
                && own.captured(2) == wanted.captured(2) && found != piece) {
                found = piece;
                ++alike;
            }
        }
    return alike == 1 ? found : std::nullopt;
}

void PiecesField::read(const QString &text)
{
    static const QRegularExpression piece(QStringLiteral("[^\\W\\d_]+(\\s*\\d\\w*)?|\\d+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    m_unknown.clear();
    std::vector<int> pieces;
    for (QRegularExpressionMatchIterator names = piece.globalMatch(text); names.hasNext();) {
        const QString name = names.next().captured();
        if (const std::optional<int> known = pieceCalled(name))
            pieces.push_back(*known);
        else if (m_unknown.isEmpty())
            m_unknown = name;
    }
    m_field.values = pieces;
    emit changed(pieces);
}

void PiecesField::add(int piece)
{
    if (m_field.values.size() >= static_cast<std::size_t>(m_field.most))
        return;
    m_field.values.push_back(piece);
    m_line->setText(wordsFor(m_field.values));
    m_unknown.clear();
    emit changed(std::vector<int>(m_field.values));
}

void PiecesField::takeBack()
{
    if (m_field.values.empty())
        return;
    m_field.values.pop_back();
    m_line->setText(wordsFor(m_field.values));
    m_unknown.clear();
    emit changed(std::vector<int>(m_field.values));
}

// What can be pressed is there while the keyboard is: a page of thirty palettes would be no page.
bool PiecesField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        openPalette();
    } else if (event->type() == QEvent::FocusOut) {
        m_palette->hide();
        if (m_unknown.isEmpty())
            m_line->setText(wordsFor(m_field.values));
    } else if (event->type() == QEvent::KeyPress && m_palette->isVisible()
               && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_palette->hide(); // and the page stays
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Where fields jump away under the hand, the wrong one is pressed.
void PiecesField::openPalette()
{
    QWidget *page = parentWidget();
    const QAbstractScrollArea *scroll = nullptr;
    while (scroll == nullptr && page->parentWidget() != nullptr) {
        page = page->parentWidget();
        scroll = qobject_cast<QAbstractScrollArea *>(page);
    }
    if (scroll != nullptr) { // over the whole page: what scrolls may be lower than the palette
        connect(scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &PiecesField::placePalette,
                Qt::UniqueConnection);
        page = scroll->parentWidget();
    }
    m_palette->setParent(page);
    fillPalette();
    placePalette();
    m_palette->show();
    m_palette->raise();
}

// Over what stands below, or above where the page ends.
void PiecesField::placePalette()
{
    const QWidget *page = m_palette->parentWidget();
    if (page == nullptr)
        return;
    m_palette->adjustSize();
    const QPoint line = m_line->mapTo(page, QPoint());
    const bool below = line.y() + m_line->height() + m_palette->height() <= page->height();
    m_palette->move(qMax(0, qMin(line.x(), page->width() - m_palette->width())),
                    below ? line.y() + m_line->height() : qMax(0, line.y() - m_palette->height()));
}

void PiecesField::fillPalette()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    // As many in a row as the page is wide, or as lie well below the field.
    const int across = m_palette->parentWidget() == nullptr ? 0 : m_palette->parentWidget()->width();
    const int perRow = qBound(4, (across / 2 - px(12)) / px(48), 8);
    const auto button = [this, perRow](int place) {
        auto *made = new QToolButton;
        made->setFocusPolicy(Qt::NoFocus); // it stays where one types
        made->setAutoRaise(true);
        m_grid->addWidget(made, place / perRow, place % perRow);
        return made;
    };
    for (int piece = 0; piece < m_field.kinds; ++piece) {
        QToolButton *add = button(piece);
        add->setToolTip(m_view.nameOfStanding(m_field, piece));
        add->setAccessibleName(add->toolTip());
        add->setProperty("piece", piece);
        connect(add, &QToolButton::clicked, this, [this, piece] { this->add(piece); });
    }
    QToolButton *back = button(m_field.kinds);
    back->setText(QStringLiteral("⌫"));
    back->setToolTip(tr("Take the last one away"));
    back->setAccessibleName(back->toolTip());
    connect(back, &QToolButton::clicked, this, &PiecesField::takeBack);
    paintIcons();
}

void PiecesField::paintIcons()
{
    const QSize size(px(34), px(34));
    for (QToolButton *button : m_palette->findChildren<QToolButton *>()) {
        const QVariant piece = button->property("piece");
        const QString figure = piece.isValid() ? m_view.figureOf(m_field, piece.toInt()) : QString();
        button->setMinimumSize(size + QSize(px(8), px(6)));
        if (figure.isEmpty()) {
            if (piece.isValid())
                button->setText(button->toolTip());
            continue;
        }
        QPixmap picture(size * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const QSizeF shown = m_view.figureSize(figure).scaled(size, Qt::KeepAspectRatio);
        m_view.paintFigure(painter,
                           QRectF((size.width() - shown.width()) / 2, (size.height() - shown.height()) / 2,
                                  shown.width(), shown.height()),
                           figure, m_look.theme());
        painter.end();
        button->setIcon(picture);
        button->setIconSize(size);
    }
}

void PiecesField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_line->setText(wordsFor(m_field.values));
        m_unknown.clear();
        if (m_palette->isVisible())
            fillPalette();
    }
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
