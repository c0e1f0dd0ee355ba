"""Scenes of home, about, careers and not found."""

import math

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, SHEET, blend, dice, filament, gain, mirror, seabed, sparks
from ..palette import CYAN, MIST, TEAL, WARM, linear
from .payroll import two_runs


def crystals(centre, radius=0.5, reach=2.4):
    """Adds columns of the sea floor that have risen and turned to glass and light."""
    rnd = dice(42)
    tall, core = [], []
    for x, y in f.hex_grid(13, 13, radius, centre):
        d = math.hypot(x - centre[0], y - centre[1])
        if d > reach:
            continue
        h = 0.7 + 4.6 * math.exp(-((d / 1.25) ** 2)) * rnd.uniform(0.72, 1.12) + 0.5 * rnd.random()
        tall.append((x, y, -0.3, 1, 1, h + 0.3, 0))
        if d < 1.9:
            core.append((x, y, -0.3, 1, 1, h * rnd.uniform(0.72, 0.94) + 0.3, 0))
        top = f.hexagon(x, y, h, 0.462)
        filament(top, PALE, 1.6, 0.009, cyclic=True)
        for i in range(3):
            filament([(*top[i * 2][:2], -0.3), top[i * 2]], CYAN, 0.7, 0.006)
        if d < 1.3 and rnd.random() > 0.4:
            sparks([(x, y, h + 0.5 + 1.6 * rnd.random() ** 2 + 0.35 * n, PALE, 1 - 0.22 * n) for n in range(3)], power=5, radius=0.045)
    f.swarm(f.prism(6, radius * 0.93, 1.0, 0.03), m.frost(linear("#0fa3b8"), 0.12, 1.0), tall)
    f.swarm(f.prism(6, radius * 0.2, 1.0, 0.02), m.light(linear("#4fe0f2"), 5.0), core)


@still("hero/home", bloom=0.7)
def home():
    """Two stacks of pay slips of glass: threads of light join the lines that agree, the three that differ hang loose."""
    stage.begin(glow_strength=0.5, glow_azimuth=72)
    mirror(0)
    two_runs((3.2, 4.0, 0.0), math.radians(-14))
    stage.spot((-2.0, -3.0, 5.0), (3.2, 4.0, 1.4), 1300, 36)
    stage.camera((0.6, -5.0, 0.85), (1.5, 4, 0.85), lens=35, focus=(3.2, 3.8, 1.3), fstop=2.8)


@still("page/about")
def about():
    """Two shores of columns, joined by arcs of light: offices that extend one working day."""
    stage.begin(glow_azimuth=80, glow_strength=0.42)
    mirror(-0.35, 0.012)
    shores = ((-4.6, 4.5, 3.2), (5.0, 6.5, 3.9))

    def near(x, y):
        return max(1 - math.hypot(x - cx, (y - cy) * 0.8) / r for cx, cy, r in shores)

    rnd = dice(4)
    seabed(lambda x, y: 1.5 * max(0, near(x, y)) ** 1.3 - 0.25 + rnd.random() * 0.18, 40, 30, 0.42, (0, 5.5), lambda x, y: gain(CYAN, 0.9 if rnd.random() > 0.86 else 0.0), keep=lambda x, y: near(x, y) > 0)
    for k in range(11):
        a = (-4.6 + rnd.uniform(-1.6, 1.6), 4.4 + rnd.uniform(-1, 1), 0.9)
        b = (5.0 + rnd.uniform(-2, 2), 6.4 + rnd.uniform(-1, 1), 1.1)
        top = 2.2 + 0.34 * k
        points = [(a[0] + (b[0] - a[0]) * t / 40, a[1] + (b[1] - a[1]) * t / 40, a[2] + (b[2] - a[2]) * t / 40 + top * 4 * (t / 40) * (1 - t / 40) * 0.55) for t in range(41)]
        filament(points, PALE if k % 3 else MIST, 2.4, 0.014)
        sparks([(*a, PALE, 1), (*b, PALE, 1), (*points[8 + 3 * k % 30], MIST, 0.9)], power=6, radius=0.07)
    stage.camera((-0.4, -9.5, 3.0), (0.3, 5, 1.3), lens=36, focus=(-1, 4, 1), fstop=2.4)


