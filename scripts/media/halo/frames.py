"""Renders the 72 frames of the delivery method: one unbroken camera move through five states.

Scattered points (Relate, frame 1) find each other (Acclimate, 12), become a new structure (Innovate, 24), which is
stressed and measured by light (Simulate, 36) and rises (Elevate, 48 and on to 72).
"""

import math
import os
import pathlib
import sys

import bpy
from mathutils import Matrix, Vector

from . import forms as f
from . import materials as m
from . import stage
from .kit import PALE, blend, dice, gain, mirror, sparks
from .palette import CYAN, MIST, TEAL, WARM, linear

FRAMES = 72
LAYERS, RISE, RADIUS = 6, 0.62, 0.78
TURN = math.radians(11)  # rotation of each layer against the one below


def lattice():
    """Returns the nodes of the structure, layer by layer: a centre, six around it, twelve around those."""
    nodes = []
    for k in range(LAYERS):
        for x, y in f.hex_grid(7, 7, RADIUS / math.sqrt(3)):
            if math.hypot(x - CENTRE[0], y - CENTRE[1]) < RADIUS * 2.05:
                flat = Vector((x - CENTRE[0], y - CENTRE[1])) * layer_scale(k)
                flat.rotate(Matrix.Rotation(k * TURN, 2))
                nodes.append(Vector((*flat, 0.35 + k * RISE)))
    return nodes


def layer_scale(layer):
    """Returns the scale of a layer: the structure tapers upwards."""
    return 1.12 - 0.085 * layer


