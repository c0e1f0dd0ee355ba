"""Scenes of the products."""

import math

from mathutils import Matrix, Vector

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, Sheet, blend, dice, filament, gain, mirror, sparks
from ..palette import CYAN, MIST, TEAL, WARM, linear


@still("product/govcubes", bloom=0.7)
def govcubes():
    """Five cubes of glass, one for each part of the suite: a pay slip, a tick, a chart, an open book, an arrow."""
    stage.begin(glow_azimuth=62, glow_strength=0.42)
    mirror(0)
    turn = math.radians(-32)
    parts = ((pay_slip, 0, -0.25, 0), (book, -1.44, 0.3, 0), (chart, 1.44, 0.35, 0), (arrow, -0.74, 0.35, 1.44), (tick, 0.72, 0.15, 1.44))
    for (part, i, j, k), tint in zip(parts, ("#38d6f5", "#0fb5ae", "#14b4d0", "#0c8f95", "#0fb5ae")):
        x, y = f.turned(i, j, turn, (2.4, 2.0))
        z = 0.8 + k
        f.put(f.box(1.5, 1.5, 1.5, 0.08, 4), m.frost(linear(tint), 0.1, 1.1), at=(x, y, z), turn=(0, 0, turn))
        low = [f.turned(a * 0.755, b * 0.755, turn, (x, y)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for top in (z - 0.755, z + 0.755):
            filament([(*p, top) for p in low], PALE, 1.8, 0.008, cyclic=True)
        for p in low:
            filament([(*p, z - 0.755), (*p, z + 0.755)], PALE, 1.8, 0.008)
        part(Sheet((x, y, z), turn))
    stage.camera((-2.0, -8.4, 2.6), (0.7, 1.6, 1.5), lens=36, focus=(2.2, 0.8, 1.3), fstop=2.4)


def plate(sheet, width, height, centre=(0, 0), turn=0.0, body=0.7):
    place = sheet.place @ Matrix.Translation((*centre, 0)) @ Matrix.Rotation(turn, 4, "Z")
    f.put(f.box(width, 0.02, height, 0.006, 1), m.frost(linear("#0b5a66"), body, 0.6), matrix=place)


def pay_slip(sheet):
    sheet.place = sheet.place @ Matrix.Scale(1.18, 4)
    plate(sheet, 0.86, 1.14)
    sheet.write("PAY SLIP", -0.34, 0.38, 0.135, gain(MIST, 2.6))
    sheet.draw(((-0.34, 0.3), (0.34, 0.3)), PALE, 2.0, 0.006)
    for row, (amount, colour) in enumerate((("2,846.15", PALE), ("214.50", WARM), ("−412.06", PALE), ("−186.00", PALE))):
        sheet.draw(((-0.34, 0.18 - 0.155 * row), (-0.2, 0.18 - 0.155 * row)), colour, 1.2, 0.012)
        sheet.write(amount, 0.35, 0.14 - 0.155 * row, 0.108, gain(colour, 2.4), right=True)
    sheet.draw(((-0.34, -0.4), (0.34, -0.4)), PALE, 2.0, 0.006)
    sheet.write("2,462.59", 0.35, -0.53, 0.13, gain(MIST, 2.6), right=True)


def book(sheet):
    for side in (-1, 1):
        page = Sheet((0, 0, 0), side * 0.5)
        page.place = sheet.place @ page.place
        plate(page, 0.52, 0.8, (side * 0.27, 0), body=0.8)
        for row in range(5):
            page.draw(((side * 0.08, 0.26 - 0.13 * row), (side * (0.46 if row < 4 else 0.3), 0.26 - 0.13 * row)), PALE, 2.2, 0.014)


def chart(sheet):
    for k, height in enumerate((0.3, 0.5, 0.42, 0.8)):
        x = -0.36 + 0.24 * k
        sheet.draw(((x, -0.42), (x, -0.42 + height)), PALE if k < 3 else MIST, 1.2 + 0.4 * k, 0.07)
    sheet.draw(((-0.5, -0.46), (0.5, -0.46)), PALE, 2.0, 0.01)


def arrow(sheet):
    for x, size, colour in ((-0.42, 0.24, TEAL), (0.42, 0.24, PALE)):
        f.put(f.box(size, size, size, 0.03), m.own_light(), matrix=sheet.place @ Matrix.Translation((x, 0, 0)), colour=gain(colour, 1.8))
    sheet.draw(((-0.22, 0), (0.2, 0)), MIST, 2.6, 0.03)
    sheet.draw(((0.06, 0.16), (0.22, 0), (0.06, -0.16)), MIST, 2.6, 0.03)


def tick(sheet):
    sheet.draw([(0.46 * math.cos(math.tau * k / 64), 0.46 * math.sin(math.tau * k / 64)) for k in range(65)], PALE, 1.8, 0.022)
    sheet.draw(((-0.22, 0.0), (-0.06, -0.17), (0.24, 0.2)), MIST, 2.8, 0.05)


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
    f.put(f.ball(0.34, 4), m.bead(), at=c, colour=gain(linear("#d4f8ff"), 9))
    if close:
        stage.camera((0.2, -3.2, 3.1), (2.6, 2.2, 2.0), lens=40, focus=(2.5, 1.0, 2.0), fstop=1.2)
    else:
        stage.camera((-1.6, -8.0, 2.8), (0.8, 2.2, 1.95), lens=35, focus=(2.6, 1, 2.1), fstop=2.0)
