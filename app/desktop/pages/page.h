#pragma once

#include <QApplication>
#include <QEvent>
#include <QPointer>
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
    // Where it was when the page was left; null where that is gone.
    QWidget *focusedLast() const { return m_focusedLast; }
    void rememberFocus()
    {
        QWidget *focused = QApplication::focusWidget();
        m_focusedLast = focused != nullptr && isAncestorOf(focused) ? focused : nullptr;
    }
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

private:
    QPointer<QWidget> m_focusedLast;
};

} // namespace medici::desktop
