"""Scenes of the services: what each does, in glass, stone and light."""

import math

from mathutils import Matrix

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import still
from ..kit import PALE, SHEET, Sheet, blend, cubic, dice, filament, gain, mirror, seabed, sparks
from ..palette import CYAN, MIST, TEAL, WARM, linear


@still("service/generative-ai")
def generative_ai():
    """Loose filaments of light gather into ordered sheets of glass."""
    stage.begin(glow_azimuth=58, glow_strength=0.4)
    mirror(-0.2)
    rnd = dice(3)
    glass = m.frost(SHEET, 0.13, 0.9)
    for k in range(7):
        f.put(f.box(0.06, 3.4, 3.3, 0.02), glass, at=(1.4 + k * 0.8, 1.6, 1.75))
    for row in range(9):
        for column in range(5):
            y, z = 0.3 + column * 0.65, 0.45 + row * 0.33
            start = (-9 + rnd.uniform(-2, 2), rnd.uniform(-2.5, 7), rnd.uniform(0.1, 5.2))
            first = (-5.5, rnd.uniform(-4.5, 6), rnd.uniform(-0.4, 6))
            second = (-1.8, y + rnd.uniform(-1.2, 1.2), z + rnd.uniform(-1, 1))
            tone = blend(TEAL, PALE, rnd.random())
            filament(cubic(start, first, second, (1.4, y, z)) + [(6.6, y, z)], tone, rnd.uniform(0.9, 2.4), 0.013)
            sparks([(1.4 + k * 0.8, y, z, PALE, 1) for k in range(7) if rnd.random() > 0.45], power=4, radius=0.036)
    stage.camera((-1.8, -9.4, 2.5), (0.5, 1.4, 1.75), lens=36, focus=(2.2, 0.4, 1.8), fstop=2.0)


@still("service/agentic-ai")
@still("blog/agentic-ai", focus=(0.5, 0.5), close=True)
def agentic_ai(close=False):
    """Nodes on platforms; pulses travel several routes at once."""
    stage.begin(glow_azimuth=70, glow_strength=0.42)
    mirror(-0.6)
    rnd = dice(11)
    cells = [(x, y) for x, y in f.hex_grid(9, 8, 1.15, (1.6, 4.2)) if x > -2.4]
    high = {c: 0.25 + 0.9 * abs(f.rolling(*c, 0.3, 5)) + 0.1 * rnd.random() for c in cells}
    for (x, y), z in high.items():
        f.put(f.prism(6, 0.5, 0.14, 0.04), m.stone(linear("#0d4b57"), 0.3), at=(x, y, z - 0.24))
        f.put(f.prism(12, 0.05, z + 0.6, 0), m.stone(linear("#0a3c46")), at=(x, y, -0.8))
        f.put(f.ball(0.21, 3), m.frost(SHEET, 0.35, 0.8), at=(x, y, z + 0.16))
    links = [(a, b) for a in cells for b in cells if a < b and math.dist(a, b) < 2.1]
    for a, b in links:
        f.rod((*a, high[a] + 0.16), (*b, high[b] + 0.16), m.glass(TEAL, 0.5, 0.5), 0.018)
    for start in ((-7, 0.5), (-6.5, 5), (-3, 9.5), (2, -1.5), (7, 0)):
        here = min(cells, key=lambda c: math.dist(c, start))
        route, goal = [here], rnd.choice(cells)
        while len(route) < 7:
            near = [b if a == here else a for a, b in links if here in (a, b)]
            near = [c for c in near if c not in route]
            if not near:
                break
            here = min(near, key=lambda c: math.dist(c, goal) + rnd.random() * 1.6)
            route.append(here)
        filament([(*c, high[c] + 0.16) for c in route], PALE, 2.6, 0.026)
        sparks([(*c, high[c] + 0.16, PALE, 1) for c in route], power=7, radius=0.1)
        for a, b in zip(route, route[1:]):
            t = rnd.uniform(0.3, 0.7)
            p = tuple(u + (v - u) * t for u, v in zip((*a, high[a] + 0.16), (*b, high[b] + 0.16)))
            sparks([(*p, MIST, 1)], power=9, radius=0.06)
    last = min(cells, key=lambda c: math.dist(c, (3.0, 2.2)))
    sparks([(*last, high[last] + 0.16, WARM, 1)], power=7, radius=0.13)
    if close:
        stage.camera((-1.2, -3.6, 2.4), (2.6, 3, 0.5), lens=42, focus=(2.2, 1.8, 0.6), fstop=1.1)
    else:
        stage.camera((-2.0, -7.6, 4.1), (0.6, 3.2, 0.5), lens=36, focus=(2.4, 1.8, 0.6), fstop=1.8)


