#pragma once

#include "app/desktop/look/tints.h"

#include <QFontDatabase>
#include <QPlainTextEdit>

namespace medici::desktop {

// What a program wrote, as it wrote it: to be read and copied.
class Writing : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit Writing(QWidget *parent = nullptr) : QPlainTextEdit(parent)
    {
        setReadOnly(true);
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        setTabChangesFocus(true);
        setWordWrapMode(QTextOption::WrapAnywhere);
        dress();
    }

    void setBytes(const QByteArray &bytes) { setPlainText(QString::fromUtf8(bytes)); }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationFontChange)
            dress();
        QPlainTextEdit::changeEvent(event);
    }

private:
    void dress()
    {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(px(13));
        setFont(font);
        setMinimumHeight(6 * QFontMetrics(font).lineSpacing());
    }
};

} // namespace medici::desktop
