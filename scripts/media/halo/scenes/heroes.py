"""The large pictures: home, awards, about, careers, not found."""

import math

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import TALL, still
from ..kit import CYAN, MIST, PALE, TEAL, dice, filament, gain, mirror, seabed, sparks
from ..palette import WARM, linear


def crystals(centre, radius=0.5, reach=2.4):
    """Columns of the sea floor that have risen, and turned to glass and light on the way."""
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
        top = [(x + 0.462 * math.cos(math.pi / 6 + i * math.pi / 3), y + 0.462 * math.sin(math.pi / 6 + i * math.pi / 3), h) for i in range(6)]
        filament(top, PALE, 1.6, 0.009, cyclic=True)
        for i in range(3):
            filament([(*top[i * 2][:2], -0.3), top[i * 2]], CYAN, 0.7, 0.006)
        if d < 1.3 and rnd.random() > 0.4:
            sparks([(x, y, h + 0.5 + 1.6 * rnd.random() ** 2 + 0.35 * n, PALE, 1 - 0.22 * n) for n in range(3)], power=5, radius=0.045)
    f.swarm(f.prism(6, radius * 0.93, 1.0, 0.03), m.frost(linear("#0fa3b8"), 0.12, 1.0), tall)
    f.swarm(f.prism(6, radius * 0.2, 1.0, 0.02), m.light(linear("#4fe0f2"), 5.0), core)


@still("hero/home", focus=(0.7, 0.5), size=(1920, 1080), bloom=0.7)
@still("hero/home-narrow", focus=(0.5, 0.6), size=TALL, bloom=0.7, tall=True)
def home(tall=False):
    stage.begin(stage.Look(glow_strength=0.5, glow_azimuth=68 if not tall else 84))
    centre = (3.4, 7.5)

    def height(x, y):
        d = math.hypot(x - centre[0], y - centre[1])
        wave = 0.36 * math.cos(d * 1.25) * math.exp(-d * 0.06)
        return (wave + 0.3 * f.rolling(x, y, 0.16)) * f.smoothstep(0.8, 4, d) - 0.2

    def glow(x, y):
        d = math.hypot(x - centre[0], y - centre[1])
        ring = math.exp(-((((d + 2.5) % 5.03) - 2.5) ** 2) * 3.2)
        return gain(CYAN, 1.1 * ring * math.exp(-d * 0.13) + 1.2 * math.exp(-d * 1.1))

    seabed(height, 60, 62, 0.5, (0, 14), glow)
    crystals(centre)
    if tall:
        stage.camera((2.2, -9.5, 3.2), (3.2, 6, 3.6), lens=40, focus=(3.4, 6.4, 1.5), fstop=1.6)
    else:
        stage.camera((-2.6, -7.5, 2.6), (0.7, 6, 2.05), lens=34, focus=(3.4, 6.4, 1.5), fstop=1.4)


@still("hero/awards", focus=(0.68, 0.5), size=(1920, 1080), bloom=0.7)
@still("hero/awards-narrow", focus=(0.5, 0.6), size=TALL, bloom=0.7, tall=True)
def awards(tall=False):
    """A crystal on a stepped plinth, under one shaft of light."""
    stage.begin(stage.Look(glow_strength=0.32, glow_azimuth=75))
    mirror(0, 0.01)
    x, y = 3.0, 2.0
    step = m.stone(linear("#0c4a55"), 0.3)
    for k, r in enumerate((3.0, 2.3, 1.65, 1.05)):
        f.put(f.prism(6, r, 0.42, 0.05), step, at=(x, y, k * 0.42), turn=(0, 0, k * math.pi / 24))
        points = [(x + (r + 0.01) * math.cos(math.pi / 6 + k * math.pi / 24 + i * math.pi / 3), y + (r + 0.01) * math.sin(math.pi / 6 + k * math.pi / 24 + i * math.pi / 3), k * 0.42 + 0.39) for i in range(6)]
        filament(points + points[:1], CYAN, 1.5 + 0.6 * k, 0.014)
    glass = m.frost(linear("#38d6f5"), 0.16, 1.5, PALE)
    f.put(f.prism(6, 0.52, 2.6, 0.05), glass, at=(x, y, 1.7), turn=(0, 0, 0.25))
    f.put(f.prism(6, 0.11, 2.2, 0.03), m.light(linear("#5fe3f4"), 5.0), at=(x, y, 1.8), turn=(0, 0, 0.25))
    for k in range(3):
        f.put(f.torus(1.05 + 0.34 * k, 0.012), m.light(PALE, 4.0 - k), at=(x, y, 2.35 + 0.62 * k), turn=(0.0, 0.0, 0))
    beam = m.shaft(strength=0.36)
    f.quad([(x - 2.2, y + 1.2, 0.2), (x + 2.2, y + 1.2, 0.2), (x + 1.0, y + 1.2, 12), (x - 1.0, y + 1.2, 12)], beam)
    stage.spot((x, y - 1.5, 11), (x, y, 1), 1600, 28)
    for i in range(26):
        a = math.pi * (i + 0.5) / 26
        f.put(f.prism(6, 0.28, 3.6, 0.04), step, at=(x + 11 * math.cos(a), y + 4 + 15 * math.sin(a), -0.3))
    if tall:
        stage.camera((2.6, -12.5, 2.6), (3.0, 2, 3.1), lens=44, focus=(x, y - 1, 2), fstop=1.8)
    else:
        stage.camera((-0.6, -9.4, 2.1), (0.7, 2, 2.35), lens=36, focus=(x, y - 1, 2), fstop=1.8)


