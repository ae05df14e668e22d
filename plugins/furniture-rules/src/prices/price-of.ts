import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import type { Price } from "./breakdown.js";
import { PRICES, type Prices } from "./constants.js";
import { framePrice, samplePrice } from "./frame.js";
import { benchPrice, stoolPrice } from "./seat.js";
import { shelfPrice } from "./shelf.js";
import { tableOfficePrice, tablePrice } from "./table.js";

/**
 * What a piece costs: whole EUR with VAT, and the lines that sum to it.
 * The configuration is one that `parseConfiguration` accepted for this kind.
 * @param prices the table to price with, the constants unless told otherwise
 */
export function priceOf(kind: Kind, configuration: Configuration, prices: Prices = PRICES): Price {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "table":
      return tablePrice(furniture.configuration, prices);
    case "tableOffice":
      return tableOfficePrice(furniture.configuration, prices);
    case "bench":
      return benchPrice(furniture.configuration, prices);
    case "stool":
      return stoolPrice(furniture.configuration, prices);
    case "shelf":
      return shelfPrice(furniture.configuration, prices);
    case "frame":
      return framePrice(furniture.configuration, prices);
    case "sample":
      return samplePrice(furniture.configuration, prices);
  }
}
