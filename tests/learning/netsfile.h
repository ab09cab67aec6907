#pragma once

#include <QByteArrayList>
#include <QMap>

#include <vector>

namespace medici {

// A file of learned weights, as text that a compiler can include: first, behind slashes, its certificate of
// birth.
struct NetsFile {
    QMap<QByteArray, QByteArray> certificate;
    QByteArrayList courses; // for how many seats, of how many games, from which seed
    QByteArray weights;     // the lines that are no comments

    explicit NetsFile(const QByteArray &text);

    std::vector<float> numbers() const;
};

// Six digits of each: what a person can compare, every compiler reads as the same bits.
QByteArray linesOf(const std::vector<float> &weights);

// What sha256sum prints of the lines of weights.
QByteArray sha256Of(const QByteArray &lines);

} // namespace medici
