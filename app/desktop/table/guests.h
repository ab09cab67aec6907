#pragma once

#ifndef Q_MOC_RUN
#include "engine/record/protocol.h"
#endif
#include "engine/rules/rules.h"
#include "engine/rules/think.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <map>

namespace medici::desktop {

class GameInProgress;
class Guest;
class Settings;
struct Person;

// The other programs in the game that lies on the table. A record names one by its title; what is started is
// what somebody chose by that title on this computer, and agreed to start.
class Guests : public QObject {
    Q_OBJECT

public:
    explicit Guests(Settings &settings, QObject *parent = nullptr) : QObject(parent), m_settings(settings) {}

    // Asks the program that is to act for its move; false if none sits there, or none any more.
    bool ask(const GameInProgress &game);
    // Nobody waits for a move just now.
    void drop();
    // It gets another chance.
    void invite(Seat seat);

    // Of the computer player at such a seat.
    Mind mind(const Person &person) const;
    // Why it plays no longer; empty as long as it does.
    QString absence(Seat seat) const;
    // The end of what it wrote to standard error.
    QByteArray complaints(Seat seat) const;
    // What it said of the game with its last move, as long as it plays.
    Forecast forecast(Seat seat) const;

    // All of them are told that the game is over; or it lies on the table no more.
    void tellEnd(const GameInProgress &game);
    void leave();

signals:
    void decided(medici::Code move);
    void introduced(medici::Seat seat, const QString &title);
    void failed();

private:
    struct Place {
        Guest *guest = nullptr; // while it plays
        QString absence{};
        QByteArray complaints{};
        int number = 0; // of the attempt to have it sit here: what comes of an earlier one is not wanted
    };

    void seat(Seat seat, const QString &title);
    void dismiss(Place &place);
    void fail(Seat seat, const QString &why);
    void failUnknown(Seat seat, int number);

    Settings &m_settings;
    std::map<Seat, Place> m_places;
    int m_attempts = 0;
};

} // namespace medici::desktop
