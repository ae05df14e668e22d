import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import type { Price } from "./breakdown.js";
import { framePrice, samplePrice } from "./frame.js";
import { benchPrice, stoolPrice } from "./seat.js";
import { shelfPrice } from "./shelf.js";
import { tableOfficePrice, tablePrice } from "./table.js";

/**
 * What a piece costs: whole EUR with VAT, and the lines that sum to it.
 * The configuration is one that `parseConfiguration` accepted for this kind.
 */
export function priceOf(kind: Kind, configuration: Configuration): Price {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "table":
      return tablePrice(furniture.configuration);
    case "tableOffice":
      return tableOfficePrice(furniture.configuration);
    case "bench":
      return benchPrice(furniture.configuration);
    case "stool":
      return stoolPrice(furniture.configuration);
    case "shelf":
      return shelfPrice(furniture.configuration);
    case "frame":
      return framePrice(furniture.configuration);
    case "sample":
      return samplePrice(furniture.configuration);
  }
}