@still("service/predictive-analytics")
def predictive_analytics():
    """A bright current that spreads into a widening fan over dark terrain."""
    stage.begin(glow_azimuth=66, glow_strength=0.5)

    def height(x, y):
        return 0.5 * f.rolling(x, y, 0.14, 3) - 0.35

    seabed(height, 52, 56, 0.5, (1, 13))
    count = 33
    for k in range(count):
        s = (k - (count - 1) / 2) / ((count - 1) / 2)
        points = []
        for i in range(70):
            t = i / 69
            y = -7 + 34 * t
            open_ = f.smoothstep(0.22, 1.0, t)
            x = -1.6 + 3.2 * t + 1.4 * math.sin(t * 3.2) + s * (0.1 + 9.5 * open_ ** 1.25)
            z = max(height(x, y) + 0.28, -0.2 + 0.5) + 0.5 * open_ * (1 - s * s) + 0.06 * math.sin(5 * t + k)
            points.append((x, y, z))
        filament(points, blend(MIST, TEAL, abs(s) ** 0.7), 3.2 * (1 - 0.82 * abs(s)), 0.019 if abs(s) > 0.05 else 0.034)
    stage.camera((-2.4, -9.0, 3.0), (0.8, 4, 0.5), lens=34, focus=(-0.6, -1, 0.4), fstop=2.4)


@still("service/ai-consulting")
def ai_consulting():
    """Scattered points with one clear path drawn through them."""
    stage.begin(glow_azimuth=60, glow_strength=0.36)
    mirror(-0.1, 0.02)
    rnd = dice(21)
    for power, count, size in ((1.0, 240, 0.03), (1.9, 130, 0.03), (3.4, 60, 0.028)):
        field = [(rnd.uniform(-8, 9), rnd.uniform(-3.5, 13), rnd.uniform(0.1, 5.2), blend(TEAL, CYAN, rnd.random()), rnd.uniform(0.6, 1.6)) for _ in range(count)]
        sparks(field, power=power, radius=size)
    path = [(-6.4, -1.2, 0.7), (-3.6, 0.6, 1.5), (-1.2, -0.4, 1.0), (1.0, 1.2, 2.2), (3.0, 0.4, 1.7), (4.9, 2.2, 2.9), (7.4, 4.6, 3.7), (9.4, 8.5, 4.6)]
    filament(path, MIST, 4.0, 0.03, curve=True)
    for k, p in enumerate(path):
        f.put(f.ball(0.2, 3), m.frost(linear("#38d6f5"), 0.25, 1.4), at=p)
        sparks([(*p, WARM if k == 4 else PALE, 1)], power=9, radius=0.085)
    stage.camera((-1.0, -9.6, 2.4), (0.4, 1, 1.75), lens=36, focus=(2, 0.6, 1.8), fstop=1.3)


