"""Scenes of all stills, by family."""

from . import films, heroes, industries, insights, products, services, stories  # noqa: F401
