"""Blender scenes of the site's images: forms of glass and light in dark water."""

import bpy  # noqa: F401 — bmesh and mathutils exist only once bpy is loaded
