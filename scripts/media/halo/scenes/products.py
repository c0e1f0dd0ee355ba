"""Scenes of the products."""

import math

from mathutils import Matrix

from .. import forms as f
from .. import materials as m
from .. import stage
from ..catalogue import CARD, still
from ..kit import PALE, PAPER, Sheet, button, cubic, filament, gain, ground, laptop, mirror, sparks
from ..palette import CYAN, INK, MIST, TEAL, WARM, linear


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


@still("product/cadeo")
@still("daylight/product-cadeo", focus=(0.5, 0.5), size=CARD, bloom=0.0, day=True)
def cadeo(day=False):
    """A laptop: the sentences of an e-mail fill the fields of a new lead, and more letters arrive."""
    stage.begin(day, glow_azimuth=66, glow_strength=0.46)
    ground(day)
    table = Sheet((2.7, 2.2, 0), math.radians(-16))
    paper, teal = m.stone(PAPER, 0.8, 0.0), m.stone(linear("#0b8f95"), 0.45, 0.0)
    wide = 3.5
    screen, high = laptop(table, wide)
    own, ink, light = m.own_light(), gain(INK, 1.0), gain(MIST, 1.5)

    def pane(along, above, size, colour, forward=0.008):
        place = screen.part(along, above, forward)
        place.put(f.slab(*size, 0.012, 0.05, 0.003), own, colour=colour)
        return place

    pane(0, high / 2, (wide - 0.14, high - 0.14), gain(linear("#0b3944"), 1.2), 0.002)
    screen.write("Cadeo", -wide / 2 + 0.2, high - 0.29, 0.18, light)
    for k in range(3):
        screen.drum(0.035, 0.01, teal if k else m.stone(WARM, 0.4, 0.0), wide / 2 - 0.25 - 0.13 * k, high - 0.22, 0.012)
    for k in range(5):
        pane(-1.42, 1.6 - 0.3 * k, (0.36, 0.22), gain(CYAN if k == 0 else linear("#1b6672"), 1.0))
    mail = pane(-0.55, 0.93, (1.22, 1.68), gain(PAPER, 1.5), 0.02)
    mail.write("From: Dana", -0.52, 0.62, 0.125, ink)
    record = pane(0.95, 0.93, (1.36, 1.68), gain(PAPER, 1.5), 0.02)
    record.box(1.36, 0.28, 0.006, teal, 0, 0.7, 0.008, 0)
    record.write("NEW LEAD", -0.58, 0.65, 0.14, light, forward=0.016)
    for k, (label, value) in enumerate((("Contact", "Dana"), ("Firm", "Harbour Water"), ("Need", "Work orders"), ("Call", "Tue, 10:00"))):
        above = 0.36 - 0.29 * k
        for row, long in enumerate((0.94, (0.5, 0.72, 0.62, 0.4)[k])):
            mail.box(long, 0.045, 0.004, m.stone(linear("#0b8f95" if row else "#6d969c"), 0.8, 0.0), long / 2 - 0.52, above + 0.08 - 0.11 * row, 0.01, 0)
        record.write(label, -0.58, above + 0.07, 0.075, gain(linear("#2f6d76"), 1.0))
        record.write(value, -0.58, above - 0.07, 0.125, ink)
        record.drum(0.07, 0.02, teal, 0.52, above, 0.016)
        record.draw(((0.485, above), (0.51, above - 0.03), (0.56, above + 0.035)), MIST, 1.6, 0.009, 0.03)
        a, b = mail.at((0.5, 0.72, 0.62, 0.4)[k] - 0.5, above - 0.03, 0.05), record.at(-0.66, above, 0.05)
        f.tint(f.thread(cubic(a, mail.at(0.7, above, 0.3), record.at(-0.8, above, 0.3), b), own, 0.01), gain(WARM, 1.3))
        sparks([(*a, WARM, 1), (*b, WARM, 1)], power=2, radius=0.028)
    for along, above, roll, size in ((1.75, 3.35, -24, 1.1), (0.75, 3.6, 8, 0.95), (-0.3, 3.35, 26, 0.8), (-1.15, 2.8, 44, 0.65)):
        letter = table.part(along, above, -0.8)
        letter.place = letter.place @ Matrix.Rotation(math.radians(-roll), 4, "Y") @ Matrix.Scale(size, 4)
        letter.slab(0.78, 0.52, 0.03, 0.02, m.stone(linear("#cfe2e4"), 0.8, 0.0) if day else paper)
        for side in (-1, 1):
            letter.draw(((side * 0.38, 0.25), (0, -0.03)), linear("#0c6f78"), 1.0, 0.008, 0.018)
            letter.draw(((side * 0.38, -0.25), (side * 0.1, 0.03)), linear("#8fb5ba"), 1.0, 0.005, 0.016)
        letter.drum(0.06, 0.012, m.stone(WARM, 0.4, 0.0), 0, -0.03, 0.024)
    if day:
        stage.camera((0.4, -6.4, 2.7), (2.65, 2.2, 1.6), lens=32, focus=(2.6, 2.4, 1.4), fstop=5)
    else:
        stage.spot((-2.5, -4.5, 5), (2.7, 2.2, 1.2), 2200, 46)
        stage.camera((-1.2, -6.4, 2.3), (0.9, 2.2, 1.3), lens=36, focus=(2.5, 2.6, 1.3), fstop=3.2)


