import {
  BOUNDS,
  type ConfigurationOf,
  defaultConfiguration,
  FILLINGS,
  FRAME_TYPES,
  mostShelfBoards,
  mostShelfPillars,
  RAL_COLORS,
  STANDARD_COLORS,
  TABLE_TOPS,
} from "@planke46/furniture-rules";
import fc from "fast-check";
import { settled } from "../../configurator/change.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../kinds.ts";
import { sideBounds } from "./size.ts";

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const hexes = within({ min: 0, max: 0xffffff }).map(
  (n) => `#${n.toString(16).padStart(6, "0").toUpperCase()}`,
);

const color = fc.oneof(
  fc.constantFrom(...STANDARD_COLORS).map(({ hex }) => ({ chooseOwnColor: false, hex })),
  hexes.map((hex) => ({ chooseOwnColor: true, hex })),
  fc.constantFrom(...RAL_COLORS).map(({ hex, ral }) => ({ chooseOwnColor: true, hex, ral })),
);

/** Sizes of every name and individual ones. */
function dimensions(kind: ConfigurableKind): fc.Arbitrary<Piece["dimensions"]> {
  const fixed = (defaultConfiguration(kind) as Piece).dimensions;
  const { presets, sides } = FORMS[kind];
  const own = fc
    .record(Object.fromEntries(sides.map((side) => [side, within(sideBounds(kind, side))])))
    .map((size) => ({ ...fixed, ...(presets && { chosen: "individual" }), ...size }));
  if (!presets) return own;
  const named = fc.constantFrom(...Object.entries(presets)).map(([chosen, size]) => ({ chosen, ...size }));
  return fc.oneof(own, named);
}

/** Boards in any order of distances the rules allow, some of them short. */
function shelfDetails(size: Piece["dimensions"]): fc.Arbitrary<Piece> {
  const { width = 0, height = 0 } = size ?? {};
  return fc
    .record({
      count: within({ min: BOUNDS.shelf.planks.min, max: mostShelfBoards(height) }),
      pillars: within({ min: BOUNDS.shelf.pillars.min, max: mostShelfPillars(width) }),
      spare: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 10, maxLength: 10 }),
      short: fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 10, maxLength: 10 }),
      own: fc.boolean(),
    })
    .map(({ count, pillars, spare, short, own }) => {
      let distanceFromTop = -5;
      const boards = Array.from({ length: count }, (_, index) => {
        distanceFromTop += 15 + (spare[index] ?? 0);
        const [leftShort = false, rightShort = false] = short[index] ?? [];
        return { distanceFromTop, leftShort, rightShort };
      });
      const counts = { numberOfPlanks: count, numberOfPillars: pillars };
      return own && distanceFromTop <= height ? { ...counts, boards } : counts;
    });
}

/** Any piece of a kind, as the page would have it. */
export function pieces(kind: ConfigurableKind): fc.Arbitrary<ConfigurationOf<ConfigurableKind>> {
  const base = defaultConfiguration(kind);
  return fc
    .record({
      dimensions: dimensions(kind),
      color,
      filling: fc.constantFrom(...FILLINGS),
      card: hexes,
      frameType: fc.constantFrom(...(FORMS[kind].choices.frameType ?? FRAME_TYPES)),
      tableTop: fc.constantFrom(...TABLE_TOPS),
      picks: fc.array(fc.option(fc.constantFrom("plank_a", "plank_b", "plank_c ü")), { maxLength: 4 }),
      choosePlanks: fc.boolean(),
    })
    .chain((any) =>
      (kind === "shelf" ? shelfDetails(any.dimensions) : fc.constant<Piece>({})).map((shelf) => {
        const { choices, color: colored, planks, sides } = FORMS[kind];
        const change: Piece = {
          ...(sides.length > 0 && any.dimensions && { dimensions: any.dimensions }),
          ...(colored && { color: any.color }),
          ...(choices.frameType && { frameType: any.frameType }),
          ...(choices.tableTop && { tableTop: any.tableTop }),
          ...(choices.filling && { filling: any.filling }),
          ...(any.filling === "passepartout" && choices.filling && { passepartoutColor: any.card }),
          ...(planks && {
            choosePlanks: any.choosePlanks,
            planks: any.picks.map((id, at) => (any.picks.indexOf(id) === at ? id : null)),
          }),
          ...shelf,
        };
        return settled(kind, base, change);
      }),
    );
}
