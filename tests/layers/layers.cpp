#include "tests/layers/arrows.h"

#include <QTemporaryDir>
#include <QTest>

class LayersTest : public QObject {
    Q_OBJECT

private slots:
    void faultIsFound_data();
    void faultIsFound();
    void nameIsFound();
    void includesOfTheProjectObey();
    void noVariantOfTheProjectIsNamed();
    void silentFolderIsFound();
    void foldersOfTheProjectSayWhatTheyHold();
};

namespace {

void write(const QDir &root, const QString &path, const QByteArray &text)
{
    QVERIFY(root.mkpath(QFileInfo(path).path()));
    QFile file(root.filePath(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

void LayersTest::faultIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<bool>("faulty");

    const auto row = [](const char *path, const char *header, bool faulty) {
        QTest::addRow("%s %s", path, header) << QString::fromLatin1(path) << QByteArray(header) << faulty;
    };
    const auto right = [&](const char *path, const char *header) { row(path, header, false); };
    const auto wrong = [&](const char *path, const char *header) { row(path, header, true); };

    right("engine/rules/a.h", "<array>");
    right("engine/rules/a.h", "<boost/random/taus88.hpp>");
    wrong("engine/rules/a.h", "<boost/json.hpp>");
    wrong("engine/rules/a.h", "<QString>");
    wrong("engine/rules/a.h", "<QtGlobal>");
    wrong("engine/rules/a.h", "<QtCore/QString>");
    wrong("engine/rules/a.h", "<qglobal.h>");
    right("engine/rules/a.h", "\"engine/rules/b.h\"");
    wrong("engine/rules/a.h", "\"b.h\"");
    wrong("engine/rules/a.h", "\"engine/record/b.h\"");
    wrong("engine/rules/a.h", "\"variants/pig/rules/rules.h\"");
    right("engine/players/a.h", "\"engine/rules/b.h\"");
    wrong("engine/players/a.h", "\"engine/record/b.h\"");
    wrong("engine/players/a.h", "<QString>");
    wrong("engine/rules/a.h", "\"engine/players/b.h\"");
    right("engine/review/a.h", "\"engine/players/b.h\"");
    wrong("engine/review/a.h", "\"engine/record/b.h\"");
    wrong("engine/review/a.h", "<QString>");
    wrong("engine/players/a.h", "\"engine/review/b.h\"");
    right("engine/record/a.h", "\"engine/review/b.h\"");
    wrong("variants/pig/rules/scoring.h", "\"variants/pig/player/player.h\"");
    wrong("variants/pig/player/player.h", "\"engine/record/b.h\"");
    right("engine/record/a.cpp", "<QString>");
    wrong("engine/record/a.cpp", "<QtGui/QColor>");
    right("engine/record/a.cpp", "\"engine/rules/b.h\"");
    wrong("engine/record/a.cpp", "\"engine/view/b.h\"");
    right("engine/view/a.cpp", "<QtGui/QColor>");
    wrong("engine/view/a.cpp", "<QtWidgets/QLabel>");
    wrong("engine/view/a.cpp", "\"app/cli/b.h\"");
    wrong("variants/pig/player/player.h", "<QString>");
    wrong("variants/pig/player/player.h", "\"variants/pig/view/paint.h\"");
    right("variants/pig/record.cpp", "\"variants/pig/rules/rules.h\"");
    wrong("variants/pig/record.cpp", "\"engine/view/b.h\"");
    wrong("variants/pig/record.cpp", "<QtGui/QColor>");
    wrong("variants/pig/rules/scoring.cpp", "<QString>");
    right("variants/pig/view/view.cpp", "\"variants/pig/view/paint.h\"");
    right("variants/pig/view/view.cpp", "\"engine/view/b.h\"");
    wrong("variants/pig/view/view.cpp", "\"variants/poker/rules/rules.h\"");
    wrong("variants/pig/view/view.cpp", "\"app/desktop/b.h\"");
    right("app/cli/a.cpp", "\"engine/view/b.h\"");
    right("app/cli/a.cpp", "\"a.moc\"");
    right("app/cli/a.cpp", "\"app/contests/b.h\"");
    wrong("app/cli/a.cpp", "\"app/desktop/b.h\"");
    right("app/desktop/table/a.cpp", "\"app/desktop/widgets/b.h\"");
    right("app/desktop/table/a.cpp", "\"app/programs/b.h\"");
    right("app/desktop/archive/a.cpp", "\"app/web/b.h\"");
    wrong("app/desktop/table/a.cpp", "\"app/cli/b.h\"");
    right("app/contests/a.cpp", "\"app/programs/b.h\"");
    wrong("app/contests/a.cpp", "\"app/desktop/b.h\"");
    wrong("app/contests/a.cpp", "\"app/cli/b.h\"");
    wrong("app/programs/a.cpp", "\"app/contests/b.h\"");
    wrong("app/web/a.cpp", "\"app/contests/b.h\"");
    wrong("app/web/a.cpp", "\"app/b.h\"");
    wrong("app/cli/a.cpp", "\"variants/pig/rules/rules.h\"");
}

void LayersTest::faultIsFound()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, header);
    const QTemporaryDir folder;
    const QDir root(folder.path());
    write(root, path, "#include " + header + "\n");
    QTEST(!faultsOfIncludes(root).isEmpty(), "faulty");
}

void LayersTest::nameIsFound()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    write(root, QStringLiteral("variants/pig/rules/rules.h"), "\n");
    write(root, QStringLiteral("app/cli/main.cpp"), "// a pig, or a game of pigs\n");
    QCOMPARE(faultsOfNames(root), QStringList());

