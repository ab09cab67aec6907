#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace medici::desktop {

// Figures as bars below each other, each with its name and its figure.
class BookBars : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        QString name;
        QString figure;
        double value = 0;
        std::optional<double> low{}; // how far it may be off
        std::optional<double> high{};
        std::optional<double> mark{}; // what it is to be compared with
    };

    explicit BookBars(QWidget *parent = nullptr);

    // As long as `whole` is a bar that fills its line; nothing: the longest does.
    void show(std::vector<Bar> bars, std::optional<double> whole = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int lineHeight() const;

    std::vector<Bar> m_bars;
    double m_whole = 1;
};

} // namespace medici::desktop
