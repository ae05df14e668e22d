import {
  BOUNDS,
  type FrameConfiguration,
  frameFor,
  PICTURE_FORMATS,
  type SizeField,
  sizeName,
} from "@planke46/furniture-rules";
import type { Language } from "../../language/languages.ts";
import { type ConfigurableKind, FORMS, type Piece, type Side } from "../kinds.ts";
import { type Codec, given, nearestWhole, type QueryLike, text, wholeOrText } from "./codec.ts";

/** The button of a form that sets a frame's sides for a picture: the id of a format, or `TURNED`. */
export const PICTURE_FIELD = "picture";
export const TURNED = "turned";

type Sides = FrameConfiguration["dimensions"];

export function isLying({ width, height }: Sides): boolean {
  return width > height;
}

/** Outer sides (cm) for a picture, lying if the frame lies; undefined for pictures that no frame holds. */
export function sidesFor(
  picture: string,
  filling: FrameConfiguration["filling"],
  frame: Sides,
): Sides | undefined {
  if (picture === TURNED) return { width: frame.height, height: frame.width };
  const format = PICTURE_FORMATS.find(({ id }) => id === picture);
  if (!format) return undefined;
  const { width, height } = format;
  return (
    frameFor(isLying(frame) ? { width: height, height: width } : { width, height }, filling) ?? undefined
  );
}

/** The sides that a pressed button asks for, if one was pressed. */
function pictureSides(query: QueryLike): Sides | undefined {
  const picture = text(query, PICTURE_FIELD);
  if (picture === undefined) return undefined;
  const frame = { width: Number(text(query, "width")), height: Number(text(query, "height")) };
  return sidesFor(picture, text(query, "filling") === "passepartout" ? "passepartout" : "none", frame);
}

type Dimensions = NonNullable<Piece["dimensions"]>;
type SaidSize = { chosen?: string } & { [S in Side]?: number | string };

/** The sides of a piece, or the name of a size that fixes them. */
export const size: Codec<SizeField> = {
  read(query, field, { kind, piece }) {
    // A kind whose size is no choice has no measures either.
    if (!piece.dimensions) return { said: {}, piece: {} };
    const said = saidSize(kind, field, query);
    return { said: { dimensions: said }, piece: { dimensions: nearestSize(kind, said, piece.dimensions) } };
  },
  write({ dimensions }, { sides }, query) {
    if (!dimensions) return;
    if (dimensions.chosen) query.set("chosen", dimensions.chosen);
    // Sizes with a name name themselves alone.
    if (dimensions.chosen && dimensions.chosen !== "individual") return;
    for (const side of sides) query.set(side, String(dimensions[side]));
  },
  at(path, { sides }) {
    const [, name = ""] = /^dimensions\.(\w+)$/.exec(path) ?? [];
    return ["chosen", ...sides].find((known) => known === name);
  },
};

/** What the workshop builds, whole cm. */
export function sideBounds(kind: ConfigurableKind, side: Side): { min: number; max: number } {
  const bounds: Readonly<Record<string, Readonly<Record<string, { min: number; max: number }>>>> = BOUNDS;
  return bounds[kind]?.[side] ?? { min: 0, max: 0 };
}

/** What such a size is called where it stands alone. */
export function sizeTitle(kind: ConfigurableKind, size: string, language: Language): string {
  const name = sizeName(kind, size, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The names of the sizes of a kind, the individual one first; empty where a size is always individual. */
export function sizesOf(kind: ConfigurableKind): string[] {
  const { presets } = FORMS[kind];
  return presets ? ["individual", ...Object.keys(presets)] : [];
}

/** The size that the form showed, sent along to distinguish an edited measure from that of a preset. */
export function shownSize(kind: ConfigurableKind, { dimensions = {} }: Piece): string {
  return [dimensions.chosen ?? "", ...FORMS[kind].sides.map((side) => dimensions[side])].join(".");
}

/**
 * The size the shopper meant: a preset brings its own measures, but a measure that differs from what was shown was
 * touched by hand, counts, and makes the size individual.
 */
function saidSize(kind: ConfigurableKind, { sides: names, pictures }: SizeField, query: QueryLike): SaidSize {
  const { presets } = FORMS[kind];
  const sides: SaidSize = {};
  for (const side of names) Object.assign(sides, given(side, wholeOrText(text(query, side))));
  if (pictures) return { ...sides, ...pictureSides(query) };
  if (!presets) return sides;
  const chosen = text(query, "chosen");
  const preset = presetOf(kind, chosen);
  if (!chosen || !preset) return { ...given("chosen", chosen), ...sides };
  const [shownChosen, ...shownSides] = (text(query, "shown") ?? "").split(".");
  const shown = shownChosen ? shownSides.map(Number) : names.map((side) => preset[side]);
  const touched = names.filter((side, index) => sides[side] !== undefined && sides[side] !== shown[index]);
  if (touched.length === 0) return { chosen };
  const byHand = Object.fromEntries(touched.map((side) => [side, sides[side]]));
  return { chosen: "individual", ...preset, ...byHand };
}

function nearestSize(kind: ConfigurableKind, said: SaidSize, fallback: Dimensions): Dimensions {
  const chosen = sizesOf(kind).find((name) => name === said.chosen) ?? fallback.chosen;
  const preset = presetOf(kind, chosen);
  if (chosen && preset) return { chosen, ...preset };
  const own: Dimensions = { ...fallback, ...given("chosen", chosen) };
  const start = presetOf(kind, fallback.chosen) ?? fallback;
  for (const side of FORMS[kind].sides) {
    own[side] = nearestWhole(said[side], sideBounds(kind, side), start[side] ?? 0);
  }
  return own;
}

/** The sides of a size with a name; undefined for the individual size and for unknown names. */
export function presetOf(
  kind: ConfigurableKind,
  chosen: string | undefined,
): Readonly<Record<Side, number>> | undefined {
  const { presets } = FORMS[kind];
  return presets && chosen !== undefined && Object.hasOwn(presets, chosen) ? presets[chosen] : undefined;
}
