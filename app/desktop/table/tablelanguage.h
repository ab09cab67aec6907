#pragma once

#include "engine/rules/seat.h"

#include <QObject>
#include <QString>

#include <optional>

namespace medici::desktop {

class Languages;
class People;
class Settings;
class TableController;
struct Proposal;

// In which language the table speaks: where people at it have different ones and want that, in that of
// whoever is to play, or played last; otherwise in the program's. While it is in sight all that is said comes
// in it, but only the table is to say anew what it shows.
class TableLanguage : public QObject {
    Q_OBJECT

public:
    TableLanguage(TableController &table, const People &people, const Settings &settings,
                  Languages &languages, QObject *parent = nullptr);

    // Whoever is about to see the table hears its language, and on other pages the program's.
    void setInSight(bool inSight);
    QString language() const { return m_language; }
    // The whole window, with the table, has said everything anew in the program's language.
    void programSpeaks();

signals:
    // What the table shows is in another language. Nobody is told so while he is being told what happened:
    // first everything is as it is now, then it is said anew.
    void changed();

private:
    void follow();
    void remember();
    void turn();
    void sayAnew();
    QString wanted() const;

    TableController &m_table;
    const People &m_people;
    const Settings &m_settings;
    Languages &m_languages;
    QString m_language;
    QString m_shown; // what stands on the table is in it
    bool m_inSight = false;
    bool m_telling = false;
    QString m_game;
    std::optional<Seat> m_last; // the person who was to play last in it
};

// Whether there are people among these whose languages differ.
bool languagesDiffer(const Proposal &proposal, int seats, const People &people, const QString &spoken);

} // namespace medici::desktop
