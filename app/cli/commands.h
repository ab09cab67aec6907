#pragma once

#include "app/cli/console.h"

#include <QStringList>

namespace medici::cli {

// Each command takes the words after its name.
Exit play(const QStringList &words, Console &console);
Exit deal(const QStringList &words, Console &console);
Exit compare(const QStringList &words, Console &console);
Exit convert(const QStringList &words, Console &console);
Exit check(const QStringList &words, Console &console);
Exit show(const QStringList &words, Console &console);
Exit setUp(const QStringList &words, Console &console);
Exit diagram(const QStringList &words, Console &console);
Exit replay(const QStringList &words, Console &console);
Exit review(const QStringList &words, Console &console);
Exit think(const QStringList &words, Console &console);
Exit listVariants(const QStringList &words, Console &console);
Exit sheet(const QStringList &words, Console &console);
Exit tournament(const QStringList &words, Console &console);
Exit whatif(const QStringList &words, Console &console);
Exit merge(const QStringList &words, Console &console);
Exit bench(const QStringList &words, Console &console);

} // namespace medici::cli
