"""Elements that several scenes share: sea floor, reflecting water, filaments, sparks."""

import math
import random

from mathutils import Matrix, Vector

from . import forms as f
from . import materials as m
from . import stage
from .palette import CYAN, INK, linear

ROCK = linear("#0b3f4a")
PALE = linear("#9fe9f4")
SHEET = linear("#13b9c0")
PAPER = linear("#eef2f1")


def gain(colour, amount):
    return (colour[0] * amount, colour[1] * amount, colour[2] * amount, 1.0)


def blend(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a[:3], b[:3])) + (1.0,)


def seabed(height, columns=56, rows=56, radius=0.5, centre=(0, 10), glow=None, gap=0.95, keep=None):
    """Adds a field of hexagonal columns: `height(x, y)` is a column's top, `glow(x, y)` the colour of its light."""
    column = f.prism(6, radius * gap, 4.0, 0.03)
    places, colours = [], []
    for x, y in f.hex_grid(columns, rows, radius, centre):
        if keep and not keep(x, y):
            continue
        places.append((x, y, height(x, y) - 4, 1, 1, 1, 0))
        colours.append((glow(x, y) if glow else None) or (0, 0, 0, 1))
    return f.swarm(column, m.capped(ROCK), places, colours)


def mirror(z=0.0, ripple=0.012, roughness=0.1):
    thing = f.plane(160, m.still_water(linear("#02141a"), roughness, ripple), z)
    stage.hide_key_from(thing)
    return thing


def ground(day):
    """Adds still water, or in daylight the paper on which forms stand."""
    return f.plane(160, m.stone(linear("#e8f3f6"), 0.9, 0.0)) if day else mirror(0, 0.006, 0.14)


def filament(points, colour=CYAN, power=2.0, radius=0.02, cyclic=False, curve=False):
    """Adds a line of light along points, which brightens what is behind it; `curve` rounds its corners."""
    f.tint(f.thread(points, m.beam(), radius, cyclic, smooth=curve), gain(colour, power))


# A brighter bead would be a flat white disc.
BRIGHTEST = 3.0


def sparks(points, colour=CYAN, power=3.0, radius=0.05):
    """Adds beads of light; a point may carry its own colour and size as (x, y, z, colour, size)."""
    places, colours = [], []
    for p in points:
        size = (p[4] if len(p) > 4 else 1.0) * radius
        places.append((p[0], p[1], p[2], size, size, size, 0))
        colours.append(gain(p[3] if len(p) > 3 else colour, min(power, BRIGHTEST)))
    return f.swarm(f.ball(1.0, 3), m.bead(), places, colours)


class Sheet:
    """A plane with writing, upright or tilted back: places on it are (along, above) from its origin."""

    def __init__(self, origin, turn=0.0, tilt=0.0):
        self.place = Matrix.Translation(origin) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-tilt, 4, "X")

    def part(self, along, above, forward=0.0, turn=0.0, tilt=0.0):
        """Returns a plane that moves with this one."""
        inner = Sheet((along, -forward, above), turn, tilt)
        inner.place = self.place @ inner.place
        return inner

    def put(self, data, material, along=0.0, above=0.0, forward=0.0, colour=None):
        """Adds a mesh."""
        return f.put(data, material, matrix=self.place @ Matrix.Translation((along, -forward, above)), colour=colour)

    def box(self, wide, high, deep, material, along=0.0, above=0.0, forward=0.0, bevel=0.01):
        """Adds a box, centred on its place."""
        return self.put(f.box(wide, deep, high, bevel, 2), material, along, above, forward)

    def slab(self, wide, high, deep, radius, material, along=0.0, above=0.0, forward=0.0):
        """Adds a plate with round corners, centred on its place."""
        return self.put(f.slab(wide, high, deep, radius, min(0.012, deep / 4)), material, along, above, forward)

    def drum(self, radius, deep, material, along=0.0, above=0.0, forward=0.0):
        """Adds a disc that faces the reader, centred on its place."""
        return self.part(along, above, forward + deep / 2, 0, math.pi / 2).put(f.disc(radius, deep, min(0.03, deep / 4), 48), material)

    def at(self, along, above, forward=0.012):
        return tuple(self.place @ Vector((along, -forward, above)))

    def write(self, text, along, above, size, colour, right=False, forward=0.012, centred=False):
        """Writes a word, or an amount that ends at `along` and whose figures are equally wide."""
        if centred:
            along -= size * max(v.co.x for v in f.letters(text).vertices) / 2
        for part in reversed(text) if right else (text,):
            if right:
                along -= size * (0.34 if part in ".," else 0.62)
            f.put(f.letters(part), m.own_light(), colour=colour, matrix=self.place @ Matrix.Translation((along, -forward, above)) @ Matrix.Scale(size, 4))

    def draw(self, places, colour, power, radius, forward=0.012):
        """Draws a bar of light, which hides what is behind it."""
        f.tint(f.thread([self.at(*place, forward) for place in places], m.own_light(), radius, smooth=False), gain(colour, power))


