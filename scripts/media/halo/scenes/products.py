"""Scenes of the products."""

import math

from mathutils import Vector

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, blend, dice, filament, mirror, sparks
from ..palette import CYAN, TEAL, WARM, linear


@still("product/govcubes", bloom=0.7)
def govcubes():
    """Five interlocking cubes of glass, lit from within."""
    stage.begin(glow_azimuth=62, glow_strength=0.42)
    mirror(0)
    turn = math.radians(32)
    tints = ("#0fb5ae", "#14b4d0", "#0c8f95", "#38d6f5", "#0fb5ae")
    places = ((0, 0, 0), (1.25, 0.25, 0.0), (0.3, 1.25, 0.0), (0.55, 0.45, 1.22), (-0.95, 0.55, 0.72))
    for (i, j, k), tint in zip(places, tints):
        x, y = f.turned(1.25 * i, 1.25 * j, turn, (2.3, 1.6))
        z = 0.95 + k * 1.3
        f.put(f.box(1.8, 1.8, 1.8, 0.12, 4), m.frost(linear(tint), 0.26, 1.25), at=(x, y, z), turn=(0, 0, turn))
        f.put(f.box(0.5, 0.5, 0.5, 0.06, 4), m.light(linear("#6fe3f3"), 2.6, True), at=(x, y, z), turn=(0, 0, turn))
        s = 0.905
        low = [f.turned(a * s, b * s, turn, (x, y)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for top in (z - s, z + s):
            for p, q in zip(low, low[1:] + low[:1]):
                f.rod((*p, top), (*q, top), m.light(PALE, 1.5), 0.008)
        for p in low:
            f.rod((*p, z - s), (*p, z + s), m.light(PALE, 1.5), 0.008)
    stage.camera((-2.0, -8.4, 3.0), (0.7, 1.6, 1.6), lens=36, focus=(2.2, 0.4, 1.5), fstop=2.0)


@still("product/cadeo", bloom=0.7)
def cadeo():
    """Many small lights drawn along curved paths into one luminous centre."""
    stage.begin(glow_azimuth=64, glow_strength=0.36)
    mirror(-0.3, 0.02)
    rnd = dice(9)
    centre = (2.6, 2.6, 1.7)
    for k in range(84):
        a0, r0 = rnd.uniform(0, 2 * math.pi), rnd.uniform(4.0, 9.0)
        tilt, z0 = rnd.uniform(-0.5, 0.5), rnd.uniform(-1.3, 2.6)
        points = []
        for i in range(48):
            t = i / 47
            r = r0 * (1 - t) ** 1.25 + 0.34
            a = a0 + 2.5 * t ** 1.4
            points.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a) * 0.9, max(0.02, centre[2] + z0 * (1 - t) ** 1.6 + tilt * math.sin(3 * t) * (1 - t))))
        tone = blend(TEAL, PALE, rnd.random())
        filament(points, tone, rnd.uniform(0.3, 1.1), 0.0085)
        for n in range(3):
            p = points[min(46, int(rnd.random() ** 0.7 * 47))]
            sparks([(*p, PALE if k != 40 else WARM, rnd.uniform(0.7, 1.5))], power=4.5, radius=0.036)
    f.put(f.ball(0.95, 5), m.frost(linear("#38d6f5"), 0.1, 1.1), at=centre)
    f.put(f.ball(0.62, 5), m.frost(linear("#38d6f5"), 0.14, 1.1), at=centre)
    f.put(f.ball(0.3, 4), m.light(linear("#e8fdff"), 9, True), at=centre)
    stage.camera((-1.6, -8.2, 4.0), (0.8, 2.4, 1.3), lens=35, focus=(2.5, 1.6, 1.6), fstop=1.6)


@still("product/corx", bloom=0.7)
@still("news/corx", focus=(0.5, 0.5), bloom=0.7, close=True)
def corx(close=False):
    """A core of light from which ordered filaments build a rotating lattice."""
    stage.begin(glow_azimuth=66, glow_strength=0.4)
    mirror(-0.6)
    c = Vector((2.7, 2.2, 2.1))
    golden = math.pi * (3 - math.sqrt(5))
    shells = []
    for count, radius in ((42, 1.15), (90, 2.15)):
        shell = []
        for i in range(count):
            z = 1 - 2 * (i + 0.5) / count
            r = math.sqrt(1 - z * z)
            shell.append(Vector((r * math.cos(golden * i), r * math.sin(golden * i), z)) * radius)
        shells.append(shell)
        limit = radius * (0.66 if count == 42 else 0.46)
        for i, a in enumerate(shell):
            for b in shell[i + 1 :]:
                if (a - b).length < limit:
                    filament([c + a, c + b], CYAN, 1.0 if radius > 2 else 1.8, 0.008)
        sparks([(*(c + p), PALE, 1) for p in shell], power=4.5, radius=0.042)
    for p in shells[0]:
        filament([c, c + p], PALE, 1.6, 0.007)
        near = min(shells[1], key=lambda q: (q.normalized() - p.normalized()).length)
        filament([c + p, c + near], PALE, 1.1, 0.007)
    for k in range(3):
        f.put(f.torus(2.55 + 0.18 * k, 0.022, 160, 10), m.frost(linear("#38d6f5"), 0.5, 1.2), at=c, turn=(0.5 + 0.9 * k, 0.3 - 0.6 * k, 0))
    f.put(f.ball(0.34, 4), m.light(linear("#eafdff"), 10, True), at=c)
    if close:
        stage.camera((0.2, -3.2, 3.1), (2.6, 2.2, 2.0), lens=40, focus=(2.5, 1.0, 2.0), fstop=1.2)
    else:
        stage.camera((-1.6, -8.0, 2.8), (0.8, 2.2, 1.95), lens=35, focus=(2.6, 1, 2.1), fstop=2.0)
