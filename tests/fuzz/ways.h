#pragma once

#include <QByteArray>

namespace medici {

class Fault;

// Every way on which strangers' bytes come in, as a function of these bytes. Whatever they are, it returns;
// where something does not hold that should, it says so and aborts, which libFuzzer and the tests notice
// alike.
void tryRecord(const QByteArray &text);
void tryPosition(const QByteArray &text); // that a record begins with
void tryDeal(const QByteArray &text);     // typed, or in a file
void tryProtocol(const QByteArray &text); // what another program says
void tryLesson(const QByteArray &text);
void tryResults(const QByteArray &text);   // of contests and reviews, and parts of them
void tryKept(const QByteArray &text);      // set-ups, house rules, people, sheets: what may have been edited
void trySettings(const QByteArray &text);  // their file
void tryCompanion(const QByteArray &text); // typed by people with dice and cards of their own
void tryCommandLine(const QByteArray &text); // a command and its words, a line each

// For those functions.
void require(bool truth, const char *what);
// A sentence, and of a line that the text has.
void requireSentence(const Fault &fault, const QByteArray &text);

} // namespace medici
