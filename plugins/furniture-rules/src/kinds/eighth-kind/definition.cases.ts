// A kind the shop does not sell: what a shop with other furniture writes for one more kind.
import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import type { Color, PlankChoice } from "../../configuration/types.js";
import { bar } from "../../parts/bar.js";
import { type Part, UNTURNED } from "../../parts/part.js";
import { TOP } from "../../parts/top.js";
import { beyond, bill, times } from "../../prices/breakdown.js";
import { product } from "../../prices/exact.js";
import { BASE_PRICE, FEE, PER_CM } from "../../prices/rows.js";
import { type Definition, hasOwnTouch } from "../definition.js";

export const HAT_SHELVES = ["without", "with"] as const;

export interface CoatRackConfiguration extends PlankChoice {
  dimensions: { width: number };
  hooks: number;
  hatShelf: (typeof HAT_SHELVES)[number];
  color: Color;
}

export const COAT_RACK_BOUNDS = { width: { min: 40, max: 220 }, hooks: { min: 2, max: 12 } } as const;
const PRICES = {
  base: 60,
  perCm: 0.5,
  widthIncluded: 40,
  perHook: 8,
  hooksIncluded: 2,
  hatShelf: 35,
} as const;
/** Height of the plank as it hangs, and a hook of flat steel, cm. */
const PLANK = 20;
const HOOK = { breadth: 3, depth: 1, length: 12 } as const;

/** What a shopper begins with. */
export function firstCoatRack(): CoatRackConfiguration {
  return {
    dimensions: { width: 80 },
    hooks: 4,
    hatShelf: "without",
    color: firstColor(),
    ...workshopPicks(),
  };
}

/** One plank on the wall, its hooks at even distances, and above it a board for hats. */
function coatRackParts({ dimensions, hooks, hatShelf, color, planks }: CoatRackConfiguration): Part[] {
  const { width } = dimensions;
  const plank: Part = {
    id: "board-1",
    role: "board",
    material: "plank",
    shape: "solid",
    along: "x",
    size: { x: width, y: PLANK, z: TOP.thickness },
    position: { x: 0, y: PLANK / 2, z: 0 },
    rotation: UNTURNED,
    plank: { position: 0, id: planks[0] ?? null },
  };
  const hook = (index: number): Part => {
    const x = (width * (index + 0.5)) / hooks - width / 2;
    const front = TOP.thickness / 2;
    return bar({
      id: `hook-${index + 1}`,
      role: "beam",
      along: "y",
      wall: HOOK.depth / 4,
      color: color.hex,
      from: { x: x - HOOK.breadth / 2, y: 2, z: front },
      to: { x: x + HOOK.breadth / 2, y: 2 + HOOK.length, z: front + HOOK.depth },
    });
  };
  const shelf: Part = {
    ...plank,
    id: "board-2",
    size: { x: width, y: TOP.thickness, z: PLANK },
    position: { x: 0, y: PLANK + TOP.thickness / 2, z: (PLANK - TOP.thickness) / 2 },
  };
  delete shelf.plank;
  const boards = hatShelf === "with" ? [plank, shelf] : [plank];
  return [...boards, ...Array.from({ length: hooks }, (_, index) => hook(index))];
}

export const coatRack = {
  name: { de: "Garderobe", en: "Coat rack" },
  typeNumber: "P46-GA-1",
  product: { handle: "coat-rack", description: "Garderobe aus einer Gerüstplanke." },
  bounds: COAT_RACK_BOUNDS,
  presets: null,
  sizeNames: null,
  adjustable: null,
  fields: [
    { field: "size", sides: ["width"] },
    { field: "whole", name: "hooks", label: { de: "Haken", en: "Hooks" }, bounds: COAT_RACK_BOUNDS.hooks },
    {
      field: "ownChoice",
      name: "hatShelf",
      label: { de: "Hutablage", en: "Hat shelf" },
      options: [
        {
          value: "without",
          label: { de: "ohne", en: "without" },
          said: { de: "ohne Hutablage", en: "without hat shelf" },
          hint: { de: "Nur die Planke mit ihren Haken.", en: "The plank and its hooks alone." },
        },
        {
          value: "with",
          label: { de: "mit", en: "with" },
          said: { de: "mit Hutablage", en: "with hat shelf" },
          hint: { de: "Ein Brett über den Haken.", en: "A board above the hooks." },
        },
      ],
    },
    { field: "color" },
    { field: "planks" },
  ],
  planks: { place: 6, width: 28 },
  defaults: firstCoatRack,
  plankCount: () => 1,
  parts: coatRackParts,
  prices: PRICES,
  priceRows: [
    BASE_PRICE,
    ["perCm", PER_CM, "Je weiterem cm Breite"],
    ["perHook", FEE, "Je weiterem Haken"],
    ["hatShelf", FEE, "Hutablage"],
  ],
  price: ({ dimensions, hooks, hatShelf }, prices, multiplier) =>
    bill(
      times(multiplier, [
        { code: "base", label: "Grundpreis Garderobe", amount: prices.base },
        {
          code: "width",
          label: "Breite",
          amount: product(prices.perCm, beyond(dimensions.width, prices.widthIncluded)),
        },
        {
          code: "hooks",
          label: "Weitere Haken",
          amount: product(prices.perHook, beyond(hooks, prices.hooksIncluded)),
        },
        { code: "hatShelf", label: "Hutablage", amount: hatShelf === "with" ? prices.hatShelf : 0 },
      ]),
    ),
  madeToMeasure: (piece) => piece.dimensions.width !== 80 || hasOwnTouch(piece),
  camera: { alpha: 2.05, beta: 1.5 },
  beside: "person",
  making: "steel",
  assembly: "hang",
  facts: () => ({}),
} as const satisfies Definition<CoatRackConfiguration, typeof PRICES>;
