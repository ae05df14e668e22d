"""Renders one picture: blender -b --factory-startup -P studio.py -- job.json (written by render.ts)."""
import json
import math
import os
import random
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import develop
import furniture
import numpy
import rooms
from mathutils import Vector


def main(job):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(46)
    for model in job["models"]:
        furniture.place(model)
    getattr(rooms, job["room"])(job["models"][0])
    look(job["camera"])
    linear = rendered(job)
    settle(job, linear)
    print(f"{job['name']}: {time.time() - started:.0f} s")


def look(wanted):
    """A camera held level, its lens shifted, so that upright things stay upright; `tilted` ones look at the point."""
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    at, to = Vector(wanted["from"]), Vector(wanted["to"])
    ahead = to - at
    camera.lens, camera.sensor_width = wanted["lens"], 36
    level = Vector((ahead.x, ahead.y, 0))
    if not wanted.get("tilted"):
        camera.shift_y = ahead.z / level.length * camera.lens / camera.sensor_width
        ahead = level
    thing.location = at
    thing.rotation_euler = ahead.to_track_quat("-Z", "Y").to_euler()
    camera.dof.use_dof = True
    camera.dof.focus_distance = wanted.get("focus") or ahead.length
    camera.dof.aperture_fstop = wanted["aperture"]
    camera.dof.aperture_blades = 9


PASSES = {"combined": "Image", "diffuse_color": "DiffCol", "diffuse_direct": "DiffDir", "diffuse_indirect": "DiffInd",
          "normal": "Normal", "depth": "Depth"}


def rendered(job):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    width, height = job["pixels"]
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.cycles.samples, scene.cycles.use_denoising = job["samples"], False
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.06
    scene.cycles.time_limit = job["seconds"]
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 3, 2
    scene.cycles.transmission_bounces = scene.cycles.transparent_max_bounces = 4
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 4.0, 30.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 1.0
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = job["folder"], "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    scene.render.filepath = f"{job['folder']}/whole"
    bpy.ops.render.render()
    light = develop.developed(develop.passes(job["folder"], PASSES, width, height))
    return develop.bloomed(light)


def settle(job, linear):
    """Film's curve, and the picture as PNG."""
    scene = bpy.context.scene
    height, width = linear.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = linear
    image.pixels.foreach_set(pixels.ravel())
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    view.exposure = develop.exposure(linear, job["key"])
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "PNG", "8"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(job["out"], scene=scene)


main(json.load(open(sys.argv[sys.argv.index("--") + 1])))
