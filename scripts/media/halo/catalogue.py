"""The list of stills: a name, a size, a focal point for cropping, and the function that builds the scene."""

STILLS = {}

WIDE = (1600, 900)
TALL = (900, 1350)


def still(name, focus=(0.62, 0.5), size=WIDE, exposure=0.0, bloom=0.5, **arguments):
    """Register a scene under a name. One function may serve several names with different arguments."""

    def register(build):
        STILLS[name] = {
            "build": lambda: build(**arguments),
            "focus": focus, "size": size, "exposure": exposure, "bloom": bloom,
        }
        return build

    return register
