"""Scenes of the industries, near and as a wide background (`far`)."""

import math

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, SHEET, filament, mirror, sparks
from ..palette import CYAN, MIST, linear


@still("industry/public-sector")
@still("industry/public-sector-background", far=True)
def civic(far=False):
    """A terraced civic form of stone and glass rises from still water."""
    stage.begin(glow_azimuth=64 if not far else 78, glow_strength=0.46)
    mirror(0, 0.01)
    x, y = (2.8, 4.0) if not far else (2.2, 12)
    rock = m.stone(linear("#0d4c57"), 0.32)
    for k in range(6):
        r = 4.0 - 0.36 * k
        f.put(f.disc(r, 0.17, 0.03, 96), rock, at=(x, y, k * 0.17))
        f.put(f.torus(r + 0.005, 0.009, 160, 6), m.light(CYAN, 1.0 + 0.2 * k), at=(x, y, k * 0.17 + 0.15))
    base = 1.02
    for k in range(18):
        a = 2 * math.pi * k / 18 + 0.1
        f.put(f.prism(20, 0.15, 1.7, 0.02), rock, at=(x + 1.78 * math.cos(a), y + 1.78 * math.sin(a), base))
    f.put(f.disc(1.3, 1.65, 0.03), m.frost(SHEET, 0.22, 0.8), at=(x, y, base))
    f.put(f.disc(0.55, 1.5, 0.05), m.light(linear("#bff6ff"), 2.8, True), at=(x, y, base + 0.05))
    f.put(f.disc(2.08, 0.22, 0.04, 96), rock, at=(x, y, base + 1.7))
    f.put(f.disc(1.8, 0.16, 0.04, 96), rock, at=(x, y, base + 1.92))
    f.put(f.ball(1.42, 5), m.frost(SHEET, 0.28, 1.0), at=(x, y, base + 1.8), scale=(1, 1, 0.88))
    for k in range(12):
        a = math.pi * k / 12
        rib = [(x + 1.43 * math.cos(t) * math.cos(a), y + 1.43 * math.cos(t) * math.sin(a), base + 1.85 + 1.26 * math.sin(t)) for t in (math.pi * i / 40 for i in range(41))]
        filament(rib, PALE, 1.0, 0.01)
    f.rod((x, y, base + 3.0), (x, y, base + 3.9), m.light(linear("#e8fdff"), 6), 0.025)
    for j in range(6):
        for side in (-1, 1):
            f.put(f.prism(6, 0.3, 2.5, 0.03), rock, at=(x + side * 6.0, y - 5 + j * 4.2, 0))
    if far:
        stage.camera((0, -8.0, 1.7), (0, 8, 2.6), lens=28, focus=(2.2, 11, 2), fstop=3.5)
    else:
        stage.camera((-1.8, -6.8, 2.3), (0.9, 4, 2.05), lens=32, focus=(2.6, 2.2, 2), fstop=2.4)


@still("industry/financial")
@still("industry/financial-background", far=True)
def ledger(far=False):
    """Precise vertical strata of glass catch one narrow beam of light."""
    stage.begin(glow_azimuth=58, glow_strength=0.4)
    mirror(0)
    count, gap = (19, 0.44) if not far else (40, 0.62)
    start = -0.8 if not far else -11
    for k in range(count):
        h = 2.2 + 1.5 * math.sin(k * 0.33) ** 2 + 0.05 * k
        x = start + k * gap
        y = 2.2 + 0.1 * k if not far else 3.2 + 0.02 * k
        tint = linear(("#0fb5ae", "#12a9c4", "#0c8f95")[k % 3])
        f.put(f.box(0.14, 2.2, h, 0.03), m.frost(tint, 0.14, 0.95), at=(x, y, h / 2), turn=(0, 0, math.radians(-14)))
        sparks([(x - 0.08, y - 0.1, 1.55, MIST, 1.0), (x + 0.08, y - 0.1, 1.55, PALE, 0.6)], power=6, radius=0.07)
        f.put(f.torus(0.13, 0.007, 48, 6), m.light(PALE, 3.0), at=(x - 0.09, y - 0.1, 1.55), turn=(0, math.pi / 2, math.radians(-14)))
    a = (-12, 2.2 + 0.1 * (-12 - start) / gap, 1.55) if not far else (-16, 3.0, 1.55)
    b = (14, 2.2 + 0.1 * (14 - start) / gap, 1.55) if not far else (18, 3.6, 1.55)
    filament([(a[0], a[1] - 0.1, a[2]), (b[0], b[1] - 0.1, b[2])], linear("#dffcff"), 6.0, 0.024)
    if far:
        stage.camera((-1.0, -8.8, 2.1), (0.6, 3, 1.9), lens=28, focus=(1, 2, 1.6), fstop=1.3)
    else:
        stage.camera((-2.6, -6.8, 2.5), (1.0, 2.2, 1.65), lens=34, focus=(1.6, 1.2, 1.6), fstop=1.8)


