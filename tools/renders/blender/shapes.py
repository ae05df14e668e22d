"""Meshes of simple things. Metres; x to the right, y away from the viewer, z up."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector


def mesh(name, vertices, faces, material, smooth=True, uvs=None):
    """An object of these vertices and faces, in the scene."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.validate()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    if uvs:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def box(size, at, material, bevel=0.003, turn=0.0, tilt=0.0, name="box"):
    """A box with broken edges; `at` is the middle of its underside, `turn` and `tilt` in radians."""
    x, y, z = (side / 2 for side in size)
    corners = [(i * x, j * y, k * z + z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, corners, faces, material)
    thing.location = at
    thing.rotation_euler = Euler((tilt, 0, turn))
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = min(bevel, min(size) * 0.45)
        modifier.segments = 3
    return thing


def pillow(size, at, material, roundness=0.55, wrinkles=0.0, turn=0.0, tilt=0.0, lean=0.0, seed=1):
    """Upholstery: a box blown up, with folds. `at` is its middle."""
    across, up = 72, 40

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    vertices = []
    for j in range(up + 1):
        v = -math.pi / 2 + math.pi * j / up
        for i in range(across):
            u = 2 * math.pi * i / across
            ring = power(math.cos(v), roundness)
            vertices.append((
                size[0] / 2 * ring * power(math.cos(u), roundness * 0.6),
                size[1] / 2 * ring * power(math.sin(u), roundness * 0.6),
                size[2] / 2 * power(math.sin(v), roundness),
            ))
    faces = [
        (j * across + i, j * across + (i + 1) % across, (j + 1) * across + (i + 1) % across, (j + 1) * across + i)
        for j in range(up) for i in range(across)
    ]
    thing = mesh("pillow", vertices, faces, material)
    thing.location = at
    thing.rotation_euler = Euler((tilt, lean, turn))
    if wrinkles:
        thing.modifiers.new("fine", "SUBSURF").render_levels = 2
        for scale, strength in ((0.32, wrinkles), (0.09, wrinkles * 0.35)):
            texture = bpy.data.textures.new("folds", "CLOUDS")
            texture.noise_scale = scale
            modifier = thing.modifiers.new("folds", "DISPLACE")
            modifier.texture, modifier.strength = texture, strength
            modifier.texture_coords = "GLOBAL"
    return thing


def lathe(profile, at, material, steps=72, name="lathe", smooth=4):
    """A body turned on the wheel from (radius, height) points, rounded between them."""
    points = rounded(profile, smooth)
    vertices, faces = [], []
    for radius, height in points:
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for j in range(len(points) - 1):
        for i in range(steps):
            k = (i + 1) % steps
            faces.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    thing = mesh(name, vertices, faces, material)
    thing.location = at
    return thing


def rounded(points, between):
    """A smooth curve through the points (Catmull and Rom)."""
    if between <= 1:
        return points
    answer = []
    for index in range(len(points) - 1):
        p = [points[max(0, min(len(points) - 1, index + k))] for k in (-1, 0, 1, 2)]
        for step in range(between):
            t = step / between
            answer.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(*p)
            ))
    return answer + [points[-1]]


def tube(points, radius, material, taper=None, name="tube"):
    """A round bar through the points; `taper` gives its radius at each point as a share."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for index, point in enumerate(points):
        spline.points[index].co = (*point, 1)
        spline.points[index].radius = taper[index] if taper else 1
    thing = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sheet(place, across, along, material, thickness=0.0, name="sheet"):
    """A surface: `place(u, v)` for u and v from 0 to 1."""
    vertices = [place(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    uvs = [(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(along) for i in range(across)
    ]
    thing = mesh(name, vertices, faces, material, uvs=uvs)
    if thickness:
        thing.modifiers.new("thick", "SOLIDIFY").thickness = thickness
    return thing


def leaves(places, length, width, material, curl=0.25, name="leaves"):
    """Many leaves in one mesh: each of `places` is (point, direction, size as a share)."""
    vertices, faces = [], []
    outline = [(0, 0), (0.12, 0.34), (0.35, 0.5), (0.65, 0.42), (0.88, 0.2), (1, 0)]
    for point, direction, size in places:
        ahead = Vector(direction).normalized()
        side = ahead.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 0.01 else Vector((1, 0, 0))
        side = Matrix.Rotation(random.uniform(-0.9, 0.9), 3, ahead) @ side
        up = side.cross(ahead)
        first = len(vertices)
        for t, w in outline:
            middle = Vector(point) + ahead * (t * length * size) - up * (curl * length * size * t * t)
            half = side * (w * width * size)
            lift = up * (abs(w) * width * size * 0.35)
            vertices += [middle - half + lift, middle, middle + half + lift]
        for k in range(len(outline) - 1):
            a = first + 3 * k
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh(name, vertices, faces, material)


def moved(things, at, turn=0.0):
    """Puts a group that was built round the origin somewhere, turned about the upright."""
    matrix = Matrix.Translation(Vector(at)) @ Matrix.Rotation(turn, 4, "Z")
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_basis
    return things
