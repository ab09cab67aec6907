#pragma once

#include "app/contests/shard.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <map>

namespace medici::cli {

// Reviews of many games as they are kept: JSON Lines, of which the first says what is reviewed and how, and
// each other one holds a game's. The file only grows, and files of parts are put together by adding them up.
struct ReviewParts {
    QJsonObject head{};
    Shard shard{};
    std::map<int, QJsonObject> games{}; // by number, over all files

    int wanted() const { return head["games"].toInt(); }
    std::vector<int> missing() const;

    // As they are shown: all texts, or all in JSON.
    QByteArray text() const;
    QByteArray json() const;
    // The files with what was found in their records.
    std::map<QString, QByteArray> records() const;
};

bool isReview(const QByteArray &head);
// What is to be reviewed: these files with these contents.
QJsonObject reviewHead(const QStringList &files, const QByteArray &sha256, int games, int playouts, bool all);

// With their LF.
QByteArray lineOf(const QJsonObject &head, const Shard &shard);
QByteArray lineOf(const QJsonObject &game);

// Throw a Fault for what is none, and for two files that are not parts of one review. A last line that is
// incomplete is left out.
ReviewParts readReview(const QByteArray &text, const QString &name);
void add(ReviewParts &all, const ReviewParts &part, const QString &name);

// As one machine writes it.
QByteArray textOf(const ReviewParts &parts);

} // namespace medici::cli
