#pragma once

#include <QString>

namespace medici {

// A text as a compositor would set it, so that sources and translations are typed plainly: curved quotation
// marks and apostrophes, and no line that ends between a number and what it counts or, in Polish, after a
// word of one letter. Letters, placeholders, access keys ('&') and marked-up tags stay as they are.
QString typeset(const QString &text, QStringView language);

} // namespace medici
