"""Scenes of events and news, by theme."""

import math

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, SHEET, dice, filament, gain, mirror, seabed, sparks
from ..palette import CYAN, MIST, TEAL, WARM, linear


@still("event/conference", focus=(0.5, 0.5))
def conference():
    """Rows of lights around a stage of light."""
    stage.begin(glow_azimuth=88, glow_strength=0.5)
    mirror(-0.1)
    rnd = dice(1)
    seats = []
    for row in range(9):
        r = 3.0 + row * 0.8
        z = 0.1 + row * 0.2
        for k in range(int(r * 5.2)):
            a = math.pi * (1.06 + 0.88 * (k + 0.5) / int(r * 5.2))
            seats.append((r * math.cos(a), 7 + r * math.sin(a), z + 0.28, CYAN if rnd.random() > 0.25 else PALE, rnd.uniform(0.7, 1.1)))
        f.put(f.band(r, 0.7, 0.14), m.stone(linear("#0b424d"), 0.35), at=(0, 7, z - 0.1))
    sparks(seats, power=1.6, radius=0.085)
    f.put(f.disc(1.9, 0.25, 0.05), m.stone(linear("#10606c"), 0.2), at=(0, 7, 0))
    f.put(f.torus(1.9, 0.025), m.light(PALE, 5), at=(0, 7, 0.26))
    for k in range(5):
        f.put(f.box(1.5, 0.08, 2.9, 0.03), m.frost(SHEET, 0.2, 1.0), at=(-3.3 + 1.65 * k, 9.0 - 0.25 * abs(k - 2), 1.9), turn=(0, 0, (k - 2) * -0.14))
    f.put(f.ball(0.16), m.light(linear("#e8fdff"), 10), at=(0, 7, 1.2))
    f.quad([(-0.8, 7.2, 0.2), (0.8, 7.2, 0.2), (0.3, 7.2, 10), (-0.3, 7.2, 10)], m.shaft(strength=0.55))
    stage.camera((-1.2, -3.8, 4.3), (0, 7, 1.1), lens=32, focus=(0, 6, 1), fstop=2.4)


@still("event/aisle", focus=(0.5, 0.5), view="aisle")
@still("event/stand", focus=(0.5, 0.5), view="stand")
def expo(view):
    """A hall of lit stands under a grid of light."""
    stage.begin(glow_azimuth=80, glow_strength=0.4)
    mirror(0, 0.008, 0.16)
    rnd = dice(3)
    for i in range(-4, 5):
        for j in range(6):
            x, y = i * 2.5, 1 + j * 3.0
            if i == 0:
                continue
            h = rnd.uniform(1.0, 2.2)
            f.put(f.box(1.5, 1.5, 0.12, 0.03), m.stone(linear("#0d4c57"), 0.3), at=(x, y, 0.06))
            f.put(f.box(1.3, 0.1, h, 0.03), m.frost(SHEET, 0.3, 0.9), at=(x, y + 0.5, h / 2 + 0.1))
            f.put(f.box(0.1, 1.0, h * 0.7, 0.03), m.frost(SHEET, 0.3, 0.9), at=(x - 0.6 * (1 if i > 0 else -1), y, h * 0.35 + 0.1))
            f.put(f.box(0.7, 0.04, 0.4, 0.02), m.light(PALE if (i + j) % 3 else MIST, 3.2), at=(x, y + 0.42, h * 0.7))
    for i in range(-5, 6):
        filament([(i * 2.5, -4, 3.9), (i * 2.5, 26, 3.9)], PALE, 1.4, 0.018)
    for j in range(9):
        filament([(-13, j * 3.0 - 1, 3.9), (13, j * 3.0 - 1, 3.9)], TEAL, 0.9, 0.014)
    filament([(0, -4, 0.02), (0, 26, 0.02)], PALE, 2.5, 0.03)
    if view == "aisle":
        stage.camera((-3.75, -3.4, 1.3), (-3.6, 8, 1.35), lens=30, focus=(-3.7, 4, 1), fstop=2.4)
    else:
        stage.camera((-0.6, -2.4, 1.7), (2.6, 1.6, 1.0), lens=38, focus=(2.5, 1.4, 1), fstop=1.6)


@still("event/public-finance", focus=(0.55, 0.5))
def public_finance():
    """Sorted stacks of discs, each level with its neighbour's next."""
    stage.begin(glow_azimuth=64, glow_strength=0.45)
    mirror(0)
    rnd = dice(7)
    plate = f.disc(0.46, 0.1, 0.03, 48)
    rock, lit = m.stone(linear("#0f5e6a"), 0.22, 0.6), m.frost(linear("#38d6f5"), 0.4, 1.4)
    for i in range(9):
        for j in range(4):
            x, y = -3.6 + i * 1.12 + 0.2 * j, 0.6 + j * 1.35
            n = 2 + int(1.6 * i + 1.2 * j * (i / 8))
            for k in range(n):
                f.put(plate, lit if k == n - 1 else rock, at=(x + rnd.uniform(-0.012, 0.012), y, k * 0.118))
    ridge = [(-3.6 + i * 1.12, 0.35, (2 + int(1.6 * i)) * 0.118 + 0.3) for i in range(9)]
    filament(ridge, MIST, 3.0, 0.022)
    sparks([(*p, PALE if n != 8 else WARM, 1) for n, p in enumerate(ridge)], power=7, radius=0.06)
    stage.camera((-3.0, -6.4, 2.3), (0.7, 2, 0.95), lens=36, focus=(1.2, 1, 1), fstop=2.0)


@still("event/summit", focus=(0.55, 0.45))
def summit():
    """Peaks of columns; the highest carries the light."""
    stage.begin(glow_azimuth=70, glow_strength=0.55)

    def height(x, y):
        d = math.hypot(x - 2.6, y - 6.5)
        return 4.0 * math.exp(-d * 0.42) + 0.9 * abs(f.rolling(x, y, 0.28, 4)) + 1.4 * math.exp(-math.hypot(x + 4, y - 10) * 0.4) - 0.5

    seabed(height, 48, 44, 0.42, (1, 9), lambda x, y: gain(CYAN, max(0.0, height(x, y) - 1.1) * 0.5 if f.rolling(x, y, 0.9, 2) > 0 else 0))
    sparks([(2.6, 6.5, 4.1, WARM, 1)], power=9, radius=0.1)
    f.quad([(1.9, 6.7, 1), (3.3, 6.7, 1), (2.9, 6.7, 11), (2.3, 6.7, 11)], m.shaft(strength=0.5))
    stage.camera((-1.6, -6.0, 2.3), (0.9, 6, 1.75), lens=34, focus=(2.4, 5, 2), fstop=2.4)
