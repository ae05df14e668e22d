import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import { deskParts } from "./desk.js";
import type { Part } from "./part.js";
import { pictureFrameParts } from "./picture-frame.js";
import { sampleParts } from "./sample.js";
import { seatParts } from "./seat.js";
import { shelfParts } from "./shelf.js";
import { tableParts } from "./table.js";

/**
 * Every board and steel part of a piece with size and place in cm, ready for a scene, a drawing or a cut list.
 * The outer bounds of the parts are the configured measures; x is centred, the floor is y = 0.
 */
export function partsOf(kind: Kind, configuration: Configuration): Part[] {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "table":
      return tableParts(furniture.configuration);
    case "tableOffice":
      return deskParts(furniture.configuration);
    case "bench":
    case "stool":
      return seatParts(furniture.configuration);
    case "shelf":
      return shelfParts(furniture.configuration);
    case "frame":
      return pictureFrameParts(furniture.configuration);
    case "sample":
      return sampleParts(furniture.configuration);
  }
}