@still("product/corx")
@still("news/corx", focus=(0.5, 0.5), size=CARD, bloom=0.0, day=True)
def corx(day=False):
    """A screen with the steps of an agent: two are done, the third waits; in front a button to approve and one to stop."""
    stage.begin(day, glow_azimuth=66, glow_strength=0.44)
    ground(day)
    table = Sheet((2.7, 2.4, 0), math.radians(-16))
    case, dark, own = m.stone(linear("#b4cdd1"), 0.3, 0.5), m.stone(linear("#04161c"), 0.4, 0.0), m.own_light()
    light, teal = gain(MIST, 1.5), linear("#0fb5ae")
    table.part(0, 0.04, -0.5, 0, math.pi / 2).slab(1.5, 1.0, 0.08, 0.2, case)
    table.box(0.4, 0.9, 0.12, case, 0, 0.5, -0.62, 0.04)
    screen = table.part(0, 0.72, -0.45, 0, math.radians(5))
    screen.slab(3.7, 2.4, 0.1, 0.12, case, 0, 1.2)
    screen.slab(3.62, 2.32, 0.012, 0.09, dark, 0, 1.2, 0.05)
    screen = screen.part(0, 0, 0.06)
    screen.write("CORX", -1.65, 2.02, 0.18, light)
    screen.write("New supplier", 0.72, 2.03, 0.15, gain(linear("#8fd6dd"), 1.2))
    steps = (("Check two registers", "09:02"), ("Collect the tax form", "09:05"), ("Release the supplier", "waits"))
    for k, (step, when) in enumerate(steps):
        card, waits = screen.part(0.22, 1.6 - 0.58 * k, 0.02), k == 2
        card.put(f.slab(2.86, 0.46, 0.03, 0.08, 0.006), own, colour=gain(WARM, 1.25) if waits else gain(linear("#0f4c59"), 1.2))
        card.write(step, -1.28, -0.055, 0.17, INK if waits else light, forward=0.03)
        card.write(when, 0.86, -0.05, 0.15, INK if waits else gain(PALE, 1.1), forward=0.03)
        mark = screen.drum(0.17, 0.05, own if waits else m.stone(teal, 0.4, 0.0), -1.48, 1.6 - 0.58 * k, 0.04)
        if waits:
            f.tint(mark, gain(WARM, 1.25))
            for along in (-1.52, -1.44):
                screen.draw(((along, 0.38), (along, 0.5)), INK, 1.0, 0.018, 0.08)
        else:
            screen.draw(((-1.55, 1.6 - 0.58 * k), (-1.5, 1.54 - 0.58 * k), (-1.4, 1.67 - 0.58 * k)), MIST, 1.8, 0.018, 0.08)
            screen.draw(((-1.48, 1.4 - 0.58 * k), (-1.48, 1.22 - 0.58 * k)), PALE, 1.0, 0.012, 0.03)
    for along, cap, name in ((-0.62, teal, "APPROVE"), (0.62, linear("#d2402c"), "STOP")):
        pad = table.part(along, 0, 0.9)
        pad.place = pad.place @ Matrix.Scale(1.7, 4)
        button(pad, m.stone(linear("#dfe9ea"), 0.4, 0.0), m.stone(cap, 0.3, 0.0), name)
    if day:
        stage.camera((0.6, -6.4, 3.0), (2.65, 2.2, 1.45), lens=34, focus=(2.6, 2.0, 1.4), fstop=5)
    else:
        stage.spot((-2.5, -4.5, 5), (2.7, 2.2, 1.2), 2200, 46)
        stage.camera((-1.2, -6.4, 2.5), (0.9, 2.2, 1.4), lens=36, focus=(2.5, 2.0, 1.3), fstop=3.2)