@still("service/product-software-development")
def product_software():
    """Glass blocks being assembled into a tall, precise structure."""
    stage.begin(glow_azimuth=64, glow_strength=0.42)
    mirror(0)
    rnd = dice(8)
    block, lit = f.box(0.92, 0.92, 0.92, 0.07), m.light(linear("#c9f7ff"), 3.2)
    tints = [m.frost(linear(c), 0.3, 0.85) for c in ("#0fb5ae", "#12a9c4", "#0a7f83")]
    turn = math.radians(28)

    def at(i, j, k):
        x, y = (i - 1) * 0.98, (j - 1) * 0.98
        return (*f.turned(x, y, turn, (2.7, 2.0)), 0.5 + k * 0.98)

    for k in range(6):
        for i in range(3):
            for j in range(3):
                if k > 3 and (i + j + k) % 3 == 0:
                    continue
                f.put(block, tints[rnd.randrange(3)], at=at(i, j, k), turn=(0, 0, turn))
                if rnd.random() > 0.6:
                    f.put(f.box(0.34, 0.34, 0.34, 0.05), lit, at=at(i, j, k), turn=(0, 0, turn))
    for spot_, tilt, size in (((0.2, -0.6, 3.2), 0.5, 1), ((-1.0, 1.4, 4.6), 0.9, 0.9), ((5.4, 0.4, 4.9), 0.4, 1), ((4.9, 3.6, 6.2), 1.2, 0.9), ((1.3, 1.2, 6.7), 0.2, 1), ((-2.6, 0.6, 1.9), 1.0, 0.8)):
        f.put(block, tints[1], at=spot_, scale=size, turn=(tilt * 0.5, tilt * 0.3, turn + tilt))
        f.put(f.box(0.3, 0.3, 0.3, 0.05), lit, at=spot_, scale=size, turn=(tilt * 0.5, tilt * 0.3, turn + tilt))
        filament([spot_, ((spot_[0] + 2.7) / 2, (spot_[1] + 2) / 2, spot_[2] + 0.35), (2.7, 2.0, min(5.8, spot_[2]))], PALE, 0.5, 0.008, curve=True)
    stage.camera((-2.0, -10.8, 3.0), (0.7, 2, 3.0), lens=33, focus=(2.6, 0.8, 2.5), fstop=2.2)


@still("service/machine-learning")
def machine_learning():
    """Layers of lattice sort passing particles by colour."""
    stage.begin(glow_azimuth=74, glow_strength=0.38)
    mirror(-0.35)
    rnd = dice(15)
    frame = m.glass(TEAL, 0.6, 0.9)
    for k in range(4):
        x = -1.6 + k * 2.0
        f.put(f.box(0.05, 3.9, 3.7, 0.02), m.frost(SHEET, 0.07, 0.5), at=(x, 1.8, 1.85))
        cells = 4 + 2 * k
        for i in range(cells + 1):
            t = i / cells
            f.rod((x, -0.15 + 3.9 * t, 0.05), (x, -0.15 + 3.9 * t, 3.65), frame, 0.013)
            f.rod((x, -0.15, 0.05 + 3.6 * t), (x, 3.75, 0.05 + 3.6 * t), frame, 0.013)
    tones = (TEAL, CYAN, MIST, linear("#2a7fd6"))
    seen = []
    for _ in range(760):
        x = rnd.uniform(-8.5, 8.5)
        order = f.smoothstep(-2.5, 4.4, x)
        kind = rnd.randrange(4)
        y = -0.1 + 3.8 * rnd.random()
        z = (0.15 + 3.4 * rnd.random()) * (1 - order) + order * (0.4 + kind * 0.95 + rnd.gauss(0, 0.07))
        if order > 0.8:
            y = round(y / 0.38) * 0.38
        seen.append((x, y, z, tones[kind], rnd.uniform(0.7, 1.3)))
    sparks(seen, power=2.6, radius=0.042)
    stage.camera((-1.4, -9.6, 2.9), (0.9, 1.8, 1.7), lens=38, focus=(1, 0.4, 1.8), fstop=1.6)


