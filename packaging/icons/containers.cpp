#include "packaging/icons/containers.h"

#include <QtEndian>

#include <array>

namespace medici::icons {

namespace {

template <typename Number>
void addLittle(QByteArray &file, Number number)
{
    number = qToLittleEndian(number);
    file.append(reinterpret_cast<const char *>(&number), sizeof number);
}

void addBig(QByteArray &file, quint32 number)
{
    number = qToBigEndian(number);
    file.append(reinterpret_cast<const char *>(&number), sizeof number);
}

struct Block {
    const char *name;
    int side;
};

// For plain screens, then the same places on screens with twice the pixels.
constexpr std::array blocks{Block{"icp4", 16},  Block{"icp5", 32},  Block{"ic07", 128}, Block{"ic08", 256},
                            Block{"ic09", 512}, Block{"ic11", 32},  Block{"ic12", 64},  Block{"ic13", 256},
                            Block{"ic14", 512}, Block{"ic10", 1024}};

} // namespace

QByteArray windowsIcon(const Sizes &sizes)
{
    constexpr int headSize = 6;
    constexpr int entrySize = 16;
    QByteArray head;
    addLittle<quint16>(head, 0);
    addLittle<quint16>(head, 1); // an icon, not a cursor
    addLittle<quint16>(head, static_cast<quint16>(sizes.size()));
    QByteArray pictures;
    for (const auto &[side, png] : sizes) {
        const char byte = static_cast<char>(side < 256 ? side : 0);
        head.append(byte).append(byte).append('\0').append('\0');
        addLittle<quint16>(head, 1);  // plane
        addLittle<quint16>(head, 32); // bits a pixel
        addLittle<quint32>(head, static_cast<quint32>(png.size()));
        addLittle<quint32>(
            head,
            static_cast<quint32>(headSize + entrySize * static_cast<int>(sizes.size()) + pictures.size()));
        pictures.append(png);
    }
    return head + pictures;
}

QByteArray macIcon(const Sizes &sizes)
{
    constexpr int headSize = 8;
    QByteArray body;
    for (const Block &block : blocks) {
        const QByteArray &png = sizes.at(block.side);
        body.append(block.name);
        addBig(body, static_cast<quint32>(headSize + png.size()));
        body.append(png);
    }
    QByteArray file("icns");
    addBig(file, static_cast<quint32>(headSize + body.size()));
    return file + body;
}

} // namespace medici::icons
