"""Scenes of the success stories: what changed for the client."""

import math

import bmesh
from mathutils import Matrix, Vector

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, Sheet, blend, cubic, dice, filament, gain, mirror, seabed, sparks
from ..palette import CYAN, MIST, TEAL, WARM, linear
from .payroll import two_runs


@still("story/city-erp-engagement")
@still("blog/public-sector", focus=(0.5, 0.5), close=True)
@still("event/city", focus=(0.55, 0.5), low=True)
def city(close=False, low=False):
    """Civic blocks at night: turbulence on the left settles into steady light."""
    stage.begin(glow_azimuth=68, glow_strength=0.5)
    f.plane(120, m.still_water(linear("#03181f"), 0.2, 0.0), 0)
    rnd = dice(6)
    block = f.box(1, 1, 1, 0.03)
    places, colours = [], []
    for i in range(-11, 15):
        for j in range(-3, 22):
            x, y = i * 1.05 + (0.35 if i % 4 == 0 else 0), j * 1.05 + (0.35 if j % 5 == 0 else 0)
            order = f.smoothstep(-4.5, 1.0, x)
            h = 0.35 + 1.5 * math.exp(-(((x - 3.6) / 3.0) ** 2 + ((y - 6.5) / 4.2) ** 2)) + 0.4 * rnd.random() ** 2
            h += (1 - order) * rnd.uniform(-0.2, 0.7)
            spin = (1 - order) * rnd.uniform(-0.5, 0.5)
            places.append((x, y, h / 2, 0.7, 0.7, max(0.12, h), spin))
            lit = order if (i * 7 + j * 3) % 4 == 0 else 0.0
            colours.append(gain(CYAN, 1.1 * lit if lit > 0.5 else 0.5 * (rnd.random() > 0.93)))
    f.swarm(block, m.capped(linear("#0b414c")), places, colours)
    for j in range(-3, 22, 5):
        y = j * 1.05 - 0.52 + (0.35 if j % 5 == 0 else 0) - 0.15
        points = []
        for n in range(90):
            x = -12 + 27 * n / 89
            wild = 1 - f.smoothstep(-6.0, 0.0, x)
            points.append((x, y + wild * 0.5 * math.sin(2.3 * x + j), 0.05 + wild * 0.8 * abs(math.sin(1.7 * x + 2 * j))))
        filament(points, PALE, 2.6, 0.02)
    for i in range(-8, 15, 4):
        x = i * 1.05 - 0.35
        if x > -1:
            filament([(x, -4, 0.05), (x, 23, 0.05)], PALE, 2.2, 0.018)
    if close:
        stage.camera((-0.4, -4.6, 3.2), (2.8, 4, 0.6), lens=42, focus=(2.4, 2, 0.6), fstop=1.2)
    elif low:
        stage.camera((-3.4, -7.0, 1.5), (2.6, 6, 1.1), lens=34, focus=(2, 3, 0.8), fstop=2.0)
    else:
        stage.camera((-2.2, -7.8, 5.2), (0.8, 4, 0.2), lens=35, focus=(1.5, 2, 0.8), fstop=2.2)


def heart(size):
    """Returns points of the heart curve in the x–z plane."""
    points = []
    for t in (2 * math.pi * i / 96 for i in range(96)):
        x = 16 * math.sin(t) ** 3
        z = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((x * size / 17, z * size / 17))
    return points


