"""Materials that all scenes share."""

import bpy
from mathutils import Vector

from .nodes import Tree
from .palette import CYAN, DEEP, linear

CACHE = {}


def material(key, build, haze=1.0, sampled=False):
    """Returns the material of a key, built once per scene. `build` returns a shader socket, to which haze is added."""
    if key not in CACHE:
        made = bpy.data.materials.new(key)
        made.use_nodes = True
        made.cycles.emission_sampling = "AUTO" if sampled else "NONE"
        t = Tree(made.node_tree)
        t.tree.nodes.clear()
        surface = build(t)
        if haze > 0:
            veil = t.add("ShaderNodeGroup", node_tree=bpy.data.node_groups["Haze"])
            t.feed(veil.inputs[0], surface)
            t.feed(veil.inputs[1], haze)
            surface = veil.outputs[0]
        t.add("ShaderNodeOutputMaterial", {"Surface": surface})
        CACHE[key] = made
    return CACHE[key]


def own_colour(t):
    """Returns the colour of a copy: that of the object, or in a swarm that of the mesh attribute."""
    tint = t.add("ShaderNodeAttribute", attribute_name="tint", attribute_type="GEOMETRY").outputs["Color"]
    own = t.add("ShaderNodeObjectInfo").outputs["Color"]
    alone = t.add("ShaderNodeAttribute", attribute_name="plain", attribute_type="OBJECT").outputs["Fac"]
    return t.mix_colour(alone, tint, own)


def stone(base=DEEP, roughness=0.38, metallic=0.35):
    """Returns dark wet stone, which catches light at its edges."""

    def build(t):
        return t.add(
            "ShaderNodeBsdfPrincipled",
            {"Base Color": base, "Roughness": roughness, "Metallic": metallic},
        ).outputs[0]

    return material(f"stone {base} {roughness} {metallic}", build)


def capped(base=DEEP):
    """Returns stone whose upward faces glow in the object's own colour (black: no glow)."""

    def build(t):
        up = t.add("ShaderNodeSeparateXYZ", {0: t.add("ShaderNodeNewGeometry").outputs["True Normal"]}).outputs["Z"]
        top = t.range(up, 0.6, 0.98, smooth=True)
        return t.add(
            "ShaderNodeBsdfPrincipled",
            {"Base Color": base, "Roughness": 0.38, "Metallic": 0.35, "Emission Color": own_colour(t), "Emission Strength": top},
        ).outputs[0]

    return material(f"capped {base}", build)


