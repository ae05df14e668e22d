import { normalMap } from "../camera/normal-map";
import { type Picture, takePicture } from "../camera/picture";
import { type Entry, WIDTH } from "../stock/entry";
import { trunkPlan } from "../stock/trunk-plan";
import { growTrunk } from "../trunk/trunk";
import { paintEndGrain } from "./end-grain";
import { paintFace } from "./paint-board";

/** Points per cm of each picture. */
export const SCALE = { face: 15, normals: 7.5, end: 20 } as const;

export interface BoardPictures {
  face: Picture;
  normals: Picture;
  end: Picture;
}

/** Grows, cuts, weathers and photographs one board. The same entry gives the same pictures. */
export function makeBoard(entry: Entry, length = entry.length, width = WIDTH[entry.list]): BoardPictures {
  const seed = `${entry.name}/${entry.seed ?? 1}`;
  const trunk = growTrunk(seed, trunkPlan(entry, seed, width), length);
  const face = paintFace(trunk, entry, seed, { length, width });
  return {
    face: takePicture(face, SCALE.face),
    normals: normalMap(face, SCALE.normals),
    end: takePicture(paintEndGrain(trunk, entry, seed, width), SCALE.end),
  };
}
