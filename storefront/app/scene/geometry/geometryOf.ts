import type { Vector } from "@planke46/furniture-rules";
import type { Batch, Solid } from "../description/solid.ts";
import { countsOf, extrude, ringsOf, triangulate } from "./extrude.ts";
import { emptyGeometry, type Geometry, Writer } from "./writer.ts";

/** All solids of a batch as one mesh. */
export function geometryOf({ solids }: Batch): Geometry {
  const rings = solids.map(ringsOf);
  const counts = rings.map(countsOf);
  const geometry = emptyGeometry(
    counts.reduce((sum, { vertices }) => sum + vertices, 0),
    counts.reduce((sum, { triangles }) => sum + triangles, 0),
  );
  const writer = new Writer(geometry);
  let at = 0;
  for (const [index, solid] of solids.entries()) {
    at = triangulate(rings[index] ?? 2, writer.vertex, geometry.indices, at);
    extrude(solid, writer);
  }
  return geometry;
}

/** Whether one mesh can show either list of solids by moving its vertices. */
export function sameShape(some: readonly Solid[], others: readonly Solid[]): boolean {
  return (
    some.length === others.length &&
    some.every((solid, index) => {
      const other = others[index];
      return other !== undefined && ringsOf(solid) === ringsOf(other);
    })
  );
}

/**
 * Moves the vertices of a batch, in place, from where they are to where its solids are now: only of those solids that
 * have changed. Both lists are of the same shape. Answers whether anything has moved.
 */
export function moveVertices(geometry: Geometry, from: readonly Solid[], to: readonly Solid[]): boolean {
  const writer = new Writer(geometry);
  let moved = false;
  for (const [index, solid] of to.entries()) {
    const before = from[index];
    if (before && sameSolid(before, solid)) {
      writer.vertex += countsOf(ringsOf(solid)).vertices;
    } else {
      extrude(solid, writer);
      moved = true;
    }
  }
  return moved;
}

/** Whether two solids look the same: everything but their names. */
function sameSolid(one: Solid, other: Solid): boolean {
  return (
    one.along === other.along &&
    sameVector(one.position, other.position) &&
    sameVector(one.size, other.size) &&
    sameVector(one.rotation, other.rotation) &&
    one.round === other.round &&
    one.chamfer === other.chamfer &&
    sameMitre(one.mitre, other.mitre) &&
    sameCut(one.sawn, other.sawn)
  );
}

function sameVector(one: Vector, other: Vector): boolean {
  return one.x === other.x && one.y === other.y && one.z === other.z;
}

function sameMitre(one: Solid["mitre"], other: Solid["mitre"]): boolean {
  return (
    one === other ||
    (one?.across === other?.across && one?.upper === other?.upper && one?.lower === other?.lower)
  );
}

function sameCut(one: Solid["sawn"], other: Solid["sawn"]): boolean {
  return (
    one === other ||
    (one?.along === other?.along &&
      one?.across === other?.across &&
      one?.plankLength === other?.plankLength &&
      one?.plankWidth === other?.plankWidth)
  );
}
