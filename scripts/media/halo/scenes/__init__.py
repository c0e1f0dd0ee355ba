"""Every picture's scene, by family."""

from . import films, heroes, industries, insights, products, services, stories  # noqa: F401