@still("service/intelligent-virtual-assistants")
@still("blog/voice", focus=(0.5, 0.5), close=True)
def virtual_assistants(close=False):
    """Concentric ripples answering one another across still water."""
    stage.begin(glow_azimuth=72, glow_strength=0.5)
    voices = ((-2.3, 2.2, 1.0) if close else (-0.2, 1.2, 1.0), (4.2, 4.6, 1.25))
    (ax, ay, _), (bx, by, _) = voices

    def water_height(x, y):
        z = 0.0
        for cx, cy, size in voices:
            d = math.hypot(x - cx, y - cy)
            z += 0.075 * size * math.sin(d * 5.2) * math.exp(-d * 0.2) * f.smoothstep(0, 0.8, d)
        return z

    pond = f.surface(water_height, (-15, 17), (-7, 16), 0.07, m.still_water(linear("#03202a"), 0.1, 0.0))
    stage.hide_key_from(pond)
    f.plane(160, m.still_water(linear("#03202a"), 0.12, 0.01), -0.12)
    for cx, cy, size in voices:
        for k in range(7):
            r = 0.62 + 1.208 * k * 0.62
            f.put(f.torus(r, 0.014, 160, 8), m.light(CYAN, 3.4 * math.exp(-0.34 * k)), at=(cx, cy, 0.075))
        f.put(f.ball(0.36 * size), m.frost(linear("#38d6f5"), 0.25, 1.3), at=(cx, cy, 1.0))
        f.put(f.ball(0.15 * size), m.light(linear("#e8fdff"), 8), at=(cx, cy, 1.0))
    arc = [(ax + (bx - ax) * t / 40, ay + (by - ay) * t / 40, 1.0 + 3.4 * (t / 40) * (1 - t / 40)) for t in range(41)]
    sparks([(*p, PALE, 1.1 - abs(i - 20) / 34) for i, p in enumerate(arc) if i % 2 == 0 and 2 < i < 38], power=4, radius=0.036)
    if close:
        stage.camera((-4.6, -4.4, 2.0), (-1.2, 2.6, 0.4), lens=40, focus=(-2.3, 2, 0.9), fstop=1.2)
    else:
        stage.camera((-1.2, -8.0, 3.1), (0.9, 3, 0.5), lens=34, focus=(0, 1.6, 0.6), fstop=2.2)


@still("service/consulting-and-implementation")
def implementation():
    """Columns rise from the water and lock into one level platform."""
    stage.begin(glow_azimuth=62, glow_strength=0.45)
    mirror(0, 0.016)
    rnd = dice(5)

    def order(x, y):
        return f.smoothstep(-4.6, 1.2, x + 0.35 * (y - 2) + 1.2 * f.rolling(x, y, 0.3, 4))

    def height(x, y):
        o = order(x, y)
        return 1.15 * o + (1 - o) * rnd.uniform(-0.9, 0.95)

    def glow(x, y):
        o = order(x, y)
        joint = math.exp(-((o - 0.72) ** 2) * 26)
        return gain(CYAN, 1.5 * joint * rnd.random() + 0.05)

    seabed(height, 24, 17, 0.56, (2.4, 4.2), glow, gap=0.965, keep=lambda x, y: order(x, y) > 0.02 or rnd.random() > 0.55)
    for x, y in f.hex_grid(24, 17, 0.56, (2.4, 4.2)):
        if order(x, y) > 0.985:
            points = f.hexagon(x, y, 1.155, 0.53)
            filament(points + points[:1], TEAL, 0.9, 0.008)
    stage.camera((-2.6, -6.9, 3.3), (0.9, 3, 0.6), lens=33, focus=(0.5, 1.5, 1), fstop=2.2)


@still("service/fusion-advanced-support-team")
def ticket_rack():
    """A rack of support tickets in three columns: one is on its way from new to in work, and most are closed."""
    stage.begin(glow_azimuth=66, glow_strength=0.42)
    mirror(0)
    rack = Sheet((2.7, 2.4, 0), math.radians(-16))
    rock = m.stone(linear("#0d4c57"), 0.3)
    for along in (-1.86, -0.62, 0.62, 1.86):
        f.rod(rack.at(along, 0), rack.at(along, 3.2), rock, 0.05)
    card = f.box(1.06, 0.02, 0.34, 0.008, 1)

    def put_card(sheet, number, closed, colour):
        f.put(card, m.frost(linear("#0e7480"), 0.55, 0.8), matrix=sheet.place)
        edge = [sheet.at(*p) for p in ((-0.53, -0.17), (0.53, -0.17), (0.53, 0.17), (-0.53, 0.17))]
        filament(edge, colour, 2.0, 0.005, cyclic=True)
        sheet.write(f"#{number}", -0.44, -0.055, 0.15, gain(colour, 2.2))
        if closed:
            sheet.draw(((0.24, 0.0), (0.31, -0.07), (0.44, 0.09)), MIST, 2.4, 0.018)
        else:
            filament([sheet.at(0.14, 0), sheet.at(0.44, 0)], colour, 2.0, 0.012)

    number = 4816
    for column, (name, count) in enumerate((("NEW", 2), ("IN WORK", 3), ("CLOSED", 6))):
        along = 1.24 * (column - 1)
        rack.write(name, along - 0.5, 2.96, 0.17, gain(MIST, 2.4))
        for row in range(6):
            above = 2.6 - 0.44 * row
            f.put(f.box(1.2, 0.3, 0.035, 0.01), rock, matrix=rack.place @ Matrix.Translation((along, 0.1, above - 0.205)))
            filament([rack.at(along - 0.56, above - 0.19, 0.06), rack.at(along + 0.56, above - 0.19, 0.06)], CYAN, 1.6, 0.014)
            if row < count:
                put_card(Sheet(rack.at(along, above, 0.03), math.radians(-16)), number, column == 2, PALE)
            number -= 7
    way = cubic(rack.at(-1.24, 1.68, 0.1), rack.at(-1.24, 1.5, 1.2), rack.at(-0.4, 1.3, 1.4), rack.at(0, 1.24, 0.1))
    for part in (way[:15], way[27:]):
        filament(part, WARM, 2.4, 0.01)
    put_card(Sheet(way[20], math.radians(-8)), 4821, False, WARM)
    stage.spot((-2.5, -4.5, 4.5), (2.7, 2.4, 1.5), 1200, 40)
    stage.camera((-1.0, -7.2, 1.7), (0.9, 2.2, 1.7), lens=36, focus=(2.6, 1.8, 1.7), fstop=2.4)