def page(sheet, wide, high, lines=6, material=None, band=None):
    """Adds a leaf of paper with lines of writing, whose foot is on the plane; `band` is the colour of its head."""
    sheet.box(wide, high, 0.012, material or m.stone(PAPER, 0.8, 0.0), 0, high / 2, bevel=0.003)
    if band:
        sheet.box(wide, high * 0.16, 0.003, m.stone(band, 0.5, 0.0), 0, high * 0.92, 0.008, 0)
    for k in range(lines):
        long = wide * (0.72, 0.6, 0.76, 0.45)[k % 4]
        sheet.box(long, high * 0.028, 0.002, m.stone(linear("#3f6a73"), 0.8, 0.0), (long - wide * 0.8) / 2, high * (0.76 - 0.68 * k / lines), 0.008, 0)


def chair(sheet, material, metal):
    """Adds a chair that faces the plane's back."""
    sheet.box(0.5, 0.07, 0.48, material, 0, 0.46, bevel=0.03)
    sheet.box(0.5, 0.42, 0.06, material, 0, 0.8, 0.24, 0.03)
    for along in (-0.21, 0.21):
        f.rod(sheet.at(along, 0, -0.2), sheet.at(along, 0.46, -0.2), metal, 0.018)
        f.rod(sheet.at(along, 0, 0.24), sheet.at(along, 0.7, 0.24), metal, 0.018)


def tray(sheet, wide, material, name):
    """Adds a letter tray with a name on its front."""
    sheet.box(wide, 0.05, 0.7, material, 0, 0)
    sheet.box(wide, 0.22, 0.04, material, 0, 0.09, 0.34)
    sheet.write(name, 0, 0.035, 0.15, INK, forward=0.365, centred=True)


def button(sheet, base, cap, name):
    """Adds a push button in the shape of a mushroom, on a box with its name."""
    sheet.box(0.56, 0.24, 0.5, base, 0, 0.12, bevel=0.04)
    sheet.put(f.disc(0.13, 0.1, 0.01, 40), m.stone(INK, 0.4, 0.2), 0, 0.22)
    sheet.put(f.disc(0.2, 0.1, 0.045, 48), cap, 0, 0.3)
    sheet.write(name, 0, 0.08, 0.1, INK, forward=0.255, centred=True)


def laptop(sheet, wide):
    """Adds an open laptop; returns the plane of its screen, from the middle of its foot, and the screen's height."""
    case, dark = m.stone(linear("#b4cdd1"), 0.3, 0.5), m.stone(linear("#04161c"), 0.4, 0.0)
    deep, high, thick, corner = 0.62 * wide, 0.64 * wide, 0.02 * wide, 0.034 * wide
    base = sheet.part(0, 0.7 * thick, 0, 0, math.pi / 2)
    base.slab(wide, deep, thick, corner, case)
    base.slab(0.3 * wide, 0.26 * deep, 0.004, corner / 4, m.stone(linear("#93b1b6"), 0.4, 0.3), 0, -0.31 * deep, thick / 2)
    key = f.box(0.06 * wide, thick / 3, 0.085 * deep, thick / 12, 1)
    for row in range(5):
        for column in range(13):
            base.put(key, dark, (0.072 * (column - 6)) * wide, (0.36 - 0.11 * row) * deep, 0.55 * thick)
    screen = sheet.part(0, 1.2 * thick, -deep / 2, 0, math.radians(12))
    screen.slab(wide, high, 0.7 * thick, corner, case, 0, high / 2)
    screen.slab(wide - 0.8 * thick, high - 0.8 * thick, 0.01, 0.8 * corner, dark, 0, high / 2, 0.35 * thick)
    return screen.part(0, 0, 0.35 * thick + 0.007), high


def cubic(a, b, c, d, steps=40):
    """Returns points of a cubic Bézier curve."""
    out = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        out.append(tuple(u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s for p, q, r, s in zip(a, b, c, d)))
    return out


def dice(seed):
    """Returns a random generator whose numbers are the same in every run."""
    return random.Random(seed)
