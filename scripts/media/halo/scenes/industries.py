"""Scenes of the industries, near and as a wide background (`far`)."""

import math

from mathutils import Matrix

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, SHEET, Sheet, filament, gain, mirror, sparks
from ..palette import CYAN, MIST, WARM, linear


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
def year(far=False):
    """Twelve slabs of glass, one for each month: a line of light joins those that are closed, and one is at work."""
    stage.begin(glow_azimuth=68 if not far else 74, glow_strength=0.44)
    mirror(0)
    centre, radius, at_work = (2.6, 3.0), 3.6, 9
    months = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
    feet = []
    for k, month in enumerate(months):
        a = math.radians(156 - 164 * k / 11)
        x, y = centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)
        slab = Sheet((x, y, 0), a - math.pi / 2)
        height = 2.1
        now, closed = k == at_work, k < at_work
        colour = WARM if now else PALE
        power = 1.0 if closed or now else 0.35
        f.put(f.box(0.84, 0.14, height, 0.03), m.frost(linear("#38d6f5" if closed else "#0c8f95"), 0.2, 1.1), matrix=slab.place @ Matrix.Translation((0, 0, height / 2 + 0.02)))
        rim = [slab.at(*p, 0.09) for p in ((-0.41, 0.05), (-0.41, height - 0.01), (0.41, height - 0.01), (0.41, 0.05))]
        filament(rim, colour, 2.6 * power, 0.008, cyclic=True)
        slab.write(month, -0.32, height - 0.46, 0.27, gain(colour, 2.4 * power), forward=0.1)
        if closed:
            slab.draw(((-0.2, 0.95), (-0.05, 0.8), (0.24, 1.14)), PALE, 1.8, 0.035, 0.12)
        if now:
            for row in range(5):
                slab.draw(((-0.32, 1.3 - 0.2 * row), (0.3 if row < 3 else -0.05, 1.3 - 0.2 * row)), WARM, 2.0, 0.014, 0.11)
        feet.append((centre[0] + (radius - 0.5) * math.cos(a), centre[1] + (radius - 0.5) * math.sin(a), 0.03))
    filament(feet[: at_work + 1], MIST, 3.0, 0.013, curve=True)
    sparks([(*p, WARM if k == at_work else PALE, 1) for k, p in enumerate(feet[: at_work + 1])], power=3, radius=0.05)
    stage.spot((-2.0, -4.0, 5.0), (2.6, 5.0, 1.0), 1500, 50)
    if far:
        stage.camera((-0.8, -8.6, 2.0), (0.8, 3, 1.4), lens=30, focus=(2, 5, 1.2), fstop=2.4)
    else:
        stage.camera((-1.2, -6.2, 1.9), (1.4, 3.4, 1.1), lens=34, focus=(2.6, 6.0, 1.2), fstop=2.4)


@still("industry/healthcare")
@still("industry/healthcare-background", far=True)
def ward(far=False):
    """A hospital ward at night: beds between glass screens, a trace of light on each monitor, one lamp called."""
    stage.begin(glow_azimuth=76, glow_strength=0.46)
    mirror(0, 0.004, 0.14)
    rock, wall = m.stone(linear("#0d4c57"), 0.35), 5.0
    sheet, cover = m.stone(linear("#7fc9d2"), 0.5, 0.0), m.stone(linear("#128a94"), 0.5, 0.0)
    for k in range(7):
        y = -1.0 + 2.7 * k
        f.put(f.box(2.1, 0.94, 0.09, 0.03), rock, at=(wall - 1.25, y, 0.46))
        f.put(f.box(2.0, 0.88, 0.16, 0.06), sheet, at=(wall - 1.28, y, 0.58))
        f.put(f.box(1.25, 0.93, 0.2, 0.07), cover, at=(wall - 1.6, y, 0.6))
        f.put(f.box(0.7, 0.84, 0.14, 0.05), sheet, at=(wall - 0.62, y, 0.74), turn=(0, math.radians(-28), 0))
        f.put(f.box(0.34, 0.6, 0.16, 0.07), sheet, at=(wall - 0.48, y, 0.92), turn=(0, math.radians(-28), 0))
        for x in (wall - 2.32, wall - 0.3):
            f.put(f.box(0.06, 0.94, 0.62, 0.03), rock, at=(x, y, 0.62))
            for side in (-0.4, 0.4):
                f.rod((x, y + side, 0), (x, y + side, 0.44), rock, 0.035)
        for side in (-0.5, 0.5):
            filament([(wall - 1.9, y + side, 0.62), (wall - 1.9, y + side, 0.84), (wall - 1.05, y + side, 0.84), (wall - 1.05, y + side, 0.62)], PALE, 1.2, 0.012)
        f.put(f.box(2.5, 0.03, 1.75, 0.02), m.frost(SHEET, 0.12, 0.9), at=(wall - 1.3, y + 1.35, 1.1))
        f.put(f.box(0.05, 1.5, 0.06, 0.02), m.light(linear("#c9f7ff"), 3.0, True), at=(wall - 0.1, y, 2.0))
        stand = (wall - 0.55, y + 0.8)
        f.rod((*stand, 0), (*stand, 1.9), rock, 0.018)
        f.put(f.box(0.15, 0.06, 0.26, 0.03), m.frost(linear("#7fd9e6"), 0.6, 1.0), at=(*stand, 1.78))
        screen = (wall - 0.5, y - 0.68, 1.45)
        turn = math.radians(-38)
        f.rod((*screen[:2], 0), screen, rock, 0.025)
        f.put(f.box(0.62, 0.05, 0.42, 0.02), m.frost(linear("#0b5a66"), 0.8, 0.6), at=screen, turn=(0, 0, turn))
        beat = [(0, 0), (0.12, 0), (0.16, 0.04), (0.2, 0), (0.25, -0.04), (0.29, 0.15), (0.33, -0.08), (0.37, 0), (0.44, 0.03), (0.5, 0)]
        filament([(*f.turned(u - 0.25, -0.04, turn, screen), screen[2] + v) for u, v in beat], MIST, 5.0, 0.011)
        sparks([(wall - 0.12, y, 2.35, WARM if k == 2 else CYAN, 1.4 if k == 2 else 0.6)], power=3, radius=0.06)
    f.put(f.box(0.04, 24, 2.9, 0.01), m.stone(linear("#0a3a44"), 0.5, 0.1), at=(wall, 9, 1.45))
    for x in (1.2, wall - 2.3):
        filament([(x, -4, 2.9), (x, 20, 2.9)], PALE, 3.0, 0.03)
    stage.spot((-3.0, -4.0, 5.5), (3.4, 2.0, 0.6), 1500, 50)
    if far:
        stage.camera((-0.6, -6.4, 1.5), (1.6, 4, 1.25), lens=30, focus=(4, 3, 1), fstop=2.8)
    else:
        stage.camera((0.4, -5.2, 1.75), (2.2, 4, 0.95), lens=34, focus=(3.8, 1.6, 0.9), fstop=2.4)


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
