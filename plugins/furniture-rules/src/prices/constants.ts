/**
 * Every money constant of the shop, in EUR with German VAT (19 %) included: version 0 of the prices. Change a constant
 * here and nowhere else: server, browser, tests and cart read this table, with what staff have overridden laid over it.
 * Placed orders keep the price frozen on them.
 */
export const PRICES = {
  /** Turns the workshop's cost into the price. */
  multiplier: 1.3,
  table: {
    base: 599,
    perCm: 2.5,
    lengthIncluded: 100,
    widthIncluded: 50,
    heightIncluded: 45,
    perPlank: 75,
    planksIncluded: 2,
    /** From here on added after the multiplier. */
    frame: { open: 0, closed: 75, diagonal: 125 },
    tableTop: { single: 0, solid: 150 },
    choosePlanks: 30,
    ownColor: 100,
    individual: 30,
  },
  tableOffice: { base: 1399 },
  bench: {
    base: 399,
    perCm: 2.5,
    lengthIncluded: 100,
    frame: { simple: 0, massive: 50 },
    choosePlanks: 25,
    ownColor: 100,
    individual: 20,
  },
  stool: {
    base: 149,
    perCm: 2.5,
    heightIncluded: 45,
    frame: { simple: 0, massive: 50 },
    choosePlanks: 25,
    ownColor: 100,
    individual: 10,
  },
  shelf: {
    /** Per piece, whatever its size. */
    piece: 200,
    /** On material and size. */
    overhead: 1.1,
    /** On the material alone. */
    material: 1.19,
    base: 250,
    perCm: 2.5,
    widthIncluded: 60,
    heightIncluded: 50,
    perPlank: 70,
    planksIncluded: 2,
    perPillar: 100,
    pillarsIncluded: 2,
    /** Per cm of the longer side. */
    perLongestCm: 1,
    /** From here on added after the multiplier. */
    frame: { open: 0, closed: 75, diagonal: 125 },
    choosePlanks: 30,
  },
  frame: {
    base: 40,
    /** A side grows the cost by one EUR for each 1.5 cm beyond the included ones. */
    cmPerEuro: 1.5,
    sideIncluded: 20,
    filling: { none: 1, passepartout: 1.2, blackboard: 1.3, whiteboard: 1.4, mirror: 1.5 },
  },
  sample: { base: 5 },
  cart: {
    /** Share taken off every line but the most expensive one. */
    multiItemDiscount: 0.1,
    /** Deduction on pick-up: the first tier whose `below` the goods stay under, else `pickupAboveTiers`. */
    pickupTiers: [
      { below: 250, amount: 35 },
      { below: 500, amount: 50 },
    ],
    pickupAboveTiers: 75,
    expressBuild: 65,
    /** The phone and voucher fields show above this total. */
    contactExtrasAbove: 20,
  },
} as const;

/** Any numbers in the shape of the table. */
type Widened<Table> = Table extends number
  ? number
  : Table extends readonly (infer Row)[]
    ? readonly Widened<Row>[]
    : { readonly [Name in keyof Table]: Widened<Table[Name]> };

/** A price table: `PRICES`, or `PRICES` with what staff have overridden (see `priceTable`). */
export type Prices = Widened<typeof PRICES>;
