"""The rooms. Each takes the picture's main model: its `size` (m) and its `boards`, each with the middle of its top and its size."""
import math
import random

import bpy
import materials as m
import things as t
from shapes import box, lathe, leaves, mesh, moved, pillow, sheet, tube
from shell import lamp, room


def dining(model):
    length, width, top = model["size"]
    room(2.15, 2.9, 2.05, wall="#d8d1c3", floor=m.floorboards("#80593a", "#b38a5d", turn=0), window=(-1.7, 1.1, 0.35, 2.4), bars=3,
         sun=(0.8, 0.5, -0.75), sun_strength=3.4, sky=190)
    for y in (-1.95, 1.35):
        t.curtain(-2.03, y, 0.5, 2.55, m.veil("#efe8da"), 5, seed=int(y * 10))
    t.rug((3.0, 2.1), (0.05, 0.1, 0.0), "#b8aa92", "#93846c", 0.42)
    t.chair((-0.55, 0.62, 0.012), math.pi - 0.08 + math.pi)
    t.chair((0.5, 0.66, 0.012), 0.12)
    t.chair((length / 2 + 0.3, 0.05, 0.012), -math.pi / 2 - 0.12)
    t.vase((-0.3, 0.12, top), 0.26, "#b5aa98")
    t.twigs((-0.3, 0.12, top + 0.26), 0.52, 4, 6, (0.05, 0.032))
    t.bowl((0.28, -0.02, top), 0.15, "#5b5f59")
    t.fruit((0.28, -0.02, top + 0.01), 0.15)
    t.mug((0.72, -0.2, top), "#e2dbcc", 0.6)
    t.stack((-0.72, -0.16, top), 8, 2, (0.19, 0.25), 0.25)
    t.pendant((0.0, 0.05, 1.62), 0.24, "#33403a")
    t.hills("hills", 3)
    t.hung((0.95, 2.03, 1.15), (0.6, 0.8), "hills", "#a57c50")
    t.plant((2.3, 1.5, 0), 1.75, 11)


def office(model):
    length, width, top = model["size"]
    room(1.75, 2.4, 0.52, wall="#cfcabd", floor=m.floorboards("#7a5a3e", "#a98660", turn=math.pi / 2), window=(-1.9, 0.1, 0.8, 2.35),
         sun=(0.9, 0.32, -0.62), sun_strength=3.0, sky=150)
    t.curtain(-1.63, -2.1, 0.5, 2.5, m.veil(), 5, 2)
    t.monitor((-0.05, 0.14, top), 0.0, 0.6)
    t.keyboard((-0.05, -0.17, top))
    lathe([(0, 0), (0.02, 0.002), (0.028, 0.014), (0.022, 0.028), (0, 0.032)], (0.2, -0.16, top), m.plain("#d5d3ce", 0.5)).scale = (1, 1.6, 1)
    t.desk_lamp((-0.55, 0.16, top), -0.3)
    height = t.stack((0.5, 0.14, top), 5, 3, (0.2, 0.27), 0.05)
    t.vase((0.52, 0.16, top + height), 0.13, "#a26a4a")
    t.twigs((0.52, 0.16, top + height + 0.13), 0.26, 7, 4, (0.03, 0.018), ("#8a8560", "#b4a878"))
    t.mug((0.36, -0.2, top), "#6d7a78", -0.6)
    book = t.book((0.15, 0.21, 0.012), (-0.48, -0.18, top), "#2f3a3a", 0.22)
    tube([(-0.37, -0.28, top + 0.004), (-0.34, -0.13, top + 0.004)], 0.0038, m.plain("#1d1d1f", 0.4))
    t.chair((0.12, -0.52, 0), math.pi + 0.35)
    t.hills("hills", 9, inks=("#dcd2bf", "#b9b09c", "#7e8b86", "#50605f", "#2f3c40"))
    t.hung((0.62, 0.5, 1.32), (0.42, 0.56), "hills", "#2a2926")
    t.hills("dusk", 21, (500, 500), ("#e6d6c0", "#cf9f78", "#a2644a", "#6c4440", "#392f38"))
    t.hung((1.08, 0.5, 1.4), (0.3, 0.3), "dusk", "#a57c50")
    t.rug((1.9, 1.3), (0.15, -0.62, 0), "#a79a86")
    t.basket((1.15, 0.22, 0), 0.17, 0.3)
    t.plant((-1.3, 0.12, 0), 1.35, 5, "#d6cfc2")


