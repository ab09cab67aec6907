#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

#include <vector>

// A text of the program and what a Pole reads instead.
struct Message {
    QString context;
    QString english;
    QString comment;    // tells places with the same English apart
    QStringList polish; // its plural forms, or the one it has
    bool finished = true;
};

std::vector<Message> messagesIn(const QDir &project);

// Something that is read as it stands: a rules page, a page for people, what an installer says.
struct Page {
    QString path;
    QString text;
};

std::vector<Page> pagesIn(const QDir &project);
