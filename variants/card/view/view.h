#pragma once

#include "engine/view/view.h"
#include "variants/card/paper/scoresheet.h"

namespace medici::card {

class CardView final : public View {
public:
    QString summary() const override;
    std::chrono::minutes length() const override;
    QString optionHelp(std::string_view option) const override;
    void illustrate(QPainter &painter, const QRectF &place, const Theme &theme) const override;

    std::vector<Region> layout(const Game &game, const Canvas &canvas) const override;
    void paint(QPainter &painter, const Frame &frame) const override;
    std::chrono::milliseconds duration(const Game &before, std::span<const Event> events) const override;
    void paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                        const Theme &theme) const override;

    std::vector<RegionId> regionsOf(const Game &game, Code code) const override;
    std::vector<Offer> offers(const Game &game, const Draft &draft) const override;
    Sentence prompt(const Game &game, const Draft &draft, const Players &players) const override;
    Note whyNot(const Game &game, const Draft &draft, RegionId region) const override;
    std::optional<RegionId> homeOf(const Game &game, RegionId region) const override;

    HistoryEntry describe(const Game &before, std::span<const Event> events,
                          const Players &players) const override;
    Heading heading(const Game &before, const Event &event, const Players &players) const override;
    QString progress(const Game &game) const override;
    Note tooltip(const Game &game, RegionId region, const Players &players) const override;
    Standings standings(const Game &game, const Players &players) const override;
    QString scoreName() const override;
    Scoring scoring(const Game &before, const Game &after, const Players &players) const override;
    Result result(const Game &over, const Players &players) const override;

    QString rulesPage(const QString &language) const override;
    QSize figureSize(const QString &figure) const override;
    void paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                     const Theme &theme) const override;

    const ScoreSheet *scoreSheet() const override { return &m_scoreSheet; }

private:
    CardScoreSheet m_scoreSheet;
};

} // namespace medici::card
