#pragma once

#include <QTest>

#include <QFileInfo>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

// A program of several tests. Each source of them is a Qt Test program as any other; read behind this header,
// which gives Qt's macros for main() another meaning, it is run alone where the first argument names it.
namespace medici {

#if defined(QT_WIDGETS_LIB)
using ApplicationOfTests = QApplication;
#elif defined(QT_GUI_LIB)
using ApplicationOfTests = QGuiApplication;
#else
using ApplicationOfTests = QCoreApplication;
#endif

class TestOfProgram {
public:
    using Run = int (*)(int argc, char **argv);

    TestOfProgram(const char *source, Run run)
        : m_source(source), m_run(run), m_next(std::exchange(all, this))
    {}

    // The rest of the arguments are for Qt Test.
    static int runNamed(int argc, char **argv)
    {
        for (const TestOfProgram *test = all; test != nullptr && argc > 1; test = test->m_next)
            if (test->subject() == QLatin1String(argv[1])) {
                argv[1] = argv[0];
                return test->m_run(argc - 1, argv + 1);
            }
        std::fprintf(stderr, "The first argument says which test, and is one of:\n");
        for (const TestOfProgram *test = all; test != nullptr; test = test->m_next)
            std::fprintf(stderr, "  %s\n", qPrintable(test->subject()));
        return 2;
    }

private:
    QString subject() const { return QFileInfo(QString::fromUtf8(m_source)).completeBaseName(); }

    inline static const TestOfProgram *all = nullptr;
    const char *m_source;
    Run m_run;
    const TestOfProgram *m_next;
};

template <class Test, class Application>
int runTest(int argc, char **argv)
{
    const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <class Test>
int runTestAlone(int argc, char **argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace medici

#define MEDICI_NAME_OF_TEST(number) MEDICI_NAME_OF_TEST_AS(number)
#define MEDICI_NAME_OF_TEST_AS(number) testOfProgram##number
#define MEDICI_TEST_OF_PROGRAM(...)                                                                          \
    static const medici::TestOfProgram MEDICI_NAME_OF_TEST(__COUNTER__)(__FILE__, __VA_ARGS__);

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN
#define QTEST_MAIN(Test) MEDICI_TEST_OF_PROGRAM(medici::runTest<Test, medici::ApplicationOfTests>)
#define QTEST_GUILESS_MAIN(Test) MEDICI_TEST_OF_PROGRAM(medici::runTest<Test, QCoreApplication>)
#define QTEST_APPLESS_MAIN(Test) MEDICI_TEST_OF_PROGRAM(medici::runTestAlone<Test>)

int main(int argc, char **argv)
{
    return medici::TestOfProgram::runNamed(argc, argv);
}
