#include "tests/view/eyes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double encoded(double part)
{
    const double clipped = std::clamp(part, 0.0, 1.0);
    return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055;
}

Vector linear(const QColor &color)
{
    return {linear(double{color.redF()}), linear(double{color.greenF()}), linear(double{color.blueF()})};
}

double dot(const Vector &a, const Vector &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Vector times(const Matrix &m, const Vector &v)
{
    return {dot(m[0], v), dot(m[1], v), dot(m[2], v)};
}

constexpr Matrix protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.01182, 0.04294, 0.968881}}};
constexpr Matrix tritanOne{
    {{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.805, 0.11911}}};
constexpr Matrix tritanTwo{
    {{0.93678, 0.18979, -0.12657}, {0.06154, 0.81526, 0.1232}, {-0.37562, 1.12767, 0.24796}}};
constexpr Vector tritanPlane{0.03901, -0.02788, -0.01113};

struct Lab {
    double l, a, b;
};

Lab lab(const QColor &color)
{
    const Vector rgb = linear(color);
    constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                            {0.2126729, 0.7151522, 0.072175},
                            {0.0193339, 0.119192, 0.9503041}}};
    const Vector xyz = times(toXyz, rgb);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

constexpr double degrees = std::numbers::pi / 180;

double hue(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double angle = std::atan2(b, a) / degrees;
    return angle < 0 ? angle + 360 : angle;
}

double luminance(const QColor &color)
{
    return dot(linear(color), {0.2126, 0.7152, 0.0722});
}

} // namespace

QColor seen(const QColor &color, Eyes eyes)
{
    const Vector rgb = linear(color);
    Vector shown = rgb;
    if (eyes == Eyes::Protan)
        shown = times(protan, rgb);
    else if (eyes == Eyes::Deutan)
        shown = times(deutan, rgb);
    else if (eyes == Eyes::Tritan)
        shown = times(dot(rgb, tritanPlane) >= 0 ? tritanOne : tritanTwo, rgb);
    // Of 16 bits a part, so that rounding does not count.
    const auto part = [](double light) { return static_cast<float>(encoded(light)); };
    return QColor::fromRgbF(part(shown[0]), part(shown[1]), part(shown[2]));
}

double difference(const QColor &one, const QColor &other)
{
    const Lab p = lab(one);
    const Lab q = lab(other);
    const double meanC = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double c7 = std::pow(meanC, 7);
    const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + std::pow(25.0, 7))));
    const double pa = (1 + g) * p.a;
    const double qa = (1 + g) * q.a;
    const double pc = std::hypot(pa, p.b);
    const double qc = std::hypot(qa, q.b);
    const double ph = hue(pa, p.b);
    const double qh = hue(qa, q.b);

    const double dl = q.l - p.l;
    const double dc = qc - pc;
    double dh = 0;
    double meanH = ph + qh;
    if (pc * qc != 0) {
        dh = qh - ph;
        if (dh > 180)
            dh -= 360;
        else if (dh < -180)
            dh += 360;
        if (std::abs(ph - qh) <= 180)
            meanH = (ph + qh) / 2;
        else
            meanH = ph + qh < 360 ? (ph + qh + 360) / 2 : (ph + qh - 360) / 2;
    }
    const double dH = 2 * std::sqrt(pc * qc) * std::sin(dh / 2 * degrees);
    const double meanL = (p.l + q.l) / 2;
    const double cMean = (pc + qc) / 2;
    const double t = 1 - 0.17 * std::cos((meanH - 30) * degrees) + 0.24 * std::cos(2 * meanH * degrees)
        + 0.32 * std::cos((3 * meanH + 6) * degrees) - 0.2 * std::cos((4 * meanH - 63) * degrees);
    const double l50 = (meanL - 50) * (meanL - 50);
    const double sl = 1 + 0.015 * l50 / std::sqrt(20 + l50);
    const double sc = 1 + 0.045 * cMean;
    const double sh = 1 + 0.015 * cMean * t;
    const double turn = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
    const double m7 = std::pow(cMean, 7);
    const double rt = -2 * std::sqrt(m7 / (m7 + std::pow(25.0, 7))) * std::sin(2 * turn * degrees);
    const double x = dl / sl;
    const double y = dc / sc;
    const double z = dH / sh;
    return std::sqrt(x * x + y * y + z * z + rt * y * z);
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}