@still("service/cloud-technology")
def cloud_technology():
    """Stacked translucent planes joined by straight channels of light."""
    stage.begin(glow_azimuth=60, glow_strength=0.46)
    mirror(-1.0)
    rnd = dice(17)
    turn = math.radians(24)
    for k in range(4):
        z = 0.2 + 1.15 * k
        f.put(f.box(4.6 - 0.35 * k, 4.6 - 0.35 * k, 0.13, 0.06, 4), m.frost(SHEET, 0.2, 1.0), at=(2.6, 3.0, z), turn=(0, 0, turn))
        side = (4.6 - 0.35 * k) / 2 - 0.4
        for _ in range(16):
            i, j = rnd.randrange(-4, 5) / 4 * side, rnd.randrange(-4, 5) / 4 * side
            px, py = f.turned(i, j, turn, (2.6, 3.0))
            f.put(f.box(0.3, 0.3, 0.12, 0.03), m.stone(linear("#10606c"), 0.25), at=(px, py, z + 0.12), turn=(0, 0, turn))
    for k in range(20):
        i, j = rnd.randrange(-4, 5) * 0.42, rnd.randrange(-4, 5) * 0.42
        px, py = f.turned(i, j, turn, (2.6, 3.0))
        low = rnd.randrange(0, 3)
        high = rnd.randrange(low + 1, 5)
        a, b = (px, py, 0.2 + 1.15 * low if low else -1.0), (px, py, 0.2 + 1.15 * high if high < 4 else 6.8)
        f.rod(a, b, m.light(PALE, 4.2), 0.02)
        sparks([(px, py, 0.2 + 1.15 * q, PALE, 1) for q in range(low, min(high, 3) + 1)], power=7, radius=0.065)
    stage.camera((-2.0, -8.2, 4.0), (0.6, 3, 1.75), lens=34, focus=(2.2, 1.4, 2), fstop=2.0)


@still("service/strategic-advisory-consulting")
@still("blog/oracle-strategy", focus=(0.5, 0.5), close=True)
def advisory(close=False):
    """A calm horizon above contour lines of deep terrain."""
    stage.begin(glow_azimuth=70, glow_strength=0.6, glow_elevation=4, horizon_height=0.3)

    def height(x, y):
        hill = 2.3 * math.exp(-(((x - 3.4) / 2.9) ** 2 + ((y - 6.0) / 3.4) ** 2))
        ridge = 1.5 * math.exp(-(((x + 6) / 3.6) ** 2 + ((y - 11) / 4.2) ** 2))
        return hill + ridge + 0.8 * f.rolling(x, y, 0.13, 6) + 0.12 * f.rolling(x, y, 0.5, 2) - 0.4

    f.surface(height, (-22, 24), (-8, 44), 0.11, m.contours(3.4, 0.075, linear("#5fe3f2"), 1.5))
    peak = max(((x / 10, y / 10) for x in range(20, 50) for y in range(45, 80)), key=lambda p: height(*p))
    z = height(*peak)
    f.rod((*peak, z), (*peak, z + 1.5), m.light(linear("#ffe0b0"), 5), 0.018)
    sparks([(*peak, z + 1.5, WARM, 1)], power=9, radius=0.09)
    if close:
        stage.camera((0.0, -2.5, 3.6), (2.8, 6, 1.2), lens=42, focus=(2.6, 3.6, 1), fstop=1.4)
    else:
        stage.camera((-2.2, -7.6, 3.5), (0.8, 5, 1.15), lens=33, focus=(1.5, 3, 1), fstop=2.4)


