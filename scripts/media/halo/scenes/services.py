"""Scenes of the services: what each does, in glass, stone and light."""

import math

from mathutils import Matrix

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import CARD, still
from ..kit import PALE, PAPER, SHEET, Sheet, blend, button, chair, cubic, dice, filament, gain, ground, laptop, mirror, page, seabed, sparks, tray
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
@still("blog/agentic-ai", focus=(0.5, 0.5), size=CARD, bloom=0.0, day=True)
def robot_desk(day=False):
    """A robot arm puts a page into the tray of posted ones; another page waits for a person, and a stop button is at hand."""
    stage.begin(day, glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    ground(day)
    desk = Sheet((2.8, 2.4, 0), math.radians(-18))
    top, metal = m.stone(linear("#cfdcdc"), 0.4, 0.0), m.stone(linear("#0a2a33"), 0.35, 0.4)
    shell, cap, dark = m.stone(linear("#dfe9ea"), 0.3, 0.1), m.stone(linear("#0b8f95"), 0.35, 0.1), m.stone(linear("#06262e"), 0.4, 0.0)
    paper = m.stone(PAPER, 0.8, 0.0)
    desk.box(4.0, 0.1, 1.8, top, 0, 0.9, bevel=0.04)
    desk.box(3.5, 0.6, 0.05, m.stone(linear("#0f6a74"), 0.5, 0.0), 0, 0.55, -0.5)
    for along in (-1.8, 1.8):
        for forward in (-0.75, 0.75):
            desk.box(0.1, 0.86, 0.1, metal, along, 0.43, forward)
    for along, forward, name, colour, leaves in ((-1.4, 0.3, "HOLDS", "#9fd6da", 9), (-0.15, 0.5, "ASK FIRST", "#FFB454", 1), (1.02, 0.05, "POSTED", "#0fb5ae", 6)):
        place = desk.part(along, 0.98, forward)
        tray(place, 1.0, m.stone(linear(colour), 0.4, 0.0), name)
        for leaf in range(leaves):
            place.part(0.02 * (leaf % 3 - 1), 0.035 + 0.022 * leaf, 0.02, 0.03 * (leaf * 5 % 3 - 1)).box(0.66, 0.016, 0.6, paper, bevel=0.003)
        page(place.part(0, 0.045 + 0.022 * leaves, 0.3, 0.06, math.pi / 2), 0.66, 0.58, band=linear("#0c6f78"))
    button(desk.part(1.7, 0.95, 0.55), m.stone(linear("#f7b23a"), 0.4, 0.0), m.stone(linear("#d2402c"), 0.3, 0.0), "STOP")
    sign = desk.part(-1.4, 0.95, -0.6, math.radians(8))
    sign.box(0.07, 0.7, 0.07, metal, 0, 0.35)
    sign.slab(1.02, 0.62, 0.07, 0.06, dark, 0, 0.95)
    sign.write("LIMIT", -0.4, 1.05, 0.13, gain(MIST, 1.5), forward=0.04)
    sign.write("5,000", -0.4, 0.77, 0.23, gain(CYAN, 1.6), forward=0.04)
    arm = desk.part(-0.5, 0.95, -0.3, math.radians(6))
    arm.place = arm.place @ Matrix.Scale(1.15, 4)
    arm.put(f.disc(0.36, 0.12, 0.03, 64), dark)
    arm.put(f.disc(0.27, 0.4, 0.03, 64), shell, 0, 0.1)
    shoulder, elbow, wrist, hand = (0.0, 0.62), (-0.42, 1.78), (1.1, 2.2), (1.56, 1.55)
    for a, b, thick in ((shoulder, elbow, 0.16), (elbow, wrist, 0.13), (wrist, hand, 0.1)):
        f.rod(arm.at(*a, 0), arm.at(*b, 0), shell, thick, 48)
    for (along, above), size in ((shoulder, 0.27), (elbow, 0.23), (wrist, 0.18), (hand, 0.14)):
        arm.drum(size, 2 * size, shell, along, above)
        arm.drum(size * 0.82, 2 * size + 0.07, cap, along, above)
    grip = arm.part(hand[0], hand[1], 0)
    grip.box(0.3, 0.14, 0.22, dark, 0, -0.17, bevel=0.02)
    for forward in (-0.05, 0.05):
        grip.box(0.16, 0.2, 0.03, metal, 0, -0.3, forward)
    page(grip.part(0, -0.92, 0, 0.1), 0.5, 0.66, band=linear("#0c6f78"))
    if day:
        stage.camera((0.2, -6.4, 2.6), (2.75, 2.4, 1.5), lens=34, focus=(2.6, 2.0, 1.5), fstop=5)
    else:
        stage.spot((-2.5, -4.5, 5), (2.8, 2.4, 1.4), 2600, 46)
        stage.camera((-1.2, -6.6, 2.4), (0.9, 2.4, 1.5), lens=35, focus=(2.6, 2.0, 1.5), fstop=3.2)


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
def balance():
    """A balance weighs the value of one use of AI against its cost; cards in front say which other ideas wait."""
    stage.begin(glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    ground(False)
    desk = Sheet((2.7, 2.4, 0), math.radians(-16))
    brass, wood, dark = m.stone(linear("#e8912c"), 0.35, 0.2), m.stone(linear("#0c4550"), 0.4, 0.1), m.stone(linear("#06262e"), 0.4, 0.0)
    paper, top = m.stone(PAPER, 0.8, 0.0), m.stone(linear("#cfdcdc"), 0.4, 0.0)
    desk.box(3.9, 0.12, 2.0, top, 0, 0.06, bevel=0.04)
    desk.box(1.9, 0.2, 0.9, wood, 0, 0.22, bevel=0.04)
    desk.box(1.5, 0.08, 0.7, wood, 0, 0.36, bevel=0.03)
    for radius, high, above in ((0.2, 0.1, 0.4), (0.1, 2.3, 0.48), (0.15, 0.1, 0.5), (0.14, 0.08, 1.5), (0.16, 0.12, 2.66)):
        desk.put(f.disc(radius, high, min(0.03, high / 3), 48), brass, 0, above)
    pivot, dip = (0, 2.84), 0.16
    desk.drum(0.17, 0.24, brass, *pivot)
    desk.drum(0.09, 0.3, dark, *pivot)
    f.put(f.ball(0.1), brass, matrix=desk.place @ Matrix.Translation((0, 0, 3.08)))
    f.rod(desk.at(0, 2.84, 0.16), desk.at(0.1, 1.95, 0.16), dark, 0.014)
    dial = [(0.5 * math.sin(a), 2.84 - 0.86 * math.cos(a)) for a in (math.radians(-24 + 2.4 * k) for k in range(21))]
    desk.draw(dial, WARM, 1.0, 0.01, 0.12)
    for side in (-1, 1):
        tip = (side * 1.45, 2.84 - side * dip)
        f.rod(desk.at(*pivot, 0), desk.at(*tip, 0), brass, 0.055, 32)
        desk.drum(0.1, 0.14, brass, *tip)
        foot = tip[1] - 1.5
        for a in (-0.1, 3.24, 4.7):
            f.rod(desk.at(*tip, 0), desk.at(tip[0] + 0.62 * math.cos(a), foot, 0.62 * math.sin(a)), brass, 0.012)
        desk.put(f.disc(0.68, 0.07, 0.03, 64), brass, tip[0], foot - 0.05)
        pan = desk.part(tip[0], foot + 0.02)
        if side < 0:
            for along, forward, size in ((-0.28, 0.05, 0.2), (0.16, 0.1, 0.26), (0.0, -0.3, 0.15)):
                pan.put(f.disc(size, size * 1.5, 0.03, 48), dark, along, 0, forward)
                pan.put(f.disc(size * 0.36, size * 0.5, 0.03, 32), dark, along, size * 1.45, forward)
            pan.write("COST", 0.16, 0.13, 0.15, gain(MIST, 1.4), forward=0.375, centred=True)
            continue
        for leaf in range(9):
            pan.part(0.008 * (leaf % 3), 0.02 * (leaf % 2), 0.16 - 0.055 * leaf, 0, 0.06).box(0.86, 0.78, 0.025, paper, 0, 0.39, bevel=0.006)
        front = pan.part(0, 0, 0.18, 0, 0.06)
        front.box(0.86, 0.2, 0.004, m.stone(linear("#0b7f86"), 0.5, 0.0), 0, 0.68, 0.014, 0)
        front.write("INVOICES", 0, 0.635, 0.12, gain(MIST, 1.5), forward=0.02, centred=True)
        for row, word in enumerate(("4,100 hours", "Data ready")):
            front.write(word, -0.36, 0.4 - 0.2 * row, 0.12, INK, forward=0.018)
    tent = m.stone(linear("#9fd6da"), 0.6, 0.0)
    for k, word in enumerate(("WAIT", "BUY IT", "LEAVE")):
        for tilt in (0.42, -0.42):
            card = desk.part(1.3 * (k - 1), 0.12, 0.7 + (0.16 if tilt > 0 else -0.16), 0, tilt)
            card.box(0.8, 0.42, 0.02, tent, 0, 0.21, bevel=0.005)
            if tilt > 0:
                card.write(word, 0, 0.15, 0.17, INK, forward=0.014, centred=True)
    stage.spot((-2.5, -4.5, 5), (2.8, 2.4, 1.4), 2600, 46)
    stage.camera((-1.2, -6.6, 2.3), (0.9, 2.4, 1.5), lens=35, focus=(2.7, 2.2, 1.6), fstop=3.2)


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
def sorter():
    """A belt carries pages through a reader to a rack with a column for each kind; a doubtful page waits for a person."""
    stage.begin(glow_azimuth=74, glow_strength=0.42)
    ground(False)
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
    doubtful = rack.part(0, 0.36, 0.5)
    tray(doubtful, 1.5, m.stone(WARM, 0.4, 0.0), "ASK A PERSON")
    page(doubtful.part(0.2, 0.04, 0.2, 0.2, 1.2), 0.48, 0.6)
    for column, (along, above, turn) in enumerate(((1.0, 1.45, 0.2), (0.85, 2.1, 0.0))):
        flying = line.part(along, above, 0.35 - 0.3 * column, turn - 0.4, 0.6)
        page(flying, 0.44, 0.56, band=list(kinds.values())[column])
    stage.spot((-2.5, -4.5, 5), (2.6, 2.6, 1.4), 4200, 54)
    stage.camera((-0.8, -6.4, 3.3), (0.9, 2.4, 1.4), lens=35, focus=(2.4, 2.2, 1.4), fstop=3.6)


@still("service/intelligent-virtual-assistants", bloom=0.0)
def phone_answer():
    """A phone with a question and its answer, which stand out from the screen; beside it the headset of the pay desk."""
    stage.begin(day=True)
    ground(day=True)
    spot = Sheet((2.6, 2.2, 0), math.radians(-16))
    dark, teal, white = m.stone(linear("#06262e"), 0.35, 0.2), m.stone(linear("#0b8f95"), 0.45, 0.0), m.stone(linear("#f7fafa"), 0.6, 0.0)
    metal = m.stone(linear("#5f8e95"), 0.3, 0.5)
    spot.part(0, 0.05, 0, 0, math.pi / 2).slab(1.3, 1.1, 0.1, 0.25, metal)
    phone = spot.part(0, 0.14, 0, 0, math.radians(7))
    spot.part(0, 0.1, -0.1, 0, math.radians(16)).box(0.5, 1.4, 0.06, metal, 0, 0.7)
    phone.slab(1.66, 3.3, 0.16, 0.24, dark, 0, 1.65)
    phone.slab(1.54, 3.18, 0.01, 0.19, m.stone(linear("#d5eaec"), 0.5, 0.0), 0, 1.65, 0.08)
    phone.drum(0.13, 0.02, teal, -0.52, 2.92, 0.09)
    phone.write("Pay desk", -0.32, 2.87, 0.14, INK, forward=0.09)
    phone.box(1.4, 0.01, 0.004, metal, 0, 2.72, 0.086, 0)
    bubbles = (
        (0.36, 2.4, 1.5, 0.36, teal, gain(MIST, 1.4), ("Why is my pay lower?",)),
        (-0.3, 1.68, 1.72, 0.82, white, INK, ("Your overtime of the", "12th came after the", "cut-off. It is in the next.")),
        (-0.52, 1.07, 1.28, 0.26, m.stone(linear("#8fdcda"), 0.5, 0.0), INK, ("Source: your pay slip",)),
        (0.4, 0.66, 1.42, 0.36, teal, gain(MIST, 1.4), ("Can I get it sooner?",)),
        (-0.22, 0.24, 1.72, 0.3, m.stone(WARM, 0.4, 0.0), INK, ("Passed to a person",)),
    )
    for along, above, wide, high, material, ink, lines in bubbles:
        bubble = phone.part(along, above, 0.2)
        bubble.slab(wide, high, 0.09, min(0.14, high / 2.2), material)
        for k, line in enumerate(lines):
            bubble.write(line, 0.1 - wide / 2, 0.24 * ((len(lines) - 1) / 2 - k) - 0.045, 0.136, ink, forward=0.05)
    stand = spot.part(1.5, 0, 0.25, math.radians(18))
    stand.put(f.disc(0.4, 0.06, 0.02, 64), metal)
    stand.put(f.disc(0.045, 2.3, 0.01), metal)
    arc = [stand.at(0.48 * math.sin(a), 1.82 + 0.5 * math.cos(a), 0) for a in (math.radians(110) * (k / 30 - 1) for k in range(61))]
    f.thread(arc, dark, 0.05)
    for side in (-1, 1):
        ear = stand.place @ Matrix.Translation((side * 0.45 - 0.09, 0, 1.64)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        f.put(f.disc(0.26, 0.18, 0.05, 48), teal, matrix=ear)
        f.put(f.disc(0.2, 0.26, 0.06, 48), dark, matrix=ear @ Matrix.Translation((0, 0, -0.04)))
    f.thread(cubic(stand.at(-0.5, 1.5, 0.1), stand.at(-0.56, 1.2, 0.3), stand.at(-0.4, 1.08, 0.6), stand.at(-0.1, 1.1, 0.7)), metal, 0.022)
    f.put(f.ball(0.07), dark, matrix=stand.place @ Matrix.Translation((-0.08, -0.7, 1.1)))
    stage.camera((-0.6, -6.6, 2.4), (0.9, 2.2, 1.6), lens=36, focus=(2.6, 2.0, 1.6), fstop=5)


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
def server_row():
    """Four racks of servers with cables above; a laptop on a shelf that is drawn out shows their description as code."""
    stage.begin(glow_azimuth=66, glow_strength=0.56, glow_elevation=5)
    ground(False)
    rnd = dice(17)
    hall = Sheet((2.75, 2.9, 0), math.radians(-20))
    case, unit, metal = m.stone(linear("#1c6f7a"), 0.35, 0.3), m.stone(linear("#0c3c47"), 0.3, 0.4), m.stone(linear("#9fc0c4"), 0.3, 0.5)
    black, cable = m.stone(linear("#03141a"), 0.5, 0.0), m.stone(linear("#1c9aa3"), 0.5, 0.0)
    for k in range(4):
        rack = hall.part(1.02 * (k - 1.5), 0)
        for side in (-0.47, 0.47):
            rack.box(0.06, 2.9, 1.0, case, side, 1.5, -0.45, 0.02)
        for above in (0.1, 2.92):
            rack.box(1.0, 0.12, 1.0, case, 0, above, -0.45, 0.02)
        rack.box(0.9, 2.75, 0.04, black, 0, 1.5, -0.3, 0.005)
        rack.box(0.34, 0.13, 0.02, metal, 0, 2.92, 0.06, 0.005)
        rack.write("ABCD"[k] + "1", 0, 2.88, 0.1, INK, forward=0.075, centred=True)
        row = 0
        while row < 17:
            above, tall = 0.27 + 0.155 * row, 1
            kind = rnd.choice(("lamps", "bays", "bays", "vents", "ports"))
            if k == 2 and 4 <= row <= 6:
                row += 1
                continue
            if kind == "bays" and row < 16 and not (k == 2 and row == 3):
                tall = 2
            centre, high = above + 0.0775 * (tall - 1), 0.155 * tall - 0.025
            rack.box(0.84, high, 0.3, unit, 0, centre, -0.11, 0.01)
            for side in (-0.38, 0.38):
                rack.box(0.025, high * 0.7, 0.03, metal, side, centre, 0.05, 0.006)
            if kind == "bays":
                for bay in range(8):
                    rack.box(0.075, high * 0.8, 0.02, metal if bay % 4 else case, -0.3 + 0.086 * bay, centre, 0.045, 0.006)
                    rack.put(f.box(0.03, 0.008, 0.03, 0), m.own_light(), -0.3 + 0.086 * bay, centre + high * 0.25, 0.057, gain(PALE, 2.4))
            elif kind == "ports":
                for port in range(10):
                    rack.box(0.05, 0.06, 0.01, black, -0.3 + 0.066 * port, centre, 0.042, 0)
                    if port % 3:
                        x = -0.3 + 0.066 * port
                        f.thread([rack.at(x, centre, 0.04), rack.at(x + 0.02, centre - 0.1, 0.14), rack.at(0.4, centre - 0.16, 0.1)], cable, 0.009)
            else:
                for slot in range(9 if kind == "vents" else 3):
                    rack.box(0.03, high * 0.6, 0.01, black, -0.28 + 0.05 * slot, centre, 0.042, 0)
                for lamp in range(3):
                    rack.put(f.box(0.045, 0.008, 0.03, 0), m.own_light(), 0.2 + 0.065 * lamp, centre, 0.045, gain((PALE, CYAN, PALE)[lamp], 2.6))
            row += tall
    shelf = hall.part(0.51, 0.86, 0.45)
    shelf.box(0.86, 0.05, 1.0, metal, 0, 0, -0.05)
    screen, high = laptop(shelf.part(0, 0.03, 0.02), 0.8)
    for line in range(7):
        inset = (0, 1, 1, 2, 1, 1, 0)[line]
        screen.draw(((-0.34 + 0.06 * inset, high - 0.09 - 0.055 * line), (-0.34 + 0.06 * inset + (0.22, 0.3, 0.24, 0.34, 0.28, 0.18, 0.08)[line], high - 0.09 - 0.055 * line)), WARM if line == 3 else PALE, 2.2, 0.009)
    for forward in (-0.1, -0.8):
        hall.box(4.4, 0.06, 0.05, metal, 0, 3.38, forward)
    for k in range(16):
        hall.box(0.05, 0.03, 0.7, metal, -2.1 + 0.28 * k, 3.37, -0.45)
    for along in (-1.9, 1.9):
        f.rod(hall.at(along, 3.4, -0.45), hall.at(along, 6.5, -0.45), metal, 0.02)
    for k in range(9):
        f.thread([hall.at(-2.2 + 0.55 * n, 3.43 + 0.03 * rnd.random(), -0.2 - 0.06 * k) for n in range(9)], cable, 0.025)
    for k in range(4):
        for lane in range(5):
            x = 1.02 * (k - 1.5) - 0.24 + 0.12 * lane
            f.thread([hall.at(x, 3.42, -0.4), hall.at(x + 0.04, 3.3, -0.12), hall.at(x, 2.97, -0.2)], cable, 0.02)
    stage.spot((-2.5, -4.5, 4.5), (2.7, 2.6, 1.5), 3600, 50)
    stage.camera((-1.2, -6.4, 2.1), (0.9, 2.4, 1.6), lens=35, focus=(2.7, 2.4, 1.5), fstop=3.2)


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
