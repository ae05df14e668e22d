import type { Kind } from "@planke46/furniture-rules";
import type { PlankPictures } from "../renderer/planks.ts";

/** Addresses of the pictures of a plank of the stock, at the size the scene shows them. */
export function stockPictures(kind: Kind, plank: string): PlankPictures {
  const folder = `/stock/${kind}/${encodeURIComponent(plank)}`;
  return { face: `${folder}/face`, normal: `${folder}/relief`, end: `${folder}/end` };
}
