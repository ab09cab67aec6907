#pragma once

#include "engine/rules/game.h"
#include "engine/rules/position.h"

#include <QCborArray>
#include <QCborMap>
#include <QJsonObject>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace medici {

// A variant's words in the record: codes to JSON and back. Maps keep the order in which a person reads.
// Reading throws a Fault for words that say nothing of this variant; whether a code is legal at this
// point is the reader's to ask.
class Words {
public:
    virtual ~Words();

    // How many chance events in a row make up one line of the record: a roll of five dice is one line.
    virtual int chanceLength(const Game &before) const = 0;
    virtual QCborMap chance(const Game &before, std::span<const Code> outcomes) const = 0;
    virtual std::vector<Code> readChance(const Game &before, const QJsonObject &words) const = 0;

    virtual QCborMap move(const Game &before, Code code) const = 0;
    virtual Code readMove(const Game &before, const QJsonObject &words) const = 0;

    // The scoring that the event between the two brought about, if the variant tells of it.
    std::optional<QCborMap> scored(const Game &before, const Game &after) const;
    // What a line of a bill is for: 'ship', 'grain'. A number, if the variant has no word for it.
    virtual QString source(int source) const { return QString::number(source); }
    // Sources are numbered from 0 and fewer than this.
    virtual int sources() const { return 64; }

    // Scores and places; a variant may have more to say.
    virtual QCborMap result(const Game &over) const;

    // All that lies open on the table, for another program that plays here (PROTOCOL.md): the round and the
    // scores, to which a variant adds what there is to be seen.
    virtual QCborMap table(const Game &game) const;

    // Of a position that is set up (positionwords.h): what stands in a field of pieces or of a choice, by its
    // code, and why it cannot arise, in a sentence for people.
    virtual QString stands(const Field &, int code) const { return QString::number(code); }
    virtual QString sentence(const Misfit &) const { return {}; }
    // The statement that it goes against: 'D14'.
    QString rule(const Misfit &misfit) const { return initial() + QString::number(misfit.rule); }

protected:
    // The letter of the rules' statements.
    virtual QString initial() const { return {}; }
    // What a seat got in the round just scored.
    virtual QCborMap seatScored(const Game &after, const Bill &bill, Seat seat) const;
};

// What several variants say alike.

// {"start":2}, where a chance event draws a seat.
QCborMap startWords(Code seat);
std::vector<Code> readStart(const QJsonObject &words);

// 'ship', 'grain', 'grain bonus' (trade.h).
QString tradeWord(int source, std::span<const std::string_view> goods);

// 'grain'
inline QString wordIn(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

// [0,2], the numbers of dice or cards of a set.
QCborArray numbersIn(Code set);

// {"grain":3,"dye":0,…}
template <class NumberOf>
QCborMap byGood(std::span<const std::string_view> goods, NumberOf numberOf)
{
    QCborMap map;
    for (std::size_t good = 0; good < goods.size(); ++good)
        map.insert(wordIn(goods[good]), qint64{numberOf(good)});
    return map;
}

} // namespace medici
