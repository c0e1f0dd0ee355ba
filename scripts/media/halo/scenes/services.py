"""Scenes of the services: what each does, in glass, stone and light."""

import math

from mathutils import Matrix

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import CARD, still
from ..kit import PALE, PAPER, SHEET, Sheet, blend, chair, cubic, dice, filament, gain, ground, mirror, page, seabed, sparks
from ..palette import CYAN, INK, MIST, TEAL, WARM, linear


@still("service/generative-ai")
@still("daylight/service-generative-ai", size=CARD, bloom=0.0, day=True)
def sourced_answer(day=False):
    """A drafted page: threads lead from the numbers of three sentences to the marked passages of their sources, a fourth has none."""
    stage.begin(day, glow_azimuth=62, glow_strength=0.42)
    ground(day)
    grey, mark = m.stone(linear("#3f6a73"), 0.8, 0.0), linear("#0a8f92")
    desk = Sheet((2.2, 2.0, 0), math.radians(-14))
    draft = desk.part(-0.5, 0.06, 0.3, math.radians(-4), math.radians(4))
    wide, high = 1.75, 2.4
    draft.box(wide, high, 0.03, m.stone(PAPER, 0.8, 0.0), 0, high / 2, bevel=0.008)
    draft.write("DRAFT", -0.72, high - 0.3, 0.17, INK, forward=0.02)
    draft.box(wide - 0.3, 0.012, 0.004, grey, 0, high - 0.4, 0.016, 0)
    for k in range(4):
        above = high - 0.62 - 0.46 * k
        missing, colour = k == 3, WARM if k == 3 else mark
        for row, long in enumerate((1.14, (0.78, 0.62, 0.9, 0.5)[k])):
            draft.box(long, 0.06, 0.004, grey, -0.72 + long / 2, above - 0.14 * row, 0.016, 0)
        chip = draft.part(0.62, above - 0.07, 0.018, 0, math.pi / 2)
        chip.put(f.disc(0.13, 0.03, 0.008, 40), m.stone(colour, 0.4, 0.0))
        draft.write("?" if missing else str(k + 1), 0.62, above - 0.125, 0.16, INK if missing else gain(MIST, 1.5), forward=0.055, centred=True)
    for k, (along, above, forward, turn) in enumerate(((0.95, 1.62, -0.5, -10), (2.0, 0.86, -0.1, -16), (0.95, 0.06, -0.3, -8))):
        source = desk.part(along + 0.5, above, forward, math.radians(turn), math.radians(3))
        for leaf in range(5, -1, -1):
            source.part(0.02 * leaf, 0.012 * leaf, -0.05 * leaf).box(1.0, 1.3, 0.02, m.stone(PAPER, 0.8, 0.0), 0, 0.65, bevel=0.005)
        source.box(1.0, 0.2, 0.005, m.stone(linear("#0c6f78"), 0.5, 0.0), 0, 1.19, 0.012, 0)
        source.write(("AGREEMENT", "POLICY", "MINUTES")[k], 0, 1.145, 0.115, gain(MIST, 1.5), forward=0.018, centred=True)
        for row in range(7):
            long = (0.8, 0.74, 0.8, 0.5)[(row + k) % 4]
            source.box(long, 0.035, 0.004, grey, -0.4 + long / 2, 0.98 - 0.13 * row, 0.012, 0)
        found = 0.72 - 0.13 * k
        source.box(0.9, 0.24, 0.004, m.stone(linear("#7fe0df"), 0.6, 0.0), 0, found - 0.065, 0.0105, 0)
        for side in (0.12, -0.12):
            source.draw(((-0.45, found - 0.065 + side), (0.45, found - 0.065 + side)), mark if day else CYAN, 1.4, 0.006, 0.014)
        a, b = draft.at(0.75, high - 0.69 - 0.46 * k, 0.04), source.at(-0.46, found - 0.065, 0.02)
        reach = tuple(p + q for p, q in zip(a, (0.5, -0.35, 0.0))), tuple(p + q for p, q in zip(b, (-0.4, -0.35, 0.0)))
        f.tint(f.thread(cubic(a, *reach, b), m.own_light(), 0.012), gain(mark if day else CYAN, 1.0 if day else 1.6))
        sparks([(*a, mark if day else PALE, 1), (*b, mark if day else PALE, 1)], power=2, radius=0.035)
    if day:
        stage.camera((-0.2, -6.4, 1.9), (2.75, 2.2, 1.35), lens=34, focus=(2.4, 2.0, 1.4), fstop=5)
    else:
        stage.spot((-2.5, -4.5, 5), (2.6, 2.2, 1.4), 2400, 46)
        stage.camera((-1.2, -6.8, 1.9), (0.9, 2.2, 1.4), lens=36, focus=(2.4, 2.0, 1.4), fstop=3.2)


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