@still("career/ascent", bloom=0.7)
def ascent():
    """A rope team on its way up a mountain of columns at night, each lamp lighting the next steps."""
    stage.begin(glow_azimuth=70, glow_strength=0.62, glow_elevation=6, horizon_height=0.3)
    peak = (3.2, 8.5)

    def height(x, y):
        d = math.hypot(x - peak[0], (y - peak[1]) * 0.9)
        ridge = 1.7 * math.exp(-(((x - 9.5) / 2.6) ** 2 + ((y - 12) / 3.4) ** 2))
        return 5.2 * math.exp(-((d / 2.7) ** 1.3)) + ridge + 0.34 * f.rolling(x, y, 0.34, 3) - 0.3

    path = []
    for i in range(161):
        t = i / 160
        a, r = math.radians(252 - 46 * math.sin(t * 3.2 * math.pi + 0.6)), 5.0 * (1 - t) ** 0.8
        x, y = peak[0] + r * math.cos(a), peak[1] + r * math.sin(a)
        path.append((x, y, height(x, y) + 0.14))
    lamps = path[8:150:9]

    def glow(x, y):
        near = min(math.hypot(x - p[0], y - p[1]) for p in lamps)
        edge = 0.5 * math.exp(-((math.hypot(x - peak[0], y - peak[1]) / 1.2) ** 2))
        return gain(blend(CYAN, WARM, math.exp(-((near / 0.5) ** 2))), 1.5 * math.exp(-((near / 0.34) ** 2)) + edge)

    seabed(height, 96, 92, 0.26, (1.5, 8), glow, gap=0.93)
    filament(path, WARM, 0.9, 0.012, curve=True)
    sparks([(x, y, z + 0.14, WARM, 1) for x, y, z in lamps], power=11, radius=0.05)
    top = height(*peak)
    f.rod((*peak, top), (*peak, top + 0.8), m.light(linear("#ffe0b0"), 6), 0.02)
    sparks([(*peak, top + 0.85, WARM, 1)], power=16, radius=0.12)
    stage.camera((-2.4, -6.5, 2.4), (0.8, 6, 2.2), lens=34, focus=(2.8, 6.0, 2), fstop=2.0)


