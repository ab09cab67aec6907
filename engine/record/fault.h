#pragma once

#include <QCoreApplication>
#include <QString>

#include <exception>

namespace medici {

// Sentences about records, translated in one context.
struct Reason {
    Q_DECLARE_TR_FUNCTIONS(Record)
};

// What is wrong with a file: a sentence for the person who has it, and where.
class Fault : public std::exception {
public:
    explicit Fault(const QString &reason);

    // A file that the disk refuses to take, and what the system says to that. It is put into words when
    // somebody asks for them: files are written by a thread of their own, and the language is the window's.
    static Fault unwritable(const QString &file, const QString &why);
    // The same of a game that is being played, and goes on.
    Fault ofGameInPlay() const;
    // Somebody else wrote into the file of such a game: what that was has been put aside, under a name.
    static Fault changedMeanwhile(const QString &file, const QString &putAside);

    // A reason that says something to whoever has the file, and not only to those who know what stands in it.
    static Fault plain(const QString &reason);

    // The same at its place; line 0 if it is about the whole file.
    Fault at(const QString &file, qint64 line) const;

    QString reason() const;
    const QString &file() const { return m_file; }
    qint64 line() const { return m_line; }

    // "game.medici:12: Seat 1 cannot move here, it is seat 0's turn."
    QString sentence() const;
    // For whoever does not care what stands in records: a line that is wrong is a file that is damaged.
    QString reasonInShort() const;
    QString sentenceInShort() const;
    const char *what() const noexcept override;

private:
    Fault(const char *words, const QString &reason, const QString &file, qint64 line);

    const char *m_words; // what is still to be translated, with the reason in it; null: the reason is all
    QString m_reason;
    QString m_file;
    qint64 m_line = 0;
    bool m_plain = false;
    QByteArray m_what;
};

} // namespace medici
