"""Scene, light, camera and render settings, which all images share."""

from dataclasses import dataclass
import math
import os

import bpy
from mathutils import Vector

from . import forms, materials, water
from .palette import linear


@dataclass
class Look:
    """Light and haze of the water. The key light comes from behind and above, so that objects have bright rims."""

    horizon: tuple = linear("#0d6470", 0.36)
    zenith: tuple = linear("#03141a", 0.55)
    horizon_height: float = 0.36
    glow: tuple = linear("#46dcef")
    glow_azimuth: float = 62.0  # degrees from +x; the camera looks along +y
    glow_elevation: float = 9.0
    glow_strength: float = 0.4
    glow_tightness: float = 20.0
    haze_start: float = 8.0
    haze_end: float = 60.0
    haze_power: float = 0.75
    fill: float = 1.0
    # Share of the water's light that forms receive; the camera sees all of it.
    ambient: float = 1.0

    @property
    def glow_direction(self):
        a, e = math.radians(self.glow_azimuth), math.radians(self.glow_elevation)
        return Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))


# Paper under a soft sun from the left, in the exact colour of light pages.
DAYLIGHT = Look(horizon=linear("#E6F3F4"), zenith=linear("#E6F3F4"), glow_strength=0, haze_start=14, haze_end=44, ambient=0.62)


def begin(day=False, **look):
    """Creates an empty scene with water and lights, or with paper in daylight; `look` has the fields of `Look` that differ."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    # Their meshes and materials belong to the previous scene.
    forms.MESHES.clear()
    materials.CACHE.clear()
    look = DAYLIGHT if day else Look(**look)
    water.build(look)
    view = bpy.context.scene.view_settings
    view.view_transform, view.look = ("Standard", "None") if day else ("AgX", "AgX - Medium High Contrast")
    if day:
        data = bpy.data.lights.new("top", "SUN")
        data.energy, data.angle, data.color = 1.9, math.radians(14), linear("#fffaf3")[:3]
        aimed("top", data, (-5, -4.5, 9), (0, 0, 0))
        return
    d = look.glow_direction
    area("key", d * 26 + Vector((0, 0, 9)), 9, 4600, linear("#86e6f3"))
    area("top", Vector((-3, 3, 15)), 12, 620 * look.fill, linear("#2fb9c9"))
    area("side", Vector((-13, -7, 6)), 7, 260 * look.fill, linear("#6fd6e6"))


def hide_key_from(thing):
    """Excludes an object from the key light, whose disc would be a white spot in a reflecting surface."""
    key = bpy.data.objects["key"]
    group = key.light_linking.receiver_collection or bpy.data.collections.new("not lit by key")
    group.objects.link(thing)
    key.light_linking.receiver_collection = group
    for member in group.collection_objects:
        member.light_linking.link_state = "EXCLUDE"


def area(name, position, size, power, colour):
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.energy, data.color = "DISK", size, power, colour[:3]
    thing = aimed(name, data, position, (0, 0, 0.5))
    thing.visible_camera = False


def spot(position, target, power, angle):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.spot_size, data.spot_blend = power, math.radians(angle), 0.8
    data.color, data.shadow_soft_size = linear("#c9f7ff")[:3], 0.4
    aimed("spot", data, position, target).visible_glossy = False


def camera(position, target, lens, focus, fstop):
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 400
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - Vector(position)).length
    data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = aimed("camera", data, position, target)


def aimed(name, data, position, target):
    """Adds a light or a camera that points at a target."""
    thing = forms.add(name, data)
    thing.location = position
    thing.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    return thing


def settings(width, height, exposure=0.0, bloom=0.6):
    samples = int(os.environ["MEDIA_SAMPLES"])
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.threads_mode, s.render.threads = "FIXED", int(os.environ["MEDIA_THREADS"])
    s.render.use_persistent_data = True
    s.render.dither_intensity = 1.0
    c = s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = "CPU", samples, True, 0.03
    c.adaptive_min_samples = max(6, samples // 3)
    c.use_denoising, c.denoiser, c.denoising_input_passes = True, "OPENIMAGEDENOISE", "RGB_ALBEDO_NORMAL"
    # Without the accurate prefilter glass stays grainy; a higher denoising quality shows no difference.
    c.denoising_prefilter, c.denoising_quality, c.use_auto_tile = "ACCURATE", "BALANCED", False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 2, 1, 2
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 0, 24, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.0, 12.0
    c.use_light_tree = False
    c.seed, c.use_animated_seed = 7, False
    s.view_settings.exposure = exposure
    composite(s, bloom)


def composite(s, bloom):
    """Adds bloom in scene-linear light, before the view transform."""
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    glare = tree.nodes.new("CompositorNodeGlare")
    glare.glare_type = "BLOOM"
    glare.quality = "HIGH"
    for name, value in (("Threshold", 0.9), ("Strength", bloom), ("Size", 0.55), ("Smoothness", 0.3)):
        if name in glare.inputs:
            glare.inputs[name].default_value = value
    out = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], glare.inputs["Image"])
    tree.links.new(glare.outputs[0], out.inputs[0])


def render(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    s = bpy.context.scene
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    s.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    print(f"rendered {path}", flush=True)
