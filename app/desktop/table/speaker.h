#pragma once

#include <QWidget>

namespace medici::desktop {

// Speaks to screen readers. Qt announces from 6.8 on; before that a notification without a face comes into
// view again and again, each time with another name, which readers follow too.
class Speaker : public QWidget {
    Q_OBJECT

public:
    explicit Speaker(QWidget *parent = nullptr);

    void say(const QString &words);
    const QString &last() const { return m_last; }

signals:
    void said(const QString &words);

private:
    QString m_last;
};

} // namespace medici::desktop
