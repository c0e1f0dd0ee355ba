"""Every picture's scene, by family."""

from . import heroes, industries, insights, products, services, stories  # noqa: F401