@still("story/diagnosing-heart-disease")
@still("blog/healthcare", focus=(0.5, 0.5), close=True)
def heart_story(close=False):
    """A heart-like form of translucent layers, with one fine trace of light through it."""
    stage.begin(glow_azimuth=62, glow_strength=0.4)
    mirror(-0.25)
    cx, cy, cz = 2.7, 2.0, 2.05
    layers = 13
    turn = math.radians(-58)
    for k in range(layers):
        s = (k - (layers - 1) / 2) / ((layers - 1) / 2)
        size = 2.1 * math.sqrt(max(0.12, 1 - 0.82 * s * s))

        def fill(b, size=size):
            face = b.faces.new([b.verts.new((x, 0, z)) for x, z in heart(size)])
            made = bmesh.ops.extrude_face_region(b, geom=[face])
            bmesh.ops.translate(b, verts=[v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)], vec=(0, 0.07, 0))
            bmesh.ops.recalc_face_normals(b, faces=b.faces)

        depth = s * 1.9
        at = (*f.turned(0, depth, turn, (cx, cy)), cz)
        f.put(f.mesh(("heart", k), fill), m.frost(linear("#0f9fb0"), 0.13, 0.8), at=at, turn=(0, 0, turn))
        outline = [(*f.turned(x, 0, turn, at), cz + z) for x, z in heart(size)]
        filament(outline, PALE, 0.8, 0.007, cyclic=True)

    def trace(u):
        beat = u % 1.0
        wave = 0.12 * math.exp(-((beat - 0.18) / 0.035) ** 2) - 0.16 * math.exp(-((beat - 0.3) / 0.014) ** 2)
        wave += 1.15 * math.exp(-((beat - 0.335) / 0.016) ** 2) - 0.34 * math.exp(-((beat - 0.372) / 0.016) ** 2)
        return wave + 0.2 * math.exp(-((beat - 0.58) / 0.05) ** 2)

    line = [(-8 + 20 * i / 700, 0.6 + 2.6 * i / 700, cz - 0.1 + trace(i / 700 * 4.2 + 0.05) * 1.0) for i in range(701)]
    # Faint behind the text.
    filament(line[:231], MIST, 0.5, 0.014)
    filament(line[230:], MIST, 4.5, 0.022)
    sparks([(*line[470], WARM, 1)], power=9, radius=0.09)
    if close:
        stage.camera((-0.6, -4.4, 2.6), (2.5, 2, 2.0), lens=40, focus=(2.4, 1.2, 2), fstop=1.2)
    else:
        stage.camera((-1.4, -8.6, 2.5), (0.8, 2, 1.9), lens=36, focus=(2.4, 1.2, 2), fstop=2.2)


@still("story/town-planning-epm")
def town_planning():
    """Tessellated terrain whose contour lines rearrange into an even surface."""
    stage.begin(glow_azimuth=64, glow_strength=0.48)

    def order(x, y):
        return f.smoothstep(-3.4, 3.6, x + 0.15 * y)

    def height(x, y):
        rough = 1.35 * f.rolling(x, y, 0.22, 8) + 0.5
        o = order(x, y)
        return round(rough * (1 - o) * 7) / 7 + 0.25 * o

    def glow(x, y):
        o = order(x, y)
        wild = 1.35 * f.rolling(x, y, 0.22, 8) * 2.4 % 1.0
        edge = math.exp(-((wild - 0.5) ** 2) * 90) * (1 - o)
        even = 0.75 if o > 0.75 and int(math.floor(y / 1.8)) % 2 == 0 and (y / 1.8) % 1 < 0.34 else 0.0
        return gain(CYAN, 1.3 * edge + even * o)

    seabed(height, 58, 54, 0.4, (1, 10.5), glow)
    stage.camera((-2.2, -6.6, 4.3), (0.7, 3.6, 0.2), lens=35, focus=(0, 2, 0.5), fstop=2.2)


