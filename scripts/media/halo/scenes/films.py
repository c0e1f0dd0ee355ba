"""Scenes of the two video loops: `loops` renders their plates; their posters are stills."""

import math

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, blend, cubic, dice, filament, gain, mirror, seabed, sparks
from ..palette import CYAN, TEAL, linear
from .heroes import crystals

PHASES = 5
WAVE = 5.0


@still("video/event", bloom=0.6, phase=0)
def event(phase):
    """Waves of light run outward over a field of columns; `phase` of `PHASES`."""
    stage.begin(glow_strength=0.42, glow_azimuth=80)
    centre = (2.4, 9.0)

    def height(x, y):
        d = math.hypot(x - centre[0], y - centre[1])
        return (0.34 * math.cos(d * 1.1) * math.exp(-d * 0.06) + 0.34 * f.rolling(x, y, 0.16, 3)) * f.smoothstep(0.8, 4, d) - 0.2

    def glow(x, y):
        d = math.hypot(x - centre[0], y - centre[1]) + 0.35 * f.rolling(x, y, 0.35, 7)
        off = (d - phase / PHASES * WAVE + WAVE / 2) % WAVE - WAVE / 2
        crest = math.exp(-((off / 0.62) ** 2)) + 0.35 * math.exp(-(((off + 0.7) / 0.9) ** 2))
        return gain(blend(TEAL, CYAN, crest), 1.5 * crest * math.exp(-d * 0.085))

    seabed(height, 56, 60, 0.5, (0, 13), glow)
    crystals(centre, reach=1.9)
    stage.camera((-1.8, -6.4, 3.4), (0.7, 7, 1.75), lens=31, focus=(1.6, 5.5, 0.8), fstop=1.8)


@still("video/insights", bloom=0.6)
def insights():
    """Currents pass through standing sheets of glass. Returns their paths."""
    stage.begin(glow_azimuth=66, glow_strength=0.46)
    mirror(-0.3, 0.014)
    rnd = dice(61)
    for k in range(6):
        t = k / 5
        f.put(
            f.box(0.07, 2.5, 3.1, 0.03), m.frost(linear("#0fa9bc"), 0.12, 0.95),
            at=(-0.8 + 5.4 * t, 1.0 + 5.2 * t, 1.5), turn=(0, 0, math.radians(-14 - 26 * t)),
        )
    paths = []
    for k in range(46):
        y0, z0 = rnd.gauss(0, 0.55), 1.5 + rnd.gauss(0, 0.6)
        start = (-9.5, -4.5 + 2.6 * y0, z0 + rnd.uniform(-0.8, 0.8))
        first = (-4.6, -2.4 + 3.0 * y0, z0 + rnd.uniform(-1.2, 1.4))
        second = (-2.4, -0.4 + y0, z0 + 0.2)
        lead = cubic(start, first, second, (-0.8, 1.0 + y0, z0), 60)
        through = [(-0.8 + 5.4 * i / 40, 1.0 + y0 + 5.2 * i / 40, z0) for i in range(1, 41)]
        away = cubic(through[-1], (8.2, 9.8 + y0, z0), (12, 14 + y0 * 2, z0 + 0.6), (19, 22 + y0 * 4, z0 + 1.5), 40)[1:]
        points = lead + through + away
        tone = blend(TEAL, PALE, rnd.random())
        filament(points, tone, rnd.uniform(0.35, 0.8), 0.01)
        paths.append(points)
        for x in range(6):
            if rnd.random() > 0.5:
                sparks([(*through[min(39, x * 8)], PALE, 1)], power=2.6, radius=0.03)
    stage.camera((-2.2, -8.0, 2.5), (0.7, 3, 1.55), lens=33, focus=(1.2, 2.2, 1.6), fstop=1.8)
    return paths
