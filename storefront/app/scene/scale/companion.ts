import type { Companion } from "@planke46/furniture-rules";
import type { Look } from "../description/looks.ts";
import type { Geometry } from "../geometry/writer.ts";
import { DETAIL } from "../shaders/plain.ts";
import { COFFEE, CUP } from "./cup.ts";
import { PERSON } from "./person.ts";
import { sweep } from "./sweep.ts";

/** A mesh of a companion; its geometry stands over the origin. */
interface Shape {
  look: Look;
  geometry: Geometry;
}

const ENAMEL: Look = { color: [0.78, 0.77, 0.73], metal: 0, rough: 0.22, detail: DETAIL.none };
const DRINK: Look = { color: [0.02, 0.009, 0.004], metal: 0, rough: 0.12, detail: DETAIL.none };
const PLASTER: Look = { color: [0.5, 0.46, 0.4], metal: 0, rough: 0.9, detail: DETAIL.paper };

/** Its meshes. */
export function shapesOf(companion: Companion): Shape[] {
  return companion === "person"
    ? [{ look: PLASTER, geometry: sweep(PERSON) }]
    : [
        { look: ENAMEL, geometry: sweep(CUP) },
        { look: DRINK, geometry: sweep(COFFEE) },
      ];
}
