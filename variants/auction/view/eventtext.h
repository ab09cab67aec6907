#pragma once

#include "engine/view/historyentry.h"
#include "engine/view/players.h"
#include "engine/view/sentence.h"
#include "variants/auction/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace medici::auction {

// The game's texts, translated in one context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(auction)
};

// The order in which goods are shown.
inline constexpr std::array allGoods{Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth};

constexpr std::size_t indexOf(Good good)
{
    return static_cast<std::size_t>(good);
}

QString nameOf(Good good);
QString nameOf(Card card);
QString symbolOf(Good good);
QString florins(int count);

// 'fur 3', with a small picture where there is room.
Sentence cardWords(Card card);
std::vector<Sentence> cardsWords(std::span<const Card> cards);

// How the auction of a group ended.
struct Sale {
    std::vector<Card> group;
    Seat buyer = nobody; // nobody: discarded
    int price = 0;
};

// What an event brought to its end; nothing if the auction goes on.
std::optional<Sale> saleBy(const State &before, Code code);

} // namespace medici::auction
