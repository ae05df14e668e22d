import { VertexBuffer } from "@babylonjs/core/Buffers/buffer.js";
import { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import type { Scene } from "@babylonjs/core/scene.js";
import type { Geometry } from "../geometry/writer.ts";

/**
 * The furniture once more as the lights see it: all of it one mesh of places alone, so that each light takes its
 * picture with one draw call, however many boards there are.
 */
export class Casters {
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
