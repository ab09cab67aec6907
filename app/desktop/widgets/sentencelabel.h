#pragma once

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/sentencetext.h"
#include "engine/view/sentence.h"

#include <QWidget>

#include <map>

namespace medici::desktop {

class Appearance;

// A sentence in a window: wrapped, with its symbols, and read aloud as words.
class SentenceLabel : public QWidget {
    Q_OBJECT

public:
    SentenceLabel(const Appearance &look, TextKind text, Tint tint = Tint::Ink, QWidget *parent = nullptr);

    void setSentence(const Sentence &sentence);
    const Sentence &sentence() const { return m_sentence; }
    void setTint(Tint tint);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    const SentenceText &broken(int width) const;

    const Appearance &m_appearance;
    TextKind m_text;
    Tint m_tint;
    Sentence m_sentence;
    mutable std::map<int, SentenceText> m_texts; // by width; layouts ask often
};

} // namespace medici::desktop
