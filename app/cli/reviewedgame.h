#pragma once

#include "app/cli/console.h"
#include "engine/record/record.h"
#include "engine/review/review.h"
#include "engine/view/steps.h"
#include "engine/view/variants.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace medici::cli {

// A recorded game and what a review has found of it.
class ReviewedGame {
public:
    ReviewedGame(const QString &file, Record record, const PluginMetadata &listing, const Variant &variant,
                 int playouts);

    // Judges on so many threads, until all is known or somebody interrupts.
    void judge(int jobs, Console &console);

    // With what was found in its notes.
    const Record &record() const { return m_record; }

    const QString &file() const { return m_file; }
    const Variant &variant() const { return m_variant; }
    const PluginMetadata &listing() const { return m_listing; }
    const QStringList &names() const { return m_names; }
    const Findings &findings() const { return m_review.findings(); }
    std::size_t decisions() const { return m_review.decisions(); }
    bool whole() const { return m_review.judged() == m_review.decisions(); }
    const Game &end() const { return *m_end; }
    std::unique_ptr<Game> at(std::size_t event) const { return m_review.at(event); }
    // After how many events, as the other commands count them, a decision was made.
    std::size_t step(std::size_t event) const;
    QString move(const Game &before, Code code) const;

private:
    QString m_file;
    Record m_record;
    const Variant &m_variant;
    const PluginMetadata &m_listing;
    QStringList m_names;
    std::unique_ptr<Game> m_end;
    std::vector<Step> m_steps;
    Review m_review;
};

} // namespace medici::cli
