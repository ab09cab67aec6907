#pragma once

#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QCoreApplication>
#include <QTest>

#include <stdexcept>

namespace medici {

// The one that VARIANT names.
inline QString variantName()
{
    return qEnvironmentVariable("VARIANT");
}

inline const Recordable &variantTested()
{
    static Variants variants(
        {QCoreApplication::applicationDirPath() + u'/' + variantName() + QStringLiteral("/variants")});
    const Variant *variant = variants.find(variantName());
    return variant != nullptr ? *variant : throw std::runtime_error("VARIANT names no game");
}

} // namespace medici