@still("service/faw-xcelerator")
def faw_xcelerator():
    """Fine currents drawn together into one bright, ordered plane."""
    stage.begin(glow_azimuth=68, glow_strength=0.4)
    mirror(-0.9)
    rnd = dice(23)
    glass = m.frost(SHEET, 0.24, 1.0)
    f.put(f.box(6.0, 5.0, 0.12, 0.05), glass, at=(4.0, 3.0, 0.4))
    bar = f.box(0.26, 0.26, 1.0, 0.03)
    places, colours = [], []
    for i in range(14):
        for j in range(11):
            x, y = 1.3 + i * 0.415, 0.8 + j * 0.44
            h = 0.08 + 1.5 * (i / 13) ** 1.7 * (0.45 + 0.55 * j / 10)
            places.append((x, y, 0.46 + h / 2, 1, 1, h, 0))
            colours.append(gain(blend(CYAN, PALE, i / 13), 0.5 + 1.6 * (i / 13) ** 2))
    f.swarm(bar, m.capped(linear("#0f6f7c")), places, colours)
    for j in range(11):
        for n in range(8):
            y = 0.8 + j * 0.44
            end = (1.1, y, 0.5)
            start = (-10 + rnd.uniform(-2, 2), rnd.uniform(-6, 12), rnd.uniform(0.2, 5.5))
            curve = cubic(start, (-5, rnd.uniform(-3, 9), rnd.uniform(0, 4.5)), (-2.2, y + rnd.uniform(-0.6, 0.6), 0.5 + rnd.uniform(0, 0.7)), end)
            filament(curve, blend(TEAL, PALE, rnd.random()), rnd.uniform(0.4, 1.6), 0.0095)
    stage.camera((-2.4, -7.4, 3.9), (0.9, 2.6, 0.75), lens=34, focus=(2, 1.4, 0.7), fstop=2.0)


@still("service/acclimate", focus=(0.55, 0.5))
def acclimate():
    """A plan of fine lines; part of it already stands as glass."""
    stage.begin(glow_azimuth=66, glow_strength=0.4)
    f.plane(120, m.stone(linear("#06303a"), 0.5, 0.1), -0.02)
    for k in range(-14, 15):
        filament([(k * 0.8, -6, 0), (k * 0.8, 16, 0)], TEAL, 0.28, 0.006)
        filament([(-12, 4 + k * 0.8, 0), (13, 4 + k * 0.8, 0)], TEAL, 0.28, 0.006)
    rnd = dice(2)
    for i in range(6):
        for j in range(5):
            x, y = -0.4 + i * 1.6 * 0.75, 0.8 + j * 1.2
            h = 0.6 + 2.2 * math.exp(-((i - 3) ** 2 + (j - 2) ** 2) / 5) + 0.3 * rnd.random()
            s = 0.44
            low = [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
            for (ax, ay), (bx, by) in zip(low, low[1:] + low[:1]):
                for z in (0.01, h):
                    f.rod((ax, ay, z), (bx, by, z), m.light(PALE, 1.7), 0.01)
                f.rod((ax, ay, 0), (ax, ay, h), m.light(PALE, 1.7), 0.01)
            if (i + j) % 2 == 0 and i > 1:
                f.put(f.box(0.84, 0.84, 1, 0.02), m.frost(SHEET, 0.3, 0.8), at=(x, y, h / 2), scale=(1, 1, h))
    stage.camera((-3.0, -5.6, 4.0), (1.3, 2.8, 0.7), lens=36, focus=(1.8, 1.6, 0.8), fstop=1.8)
