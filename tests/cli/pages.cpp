#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

// The pages that a person follows with a program of their own: every command on them, in their order.
class PagesTest : public QObject {
    Q_OBJECT

private slots:
    void theSundayCanBeFollowed();
    void partsArePutTogetherAsThePageSays();

private:
    void follow(const QString &page, QByteArray &said) const;
};

namespace {

void run(const QString &folder, const QString &commands, QByteArray &said)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", MEDICI_CLI_FOLDER ":" PYTHON_FOLDER ":" + environment.value("PATH"));
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(folder);
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.start("sh", {"-e", "-c", commands});
    QVERIFY(shell.waitForFinished(1'500'000));
    const QByteArray out = shell.readAll();
    QVERIFY2(shell.exitCode() == 0, qPrintable(commands + QString::fromUtf8(out)));
    said += out;
}

// 'moreutils' has another program of that name.
bool gnuParallel()
{
    static const bool found = [] {
        QProcess program;
        program.start("parallel", {"--version"});
        return program.waitForFinished() && program.readAll().startsWith("GNU parallel");
    }();
    return found;
}

} // namespace

void PagesTest::follow(const QString &page, QByteArray &said) const
{
    QFile file(SOURCES "/" + page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QTemporaryDir folder;
    QVERIFY(QFile::link(SOURCES "/app", folder.filePath("app")));
    static const QRegularExpression block("```(sh|python)\n(.*?)```",
                                          QRegularExpression::DotMatchesEverythingOption);
    for (auto blocks = block.globalMatch(QString::fromUtf8(file.readAll())); blocks.hasNext();) {
        const QRegularExpressionMatch match = blocks.next();
        if (match.captured(1) == "python") {
            QFile program(folder.filePath("mine.py"));
            QVERIFY(program.open(QIODevice::WriteOnly));
            program.write(match.captured(2).toUtf8());
            continue;
        }
        QString commands = match.captured(2);
        // GNU parallel is not everywhere; where it is missing, what it is told here is one command for each
        // number.
        static const QRegularExpression parallel("seq (\\d+) \\| parallel ((?:.*\\\\\n)*.*)\n");
        for (auto many = parallel.match(commands); many.hasMatch() && !gnuParallel();
             many = parallel.match(commands))
            commands.replace(many.capturedStart(), many.capturedLength(),
                             QString("for i in $(seq %1); do %2; done\n")
                                 .arg(many.captured(1), QString(many.captured(2)).replace("{}", "$i")));
        run(folder.path(), commands, said);
    }
}

void PagesTest::theSundayCanBeFollowed()
{
    QByteArray said;
    follow("app/programs/examples/README.md", said);
    QVERIFY2(said.contains("Is mine better than old, by 20 rather than 0 points? yes"), said);
    QVERIFY(!said.contains("was replaced"));
}

void PagesTest::partsArePutTogetherAsThePageSays()
{
    QByteArray said;
    follow("app/contests/SHARDS.md", said);
    QVERIFY2(said.contains("32 games with 16 deals"), said);
    QVERIFY2(said.contains("dice with 3 seats, seed 1: 12 deals"), said);
}

QTEST_GUILESS_MAIN(PagesTest)
#include "pages.moc"
