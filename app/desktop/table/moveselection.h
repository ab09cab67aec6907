#pragma once

#include "app/desktop/table/tablecontroller.h"
#include "engine/view/draft.h"
#include "engine/view/note.h"
#include "engine/view/sentence.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace medici::desktop {

// What the person to act has chosen so far. The board, the buttons and the keyboard all read it here.
class MoveSelection : public QObject {
    Q_OBJECT

public:
    explicit MoveSelection(TableController &table, QObject *parent = nullptr);

    // Whether a person may choose at all just now.
    bool open() const;
    const Draft &draft() const { return m_draft; }
    // Whether more or something else is chosen than whatever one does.
    bool begun() const { return m_draft != m_obligatory; }
    const std::vector<RegionId> &regions() const { return m_regions; }
    // All that could be chosen when nothing was: these have numbers.
    const std::vector<RegionId> &numbered() const { return m_numbered; }
    bool canChoose(RegionId id) const;
    const std::vector<Offer> &offers() const { return m_offers; }
    Sentence prompt() const;
    Note whyNot(RegionId id) const;

    void choose(RegionId id);
    void clear();
    bool play(Code code);
    // Says of every move before it is played what is to be played for it; nothing: not that.
    using Judge = std::function<std::optional<Code>(Code)>;
    void setJudge(Judge judge) { m_judge = std::move(judge); }

    void renew();
    // Says everything anew, in the language of the moment.
    void follow();

signals:
    void changed();
    // Somebody tried what the rules do not allow.
    void refused(const medici::Note &why);

private:
    TableController &m_table;
    Judge m_judge;
    Draft m_draft;
    Draft m_obligatory;
    std::vector<RegionId> m_regions;
    std::vector<RegionId> m_numbered;
    std::vector<Offer> m_offers;
};

} // namespace medici::desktop
