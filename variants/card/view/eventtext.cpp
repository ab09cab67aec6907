#include "variants/card/view/eventtext.h"

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

constexpr std::array<const char *, goods> goodNames{
    QT_TRANSLATE_NOOP("card", "spice"), QT_TRANSLATE_NOOP("card", "dye"),
    QT_TRANSLATE_NOOP("card", "grain"), QT_TRANSLATE_NOOP("card", "fur"),
    QT_TRANSLATE_NOOP("card", "cloth"),
};

} // namespace

QString symbolOf(Good good)
{
    static const std::array<QString, goods> ids{u"good-spice"_s, u"good-dye"_s, u"good-grain"_s,
                                                u"good-fur"_s, u"good-cloth"_s};
    return ids[indexOf(good)];
}

CardFace faceOf(Kind kind)
{
    const Card &card = cardOf(kind);
    CardFace face;
    face.value = QString::number(card.value);
    face.flag = card.flag();
    if (card.neutral()) {
        face.crate = card.flag() ? Crate::Green : Crate::Black;
    } else {
        face.symbol = symbolOf(card.good);
        face.symbols = card.symbols;
    }
    return face;
}

QString nameOf(Good good)
{
    return Text::tr(goodNames[indexOf(good)]);
}

QString nameOf(Kind kind)
{
    const Card &card = cardOf(kind);
    if (card.neutral())
        return card.flag() ? Text::tr("green %1", "a neutral card and its value").arg(card.value)
                           : Text::tr("black %1", "a neutral card and its value").arg(card.value);
    const QString name = Text::tr("%1 %2", "a good and its value").arg(nameOf(card.good)).arg(card.value);
    return card.symbols == 2 ? Text::tr("%1 (2 symbols)", "a card").arg(name)
        : card.flag()        ? Text::tr("%1 (flag)", "a card").arg(name)
                             : name;
}

Sentence wordsOf(Kind kind)
{
    const Card &card = cardOf(kind);
    if (card.neutral())
        return nameOf(kind);
    Sentence words = Sentence::symbol(symbolOf(card.good), nameOf(card.good));
    const QString value = QString::number(card.value);
    return words += card.symbols == 2 ? Text::tr(" %1 (2 symbols)", "the value after its good").arg(value)
        : card.flag()                 ? Text::tr(" %1 (flag)", "the value after its good").arg(value)
                                      : u' ' + value;
}

Sentence listOf(std::span<const Kind> row)
{
    std::vector<Sentence> words;
    for (const Kind kind : row)
        words.push_back(wordsOf(kind));
    return Sentence::listed(words);
}

std::vector<Kind> kindsAt(const State &state, PlaceSet places)
{
    std::vector<Kind> found;
    for (int place = reach - 1; place >= 0; --place)
        if ((places >> place & 1) != 0 && place < state.marketSize)
            found.push_back(state.fromEnd(place));
    return found;
}

} // namespace medici::card
