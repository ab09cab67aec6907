#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

// The command line program, run to its end.
struct Run {
    int exit = -1; // -1 if it did not end by itself
    QByteArray out;
    QByteArray err;

    // Whether it complained in one sentence and did nothing else.
    bool refused(int with) const;
    // For messages of tests.
    QByteArray all() const;
};

Run runProgram(const QStringList &arguments, const QByteArray &input = {},
               const QString &program = MEDICI_CLI);

// `play --variant dice` and more.
QStringList playDice(const QString &seats, const QStringList &more = {});

// The record of a game that was played by `play` and more; nothing if there was a complaint.
QByteArray played(const QStringList &more);
// Whether `check --luck` does.
bool programFindsRight(const QByteArray &record);
