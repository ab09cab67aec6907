#pragma once

#include "engine/record/fault.h"
#include "engine/record/reader.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <vector>

namespace medici {

// All that comes of reading a stream of games called "test".
struct Reading {
    std::vector<Record> records;
    QString note;
    std::optional<Fault> fault;

    qint64 line() const { return fault ? fault->line() : -1; }
    QString reason() const { return fault ? fault->reason() : QString(); }
};

const Recordable &diceVariant();
Recordables diceAlone();

Reading readingOf(const QByteArray &text, OnAnnotations onAnnotations = OnAnnotations::Compare,
                  const Recordables &variants = diceAlone());

// Headers of dice games in which the first seat begins, with their LF.
QByteArray soloHeader();
QByteArray headerForTwo();

// The lines with an LF after each.
QByteArray linesOf(const QByteArrayList &lines);

} // namespace medici
