"""What people live with. Each function builds round `at` (metres) and returns its objects."""
import math
import random

import bpy
import materials as m
import numpy
from mathutils import Vector
from shapes import box, lathe, leaves, mesh, moved, pillow, sheet, tube

PAPER = "#e9e2d2"
COVERS = ["#4d5a5e", "#8c4a34", "#c9b48a", "#2f3a3a", "#a8a294", "#d8cdb8", "#6e7460", "#b5713f", "#39424f", "#e2dccd"]


def book(size, at, color, turn=0.0, tilt=0.0, lying=True):
    """One book: `size` is width of the page, height, thickness. Lying, or standing with its back to the viewer."""
    width, height, thick = size
    cover, pages = m.cloth(color, 2200, depth=0.15), m.plain(PAPER, 0.9)
    board = 0.0025
    parts = [
        box((width, height, board), (0, 0, 0), cover, 0.0008),
        box((width, height, board), (0, 0, thick - board), cover, 0.0008),
        box((board, height, thick), (-width / 2 + board / 2, 0, 0), cover, 0.001),
        box((width - 0.006, height - 0.008, thick - 2 * board), (-0.001, 0, board), pages, 0.0005),
    ]
    if lying:
        return moved(parts, at, turn)
    from mathutils import Matrix
    upright = Matrix.Translation(Vector(at)) @ Matrix.Rotation(tilt, 4, "Y") @ Matrix.Rotation(turn, 4, "Z") \
        @ Matrix.Translation((thick / 2, 0, height / 2)) @ Matrix.Rotation(-math.pi / 2, 4, "Z") \
        @ Matrix.Rotation(math.pi / 2, 4, "X")
    # Lying: x page, y height, z thickness. Standing: the back (-x) towards the viewer (-y).
    turn_up = Matrix(((0, 0, 1, -thick / 2), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    upright = Matrix.Translation(Vector(at)) @ Matrix.Rotation(tilt, 4, "Y") @ Matrix.Translation((thick / 2, 0, height / 2)) @ turn_up
    for thing in parts:
        thing.matrix_world = upright @ thing.matrix_basis
    return parts


def books(at, length, seed, colors=COVERS, tallest=0.27):
    """A row of standing books from `at` to the right; the last one leans."""
    chance = random.Random(seed)
    x = 0.0
    while x < length - 0.05:
        thick, height = chance.uniform(0.014, 0.042), chance.uniform(tallest * 0.72, tallest)
        last = x + thick > length - 0.09
        width = height * chance.uniform(0.66, 0.76)
        book((width, height, thick), (at[0] + x + (0.02 if last else 0), at[1] + chance.uniform(-0.006, 0.012), at[2]),
             chance.choice(colors), tilt=-0.16 if last else 0, lying=False)
        x += thick + 0.001
        if last:
            break


def stack(at, seed, number=3, size=(0.2, 0.27), turn=0.1):
    """Books that lie on each other; answers the height of the stack."""
    chance = random.Random(seed)
    height = 0.0
    for index in range(number):
        thick = chance.uniform(0.015, 0.034)
        scale = 1 - index * 0.07
        book((size[0] * scale, size[1] * scale, thick), (at[0], at[1], at[2] + height), chance.choice(COVERS),
             turn + chance.uniform(-0.2, 0.2))
        height += thick
    return height


def vase(at, height=0.24, color="#cfc6b6"):
    h = height
    profile = [(0.0, 0.0), (0.2 * h, 0.0), (0.27 * h, 0.03 * h), (0.36 * h, 0.35 * h), (0.3 * h, 0.68 * h), (0.13 * h, 0.85 * h),
               (0.12 * h, 0.93 * h), (0.155 * h, h), (0.145 * h, h * 1.004), (0.105 * h, 0.93 * h), (0.1 * h, 0.8 * h)]
    return lathe(profile, at, m.ceramic(color, 0.5), name="vase")


def twigs(at, height, seed, number=6, leaf=(0.045, 0.03), color=("#66734f", "#8c9670"), spread=0.45, stem="#6b5138"):
    """Branches with leaves out of a vase's neck at `at`."""
    chance = random.Random(seed)
    random.seed(seed)
    places, bark = [], m.plain(stem, 0.8)
    for index in range(number):
        angle = 2 * math.pi * index / number + chance.uniform(-0.4, 0.4)
        lean, tall = chance.uniform(0.25, 1) * spread, height * chance.uniform(0.7, 1)
        points = []
        for step in range(13):
            t = step / 12
            out = lean * tall * t ** 1.7
            points.append((at[0] + math.cos(angle) * out + 0.012 * math.sin(7 * t + index), at[1] + math.sin(angle) * out
                           + 0.012 * math.cos(6 * t + index), at[2] - 0.06 + tall * t * (1 - 0.12 * lean * t)))
        tube(points, 0.0024, bark, [1 - 0.65 * i / 12 for i in range(13)])
        for step in range(3, 13):
            for side in (-1, 1):
                if chance.random() < 0.15:
                    continue
                direction = (math.cos(angle + side * 1.3) * 0.8, math.sin(angle + side * 1.3) * 0.8, chance.uniform(0.2, 0.8))
                places.append((points[step], direction, chance.uniform(0.6, 1.1)))
    leaves(places, leaf[0], leaf[1], m.leaf(*color))


def plant(at, height, seed, pot="#b9a68c"):
    """A fig in a pot on the floor."""
    r = 0.15
    lathe([(0, 0), (r * 0.78, 0), (r * 0.84, 0.02), (r, 0.27), (r * 1.03, 0.29), (r * 0.97, 0.292), (r * 0.93, 0.26)], at,
          m.ceramic(pot, 0.8, False))
    lathe([(0, 0.262), (r * 0.94, 0.262)], at, m.concrete("#3a2c20"), smooth=1)
    top = (at[0], at[1], at[2] + 0.3)
    twigs(top, height - 0.3, seed, 9, (0.17, 0.1), ("#33472c", "#587045"), 0.5, "#5a4632")


def bowl(at, radius=0.14, color="#6f6a60"):
    r = radius
    return lathe([(0, 0), (r * 0.4, 0), (r * 0.45, r * 0.03), (r * 0.85, r * 0.3), (r, r * 0.62), (r * 0.985, r * 0.635),
                  (r * 0.8, r * 0.34), (r * 0.4, r * 0.1), (0, r * 0.07)], at, m.ceramic(color, 0.4))


def fruit(at, radius=0.14, seed=1, colors=("#b6a23c", "#a9b04b", "#c08a35")):
    """Pears and apples in a bowl of this radius."""
    chance = random.Random(seed)
    for index in range(5):
        angle = index * 2 * math.pi / 5
        out = radius * 0.46 if index else 0.0
        size = chance.uniform(0.034, 0.039)
        pear = lathe([(0, 0), (size * 0.6, size * 0.08), (size, size * 0.75), (size * 0.9, size * 1.4), (size * 0.5, size * 2.1),
                      (size * 0.36, size * 2.5), (size * 0.12, size * 2.7), (0, size * 2.66)], (0, 0, 0),
                     m.ceramic(chance.choice(colors), 0.5))
        pear.location = (at[0] + out * math.cos(angle), at[1] + out * math.sin(angle), at[2] + radius * (0.2 if index else 0.42))
        pear.rotation_euler = (chance.uniform(-1.2, 1.2), chance.uniform(-1, 1), angle)


def mug(at, color="#e4ddcf", turn=0.0):
    lathe([(0, 0), (0.031, 0), (0.037, 0.004), (0.04, 0.05), (0.04, 0.09), (0.037, 0.0905), (0.0365, 0.05), (0.032, 0.008), (0, 0.007)], at,
          m.ceramic(color))
    points = [(0.039 + 0.026 * math.sin(t), 0, 0.05 + 0.027 * math.cos(t)) for t in [i * math.pi / 12 for i in range(13)]]
    moved([tube(points, 0.0045, m.ceramic(color))], at, turn)
    lathe([(0, 0.072), (0.0366, 0.072)], at, m.plain("#2a1a10", 0.1), smooth=1)


def plate(at, radius=0.13, color="#e6dfd2"):
    r = radius
    lathe([(0, 0), (r * 0.6, 0), (r * 0.68, 0.006), (r, 0.018), (r * 0.99, 0.021), (r * 0.66, 0.011), (0, 0.007)], at, m.ceramic(color))


def carafe(at, color="#93a39b"):
    lathe([(0, 0), (0.05, 0), (0.058, 0.01), (0.06, 0.08), (0.045, 0.15), (0.028, 0.2), (0.033, 0.25), (0.03, 0.251), (0.025, 0.2)], at,
          m.ceramic(color, 0.25))


def candle(at, height=0.2):
    lathe([(0, 0), (0.05, 0), (0.05, 0.008), (0.014, 0.014), (0.012, 0.04), (0.018, 0.05), (0.013, 0.052)], at, m.plain("#2b2a28", 0.4, 0.6))
    lathe([(0, 0), (0.011, 0), (0.011, height - 0.004), (0.009, height), (0, height - 0.002)], (at[0], at[1], at[2] + 0.04),
          m.plain("#efe6d2", 0.55), smooth=1)


def chair(at, turn, wood=None, seat="#c9bda7"):
    """A plain wooden chair: tapered legs, a bent back, a woven seat."""
    wood = wood or m.timber("#b98a5c", "#8f643d")
    parts = []

    def leg(x, y, top, lean_x, lean_y, radius=0.017):
        points = [(x + lean_x, y + lean_y, 0), (x, y, 0.44), *( [(x, y - 0.02, 0.6), (x, y - 0.075, top)] if top > 0.5 else [])]
        taper = [0.7, 1, 1, 0.8] if top > 0.5 else [0.7, 1]
        parts.append(tube(points, radius, wood, taper))

    for side in (-1, 1):
        leg(side * 0.19, 0.19, 0.44, side * 0.025, 0.02)
        leg(side * 0.18, -0.18, 0.8, side * 0.03, -0.05)
        parts.append(tube([(side * 0.2, 0.2, 0.2), (side * 0.2, -0.21, 0.2)], 0.009, wood))
        parts.append(tube([(side * 0.19, 0.19, 0.42), (side * 0.18, -0.18, 0.42)], 0.014, wood))
    for y in (0.19, -0.18):
        parts.append(tube([(-0.19, y, 0.42), (0.19, y, 0.42)], 0.014, wood))
    parts.append(tube([(-0.2, 0.01, 0.2), (0.2, 0.01, 0.2)], 0.009, wood))
    for low, high in ((0.6, 0.64), (0.72, 0.8)):
        parts.append(sheet(lambda u, v, low=low, high=high: (
            (u - 0.5) * 0.37, -0.2 - 0.27 * (low + (high - low) * v - 0.6) - 0.045 * math.sin(math.pi * u), low + (high - low) * v),
            24, 4, wood, 0.014))
        parts[-1].modifiers.new("bevel", "BEVEL").width = 0.004
    parts.append(pillow((0.42, 0.41, 0.035), (0, 0.005, 0.445), m.cloth(seat, 420, depth=0.9), 0.35))
    return moved(parts, at, turn)


def pendant(at, radius=0.2, color="#2d2e2b", ceiling=2.7):
    """A lamp that hangs with its lower edge at `at`."""
    r = radius
    lathe([(r, 0), (r * 0.98, r * 0.12), (r * 0.8, r * 0.5), (r * 0.35, r * 0.85), (r * 0.16, r * 0.98), (r * 0.13, r * 1.25), (0, r * 1.27)],
          at, m.plain(color, 0.5)).modifiers.new("thick", "SOLIDIFY").thickness = 0.003
    tube([(at[0], at[1], at[2] + r * 1.2), (at[0], at[1], ceiling)], 0.003, m.plain("#1d1d1b", 0.7))
    bulb = lathe([(0, 0), (0.02, 0.005), (0.03, 0.03), (0.02, 0.06), (0, 0.065)], (at[0], at[1], at[2] + r * 0.25), m.glowing("#ffe2b8", 5))
    bulb.visible_diffuse = False


def floor_lamp(at, height=1.5):
    steel = m.plain("#232322", 0.4, 0.3)
    lathe([(0, 0), (0.14, 0), (0.14, 0.012), (0.012, 0.02)], at, steel, smooth=2)
    tube([(at[0], at[1], at[2]), (at[0], at[1], at[2] + height)], 0.009, steel)
    shade = lathe([(0.2, 0), (0.15, 0.26)], (at[0], at[1], at[2] + height - 0.16), m.veil("#efe4cf"), smooth=1)
    shade.modifiers.new("thick", "SOLIDIFY").thickness = 0.002


def desk_lamp(at, turn=0.0, color="#2f3d38"):
    steel = m.plain(color, 0.4, 0.1)
    parts = [
        lathe([(0, 0), (0.085, 0), (0.085, 0.012), (0.02, 0.02), (0.008, 0.03)], (0, 0, 0), steel, smooth=2),
        tube([(0, 0, 0.02), (-0.1, 0, 0.27), (0.12, 0, 0.46)], 0.007, steel),
        lathe([(0.012, 0.09), (0.03, 0.085), (0.05, 0.05), (0.075, 0), (0.073, 0), (0.047, 0.05)], (0.135, 0, 0.4), steel, smooth=2),
    ]
    return moved(parts, at, turn)


def monitor(at, turn=0.0, width=0.6):
    """A screen that sleeps, on its foot."""
    black, steel = m.plain("#0d0e0f", 0.18), m.plain("#a9a9a7", 0.35, 0.8)
    parts = [
        box((width, 0.022, width * 0.58), (0, 0, 0.12), steel, 0.006),
        box((width - 0.012, 0.004, width * 0.58 - 0.012), (0, -0.0105, 0.126), black, 0.001),
        box((0.05, 0.012, 0.3), (0, 0.03, 0.01), steel, 0.004),
        box((0.24, 0.18, 0.008), (0, 0.03, 0), steel, 0.004),
    ]
    return moved(parts, at, turn)


def keyboard(at, turn=0.0):
    white, body = m.plain("#d9d7d2", 0.6), m.plain("#b9b9b7", 0.4, 0.6)
    parts = [box((0.28, 0.115, 0.006), (0, 0, 0), body, 0.003)]
    for row in range(5):
        for column in range(14):
            if row == 0 and 3 <= column <= 9:
                continue
            parts.append(box((0.0165, 0.0165, 0.004), (-0.127 + column * 0.0195, -0.042 + row * 0.021, 0.006), white, 0.001))
    parts.append(box((0.13, 0.0165, 0.004), (-0.127 + 6 * 0.0195, -0.042, 0.006), white, 0.001))
    return moved(parts, at, turn)


def laptop(at, turn=0.0):
    steel, black = m.plain("#a5a6a6", 0.35, 0.9), m.plain("#0b0c0d", 0.2)
    parts = [box((0.31, 0.22, 0.014), (0, 0, 0), steel, 0.004), box((0.27, 0.09, 0.001), (0, 0.045, 0.014), black, 0)]
    screen = [box((0.31, 0.006, 0.215), (0, 0, 0), steel, 0.002), box((0.296, 0.002, 0.195), (0, -0.003, 0.01), black, 0)]
    for part in screen:
        part.rotation_euler = (-0.35, 0, 0)
    moved(screen, (0, 0.112, 0.013))
    for part in screen:
        part.rotation_euler = (-0.35, 0, 0)
        part.location = (0, 0.112, 0.013)
    bpy.context.view_layer.update()
    return moved(parts + screen, at, turn)


def rug(size, at, color, second=None, stripe=0.3, turn=0.0):
    x, y = size
    chance = random.Random(5)
    waves = [chance.uniform(0, 6) for _ in range(4)]
    thing = sheet(lambda u, v: ((u - 0.5) * x + 0.006 * math.sin(9 * v + waves[0]), (v - 0.5) * y + 0.006 * math.sin(8 * u + waves[1]),
                                0.009 + 0.0025 * math.sin(11 * u + 7 * v)), 90, 60, m.wool(color, second, stripe), 0.012)
    return moved([thing], at, turn)


def curtain(x, y, width, height, material, folds=7, seed=3, along="y"):
    """Hangs from `height` to the floor beside a window in the left wall (`along` y) or the far one (x)."""
    chance = random.Random(seed)
    shifts = [chance.uniform(0, 6.28) for _ in range(3)]

    def place(u, v):
        deep = 0.035 + 0.02 * (1 - v)
        wave = math.sin(2 * math.pi * folds * u + shifts[0] + 0.7 * math.sin(3 * v + shifts[1]))
        wave += 0.3 * math.sin(2 * math.pi * folds * 2.3 * u + shifts[2] + v)
        out, run = deep * wave, (u - 0.5) * width + 0.01 * math.cos(2 * math.pi * folds * u)
        z = 0.012 + v * (height - 0.012)
        return (x + out, y + run, z) if along == "y" else (x + run, y + out, z)

    return sheet(place, 420, 24, material)


def basket(at, radius=0.2, height=0.28, color="#a98658"):
    """Woven rings."""
    straw = m.timber(color, "#7d5f3b", 0.8, (30, 30, 30))
    for ring in range(int(height / 0.016)):
        r = radius * (0.86 + 0.14 * math.sin(math.pi * ring * 0.016 / height * 0.6))
        tube([(at[0] + r * math.cos(i * 0.0873), at[1] + r * math.sin(i * 0.0873), at[2] + 0.008 + ring * 0.016 + 0.003 * math.sin(i * 1.57 + ring * math.pi))
              for i in range(73)], 0.0088, straw)


def throw(place, across=80, along=40, color="#8f8371", thickness=0.008):
    """A blanket that lies as `place(u, v)` says."""
    return sheet(place, across, along, m.cloth(color, 500, depth=1.0), thickness)


def armchair(at, turn, color="#b9ae9a"):
    """Deep and upholstered."""
    stuff = m.cloth(color, 650)
    parts = [
        pillow((0.78, 0.8, 0.26), (0, 0, 0.24), stuff, 0.28, 0.006),
        pillow((0.6, 0.66, 0.18), (0, -0.06, 0.41), stuff, 0.4, 0.014),
        pillow((0.7, 0.22, 0.62), (0, 0.33, 0.55), stuff, 0.36, 0.014, tilt=-0.16),
        pillow((0.17, 0.78, 0.48), (-0.37, 0, 0.36), stuff, 0.34, 0.008),
        pillow((0.17, 0.78, 0.48), (0.37, 0, 0.36), stuff, 0.34, 0.008),
    ]
    legs = [lathe([(0, 0), (0.014, 0), (0.022, 0.13)], (x, y, 0), m.timber(), smooth=1) for x in (-0.32, 0.32) for y in (-0.32, 0.32)]
    for leg in legs:
        bpy.context.view_layer.update()
    return moved(parts + legs, at, turn)


def hills(name, seed=3, size=(600, 800), inks=("#e8dfcd", "#c9b79a", "#8f8a78", "#5e665e", "#333c3b")):
    """An ink print of hills behind hills, as an image."""
    width, height = size
    chance = numpy.random.default_rng(seed)
    y, x = numpy.mgrid[0:height, 0:width] / height
    pixels = numpy.ones((height, width, 4), numpy.float32)
    colors = [numpy.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]) for c in inks]
    pixels[..., :3] = numpy.array([0.93, 0.9, 0.84])
    sun = (x - 0.47) ** 2 + (y - 0.74) ** 2 < 0.0085
    pixels[sun, :3] = [0.72, 0.38, 0.22]
    for index, color in enumerate(colors):
        level = 0.6 - index * 0.115
        edge = level + sum(chance.uniform(0.2, 1) * 0.09 / k * numpy.sin(k * 4.1 * x + chance.uniform(0, 6)) for k in range(1, 5))
        tone = color[None, None, :] * (1 + 0.06 * chance.standard_normal((height, width, 1)))
        pixels[..., :3] = numpy.where((y < edge)[..., None], tone, pixels[..., :3])
    edge = (x < 0.03) | (x > width / height - 0.03) | (y < 0.03) | (y > 0.97)
    pixels[edge, :3] = [0.93, 0.9, 0.84]
    image = bpy.data.images.new(name, width, height)
    image.pixels.foreach_set(numpy.clip(pixels, 0, 1).astype(numpy.float32).ravel())
    return image


def hung(at, size, name="print", frame="#2b2a27", turn=0.0, lean=0.0):
    """A picture in a thin frame whose lower edge is at `at`; faces the viewer."""
    width, height = size
    dark = m.timber(frame, frame, 0.5)
    edge = 0.016
    parts = [
        box((width, 0.022, edge), (0, 0, 0), dark, 0.001), box((width, 0.022, edge), (0, 0, height - edge), dark, 0.001),
        box((edge, 0.022, height), (-width / 2 + edge / 2, 0, 0), dark, 0.001),
        box((edge, 0.022, height), (width / 2 - edge / 2, 0, 0), dark, 0.001),
        mesh("print", [(-width / 2, 0.002, 0), (width / 2, 0.002, 0), (width / 2, 0.002, height), (-width / 2, 0.002, height)], [(0, 1, 2, 3)],
             m.print_of(name), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]),
    ]
    from mathutils import Matrix
    for part in parts:
        part.matrix_world = Matrix.Translation(Vector(at)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean, 4, "X") @ part.matrix_basis
    return parts
