"""Positions of the subjects of hero images: right of the text on wide screens, above it on phones.

Both shapes show the same scene. The camera is shifted rather than rotated, so that verticals stay vertical.
"""

from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

UPRIGHT = (1080, 1920)
# Widths of wide masters in pixels: of a hero as high as the window, and of one that ends after 56rem. In a window
# of 1440×900 at density 2 neither is enlarged more than 1.25 times.
WINDOW = 2880
OPENING = 2640


@dataclass(frozen=True)
class Frame:
    """The subject in the scene, and its position in each shape as shares of width and height from the top left."""

    subject: tuple
    wide: tuple = (0.7, 0.42)
    # None for an image that no page shows upright.
    upright: tuple | None = (0.5, 0.3)
    # Factors on the focal length: above one enlarges the subject.
    wide_zoom: float = 1.0
    upright_zoom: float = 1.0
    width: int = OPENING


# On phones the headline of the first slide takes the left two thirds, with a small subject next to it.
BESIDE = {"upright": (0.77, 0.29), "upright_zoom": 0.62}

FRAMES = {
    "video/event": Frame((2.4, 9.0, 1.8), (0.84, 0.38), wide_zoom=0.74, **BESIDE, width=WINDOW),
    "video/insights": Frame((2.6, 4.2, 1.5), (0.74, 0.38), (0.5, 0.34), width=WINDOW),
    "hero/home": Frame((3.2, 4.0, 1.25), (0.805, 0.49), (0.66, 0.21), wide_zoom=0.86, upright_zoom=0.58, width=WINDOW),
    "page/about": Frame((5.0, 6.5, 1.6), (0.84, 0.44), wide_zoom=0.85),
    "career/ascent": Frame((3.2, 8.5, 3.4), (0.75, 0.45), (0.5, 0.32)),
    "industry/public-sector": Frame((2.8, 4.0, 2.2), (0.68, 0.5), None),
    "industry/public-sector-background": Frame((2.2, 12.0, 2.2), (0.72, 0.5), None),
    "industry/financial": Frame((5.9, 4.3, 1.0), (0.82, 0.5), None),
    "industry/financial-background": Frame((2.6, 4.4, 1.0), (0.77, 0.5), None, wide_zoom=0.78),
    "industry/healthcare": Frame((3.7, 1.7, 0.9), (0.66, 0.52), None),
    "industry/healthcare-background": Frame((3.7, 4.4, 1.0), (0.74, 0.52), None),
    "industry/utilities": Frame((2.6, 2.4, 1.6), (0.68, 0.5), None),
    "industry/utilities-background": Frame((0.6, 5.0, 2.4), (0.65, 0.5), None),
    "service/generative-ai": Frame((2.9, 2.0, 1.45), (0.775, 0.44), (0.5, 0.4), wide_zoom=0.75, upright_zoom=0.90),
    "service/agentic-ai": Frame((2.8, 2.4, 1.6), (0.78, 0.44), (0.5, 0.38), wide_zoom=0.81, upright_zoom=0.9),
    "service/predictive-analytics": Frame((2.6, 2.4, 1.5), (0.68, 0.46), (0.5, 0.41), wide_zoom=0.8, upright_zoom=0.83),
    "service/ai-consulting": Frame((2.7, 2.3, 1.6), (0.775, 0.44), (0.5, 0.37), wide_zoom=0.84, upright_zoom=0.94),
    "service/product-software-development": Frame((2.7, 2.0, 3.2), (0.84, 0.4), (0.5, 0.32), wide_zoom=0.7, upright_zoom=0.84),
    "service/machine-learning": Frame((3.0, 2.4, 1.35), (0.755, 0.46), (0.52, 0.4), wide_zoom=0.9, upright_zoom=0.76),
    "service/intelligent-virtual-assistants": Frame((2.95, 2.2, 1.6), (0.78, 0.47), (0.5, 0.38), wide_zoom=0.92, upright_zoom=0.9),
    "service/consulting-and-implementation": Frame((3.0, 3.2, 1.0), (0.8, 0.34)),
    "service/fusion-advanced-support-team": Frame((2.7, 2.4, 1.6), (0.79, 0.45), upright_zoom=0.86),
    "service/cloud-technology": Frame((2.7, 2.4, 1.5), (0.785, 0.44), (0.5, 0.38), wide_zoom=0.9, upright_zoom=0.94),
    "service/strategic-advisory-consulting": Frame((2.9, 3.4, 1.5), (0.735, 0.44), (0.5, 0.4), upright_zoom=0.90),
    "service/faw-xcelerator": Frame((4.0, 3.0, 0.9), (0.77, 0.38), wide_zoom=0.92),
    "product/govcubes": Frame((2.4, 2.0, 1.4), (0.79, 0.46), wide_zoom=0.9),
    "product/cadeo": Frame((2.6, 2.4, 1.4), (0.775, 0.46), (0.5, 0.38), wide_zoom=0.82, upright_zoom=0.9),
    "product/corx": Frame((2.7, 2.3, 1.5), (0.78, 0.42), (0.5, 0.38), wide_zoom=0.86, upright_zoom=0.9),
    "story/city-erp-engagement": Frame((2.7, 2.6, 1.7), (0.78, 0.42), (0.5, 0.39), wide_zoom=0.75, upright_zoom=0.88),
    "story/diagnosing-heart-disease": Frame((2.7, 2.0, 2.0), (0.8, 0.37), wide_zoom=0.84),
    "story/town-planning-epm": Frame((2.6, 2.2, 1.1), (0.745, 0.42), (0.5, 0.4), wide_zoom=0.71, upright_zoom=0.87),
    "story/hcm-efficiency": Frame((2.2, 2.2, 1.4), (0.715, 0.46), (0.42, 0.3), upright_zoom=0.84),
    "story/financial-services-ga-erp-transformation": Frame((3.0, 2.3, 1.4), (0.78, 0.45), (0.5, 0.38), wide_zoom=0.77, upright_zoom=0.84),
    "story/town-financials-projects-grants-procurement": Frame((2.6, 2.4, 1.3), (0.785, 0.44), (0.5, 0.4), wide_zoom=0.76, upright_zoom=0.88),
    "story/county-erp-cloud-hcm-conversion": Frame((3.2, 4.0, 1.3), (0.83, 0.5), wide_zoom=0.86, upright_zoom=0.62),
}


