"""The world that the site's pictures are taken in: deep water, clear signal."""

import bpy  # noqa: F401 — bmesh and mathutils exist only once bpy is loaded
