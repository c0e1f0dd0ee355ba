"""Renders the plates of the two video loops, over which `halo_film.py` animates light.

Home's event loop: waves of light run outward over a field of columns. The geometry does not move, so five plates
suffice, one for each phase of the wave: between them a column only brightens or dims.
Insights' loop: currents pass through standing sheets of glass. It has one plate, and a file with the currents' paths.
"""

import json
import pathlib
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import framing, stage
from .scenes.films import PHASES, event, insights


# Pixels of the two shapes, by the suffix of their plates' names: those of the largest film of the shape.
SHAPES = {"": (1920, 1080), "-upright": (540, 960)}


def project(paths):
    """Returns paths in camera space: x and y from 0 to 1 from the top left, distance in metres."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = []
    for path in paths:
        line = [world_to_camera_view(scene, scene.camera, Vector(p)) for p in path]
        seen.append([[round(p.x, 5), round(1 - p.y, 5), round(p.z, 3)] for p in line if p.z > 0.3])
    return seen


def main():
    out, *names = sys.argv[1:]
    out = pathlib.Path(out)
    plates = [plate for plate in [("insights", 0)] + [("event", n) for n in range(PHASES)] if not names or plate[0] in names]
    for name, phase, shape in ((*plate, shape) for plate in plates for shape in SHAPES):
        target = out / f"{name}{shape}-{phase:02d}.png"
        if target.exists():
            continue
        paths = insights() if name == "insights" else event(phase)
        stage.settings(*SHAPES[shape])
        framing.compose(f"video/{name}", upright=bool(shape))
        stage.render(target)
        if paths:
            (out / f"{name}{shape}.json").write_text(json.dumps(project(paths)))


main()
