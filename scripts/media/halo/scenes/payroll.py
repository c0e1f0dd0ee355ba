"""Pay slips of glass, which the scenes of payroll share."""

import math

from mathutils import Matrix, Vector

from .. import forms as f
from .. import materials as m
from ..kit import PALE, SHEET, Sheet, cubic, dice, filament, gain, sparks
from ..palette import CYAN, MIST, WARM

# An invented slip of both runs, in cents. Its three differences cancel out: both runs pay the same.
LINES = (
    ("Regular", 284615, 284615),
    ("Overtime", 21450, 22165),
    ("Shift premium", 9600, 9600),
    ("Holiday", 32840, 32840),
    ("Longevity", 7500, 7500),
    ("Pension", -22769, -23384),
    ("Federal tax", -41206, -41206),
    ("State tax", -14231, -14231),
    ("Union dues", -3200, -3300),
    ("Health plan", -18600, -18600),
    ("Medicare", -5162, -5162),
)
SLIPS = 40
WIDTH, HEIGHT = 1.36, 2.25
# Between two slips of a stack, and between the stacks.
GAP, BETWEEN = 0.062, 0.62
FOOT = 0.03


def row(index):
    """Returns the height of a line's baseline above the slip's foot."""
    return HEIGHT - 0.56 - 0.118 * index


def amount(cents):
    return f"{'−' if cents < 0 else ''}{abs(cents) // 100:,}.{abs(cents) % 100:02}"


def stack(corner, turn, run):
    """Adds a stack whose first slip is engraved with a run's lines; returns its slips."""
    rnd = dice(run)
    slips = []
    for k in range(SLIPS):
        front = k == 0
        x, y = f.turned(0.012 * rnd.uniform(-1, 1), GAP * k, turn, corner)
        slip = Sheet((x, y, FOOT + 0.0008 * k * k + 0.01 * rnd.uniform(-1, 1) * (not front)), turn + 0.006 * rnd.uniform(-1, 1))
        slips.append(slip)
        f.put(f.box(WIDTH, 0.012, HEIGHT, 0.004, 1), m.frost(SHEET, 0.34 if front else 0.1, 0.5), matrix=slip.place @ Matrix.Translation((WIDTH / 2, 0, HEIGHT / 2)))
        rim = [slip.at(*p, 0) for p in ((0, 0), (0, HEIGHT), (WIDTH, HEIGHT), (WIDTH, 0))]
        filament(rim, PALE if front else CYAN, 3.2 if front else 1.8 * math.exp(-0.05 * k), 0.007 if front else 0.005)
    first = slips[0]
    first.write("PAY SLIP", 0.12, HEIGHT - 0.24, 0.12, gain(MIST, 2.2))
    first.write(f"Run {run}", WIDTH - 0.44, HEIGHT - 0.24, 0.1, gain(PALE, 1.4))
    filament([first.at(0.12, HEIGHT - 0.34), first.at(WIDTH - 0.12, HEIGHT - 0.34)], PALE, 2.4, 0.004)
    for index, (label, *cents) in enumerate(LINES):
        colour = gain(PALE, 1.6)
        if cents[0] != cents[1]:
            colour = gain(WARM, 2.6)
            marker = Matrix.Translation((WIDTH / 2, -0.009, row(index) + 0.032))
            f.put(f.box(WIDTH - 0.14, 0.002, 0.108, 0), m.beam(), matrix=first.place @ marker, colour=gain(WARM, 0.1))
        first.write(label, 0.12, row(index), 0.09, colour)
        first.write(amount(cents[run - 1]), WIDTH - 0.12, row(index), 0.09, colour, right=True)
    filament([first.at(0.12, 0.3), first.at(WIDTH - 0.12, 0.3)], PALE, 2.4, 0.004)
    first.write("NET PAY", 0.12, 0.12, 0.1, gain(MIST, 2.2))
    first.write(amount(sum(line[run] for line in LINES)), WIDTH - 0.12, 0.12, 0.115, gain(MIST, 2.4), right=True)
    return slips


def two_runs(centre, turn, splay=math.radians(19)):
    """Adds the stacks of two runs, whose equal lines are joined by threads of light; the three others hang free."""
    left = stack((*f.turned(-BETWEEN / 2 - WIDTH * math.cos(splay), -WIDTH * math.sin(splay), turn, centre), 0), turn + splay, 1)
    right = stack((*f.turned(BETWEEN / 2, 0, turn, centre), 0), turn - splay, 2)
    for index, (_, one, other) in enumerate(LINES):
        z = row(index) + 0.03
        ends = [(Vector(left[k].at(WIDTH - 0.06, z)), Vector(right[k].at(0.06, z))) for k in range(0, SLIPS, 3)]
        a, b = ends[0]
        if one == other:
            filament([a, b], PALE, 3.8, 0.006)
            sparks([tuple(a), tuple(b)], PALE, 2.0, 0.016)
            for k, pair in enumerate(ends[1:], 1):
                filament(pair, CYAN, math.exp(-0.27 * k), 0.004)
            continue
        for end, way in ((a, b - a), (b, a - b)):
            drop = 0.4 + 0.07 * (index * 5 % 3) + 0.06 * (way.x > 0)
            low = end + way * 0.27 - Vector((0, 0, drop))
            f.tint(f.thread(cubic(end, end + way * 0.2, low + Vector((0, 0, 0.6 * drop)), low), m.own_light(), 0.008), gain(WARM, 2.0))
            sparks([tuple(end), tuple(low)], WARM, 3.0, 0.02)
