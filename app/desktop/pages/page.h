#pragma once

#include <QEvent>
#include <QWidget>

namespace medici::desktop {

// One of the window's pages.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual QString subtitle() const { return {}; }
    // Where the keyboard is when the page is opened.
    virtual QWidget *firstFocus() { return this; }
    // The page is about to be seen.
    virtual void enter() {}

signals:
    void titleChanged();
    void left(); // done here: back to where one came from

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            retranslate();
            emit titleChanged();
        }
        QWidget::changeEvent(event);
    }
    virtual void retranslate() = 0;
};

} // namespace medici::desktop
