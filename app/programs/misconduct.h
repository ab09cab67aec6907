#pragma once

#include <QCoreApplication>
#include <QString>

namespace medici {

// Sentences about other programs, translated in one context.
struct Conduct {
    Q_DECLARE_TR_FUNCTIONS(Programs)
};

namespace programs { // what is thrown is no type of the engine, which stands in its library alone

// Why a program plays no longer: a sentence for people.
struct Misconduct {
    QString sentence;
};

// Nobody waits for the answer any more.
struct NotWanted {};

} // namespace programs

using programs::Misconduct;
using programs::NotWanted;

} // namespace medici
