#pragma once

#include <QByteArray>
#include <QHash>
#include <QPaintDevice>
#include <QPainterPath>
#include <QSize>

#include <map>
#include <memory>
#include <vector>

namespace medici::web {

// What many drawings on one page have in common.
struct SvgStock {
    std::map<QByteArray, int> clips;    // by their shapes
    QHash<QString, QPainterPath> words; // by their font: to find out their shapes takes longest
};

// Takes down what is painted on it as elements of SVG, without brackets, one for each thing: pictures that
// differ little have most of them in common. Letters become shapes, so that they need no font. Lengths are
// whole numbers of a small unit.
class SvgDrawing : public QPaintDevice {
public:
    static constexpr int unitsPerPixel = 20;

    SvgDrawing(const QSize &size, SvgStock &stock);
    ~SvgDrawing() override;

    const std::vector<QByteArray> &elements() const;
    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize m_size;
    std::unique_ptr<Engine> m_engine;
};

} // namespace medici::web
