import { Color3 } from "@babylonjs/core/Maths/math.color.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Companion, Part } from "@planke46/furniture-rules";
import type { Look } from "../description/looks.ts";
import type { Geometry } from "../geometry/writer.ts";
import { PERSON } from "../scale/person.ts";
import { COFFEE, CUP, placeOf } from "../scale/place.ts";
import { sweep } from "../scale/sweep.ts";
import { DETAIL } from "../shaders/plain.ts";
import type { Materials } from "./materials.ts";
import { fill } from "./meshes.ts";

/** A person or cup beside the furniture while the shopper compares sizes. Exported models do not contain it. */
export class Companions {
  shown: Companion | null = null;
  private meshes: Mesh[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly materials: Materials,
  ) {}

  get all(): readonly Mesh[] {
    return this.meshes;
  }

  /** Null takes it away. */
  become(companion: Companion | null): void {
    this.dispose();
    this.shown = companion;
    if (companion) this.meshes = shapesOf(companion).map((shape) => this.mesh(shape));
  }

  /** Puts it where it belongs with these parts. */
  place(parts: readonly Part[]): void {
    if (!this.shown) return;
    const { x, y, z } = placeOf(this.shown, parts);
    for (const mesh of this.meshes) mesh.position.set(x, y, z);
  }

  dispose(): void {
    for (const mesh of this.meshes) mesh.dispose(false, true);
    this.meshes = [];
  }

  private mesh({ look, geometry }: ReturnType<typeof shapesOf>[number]): Mesh {
    const mesh = new Mesh("companion", this.scene);
    mesh.alwaysSelectAsActiveMesh = true;
    const material = this.materials.plain();
    material
      .setColor3("color", new Color3(...look.color))
      .setFloat("metal", look.metal)
      .setFloat("rough", look.rough)
      .setFloat("detail", look.detail);
    material.backFaceCulling = false;
    mesh.material = material;
    fill(mesh, geometry);
    return mesh;
  }
}

/** A mesh of a companion; its geometry stands over the origin. */
interface Shape {
  look: Look;
  geometry: Geometry;
}

const ENAMEL: Look = { color: [0.78, 0.77, 0.73], metal: 0, rough: 0.22, detail: DETAIL.none };
const DRINK: Look = { color: [0.02, 0.009, 0.004], metal: 0, rough: 0.12, detail: DETAIL.none };
const PLASTER: Look = { color: [0.5, 0.46, 0.4], metal: 0, rough: 0.9, detail: DETAIL.paper };

/** Its meshes. */
function shapesOf(companion: Companion): Shape[] {
  return companion === "person"
    ? [{ look: PLASTER, geometry: sweep(PERSON) }]
    : [
        { look: ENAMEL, geometry: sweep(CUP) },
        { look: DRINK, geometry: sweep(COFFEE) },
      ];
}
