#pragma once

#include <QDir>
#include <QStringList>

// Where a source tree breaks the arrows app -> variants -> engine/view -> engine/record -> engine/players ->
// engine/rules. Linkage alone does not keep them: headers are found without it. Each fault is one line, with
// its place.

QStringList faultsOfIncludes(const QDir &root);

// Variants are found at run time: neither the engine nor the programs may know one by name.
QStringList faultsOfNames(const QDir &root);

// A folder with more than a few files says in its README.md what belongs in it and what does not.
QStringList foldersThatSayNothing(const QDir &root);