def shapes_of(name):
    """Returns the shapes in which a still is rendered."""
    return ("wide", "upright") if name in FRAMES and FRAMES[name].upright else ("wide",)


def focus_of(name, focus):
    """Returns the point that stays visible when the wide shape is cropped."""
    return FRAMES[name].wide if name in FRAMES else focus


def size_of(name, size, upright):
    """Returns the size of a master in pixels: `size` for an image that is not a hero."""
    if upright:
        return UPRIGHT
    return (FRAMES[name].width, FRAMES[name].width * 9 // 16) if name in FRAMES else size


def compose(name, upright=False):
    """Shifts the camera so that a still's subject is at its position. The render size has to be set before."""
    frame = FRAMES.get(name)
    if frame is None:
        return
    scene = bpy.context.scene
    lens = scene.camera.data
    lens.lens *= frame.upright_zoom if upright else frame.wide_zoom
    bpy.context.view_layer.update()
    seen = world_to_camera_view(scene, scene.camera, Vector(frame.subject))
    if upright:
        # An upright image shows much water in front of its subject, which would reflect the disc of this lamp.
        bpy.data.objects["top"].visible_glossy = False
    x, y = frame.upright if upright else frame.wide
    width, height = scene.render.resolution_x, scene.render.resolution_y
    longer = max(width, height)
    lens.shift_x += (seen.x - x) * width / longer
    lens.shift_y += (seen.y - (1 - y)) * height / longer
