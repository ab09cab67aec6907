#include "app/desktop/pages/luckchoice.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int longestWord = 100;
constexpr int narrow = 334;
constexpr qsizetype longestNumber = 19;

// A short number, which is told more easily than a deal.
bool isNumber(const QString &text)
{
    return !text.isEmpty() && text.size() <= longestNumber
        && ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

LuckChoice::LuckChoice(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_seal(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_choices(new QBoxLayout(QBoxLayout::LeftToRight)), m_open(new QCheckBox), m_today(new TextLink),
      m_text(new QLineEdit), m_faultWords(new StyledLabel(TextKind::Note, nullptr, Tint::Danger)),
      m_toOther(new TextLink), m_word(new QLineEdit),
      m_help(new StyledLabel(TextKind::Note, nullptr, Tint::Muted))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new Divider); // from the options above it
    column->addWidget(m_seal);
    column->addLayout(m_choices);
    m_choices->addWidget(m_open);
    m_choices->addWidget(m_today);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_faultWords, m_toOther, m_word, m_help})
        column->addWidget(widget);
    for (StyledLabel *words : {m_seal, m_faultWords, m_help})
        words->setWordWrap(true);
    m_word->setMaxLength(longestWord);
    connect(m_open, &QCheckBox::clicked, this, [this](bool wished) {
        read();
        if (wished)
            m_text->setFocus();
    });
    connect(m_text, &QLineEdit::textEdited, this, &LuckChoice::read);
    connect(m_word, &QLineEdit::textEdited, this, &LuckChoice::read);
    connect(m_today, &QAbstractButton::clicked, this, [this] { give(dealOfToday()); });
    connect(m_toOther, &QAbstractButton::clicked, this, [this] {
        const Deal other = *m_other; // which goes when the page follows
        emit otherGameWanted(other);
    });
}

// Side by side where there is room in the narrowest column. Not by the width that there is: a page that
// scrolls would find no rest where its height depends on that.
void LuckChoice::arrange()
{
    const int wanted = m_open->sizeHint().width() + m_choices->spacing() + m_today->sizeHint().width();
    m_choices->setDirection(wanted <= narrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LuckChoice::prepare(const QString &variant)
{
    m_variant = variant;
    m_drawn = newDealNumber();
    m_open->setChecked(false);
    arrange();
    m_text->clear();
    m_word->clear();
    read();
}

void LuckChoice::give(const Deal &deal)
{
    m_open->setChecked(true);
    m_text->setText(textOf(deal, m_services.variants.find(deal.variant)->terms()));
    m_text->setCursorPosition(0); // where the game and the players stand
    read();
}

Deal LuckChoice::dealOfToday() const
{
    return dealOfTheDay(m_variant, m_services.variants.find(m_variant)->terms(), QDate::currentDate());
}

bool LuckChoice::opened() const
{
    return m_open->isChecked();
}

LuckSource LuckChoice::luck() const
{
    if (opened() && !m_text->text().isEmpty())
        return LuckSource::ofKnownDeal(m_given);
    LuckSource drawn = LuckSource::ofDeal(m_drawn);
    if (opened())
        drawn.word = m_word->text();
    return drawn;
}

// What stands in the field is a number, a deal or neither.
void LuckChoice::read()
{
    m_fault.clear();
    m_deal.reset();
    m_other.reset();
    if (const QString text = m_text->text(); opened() && !text.isEmpty()) {
        try {
            readDeal(text);
        } catch (const Fault &fault) {
            m_fault = fault.reason();
        }
    }
    show();
    emit edited();
}

void LuckChoice::readDeal(const QString &text)
{
    if (isNumber(text)) {
        m_given = {0, text.toULongLong()};
        return;
    }
    const Deal deal = dealIn(text, m_services.store.recordables());
    m_given = deal.number;
    if (deal.variant == m_variant) {
        m_deal = deal;
    } else {
        m_other = deal;
        m_fault = tr("This deal is for another game: %1.").arg(m_services.nameOf(deal.variant));
    }
}

void LuckChoice::show()
{
    const bool given = opened() && !m_text->text().isEmpty();
    m_text->setVisible(opened());
    m_word->setVisible(opened() && !given);
    m_help->setVisible(opened());
    m_faultWords->setVisible(!right());
    m_faultWords->setText(m_fault);
    m_toOther->setVisible(m_other.has_value());
    m_seal->setVisible(right());
    m_seal->setText(tr("Seal of the luck: %1").arg(sealOf(luck().number)));
    m_today->setVisible(!opened());
}

void LuckChoice::retranslate()
{
    m_today->setText(tr("Play the deal of the day"));
    m_today->setToolTip(tr("The same cards and dice for everybody who plays it today"));
    m_open->setText(tr("Enter a deal or a word"));
    m_text->setPlaceholderText(tr("Deal or number"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_toOther->setText(tr("Set up that game"));
    m_word->setPlaceholderText(tr("A word of your own"));
    m_word->setAccessibleName(m_word->placeholderText());
    m_help->setText(tr(
        "The same deal gives the same cards and dice. Without one they come from a number drawn at random, "
        "whose seal is shown above: write it down, add a word, and check both when the game is over."));
    arrange();
    if (!m_variant.isEmpty())
        read();
}

} // namespace medici::desktop
