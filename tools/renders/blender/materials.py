"""What things are made of: procedural materials, colours linear or as "#rrggbb"."""
import bpy


def linear(color):
    if not isinstance(color, str):
        return (*color, 1.0)
    channels = [int(color[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


class Nodes:
    """A material's nodes, wired by name."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(key, str) and not key[0].isupper() and hasattr(node, key):
            setattr(node, key, value)
        elif isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def place(self, scale, kind="Object"):
        coordinates = self.add("ShaderNodeTexCoord")
        mapping = self.add("ShaderNodeMapping", Vector=coordinates.outputs[kind])
        mapping.inputs["Scale"].default_value = scale
        return mapping.outputs["Vector"]

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1), kind="Object"):
        return self.add("ShaderNodeTexNoise", Vector=self.place(stretch, kind), Scale=scale, Detail=detail).outputs["Fac"]

    def ramp(self, fac, *stops):
        node = self.add("ShaderNodeValToRGB", Fac=fac)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position, element.color = at, linear(color)
        return node.outputs["Color"]

    def bump(self, height, strength, distance=0.002, normal=None):
        node = self.add("ShaderNodeBump", Height=height, Strength=strength, Distance=distance)
        if normal:
            self.set(node, "Normal", normal)
        self.set(self.surface, "Normal", node.outputs["Normal"])
        return node.outputs["Normal"]

    def paint(self, **inputs):
        for key, value in inputs.items():
            self.set(self.surface, key.replace("_", " "), value)
        return self.material


def plain(color, rough=0.5, metal=0.0, name="plain"):
    return Nodes(name).paint(Base_Color=linear(color), Roughness=rough, Metallic=metal)


def plaster(color, depth=0.35, name="plaster"):
    """A painted wall: the roller's grain, faint clouds, never one colour."""
    n = Nodes(name)
    base = linear(color)
    shade = tuple(c * 0.93 for c in base[:3])
    n.bump(n.noise(110, 1), depth, 0.0012)
    return n.paint(Base_Color=n.ramp(n.noise(1.6, 2), (0.3, shade), (0.7, base[:3])), Roughness=0.92, Specular=0.2)


def concrete(color="#8d8a84", name="concrete"):
    n = Nodes(name)
    base = linear(color)[:3]
    n.bump(n.noise(45, 8), 0.25, 0.003)
    clouds = n.ramp(n.noise(1.1, 9), (0.25, tuple(c * 0.62 for c in base)), (0.55, base), (0.8, tuple(min(1, c * 1.2) for c in base)))
    return n.paint(Base_Color=clouds, Roughness=n.ramp(n.noise(2.3, 6), (0.3, (0.45,) * 3), (0.7, (0.75,) * 3)))


def floorboards(dark="#8a6443", light="#b48b60", length=1.9, width=0.16, turn=0.0, gloss=0.42):
    """Oiled boards, each with its own tone and its own grain; along x, or turned by radians."""
    n = Nodes("floor")
    coordinates = n.add("ShaderNodeTexCoord").outputs["Object"]
    turned = n.add("ShaderNodeMapping", Vector=coordinates)
    turned.inputs["Rotation"].default_value = (0, 0, turn)
    bricks = n.add("ShaderNodeTexBrick", Vector=turned.outputs["Vector"], Scale=1.0, Bias=0.0)
    bricks.offset, bricks.offset_frequency, bricks.squash = 0.37, 2, 1.0
    for key, value in {"Color1": (0, 0, 0, 1), "Color2": (1, 1, 1, 1), "Mortar": (0.5, 0.5, 0.5, 1),
                       "Mortar Size": 0.0016, "Mortar Smooth": 0.1, "Brick Width": length, "Row Height": width}.items():
        bricks.inputs[key].default_value = value
    seed = n.add("ShaderNodeVectorMath", operation="SCALE")
    n.set(seed, 0, bricks.outputs["Color"])
    seed.inputs["Scale"].default_value = 37.0
    own = n.add("ShaderNodeVectorMath", operation="ADD")
    n.set(own, 0, turned.outputs["Vector"])
    n.set(own, 1, seed.outputs["Vector"])
    stretched = n.add("ShaderNodeMapping", Vector=own.outputs["Vector"])
    stretched.inputs["Scale"].default_value = (0.8, 14, 1)
    grain = n.add("ShaderNodeTexNoise", Vector=stretched.outputs["Vector"], Scale=2.2, Detail=4.0, Distortion=0.4).outputs["Fac"]
    stretched = n.add("ShaderNodeMapping", Vector=own.outputs["Vector"])
    stretched.inputs["Scale"].default_value = (3, 130, 1)
    pores = n.add("ShaderNodeTexNoise", Vector=stretched.outputs["Vector"], Scale=2.0, Detail=1.0).outputs["Fac"]
    tone = n.add("ShaderNodeMath", operation="MULTIPLY_ADD")
    n.set(tone, 0, bricks.outputs["Color"])
    tone.inputs[1].default_value, tone.inputs[2].default_value = 0.35, 0.0
    mixed = n.add("ShaderNodeMath", operation="MULTIPLY_ADD")
    n.set(mixed, 0, grain)
    mixed.inputs[1].default_value = 0.75
    n.set(mixed, 2, tone.outputs[0])
    color = n.ramp(mixed.outputs[0], (0.2, dark), (0.85, light))
    joint = n.add("ShaderNodeMixRGB", Fac=bricks.outputs["Fac"], Color1=color, Color2=linear("#3b2a1b"))
    fine = n.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=0.35, Color1=joint.outputs["Color"],
                 Color2=n.ramp(pores, (0.35, (0.45, 0.4, 0.36)), (0.55, (1, 1, 1))))
    low = n.add("ShaderNodeMath", operation="SUBTRACT")
    n.set(low, 0, pores)
    n.set(low, 1, bricks.outputs["Fac"])
    n.bump(low.outputs[0], 0.22, 0.0015)
    return n.paint(Base_Color=fine.outputs["Color"], Roughness=n.ramp(grain, (0.2, (gloss + 0.12,) * 3), (0.8, (gloss,) * 3)))


def timber(color="#c09468", dark="#9a6f47", rough=0.5, along=(14, 14, 1)):
    """Planed wood of chairs and handles; the fibre runs where `along` is small."""
    n = Nodes("timber")
    grain = n.noise(3.0, 7, along)
    n.bump(grain, 0.12, 0.001)
    return n.paint(Base_Color=n.ramp(grain, (0.3, dark), (0.7, color)), Roughness=rough)


def cloth(color, thread=900.0, name="cloth", depth=0.5):
    """Woven linen: two sets of threads, uneven."""
    n = Nodes(name)
    base = linear(color)[:3]
    waves = [n.add("ShaderNodeTexWave", Vector=n.place((1, 1, 1)), Scale=thread / 6.28, Distortion=1.6,
                   Detail=2.0, bands_direction=axis).outputs["Fac"] for axis in ("X", "Y")]
    both = n.add("ShaderNodeMath", operation="MAXIMUM")
    n.set(both, 0, waves[0])
    n.set(both, 1, waves[1])
    n.bump(both.outputs[0], depth, 0.0008)
    tone = n.ramp(n.noise(60, 2), (0.3, tuple(c * 0.8 for c in base)), (0.7, base))
    return n.paint(Base_Color=tone, Roughness=1.0, Sheen=0.3, Specular=0.1)


def wool(color, second=None, stripe=0.0):
    """A rug's pile; with a second colour in stripes of so many metres."""
    n = Nodes("wool")
    base = linear(color)[:3]
    n.bump(n.noise(240, 2), 0.9, 0.004)
    tone = n.ramp(n.noise(190, 2), (0.3, tuple(c * 0.62 for c in base)), (0.7, base))
    if second:
        bands = n.add("ShaderNodeTexWave", Vector=n.place((1, 1, 1)), Scale=0.314 / stripe, Distortion=0.25,
                      bands_direction="X").outputs["Fac"]
        mix = n.add("ShaderNodeMixRGB", Fac=n.ramp(bands, (0.86, (0, 0, 0)), (0.9, (1, 1, 1))), Color1=tone,
                    Color2=linear(second))
        tone = mix.outputs["Color"]
    return n.paint(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.4)


def ceramic(color, rough=0.35, speckles=True):
    """Stoneware; speckled where iron came through the glaze."""
    n = Nodes("ceramic")
    base = linear(color)[:3]
    tone = n.ramp(n.noise(5, 4), (0.3, tuple(c * 0.9 for c in base)), (0.7, base))
    if speckles:
        spots = n.add("ShaderNodeMixRGB", Fac=n.ramp(n.noise(260, 1), (0.69, (0, 0, 0)), (0.73, (0.7,) * 3)), Color1=tone,
                      Color2=linear("#4b3a2a"))
        tone = spots.outputs["Color"]
    n.bump(n.noise(30, 3), 0.08, 0.002)
    return n.paint(Base_Color=tone, Roughness=rough)


def leaf(color="#55663f", second="#7d8a5c"):
    n = Nodes("leaf")
    tone = n.ramp(n.noise(9, 3), (0.3, color), (0.7, second))
    return n.paint(Base_Color=tone, Roughness=0.5, Subsurface=0.0)


def veil(color="#f4efe6"):
    """A curtain that lets daylight through."""
    n = Nodes("veil")
    through = n.add("ShaderNodeBsdfTranslucent", Color=linear(color))
    face = n.add("ShaderNodeBsdfDiffuse", Color=linear(color))
    mix = n.add("ShaderNodeMixShader", Fac=0.45)
    n.tree.links.new(face.outputs[0], mix.inputs[1])
    n.tree.links.new(through.outputs[0], mix.inputs[2])
    n.tree.links.new(mix.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


def glowing(color, strength):
    n = Nodes("glow")
    return n.paint(Base_Color=(0, 0, 0, 1), Emission=linear(color), Emission_Strength=strength)


def print_of(kind):
    """What hangs in a frame: calm shapes in ink on paper, drawn by formulas in the surface's own coordinates."""
    n = Nodes("print")
    position = n.add("ShaderNodeTexCoord").outputs["UV"]
    image = bpy.data.images.get(kind)
    picture = n.add("ShaderNodeTexImage", Vector=position)
    picture.image = image
    return n.paint(Base_Color=picture.outputs["Color"], Roughness=0.8, Specular=0.3)
