#include "app/desktop/widgets/rangefield.h"

namespace medici::desktop {

RangeField::RangeField(QWidget *parent) : QSpinBox(parent)
{
    setKeyboardTracking(false); // or the value before would be the first figure of the one that is refused
}

// Qt swallows a figure that leads beyond the limits, as if the key were broken.
QValidator::State RangeField::validate(QString &text, int &at) const
{
    const QValidator::State state = QSpinBox::validate(text, at);
    bool number = false;
    static_cast<void>(locale().toLongLong(text.trimmed(), &number));
    return state == QValidator::Invalid && number ? QValidator::Intermediate : state;
}

void RangeField::fixup(QString &text) const
{
    if (!text.trimmed().isEmpty())
        emit refused(text.trimmed());
    QSpinBox::fixup(text);
}

} // namespace medici::desktop