@still("career/life", focus=(0.5, 0.55), size=(2000, 1125), exposure=0.35)
def life():
    """A workshop at night: a long table under one lamp, models on it, drawings on glass behind."""
    stage.begin(glow_azimuth=74, glow_strength=0.4)
    mirror(0, 0.008, 0.16)
    rock, rnd = m.stone(linear("#0f5561"), 0.3), dice(12)
    f.put(f.box(6.6, 1.9, 0.12, 0.04), rock, at=(0.6, 2.0, 1.0))
    rim = [(-2.7, 1.05), (3.9, 1.05), (3.9, 2.95), (-2.7, 2.95)]
    filament([(x, y, 1.06) for x, y in rim], CYAN, 1.6, 0.012, cyclic=True)
    for x in (-2.1, 3.3):
        for y in (1.3, 2.7):
            f.rod((x - 0.12, y, 0), (x, y, 0.96), rock, 0.05)
    for k in range(5):
        for y in (0.35, 3.65):
            x = -2.0 + 1.3 * k + rnd.uniform(-0.12, 0.12)
            f.put(f.prism(6, 0.3, 0.1, 0.03), rock, at=(x, y, 0.58), turn=(0, 0, rnd.random()))
            f.rod((x, y, 0), (x, y, 0.58), rock, 0.05)
            f.put(f.torus(0.2, 0.02), rock, at=(x, y, 0.02))
    f.put(f.box(4.4, 0.16, 0.07, 0.02), m.light(linear("#c9f7ff"), 7, True), at=(0.6, 2.0, 3.0))
    for x in (-1.2, 2.4):
        filament([(x, 2.0, 3.03), (x, 2.0, 7)], TEAL, 0.5, 0.008)
    for k, (x, y) in enumerate(f.hex_grid(7, 5, 0.15, (-0.9, 2.0))):
        d = math.hypot(x + 0.9, y - 2.0)
        f.put(f.prism(6, 0.135, 0.08 + 0.75 * math.exp(-((d / 0.42) ** 2)) * rnd.uniform(0.6, 1.1), 0.015), m.frost(linear("#12a9c4"), 0.3, 0.9), at=(x, y, 1.06))
    for k in range(5):
        f.put(f.box(0.62 - 0.05 * k, 0.62 - 0.05 * k, 0.04, 0.01), m.frost(linear("#0fb5ae"), 0.3, 1.0), at=(1.1, 1.9, 1.1 + 0.17 * k), turn=(0, 0, 0.4))
        f.rod((1.1, 1.9, 1.06), (1.1, 1.9, 1.95), m.light(PALE, 3.5), 0.012)
    f.put(f.ball(0.32), m.frost(linear("#38d6f5"), 0.3, 1.2), at=(2.6, 2.1, 1.4))
    f.put(f.ball(0.12), m.light(WARM, 5), at=(2.6, 2.1, 1.4))
    for x, y in ((-2.2, 1.6), (0.1, 1.4), (1.9, 2.6), (3.3, 1.5)):
        f.put(f.box(0.62, 0.44, 0.015, 0.005), m.frost(linear("#38d6f5"), 0.5, 1.3), at=(x, y, 1.07), turn=(0, 0, rnd.uniform(-0.4, 0.4)))
    for board in range(4):
        x = -3.6 + 2.8 * board
        f.put(f.box(2.4, 0.05, 2.3, 0.02), m.frost(SHEET, 0.14, 0.8), at=(x, 5.4, 1.75))
        for k in range(6):
            level = 1.0 + 0.28 * k
            filament([(x - 1.0 + 0.1 * i, 5.35, level + 0.2 * math.sin(0.45 * i + board * 1.7) * math.sin(0.12 * i * k + board)) for i in range(21)], PALE if k == 3 else TEAL, 1.3, 0.011)
    stage.camera((-3.4, -6.6, 2.9), (0.6, 2.2, 1.35), lens=36, focus=(0.4, 1.4, 1.2), fstop=2.4)


@still("page/not-found", focus=(0.6, 0.55), bloom=0.8)
def not_found():
    """A field with one column missing, and light in its place."""
    stage.begin(glow_azimuth=70, glow_strength=0.28, fill=0.8)
    gap = min(f.hex_grid(44, 40, 0.6, (0, 10)), key=lambda p: math.hypot(p[0] - 2.2, p[1] - 1.6))
    seabed(lambda x, y: 0.22 * f.rolling(x, y, 0.2, 2), 44, 40, 0.6, (0, 10), keep=lambda x, y: (x, y) != gap)
    f.put(f.prism(6, 0.5, 0.1, 0.01), m.light(linear("#bff6ff"), 16, True), at=(*gap, -0.7))
    stage.spot((gap[0], gap[1], -0.7), (gap[0], gap[1], 6), 700, 70)
    f.quad([(gap[0] - 0.75, gap[1], 5.2), (gap[0] + 0.75, gap[1], 5.2), (gap[0] + 0.45, gap[1], -0.2), (gap[0] - 0.45, gap[1], -0.2)], m.shaft(strength=0.8))
    stage.camera((-0.4, -3.6, 3.0), (1.2, 2.2, 0.35), lens=36, focus=(*gap, 0), fstop=1.6)