@still("story/hcm-efficiency")
def crew_board():
    """A depot at dawn: a board with a tag for each shift of each crew, ticked but for one, and vans outside."""
    stage.begin(glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    mirror(0, 0.006, 0.14)
    rock = m.stone(linear("#0d4c57"), 0.3)
    board = Sheet((2.2, 2.2, 0), math.radians(-14))
    board.place = board.place @ Matrix.Scale(0.8, 4)
    for along in (-1.75, 1.75):
        f.rod(board.at(along, 0, -0.05), board.at(along, 2.95, -0.05), rock, 0.05)
    f.put(f.box(3.5, 0.05, 2.16, 0.02), m.stone(linear("#083a44"), 0.4, 0.1), matrix=board.place @ Matrix.Translation((0, 0.03, 1.82)))
    filament([board.at(*p, 0.02) for p in ((-1.75, 0.74), (-1.75, 2.9), (1.75, 2.9), (1.75, 0.74))], PALE, 2.4, 0.01, cyclic=True)
    tag = f.box(0.4, 0.02, 0.3, 0.01, 1)
    for column, day in enumerate(("MON", "TUE", "WED", "THU", "FRI")):
        board.write(day, -0.98 + 0.54 * column, 2.62, 0.15, gain(MIST, 2.2))
    for row in range(4):
        above = 2.28 - 0.43 * row
        board.write(f"CREW {row + 1}", -1.64, above - 0.05, 0.125, gain(PALE, 1.8))
        for column in range(5):
            along, waits = -0.8 + 0.54 * column, (row, column) == (2, 4)
            colour = WARM if waits else PALE
            f.put(tag, m.own_light() if waits else m.frost(linear("#17a2b0"), 0.5, 0.8), matrix=board.place @ Matrix.Translation((along, -0.05, above)), colour=gain(WARM, 1.1))
            filament([board.at(along + x, above + y, 0.065) for x, y in ((-0.2, -0.15), (0.2, -0.15), (0.2, 0.15), (-0.2, 0.15))], colour, 2.4, 0.006, cyclic=True)
            sparks([(*board.at(along, above + 0.19, 0.06), colour, 1)], power=2, radius=0.022)
            if not waits:
                board.draw(((along - 0.09, above), (along - 0.02, above - 0.07), (along + 0.1, above + 0.08)), MIST, 1.8, 0.016, 0.08)
    paint, tyre = m.stone(linear("#5cc4cc"), 0.3, 0.1), m.stone(linear("#04161b"), 0.6, 0.0)
    for x, y in ((6.4, 5.0), (9.6, 8.4)):
        van = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(44), 4, "Z")
        for size, at in (((2.9, 1.35, 1.45), (0.35, 0, 1.12)), ((1.0, 1.3, 0.75), (-1.5, 0, 0.78))):
            f.put(f.box(*size, 0.09), paint, matrix=van @ Matrix.Translation(at))
        f.put(f.box(0.06, 1.12, 0.5, 0.02), m.frost(linear("#9fe9f4"), 0.5, 1.2), matrix=van @ Matrix.Translation((-1.16, 0, 1.42)) @ Matrix.Rotation(math.radians(24), 4, "Y"))
        for along in (-1.3, 1.1):
            for side in (-0.62, 0.62):
                f.put(f.disc(0.33, 0.2, 0.04, 40), tyre, matrix=van @ Matrix.Translation((along, side - 0.1, 0.33)) @ Matrix.Rotation(-math.pi / 2, 4, "X"))
        sparks([(*(van @ Vector((-2.02, side, 0.72))), linear("#ffe0b0"), 1) for side in (-0.45, 0.45)], power=3, radius=0.09)
    stage.spot((-2.5, -4.5, 4.5), (3.6, 3.6, 1.4), 2200, 50)
    stage.camera((-1.2, -6.6, 1.4), (0.9, 2.2, 1.4), lens=35, focus=(2.2, 1.9, 1.5), fstop=2.8)


@still("industry/utilities-background", bloom=0.7)
def cables():
    """Pulses move in rhythm along parallel cables."""
    stage.begin(glow_azimuth=72, glow_strength=0.5)
    mirror(-1.2, 0.02)
    mast = m.stone(linear("#0c4a55"), 0.3)
    for j in range(7):
        y = -5 + j * 7
        for x in (-5.0, 6.2):
            f.put(f.prism(6, 0.2, 4.9, 0.03), mast, at=(x, y, -1.2))
        f.put(f.box(11.8, 0.16, 0.16, 0.04), mast, at=(0.6, y, 3.5))
        f.put(f.box(11.8, 0.16, 0.16, 0.04), mast, at=(0.6, y, 1.5))
    for row, z in enumerate((1.6, 3.6)):
        for k in range(12):
            x = -4.4 + k * 0.91
            points = [(x, -5 + 52 * i / 260, z - 0.72 * 4 * (s := ((52 * i / 260) / 7) % 1) * (1 - s)) for i in range(261)]
            f.thread(points, m.glass(linear("#0d5f6b"), 0.3, 0.6), 0.03)
            for start in range(6 + 3 * (k + row) % 26, 261, 26):
                part = points[start : start + 8]
                if len(part) > 2:
                    filament(part, PALE, 4.2, 0.036)
                    sparks([(*part[0], MIST, 1)], power=8, radius=0.062)
    stage.camera((0.6, -9.5, 1.0), (0.6, 4, 2.4), lens=30, focus=(0.6, 5, 2.2), fstop=1.4)


