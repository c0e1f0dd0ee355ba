"""The list of stills: a name, a size, a focal point for cropping, and the function that builds the scene."""

STILLS = {}

# Enough for an article's first picture, 1280 wide, at density 2.
WIDE = (2048, 1152)


def still(name, focus=(0.62, 0.5), size=WIDE, exposure=0.0, bloom=0.5, **arguments):
    """Register a scene under a name. One function may serve several names with different arguments."""

    def register(build):
        STILLS[name] = {
            "build": lambda: build(**arguments),
            "focus": focus, "size": size, "exposure": exposure, "bloom": bloom,
        }
        return build

    return register
