import { STANDARD_COLORS } from "../colors/standard.js";
import type { Kind } from "../kinds.js";
import { PRESETS } from "./presets.js";
import type { Color, ConfigurationOf, PlankChoice } from "./types.js";

const color = (): Color => ({ chooseOwnColor: false, hex: STANDARD_COLORS[0].hex });
const workshopPicks = (): PlankChoice => ({ choosePlanks: false, planks: [] });

/** What a shopper meets on opening a configurator. Source: the specification's defaults. */
const DEFAULTS: { readonly [K in Kind]: () => ConfigurationOf<K> } = {
  table: () => ({
    dimensions: { chosen: "individual", length: 220, width: 80, height: 75 },
    tableTop: "single",
    frameType: "open",
    color: color(),
    ...workshopPicks(),
  }),
  tableOffice: () => ({ color: color(), ...workshopPicks() }),
  bench: () => ({
    dimensions: { chosen: "individual", length: 220, width: 40, height: 45 },
    frameType: "simple",
    color: color(),
    ...workshopPicks(),
  }),
  stool: () => ({
    dimensions: { chosen: "normal", ...PRESETS.stool.normal },
    frameType: "simple",
    color: color(),
    ...workshopPicks(),
  }),
  shelf: () => ({
    dimensions: { width: 200, depth: 30, height: 200 },
    numberOfPlanks: 6,
    numberOfPillars: 3,
    frameType: "open",
    color: color(),
    ...workshopPicks(),
  }),
  frame: () => ({ dimensions: { width: 20, height: 20 }, filling: "none", passepartoutColor: "#FFFFFF" }),
  sample: () => ({ color: color() }),
};

/** A fresh copy of the default configuration of a kind. */
export function defaultConfiguration<K extends Kind>(kind: K): ConfigurationOf<K> {
  return DEFAULTS[kind]();
}
