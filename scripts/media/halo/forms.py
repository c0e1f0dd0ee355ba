"""Mesh primitives that all scenes share."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, geometry, noise

# Meshes by key, shared by their instances.
MESHES = {}


def add(name, data, material=None):
    """Adds an object to the scene; a material is set on its data."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material is not None:
        data.materials.append(material)
    return thing


def tint(thing, colour):
    """Gives an object its own colour, which `materials.own_colour` reads."""
    thing.color, thing["plain"] = colour, 1.0


def mesh(key, fill, smooth=False):
    """Returns the mesh of a key, built once per scene and shared by its instances."""
    if key not in MESHES:
        b = bmesh.new()
        fill(b)
        data = bpy.data.meshes.new(str(key))
        b.to_mesh(data)
        b.free()
        if smooth:
            data.shade_smooth()
        MESHES[key] = data
    return MESHES[key]


def put(data, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), colour=None, matrix=None):
    """Adds an instance of a mesh. Materials are set on the object, so that meshes are shared between materials."""
    thing = add("form", data)
    if not data.materials:
        data.materials.append(None)
    thing.material_slots[0].link = "OBJECT"
    thing.material_slots[0].material = material
    if matrix is not None:
        thing.matrix_world = matrix
    else:
        thing.location, thing.rotation_euler = at, turn
        thing.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    if colour is not None:
        tint(thing, colour)
    return thing


def bevelled(b, width, segments=2):
    edges = [e for e in b.edges if e.calc_face_angle(0) > 0.3]
    bmesh.ops.bevel(b, geom=edges, offset=width, segments=segments, profile=0.7, affect="EDGES", clamp_overlap=True)


def prism(sides=6, radius=1.0, height=1.0, bevel=0.05):
    """Returns a prism that stands on its base: z from 0 to height."""

    def fill(b):
        bmesh.ops.create_cone(b, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=height)
        bmesh.ops.rotate(b, verts=b.verts, matrix=Matrix.Rotation(math.pi / sides if sides == 4 else 0, 3, "Z"))
        bmesh.ops.translate(b, verts=b.verts, vec=(0, 0, height / 2))
        if bevel:
            bevelled(b, bevel)

    return mesh(("prism", sides, radius, height, bevel), fill)


def disc(radius=1.0, height=0.2, bevel=0.04, segments=72):
    def fill(b):
        bmesh.ops.create_cone(b, cap_ends=True, segments=segments, radius1=radius, radius2=radius, depth=height)
        bmesh.ops.translate(b, verts=b.verts, vec=(0, 0, height / 2))
        if bevel:
            bevelled(b, bevel, 2)

    return mesh(("disc", radius, height, bevel, segments), fill)


def box(x=1.0, y=1.0, z=1.0, bevel=0.05, segments=3):
    """Returns a box centred on the origin."""

    def fill(b):
        bmesh.ops.create_cube(b, size=1)
        bmesh.ops.scale(b, vec=(x, y, z), verts=b.verts)
        if bevel:
            bevelled(b, bevel, segments)

    return mesh(("box", x, y, z, bevel, segments), fill)


def slab(wide, high, deep, radius, bevel=0.012):
    """Returns a plate in the x–z plane with round corners, centred on the origin."""

    def fill(b):
        corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
        outline = [
            (x * (wide / 2 - radius) + radius * math.cos(a), -deep / 2, z * (high / 2 - radius) + radius * math.sin(a))
            for x, z, quarter in corners
            for a in (math.pi / 2 * (quarter + k / 8) for k in range(9))
        ]
        made = bmesh.ops.extrude_face_region(b, geom=[b.faces.new([b.verts.new(p) for p in outline])])
        bmesh.ops.translate(b, verts=[v for v in made["geom"] if isinstance(v, bmesh.types.BMVert)], vec=(0, deep, 0))
        bmesh.ops.recalc_face_normals(b, faces=b.faces)
        bevelled(b, bevel)

    return mesh(("slab", wide, high, deep, radius, bevel), fill)


def ball(radius=1.0, detail=4):
    return mesh(("ball", radius, detail), lambda b: bmesh.ops.create_icosphere(b, subdivisions=detail, radius=radius), smooth=True)


