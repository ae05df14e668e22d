import {
  BOUNDS,
  defaultConfiguration,
  FRAME_TYPES,
  PRESETS,
  STANDARD_COLORS,
  TABLE_SIZES,
  TABLE_TOPS,
  type TableConfiguration,
} from "@planke46/furniture-rules";

/**
 * A table configuration as the query of an address, and back. A page with such an address can be shared, reloaded
 * and switched to the other language. The same names are the fields of the form, so that it works without scripts.
 */

export const SIDES = ["length", "width", "height"] as const;
export type Side = (typeof SIDES)[number];
type Preset = keyof typeof PRESETS.table;
type Dimensions = TableConfiguration["dimensions"];

/** The value of the field `color` that means: see `ownColor`. */
export const OWN_COLOR = "own";
/** Where the picker of an own colour begins: a muted green that none of the standard colours comes near. */
export const FIRST_OWN_COLOR = "#5B6B57";

/** What a form or an address says, as text. */
export interface QueryLike {
  get(name: string): unknown;
}

/** The query that stands for this configuration; presets name themselves alone. */
export function queryOf(configuration: TableConfiguration): URLSearchParams {
  const { dimensions, frameType, tableTop, color } = configuration;
  const query = new URLSearchParams({ chosen: dimensions.chosen });
  if (dimensions.chosen === "individual") {
    for (const side of SIDES) query.set(side, String(dimensions[side]));
  }
  query.set("frameType", frameType);
  query.set("tableTop", tableTop);
  const hex = color.hex.slice(1).toLowerCase();
  query.set("color", color.chooseOwnColor ? OWN_COLOR : hex);
  if (color.chooseOwnColor) query.set("ownColor", hex);
  return query;
}

/** What the form showed when it was sent, so that a touched measure can be told from a preset's own one. */
export function shownSize({ chosen, length, width, height }: Dimensions): string {
  return [chosen, length, width, height].join(".");
}

/** The query as `parseConfiguration` wants it; faults stay in, for it to name them. */
export function configurationFromQuery(query: QueryLike): Record<string, unknown> {
  const size = sizeFromQuery(query);
  return {
    dimensions: size,
    ...given("frameType", text(query, "frameType")),
    ...given("tableTop", text(query, "tableTop")),
    ...given("color", colorFromQuery(query)),
  };
}

/** The nearest configuration that can be built: wrong values fall back to the default, sizes to the nearest bound. */
export function nearestConfiguration(query: QueryLike): TableConfiguration {
  const fallback = defaultConfiguration("table");
  const size = sizeFromQuery(query);
  const color = colorFromQuery(query);
  const chosen = TABLE_SIZES.find((name) => name === size.chosen) ?? fallback.dimensions.chosen;
  return {
    ...fallback,
    dimensions: isPreset(chosen)
      ? { chosen, ...PRESETS.table[chosen] }
      : {
          chosen,
          length: nearest("length", size.length),
          width: nearest("width", size.width),
          height: nearest("height", size.height),
        },
    frameType: FRAME_TYPES.find((name) => name === query.get("frameType")) ?? fallback.frameType,
    tableTop: TABLE_TOPS.find((name) => name === query.get("tableTop")) ?? fallback.tableTop,
    color: nearestColor(color) ?? fallback.color,
  };
}

/** Whether the query comes from the form of a page without scripts, and should be tidied into an address. */
export function isFromForm(query: QueryLike): boolean {
  return query.get("shown") !== null && query.get("shown") !== undefined;
}

interface QuerySize {
  chosen?: string;
  length?: number | string;
  width?: number | string;
  height?: number | string;
}

/**
 * The size somebody meant: a preset brings its own measures, but a measure that differs from what was shown was
 * touched by hand, counts, and makes the size individual.
 */
function sizeFromQuery(query: QueryLike): QuerySize {
  const chosen = text(query, "chosen");
  const sides: QuerySize = {};
  for (const side of SIDES) Object.assign(sides, given(side, wholeOrText(text(query, side))));
  if (!isPreset(chosen)) return { ...given("chosen", chosen), ...sides };
  const preset = PRESETS.table[chosen];
  const [shownChosen, ...shownSides] = (text(query, "shown") ?? "").split(".");
  const shown = shownChosen ? shownSides.map(Number) : SIDES.map((side) => preset[side]);
  const touched = SIDES.filter((side, index) => sides[side] !== undefined && sides[side] !== shown[index]);
  if (touched.length === 0) return { chosen };
  const byHand = Object.fromEntries(touched.map((side) => [side, sides[side]]));
  return { chosen: "individual", ...preset, ...byHand };
}

function colorFromQuery(query: QueryLike): TableConfiguration["color"] | undefined {
  const color = text(query, "color");
  if (color === undefined) return undefined;
  if (color !== OWN_COLOR) return { chooseOwnColor: false, hex: withHash(color) };
  return { chooseOwnColor: true, hex: withHash(text(query, "ownColor") ?? FIRST_OWN_COLOR) };
}

function nearestColor(
  color: TableConfiguration["color"] | undefined,
): TableConfiguration["color"] | undefined {
  if (!color) return undefined;
  const hex = color.hex.toUpperCase();
  if (color.chooseOwnColor) return { chooseOwnColor: true, hex: isHex(hex) ? hex : FIRST_OWN_COLOR };
  return STANDARD_COLORS.some((standard) => standard.hex === hex)
    ? { chooseOwnColor: false, hex }
    : undefined;
}

function nearest(side: Side, value: number | string | undefined): number {
  if (value === undefined || value === "") return defaultConfiguration("table").dimensions[side];
  const number = Number(value);
  if (Number.isNaN(number)) return defaultConfiguration("table").dimensions[side];
  const { min, max } = BOUNDS.table[side];
  return Math.min(max, Math.max(min, Math.round(number)));
}

/** "#RRGGBB" in any case. */
export function isHex(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

function withHash(hex: string): string {
  const trimmed = hex.trim();
  return trimmed.startsWith("#") ? trimmed : `#${trimmed}`;
}

function isPreset(chosen: string | undefined): chosen is Preset {
  return chosen !== undefined && Object.hasOwn(PRESETS.table, chosen);
}

function text(query: QueryLike, name: string): string | undefined {
  const value = query.get(name);
  return typeof value === "string" ? value : undefined;
}

function wholeOrText(value: string | undefined): number | string | undefined {
  return value !== undefined && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [K in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [K in Name]?: Value });
}
