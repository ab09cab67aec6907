#include "app/desktop/pages/rulesview.h"

#include "app/desktop/appservices.h"
#include "app/desktop/pages/gamechoice.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/houserules.h"
#include "engine/view/rulespage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>

namespace medici::desktop {

namespace {

// Figures grow half as fast as large letters, or else they would be wider than a page.
QSizeF sizeOf(const QString &figure, const View &view, const Appearance &look)
{
    const qreal scale = look.textScale();
    return QSizeF(view.figureSize(figure)) * qMin(scale, (1 + scale) / 2);
}

// Paints the figures of the page when the text asks for them.
class Browser : public QTextBrowser {
public:
    Browser(AppServices &services, const QString &variant) : m_services(services), m_variant(variant)
    {
        setFrameShape(QFrame::NoFrame);
        setOpenLinks(false);
        viewport()->setAutoFillBackground(false);
    }

protected:
    QVariant loadResource(int type, const QUrl &name) override
    {
        const QString prefix = QStringLiteral("figure:");
        if (type != QTextDocument::ImageResource || !name.toString().startsWith(prefix))
            return {};
        const QString figure = name.toString().mid(prefix.size());
        const View &view = m_services.viewOf(m_variant);
        const QSizeF size = sizeOf(figure, view, m_services.look);
        QImage image((size * devicePixelRatioF()).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(devicePixelRatioF());
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        view.paintFigure(painter, QRectF(QPointF(), size), figure, m_services.look.theme());
        return image;
    }

private:
    AppServices &m_services;
    const QString &m_variant;
};

} // namespace

RulesView::RulesView(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_browser(new Browser(services, m_variant)),
      m_variants(new GameChoice(services)), m_contents(new QListWidget), m_search(new QLineEdit),
      m_result(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_guide(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)), m_next(new KeyButton),
      m_lesson(new KeyButton), m_studies(new KeyButton), m_back(new KeyButton(nullptr, true))
{
    m_variants->setVisible(m_variants->count() > 1);
    auto *head = new QHBoxLayout;
    head->setSpacing(px(12));
    head->addWidget(m_variants);
    head->addWidget(m_search, 1);
    head->addWidget(m_next);
    auto *sheet = new Panel;
    sheet->body()->addLayout(head);
    sheet->body()->addWidget(m_result);
    auto *page = new QHBoxLayout;
    page->setSpacing(px(24));
    page->addStretch();
    page->addWidget(m_contents);
    page->addWidget(m_browser, 1);
    page->addStretch();
    sheet->body()->addLayout(page, 1);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->viewport()->setAutoFillBackground(false);
    m_contents->setWordWrap(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(room(16), room(16), room(16), room(16));
    above->addWidget(sheet);
    auto *strip = new ActionStrip;
    m_guide->setWordWrap(true);
    strip->setWords(m_guide);
    strip->addButton(m_lesson);
    strip->addButton(m_studies);
    strip->addButton(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(above, 1);
    column->addWidget(strip);

    m_back->showKey(Qt::Key_Escape);
    m_search->setClearButtonEnabled(true);
    m_result->hide();
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_lesson, &QPushButton::clicked, this, [this] { emit lessonWanted(m_variant); });
    connect(m_studies, &QPushButton::clicked, this, [this] { emit studiesWanted(m_variant); });
    connect(m_next, &QPushButton::clicked, this, [this] { find(true); });
    connect(m_search, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(m_variants, &QComboBox::activated, this, [this] { open(m_variants->game()); });
    connect(m_contents, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_browser->scrollToAnchor(RulesPage::anchorOfSection(row));
    });
    connect(&services.look, &Appearance::changed, this, &RulesView::rewrite);
    connect(m_browser, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { emit placeWanted(m_variant, link.path()); });
    retranslate();
}

void RulesView::open(const QString &variant, const QString &rule)
{
    m_variant = variant;
    m_rule = rule;
    m_variants->choose(variant);
    m_lesson->setVisible(m_services.lessons.of(variant) != nullptr);
    m_studies->setVisible(!m_services.lessons.studies(variant).empty());
    write();
    emit titleChanged();
}

void RulesView::enter()
{
    if (m_stale)
        write();
}

// A page takes its time, and is not written while nobody reads it.
void RulesView::rewrite()
{
    if (isVisible())
        write();
    else
        m_stale = true;
}

void RulesView::write()
{
    if (m_variant.isEmpty())
        return;
    m_stale = false;
    const View &view = m_services.viewOf(m_variant);
    m_browser->document()->setDefaultFont(fontOf(TextKind::Prompt));
    const qreal scale = m_services.look.textScale();
    const QString &language = m_services.languages.spoken();
    const RulesPage page(view.rulesPage(language), language);
    m_browser->setHtml(page.html(
        m_services.look.theme(),
        [&](const QString &figure) { return sizeOf(figure, view, m_services.look).toSize(); }, scale,
        remarks()));
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    m_contents->addItems(page.sections());
    arrange();
    if (!m_rule.isEmpty())
        m_browser->scrollToAnchor(m_rule);
}

// What is otherwise in the game that is being played.
QMap<QString, QString> RulesView::remarks() const
{
    const GameInProgress *current = m_services.table.current();
    if (current == nullptr || current->proposal().variant != m_variant)
        return {};
    QMap<QString, QString> remarks = houseRulesByStatement(
        *m_services.variants.listing(m_variant), current->proposal().setup, m_services.languages.spoken());
    for (QString &remark : remarks)
        remark = tr("House rule in this game: %1.").arg(remark);
    return remarks;
}

// Lines that the eye finds back from, and the contents beside them where there is room.
void RulesView::arrange()
{
    m_browser->setMaximumWidth(px(880));
    m_contents->setFixedWidth(px(210));
    m_contents->setVisible(width() >= px(1100));
}

void RulesView::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void RulesView::find(bool onward, bool backward)
{
    // The page is typeset; spaces that do not break are found as spaces anyway.
    const QString wanted = m_search->text().replace(u'\'', QChar(0x2019));
    QTextCursor cursor = m_browser->textCursor();
    if (!onward)
        cursor.setPosition(cursor.selectionStart());
    m_browser->setTextCursor(cursor);
    const QTextDocument::FindFlags flags =
        backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    m_found = wanted.isEmpty() || m_browser->find(wanted, flags);
    if (!m_found) {
        m_browser->moveCursor(backward ? QTextCursor::End : QTextCursor::Start); // and round again
        m_found = m_browser->find(wanted, flags);
    }
    m_result->setVisible(!m_found);
}

QString RulesView::title() const
{
    return m_variant.isEmpty() ? tr("Rules") : m_services.nameOf(m_variant);
}

QString RulesView::subtitle() const
{
    return tr("Rules");
}

QWidget *RulesView::firstFocus()
{
    return m_browser;
}

void RulesView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_search->hasFocus())
        find(true, event->modifiers() & Qt::ShiftModifier);
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus();
    else
        Page::keyPressEvent(event);
}

void RulesView::retranslate()
{
    m_variants->retranslate();
    m_contents->setAccessibleName(tr("Contents"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_result->setText(tr("Not found."));
    m_guide->setText(
        tr("Choose a number to see on the board what it is about; a right-click there leads back."));
    m_next->setText(tr("Next match"));
    m_lesson->setText(tr("First lesson"));
    m_studies->setText(tr("More lessons"));
    m_back->setText(tr("Back"));
    m_browser->setAccessibleName(tr("Rules"));
    rewrite();
}

} // namespace medici::desktop
