#pragma once

#include "engine/rules/seat.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace medici {

class Game;
class Recordable;
class Session;
struct Recordables;
struct Setup;
struct SetupLimits;

// Names the first thing on a table that cannot be, such as goods that came from nowhere; empty if all is
// well.
using Conserved = std::function<QString(const Game &table)>;

// The numbers of the house rules for so many seats.
std::vector<std::size_t> houseRulesFor(const SetupLimits &terms, int seats);

// What every variant must keep, in random games of every number of seats and every option.
class Battery : public QObject {
    Q_OBJECT

public:
    Battery(const QString &id, const Recordable &variant, const Conserved &conserved);

private slots:
    void everyGameEnds_data() const { seatCounts(); }
    void everyGameEnds();
    void everyOptionValueIsPlayed_data() const { seatCounts(); }
    void everyOptionValueIsPlayed();
    void houseRulesArePlayedToTheEnd_data() const { seatCounts(); } // houserules.cpp
    void houseRulesArePlayedToTheEnd();
    void whatWasLearnedIsNotAskedByHouseRules_data() const { seatCounts(); }
    void whatWasLearnedIsNotAskedByHouseRules();
    void legalMovesApplyAndTablesStaySound_data() const { seatCounts(); }
    void legalMovesApplyAndTablesStaySound();
    void billsAddUpAndStay_data() const { seatCounts(); }
    void billsAddUpAndStay();
    void illegalEventsAreRefused_data() const { seatCounts(); }
    void illegalEventsAreRefused();
    void undoAndRedoReturnToTheSameTable_data() const { seatCounts(); }
    void undoAndRedoReturnToTheSameTable();
    void computerPlayersMoveLegallyWithoutKnowingTheFuture_data() const { seatCounts(); }
    void computerPlayersMoveLegallyWithoutKnowingTheFuture();
    void oneDealIsTheSameLuckForAll_data() const { seatCounts(); }
    void oneDealIsTheSameLuckForAll();
    void luckIsAsLikelyAsTheRulesSay_data() const { seatCounts(); }
    void luckIsAsLikelyAsTheRulesSay();
    void recordsReadBackAsTheSameGame_data() const { seatCounts(); }
    void recordsReadBackAsTheSameGame();
    void annotatedRecordsAreFoundRight_data() const { seatCounts(); }
    void annotatedRecordsAreFoundRight();
    void everyLegalMoveHasItsWords_data() const { seatCounts(); }
    void everyLegalMoveHasItsWords();
    void everyTableCanBeSetUpAgain_data() const { seatCounts(); }
    void everyTableCanBeSetUpAgain();
    void corruptedPositionsAreRefusedOrPlayed_data() const { seatCounts(); }
    void corruptedPositionsAreRefusedOrPlayed();
    void gamesFromPositionsAreRecorded_data() const { seatCounts(); }
    void gamesFromPositionsAreRecorded();
    void goldenRecordsReplay();

private:
    using Log = std::vector<Event>;

    void seatCounts() const;
    Setup setupOf(int seats, int game) const;
    Session newSession(int seats, int game) const;
    const Log &randomGame(int seats, int game);
    Recordables itself() const;

    QString m_id;
    const Recordable &m_variant;
    Conserved m_conserved;
    std::map<std::pair<int, int>, Log> m_games; // by the number of seats and their own
};

// The main function of a variant's conformance test.
int conform(const QString &id, const Recordable &variant, const Conserved &conserved, int argc, char **argv);

} // namespace medici
