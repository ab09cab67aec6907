#include "app/desktop/pages/settingspage.h"
#include "engine/rules/ranges.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// What is heard on a stage, instead of the loudspeaker.
struct Ear {
    explicit Ear(Stage &stage)
    {
        stage.services.sounds.setPlayer([this](const QByteArray &wave) { waves << wave; });
        QObject::connect(&stage.services.sounds, &Sounds::played, &stage.window,
                         [this](Sound sound) { heard.push_back(sound); });
    }

    bool has(Sound sound) const { return ranges::find(heard, sound) != heard.end(); }

    QList<QByteArray> waves;
    std::vector<Sound> heard;
};

std::vector<qint16> samplesOf(const QByteArray &wave)
{
    std::vector<qint16> samples;
    for (qsizetype at = 44; at + 1 < wave.size(); at += 2)
        samples.push_back(qFromLittleEndian<qint16>(wave.constData() + at));
    return samples;
}

int loudestOf(const QByteArray &wave)
{
    int most = 0;
    for (const qint16 sample : samplesOf(wave))
        most = std::max(most, std::abs(int{sample}));
    return most;
}

constexpr std::array all{Sound::Dice, Sound::Piece, Sound::Card, Sound::Coin, Sound::Turn, Sound::End};

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreOffAtFirst();
    void everyWaveIsShortQuietAndTheSameAgain();
    void theVolumeIsHeard();
    void whatHappensOnTheTableIsHeard();
    void aPersonsTurnAndTheEndAreHeard();
    void lookingBackIsSilent();
    void computersMovesAndTurnsAreSaid();
    void withoutASoundDeviceEverythingWorks();
};

void SoundsTest::theyAreOffAtFirst()
{
    Stage stage;
    Ear ear(stage);
    QCOMPARE(stage.services.settings.number(Setting::Volume), 0);
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QVERIFY(ear.waves.empty());
}

void SoundsTest::everyWaveIsShortQuietAndTheSameAgain()
{
    QSet<QByteArray> different;
    for (const Sound sound : all) {
        const QByteArray wave = waveOf(sound, 100);
        QCOMPARE(waveOf(sound, 100), wave);
        different << wave;
        QVERIFY(wave.startsWith("RIFF") && wave.mid(8, 8) == "WAVEfmt ");
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 4), static_cast<quint32>(wave.size() - 8));
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 40), static_cast<quint32>(wave.size() - 44));
        QVERIFY(samplesOf(wave).size() <= 66'150); // a second and a half
        QVERIFY(loudestOf(wave) > 8'000 && loudestOf(wave) < 16'000);
        QVERIFY(std::abs(int{samplesOf(wave).front()}) < 400); // no crack
        QVERIFY(std::abs(int{samplesOf(wave).back()}) < 400);
    }
    QCOMPARE(different.size(), static_cast<qsizetype>(all.size()));
}

void SoundsTest::theVolumeIsHeard()
{
    for (const Sound sound : all) {
        QCOMPARE(loudestOf(waveOf(sound, 0)), 0);
        QVERIFY(std::abs(2 * loudestOf(waveOf(sound, 30)) - loudestOf(waveOf(sound, 60))) <= 2);
    }
    Stage stage;
    Ear ear(stage);
    stage.window.show(stage.window.settingsPage());
    for (QAbstractButton *button : stage.window.settingsPage()->findChildren<QAbstractButton *>())
        if (button->text() == u"Loud"_s)
            button->click();
    QCOMPARE(stage.services.settings.number(Setting::Volume), 100);
    QCOMPARE(ear.waves, QList<QByteArray>{waveOf(Sound::Coin, 100)}); // so loud
}

void SoundsTest::whatHappensOnTheTableIsHeard()
{
    for (const auto &[variant, sound] :
         {std::pair(u"dice"_s, Sound::Dice), std::pair(u"gemstones"_s, Sound::Dice),
          std::pair(u"card"_s, Sound::Card), std::pair(u"auction"_s, Sound::Coin)}) {
        Stage stage;
        stage.services.settings.set(Setting::Volume, 60);
        Ear ear(stage);
        stage.begin(u"HHH"_s, 7, variant);
        stage.playOn(40);
        QVERIFY2(ear.has(sound), qPrintable(variant));
    }
}

void SoundsTest::aPersonsTurnAndTheEndAreHeard()
{
    Stage stage;
    stage.services.settings.set(Setting::Volume, 30);
    Ear ear(stage);
    stage.begin(u"HR"_s);
    const Session &session = stage.services.table.current()->session();
    const auto computerPlayed = [&session](std::size_t from) {
        return ranges::any_of(session.log().subspan(from),
                              [](const Event &event) { return event.actor == 1; });
    };
    QVERIFY(stage.wait());
    std::size_t from = 0;
    do {
        ear.heard.clear();
        from = session.cursor();
        stage.playOn(1);
    } while (!computerPlayed(from));
    QCOMPARE(ranges::count(ear.heard, Sound::Turn), 1); // after the computer's dice
    stage.playOn(400);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QCOMPARE(ear.heard.back(), Sound::End);
}

void SoundsTest::lookingBackIsSilent()
{
    Stage stage;
    stage.begin(u"HH"_s);
    stage.playOn(6);
    stage.services.settings.set(Setting::Volume, 60);
    Ear ear(stage);
    stage.services.table.lookAt(2);
    stage.services.table.lookAt(5);
    stage.services.table.lookAt(std::nullopt);
    stage.services.table.undo();
    QVERIFY(!ear.has(Sound::Dice) && !ear.has(Sound::Piece));
}

void SoundsTest::withoutASoundDeviceEverythingWorks()
{
    Stage stage; // with the real loudspeaker, wherever this runs
    stage.services.settings.set(Setting::Volume, 30);
    stage.begin(u"HR"_s);
    stage.playOn(400);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
}

void SoundsTest::computersMovesAndTurnsAreSaid()
{
    for (const bool wanted : {false, true})
        for (const QString &language : {u"en"_s, u"pl"_s}) {
            Stage stage;
            stage.services.settings.set(Setting::Language, language);
            stage.services.settings.set(Setting::Speech, wanted);
            QStringList said;
            QStringList languages;
            stage.services.voice.setSpeaker([&](const QString &words, const QString &spoken) {
                said << words;
                languages << spoken;
            });
            stage.begin(u"HR"_s);
            stage.playOn(2);
            QCOMPARE(!said.isEmpty(), wanted);
            if (!wanted)
                continue;
            languages.removeDuplicates();
            QCOMPARE(languages, QStringList{language});
            const QString all = said.join(u'|');
            const QString takes = language == u"en" ? u" takes"_s : u" bierze"_s;
            const auto &people = stage.services.table.current()->proposal().people;
            QVERIFY2(all.contains(people[1].name + takes), qPrintable(all));
            QVERIFY2(all.contains(people[0].name + u':'), qPrintable(all));
            QVERIFY2(!all.contains(people[0].name + takes), qPrintable(all));
        }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SoundsTest)
#include "sounds.moc"
