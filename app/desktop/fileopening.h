#pragma once

#include <QObject>

namespace medici::desktop {

class Window;

// macOS does not name a record that was double-clicked as an argument, but sends it to the running program.
class FileOpening : public QObject {
    Q_OBJECT

public:
    explicit FileOpening(Window &window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Window &m_window;
};

} // namespace medici::desktop