def letters(text):
    """Returns text in Inter that stands in the x–z plane, with its baseline's start at the origin and a size of one."""

    def fill(b):
        curve = bpy.data.curves.new(text, "FONT")
        curve.body, curve.resolution_u, curve.fill_mode = text, 4, "NONE"
        curve.font = bpy.data.fonts.load(bpy.utils.system_resource("DATAFILES", path="fonts") + "/Inter.woff2", check_existing=True)
        drawn = bpy.data.meshes.new_from_object(bpy.data.objects.new(text, curve))
        points, outlines = [v.co.to_2d() for v in drawn.vertices], [[]]
        for a, c in (e.vertices for e in drawn.edges):
            outlines[-1].append(a)
            if c < a:
                outlines.append([])
        # Inter's outlines overlap, which Blender's own fill leaves with gaps: what they wind around is inside.
        outlines = outlines[:-1]
        left = [sum(points[a].cross(points[c]) for a, c in zip(o, o[1:] + o[:1])) > 0 for o in outlines]
        made = geometry.delaunay_2d_cdt(points, [], [o if turn else o[::-1] for o, turn in zip(outlines, left)], 1, 1e-6)
        verts = [b.verts.new((p.x, 0, p.y)) for p in made[0]]
        for face, within in zip(made[2], made[5]):
            if sum(1 if left[k] else -1 for k in within):
                b.faces.new([verts[k] for k in face])

    return mesh(("letters", text), fill)


def torus(major=1.0, minor=0.05, around=128, tube=16):
    def fill(b):
        rings = []
        for i in range(around):
            a = 2 * math.pi * i / around
            ring = []
            for j in range(tube):
                p = 2 * math.pi * j / tube
                r = major + minor * math.cos(p)
                ring.append(b.verts.new((r * math.cos(a), r * math.sin(a), minor * math.sin(p))))
            rings.append(ring)
        for i in range(around):
            for j in range(tube):
                n, m = (i + 1) % around, (j + 1) % tube
                b.faces.new((rings[i][j], rings[n][j], rings[n][m], rings[i][m]))

    return mesh(("torus", major, minor, around, tube), fill, smooth=True)


def band(major=1.0, width=0.3, thick=0.05, around=128):
    """Returns a flat horizontal ring with a rectangular cross-section."""

    def fill(b):
        loops = []
        for r, z in ((major - width / 2, 0), (major + width / 2, 0), (major + width / 2, thick), (major - width / 2, thick)):
            loops.append(
                [b.verts.new((r * math.cos(2 * math.pi * i / around), r * math.sin(2 * math.pi * i / around), z)) for i in range(around)]
            )
        for k in range(4):
            for i in range(around):
                n = (i + 1) % around
                b.faces.new((loops[k][i], loops[k][n], loops[(k + 1) % 4][n], loops[(k + 1) % 4][i]))
        bmesh.ops.recalc_face_normals(b, faces=b.faces)

    return mesh(("band", major, width, thick, around), fill)


