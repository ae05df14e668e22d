// What the tests build furniture from: any valid configuration of any kind.
import fc from "fast-check";
import {
  BENCH_SIZES,
  BOUNDS,
  type Configuration,
  type ConfigurationOf,
  defaultConfiguration,
  FILLINGS,
  FRAME_TYPES,
  type Kind,
  mostShelfBoards,
  mostShelfPillars,
  parseConfiguration,
  type Range,
  SEAT_FRAME_TYPES,
  STANDARD_COLORS,
  STOOL_SIZES,
  TABLE_SIZES,
  TABLE_TOPS,
} from "./index.js";

export interface FurnitureCase {
  kind: Kind;
  configuration: Configuration;
}

const within = ({ min, max }: Range) => fc.integer({ min, max });

const color = fc.oneof(
  fc.record({ chooseOwnColor: fc.boolean(), hex: fc.constantFrom(...STANDARD_COLORS.map(({ hex }) => hex)) }),
  fc.record({ chooseOwnColor: fc.constant(true), hex: fc.constantFrom("#8A1F2B", "#1E5945") }),
);

/** A preset by name alone, or individual numbers. */
function size(choices: readonly string[], bounds: Readonly<Record<"length" | "width" | "height", Range>>) {
  const individual = fc.record({
    chosen: fc.constant("individual"),
    length: within(bounds.length),
    width: within(bounds.width),
    height: within(bounds.height),
  });
  const presets = choices.filter((choice) => choice !== "individual").map((chosen) => ({ chosen }));
  return fc.oneof(individual, fc.constantFrom(...presets));
}

const choosePlanks = fc.boolean();
const seat = { color, choosePlanks, frameType: fc.constantFrom(...SEAT_FRAME_TYPES) };

const raw: { readonly [K in Kind]: fc.Arbitrary<object> } = {
  table: fc.record({
    dimensions: size(TABLE_SIZES, BOUNDS.table),
    tableTop: fc.constantFrom(...TABLE_TOPS),
    frameType: fc.constantFrom(...FRAME_TYPES),
    color,
    choosePlanks,
  }),
  tableOffice: fc.record({ color, choosePlanks }),
  bench: fc.record({ ...seat, dimensions: size(BENCH_SIZES, BOUNDS.bench) }),
  stool: fc.record({ ...seat, dimensions: size(STOOL_SIZES, BOUNDS.stool) }),
  shelf: fc
    .record({
      dimensions: fc.record({
        width: within(BOUNDS.shelf.width),
        depth: within(BOUNDS.shelf.depth),
        height: within(BOUNDS.shelf.height),
      }),
      frameType: fc.constantFrom(...FRAME_TYPES),
      color,
      choosePlanks,
    })
    .chain((shelf) =>
      fc.record({
        numberOfPlanks: within({ min: 2, max: mostShelfBoards(shelf.dimensions.height) }),
        numberOfPillars: within({ min: 2, max: mostShelfPillars(shelf.dimensions.width) }),
        ...Object.fromEntries(Object.entries(shelf).map(([name, value]) => [name, fc.constant(value)])),
      }),
    ),
  frame: fc.record({
    dimensions: fc.record({ width: within(BOUNDS.frame.width), height: within(BOUNDS.frame.height) }),
    filling: fc.constantFrom(...FILLINGS),
  }),
  sample: fc.record({ color }),
};

/** Any valid piece of the kinds given, all of them unless told otherwise. */
export function furniture(...kinds: Kind[]): fc.Arbitrary<FurnitureCase> {
  const chosen = kinds.length > 0 ? kinds : (Object.keys(raw) as Kind[]);
  return fc.constantFrom(...chosen).chain((kind) => raw[kind].map((given) => accepted(kind, given)));
}

function accepted(kind: Kind, given: object): FurnitureCase {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(`${kind} ${JSON.stringify(given)}: ${JSON.stringify(parsed.issues)}`);
  return { kind: parsed.kind, configuration: parsed.configuration };
}

/** An individual table of this size with the rest as usual. */
export function tableOf(
  dimensions: { length: number; width: number; height: number },
  rest: Partial<ConfigurationOf<"table">> = {},
): ConfigurationOf<"table"> {
  return { ...defaultConfiguration("table"), ...rest, dimensions: { chosen: "individual", ...dimensions } };
}

export function shelfOf(
  dimensions: { width: number; depth: number; height: number },
  rest: Partial<ConfigurationOf<"shelf">> = {},
): ConfigurationOf<"shelf"> {
  return { ...defaultConfiguration("shelf"), ...rest, dimensions };
}
