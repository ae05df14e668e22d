import type { Kind, Language } from "../kinds.js";
import { PRICES, type Prices } from "./constants.js";

/** What a number of the price table counts. `share` is a part of one: 0.1 are 10 %. */
export type PriceUnit = "eur" | "eurPerCm" | "cmPerEur" | "factor" | "share";

/** Where a field belongs: to every kind, to one, or to the cart. */
export type PriceGroup = "all" | Kind | "cart";

/** One number of the price table that staff may override, with what it may become. */
export interface PriceField {
  /** Path into `PRICES`, joined by dots: "table.frame.closed". */
  path: string;
  group: PriceGroup;
  unit: PriceUnit;
  min: number;
  max: number;
  /** Most decimal places; 0 where the cart books the number as it is. */
  decimals: number;
  label: Readonly<Record<Language, string>>;
}

interface Bounds {
  unit: PriceUnit;
  min: number;
  max: number;
  decimals: number;
}

const BASE: Bounds = { unit: "eur", min: 1, max: 10_000, decimals: 2 };
const FEE: Bounds = { unit: "eur", min: 0, max: 1000, decimals: 2 };
const WHOLE_FEE: Bounds = { ...FEE, decimals: 0 };
const PER_CM: Bounds = { unit: "eurPerCm", min: 0, max: 50, decimals: 2 };
/** Never below 1: a filling or an overhead does not make a piece cheaper. */
const SURCHARGE: Bounds = { unit: "factor", min: 1, max: 5, decimals: 3 };

type Row = readonly [name: string, bounds: Bounds, de: string, en: string];

const CLOSED: Row = ["frame.closed", FEE, "Gestell geschlossen", "Closed frame"];
const DIAGONAL: Row = ["frame.diagonal", FEE, "Gestell diagonal", "Diagonal frame"];
const CHOOSE_PLANKS: Row = ["choosePlanks", FEE, "Planken selbst aussuchen", "Picking planks"];
const OWN_COLOR: Row = ["ownColor", FEE, "Eigene Farbe", "Own colour"];
const INDIVIDUAL: Row = ["individual", FEE, "Individuelle Maße", "Individual size"];
const BASE_PRICE: Row = ["base", BASE, "Grundpreis", "Base price"];
const SEAT: readonly Row[] = [
  BASE_PRICE,
  ["perCm", PER_CM, "Je weiterem cm", "Per further cm"],
  ["frame.massive", FEE, "Gestell massiv", "Heavy frame"],
  CHOOSE_PLANKS,
  OWN_COLOR,
  INDIVIDUAL,
];

const ROWS: Readonly<Record<Exclude<PriceGroup, "all">, readonly Row[]>> = {
  table: [
    BASE_PRICE,
    ["perCm", PER_CM, "Je weiterem cm Länge, Breite oder Höhe", "Per further cm of length, width or height"],
    ["perPlank", FEE, "Je weiterer Planke", "Per further plank"],
    CLOSED,
    DIAGONAL,
    ["tableTop.solid", FEE, "Durchgehende Tischplatte", "Solid table top"],
    CHOOSE_PLANKS,
    OWN_COLOR,
    INDIVIDUAL,
  ],
  tableOffice: [BASE_PRICE],
  bench: SEAT,
  stool: SEAT,
  shelf: [
    ["piece", BASE, "Pauschale je Regal", "Flat rate per shelf"],
    ["base", BASE, "Grundpreis Material", "Base price of the material"],
    ["material", SURCHARGE, "Faktor auf das Material", "Factor on the material"],
    ["overhead", SURCHARGE, "Faktor auf Material und längste Seite", "Factor on material and longest side"],
    ["perCm", PER_CM, "Je weiterem cm Breite oder Höhe", "Per further cm of width or height"],
    ["perPlank", FEE, "Je weiterem Boden", "Per further board"],
    ["perPillar", FEE, "Mittlere Stütze", "Middle pillar"],
    ["perLongestCm", PER_CM, "Je cm der längsten Seite", "Per cm of the longest side"],
    CLOSED,
    DIAGONAL,
    CHOOSE_PLANKS,
  ],
  frame: [
    BASE_PRICE,
    [
      "cmPerEuro",
      { unit: "cmPerEur", min: 0.1, max: 50, decimals: 2 },
      "Je Euro so viele weitere cm einer Seite",
      "Further cm of a side for one euro",
    ],
    ["filling.passepartout", SURCHARGE, "Faktor Passepartout", "Factor passepartout"],
    ["filling.blackboard", SURCHARGE, "Faktor Kreidetafel", "Factor blackboard"],
    ["filling.whiteboard", SURCHARGE, "Faktor Whiteboard", "Factor whiteboard"],
    ["filling.mirror", SURCHARGE, "Faktor Spiegel", "Factor mirror"],
  ],
  sample: [BASE_PRICE],
  cart: [
    ["expressBuild", WHOLE_FEE, "Expressbau", "Express build"],
    [
      "multiItemDiscount",
      { unit: "share", min: 0, max: 0.5, decimals: 4 },
      "Mengenrabatt, Anteil am Preis",
      "Multi-item discount, share of the price",
    ],
    [
      "pickupTiers.0.below",
      { ...WHOLE_FEE, min: 1, max: 10_000 },
      "Abholung, Stufe 1 gilt unter",
      "Pick-up, tier 1 holds below",
    ],
    ["pickupTiers.0.amount", WHOLE_FEE, "Abholung, Abzug der Stufe 1", "Pick-up, deduction of tier 1"],
    [
      "pickupTiers.1.below",
      { ...WHOLE_FEE, min: 1, max: 10_000 },
      "Abholung, Stufe 2 gilt unter",
      "Pick-up, tier 2 holds below",
    ],
    ["pickupTiers.1.amount", WHOLE_FEE, "Abholung, Abzug der Stufe 2", "Pick-up, deduction of tier 2"],
    ["pickupAboveTiers", WHOLE_FEE, "Abholung, Abzug darüber", "Pick-up, deduction above the tiers"],
  ],
};

function fieldsOf([group, rows]: [string, readonly Row[]]): PriceField[] {
  return rows.map(([name, bounds, de, en]) => ({
    path: `${group}.${name}`,
    group: group as PriceGroup,
    ...bounds,
    label: { de, en },
  }));
}

/** Every number staff may override, in the order a form shows them. Sizes that are included stay constants. */
export const PRICE_FIELDS: readonly PriceField[] = [
  {
    path: "multiplier",
    group: "all",
    unit: "factor",
    min: 0.5,
    max: 5,
    decimals: 4,
    label: { de: "Multiplikator aller Möbel", en: "Multiplier of all furniture" },
  },
  ...Object.entries(ROWS).flatMap(fieldsOf),
];

/** The number at a field's path of a price table. Throws a RangeError for a path that leads to none. */
export function priceAt(prices: Prices, path: string): number {
  let found: unknown = prices;
  for (const step of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found === "number") return found;
  throw new RangeError(`${path} is no number of the price table`);
}

/** What a field is without an override. */
export function constantOf({ path }: PriceField): number {
  return priceAt(PRICES, path);
}
