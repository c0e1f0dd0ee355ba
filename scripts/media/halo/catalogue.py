"""Registry of stills: their name, size, focal point for cropping, and the function that builds the scene."""

STILLS = {}

# An article's hero image is 1280 CSS pixels wide: at density 2 it is enlarged 1.25 times.
WIDE = (2048, 1152)
# A picture that pages show on cards and in strips.
CARD = (1600, 900)


def still(name, focus=(0.62, 0.5), size=WIDE, exposure=0.0, bloom=0.5, **arguments):
    """Registers a scene under a name; `framing.FRAMES` overrides focus and size.

    One function may have several names, with different arguments.
    """

    def register(build):
        STILLS[name] = {
            "build": lambda: build(**arguments),
            "focus": focus, "size": size, "exposure": exposure, "bloom": bloom,
        }
        return build

    return register
