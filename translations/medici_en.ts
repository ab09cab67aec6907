<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>Correction</name>
    <message numerus="yes">
        <source>All %n step(s) after it stay.</source>
        <translation>
            <numerusform>The step after it stays.</numerusform>
            <numerusform>All %n steps after it stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) after it stay;</source>
        <translation>
            <numerusform>%n step after it stays;</numerusform>
            <numerusform>%n steps after it stay;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n go, from this one on: %1</source>
        <translation>
            <numerusform>%n goes, from this one on: %1</numerusform>
            <numerusform>%n go, from this one on: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n card left in the deck</numerusform>
            <numerusform>%n cards left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen today, set aside or in the deck:</source>
        <translation>
            <numerusform>%n card not seen today, set aside or in the deck:</numerusform>
            <numerusform>%n cards not seen today, set aside or in the deck:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n free space</numerusform>
            <numerusform>%n free spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied for the highest level: %1; split and rounded down, %2 each.</source>
        <translation>
            <numerusform>%n tied for the highest level: %1; split and rounded down, %2 each.</numerusform>
            <numerusform>%n tied for the highest level: %1; split and rounded down, %2 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied for second: %1; split and rounded down, %2 each.</source>
        <translation>
            <numerusform>%n tied for second: %1; split and rounded down, %2 each.</numerusform>
            <numerusform>%n tied for second: %1; split and rounded down, %2 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are higher: no award.</source>
        <translation>
            <numerusform>%n player is higher: no award.</numerusform>
            <numerusform>%n players are higher: no award.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n florin(s)</source>
        <comment>why a seat does not bid</comment>
        <translation>
            <numerusform>only %n florin</numerusform>
            <numerusform>only %n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck; what is turned up belongs to the group.</source>
        <translation>
            <numerusform>%n card left in the deck; what is turned up belongs to the group.</numerusform>
            <numerusform>%n cards left in the deck; what is turned up belongs to the group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Auction %n card(s)</source>
        <translation>
            <numerusform>Auction %n card</numerusform>
            <numerusform>Auction %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards of this kind.</source>
        <translation>
            <numerusform>There is only %n card of this kind.</numerusform>
            <numerusform>There are only %n cards of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is more than the day&apos;s deck, which has %n cards.</source>
        <translation>
            <numerusform>That is more than the day’s deck, which has %n card.</numerusform>
            <numerusform>That is more than the day’s deck, which has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a ship has cost at least %n florins.</source>
        <translation>
            <numerusform>Such a ship has cost at least %n florin.</numerusform>
            <numerusform>Such a ship has cost at least %n florins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were only %n florins to pay with.</source>
        <translation>
            <numerusform>There was only %n florin to pay with.</numerusform>
            <numerusform>There were only %n florins to pay with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n cards of the day have been turned up, so the day is over.</source>
        <translation>
            <numerusform>The %n card of the day has been turned up, so the day is over.</numerusform>
            <numerusform>All %n cards of the day have been turned up, so the day is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here the group has at most %n cards, and at least one for bids.</source>
        <translation>
            <numerusform>Here the group has at most %n card, and at least one for bids.</numerusform>
            <numerusform>Here the group has at most %n cards, and at least one for bids.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No ship has space for more than %n cards.</source>
        <translation>
            <numerusform>No ship has space for more than %n card.</numerusform>
            <numerusform>No ship has space for more than %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>card</name>
    <message numerus="yes">
        <source>%n symbols: bonus %1.</source>
        <translation>
            <numerusform>%n symbol: bonus %1.</numerusform>
            <numerusform>%n symbols: bonus %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of %1</source>
        <translation>
            <numerusform>%n symbol of %1</numerusform>
            <numerusform>%n symbols of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n free space</numerusform>
            <numerusform>%n free spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have more symbols: nothing.</source>
        <translation>
            <numerusform>%n player has more symbols: nothing.</numerusform>
            <numerusform>%n players have more symbols: nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not fit: the ship has %n free space(s), and the last card must be taken.</source>
        <translation>
            <numerusform>It does not fit: the ship has %n free space, and the last card must be taken.</numerusform>
            <numerusform>It does not fit: the ship has %n free spaces, and the last card must be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n florin</numerusform>
            <numerusform>%n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older card(s) in the market</source>
        <translation>
            <numerusform>%n older card in the market</numerusform>
            <numerusform>%n older cards in the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n florin(s)</source>
        <translation>
            <numerusform>%1: %n florin</numerusform>
            <numerusform>%1: %n florins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more symbols: bonus %1.</source>
        <translation>
            <numerusform>%n or more symbols: bonus %1.</numerusform>
            <numerusform>%n or more symbols: bonus %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more: %1.</source>
        <translation>
            <numerusform>%n or more: %1.</numerusform>
            <numerusform>%n or more: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards of this kind.</source>
        <translation>
            <numerusform>There is only %n card of this kind.</numerusform>
            <numerusform>There are only %n cards of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship has only %n spaces.</source>
        <translation>
            <numerusform>The ship has only %n space.</numerusform>
            <numerusform>The ship has only %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns so far no more than %n cards can have stayed in the market.</source>
        <translation>
            <numerusform>In the turns so far no more than %n card can have stayed in the market.</numerusform>
            <numerusform>In the turns so far no more than %n cards can have stayed in the market.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards in the market.</source>
        <translation>
            <numerusform>There is only %n card in the market.</numerusform>
            <numerusform>There are only %n cards in the market.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); green ones take no space.</source>
        <translation>
            <numerusform>%n card; green ones take no space.</numerusform>
            <numerusform>%n cards; green ones take no space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, with 2 players %1; green ones take no space.</source>
        <translation>
            <numerusform>%n card, with 2 players %1; green ones take no space.</numerusform>
            <numerusform>%n cards, with 2 players %1; green ones take no space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards have been turned up: no more this turn.</source>
        <translation>
            <numerusform>%n card has been turned up: no more this turn.</numerusform>
            <numerusform>%n cards have been turned up: no more this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n cards in the market can be taken.</source>
        <translation>
            <numerusform>Only the last %n card in the market can be taken.</numerusform>
            <numerusform>Only the last %n cards in the market can be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last card must be taken; any of the %n before it may be.</source>
        <translation>
            <numerusform>The last card must be taken; the %n before it may be.</numerusform>
            <numerusform>The last card must be taken; any of the %n before it may be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last must be taken, the %n before it may be.</source>
        <translation>
            <numerusform>The last must be taken, the %n before it may be.</numerusform>
            <numerusform>The last must be taken, the %n before it may be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last, and any of the %n before.</source>
        <translation>
            <numerusform>The last, and the %n before.</numerusform>
            <numerusform>The last, and any of the %n before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: take the last card, and any others of the last %n.</source>
        <translation>
            <numerusform>%1: take the last card, and any others of the last %n.</numerusform>
            <numerusform>%1: take the last card, and any others of the last %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up another card, or take what lies there: the last one, and up to %n before it.</source>
        <translation>
            <numerusform>Turn up another card, or take what lies there: the last one, and up to %n before it.</numerusform>
            <numerusform>Turn up another card, or take what lies there: the last one, and up to %n before it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n cards were turned up already, as many as there may be: only &apos;%1&apos; is left.</source>
        <translation>
            <numerusform>In this turn %n card was turned up already, as many as there may be: only &apos;%1&apos; is left.</numerusform>
            <numerusform>In this turn %n cards were turned up already, as many as there may be: only &apos;%1&apos; is left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <source>%n crosses: bonus %1.</source>
        <comment>in a column</comment>
        <translation>
            <numerusform>%n cross: bonus %1.</numerusform>
            <numerusform>%n crosses: bonus %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n free space</numerusform>
            <numerusform>%n free spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) of the enemy</source>
        <translation>
            <numerusform>%n circle of the enemy</numerusform>
            <numerusform>%n circles of the enemy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <comment>a total and its rank</comment>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have more crosses: nothing.</source>
        <translation>
            <numerusform>%n player has more crosses: nothing.</numerusform>
            <numerusform>%n players have more crosses: nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last roll fills the ship: exactly %n dice.</source>
        <translation>
            <numerusform>The last roll fills the ship: exactly %n die.</numerusform>
            <numerusform>The last roll fills the ship: exactly %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship has only %n free space(s).</source>
        <translation>
            <numerusform>The ship has only %n free space.</numerusform>
            <numerusform>The ship has only %n free spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n dice to fill the ship.</source>
        <translation>
            <numerusform>%1: choose %n die to fill the ship.</numerusform>
            <numerusform>%1: choose %n dice to fill the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %1. %n more to fill the ship.</source>
        <translation>
            <numerusform>Chosen: %1. %n more to fill the ship.</numerusform>
            <numerusform>Chosen: %1. %n more to fill the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Take %n die</numerusform>
            <numerusform>Take %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more circles</source>
        <comment>that are a breakthrough</comment>
        <translation>
            <numerusform>%n or more circles</numerusform>
            <numerusform>%n or more circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more circles in one column end all points for goods.</source>
        <translation>
            <numerusform>%n or more circles in one column end all points for goods.</numerusform>
            <numerusform>%n or more circles in one column end all points for goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Breakthrough: %n or more circles in a column. No more points for goods!</source>
        <translation>
            <numerusform>Breakthrough: %n or more circles in a column. No more points for goods!</numerusform>
            <numerusform>Breakthrough: %n or more circles in a column. No more points for goods!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take care: %n or more circles in one column end all points for goods.</source>
        <translation>
            <numerusform>Take care: %n or more circles in one column end all points for goods.</numerusform>
            <numerusform>Take care: %n or more circles in one column end all points for goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice not taken become circles. %n or more in one column end all points for goods.</source>
        <translation>
            <numerusform>Dice not taken become circles. %n or more in one column end all points for goods.</numerusform>
            <numerusform>Dice not taken become circles. %n or more in one column end all points for goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round is over, so all %n spaces are full.</source>
        <translation>
            <numerusform>The round is over, so the %n space is full.</numerusform>
            <numerusform>The round is over, so all %n spaces are full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n dice can be taken before others follow.</source>
        <translation>
            <numerusform>No more than %n die can be taken before others follow.</numerusform>
            <numerusform>No more than %n dice can be taken before others follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice at most.</source>
        <translation>
            <numerusform>%n die at most.</numerusform>
            <numerusform>%n dice at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take 1 to %n dice.</source>
        <translation>
            <numerusform>Take %n die.</numerusform>
            <numerusform>Take 1 to %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose 1 to %n dice for the ship.</source>
        <translation>
            <numerusform>%1: choose %n die for the ship.</numerusform>
            <numerusform>%1: choose 1 to %n dice for the ship.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gemstones</name>
    <message numerus="yes">
        <source>%n number(s) written</source>
        <translation>
            <numerusform>%n number written</numerusform>
            <numerusform>%n numbers written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In order; %n number(s) missing above the first thick line</source>
        <translation>
            <numerusform>In order; %n number missing above the first thick line</numerusform>
            <numerusform>In order; %n numbers missing above the first thick line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In order, %n missing</source>
        <translation>
            <numerusform>In order, %n missing</numerusform>
            <numerusform>In order, %n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n dice, or choose more or fewer.</source>
        <translation>
            <numerusform>Re-roll %n die, or choose more or fewer.</numerusform>
            <numerusform>Re-roll %n dice, or choose more or fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n gems are alike. Re-roll some of them, or keep all.</source>
        <translation>
            <numerusform>%1: %n gem is alike. Re-roll some of them, or keep all.</numerusform>
            <numerusform>%1: %n gems are alike. Re-roll some of them, or keep all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n numbers are alike. Re-roll some of them, or keep all.</source>
        <translation>
            <numerusform>%1: %n number is alike. Re-roll some of them, or keep all.</numerusform>
            <numerusform>%1: %n numbers are alike. Re-roll some of them, or keep all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll all %n</source>
        <translation>
            <numerusform>Re-roll %n</numerusform>
            <numerusform>Re-roll all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n</source>
        <comment>dice</comment>
        <translation>
            <numerusform>Re-roll %n</numerusform>
            <numerusform>Re-roll %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the number to the sum above it. A column at least %n rows longer than the shortest is blocked while another gem on offer can be written.</source>
        <translation>
            <numerusform>Add the number to the sum above it. A column at least %n rows longer than the shortest is blocked while another gem on offer can be written.</numerusform>
            <numerusform>Add the number to the sum above it. A column at least %n rows longer than the shortest is blocked while another gem on offer can be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sums never fall from left to right, and there are at least %n numbers in every column. Announce it at the end of your turn; being sorted again at the end of your next one wins.</source>
        <translation>
            <numerusform>Sums never fall from left to right, and there are at least %n numbers in every column. Announce it at the end of your turn; being sorted again at the end of your next one wins.</numerusform>
            <numerusform>Sums never fall from left to right, and there are at least %n numbers in every column. Announce it at the end of your turn; being sorted again at the end of your next one wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round with %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place.</source>
        <translation>
            <numerusform>The round with %n number in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place.</numerusform>
            <numerusform>The round with %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round in which somebody has %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place. Lowest wins.</source>
        <translation>
            <numerusform>The round in which somebody has %n number in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place. Lowest wins.</numerusform>
            <numerusform>The round in which somebody has %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place. Lowest wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the column is full, %n numbers.</source>
        <translation>
            <numerusform>%1: the column is full, %n number.</numerusform>
            <numerusform>%1: the column is full, %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has %n numbers in every column, and the round is over: the final scoring decides.</source>
        <translation>
            <numerusform>Somebody has %n numbers in every column, and the round is over: the final scoring decides.</numerusform>
            <numerusform>Somebody has %n numbers in every column, and the round is over: the final scoring decides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is sorted at the end of two of their own turns in a row wins; otherwise the round in which somebody has %n numbers in every column is the last.</source>
        <translation>
            <numerusform>Whoever is sorted at the end of two of their own turns in a row wins; otherwise the round in which somebody has %n numbers in every column is the last.</numerusform>
            <numerusform>Whoever is sorted at the end of two of their own turns in a row wins; otherwise the round in which somebody has %n numbers in every column is the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Being sorted at the end of two turns in a row wins and counts 0. The round in which all columns have %n numbers is the last.</source>
        <translation>
            <numerusform>Being sorted at the end of two turns in a row wins and counts 0. The round in which all columns have %n numbers is the last.</numerusform>
            <numerusform>Being sorted at the end of two turns in a row wins and counts 0. The round in which all columns have %n numbers is the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of each kind are rolled.</source>
        <translation>
            <numerusform>%n die of each kind is rolled.</numerusform>
            <numerusform>%n dice of each kind are rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By now %n numbers stand on this sheet.</source>
        <translation>
            <numerusform>By now %n number stands on this sheet.</numerusform>
            <numerusform>By now %n numbers stand on this sheet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n numbers in every column the game was over in the round before.</source>
        <translation>
            <numerusform>With %n number in every column the game was over in the round before.</numerusform>
            <numerusform>With %n numbers in every column the game was over in the round before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::ActionBar</name>
    <message numerus="yes">
        <source>Rolled: %1. %n more.</source>
        <translation>
            <numerusform>Rolled: %1. %n more.</numerusform>
            <numerusform>Rolled: %1. %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::ArchivePage</name>
    <message numerus="yes">
        <source>Not listed: %n game(s) on a table, here or in another window.</source>
        <translation>
            <numerusform>Not listed: %n game on a table, here or in another window.</numerusform>
            <numerusform>Not listed: %n games on tables, here or in another window.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s).</source>
        <translation>
            <numerusform>%1 of %n game.</numerusform>
            <numerusform>%1 of %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare %n game(s) of this deal</source>
        <translation>
            <numerusform>Compare %n game of this deal</numerusform>
            <numerusform>Compare %n games of this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::BookPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is counted here: all %n game(s) of this choice stand apart, because of hints, takings-back, dice or cards of one&apos;s own, or house rules.</source>
        <translation>
            <numerusform>Nothing is counted here: %n game of this choice stands apart, because of hints, takings-back, dice or cards of one&apos;s own, or house rules.</numerusform>
            <numerusform>Nothing is counted here: all %n games of this choice stand apart, because of hints, takings-back, dice or cards of one&apos;s own, or house rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::GameExports</name>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>%n game exported.</numerusform>
            <numerusform>%n games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not exported.</source>
        <translation>
            <numerusform>%n game not exported.</numerusform>
            <numerusform>%n games not exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::GymPage</name>
    <message numerus="yes">
        <source>Asked again in %n day(s).</source>
        <translation>
            <numerusform>Asked again in %n day.</numerusform>
            <numerusform>Asked again in %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::LatestGames</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::LevelsPanel</name>
    <message numerus="yes">
        <source>Measured with %n player(s) at the table; among equals each would win %1 of 100.</source>
        <translation>
            <numerusform>Measured with %n player at the table; among equals each would win %1 of 100.</numerusform>
            <numerusform>Measured with %n players at the table; among equals each would win %1 of 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::LuckEntry</name>
    <message numerus="yes">
        <source>There is no %1 left: all %n of them have come.</source>
        <translation>
            <numerusform>There is no %1 left: it has come.</numerusform>
            <numerusform>There is no %1 left: all %n of them have come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::OutcomeButton</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::ParView</name>
    <message numerus="yes">
        <source>Par is what hard computer players make of this deal, over %n games.</source>
        <translation>
            <numerusform>Par is what hard computer players make of this deal, over %n game.</numerusform>
            <numerusform>Par is what hard computer players make of this deal, over %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Par is what hard computer players make of this deal; %n games so far.</source>
        <translation>
            <numerusform>Par is what hard computer players make of this deal; %n game so far.</numerusform>
            <numerusform>Par is what hard computer players make of this deal; %n games so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::PeoplePage</name>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>They sat at one table in %n game.</numerusform>
            <numerusform>They sat at one table in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::PrintPage</name>
    <message numerus="yes">
        <source>%n page(s) will be printed.</source>
        <translation>
            <numerusform>%n page will be printed.</numerusform>
            <numerusform>%n pages will be printed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::ReviewPage</name>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::SeatRow</name>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <translation>
            <numerusform>A name has at most %n letter.</numerusform>
            <numerusform>A name has at most %n letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::SetupPage</name>
    <message numerus="yes">
        <source>%1 plays at about %2, by %n game(s).</source>
        <comment>a name</comment>
        <translation>
            <numerusform>%1 plays at about %2, by %n game.</numerusform>
            <numerusform>%1 plays at about %2, by %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::TablePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::TodayPanel</name>
    <message numerus="yes">
        <source>%n costly moment(s)</source>
        <translation>
            <numerusform>%n costly moment</numerusform>
            <numerusform>%n costly moments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::TournamentPage</name>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced in %n game(s). The first time: %2</source>
        <translation>
            <numerusform>%1 was replaced in %n game. The first time: %2</numerusform>
            <numerusform>%1 was replaced in %n games. The first time: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::WhatIfPage</name>
    <message numerus="yes">
        <source>%1 of %n deal(s)</source>
        <translation>
            <numerusform>%1 of %n deal</numerusform>
            <numerusform>%1 of %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>template</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
