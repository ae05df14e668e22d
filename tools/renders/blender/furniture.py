"""The shop's own furniture: GLB files of the model writer, with what a phone's model leaves out."""
import math

import bpy
import numpy
from mathutils import Euler, Matrix, Vector
from shapes import mesh

# Blender's reader of glTF uses names that numpy has dropped.
for missing, plain in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if missing not in numpy.__dict__:
        setattr(numpy, missing, plain)


def place(model):
    """Reads a model and puts it where its description says; answers its objects."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=model["glb"], merge_vertices=True)
    things = [thing for thing in bpy.data.objects if thing not in before]
    matrix = Matrix.Translation(Vector(model["at"])) @ Euler((0, 0, math.radians(model["turn"]))).to_matrix().to_4x4()
    root = next(thing for thing in things if thing.parent is None)
    root.matrix_world = matrix @ root.matrix_world
    for thing in things:
        if thing.type == "MESH":
            thing.data.use_auto_smooth = True
            thing.data.auto_smooth_angle = math.radians(35)
            for slot in thing.material_slots:
                finish(slot.material, model["wood"].get(slot.material.name.split(".")[0]))
    for weld in model["welds"]:
        bead(weld, matrix)
    return things


def finish(material, wood):
    """Knots and late wood shine a little, grey early wood not at all; steel has the coat's fine orange peel."""
    tree = material.node_tree
    surface = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    if wood is None:
        if material.name.startswith("steel"):
            coordinates = tree.nodes.new("ShaderNodeTexCoord")
            noise = tree.nodes.new("ShaderNodeTexNoise")
            noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 900, 2
            tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
            join_bump(tree, surface, noise.outputs["Fac"], 0.12, 0.0004)
            surface.inputs["Roughness"].default_value = 0.42
        return
    picture = surface.inputs["Base Color"].links[0].from_node
    while picture.type != "TEX_IMAGE":
        picture = next(link.from_node for socket in picture.inputs for link in socket.links)
    picture.interpolation = "Cubic"
    gray = tree.nodes.new("ShaderNodeRGBToBW")
    tree.links.new(picture.outputs["Color"], gray.inputs[0])
    rough = tree.nodes.new("ShaderNodeMapRange")
    for key, value in {"From Min": 0.03, "From Max": 0.45, "To Min": 0.38, "To Max": 0.68}.items():
        rough.inputs[key].default_value = value
    tree.links.new(gray.outputs[0], rough.inputs["Value"])
    tree.links.new(rough.outputs[0], surface.inputs["Roughness"])
    surface.inputs["Specular"].default_value = 0.35
    normal = None
    if wood.get("normal"):
        relief = tree.nodes.new("ShaderNodeTexImage")
        relief.image = bpy.data.images.load(wood["normal"])
        relief.image.colorspace_settings.name = "Non-Color"
        relief.extension = picture.extension
        if picture.inputs["Vector"].links:
            tree.links.new(picture.inputs["Vector"].links[0].from_socket, relief.inputs["Vector"])
        node = tree.nodes.new("ShaderNodeNormalMap")
        node.inputs["Strength"].default_value = 1.1
        tree.links.new(relief.outputs["Color"], node.inputs["Color"])
        normal = node.outputs["Normal"]
    join_bump(tree, surface, gray.outputs[0], 0.25, 0.0012, normal)


def join_bump(tree, surface, height, strength, distance, normal=None):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    tree.links.new(height, bump.inputs["Height"])
    if normal:
        tree.links.new(normal, bump.inputs["Normal"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def bead(weld, matrix):
    """A seam laid in drops round the end of a bar: `weld` has the middle and the size of the seam's box, and the bar's axis."""
    steel = next((material for material in bpy.data.materials if material.name.startswith("steel")), None)
    if not steel:
        return
    along = weld["along"]
    across = [axis for axis in range(3) if axis != along]
    half = [weld["size"][axis] / 2 for axis in across]
    middle = weld["at"]
    step, radius = 0.0022, 0.0034
    outline = []
    for first, sign in ((0, 1), (0, -1), (1, 1), (1, -1)):
        count = max(2, int(2 * half[first] / step))
        for k in range(count):
            run, edge = (2 * k / count - 1) * half[first], sign * half[1 - first]
            outline.append((run, edge) if first == 0 else (edge, run))
    vertices, faces = [], []
    for index, (a, b) in enumerate(outline):
        point = list(middle)
        point[across[0]] += a * 0.97
        point[across[1]] += b * 0.97
        point[along] += weld["towards"] * weld["size"][along] * 0.2
        first = len(vertices)
        wobble = 1 + 0.1 * math.sin(index * 2.4)
        for j in range(7):
            v = -math.pi / 2 + math.pi * j / 6
            for i in range(10):
                u = 2 * math.pi * i / 10
                vertices.append(tuple(matrix @ Vector((
                    point[0] + radius * wobble * math.cos(v) * math.cos(u), point[1] + radius * wobble * math.cos(v) * math.sin(u),
                    point[2] + radius * wobble * math.sin(v)))))
        for j in range(6):
            for i in range(10):
                k = (i + 1) % 10
                faces.append((first + j * 10 + i, first + j * 10 + k, first + j * 10 + 10 + k, first + j * 10 + 10 + i))
    mesh("weld", vertices, faces, steel)
