import type { Color } from "../configuration/types.js";
import { type Furniture, PRESETS } from "../kinds/registry.js";

/** Heights of a table at which one sits on a bench, cm. */
const SITTING = { min: 65, max: 85 } as const;
/** The height from which one sits on a high stool, cm. */
const STANDING = 95;

/**
 * The piece that goes with another one: a bench as long as the table, a high stool at a bar table, a table as long as the bench.
 * It has the same steel colour, an own colour with its fee. Undefined for kinds and heights nothing is made for.
 */
export function companionOf({ kind, configuration }: Furniture): Furniture | undefined {
  if (kind === "table") {
    const { length, height } = configuration.dimensions;
    if (height >= STANDING) return highStool(configuration.color);
    return height >= SITTING.min && height <= SITTING.max ? bench(length, configuration.color) : undefined;
  }
  if (kind === "bench") return table(configuration.dimensions.length, configuration.color);
  return undefined;
}

/**
 * What to suggest beside the pieces of a cart: one companion, of the newest piece that has one. Nothing for a cart that has both a
 * table and something to sit on.
 */
export function suggestionFor(pieces: readonly Furniture[]): Furniture | undefined {
  const kinds = new Set(pieces.map(({ kind }) => kind));
  if (kinds.has("table") && (kinds.has("bench") || kinds.has("stool"))) return undefined;
  for (const piece of [...pieces].reverse()) {
    const companion = companionOf(piece);
    if (companion) return companion;
  }
  return undefined;
}

function bench(length: number, color: Color): Furniture {
  const preset = (["twoPerson", "threePerson"] as const).find(
    (name) => PRESETS.bench[name].length === length,
  );
  return {
    kind: "bench",
    configuration: {
      dimensions: preset
        ? { chosen: preset, ...PRESETS.bench[preset] }
        : { chosen: "individual", length, width: 40, height: 45 },
      frameType: "simple",
      color: { ...color },
      choosePlanks: false,
      planks: [],
    },
  };
}

function highStool(color: Color): Furniture {
  return {
    kind: "stool",
    configuration: {
      dimensions: { chosen: "high", ...PRESETS.stool.high },
      frameType: "simple",
      color: { ...color },
      choosePlanks: false,
      planks: [],
    },
  };
}

function table(length: number, color: Color): Furniture {
  const { dining } = PRESETS.table;
  return {
    kind: "table",
    configuration: {
      dimensions:
        length === dining.length
          ? { chosen: "dining", ...dining }
          : { chosen: "individual", length, width: 80, height: 75 },
      tableTop: "single",
      frameType: "open",
      color: { ...color },
      choosePlanks: false,
      planks: [],
    },
  };
}
