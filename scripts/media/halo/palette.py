"""The site's colours as scene-linear RGBA, which Blender expects."""


def linear(hex_colour, gain=1.0):
    """Converts '#rrggbb' (sRGB) to a scene-linear RGBA tuple, multiplied by `gain`."""

    def channel(value):
        v = value / 255
        return (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4) * gain

    h = hex_colour.lstrip("#")
    return tuple(channel(int(h[i : i + 2], 16)) for i in (0, 2, 4)) + (1.0,)


INK = linear("#04141A")
ABYSS = linear("#062A33")
DEEP = linear("#0A4450")
TEAL = linear("#0FB5AE")
CYAN = linear("#38D6F5")
MIST = linear("#E6F3F4")
WARM = linear("#FFB454")
