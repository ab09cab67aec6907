#pragma once

#include <QDir>
#include <QStringList>

// Where a source tree breaks the arrows app -> variants -> engine/view -> engine/record -> engine/review ->
// engine/players -> engine/rules, and within app those of the two programs -> contests -> web -> programs.
// Linkage alone does not keep them: headers are found without it. Each fault is one line, with its place.

QStringList faultsOfIncludes(const QDir &root);

// Variants are found at run time: neither the engine nor the programs may know one by name.
QStringList faultsOfNames(const QDir &root);

// A folder with more than a few files says in its README.md what belongs in it and what does not. For tests,
// variants and packages a row of the README.md above will do: `view/`, or `variants/X/` for those of all
// games.
QStringList foldersThatSayNothing(const QDir &root);
