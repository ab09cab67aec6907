#pragma once

#include <QWidget>

namespace medici::desktop {

class KeyButton;
class Words;
struct Desk;

// A game on the first page: its picture, what it is, how many play it and how long.
class VariantCard : public QWidget {
    Q_OBJECT

public:
    VariantCard(Desk &desk, QString variant, QWidget *parent = nullptr);

    const QString &variant() const { return m_variant; }
    void retranslate();
    KeyButton *newButton() const { return m_new; }

signals:
    void newWanted(const QString &variant);
    void rulesWanted(const QString &variant);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRectF picture() const;
    void space();

    Desk &m_desk;
    QString m_variant;
    Words *m_name;
    Words *m_summary;
    Words *m_figures;
    KeyButton *m_rules;
    KeyButton *m_new;
    QWidget *m_below;
};

} // namespace medici::desktop
