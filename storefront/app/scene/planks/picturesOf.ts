import type { Kind } from "@planke46/furniture-rules";
import type { PlankPictures } from "../renderer/planks.ts";
import { stockPictures } from "./stockPictures.ts";
import { workshopPlank } from "./workshop.ts";

/** What a board shows: the plank that was picked for it, or one as the workshop picks them. */
export function picturesOf(kind: Kind, plank: string | null, place: number): PlankPictures {
  return plank === null ? workshopPlank(place) : stockPictures(kind, plank);
}