def hall(model):
    length, depth, top = model["size"]
    back = depth / 2 + 0.05
    room(1.9, 1.9, back, wall="#dcd6ca", floor=tiles(), window=(-2.4, -0.6, 0.4, 2.4), sun=(0.9, 0.34, -0.5), sun_strength=3.6, sky=150)
    green = m.plaster("#6f7a68", 0.3)
    box((3.8, 0.018, 1.25), (0, back - 0.009, 0), green, 0.002)
    box((3.8, 0.04, 0.03), (0, back - 0.02, 1.25), green, 0.005)
    wood = m.timber()
    box((1.25, 0.022, 0.09), (-0.05, back - 0.011, 1.62), wood, 0.004)
    for k in range(5):
        tube([(-0.57 + k * 0.26, back - 0.02, 1.665), (-0.57 + k * 0.26, back - 0.085, 1.675)], 0.011, wood)
    coat(-0.31, back - 0.11, 1.66, "#8a7f6a", 0.30, 0.98, 3)
    coat(0.47, back - 0.09, 1.66, "#c7b8a0", 0.16, 0.72, 8)
    hat = lathe([(0.17, 0), (0.16, 0.006), (0.1, 0.012), (0.092, 0.03), (0.085, 0.085), (0.05, 0.1), (0, 0.098)], (0, 0, 0),
                m.cloth("#c9a870", 1300, depth=0.9))
    hat.rotation_euler, hat.location = (math.pi / 2 - 0.12, 0, 0), (-0.05, back - 0.03, 1.56)
    linen = m.cloth("#d8cbb4", 700)
    pillow((0.44, 0.16, 0.4), (-0.58, 0.1, top + 0.19), linen, 0.62, 0.012, tilt=-0.25, turn=0.06)
    pillow((0.36, 0.13, 0.33), (-0.33, 0.03, top + 0.155), m.cloth("#a8663f", 700), 0.62, 0.01, tilt=-0.35, turn=-0.12)
    t.throw(lambda u, v: (0.3 + u * 0.36 + 0.012 * math.sin(9 * v), *draped(v, depth, top, u)), 60, 120, "#e4dac6", 0.01)
    t.basket((0.28, 0.02, 0), 0.16, 0.24)
    boots(-0.42, -0.02)
    t.rug((1.5, 0.85), (0.0, -0.72, 0), "#8c7d68", "#c9bda4", 0.2)
    t.vase((0.68, 0.08, top), 0.2, "#5d625c")
    t.twigs((0.68, 0.08, top + 0.2), 0.45, 12, 5, (0.028, 0.016), ("#a58f5e", "#c9b680"))


def draped(v, depth, top, u):
    """A cloth over a bench: up behind, over the seat, down before; answers y and z."""
    half, hang = depth / 2 + 0.012, 0.26
    way = v * (2 * half + hang + 0.05) - 0.05
    wave = 0.006 * math.sin(14 * u + 5 * v)
    if way < 2 * half:
        return half - max(way, 0), top + 0.012 + 0.003 * math.sin(20 * u + 13 * v)
    down = way - 2 * half
    return -half - 0.006 - abs(wave) - 0.02 * math.sin(math.pi * min(1, down / 0.05)) * 0.3, top + 0.008 - down


def coat(x, y, z, color, breadth, long, seed):
    """Cloth that hangs from a peg: gathered above, falling in folds."""
    chance = random.Random(seed)
    shifts = [chance.uniform(0, 6) for _ in range(4)]

    def place(u, v):
        angle = 2 * math.pi * u
        open_ = 0.018 + breadth / 2 * (1 - math.exp(-4.2 * v)) * (1 + 0.25 * v)
        fold = 1 + 0.16 * v ** 0.5 * math.sin(6 * angle + shifts[0] + 2.4 * v) + 0.07 * math.sin(11 * angle + shifts[1] - 3 * v)
        return x + math.cos(angle) * open_ * fold, y + math.sin(angle) * min(0.075, open_ * 0.42) * fold, \
            z + 0.02 - long * v + 0.02 * math.sin(angle * 2 + shifts[2]) * v

    sheet(place, 200, 60, m.cloth(color, 900, depth=0.8))


