import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import { partsOf } from "../parts/parts-of.js";
import { seatLoad, shelfBoardLoad } from "./load.js";
import { type Assembly, assemblyOf, parcelOf } from "./parcel.js";
import {
  formatsIn,
  frameOpening,
  frameRebate,
  holdsPicture,
  type PictureFormat,
  type Sheet,
} from "./picture.js";
import { benchSeats, type TableSeats, tableSeats } from "./seats.js";
import { saidWeight, weightOf } from "./weight.js";

/** What one wants to know of a piece before it stands at home. The page, search engines and the workshop read the same. */
export interface Facts {
  /** kg, rounded as one says it. */
  weight: number;
  /** cm, longest first. */
  parcel: [number, number, number];
  assembly: Assembly;
  tableSeats?: TableSeats;
  benchSeats?: number;
  /** kg, evenly spread: on each board of a shelf, or on the whole seat. */
  boardLoad?: number;
  seatLoad?: number;
  picture?: {
    /** What is seen, cm. */
    opening: Sheet;
    /** The largest sheet that goes in, cm; null where there is no picture to go in. */
    rebate: Sheet | null;
    formats: PictureFormat[];
  };
}

/** Facts of a piece, from its configuration and parts list alone. */
export function factsOf(kind: Kind, configuration: Configuration): Facts {
  return {
    weight: saidWeight(weightOf(partsOf(kind, configuration))),
    parcel: parcelOf(kind, configuration),
    assembly: assemblyOf(kind),
    ...ownFacts({ kind, configuration } as Furniture),
  };
}

function ownFacts({ kind, configuration }: Furniture): Partial<Facts> {
  switch (kind) {
    case "table": {
      const seats = tableSeats(configuration);
      return seats ? { tableSeats: seats } : {};
    }
    case "bench":
      return { benchSeats: benchSeats(configuration), seatLoad: seatLoad(kind, configuration) };
    case "stool":
      return { seatLoad: seatLoad(kind, configuration) };
    case "shelf":
      return { boardLoad: shelfBoardLoad(configuration) };
    case "frame": {
      const rebate = holdsPicture(configuration.filling) ? frameRebate(configuration) : null;
      return { picture: { opening: frameOpening(configuration), rebate, formats: formatsIn(configuration) } };
    }
    default:
      return {};
  }
}
