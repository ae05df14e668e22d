"""A room's floor, walls, window and daylight. Metres; the far wall at y = back, the window in the left wall at x = -left."""
import math

import bpy
import materials as m
from mathutils import Vector
from shapes import box, mesh

FRONT = -4.6


def plane(corners, material, name):
    return mesh(name, corners, [(0, 1, 2, 3)], material, smooth=False)


def room(left, right, back, wall="#d9d2c5", far=None, floor=None, height=2.7, window=(-1.2, 0.9, 0.85, 2.35), bars=2, skirting="#e9e5dc",
         sun=(0.85, 0.25, -0.62), sun_strength=4.0, sky=140.0, fill=18.0):
    """Floor, three walls, ceiling, a window from y to y, sill to head; sun and sky through it."""
    paint, end = m.plaster(wall), m.plaster(far or wall)
    y0, y1, sill, head = window
    plane([(-left, FRONT, 0), (right, FRONT, 0), (right, back, 0), (-left, back, 0)], floor or m.floorboards(), "floor")
    plane([(-left, back, 0), (right, back, 0), (right, back, height), (-left, back, height)], end, "far")
    plane([(right, back, 0), (right, FRONT, 0), (right, FRONT, height), (right, back, height)], paint, "right")
    plane([(-left, FRONT, height), (-left, back, height), (right, back, height), (right, FRONT, height)], m.plaster("#efece5"), "ceiling")
    deep = 0.3
    for name, ya, yb, za, zb in (("a", FRONT, y0, 0, height), ("b", y1, back, 0, height), ("c", y0, y1, 0, sill), ("d", y0, y1, head, height)):
        if yb - ya > 0.01:
            box((deep, yb - ya, zb - za), (-left - deep / 2, (ya + yb) / 2, za), paint, 0)
    white = m.plain("#e8e5de", 0.4)
    x = -left - deep * 0.62
    for z in (sill, head - 0.07):
        box((0.06, y1 - y0, 0.07), (x, (y0 + y1) / 2, z), white, 0.004)
    for k in range(bars + 1):
        box((0.06, 0.07, head - sill), (x, y0 + 0.035 + (y1 - y0 - 0.07) * k / bars, sill), white, 0.004)
    box((0.05, y1 - y0, 0.035), (x, (y0 + y1) / 2, sill + (head - sill) * 0.68), white, 0.003)
    if sill > 0.1:
        box((deep + 0.06, y1 - y0 + 0.08, 0.03), (-left - deep / 2 + 0.05, (y0 + y1) / 2, sill - 0.02), white, 0.004)
    if skirting:
        board = m.plain(skirting, 0.45)
        box((left + right, 0.014, 0.09), ((right - left) / 2, back - 0.007, 0), board, 0.004)
        box((0.014, back - FRONT, 0.09), (right - 0.007, (back + FRONT) / 2, 0), board, 0.004)
        box((0.014, back - FRONT, 0.09), (-left + 0.007, (back + FRONT) / 2, 0), board, 0.004)
    daylight(left, window, sun, sun_strength, sky)
    if fill:
        lamp((right - left) / 2, -4.2, 1.7, (0, 1, -0.1), 4.0, 2.4, fill, (1, 0.95, 0.88))


def lamp(x, y, z, towards, width, height, watts, color):
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, watts, color
    thing = bpy.data.objects.new("area", light)
    thing.location = (x, y, z)
    thing.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def daylight(left, window, sun, sun_strength, sky):
    y0, y1, sill, head = window
    middle = ((y0 + y1) / 2, (sill + head) / 2)
    lamp(-left - 0.45, middle[0], middle[1] + 0.1, (1, 0, -0.12), y1 - y0 + 0.5, head - sill + 0.5, sky, (0.86, 0.93, 1.0))
    bright = plane([(-left - 3, y0 - 5, -2), (-left - 3, y1 + 5, -2), (-left - 3, y1 + 5, 6), (-left - 3, y0 - 5, 6)],
                   m.glowing("#eef4fb", 2.6), "outside")
    bright.visible_diffuse = bright.visible_glossy = bright.visible_shadow = False
    if sun_strength:
        light = bpy.data.lights.new("sun", "SUN")
        light.energy, light.angle, light.color = sun_strength, math.radians(1.6), (1.0, 0.87, 0.7)
        thing = bpy.data.objects.new("sun", light)
        thing.rotation_euler = Vector(sun).to_track_quat("-Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(thing)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.9, 0.95, 1, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.06
    bpy.context.scene.world = world