def boots(x, y):
    rubber = m.plain("#2c3a30", 0.38)
    for side, turn in ((-0.07, 0.1), (0.08, -0.05)):
        parts = [
            lathe([(0, 0), (0.045, 0), (0.05, 0.03), (0.052, 0.1), (0.055, 0.27), (0.057, 0.275), (0.05, 0.27), (0.046, 0.1)], (0, 0.06, 0), rubber),
            pillow((0.1, 0.27, 0.1), (0, -0.02, 0.046), rubber, 0.72),
            pillow((0.105, 0.285, 0.03), (0, -0.02, 0.014), m.plain("#1c1d1b", 0.6), 0.3),
        ]
        moved(parts, (x + side, y, 0), turn)


def tiles(color="#b8afa0"):
    """Large pale stone tiles."""
    n = m.Nodes("tiles")
    place = n.add("ShaderNodeTexCoord").outputs["Object"]
    bricks = n.add("ShaderNodeTexBrick", Vector=place, Scale=1.0, Color1=m.linear("#b9b0a1"), Color2=m.linear("#a89f90"), Mortar=m.linear("#7d766b"))
    for key, value in {"Mortar Size": 0.004, "Brick Width": 0.6, "Row Height": 0.6}.items():
        bricks.inputs[key].default_value = value
    bricks.offset = 0.5
    clouds = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=0.6, Color1=bricks.outputs["Color"],
                   Color2=n.ramp(n.noise(4, 9), (0.3, (0.72, 0.7, 0.67)), (0.7, (1, 1, 1))))
    n.bump(bricks.outputs["Fac"], -0.3, 0.002)
    return n.paint(Base_Color=clouds.outputs["Color"], Roughness=n.ramp(n.noise(6, 6), (0.3, (0.3,) * 3), (0.7, (0.55,) * 3)))


def corner(model):
    """Beside an armchair by the window."""
    _, _, top = model["size"]
    room(1.35, 2.6, 1.35, wall="#c9c3b4", far="#bdb6a5", floor=m.floorboards("#6f4e33", "#a47b52"), window=(-1.6, 0.9, 0.4, 2.4),
         sun=(0.86, 0.28, -0.7), sun_strength=3.4, sky=150)
    t.curtain(-1.23, 1.05, 0.45, 2.55, m.veil("#f0e9dc"), 5, 4)
    t.rug((2.3, 1.7), (0.45, 0.1, 0), "#c3b69d", "#8b7a62", 0.36)
    t.armchair((0.83, 0.38, 0.012), -0.55, "#a7a08c")
    pillow((0.42, 0.15, 0.38), (0.83, 0.55, 0.68), m.cloth("#9a5d3c", 700), 0.62, 0.012, tilt=-0.42, turn=-0.6)
    t.floor_lamp((1.42, 0.98, 0), 1.55)
    height = t.stack((-0.035, 0.02, top), 14, 2, (0.17, 0.23), 0.35)
    t.mug((0.02, -0.01, top + height), "#ded5c4", -0.7)
    t.plant((-0.72, 0.85, 0), 1.45, 17, "#8b8678")
    t.hills("hills", 31)
    t.hung((0.25, 1.33, 1.2), (0.5, 0.66), "hills", "#2a2926")


