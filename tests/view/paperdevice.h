#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPen>
#include <QRectF>
#include <QStringList>

// What stands on a page.
struct Written {
    QStringList texts;
    int crosses = 0;
    int circles = 0;
};

// A paper that takes down the words written on it and the strokes of a player's marks, which alone have
// round ends and are no paths.
class PaperDevice final : public QPaintDevice, public QPaintEngine {
public:
    explicit PaperDevice(QSize size) : QPaintEngine(AllFeatures), m_size(size) {}

    Written written() const { return {m_texts, m_strokes / 2, m_circles}; }

    QPaintEngine *paintEngine() const override { return const_cast<PaperDevice *>(this); }
    Type type() const override { return User; }
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
    void drawRects(const QRectF *, int) override {}
    void updateState(const QPaintEngineState &now) override
    {
        if (now.state() & DirtyPen)
            m_pen = now.pen();
    }
    void drawLines(const QLineF *, int count) override
    {
        if (m_pen.capStyle() == Qt::RoundCap)
            m_strokes += count;
    }
    void drawEllipse(const QRectF &) override { ++m_circles; }
    void drawTextItem(const QPointF &, const QTextItem &item) override { m_texts << item.text(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmWidthMM:
            return m_size.width();
        case PdmHeight:
        case PdmHeightMM:
            return m_size.height();
        case PdmDepth:
        case PdmNumColors:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 72;
        }
    }

private:
    QSize m_size;
    QPen m_pen;
    QStringList m_texts;
    int m_strokes = 0;
    int m_circles = 0;
};