CENTRE = min(f.hex_grid(7, 7, RADIUS / math.sqrt(3)), key=lambda p: math.hypot(*p))
NODES = lattice()
PER_LAYER = len(NODES) // LAYERS
LINKS = [
    (i, j) for i in range(len(NODES)) for j in range(i)
    if (i // PER_LAYER == j // PER_LAYER and (NODES[i] - NODES[j]).length < RADIUS * layer_scale(i // PER_LAYER) * 1.02)
    or i - j == PER_LAYER
]


def scattered():
    rnd = dice(77)
    return [Vector((rnd.uniform(-6.5, 6.5), rnd.uniform(-4.5, 7.5), rnd.uniform(0.15, 4.9))) for _ in NODES]


def gathered():
    """Returns the positions of the Acclimate state: seven loose circles, six of them around the seventh."""
    rnd = dice(5)
    places = []
    for i in range(len(NODES)):
        ring = i % 7
        a = 2 * math.pi * ring / 6
        centre = Vector((2.25 * math.cos(a), 2.25 * math.sin(a), 0)) if ring else Vector((0, 0, 0.6))
        b = 2 * math.pi * (i // 7) / (len(NODES) / 7)
        r = 0.82 + 0.12 * rnd.random()
        places.append(centre + Vector((r * math.cos(b), r * math.sin(b), 1.1 + 0.55 * math.sin(b + ring) + 0.1 * rnd.random())))
    return places


SCATTERED, GATHERED = scattered(), gathered()


def mix(a, b, t):
    return a + (b - a) * t


def positions(frame):
    """Returns the node positions at a frame, the height that the structure has risen, and its stress."""
    stress = math.exp(-(((frame - 35) / 5.5) ** 2))
    lift = 2.0 * f.smoothstep(38, 50, frame) + 1.1 * f.smoothstep(50, 72, frame)
    out = []
    for i, (a, b, c) in enumerate(zip(SCATTERED, GATHERED, NODES)):
        stagger = (i * 37 % 100) / 100 * 3
        drift = Vector((math.sin(0.21 * frame + i), math.cos(0.17 * frame + 2 * i), math.sin(0.13 * frame + 3 * i))) * 0.16
        p = mix(a + drift, b, f.smoothstep(1.5 + stagger, 9.0 + stagger, frame))
        p = mix(p, c, f.smoothstep(12.5 + stagger, 20.5 + stagger, frame))
        if frame > 22:
            z = c.z / (LAYERS * RISE)
            twist = 0.42 * stress * z
            lean = Vector((0.5 * stress * z * z, 0, 0))
            p = Vector((p.x * math.cos(twist) - p.y * math.sin(twist), p.x * math.sin(twist) + p.y * math.cos(twist), p.z)) + lean
        p = p + Vector((0, 0, lift))
        out.append(p)
    return out, lift, stress


def add_struts(pairs, colour, power, radius):
    """Adds all struts of one brightness as one curve object."""
    if not pairs:
        return
    curve = bpy.data.curves.new("struts", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 1
    for a, b in pairs:
        line = curve.splines.new("POLY")
        line.points.add(1)
        line.points[0].co, line.points[1].co = (*a, 1), (*b, 1)
    f.tint(f.add("struts", curve, m.beam()), gain(colour, power))


def build(frame):
    stage.begin(glow_azimuth=74, glow_strength=0.34 + 0.12 * f.smoothstep(20, 60, frame))
    mirror(-0.1, 0.012)
    nodes, lift, stress = positions(frame)
    built = f.smoothstep(17, 24, frame)
    scan_z = (LAYERS * RISE + 0.3) * (frame - 27) / 18 if 27 <= frame <= 45 else None
    scan = math.sin(math.pi * (frame - 27) / 18) ** 0.6 if scan_z is not None else 0.0

    dots = []
    for i, p in enumerate(nodes):
        near = math.exp(-(((p.z - lift - scan_z) / 0.3) ** 2)) * scan if scan_z is not None else 0.0
        tone = blend(blend(TEAL, PALE, (i * 53 % 100) / 100), MIST, near)
        if near > 0.6 and i % 9 == 0:
            tone = WARM
        size = (0.75 + 0.5 * ((i * 29) % 10) / 10) * (1 - 0.25 * built) * (1 + 0.5 * near)
        dots.append((*p, tone, size))
    sparks(dots, power=4.2, radius=0.062)

    meeting = f.smoothstep(4, 11, frame) * (1 - f.smoothstep(15, 20, frame))
    if meeting > 0.02:
        reach = 0.75 + 0.35 * meeting
        pairs = [(nodes[i], nodes[j]) for i in range(len(nodes)) for j in range(i) if (nodes[i] - nodes[j]).length < reach]
        add_struts(pairs, CYAN, 1.4 * meeting, 0.007)
    if built > 0.02:
        add_struts([(nodes[i], nodes[j]) for i, j in LINKS], CYAN, 0.9 * built, 0.008)
        plate = f.prism(6, RADIUS * 2.02, 0.05, 0.015)
        for k in range(LAYERS):
            grown = f.smoothstep(18 + k * 0.8, 22 + k * 0.8, frame)
            if grown < 0.02:
                continue
            z = (0.35 + k * RISE) / (LAYERS * RISE)
            f.put(
                plate, m.frost(linear("#0fa9bc"), 0.13, 0.95),
                at=(0.5 * stress * z * z, 0, 0.325 + k * RISE + lift), scale=(grown * layer_scale(k), grown * layer_scale(k), 1), turn=(0, 0, k * TURN + 0.42 * stress * z),
            )
    if scan_z is not None and scan > 0.05:
        for r, width, power in ((1.62, 0.008, 1.2), (1.8, 0.011, 2.0), (1.98, 0.015, 3.2), (2.16, 0.024, 5.0)):
            f.put(f.torus(r, width), m.own_light(), at=(0.12, 0, scan_z + lift), colour=gain(PALE, power * scan))
    rise = f.smoothstep(38, 48, frame)
    if rise > 0.02:
        f.put(f.prism(6, 0.03, lift + LAYERS * RISE + 0.5, 0), m.own_light(), at=(0, 0, -0.1), colour=gain(PALE, 4 * rise))
        for k in range(7):
            r = ((frame - 38) * 0.16 + k * 0.9) % 6.3 + 0.3
            f.put(f.torus(r, 0.012, 160, 6), m.own_light(), at=(0, 0, -0.07), colour=gain(CYAN, 3.2 * rise * math.exp(-0.36 * r) * min(1, (6.6 - r) / 1.2)))
        w = 1.1
        f.quad([(-w, 0.4, -0.1), (w, 0.4, -0.1), (w * 0.8, 0.4, 13), (-w * 0.8, 0.4, 13)], m.shaft(strength=0.34 * rise))

    t = (frame - 1) / (FRAMES - 1)
    a = math.radians(-112 + 50 * t)
    d = 9.6 + 0.9 * f.smoothstep(0.15, 0.35, t) + 2.4 * f.smoothstep(0.5, 1, t)
    target = Vector((0, 0.1, 1.85 + 0.72 * lift))
    eye = target + Vector((d * math.cos(a), d * math.sin(a), 1.5 - 0.6 * t))
    eye.z = max(0.9, eye.z - 0.45 * lift)
    stage.camera(eye, target, lens=36, focus=target - (target - eye).normalized() * 0.8, fstop=2.2)


def main():
    masters = pathlib.Path(os.environ["MEDIA_MASTERS"], "frames")
    given = [int(frame) for frame in sys.argv[1:]]
    # Key frames first, so that an interrupted run has the most important ones.
    key = [1, 12, 24, 36, 48, 72]
    for frame in given or key + [n for n in range(1, FRAMES + 1) if n not in key]:
        target = masters / f"{frame:02d}.png"
        if given or not target.exists():
            build(frame)
            stage.settings(2400, 1350)
            stage.render(target)


main()
