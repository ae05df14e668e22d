/** What a number of the price table counts. `share` is a part of one: 0.1 are 10 %. */
export type PriceUnit = "eur" | "eurPerCm" | "cmPerEur" | "factor" | "share";

/** What a number of the price table may become when staff override it. */
export interface PriceBounds {
  unit: PriceUnit;
  min: number;
  max: number;
  /** Most decimal places; 0 where the cart books the number as it is. */
  decimals: number;
}

/** One number staff may override: its path below its group, and what staff call it, in German. */
export type PriceRow = readonly [name: string, bounds: PriceBounds, label: string];

/** Any numbers in the shape of a table of constants. */
export type Widened<Table> = Table extends number
  ? number
  : Table extends readonly (infer Row)[]
    ? readonly Widened<Row>[]
    : { readonly [Name in keyof Table]: Widened<Table[Name]> };

export const BASE: PriceBounds = { unit: "eur", min: 1, max: 10_000, decimals: 2 };
export const FEE: PriceBounds = { unit: "eur", min: 0, max: 1000, decimals: 2 };
export const PER_CM: PriceBounds = { unit: "eurPerCm", min: 0, max: 50, decimals: 2 };
/** Never below 1: a filling or an overhead does not make a piece cheaper. */
export const SURCHARGE: PriceBounds = { unit: "factor", min: 1, max: 5, decimals: 3 };

export const BASE_PRICE: PriceRow = ["base", BASE, "Grundpreis"];
export const CLOSED: PriceRow = ["frame.closed", FEE, "Gestell geschlossen"];
export const DIAGONAL: PriceRow = ["frame.diagonal", FEE, "Gestell diagonal"];
export const CHOOSE_PLANKS: PriceRow = ["choosePlanks", FEE, "Planken selbst aussuchen"];
export const OWN_COLOR: PriceRow = ["ownColor", FEE, "Eigene Farbe"];
export const INDIVIDUAL: PriceRow = ["individual", FEE, "Individuelle Maße"];
