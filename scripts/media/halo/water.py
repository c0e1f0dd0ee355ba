"""The water: the colour of rays that hit nothing, and the haze into which objects fade.

Background and haze share one colour function, so that objects fade into exactly the light behind them.
The haze is part of the surface shaders instead of a volume, which would be slow and noisy.
"""

import bpy

from .nodes import Tree


def build(look):
    """Creates the world and the node groups of the water's colour and the haze for a `Look`."""
    colour_group(look)
    haze_group(look)
    world(look)


def colour_group(look):
    group = bpy.data.node_groups.new("WaterColour", "ShaderNodeTree")
    group.interface.new_socket("Direction", in_out="INPUT", socket_type="NodeSocketVector")
    group.interface.new_socket("Colour", in_out="OUTPUT", socket_type="NodeSocketColor")
    t = Tree(group)
    direction = t.add("NodeGroupInput").outputs["Direction"]
    z = t.add("ShaderNodeSeparateXYZ", {0: direction}).outputs["Z"]
    up = t.range(z, 0.0, look.horizon_height, smooth=True)
    down = t.range(z, 0.0, -look.horizon_height * 0.55, smooth=True)
    away = t.math("ADD", up, down, clamp=True)
    base = t.mix_colour(away, look.horizon, look.zenith)
    towards = t.math("MAXIMUM", t.vector("DOT_PRODUCT", direction, look.glow_direction), 0.0)
    wide = t.math("MULTIPLY", t.math("POWER", towards, look.glow_tightness), look.glow_strength * 0.8)
    core = t.math("MULTIPLY", t.math("POWER", towards, look.glow_tightness * 9), look.glow_strength * 1.1)
    glow = t.math("ADD", wide, core)
    lit = t.add("ShaderNodeVectorMath", {0: look.glow[:3], "Scale": glow}, operation="SCALE").outputs[0]
    t.add("NodeGroupOutput", {"Colour": t.vector("ADD", base, lit)})


def haze_group(look):
    group = bpy.data.node_groups.new("Haze", "ShaderNodeTree")
    group.interface.new_socket("Shader", in_out="INPUT", socket_type="NodeSocketShader")
    group.interface.new_socket("Amount", in_out="INPUT", socket_type="NodeSocketFloat")
    group.interface.new_socket("Shader", in_out="OUTPUT", socket_type="NodeSocketShader")
    t = Tree(group)
    given = t.add("NodeGroupInput")
    incoming = t.add("ShaderNodeNewGeometry").outputs["Incoming"]
    seen = t.add("ShaderNodeVectorMath", {0: incoming, "Scale": -1.0}, operation="SCALE").outputs[0]
    colour = t.add("ShaderNodeGroup", node_tree=bpy.data.node_groups["WaterColour"])
    t.feed(colour.inputs[0], seen)
    distance = t.add("ShaderNodeCameraData").outputs["View Distance"]
    far = t.range(distance, look.haze_start, look.haze_end)
    thick = t.math("POWER", far, look.haze_power, clamp=True)
    path = t.add("ShaderNodeLightPath")
    visible = t.math("ADD", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"], clamp=True)
    factor = t.math("MULTIPLY", t.math("MULTIPLY", thick, visible), given.outputs["Amount"])
    light = t.add("ShaderNodeEmission", {"Color": colour.outputs[0]}).outputs[0]
    out = t.add("ShaderNodeMixShader", {0: factor, 1: given.outputs["Shader"], 2: light})
    t.add("NodeGroupOutput", {"Shader": out.outputs[0]})


def world(look):
    scene_world = bpy.data.worlds.new("Water")
    scene_world.use_nodes = True
    scene_world.cycles.sampling_method = "NONE"
    t = Tree(scene_world.node_tree)
    t.tree.nodes.clear()
    seen = t.add("ShaderNodeTexCoord").outputs["Generated"]
    colour = t.add("ShaderNodeGroup", node_tree=bpy.data.node_groups["WaterColour"])
    t.feed(colour.inputs[0], seen)
    strength = t.range(t.add("ShaderNodeLightPath").outputs["Is Camera Ray"], 0, 1, look.ambient, 1)
    shader = t.add("ShaderNodeBackground", {"Color": colour.outputs[0], "Strength": strength})
    t.add("ShaderNodeOutputWorld", {"Surface": shader.outputs[0]})
    bpy.context.scene.world = scene_world
