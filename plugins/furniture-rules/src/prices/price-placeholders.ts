/**
 * The words in braces that stand for a price in a text of the shop, each with the path of its number in `PRICES`. Only what a shopper is
 * charged as it stands in the table: on benches and stools the multiplier comes on top, so no surcharge of theirs is here.
 */
export const PRICE_PLACEHOLDERS = {
  Expresspreis: "cart.expressBuild",
  Musterpreis: "sample.base",
  Mengenrabatt: "cart.multiItemDiscount",
  Abholgrenze_1: "cart.pickupTiers.0.below",
  Abholgrenze_2: "cart.pickupTiers.1.below",
  Abholabzug_1: "cart.pickupTiers.0.amount",
  Abholabzug_2: "cart.pickupTiers.1.amount",
  Abholabzug_3: "cart.pickupAboveTiers",
  Aufpreis_Tisch_geschlossen: "table.frame.closed",
  Aufpreis_Tisch_diagonal: "table.frame.diagonal",
  Aufpreis_Tisch_durchgehend: "table.tableTop.solid",
  Aufpreis_Tisch_Planken: "table.choosePlanks",
  Aufpreis_Tisch_Farbe: "table.ownColor",
  Aufpreis_Tisch_Maße: "table.individual",
  Aufpreis_Regal_geschlossen: "shelf.frame.closed",
  Aufpreis_Regal_diagonal: "shelf.frame.diagonal",
  Aufpreis_Regal_Planken: "shelf.choosePlanks",
} as const;

/** A word in braces that stands for a price. */
export type PricePlaceholder = keyof typeof PRICE_PLACEHOLDERS;