def thread(points, material, radius=0.02, cyclic=False, smooth=True):
    """Adds a tube along points: a current of light, a cable, an isoline."""
    curve = bpy.data.curves.new("thread", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 2, True
    if smooth and len(points) < 24:
        line = curve.splines.new("BEZIER")
        line.bezier_points.add(len(points) - 1)
        for target, p in zip(line.bezier_points, points):
            target.co = p
            target.handle_left_type = target.handle_right_type = "AUTO"
        line.resolution_u = 16
    else:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for target, p in zip(line.points, points):
            target.co = (*p, 1)
    line.use_cyclic_u = cyclic
    return add("thread", curve, material)


def rod(a, b, material, radius=0.03, sides=10):
    """Adds a straight bar from a to b."""
    a, b = Vector(a), Vector(b)
    span = b - a
    turn = span.to_track_quat("Z", "Y").to_matrix().to_4x4()
    matrix = Matrix.Translation(a) @ turn @ Matrix.Diagonal((radius, radius, span.length, 1))
    return put(prism(sides, 1.0, 1.0, 0), material, matrix=matrix)


def plane(size, material, z=0.0):
    data = mesh(("plane", size), lambda b: bmesh.ops.create_grid(b, x_segments=1, y_segments=1, size=size))
    return put(data, material, at=(0, 0, z))


def quad(corners, material):
    """Adds a quadrilateral with v = 0 at its foot and 1 at its head: foot left, foot right, head right, head left."""
    data = bpy.data.meshes.new("quad")
    data.from_pydata([tuple(c) for c in corners], [], [(0, 1, 2, 3)])
    layer = data.uv_layers.new()
    for index, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[index].uv = uv
    return add("quad", data, material)


def surface(height, x_range, y_range, step, material):
    """Adds the surface z = height(x, y)."""
    nx = int((x_range[1] - x_range[0]) / step) + 1
    ny = int((y_range[1] - y_range[0]) / step) + 1
    verts = []
    for j in range(ny):
        for i in range(nx):
            x, y = x_range[0] + i * step, y_range[0] + j * step
            verts.append((x, y, height(x, y)))
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    data = bpy.data.meshes.new("surface")
    data.from_pydata(verts, [], faces)
    data.shade_smooth()
    return add("surface", data, material)


def hexagon(x, y, z, radius, turn=0.0):
    """Returns the corners of a pointy-top hexagon."""
    angles = [math.pi / 6 + turn + i * math.pi / 3 for i in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]


def turned(x, y, turn, centre):
    """Returns the point at (x, y) of axes that are turned about a centre."""
    c, s = math.cos(turn), math.sin(turn)
    return centre[0] + x * c - y * s, centre[1] + x * s + y * c


def hex_grid(columns, rows, radius=1.0, centre=(0.0, 0.0)):
    """Yields the centres of a grid of pointy-top hexagons."""
    w, h = math.sqrt(3) * radius, 1.5 * radius
    for row in range(rows):
        for column in range(columns):
            x = (column - columns / 2 + (row % 2) / 2) * w + centre[0]
            y = (row - rows / 2) * h + centre[1]
            yield x, y


def rolling(x, y, scale=0.2, seed=0.0):
    """Returns smooth fractal noise, of about -1 to 1."""
    return noise.fractal(Vector((x * scale, y * scale, seed)), 1.0, 2.0, 3)


def smoothstep(low, high, x):
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def swarm(data, material, places, colours=None):
    """Adds many copies of a mesh as one object, which renders far faster than instances close together.

    `places` are (x, y, z, scale x, scale y, scale z, turn about z); `colours` are RGBA per copy.
    """
    places = np.asarray(places, dtype=np.float32).reshape(-1, 7)
    verts = np.empty(len(data.vertices) * 3, dtype=np.float32)
    data.vertices.foreach_get("co", verts)
    verts = verts.reshape(-1, 3)
    loops = np.empty(len(data.loops), dtype=np.int32)
    data.loops.foreach_get("vertex_index", loops)
    starts = np.empty(len(data.polygons), dtype=np.int32)
    data.polygons.foreach_get("loop_start", starts)
    n, v = len(places), len(verts)
    c, s = np.cos(places[:, 6])[:, None], np.sin(places[:, 6])[:, None]
    scaled = verts[None] * places[:, None, 3:6]
    x = scaled[..., 0] * c - scaled[..., 1] * s + places[:, None, 0]
    y = scaled[..., 0] * s + scaled[..., 1] * c + places[:, None, 1]
    z = scaled[..., 2] + places[:, None, 2]
    out = bpy.data.meshes.new("swarm")
    out.vertices.add(n * v)
    out.vertices.foreach_set("co", np.stack([x, y, z], -1).ravel())
    out.loops.add(n * len(loops))
    out.loops.foreach_set("vertex_index", (loops[None] + (np.arange(n, dtype=np.int32) * v)[:, None]).ravel())
    out.polygons.add(n * len(starts))
    out.polygons.foreach_set("loop_start", (starts[None] + (np.arange(n, dtype=np.int32) * len(loops))[:, None]).ravel())
    rgba = np.zeros((n, 4), dtype=np.float32) if colours is None else np.asarray(colours, dtype=np.float32)
    tint = out.attributes.new("tint", "FLOAT_COLOR", "POINT")
    tint.data.foreach_set("color", np.repeat(rgba, v, axis=0).ravel())
    out.update(calc_edges=True)
    if data.polygons[0].use_smooth:
        out.shade_smooth()
    return add("swarm", out, material)
