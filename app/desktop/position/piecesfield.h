#pragma once

#include "engine/rules/position.h"

#include <QFrame>
#include <QPointer>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLineEdit;

namespace medici {
class View;
class Words;
} // namespace medici

namespace medici::desktop {

class Appearance;

// Dice or cards in a row: typed by their names, in the window's language or that of records, or pressed one
// after the other in the palette that opens below, over what stands there, while the keyboard is there.
class PiecesField : public QWidget {
    Q_OBJECT

public:
    PiecesField(const Appearance &look, const View &view, const Words &words, QWidget *parent = nullptr);
    ~PiecesField() override;

    // What there can be, and what lies there; words that are just being typed stay as they are.
    void show(const Field &field);
    QLineEdit *line() const { return m_line; }
    QWidget *palette() const { return m_palette; }
    // What was typed that is nothing known; empty: all is well.
    const QString &unknown() const { return m_unknown; }
    // Pressed in the palette.
    void add(int piece);
    void takeBack();

signals:
    void changed(const std::vector<int> &pieces);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void read(const QString &text);
    std::optional<int> pieceCalled(const QString &name) const;
    QString wordsFor(const std::vector<int> &pieces) const;
    void fillPalette();
    void openPalette();
    void placePalette();
    void paintIcons();

    const Appearance &m_look;
    const View &m_view;
    const Words &m_words;
    Field m_field;
    QString m_unknown;
    QLineEdit *m_line;
    QPointer<QFrame> m_palette; // the page's, over which it lies
    QGridLayout *m_grid;
};

} // namespace medici::desktop
