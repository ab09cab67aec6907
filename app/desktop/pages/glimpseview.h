#pragma once

#include "engine/view/view.h"

#include <QWidget>

namespace medici::desktop {

class Appearance;

// What a game is in a few pictures, side by side, with a sentence below each.
class GlimpseView : public QWidget {
    Q_OBJECT

public:
    explicit GlimpseView(const Appearance &look, QWidget *parent = nullptr);

    void show(const View &view);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int columnWidth(int width) const;
    int wordsHeight(int width) const;

    const Appearance &m_appearance;
    const View *m_view = nullptr;
    std::vector<Glimpse> m_glimpses;
};

} // namespace medici::desktop