def glass(tint, clear, edge):
    """Returns thin glass: transparent, and bright at grazing angles. It does not refract, so it has no noise."""

    def build(t):
        facing = t.add("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
        turned = t.math("POWER", facing, 3.2)
        lift = [c * (1 - clear) + clear for c in tint[:3]]
        through = t.add("ShaderNodeBsdfTransparent", {"Color": (*lift, 1)})
        body = t.add("ShaderNodeBsdfDiffuse", {"Color": tint})
        solid = t.add("ShaderNodeMixShader", {0: 0.10, 1: through.outputs[0], 2: body.outputs[0]})
        shine = t.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.04})
        fresnel = t.add("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0]
        face = t.add("ShaderNodeMixShader", {0: fresnel, 1: solid.outputs[0], 2: shine.outputs[0]})
        rim = t.add("ShaderNodeEmission", {"Color": CYAN, "Strength": t.math("MULTIPLY", turned, edge)})
        return t.add("ShaderNodeAddShader", {0: face.outputs[0], 1: rim.outputs[0]}).outputs[0]

    return material(f"glass {tint} {clear} {edge}", build, haze=0.55)


def frost(tint, body, edge, edge_colour=CYAN):
    """Returns glass with more body, for plates that have to be seen as objects."""

    def build(t):
        facing = t.add("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
        turned = t.math("POWER", facing, 2.5)
        lift = [c * 0.35 + 0.6 for c in tint[:3]]
        through = t.add("ShaderNodeBsdfTransparent", {"Color": (*lift, 1)})
        diffuse = t.add("ShaderNodeBsdfPrincipled", {"Base Color": tint, "Roughness": 0.25, "Coat Weight": 0.6})
        solid = t.add("ShaderNodeMixShader", {0: body, 1: through.outputs[0], 2: diffuse.outputs[0]})
        rim = t.add("ShaderNodeEmission", {"Color": edge_colour, "Strength": t.math("MULTIPLY", turned, edge)})
        return t.add("ShaderNodeAddShader", {0: solid.outputs[0], 1: rim.outputs[0]}).outputs[0]

    return material(f"frost {tint} {body} {edge} {edge_colour}", build, haze=0.7)


def light(colour, strength, sampled=False):
    """Returns an emissive material."""

    def build(t):
        return t.add("ShaderNodeEmission", {"Color": colour, "Strength": strength * 0.55}).outputs[0]

    return material(f"light {colour} {strength} {sampled}", build, haze=0.5, sampled=sampled)


def own_light():
    """Returns an emissive material in the object's own colour."""

    def build(t):
        return t.add("ShaderNodeEmission", {"Color": own_colour(t), "Strength": 0.6}).outputs[0]

    return material("own light", build, haze=0.45)


def bead():
    """Returns the material of a bead in its own colour, which is shaded as by a lamp above the camera's right."""

    def build(t):
        lamp = Vector((0.45, -0.6, 0.66)).normalized()
        lit = t.vector("DOT_PRODUCT", t.add("ShaderNodeNewGeometry").outputs["Normal"], lamp)
        return t.add("ShaderNodeEmission", {"Color": own_colour(t), "Strength": t.range(lit, -0.6, 0.9, 0.1, 0.7, smooth=True)}).outputs[0]

    return material("bead", build, haze=0.45)


def beam():
    """Returns light in the object's own colour that adds to what is behind, so that a faint line is never darker."""

    def build(t):
        # A ray passes the form's front and its back.
        glow = t.add("ShaderNodeEmission", {"Color": own_colour(t), "Strength": 0.3})
        return t.add("ShaderNodeAddShader", {0: glow.outputs[0], 1: t.add("ShaderNodeBsdfTransparent").outputs[0]}).outputs[0]

    return material("beam", build, haze=0)


def still_water(base, roughness, ripple):
    """Returns a dark surface that reflects what stands in it."""

    def build(t):
        where = t.add("ShaderNodeNewGeometry").outputs["Position"]
        noise = t.add("ShaderNodeTexNoise", {"Vector": where, "Scale": 1.4, "Detail": 2.0})
        bump = t.add("ShaderNodeBump", {"Strength": 1.0, "Distance": ripple, "Height": noise.outputs[0]})
        return t.add(
            "ShaderNodeBsdfPrincipled",
            {"Base Color": base, "Roughness": roughness, "Metallic": 0.0, "Specular IOR Level": 0.9, "Normal": bump.outputs[0]},
        ).outputs[0]

    return material(f"water {base} {roughness} {ripple}", build)


def shaft(strength):
    """Returns a shaft of light: purely additive, fading to its sides and its foot."""

    def build(t):
        uv = t.add("ShaderNodeSeparateXYZ", {0: t.add("ShaderNodeTexCoord").outputs["UV"]})
        x, y = uv.outputs["X"], uv.outputs["Y"]
        across = t.math("SUBTRACT", 1.0, t.math("ABSOLUTE", t.math("SUBTRACT", t.math("MULTIPLY", x, 2.0), 1.0)))
        soft = t.math("POWER", across, 2.2)
        along = t.math("POWER", y, 1.3)
        power = t.math("MULTIPLY", t.math("MULTIPLY", soft, along), strength)
        beam = t.add("ShaderNodeEmission", {"Color": linear("#7fe6f2"), "Strength": power})
        clear = t.add("ShaderNodeBsdfTransparent")
        path = t.add("ShaderNodeLightPath").outputs["Is Camera Ray"]
        both = t.add("ShaderNodeAddShader", {0: beam.outputs[0], 1: clear.outputs[0]})
        bare = t.add("ShaderNodeBsdfTransparent")
        return t.add("ShaderNodeMixShader", {0: path, 1: bare.outputs[0], 2: both.outputs[0]}).outputs[0]

    return material(f"shaft {strength}", build, haze=0)