@still("story/financial-services-ga-erp-transformation")
def strata():
    """Separate strata of glass slide together into one aligned column."""
    stage.begin(glow_azimuth=60, glow_strength=0.42)
    mirror(0)
    rnd = dice(19)
    turn = math.radians(30)
    for k in range(15):
        loose = f.smoothstep(5, 15, k)
        slide = loose * (2.6 if k % 2 else -2.6) * (0.45 + 0.55 * rnd.random())
        x = 2.7 + slide * math.cos(turn * 0.4)
        y = 2.0 + slide * math.sin(turn * 0.4) - 0.25 * loose
        z = 0.16 + k * 0.31 + loose * 0.1
        tint = linear(("#0fb5ae", "#12a9c4", "#0c8f95")[k % 3])
        f.put(f.box(2.1, 2.1, 0.22, 0.05, 3), m.frost(tint, 0.32, 0.9), at=(x, y, z), turn=(0, 0, turn + loose * rnd.uniform(-0.2, 0.2)))
        if loose > 0.05:
            for side in (-0.5, 0.5):
                filament([(x - slide * 1.2, y + side, z), (x, y + side, z)], PALE, 0.8, 0.008)
    f.put(f.prism(6, 0.045, 7.0, 0), m.light(linear("#a9f2fb"), 5), at=(2.7, 2.0, 0))
    stage.camera((-1.8, -9.0, 2.6), (0.8, 2, 2.35), lens=36, focus=(2.6, 0.8, 2.2), fstop=2.2)


@still("story/town-financials-projects-grants-procurement")
def tributaries():
    """Four tributaries of light meet in one calm basin."""
    stage.begin(glow_azimuth=66, glow_strength=0.45)
    basin = (2.4, 2.6)
    rivers = [
        cubic((5.5, -7, 0), (5.0, -3.5, 0), (1.2, -1.0, 0), (*basin, 0), 60),
        cubic((-7, 14, 0), (-5, 9, 0), (0, 7.5, 0), (*basin, 0), 60),
        cubic((9, 17, 0), (9.5, 11, 0), (3.5, 8.5, 0), (*basin, 0), 60),
        cubic((12, -1, 0), (8.5, -1.8, 0), (6.5, 2.2, 0), (*basin, 0), 60),
    ]
    bed = [(p[0], p[1]) for r in rivers for p in r]

    def gap(x, y):
        return min(min(math.hypot(x - a, y - b) for a, b in bed), max(0.0, math.hypot(x - basin[0], y - basin[1]) - 1.7))

    seabed(lambda x, y: -0.75 + 1.25 * f.smoothstep(0.15, 2.3, gap(x, y)) * (0.8 + 0.5 * f.rolling(x, y, 0.3, 9)), 60, 50, 0.4, (1, 8), gap=0.96)
    pool = f.put(f.disc(2.05, 0.05, 0.01), m.still_water(linear("#06414d"), 0.08, 0.004), at=(*basin, -0.48))
    stage.hide_key_from(pool)
    for k in range(5):
        f.put(f.torus(0.4 + 0.4 * k, 0.012), m.light(PALE, 3.6 - 0.5 * k), at=(*basin, -0.41))
    rnd = dice(14)
    for river in rivers:
        for lane in range(13):
            off, lift = (lane - 6) * 0.062, rnd.uniform(-0.05, 0.1)
            points = []
            for i, p in enumerate(river[:58]):
                q = river[i + 1]
                n = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
                points.append((p[0] - (q[1] - p[1]) / n * off, p[1] + (q[0] - p[0]) / n * off, -0.4 + lift + 0.03 * math.sin(i * 0.5 + lane)))
            filament(points, blend(TEAL, PALE, rnd.random()), rnd.uniform(0.8, 2.8), 0.014)
    stage.camera((-1.6, -6.6, 4.6), (0.9, 3, 0.0), lens=34, focus=(2, 2, 0), fstop=2.4)


@still("story/county-erp-cloud-hcm-conversion", bloom=0.6)
def parallel_run():
    """The pay slips of the old system and of the new one, close, with threads of light between their lines."""
    stage.begin(glow_azimuth=66, glow_strength=0.5)
    mirror(0)
    two_runs((3.2, 4.0, 0.0), math.radians(-30), math.radians(8))
    stage.spot((-2.0, -3.0, 5.0), (3.2, 4.0, 1.4), 1300, 36)
    stage.camera((0.4, -1.8, 1.35), (1.6, 4, 1.35), lens=35, focus=(2.9, 3.6, 1.3), fstop=2.4)