    write(root, QStringLiteral("app/cli/play.cpp"), "const char *usual = \"pig\";\n");
    write(root, QStringLiteral("app/cli/CMakeLists.txt"), "target_link_libraries(cli medici_pig)\n");
    QCOMPARE(faultsOfNames(root).size(), 2);
}

void LayersTest::includesOfTheProjectObey()
{
    const QDir root(QStringLiteral(MEDICI_SOURCE_DIR));
    QVERIFY(root.exists(QStringLiteral("engine/rules")));
    const QStringList faults = faultsOfIncludes(root);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void LayersTest::noVariantOfTheProjectIsNamed()
{
    const QStringList faults = faultsOfNames(QDir(QStringLiteral(MEDICI_SOURCE_DIR)));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void LayersTest::silentFolderIsFound()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    for (int file = 0; file < 8; ++file)
        write(root, QStringLiteral("engine/rules/%1.h").arg(file), "#pragma once\n");
    QCOMPARE(foldersThatSayNothing(root).size(), 1);
    // A row of the folder above says too little of a part of the program, but enough of a game's tests.
    write(root, QStringLiteral("engine/README.md"), "| `rules/` | what a game is |\n");
    QCOMPARE(foldersThatSayNothing(root).size(), 1);
    write(root, QStringLiteral("engine/rules/README.md"), "# engine/rules\n");
    QCOMPARE(foldersThatSayNothing(root), QStringList());
    for (int file = 0; file < 8; ++file) {
        write(root, QStringLiteral("tests/variants/pig/%1.cpp").arg(file), "\n");
        write(root, QStringLiteral("packaging/moon/%1").arg(file), "\n");
    }
    write(root, QStringLiteral("tests/README.md"),
          "| `variants/poker/`, `variants/` | what belongs here |\n");
    QCOMPARE(foldersThatSayNothing(root).size(), 2);
    write(root, QStringLiteral("tests/README.md"), "| `variants/X/` | what only one game does |\n");
    write(root, QStringLiteral("packaging/README.md"), "| `moon/` | how to get there |\n");
    QCOMPARE(foldersThatSayNothing(root), QStringList());
}

void LayersTest::foldersOfTheProjectSayWhatTheyHold()
{
    const QStringList faults = foldersThatSayNothing(QDir(QStringLiteral(MEDICI_SOURCE_DIR)));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

QTEST_APPLESS_MAIN(LayersTest)
#include "layers.moc"
