"""Scenes of the success stories: what changed for the client."""

import math

import bmesh
from mathutils import Matrix, Vector

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import CARD, still
from ..kit import PALE, PAPER, Sheet, dice, filament, gain, ground, mirror, sparks
from ..palette import CYAN, INK, MIST, WARM, linear
from .payroll import two_runs


@still("story/city-erp-engagement")
@still("blog/public-sector", focus=(0.5, 0.5), size=CARD, bloom=0.0, day=True)
def counter(day=False):
    """A city's service counter with nobody waiting: desks behind glass, a queue number above, a ticket machine, a bell."""
    stage.begin(day, glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    ground(day)
    hall = Sheet((2.6, 2.6, 0), math.radians(-17))
    front, slat, edge = m.stone(linear("#0f5f68"), 0.45, 0.1), m.stone(linear("#17868c"), 0.4, 0.1), m.stone(linear("#dfe9ea"), 0.3, 0.0)
    metal, screen = m.stone(linear("#0a2a33"), 0.3, 0.5), m.stone(linear("#04161c"), 0.2, 0.0)
    hall.box(4.7, 0.98, 0.6, front, 0, 0.55, bevel=0.03)
    hall.box(4.6, 0.12, 0.5, metal, 0, 0.06)
    for k in range(31):
        hall.box(0.09, 0.8, 0.05, slat, -2.25 + 0.15 * k, 0.56, 0.31, 0.015)
    hall.box(4.9, 0.07, 0.95, edge, 0, 1.07, 0.05, 0.02)
    for k in range(4):
        hall.box(0.035, 0.8, 0.8, m.frost(linear("#38b9c2"), 0.4, 0.1 if day else 0.7), -2.3 + 1.533 * k, 1.5, 0.0, 0.01)
    for k in range(3):
        desk = hall.part(-1.533 + 1.533 * k, 1.1)
        desk.box(1.36, 0.56, 0.02, m.frost(linear("#8fd8de"), 0.14, 0.1 if day else 0.6), 0, 0.46, 0.3, 0.008)
        desk.box(0.6, 0.38, 0.04, screen, 0.16, 0.34, -0.14, 0.02)
        desk.box(0.06, 0.2, 0.04, metal, 0.16, 0.1, -0.16)
        desk.box(0.3, 0.012, 0.2, m.stone(PAPER, 0.8, 0.0), -0.3, 0.02, 0.2, 0.002)
        desk.box(0.34, 0.3, 0.05, edge, 0, 0.92, 0.3, 0.02)
        desk.write(str(k + 1), 0, 0.83, 0.25, INK, forward=0.33, centred=True)
    for along in (-0.95, 0.95):
        f.rod(hall.at(along, 3.2, 0.3), hall.at(along, 6.0, 0.3), metal, 0.03)
    board = hall.part(0, 2.84, 0.38)
    board.box(2.7, 1.06, 0.18, metal, bevel=0.05)
    board.box(2.52, 0.88, 0.02, screen, 0, 0, 0.09, 0.01)
    board.write("NOW SERVING", -1.16, 0.21, 0.15, gain(MIST, 1.5), forward=0.105)
    board.write("A047", -1.18, -0.33, 0.5, gain(WARM, 2.0), forward=0.105)
    board.write("COUNTER", 0.36, 0.21, 0.15, gain(MIST, 1.5), forward=0.105)
    board.write("2", 0.6, -0.33, 0.5, gain(WARM, 2.0), forward=0.105)
    board.draw(((0.2, -0.36), (0.2, 0.32)), MIST, 0.5, 0.006, 0.105)
    brass = m.stone(linear("#d8a558"), 0.25, 0.8)
    bell = hall.part(0.75, 1.105, 0.38)
    bell.put(f.disc(0.15, 0.03, 0.01), metal)
    f.put(f.ball(0.13), brass, matrix=bell.place @ Matrix.Translation((0, 0, 0.03)) @ Matrix.Diagonal((1, 1, 0.8, 1)))
    bell.put(f.ball(0.025), metal, 0, 0.145)
    machine = hall.part(-1.75, 0, 1.7, turn=math.radians(14))
    machine.put(f.disc(0.24, 0.04, 0.01), metal)
    machine.box(0.13, 1.0, 0.1, metal, 0, 0.5)
    machine.box(0.42, 0.5, 0.2, slat, 0, 1.2, bevel=0.04)
    machine.box(0.3, 0.2, 0.02, m.light(linear("#c9f7ff"), 1.6), 0, 1.29, 0.1, 0.005)
    machine.box(0.2, 0.26, 0.006, m.stone(PAPER, 0.8, 0.0), 0, 0.98, 0.13, 0.001)
    machine.write("A048", 0, 0.93, 0.06, INK, forward=0.136, centred=True)
    posts = [(0.55, 2.2), (0.55, 1.15), (1.9, 1.15), (1.9, 2.2)]
    for along, forward in posts:
        post = hall.part(along, 0, forward)
        post.put(f.disc(0.2, 0.04, 0.01), metal)
        post.put(f.disc(0.035, 0.98, 0.005), metal)
        post.put(f.ball(0.05), edge, 0, 0.98)
    for (a, b), (c, d) in zip(posts, posts[1:]):
        f.quad([hall.at(a, 0.82, b), hall.at(c, 0.82, d), hall.at(c, 0.92, d), hall.at(a, 0.92, b)], slat)
    if day:
        stage.camera((0.2, -6.4, 1.9), (2.55, 2.4, 1.6), lens=40, focus=(2.6, 2.2, 1.5), fstop=4)
    else:
        stage.spot((-2.5, -4.5, 5), (2.8, 2.4, 1.4), 2600, 46)
        stage.camera((-1.2, -6.6, 1.75), (0.9, 2.4, 1.75), lens=35, focus=(2.6, 2.2, 1.6), fstop=2.8)


@still("event/city", focus=(0.55, 0.5))
def city():
    """Civic blocks at night, lit in even rows."""
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
    stage.camera((-3.4, -7.0, 1.5), (2.6, 6, 1.1), lens=34, focus=(2, 3, 0.8), fstop=2.0)


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


@still("story/town-planning-epm", bloom=0.0)
def budget_book():
    """An open budget book on a stand: departments with their amounts, and bars that rise from the page for three scenarios."""
    stage.begin(day=True)
    ground(day=True)
    stand = Sheet((2.6, 2.2, 0), math.radians(-18))
    wide, high = 1.9, 2.3
    cover, paper, wood = m.stone(linear("#0b4450"), 0.45, 0.0), m.stone(PAPER, 0.8, 0.0), m.stone(linear("#cfdcdc"), 0.45, 0.0)
    desk = stand.part(0, 0.42, 0.9, tilt=math.radians(58))
    for side in (-1.2, 1.2):
        stand.box(0.12, 1.2, 0.12, wood, side, 0.6, -0.6, 0.02)
        stand.box(0.12, 0.45, 0.12, wood, side, 0.22, 0.75, 0.02)
    desk.box(4.2, high + 0.3, 0.08, wood, 0, high / 2, -0.12, 0.03)
    desk.box(4.2, 0.08, 0.26, wood, 0, -0.1, 0.0, 0.03)
    desk.box(2 * wide + 0.1, high + 0.1, 0.05, cover, 0, high / 2, -0.06, 0.015)
    leaves = []
    for side in (-1, 1):
        for k in range(9):
            leaf = desk.part(0, 0, 0.02 * k - 0.02, side * math.radians(1.2 + 0.35 * k))
            leaf.box(wide - 0.012 * k, high, 0.012, paper, side * (wide / 2), high / 2, bevel=0.003)
        leaves.append(leaf.part(side * wide / 2, 0, 0.008))
    left, right = leaves
    left.write("TOWN BUDGET", -0.78, high - 0.32, 0.2, INK, forward=0.004)
    left.box(wide - 0.34, 0.016, 0.004, cover, 0, high - 0.42, 0.002, 0)
    amounts = {"Police": 8204, "Fire": 6917, "Works": 5380, "Parks": 2145, "Library": 1268, "Clerk": 742}
    for row, (name, amount) in enumerate((*amounts.items(), ("Total", sum(amounts.values())))):
        above = high - 0.68 - 0.235 * row
        left.write(name, -0.78, above, 0.155, INK, forward=0.004)
        left.write(f"{amount:,}", 0.8, above, 0.155, INK, right=True, forward=0.004)
    left.box(wide - 0.34, 0.01, 0.004, cover, 0, high - 0.68 - 0.235 * 6 + 0.18, 0.002, 0)
    tones = [m.stone(linear(c), 0.4, 0.0) for c in ("#0b4450", "#0b8f95", "#7fcfd2")]
    for scenario, tone in enumerate(tones):
        above = 0.42 + 0.66 * scenario
        right.write("ABC"[scenario], -0.84, above - 0.08, 0.2, INK, forward=0.004)
        for k, amount in enumerate(amounts.values()):
            tall = 0.16 + amount / 9600 * (0.82, 1.0, 1.16)[(scenario + k) % 3]
            lit = (scenario, k) == (1, 1)
            right.box(0.17, 0.2, tall, m.stone(WARM, 0.4, 0.0) if lit else tone, -0.5 + 0.245 * k, above, tall / 2, 0.015)
    stage.camera((-0.6, -6.0, 3.9), (0.9, 2.2, 0.9), lens=36, focus=(2.6, 1.8, 1.0), fstop=5)


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


@still("story/financial-services-ga-erp-transformation", bloom=0.0)
def safe():
    """An open safe with one ledger, one supplier file and one expense policy; the emptied boxes of three firms stand in front."""
    stage.begin(day=True)
    ground(day=True)
    room = Sheet((2.5, 2.6, 0), math.radians(-18))
    steel, inside, edge = m.stone(linear("#12707a"), 0.35, 0.2), m.stone(linear("#0a3b45"), 0.5, 0.0), m.stone(linear("#9fbfc3"), 0.3, 0.5)
    brass, paper = m.stone(linear("#d8a558"), 0.3, 0.3), m.stone(PAPER, 0.8, 0.0)
    wide, high, deep, wall = 2.3, 2.9, 1.4, 0.16
    body = room.part(0, 0.12)
    for along in (-0.9, 0.9):
        room.put(f.disc(0.14, 0.14, 0.02, 40), edge, along, 0, 0.5)
    body.box(wide, high, 0.1, inside, 0, high / 2, -deep / 2)
    for side in (-1, 1):
        body.box(wall, high, deep, steel, side * (wide - wall) / 2, high / 2, bevel=0.04)
        body.box(wide, wall, deep, steel, 0, high / 2 + side * (high - wall) / 2, bevel=0.04)
    body.box(wide - 2 * wall, 0.06, deep - 0.1, edge, 0, 1.5)
    for k, (name, tone, thick) in enumerate((("LEDGER", "#0fb5ae", 0.44), ("SUPPLIERS", "#e3c084", 0.36), ("EXPENSES", "#0b4450", 0.34))):
        book = body.part((-0.56, -0.06, 0.36)[k], 1.53, 0.1)
        cover = m.stone(linear(tone), 0.45, 0.0)
        book.box(thick, 1.04, 0.05, cover, 0, 0.52, 0.36, 0.02)
        for side in (-1, 1):
            book.box(0.03, 1.04, 0.75, cover, side * (thick / 2 - 0.015), 0.52, 0, 0.01)
        book.box(thick - 0.06, 0.98, 0.68, paper, 0, 0.52, 0, 0.004)
        for above in (0.12, 0.92):
            book.box(thick + 0.01, 0.035, 0.05, brass, 0, above, 0.363, 0.008)
        word = book.part(0, 0.2, 0.39)
        word.place = word.place @ Matrix.Rotation(-math.pi / 2, 4, "Y")
        word.write(name, 0, -0.045, 0.13, INK if k == 1 else gain(MIST, 1.5))
    for k in range(3):
        body.box(0.6, 0.24, 0.9, m.stone(linear("#e9f1f1"), 0.6, 0.0), -0.62 + 0.64 * k, 0.3, 0.0, 0.02)
        body.drum(0.04, 0.05, brass, -0.62 + 0.64 * k, 0.3, 0.47)
    door = body.part(wide / 2, 0, deep / 2, math.radians(48))
    door.box(wide, high - 0.06, 0.2, steel, wide / 2, high / 2, 0.12, 0.05)
    door.box(wide - 0.34, high - 0.4, 0.08, inside, wide / 2, high / 2, 0.24, 0.03)
    for k in range(4):
        f.rod(door.at(wide - 0.3, 0.5 + 0.63 * k, 0.14), door.at(wide + 0.14, 0.5 + 0.63 * k, 0.14), brass, 0.06, 32)
    across, above, radius = wide / 2, high / 2, 0.56
    door.drum(0.3, 0.14, steel, across, above, 0.3)
    rim = [(across + radius * math.cos(a), above + radius * math.sin(a)) for a in (math.tau * k / 60 for k in range(60))]
    for place in rim[3::12]:
        f.rod(door.at(across, above, 0.42), door.at(*place, 0.42), brass, 0.04, 24)
    f.thread([door.at(*place, 0.42) for place in rim], brass, 0.05, cyclic=True, smooth=False)
    door.drum(0.14, 0.16, brass, across, above, 0.42)
    card = m.stone(linear("#cdb48a"), 0.7, 0.0)
    for k, (along, forward, turn) in enumerate(((-1.35, 1.35, 10), (-0.35, 1.75, -6), (0.65, 1.45, 14))):
        box = room.part(along, 0, forward, math.radians(turn))
        box.box(0.8, 0.04, 0.6, card, 0, 0.02)
        for side in (-1, 1):
            box.box(0.8, 0.5, 0.03, card, 0, 0.25, side * 0.285, 0.008)
            box.box(0.03, 0.5, 0.56, card, side * 0.385, 0.25, 0, 0.008)
        box.box(0.5, 0.2, 0.006, paper, 0, 0.3, 0.302, 0)
        box.write("FIRM " + "ABC"[k], 0, 0.25, 0.13, INK, forward=0.308, centred=True)
    stage.camera((-0.6, -6.8, 2.6), (0.9, 2.4, 1.4), lens=36, focus=(2.6, 2.0, 1.4), fstop=5)


# An invented ledger in thousands: its columns are funds.
ACCOUNTS = ("Taxes", "Fees", "Awards", "Staff", "Works", "Goods")
FUNDS = {
    "GENERAL": (4812, 317, 0, -3207, -684, -242),
    "ROADS": (1140, 58, 403, -386, -811, -96),
    "WATER": (0, 2264, 0, -703, -918, -187),
    "GRANT 14": (0, 0, 250, -38, -122, -9),
    "CAPITAL": (0, 0, 1375, 0, -1086, -45),
}
COLUMN = (0.78, 1.72)


@still("story/town-financials-projects-grants-procurement")
def fund_ledger():
    """A tray of ledger cards with a column for each fund; the card of one grant is lifted out."""
    stage.begin(glow_azimuth=66, glow_strength=0.5)
    ground(False)
    tray = Sheet((2.6, 2.6, 0), math.radians(-20))
    wide, high = COLUMN
    wood, paper = m.stone(linear("#0f5a64"), 0.4, 0.2), m.stone(PAPER, 0.7, 0.0)
    total = wide * 6 + 0.32
    tray.box(total, 0.08, 1.9, wood, 0, 0.04, -0.85, 0.02)
    for forward, above in ((0.1, 0.42), (-1.78, 0.62)):
        tray.box(total, above, 0.07, wood, 0, above / 2, forward, 0.02)
    for side in (-1, 1):
        tray.box(0.07, 0.5, 1.9, wood, side * (total / 2 - 0.035), 0.25, -0.85, 0.02)
    for k, name in enumerate(("", *FUNDS)):
        along = (k - 2.5) * wide
        tray.box(0.66, 0.2, 0.02, paper, along, 0.24, 0.14, 0.004)
        tray.write(name or "FUND", along, 0.2, 0.11, INK, forward=0.152, centred=True)
        for row in range(13, -1, -1):
            if row == 0 and name == "GRANT 14":
                continue
            back = tray.part(along, 0.08 + 0.015 * row, -0.06 - 0.12 * row, tilt=math.radians(5))
            back.box(wide - 0.06, high, 0.03, paper if name else wood, 0, high / 2, bevel=0.006)
            if name:
                back.box(0.36, 0.09, 0.028, wood, (-0.16, 0, 0.16)[row % 3], high + 0.03, bevel=0.006)
        front = tray.part(along, 0.1, -0.06, tilt=math.radians(5))
        if name == "GRANT 14":
            front = tray.part(along, 1.25, 0.12, tilt=math.radians(4))
            front.box(wide - 0.04, high, 0.03, paper, 0, high / 2, bevel=0.006)
            front.draw([(-0.37, 0), (-0.37, high), (0.37, high), (0.37, 0), (-0.37, 0)], WARM, 1.6, 0.016)
            for side in (-0.36, 0.36):
                filament([tray.at(along + side, 0.3, -0.02), front.at(side, 0)], WARM, 1.6, 0.006)
        ledger_column(front, name)
    stage.spot((-2.5, -4.5, 5), (2.8, 2.4, 1.4), 2400, 44)
    stage.camera((-1.0, -6.4, 3.3), (0.9, 2.4, 1.3), lens=36, focus=(2.6, 2.4, 1.4), fstop=4)


def ledger_column(card, name):
    """Writes a fund's amounts on its card, or without a name the accounts."""
    wide, high = COLUMN
    lift = name == "GRANT 14"
    card.box(wide - 0.06, 0.2, 0.004, m.stone(WARM if lift else linear("#0c6f78"), 0.5, 0.0), 0, high - 0.13, 0.018, 0)
    if name:
        card.write(name, 0, high - 0.175, 0.12, INK if lift else gain(MIST, 1.6), forward=0.022, centred=True)
    left = 0
    for index, account in enumerate((*ACCOUNTS, "LEFT")):
        above = high - 0.4 - 0.16 * index - (0.05 if account == "LEFT" else 0)
        if not name:
            card.write(account, -0.32, above, 0.15, gain(MIST, 1.6), forward=0.018)
            continue
        amount = left if account == "LEFT" else FUNDS[name][index]
        left += amount
        figure = f"{'−' if amount < 0 else ''}{abs(amount):,}" if amount else "0"
        card.write(figure, 0.31, above, 0.155, INK, right=True, forward=0.018)
        if account == "LEFT":
            card.draw(((-0.32, above + 0.13), (0.32, above + 0.13)), INK, 1, 0.004, 0.016)


@still("story/county-erp-cloud-hcm-conversion", bloom=0.6)
def parallel_run():
    """The pay slips of the old system and of the new one, close, with threads of light between their lines."""
    stage.begin(glow_azimuth=66, glow_strength=0.5)
    mirror(0)
    two_runs((3.2, 4.0, 0.0), math.radians(-30), math.radians(8))
    stage.spot((-2.0, -3.0, 5.0), (3.2, 4.0, 1.4), 1300, 36)
    stage.camera((0.4, -1.8, 1.35), (1.6, 4, 1.35), lens=35, focus=(2.9, 3.6, 1.3), fstop=2.4)
