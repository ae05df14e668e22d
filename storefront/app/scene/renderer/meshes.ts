import { VertexBuffer } from "@babylonjs/core/Buffers/buffer.js";
import type { ShaderMaterial } from "@babylonjs/core/Materials/shaderMaterial.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Batch, Description } from "../description/solid.ts";
import { geometryOf, moveVertices, sameShape } from "../geometry/geometryOf.ts";
import type { Geometry } from "../geometry/writer.ts";

interface Drawn {
  mesh: Mesh;
  /** What the graphics card has, kept to be written over. */
  geometry: Geometry;
  batch: Batch;
  /** The surface as text, to be compared. */
  surface: string;
}

/** What gives a batch its surface; called when a mesh is new and when its surface has changed. */
export interface Painter {
  make(batch: Batch): ShaderMaterial;
  repaint(material: ShaderMaterial, batch: Batch): void;
}

/** How far an update has reached: meshes of other sizes or numbers, vertices in other places, or nothing of both. */
export type Reach = "shapes" | "places" | "none";

/** The meshes of a scene, kept in step with its description: a change of size moves vertices and keeps the meshes. */
export class Meshes {
  private readonly drawn = new Map<string, Drawn>();

  constructor(
    private readonly scene: Scene,
    private readonly painter: Painter,
  ) {}

  get all(): Mesh[] {
    return [...this.drawn.values()].map(({ mesh }) => mesh);
  }

  /** What the meshes are made of, in their order. */
  get geometries(): Geometry[] {
    return [...this.drawn.values()].map(({ geometry }) => geometry);
  }

  byId(id: string): Mesh | undefined {
    return this.drawn.get(id)?.mesh;
  }

  update({ batches }: Description): Reach {
    const wanted = new Set(batches.map(({ id }) => id));
    let reach: Reach = "none";
    for (const [id, { mesh }] of this.drawn) {
      if (wanted.has(id)) continue;
      discard(mesh);
      this.drawn.delete(id);
      reach = "shapes";
    }
    for (const batch of batches) {
      const known = this.drawn.get(batch.id);
      if (!known) this.add(batch);
      const own = known ? this.change(known, batch) : "shapes";
      if (own === "shapes" || reach === "none") reach = own;
    }
    return reach;
  }

  dispose(): void {
    for (const { mesh } of this.drawn.values()) discard(mesh);
    this.drawn.clear();
  }

  private add(batch: Batch): void {
    const mesh = new Mesh(batch.id, this.scene);
    mesh.alwaysSelectAsActiveMesh = true;
    mesh.material = this.painter.make(batch);
    const geometry = geometryOf(batch);
    fill(mesh, geometry);
    this.drawn.set(batch.id, { mesh, geometry, batch, surface: JSON.stringify(batch.surface) });
  }

  private change(known: Drawn, batch: Batch): Reach {
    const surface = JSON.stringify(batch.surface);
    if (known.surface !== surface) this.painter.repaint(known.mesh.material as ShaderMaterial, batch);
    known.surface = surface;
    const before = known.batch.solids;
    known.batch = batch;
    if (!sameShape(before, batch.solids)) {
      known.geometry = geometryOf(batch);
      fill(known.mesh, known.geometry);
      return "shapes";
    }
    if (!moveVertices(known.geometry, before, batch.solids)) return "none";
    upload(known.mesh, known.geometry);
    return "places";
  }
}

/** With its own material, but not with the pictures on it: other boards show them too, and this one may come back. */
function discard(mesh: Mesh): void {
  mesh.material?.dispose();
  mesh.dispose();
}

/** Gives a mesh all its corners and triangles. */
export function fill(mesh: Mesh, { positions, normals, uvs, ends, indices }: Geometry): void {
  mesh.setVerticesData(VertexBuffer.PositionKind, positions, true, 3);
  mesh.setVerticesData(VertexBuffer.NormalKind, normals, true, 3);
  mesh.setVerticesData(VertexBuffer.UVKind, uvs, true, 2);
  mesh.setVerticesData(VertexBuffer.UV2Kind, ends, false, 2);
  mesh.setIndices(indices);
}

/**
 * Moves the same vertices to new positions without allocating memory here or on the graphics card. It writes straight
 * into the buffers, because the mesh's own update also computes unused bounds and binds its buffers again.
 */
function upload(mesh: Mesh, { positions, normals, uvs }: Geometry): void {
  mesh.getVertexBuffer(VertexBuffer.PositionKind)?.update(positions);
  mesh.getVertexBuffer(VertexBuffer.NormalKind)?.update(normals);
  mesh.getVertexBuffer(VertexBuffer.UVKind)?.update(uvs);
}