def living(model):
    """The wall with the shelf."""
    length, depth, height = model["size"]
    back = depth / 2 + 0.012
    room(1.75, 1.9, back, wall="#cdc8ba", far="#c8c2b2", floor=m.floorboards("#86613f", "#b78f62", turn=0), window=(-2.6, -0.35, 0.3, 2.4),
         sun=(0.82, 0.5, -0.62), sun_strength=3.0, sky=170)
    t.curtain(-1.63, -0.2, 0.4, 2.55, m.veil(), 4, 6)
    chance = random.Random(3)
    fillings = [
        [("books", -0.95, 0.5, 1), ("vase", -0.1, "#b5aa98"), ("lying", 0.25, 9), ("books", 0.5, 0.42, 2)],
        [("lying", -0.85, 4), ("bowl", -0.35, "#6a6c66"), ("books", -0.12, 0.6, 3), ("twigs", 0.78, "#a26a4a")],
        [("books", -0.96, 0.7, 5), ("print", 0.12, 0), ("lying", 0.5, 12), ("candle", 0.82, 0)],
        [("twigs", -0.8, "#53605c"), ("books", -0.5, 0.55, 7), ("box", 0.4, 0), ("box", 0.75, 0)],
        [("box", -0.8, 0), ("box", -0.45, 0), ("books", -0.15, 0.5, 11), ("bowl", 0.66, "#c3b8a2")],
        [("basket", -0.72, 0), ("basket", -0.2, 0), ("lying", 0.3, 21), ("lying", 0.62, 23)],
    ]
    rows = sorted(model["boards"], key=lambda board: -board["at"][2])
    for (row, filling), above in zip(zip(rows, fillings), [None, *rows]):
        z = row["at"][2]
        room_above = min(0.3, (above["at"][2] - above["size"][2] - z - 0.03) if above else 0.3)
        for what, x, *more in filling:
            shelf_thing(what, x, z, room_above, depth, more, chance)
    t.rug((2.6, 1.4), (0.3, -1.15, 0), "#b5a88f")
    t.armchair((1.5, -0.75, 0.01), -1.0, "#8f8a78")


def shelf_thing(what, x, z, room_above, depth, more, chance):
    y = -0.02
    if what == "books":
        t.books((x, y, z), more[0], more[1], tallest=min(0.27, room_above))
    elif what == "lying":
        t.stack((x + 0.1, y, z), more[0], 3, (0.18, 0.24), chance.uniform(-0.1, 0.1))
    elif what == "vase":
        t.vase((x, y, z), min(0.24, room_above), more[0])
    elif what == "twigs":
        t.vase((x, y, z), min(0.15, room_above * 0.5), more[0])
        t.twigs((x, y, z + min(0.15, room_above * 0.5)), room_above * 0.75, 3, 5, (0.026, 0.016), ("#8a8560", "#b4a878"))
    elif what == "bowl":
        t.bowl((x + 0.1, y, z), 0.11, more[0])
    elif what == "candle":
        t.candle((x, y, z), min(0.16, room_above - 0.06))
    elif what == "print":
        t.hills("small", 8, (450, 560))
        t.hung((x + 0.12, 0.07, z), (0.2, min(0.26, room_above)), "small", "#a57c50", lean=-0.12)
    elif what == "box":
        high = min(0.2, room_above - 0.02)
        body = m.cloth(chance.choice(["#8d8877", "#5c625c", "#b09a7a"]), 900, depth=0.3)
        box((0.28, 0.2, high - 0.03), (x, y, z), body, 0.004)
        box((0.288, 0.208, 0.045), (x, y, z + high - 0.045), body, 0.004)
        box((0.06, 0.004, 0.03), (x, y - 0.103, z + high * 0.4), m.plain("#e5dcc8", 0.7), 0.001)
    elif what == "basket":
        t.basket((x, y, z), 0.12, min(0.2, room_above))