@still("page/about", focus=(0.6, 0.5))
def about():
    """Two shores of columns, joined by arcs of light: offices that extend one working day."""
    stage.begin(stage.Look(glow_azimuth=80, glow_strength=0.42))
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


@still("career/life", focus=(0.5, 0.55))
def life():
    """Lights of different sizes gathered around one table of light."""
    stage.begin(stage.Look(glow_azimuth=70, glow_strength=0.4))
    mirror(0, 0.014)
    table = f.put(f.disc(2.5, 0.16, 0.05), m.stone(linear("#0c4a55"), 0.3), at=(0.6, 1.5, 0.75))
    stage.hide_key_from(table)
    for k in range(4):
        f.put(f.torus(0.5 + 0.5 * k, 0.008, 96, 6), m.light(CYAN, 1.6), at=(0.6, 1.5, 0.915))
    f.put(f.torus(2.5, 0.025), m.light(PALE, 4), at=(0.6, 1.5, 0.92))
    f.put(f.disc(0.9, 0.75, 0.04), m.stone(), at=(0.6, 1.5, 0))
    rnd = dice(12)
    for k in range(13):
        a = k / 13 * 2 * math.pi + rnd.uniform(-0.07, 0.07)
        r, h = 3.6 + rnd.uniform(-0.2, 0.35), rnd.uniform(0.9, 1.35)
        x, y = 0.6 + r * math.cos(a), 1.5 + r * math.sin(a)
        tint = (linear("#0fb5ae"), linear("#38d6f5"), linear("#0a7f83"))[k % 3]
        f.put(f.prism(6, 0.3, h, 0.06), m.frost(tint, 0.34, 0.9), at=(x, y, 0.05))
        f.put(f.ball(0.2), m.light(WARM if k == 5 else linear("#9feef8"), 3.4), at=(x, y, h + 0.38))
        filament([(x, y, h + 0.42), ((x + 0.6) / 2 + 0.02, (y + 1.5) / 2, h + 1.0), (0.6, 1.5, 1.9)], PALE, 0.7, 0.009, curve=True)
    f.put(f.crystal(0.36), m.frost(linear("#38d6f5"), 0.3, 1.6), at=(0.6, 1.5, 1.95))
    f.put(f.ball(0.15), m.light(linear("#e8fdff"), 9), at=(0.6, 1.5, 1.95))
    stage.camera((-3.0, -9.4, 5.0), (0.3, 1.4, 1.05), lens=42, focus=(0.3, -0.5, 1.2), fstop=2.2)


@still("page/not-found", focus=(0.6, 0.55), bloom=0.8)
def not_found():
    """A field with one column missing, and light in its place."""
    stage.begin(stage.Look(glow_azimuth=70, glow_strength=0.28, fill=0.8))
    gap = min(f.hex_grid(44, 40, 0.6, (0, 10)), key=lambda p: math.hypot(p[0] - 2.2, p[1] - 1.6))
    seabed(lambda x, y: 0.22 * f.rolling(x, y, 0.2, 2), 44, 40, 0.6, (0, 10), keep=lambda x, y: (x, y) != gap)
    f.put(f.prism(6, 0.5, 0.1, 0.01), m.light(linear("#bff6ff"), 16, True), at=(*gap, -0.7))
    stage.spot((gap[0], gap[1], -0.7), (gap[0], gap[1], 6), 700, 70)
    f.quad([(gap[0] - 0.75, gap[1], 5.2), (gap[0] + 0.75, gap[1], 5.2), (gap[0] + 0.45, gap[1], -0.2), (gap[0] - 0.45, gap[1], -0.2)], m.shaft(strength=0.8))
    stage.camera((-0.4, -3.6, 3.0), (1.2, 2.2, 0.35), lens=36, focus=(*gap, 0), fstop=1.6)
