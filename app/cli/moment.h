#pragma once

#include "app/cli/arguments.h"
#include "engine/record/record.h"
#include "engine/view/steps.h"
#include "engine/view/variants.h"

#include <QJsonObject>

#include <memory>
#include <optional>

namespace medici::cli {

// One game of a file, at one point of its course: what several commands are about.
class Moment {
public:
    Moment(const QString &file, Record record, const PluginMetadata &listing, const Variant &variant);

    void goTo(std::size_t event);

    const Variant &variant() const { return m_variant; }
    const QString &name() const { return m_name; } // the game's, in English
    QString nameIn(const QString &language) const { return medici::nameIn(language, m_titles); }
    const QStringList &names() const { return m_names; }
    const Game &game() const { return *m_game; }
    const QString &last() const { return m_last; } // what happened last, in a sentence
    std::size_t event() const { return m_at; }
    std::size_t events() const { return m_steps.size(); }
    // What was decided there; nothing if the record ends before, or it was chance's turn.
    std::optional<Code> played() const;

    // 'game.medici, Medici: The Dice Game, after event 3 of 60'
    QString title() const;
    // The same for programs.
    QJsonObject json() const;

private:
    QString m_file;
    Record m_record;
    const Variant &m_variant;
    QString m_id;
    QString m_name;
    Names m_titles;
    QStringList m_names;
    std::unique_ptr<Game> m_game;
    std::vector<Step> m_steps;
    std::size_t m_at = 0;
    QString m_last;
};

// FILE, --game and --at; `what` there is to be had at that point, for the help.
void offerMoment(Arguments &arguments, const QString &what);

struct MomentOrder {
    QString file;
    std::uint64_t game = 1;
    std::optional<std::uint64_t> event; // or the last
};

MomentOrder chosenMoment(Arguments &arguments, const QString &command);

// The game with this number in a file. Complains and returns nothing if there are not so many; throws a Fault
// if the file is not right.
std::optional<Record> readGame(const QString &file, std::uint64_t game, Variants &variants, Console &console);

// Complains and returns nothing if there is no such moment; throws a Fault if the file is not right.
std::optional<Moment> readMoment(const MomentOrder &order, Variants &variants, Console &console);

} // namespace medici::cli
