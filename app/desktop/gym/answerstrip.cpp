#include "app/desktop/gym/answerstrip.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/widgets/amountfield.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::desktop {

AnswerStrip::AnswerStrip(const Appearance &look, MoveSelection &choosing, QWidget *parent)
    : ActionStrip(parent), m_choosing(choosing), m_words(new SentenceLabel(look, TextKind::Prompt)),
      m_why(new KeyButton)
{
    setWords(m_words);
    addButton(m_why);
    m_why->hide();
    connect(m_why, &QPushButton::clicked, this, [this] { emit ruleWanted(m_rule); });
    connect(&choosing, &MoveSelection::changed, this, &AnswerStrip::renew);
    connect(&choosing, &MoveSelection::refused, this, [this](const Note &why) {
        m_words->setSentence(why.text);
        m_rule = why.rule;
        m_why->setText(tr("Why?"));
        m_why->setVisible(!why.rule.isEmpty());
    });
}

void AnswerStrip::say(const Sentence &words)
{
    m_words->setSentence(words);
    m_why->hide();
}

bool AnswerStrip::pressMain()
{
    if (m_main == nullptr || !m_main->isEnabled())
        return false;
    m_main->click();
    return true;
}

bool AnswerStrip::clear()
{
    const bool begun = m_choosing.begun();
    m_choosing.clear();
    return begun;
}

bool AnswerStrip::typeAmount(QKeyEvent *event)
{
    return m_amount != nullptr && m_amount->type(event);
}

// The main one last, where the hand expects it. A button that is pressed lives until its click is done.
void AnswerStrip::renew()
{
    for (QWidget *offer : m_offers) {
        offer->hide();
        removeButton(offer);
        offer->deleteLater();
    }
    m_offers.clear();
    m_main = nullptr;
    m_amount = nullptr;
    if (!m_choosing.open())
        return;
    say(m_choosing.prompt());
    std::vector<Offer> offers = m_choosing.offers();
    std::stable_partition(offers.begin(), offers.end(), [](const Offer &offer) { return !offer.main; });
    for (const Offer &offer : offers) {
        if (!offer.amounts.empty()) {
            addAmount(offer);
            continue;
        }
        KeyButton *made = button(offer.label, offer.key, offer.main);
        made->setEnabled(offer.ready);
        made->setAccessibleDescription(offer.description);
        made->setToolTip(offer.description);
        connect(made, &QPushButton::clicked, &m_choosing,
                [this, code = offer.code] { m_choosing.play(code); });
    }
}

KeyButton *AnswerStrip::button(const QString &text, const QKeySequence &key, bool main)
{
    auto *button = new KeyButton(this, main);
    button->setText(text);
    button->setFocusPolicy(Qt::StrongFocus);
    if (main) {
        button->showKey(Qt::Key_Return);
        m_main = button;
    } else {
        button->setKey(key);
    }
    addButton(button);
    button->show();
    m_offers.push_back(button);
    return button;
}

void AnswerStrip::addAmount(const Offer &offer)
{
    const int least = offer.amounts.front().value;
    const int most = offer.amounts.back().value;
    m_amount = new AmountField(least, most, this);
    m_amount->setName(offer.description);
    addButton(m_amount);
    m_amount->show();
    m_offers.push_back(m_amount);
    KeyButton *made = button(offer.label.arg(QLocale().toString(most)), offer.key, offer.main);
    made->setMinimumWidth(made->sizeHint().width()); // as wide as it gets, so that nothing moves
    const auto follow = [made, amount = m_amount, label = offer.label] {
        made->setEnabled(amount->acceptable());
        if (amount->acceptable())
            made->setText(label.arg(QLocale().toString(amount->value())));
    };
    follow();
    connect(m_amount, &AmountField::changed, made, follow);
    connect(made, &QPushButton::clicked, &m_choosing, [this, amount = m_amount, amounts = offer.amounts] {
        const auto found = ranges::find(amounts, amount->value(), &Offer::Amount::value);
        if (found != amounts.end())
            m_choosing.play(found->code);
    });
}

} // namespace medici::desktop
