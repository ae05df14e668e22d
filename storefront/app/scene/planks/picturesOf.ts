import type { Kind } from "@planke46/furniture-rules";
import type { PlankPictures } from "../renderer/planks.ts";
import face09 from "./09.avif?url";
import end09 from "./09.end.avif?url";
import normal09 from "./09.normal.avif?url";
import face10 from "./10.avif?url";
import end10 from "./10.end.avif?url";
import normal10 from "./10.normal.avif?url";
import face19 from "./19.avif?url";
import end19 from "./19.end.avif?url";
import normal19 from "./19.normal.avif?url";
import face32 from "./32.avif?url";
import end32 from "./32.end.avif?url";
import normal32 from "./32.normal.avif?url";
import face33 from "./33.avif?url";
import end33 from "./33.end.avif?url";
import normal33 from "./33.normal.avif?url";
import face36 from "./36.avif?url";
import end36 from "./36.end.avif?url";
import normal36 from "./36.normal.avif?url";
import face45 from "./45.avif?url";
import end45 from "./45.end.avif?url";
import normal45 from "./45.normal.avif?url";
import face46 from "./46.avif?url";
import end46 from "./46.end.avif?url";
import normal46 from "./46.normal.avif?url";

/** What a board shows: the plank that was picked for it, or one as the workshop picks them. */
export function picturesOf(kind: Kind, plank: string | null, place: number): PlankPictures {
  return plank === null ? workshopPlank(place) : stockPictures(kind, plank);
}

/** Addresses of the pictures of a plank of the stock, at the size the scene shows them. */
function stockPictures(kind: Kind, plank: string): PlankPictures {
  const folder = `/stock/${kind}/${encodeURIComponent(plank)}`;
  return { face: `${folder}/face`, normal: `${folder}/relief`, end: `${folder}/end` };
}

const PLANKS: readonly [PlankPictures, ...PlankPictures[]] = [
  { face: face19, normal: normal19, end: end19 },
  { face: face09, normal: normal09, end: end09 },
  { face: face33, normal: normal33, end: end33 },
  { face: face46, normal: normal46, end: end46 },
  { face: face10, normal: normal10, end: end10 },
  { face: face36, normal: normal36, end: end36 },
  { face: face45, normal: normal45, end: end45 },
  { face: face32, normal: normal32, end: end32 },
];

/** A plank as the workshop picks them, by the board's number: neighbours differ. */
export function workshopPlank(place: number): PlankPictures {
  return PLANKS[place % PLANKS.length] ?? PLANKS[0];
}
