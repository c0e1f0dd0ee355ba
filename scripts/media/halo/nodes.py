"""Helpers for building shader node trees."""

import bpy


class Tree:
    """Wraps a node tree so that a graph reads as an expression."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("ShaderNodeMath", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, a, b):
        node = self.add("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation)
        return node.outputs["Value" if operation == "DOT_PRODUCT" else 0]

    def mix_colour(self, factor, a, b):
        node = self.add("ShaderNodeMix", data_type="RGBA")
        for index, value in ((0, factor), (6, a), (7, b)):
            self.feed(node.inputs[index], value)
        return node.outputs[2]

    def range(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        node = self.add(
            "ShaderNodeMapRange",
            {0: value, 1: low, 2: high, 3: to_low, 4: to_high},
            interpolation_type="SMOOTHSTEP" if smooth else "LINEAR",
        )
        return node.outputs[0]