def gallery(model):
    """A picture in its frame on a wall, over a low board with things on it."""
    width, depth, height = model["size"]
    at = model["at"]
    back = at[1] + depth / 2 + 0.004
    room(1.5, 1.9, back, wall="#d3ccbd", far="#c5bfae", floor=m.floorboards(), window=(-2.2, -0.3, 0.6, 2.4), sun=(0.84, 0.62, -0.5),
         sun_strength=3.2, sky=130)
    t.hills("inner", 12, (600, 800))
    inner = (width - 0.14 - 0.1, height - 0.14 - 0.1)
    if model["filling"] == "passepartout":
        place_print("inner", at, inner, width, height)
    else:
        # What a mirror shows: the other side of the room.
        box((3.4, 0.05, 2.7), (0.2, -4.55, 0), m.plaster("#b9b19f"), 0)
        t.hung((-0.72, -4.5, 1.28), (0.5, 0.7), "inner", turn=math.pi)
        t.plant((-1.15, -4.0, 0), 2.0, 23)
        t.floor_lamp((-0.28, -4.1, 0), 1.75)
        # The light that fills the room is no thing that a mirror shows.
        for thing in bpy.data.objects:
            if thing.type == "LIGHT":
                thing.visible_glossy = False
    oak = m.timber("#a97f55", "#7d5a38", 0.45, (1, 14, 14))
    top = 0.72
    box((1.7, 0.4, 0.03), (0.12, back - 0.21, top - 0.03), oak, 0.004)
    box((1.66, 0.37, 0.46), (0.12, back - 0.2, top - 0.49), oak, 0.004)
    for k in range(3):
        box((0.54, 0.014, 0.42), (-0.425 + k * 0.548, back - 0.39, top - 0.47), oak, 0.003)
        tube([(-0.25 + k * 0.548, back - 0.4, top - 0.28), (-0.25 + k * 0.548, back - 0.4, top - 0.2)], 0.005, m.plain("#2b2a28", 0.4))
    for x in (-0.6, 0.84):
        tube([(x, back - 0.34, 0), (x, back - 0.34, top - 0.49)], 0.016, oak)
    t.vase((-0.48, back - 0.2, top), 0.27, "#b0a592")
    t.twigs((-0.48, back - 0.2, top + 0.27), 0.6, 19, 6, (0.05, 0.03), spread=0.35)
    t.stack((0.5, back - 0.22, top), 6, 3, (0.2, 0.27), 0.08)
    t.bowl((0.51, back - 0.22, top + 0.075), 0.085, "#53605c")
    t.candle((0.76, back - 0.2, top), 0.2)
    t.candle((0.87, back - 0.16, top), 0.13)


