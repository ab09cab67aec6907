#include "app/desktop/sound/synthesis.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace medici::desktop {

namespace {

constexpr int rate = 44'100;
constexpr double loudest = 0.35;

// A strip of sound, on which others are laid.
class Strip {
public:
    explicit Strip(double seconds) : m_samples(static_cast<std::size_t>(seconds * rate)) {}

    // A tone that dies away: `half` is the time in which it falls to a half.
    void tone(double at, double hertz, double half, double strength)
    {
        lay(at, half, strength, [hertz](double t) { return std::sin(2 * std::numbers::pi * hertz * t); });
    }

    // A breath of noise, the duller the lower `bright` is, from 0 to 1.
    void noise(double at, double half, double strength, double bright)
    {
        double low = 0;
        lay(at, half, strength, [&](double) {
            m_random = m_random * 1'664'525U + 1'013'904'223U;
            low += bright * (static_cast<double>(m_random >> 8) / (1U << 23) - 1 - low);
            return low;
        });
    }

    // Wood on wood: a click, and what it wakes in the table.
    void knock(double at, double hertz, double strength)
    {
        noise(at, 0.004, 0.7 * strength, 0.5);
        tone(at, hertz, 0.012, strength);
        tone(at, 2.76 * hertz, 0.006, 0.4 * strength);
    }

    QByteArray wave(double volume) const
    {
        double most = 1e-9;
        for (const double sample : m_samples)
            most = std::max(most, std::abs(sample));
        QByteArray bytes;
        QDataStream file(&bytes, QIODevice::WriteOnly);
        file.setByteOrder(QDataStream::LittleEndian);
        const auto length = static_cast<quint32>(2 * m_samples.size());
        file.writeRawData("RIFF", 4);
        file << quint32{36 + length};
        file.writeRawData("WAVEfmt ", 8);
        file << quint32{16} << quint16{1} << quint16{1} << quint32{rate} << quint32{2 * rate} << quint16{2}
             << quint16{16};
        file.writeRawData("data", 4);
        file << length;
        const double fade = 0.005 * rate; // without a crack at the end
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const double fall = std::min(1.0, static_cast<double>(m_samples.size() - 1 - i) / fade);
            file << static_cast<qint16>(std::lround(32'767 * loudest * volume * fall * m_samples[i] / most));
        }
        return bytes;
    }

private:
    template <typename Form>
    void lay(double at, double half, double strength, Form form)
    {
        const auto from = static_cast<std::size_t>(at * rate);
        for (std::size_t i = from; i < m_samples.size(); ++i) {
            const double t = static_cast<double>(i - from) / rate;
            const double rise = std::min(1.0, t / 0.001); // without a crack at the beginning
            m_samples[i] += strength * rise * std::exp2(-t / half) * form(t);
        }
    }

    std::vector<double> m_samples;
    std::uint32_t m_random = 1;
};

Strip stripOf(Sound sound)
{
    switch (sound) {
    case Sound::Dice: {
        Strip strip(0.42);
        double at = 0;
        for (const double hertz : {620.0, 700.0, 560.0, 660.0, 590.0, 640.0}) {
            strip.knock(at, hertz, 1 - 1.6 * at);
            at += 0.045 + 0.02 * std::sin(hertz);
        }
        return strip;
    }
    case Sound::Piece: {
        Strip strip(0.12);
        strip.knock(0, 520, 1);
        return strip;
    }
    case Sound::Card: {
        Strip strip(0.16);
        strip.noise(0, 0.025, 0.5, 0.35);
        strip.noise(0.05, 0.02, 1, 0.7);
        return strip;
    }
    case Sound::Coin: {
        Strip strip(0.4);
        for (const double at : {0.0, 0.07})
            for (const double hertz : {2'960.0, 4'470.0, 6'310.0})
                strip.tone(at, hertz, 0.05, 2'000 / hertz);
        return strip;
    }
    case Sound::Turn: {
        Strip strip(0.6);
        strip.tone(0, 392, 0.08, 1);
        strip.tone(0.12, 523.25, 0.12, 1);
        return strip;
    }
    case Sound::End:
        break;
    }
    Strip strip(1.5);
    double at = 0;
    for (const double hertz : {392.0, 493.88, 587.33, 783.99}) {
        strip.tone(at, hertz, 0.18, 1);
        strip.tone(at, 2 * hertz, 0.09, 0.3);
        at += 0.16;
    }
    return strip;
}

} // namespace

QByteArray waveOf(Sound sound, int volume)
{
    return stripOf(sound).wave(std::clamp(volume, 0, 100) / 100.0);
}

} // namespace medici::desktop
