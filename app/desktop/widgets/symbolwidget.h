#pragma once

#include <QWidget>

namespace medici::desktop {

class Appearance;

// A symbol as a widget: a coat of arms, or one in the victor's laurel.
class SymbolWidget : public QWidget {
    Q_OBJECT

public:
    SymbolWidget(const Appearance &look, int side, QWidget *parent = nullptr);

    void setSymbol(const QString &id);
    void setWreath(const QString &id);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    int m_side;
    QString m_id;
    QString m_wreath;
};

} // namespace medici::desktop
