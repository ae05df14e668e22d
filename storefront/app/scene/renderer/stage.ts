import { VertexBuffer } from "@babylonjs/core/Buffers/buffer.js";
import { TargetCamera } from "@babylonjs/core/Cameras/targetCamera.js";
import type { AbstractEngine } from "@babylonjs/core/Engines/abstractEngine.js";
import type { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import { Color3, Color4 } from "@babylonjs/core/Maths/math.color.js";
import { Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import { Scene } from "@babylonjs/core/scene.js";
import type { Companion, Part } from "@planke46/furniture-rules";
import { LENS } from "../camera/fit.ts";
import { type Bounds, eyeOf, type Orbit, targetOf } from "../camera/orbit.ts";
import { describe } from "../description/describe.ts";
import { lookOf } from "../description/looks.ts";
import type { Batch } from "../description/solid.ts";
import type { Geometry } from "../geometry/writer.ts";
import { withCompanion } from "../scale/place.ts";
import { Companions } from "./companions.ts";
import { Floor } from "./floor.ts";
import { Materials } from "./materials.ts";
import { Meshes, type Reach } from "./meshes.ts";
import { type PlankPictures, Planks } from "./planks.ts";
import { Shadow } from "./shadows.ts";

/** Which pictures a board shows: those of the plank picked, or of one of the workshop's. */
export type PicturesOf = (plank: string | null, place: number) => PlankPictures;

/** A scene of one piece of furniture. It draws only on request. */
export class Stage {
  readonly scene: Scene;
  readonly meshes: Meshes;
  /** The eye on the canvas. */
  readonly camera: TargetCamera;
  private readonly casters: Casters;
  private readonly shadows: readonly [Shadow, Shadow];
  private readonly planks: Planks;
  private readonly floor: Floor;
  private readonly companions: Companions;
  /** Shaders once compiled stay so; only new meshes are asked again. */
  private wasReady = false;
  private company: "new" | "known" = "known";
  private floorIsStale = false;
  private parts: readonly Part[] = [];
  private boundsShown: Bounds = { min: { x: 0, y: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } };

  constructor(
    private readonly engine: AbstractEngine,
    private readonly picturesOf: PicturesOf,
    redraw: () => void,
  ) {
    const scene = new Scene(engine);
    scene.useRightHandedSystem = true;
    scene.clearColor = new Color4(0, 0, 0, 0);
    scene.skipPointerMovePicking = true;
    scene.autoClear = true;
    this.scene = scene;
    this.camera = new TargetCamera("eye", new Vector3(0, 100, 300), scene);
    this.camera.minZ = 5;
    this.camera.maxZ = 3000;
    this.casters = new Casters(scene);
    this.shadows = [
      new Shadow("window", scene, this.casters.mesh),
      new Shadow("ceiling", scene, this.casters.mesh),
    ];
    const eye = new Vector3();
    scene.onBeforeCameraRenderObservable.add(({ globalPosition }) => eye.copyFrom(globalPosition));
    const materials = new Materials(scene, this.shadows, eye);
    this.planks = new Planks(scene, redraw);
    this.floor = new Floor(scene, materials);
    this.companions = new Companions(scene, materials);
    this.meshes = new Meshes(scene, {
      make: (batch) => {
        const material = batch.surface.kind === "wood" ? materials.wood() : materials.plain();
        this.paint(material, batch);
        return material;
      },
      repaint: (material, batch) => this.paint(material, batch),
    });
  }

  /** Of the furniture shown, cm. */
  get bounds(): Bounds {
    return this.boundsShown;
  }

  /** Of all that shall be seen whole, cm. */
  get seen(): Bounds {
    return withCompanion(this.boundsShown, this.parts, this.companions.shown);
  }

  /** Shows these parts; meshes that were there stay. While a change is `underway`, what only one at rest needs waits. */
  show(parts: readonly Part[], underway = false): void {
    const description = describe(parts);
    this.parts = parts;
    this.boundsShown = description.bounds;
    const reach = this.meshes.update(description);
    if (reach !== "none" || this.company === "new") this.follow(reach);
    if (underway || !this.floorIsStale) return;
    this.floor.retake();
    this.floorIsStale = false;
  }

  /** Puts something of a known size beside the furniture, seen from the next `show` on; null takes it away. */
  compare(companion: Companion | null): void {
    if (companion === this.companions.shown) return;
    this.companions.become(companion);
    this.company = "new";
    this.wasReady = false;
    for (const shadow of this.shadows) shadow.accompany(this.companions.all);
  }

  /** Looks at the middle of the furniture, or where told to; `fov` is the upright opening of the lens, radians. */
  look(orbit: Orbit, target = targetOf(this.boundsShown), fov = LENS): void {
    this.camera.fov = fov;
    const eye = eyeOf(orbit, target);
    this.camera.position.set(eye.x, eye.y, eye.z);
    this.camera.setTarget(new Vector3(target.x, target.y, target.z));
  }

  /** Lets new pictures of planks and floor come through a little more; answers whether any is still on its way. */
  fade(share: number): boolean {
    const floor = this.floor.fade(share);
    return this.planks.fade(share) || floor;
  }

  /** Whether every shader is compiled and every picture there. */
  get isComplete(): boolean {
    return this.isReady && this.planks.underway === 0;
  }

  /** Whether every shader is compiled: before that a frame would lack something. */
  get isReady(): boolean {
    this.wasReady ||=
      [...this.meshes.all, ...this.companions.all].every((mesh) => mesh.material?.isReady(mesh) ?? true) &&
      [this.casters.mesh, ...this.companions.all].every((mesh) =>
        this.shadows.every((shadow) => shadow.isReady(mesh)),
      ) &&
      this.floor.isReady;
    return this.wasReady;
  }

  /** Shows all, all but the floor (what hangs has none), or nothing. */
  appear(as: "whole" | "hung" | "hidden"): void {
    for (const mesh of this.meshes.all) mesh.isVisible = as !== "hidden";
    this.floor.mesh.isVisible = as === "whole";
  }

  draw(): void {
    this.engine.beginFrame();
    this.scene.render();
    this.engine.endFrame();
  }

  dispose(): void {
    this.meshes.dispose();
    this.companions.dispose();
    this.casters.dispose();
    for (const shadow of this.shadows) shadow.dispose();
    this.floor.dispose();
    this.scene.dispose();
  }

  /** What stands beside and all shadows follow the furniture, which has moved or got company. */
  private follow(reach: Reach): void {
    if (reach === "shapes") {
      this.casters.become(this.meshes.geometries);
      this.wasReady = false;
    } else if (reach === "places") this.casters.follow(this.meshes.geometries);
    this.companions.place(this.parts);
    this.company = "known";
    this.floor.fit(this.seen);
    for (const shadow of this.shadows) shadow.retake(this.seen);
    this.floorIsStale = true;
  }

  private paint(material: ShaderMaterial, { surface }: Batch): void {
    if (surface.kind === "wood") {
      this.planks.show(material, this.picturesOf(surface.plank, surface.place));
      return;
    }
    const { color, metal, rough, detail } = lookOf(surface);
    material
      .setColor3("color", new Color3(...color))
      .setFloat("metal", metal)
      .setFloat("rough", rough)
      .setFloat("detail", detail);
  }
}

/**
 * The furniture once more as the lights see it: all of it one mesh of places alone, so that each light takes its
 * picture with one draw call, however many boards there are.
 */
class Casters {
  readonly mesh: Mesh;
  private positions = new Float32Array(0);

  constructor(scene: Scene) {
    this.mesh = new Mesh("casters", scene);
    this.mesh.alwaysSelectAsActiveMesh = true;
    // Lights are shown it by name; the eye never sees it.
    scene.removeMesh(this.mesh);
  }

  /** Becomes these geometries, whose vertices or triangles are others than before. */
  become(geometries: readonly Geometry[]): void {
    this.positions = new Float32Array(sum(geometries, ({ positions }) => positions.length));
    const indices = new Uint32Array(sum(geometries, (geometry) => geometry.indices.length));
    let [vertices, at] = [0, 0];
    for (const geometry of geometries) {
      for (const index of geometry.indices) indices[at++] = vertices + index;
      vertices += geometry.positions.length / 3;
    }
    this.collect(geometries);
    this.mesh.setVerticesData(VertexBuffer.PositionKind, this.positions, true, 3);
    this.mesh.setIndices(indices);
  }

  /** Follows the same geometries, whose vertices lie in other places. */
  follow(geometries: readonly Geometry[]): void {
    this.collect(geometries);
    this.mesh.getVertexBuffer(VertexBuffer.PositionKind)?.update(this.positions);
  }

  dispose(): void {
    this.mesh.dispose();
  }

  private collect(geometries: readonly Geometry[]): void {
    let at = 0;
    for (const { positions } of geometries) {
      this.positions.set(positions, at);
      at += positions.length;
    }
  }
}

function sum(geometries: readonly Geometry[], of: (geometry: Geometry) => number): number {
  return geometries.reduce((total, geometry) => total + of(geometry), 0);
}
