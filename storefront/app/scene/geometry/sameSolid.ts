import type { Vector } from "@planke46/furniture-rules";
import type { Solid } from "../description/solid.ts";

/** Whether two solids look the same: everything but their names. */
export function sameSolid(one: Solid, other: Solid): boolean {
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