@still("industry/healthcare")
@still("industry/healthcare-background", far=True)
def membranes(far=False):
    """A soft pulse of light travels through layered translucent membranes."""
    stage.begin(glow_azimuth=66, glow_strength=0.42)
    mirror(-0.4)
    centre = (2.4, 2.4)
    for k in range(5):
        def height(x, y, k=k):
            d = math.hypot(x - centre[0], y - centre[1])
            pulse = 0.62 * math.exp(-((d / 1.7) ** 2))
            return 0.2 + k * 0.78 + pulse * (0.4 + 0.12 * k) + 0.14 * math.sin(0.9 * x + 0.5 * k) * math.cos(0.7 * y + 0.8 * k)

        f.surface(height, (-9, 12), (-1.6, 7.6), 0.13, m.frost(linear("#0a7f8c"), 0.05, 0.1 if k % 2 else 0.06))
        edge = [(-9 + 21 * i / 140, -1.6, height(-9 + 21 * i / 140, -1.6)) for i in range(141)]
        filament(edge, PALE, 0.9, 0.01)
        for n in range(5):
            r = 0.35 + 0.42 * n
            ring = [(centre[0] + r * math.cos(2 * math.pi * i / 72), centre[1] + r * math.sin(2 * math.pi * i / 72)) for i in range(72)]
            filament([(px, py, height(px, py) + 0.015) for px, py in ring], PALE, 3.6 * math.exp(-0.4 * n), 0.014, cyclic=True)
    f.put(f.ball(0.2, 4), m.light(linear("#e8fdff"), 9, True), at=(*centre, 2.0))
    filament([(*centre, -0.4), (*centre, 5.4)], linear("#dffcff"), 2.6, 0.016)
    if far:
        stage.camera((0.5, -8.4, 3.2), (1.6, 2.5, 1.9), lens=27, focus=(2, 0.5, 1.9), fstop=1.2)
    else:
        stage.camera((-2.0, -7.4, 3.0), (0.9, 2.2, 1.9), lens=34, focus=(2.2, 1.0, 2), fstop=1.8)


@still("industry/utilities")
def pipes():
    """Flowing channels of light branch through a network of dark pipes."""
    stage.begin(glow_azimuth=64, glow_strength=0.44)
    mirror(-0.3)
    rock, collar = m.stone(linear("#0c434e"), 0.28, 0.55), m.stone(linear("#13707c"), 0.25, 0.6)

    def run(a, b, radius=0.3, light=True):
        (ax, ay, az), (bx, by, bz) = a, b
        length = math.dist(a, b)
        glass_from, glass_to = 0.36, 0.68

        def at(t):
            return (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t)

        f.rod(at(0), at(glass_from), rock, radius, sides=36)
        f.rod(at(glass_to), at(1), rock, radius, sides=36)
        f.rod(at(glass_from), at(glass_to), m.frost(SHEET, 0.12, 0.8), radius * 0.94, sides=36)
        for t in (0.0, glass_from, glass_to, 1.0):
            f.rod(at(max(0, t - 0.07 / length)), at(min(1, t + 0.07 / length)), collar, radius * 1.2, sides=36)
        if light:
            for n in range(5):
                q = 2 * math.pi * n / 5
                points = []
                for i in range(31):
                    p = at(i / 30)
                    w = 0.4 * radius
                    u = (math.cos(q + i * 0.25) * w, math.sin(q + i * 0.25) * w)
                    points.append((p[0] + (u[0] if abs(bx - ax) < 0.1 else 0), p[1] + (u[0] if abs(bx - ax) >= 0.1 else (u[1] if abs(by - ay) < 0.1 else 0)), p[2] + (u[1] if abs(bz - az) < 0.1 else 0)))
                filament(points, PALE if n else MIST, 3.0, 0.02)

    def joint(p, radius=0.44):
        f.put(f.ball(radius, 4), collar, at=p)

    main = [(-9, 2.4, 1.5), (-3.6, 2.4, 1.5), (1.0, 2.4, 1.5), (5.4, 2.4, 1.5), (11, 2.4, 1.5)]
    for a, b in zip(main, main[1:]):
        run(a, b, 0.42)
    for p in main[1:-1]:
        joint(p, 0.58)
    for p, up, back in ((main[1], 3.4, 9), (main[2], 4.2, 11), (main[3], 3.6, 12)):
        run(p, (p[0], p[1], up), 0.3)
        joint((p[0], p[1], up), 0.4)
        run((p[0], p[1], up), (p[0], p[1] + back, up), 0.3)
        run(p, (p[0], p[1], -0.4), 0.3)
    run((1.0, 2.4, 4.2), (5.4, 2.4, 3.6), 0.22)
    run((5.4, 2.4, 3.6), (12, 2.4, 3.6), 0.22)
    run((-3.6, 2.4, 3.4), (1.0, 2.4, 3.4), 0.22)
    stage.camera((-2.4, -6.6, 2.7), (1.2, 2.6, 1.8), lens=34, focus=(2.4, 1.8, 1.8), fstop=2.0)