@still("service/predictive-analytics", bloom=0.0)
def forecast():
    """A chart of a year: measured months are solid bars; the forecast opens as a fan, whose upper end crosses the planned line."""
    stage.begin(day=True)
    ground(day=True)
    chart = Sheet((2.6, 2.4, 0), math.radians(-24))
    solid, glass, lip = m.stone(linear("#0b7f86"), 0.35, 0.05), m.frost(linear("#59c9cc"), 0.4, 0.1), m.stone(linear("#0b4450"), 0.45, 0.0)
    chart.box(4.9, 0.26, 1.3, m.stone(linear("#d3e2e3"), 0.5, 0.0), 0, 0.13, bevel=0.04)
    chart.box(4.9, 2.9, 0.05, m.stone(PAPER, 0.8, 0.0), 0, 1.7, -0.5, 0.02)
    for k in range(1, 6):
        chart.box(4.7, 0.008, 0.004, m.stone(linear("#9fbfc3"), 0.8, 0.0), 0, 0.26 + 0.5 * k, -0.472, 0)
    heights = (0.72, 0.8, 0.94, 1.0, 1.12, 1.1, 1.26)
    span = [(heights[-1] - 0.03 * k, heights[-1] + 0.2 * k) for k in range(6)]

    def at(month):
        return -2.14 + 0.389 * month

    for month, letter in enumerate("JFMAMJJASOND"):
        chart.write(letter, at(month), 0.07, 0.15, INK, forward=0.66, centred=True)
        if month < len(heights):
            chart.box(0.26, heights[month], 0.5, solid, at(month), 0.26 + heights[month] / 2, bevel=0.025)
        else:
            low, high = span[month - 6]
            chart.box(0.26, low, 0.5, m.stone(linear("#8fd0d2"), 0.4, 0.0), at(month), 0.26 + low / 2, bevel=0.02)
            chart.box(0.26, high - low, 0.5, glass, at(month), 0.26 + (high + low) / 2, bevel=0.02)
    for lane in range(7):
        share = lane / 6
        way = [chart.at(at(6 + k), 0.26 + span[k][0] + share * (span[k][1] - span[k][0]), 0.27) for k in range(6)]
        f.tint(f.thread(way, m.own_light(), 0.018 if lane in (0, 3, 6) else 0.007), blend(linear("#0b4450"), linear("#2fa9ae"), abs(share - 0.5) * 2))
    line = [chart.at(at(k), 0.26 + heights[k], 0.27) for k in range(len(heights))]
    f.tint(f.thread(line, m.own_light(), 0.018, smooth=False), linear("#0b4450"))
    for p in line:
        f.tint(f.put(f.ball(0.05), m.own_light(), at=p), linear("#0b4450"))
    chart.draw(((-2.35, 2.16), (2.35, 2.16)), WARM, 1.0, 0.024, 0.3)
    chart.write("PLAN", -2.2, 2.25, 0.2, linear("#9a5a00"), forward=0.3)
    chart.box(1.3, 0.34, 0.06, lip, 1.55, 2.9, 0.02, 0.03)
    chart.write("FORECAST", 1.55, 2.83, 0.2, gain(MIST, 1.0), forward=0.055, centred=True)
    chart.box(1.3, 0.34, 0.06, solid, -1.1, 2.9, 0.02, 0.03)
    chart.write("MEASURED", -1.1, 2.83, 0.2, gain(MIST, 1.0), forward=0.055, centred=True)
    stage.camera((-0.6, -6.8, 2.6), (0.9, 2.4, 1.4), lens=36, focus=(2.6, 2.0, 1.4), fstop=5)


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
@still("daylight/service-machine-learning", size=CARD, bloom=0.0, day=True)
def sorter(day=False):
    """A belt carries pages through a reader to a rack with a column for each kind; a doubtful page waits for a person."""
    stage.begin(day, glow_azimuth=74, glow_strength=0.42)
    ground(day)
    line = Sheet((2.2, 2.2, 0), math.radians(22))
    body, dark, metal = m.stone(linear("#0f6a74"), 0.4, 0.15), m.stone(linear("#05222a"), 0.4, 0.1), m.stone(linear("#7fa9ae"), 0.3, 0.5)
    paper, kinds = m.stone(PAPER, 0.8, 0.0), {"INVOICE": linear("#0fb5ae"), "ORDER": linear("#2a7fd6"), "RECEIPT": linear("#7fd4dc")}
    rnd = dice(15)
    line.box(4.6, 0.1, 0.84, dark, -1.5, 0.85, bevel=0.045)
    for side in (-1, 1):
        line.box(4.6, 0.2, 0.06, body, -1.5, 0.84, side * 0.48, 0.02)
    for k in range(4):
        for side in (-0.42, 0.42):
            line.box(0.09, 0.78, 0.09, metal, 0.6 - 1.38 * k, 0.39, side)
    for k in range(6):
        spin, off = (0.05, 0) if k < 1 else (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.08, 0.1))
        page(line.part(0.42 - 0.72 * k, 0.912, 0.3 + off, spin, math.pi / 2), 0.48, 0.6, band=kinds["INVOICE"] if k < 1 else None)
    reader = line.part(-0.6, 0.92)
    for side in (-1, 1):
        reader.box(1.15, 0.95, 0.1, body, 0, 0.48, side * 0.55, 0.03)
    reader.box(1.15, 0.14, 1.2, body, 0, 1.0, bevel=0.04)
    reader.box(0.02, 0.85, 1.0, m.light(CYAN, 2.2), 0.3, 0.48)
    for k in range(7):
        reader.box(0.015, 0.4 + 0.02 * (k % 2), 0.12, dark, -0.55, 0.72, -0.43 + 0.143 * k, 0.004)
    reader.box(0.9, 0.5, 0.03, dark, 0, 0.5, 0.605, 0.015)
    reader.write("INVOICE", -0.38, 0.56, 0.13, gain(MIST, 1.6), forward=0.625)
    reader.write("0.98", -0.38, 0.34, 0.16, gain(CYAN, 1.8), forward=0.625)
    reader.draw(((0.1, 0.4), (0.18, 0.33), (0.34, 0.5)), CYAN, 1.8, 0.018, 0.625)
    for along, colour in ((-0.35, TEAL), (0.3, WARM)):
        reader.box(0.12, 0.16, 0.12, m.light(colour, 2.4), along, 1.15, 0.3, 0.03)
    rack = line.part(2.4, 0, 0.05, math.radians(-40))
    rack.box(2.74, 2.6, 0.06, dark, 0, 1.5, -0.36)
    for k in range(4):
        rack.box(0.06, 2.6, 0.74, body, -1.335 + 0.89 * k, 1.5)
    for row in range(5):
        rack.box(2.74, 0.06, 0.76, body, 0, 0.72 + 0.5 * row, bevel=0.015)
    for side in (-1.3, 1.3):
        rack.box(0.1, 0.7, 0.7, metal, side, 0.35)
    for column, (kind, colour) in enumerate(kinds.items()):
        along = 0.89 * (column - 1)
        rack.box(0.86, 0.26, 0.06, m.stone(colour, 0.4, 0.0), along, 2.88, 0.36, 0.02)
        rack.write(kind, along, 2.82, 0.15, INK, forward=0.395, centred=True)
        for row in range(4):
            for leaf in range(rnd.randrange(5, 10)):
                rack.box(0.64, 0.018, 0.5, paper, along + rnd.uniform(-0.03, 0.03), 0.77 + 0.5 * row + 0.026 * leaf, 0.08 + rnd.uniform(-0.02, 0.03), 0.003)
            rack.box(0.1, 0.02, 0.5, m.stone(colour, 0.4, 0.0), along, 0.77 + 0.5 * row + 0.026 * (leaf + 1), 0.1, 0.003)
    tray = rack.part(0, 0.36, 0.5)
    tray.box(1.5, 0.05, 0.7, m.stone(WARM, 0.4, 0.0), 0, 0)
    tray.box(1.5, 0.22, 0.04, m.stone(WARM, 0.4, 0.0), 0, 0.09, 0.34)
    tray.write("ASK A PERSON", 0, 0.035, 0.15, INK, forward=0.365, centred=True)
    page(tray.part(0.2, 0.04, 0.2, 0.2, 1.2), 0.48, 0.6)
    for column, (along, above, turn) in enumerate(((1.0, 1.45, 0.2), (0.85, 2.1, 0.0))):
        flying = line.part(along, above, 0.35 - 0.3 * column, turn - 0.4, 0.6)
        page(flying, 0.44, 0.56, band=list(kinds.values())[column])
    if day:
        stage.camera((0.6, -6.4, 3.2), (2.4, 2.4, 1.35), lens=32, focus=(2.0, 2.2, 1.5), fstop=5)
    else:
        stage.spot((-2.5, -4.5, 5), (2.6, 2.6, 1.4), 4200, 54)
        stage.camera((-0.8, -6.4, 3.3), (0.9, 2.4, 1.4), lens=35, focus=(2.4, 2.2, 1.4), fstop=3.6)


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
@still("daylight/service-strategic-advisory-consulting", size=CARD, bloom=0.0, day=True)
@still("blog/oracle-strategy", size=CARD, focus=(0.5, 0.5), bloom=0.0, day=True, close=True)
def tender_table(day=False, close=False):
    """A meeting table with three bids in binders and a score sheet for each; a board behind weighs them by criterion."""
    stage.begin(day, glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    ground(day)
    room = Sheet((2.8, 2.6, 0), math.radians(-20))
    top, seat, metal = m.stone(linear("#cfdcdc"), 0.35, 0.0), m.stone(linear("#0f6a74"), 0.6, 0.0), m.stone(linear("#0a2a33"), 0.35, 0.4)
    paper, dark = m.stone(PAPER, 0.8, 0.0), m.stone(linear("#06262e"), 0.4, 0.0)
    room.box(4.3, 0.1, 1.9, top, 0, 0.8, bevel=0.05)
    for along in (-1.8, 1.8):
        room.box(0.12, 0.75, 1.2, metal, along, 0.38, bevel=0.02)
    for k in range(3):
        chair(room.part(-1.35 + 1.35 * k, 0, -1.35, math.pi + 0.1 * (k - 1)), seat, metal)
        chair(room.part(-1.35 + 1.35 * k, 0, 1.4, 0.12 * (1 - k)), seat, metal)
    for k, colour in enumerate(("#0fb5ae", "#e9f1f1", "#0b4450")):
        spot = room.part(-1.35 + 1.35 * k, 0.85, -0.25, math.radians(22))
        cover = m.stone(linear(colour), 0.45, 0.0)
        spot.box(0.62, 0.86, 0.02, cover, 0, 0.43, 0.12, 0.006)
        spot.box(0.62, 0.86, 0.02, cover, 0, 0.43, -0.12, 0.006)
        spot.box(0.03, 0.86, 0.26, cover, -0.31, 0.43, bevel=0.01)
        spot.box(0.56, 0.8, 0.2, paper, 0.01, 0.43, bevel=0.002)
        spot.box(0.42, 0.3, 0.006, paper, 0.02, 0.56, 0.133, 0)
        spot.write("BID", 0.02, 0.6, 0.09, INK, forward=0.14, centred=True)
        spot.write("ABC"[k], 0.02, 0.44, 0.17, INK, forward=0.14, centred=True)
        sheet = room.part(-1.3 + 1.35 * k, 0.86, 0.78, 0.1 * (k - 1), math.pi / 2)
        page(sheet, 0.46, 0.6, band=linear("#0c6f78"))
        room.part(-0.95 + 1.35 * k, 0.865, 0.6, 0.5 - 0.3 * k).box(0.34, 0.025, 0.025, dark)
    board = room.part(0, 1.5, -2.3)
    for along in (-1.9, 1.9):
        f.rod(board.at(along, -1.5, -0.04), board.at(along, 1.9, -0.04), metal, 0.04)
    board.box(4.1, 2.0, 0.06, dark, 0, 0.9, bevel=0.03)
    for k in range(3):
        board.write("ABC"[k], 0.1 + 0.75 * k, 1.58, 0.24, gain(MIST, 1.8), forward=0.04, centred=True)
    scores = {"PRICE": (3, 5, 4), "SCOPE": (4, 2, 5), "RISK": (3, 2, 4), "SUPPORT": (4, 3, 5)}
    for row, (name, points) in enumerate(scores.items()):
        above = 1.2 - 0.35 * row
        board.draw(((-1.9, above + 0.26), (1.9, above + 0.26)), PALE, 0.7, 0.005, 0.035)
        board.write(name, -1.85, above, 0.2, gain(MIST, 1.5), forward=0.04)
        for k, count in enumerate(points):
            for point in range(5):
                lit = point < count
                dot = board.part(0.1 + 0.75 * k + 0.115 * (point - 2), above + 0.07, 0.04, 0, math.pi / 2)
                dot.put(f.disc(0.045, 0.012, 0, 24), m.own_light(), colour=gain(WARM if k == 2 else PALE, 1.4) if lit else gain(PALE, 0.12))
    board.draw([(1.19, 0), (1.19, 1.84), (2.0, 1.84), (2.0, 0), (1.19, 0)], WARM, 1.8, 0.014, 0.04)
    if close:
        stage.camera((0.6, -4.6, 2.5), (2.8, 2.6, 1.35), lens=36, focus=(2.7, 2.4, 1.2), fstop=4)
    elif day:
        stage.camera((0.2, -6.8, 2.9), (2.6, 2.6, 1.3), lens=31, focus=(2.7, 2.4, 1.2), fstop=5)
    else:
        stage.spot((-2.5, -4.0, 5.5), (2.8, 2.4, 1.2), 2600, 50)
        stage.camera((-1.2, -6.8, 2.9), (0.9, 2.4, 1.2), lens=35, focus=(2.7, 2.2, 1.2), fstop=3.2)


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
