#pragma once

#include <QColor>

// How colours look to different eyes, and how different they are.
enum class Eyes { Usual, Protan, Deutan, Tritan };

// Machado, Oliveira and Fernandes (2009) for red and green, Brettel, Viénot and Mollon (1997) with two
// planes for blue; full strength, in linear sRGB.
QColor seen(const QColor &color, Eyes eyes);

// CIEDE2000
double difference(const QColor &one, const QColor &other);

// WCAG 2
double contrast(const QColor &one, const QColor &other);