def place_print(name, at, inner, width, height):
    x, z = inner[0] / 2, at[2] + height / 2
    y = at[1] - 0.004
    mesh("print", [(at[0] - x, y, z - inner[1] / 2), (at[0] + x, y, z - inner[1] / 2), (at[0] + x, y, z + inner[1] / 2), (at[0] - x, y, z + inner[1] / 2)],
         [(0, 1, 2, 3)], m.print_of(name), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def lounge(model):
    """A low table before the window."""
    length, width, top = model["size"]
    room(2.1, 2.6, 1.9, wall="#d5cec0", floor=m.floorboards("#6f4e33", "#a07850"), window=(-1.4, 1.4, 0.3, 2.4), bars=3,
         sun=(0.84, 0.2, -0.72), sun_strength=3.2, sky=180)
    for y in (-1.6, 1.6):
        t.curtain(-1.98, y, 0.45, 2.55, m.veil(), 5, int(y))
    t.rug((2.8, 2.0), (0.1, 0.1, 0), "#c6baa3")
    t.armchair((-0.5, 1.05, 0.01), 0.25, "#9aa08f")
    t.armchair((0.75, 1.1, 0.01), -0.3, "#b9ae9a")
    pillow((0.42, 0.15, 0.38), (0.74, 1.2, 0.66), m.cloth("#a8663f", 700), 0.62, 0.012, tilt=-0.4, turn=-0.3)
    t.stack((-0.22, -0.05, top), 14, 2, (0.21, 0.28), 0.2)
    t.bowl((0.2, 0.08, top), 0.13, "#8c7f6b")
    t.mug((0.05, -0.18, top), "#e0d8c8", -2.4)
    t.vase((0.42, -0.02, top), 0.17, "#59605b")
    t.twigs((0.42, -0.02, top + 0.17), 0.32, 5, 5, (0.03, 0.02))
    t.floor_lamp((1.5, 1.4, 0), 1.6)
    t.hills("hills", 3)
    t.hung((0.1, 1.88, 1.15), (0.62, 0.82), "hills", "#a57c50")
    t.plant((-1.5, 1.35, 0), 1.7, 23, "#c9c0b0")


def kitchen(model):
    """Breakfast for two."""
    length, width, top = model["size"]
    room(1.9, 2.6, 1.8, wall="#dad5ca", far="#a9ad9c", floor=tiles(), window=(-1.5, 1.0, 0.85, 2.35), sun=(0.82, 0.3, -0.6), sun_strength=3.6, sky=180)
    for x in (-0.42, 0.4):
        t.plate((x, 0.16 if x < 0 else -0.16, top), 0.135)
        t.mug((x + 0.22, 0.2 if x < 0 else -0.08, top), "#7c8880" if x < 0 else "#e2dbcc", 1)
    t.carafe((-0.02, 0.1, top))
    t.vase((0.08, -0.1, top), 0.16, "#b58a5c")
    t.twigs((0.08, -0.1, top + 0.16), 0.36, 9, 6, (0.036, 0.022))
    t.bowl((-0.7, -0.1, top), 0.12, "#5b5f59")
    t.fruit((-0.7, -0.1, top + 0.01), 0.12, 4)
    t.pendant((0, 0, 1.6), 0.2, "#8a4b33")
    white, oak = m.plain("#dedad0", 0.5), m.timber("#a97f55", "#7d5a38", 0.45, (1, 14, 14))
    for k in range(5):
        box((0.596, 0.56, 0.76), (-1.3 + k * 0.6, 1.52, 0.1), white, 0.003)
        box((0.14, 0.012, 0.012), (-1.3 + k * 0.6, 1.23, 0.78), m.plain("#2b2a28", 0.4, 0.5), 0.003)
    box((3.05, 0.6, 0.04), (-0.1, 1.5, 0.87), oak, 0.003)
    box((1.8, 0.22, 0.035), (0.2, 1.69, 1.5), oak, 0.003)
    for k in range(7):
        t.bowl((-0.5 + k * 0.21, 1.67, 1.535), 0.07 + 0.02 * (k % 2), ["#d8cfbf", "#7c8880", "#a26a4a", "#53605c"][k % 4])
    t.carafe((0.9, 1.68, 1.535), "#d6cdb9")
    t.plant((2.05, 1.35, 0), 1.5, 31)


def bare(model):
    """For close pictures: a light room, far out of focus."""
    room(1.9, 2.6, 2.4, wall="#d8d1c3", floor=m.floorboards(), window=(-1.8, 1.8, 0.3, 2.4), bars=3, sun=(0.8, 0.3, -0.6), sun_strength=2.6, sky=190)
    t.rug((2.4, 1.8), (0, 0.4, 0), "#b8aa92")
    t.plant((1.0, 1.9, 0), 1.6, 11)
    t.armchair((-0.4, 1.7, 0), 0.2, "#a7a08c")


def workshop(model):
    """Where it is built: boards in stacks, a steel frame on the floor, light from high windows."""
    room(3.2, 3.6, 3.4, wall="#c9c5bb", far="#b9b4a8", floor=m.concrete("#8f8b84"), height=3.4, window=(-2.4, 2.6, 1.1, 3.0), bars=6, skirting=None,
         sun=(0.86, 0.3, -0.6), sun_strength=3.4, sky=420, fill=30)
    planks = board_materials(model)
    chance = random.Random(9)
    for layer in range(7):
        for row in range(3):
            board(planks, chance, 2.2, 0.28, (-1.2 + chance.uniform(-0.04, 0.04), 2.35 + row * 0.3, 0.12 + layer * 0.068), 0)
        if layer < 6:
            for x in (-2.0, -1.2, -0.4):
                box((0.04, 0.9, 0.02), (x, 2.65, 0.165 + layer * 0.068), m.timber(), 0.001)
    for x in (-2.0, -0.4):
        box((0.09, 0.95, 0.1), (x, 2.65, 0.02), m.timber("#8a6a48", "#6b4f35"), 0.004)
    for k in range(6):
        leaning(planks, chance, (0.7 + k * 0.31, 3.2 - 0.02 * (k % 2), 0), chance.uniform(2.0, 2.25))
    t.bowl((-0.55, 0.1, model["size"][2]), 0.09, "#6b5a45")
    tools(model["size"][2])
    for x, z in ((2.9, 0), (2.55, 0)):
        frame_of_steel((x, 1.6, z), 0.75, 0.72, -0.25)
    t.pendant((0.1, 0.1, 2.05), 0.28, "#2e4038", 3.4)
    t.pendant((-1.9, 1.2, 2.3), 0.28, "#2e4038", 3.4)


def board_materials(model):
    return [material for material in bpy.data.materials if material.name.split(".")[0] in model["wood"] and "ends" not in material.name]


def board(planks, chance, length, width, at, turn):
    """A raw board with a picture of the stock on its face."""
    material = chance.choice(planks)
    x, y, z = length / 2, width / 2, 0.045
    vertices = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    data = bpy.data.meshes.new("board")
    faces = [(4, 5, 6, 7), (0, 3, 2, 1), (0, 1, 5, 4), (2, 3, 7, 6), (0, 4, 7, 3), (1, 2, 6, 5)]
    data.from_pydata(vertices, [], faces)
    layer = data.uv_layers.new()
    flip = chance.random() < 0.5
    for polygon in data.polygons:
        for loop in polygon.loop_indices:
            px, py, pz = vertices[data.loops[loop].vertex_index]
            u = px / length + 0.5
            v = py / width + 0.5 if polygon.index < 2 else (0.02 + pz / 0.28 if polygon.index < 4 else 0.4 + py / width * 0.2)
            layer.data[loop].uv = (1 - u if flip else u, v)
    data.materials.append(material)
    thing = bpy.data.objects.new("board", data)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    bpy.context.scene.collection.objects.link(thing)
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.003, 2
    return thing


def leaning(planks, chance, at, length):
    thing = board(planks, chance, length, 0.28, (0, 0, 0), 0)
    lean = 0.13
    thing.rotation_euler = (0, -math.pi / 2 - 0.0, 0)
    from mathutils import Euler, Matrix, Vector
    thing.matrix_world = Matrix.Translation(Vector(at)) @ Matrix.Rotation(-lean, 4, "X") @ Matrix.Translation((0, 0, length / 2)) \
        @ Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(-math.pi / 2, 4, "Y")


def tools(top):
    """A plane, a square, a brush and shavings on the top."""
    wood, steel = m.timber("#a5744a", "#7c5230", 0.4), m.plain("#8e8f8f", 0.3, 0.9)
    plane_ = [box((0.24, 0.062, 0.055), (0, 0, 0), wood, 0.006), box((0.03, 0.05, 0.09), (0.01, 0, 0.03), steel, 0.002, tilt=0),
              pillow((0.05, 0.035, 0.09), (-0.08, 0, 0.08), wood, 0.7), pillow((0.04, 0.04, 0.05), (0.085, 0, 0.07), wood, 0.8)]
    moved(plane_, (0.32, -0.1, top), 0.5)
    moved([box((0.3, 0.035, 0.003), (0.15, 0, 0), steel, 0), box((0.02, 0.16, 0.016), (0, 0.06, 0), wood, 0.002)], (-0.25, -0.2, top), 0.2)
    chance = random.Random(2)
    pale = m.plain("#d3ab78", 0.7)
    for _ in range(26):
        r, turns, w = chance.uniform(0.008, 0.018), chance.uniform(1, 2.2), chance.uniform(0.012, 0.03)
        curl = sheet(lambda u, v, r=r, turns=turns, w=w: (r * (0.6 + u) * math.cos(6.28 * turns * u), w * (v - 0.5), r + r * (0.6 + u) * 0.9 * math.sin(6.28 * turns * u)),
                     30, 1, pale, 0.0004)
        on_top = chance.random() < 0.5
        x, y = (chance.uniform(0.05, 0.75), chance.uniform(-0.3, 0.15)) if on_top else (chance.uniform(-0.9, 1.1), chance.uniform(-1.2, -0.4))
        moved([curl], (x, y, top + 0.004 if on_top else 0.004), chance.uniform(0, 6))


def frame_of_steel(at, breadth, height, lean):
    """A welded leg that waits for its top."""
    raw = m.plain("#5b5a58", 0.35, 0.9)
    parts = [box((0.04, breadth, 0.04), (0, 0, z), raw, 0.003) for z in (0, height - 0.04)]
    parts += [box((0.04, 0.04, height), (0, y, 0), raw, 0.003) for y in (-breadth / 2 + 0.02, breadth / 2 - 0.02)]
    return moved(parts, at, lean)
