#include "app/desktop/storage/settings.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/storage/pace.h"
#include "tests/fuzz/application.h"
#include "tests/fuzz/ways.h"

#include <QTemporaryDir>

#include <array>

namespace medici {

using namespace desktop;

// The settings' file, edited by hand: what is no setting counts as absent.
void trySettings(const QByteArray &text)
{
    needApplication();
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) == text.size(),
            "The settings cannot be written.");
    file.close();
    Settings settings(path);
    for (const Setting choice : {Setting::Language, Setting::Theme, Setting::Colours, Setting::Speed})
        require(Settings::words(choice).contains(settings.text(choice)), "A setting is none of its words.");
    const int size = settings.number(Setting::TextSize);
    require(size >= smallestText && size <= largestText, "The text has no size.");
    const int volume = settings.number(Setting::Volume);
    require(volume >= 0 && volume <= 100, "Sounds have no volume.");
    for (const Setting flag :
         {Setting::ReducedMotion, Setting::ForcedChoices, Setting::RoundScoring, Setting::UndoToLuck})
        static_cast<void>(settings.flag(flag));
    for (const Setting kept : {Setting::Geometry, Setting::LastSetup, Setting::Editions, Setting::Printing})
        static_cast<void>(settings.bytes(kept));
    for (const Setting kept : {Setting::LastFolder, Setting::RecentFiles, Setting::Lessons})
        static_cast<void>(settings.text(kept));
    const std::vector<KnownProgram> programs = knownPrograms(settings);
    for (const KnownProgram &program : programs)
        require(!program.command.program.isEmpty() && program.seconds >= 1 && program.seconds <= mostSeconds,
                "A program that was kept cannot be started.");
    if (!programs.empty()) {
        remember(settings, programs.back());
        require(knownPrograms(settings).front() == programs.back(), "A program that is kept is another one.");
    }
    settings.reset();
}

} // namespace medici
