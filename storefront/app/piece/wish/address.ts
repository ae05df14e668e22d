import {
  BOUNDS,
  type ConfigurationOf,
  type Palette,
  type ShelfBoard,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { nearestConfiguration, queryOf } from "../address/address.ts";
import { withLine } from "../address/line.ts";
import { boardsInAddress, boardText, saidCounts } from "../fields/boards.ts";
import { type QueryLike, SHOWN_FIELD, text } from "../fields/codec.ts";
import { isHex } from "../fields/color.ts";
import { planksIn } from "../fields/planks.ts";
import { sideBounds } from "../fields/size.ts";
import { type ConfigurableKind, FORMS } from "../kinds.ts";
import { plankField } from "../plankFields.ts";
import { begun, type Design, followed, lost, type Wish } from "./wish.ts";

/**
 * The part of a wish that its piece does not show, as one further field of the address and of the form: it survives
 * reloading, the other language, and pages without scripts. A link that is shared shows the piece alone.
 */
const FIELD = "wish";

export { FIELD as WISH_FIELD };

const LONGEST = 2000;

/** What the piece does not show, as text; empty where it shows everything. */
export function wishText<K extends ConfigurableKind>(kind: K, design: Design<K>): string {
  const { numberOfPlanks, numberOfPillars, hung, planks, size, passepartoutColor } = lost(kind, design);
  const query = new URLSearchParams();
  if (numberOfPlanks) query.set("numberOfPlanks", String(numberOfPlanks));
  if (numberOfPillars) query.set("numberOfPillars", String(numberOfPillars));
  if (hung) query.set("hung", [`${hung.height}.${hung.count}`, ...hung.boards.map(boardText)].join(" "));
  planks?.forEach((id, at) => {
    if (id !== null) query.set(plankField(at), id);
  });
  for (const [side, value] of Object.entries(size ?? {})) query.set(side, String(value));
  if (passepartoutColor) query.set("passepartoutColor", passepartoutColor.slice(1).toLowerCase());
  return query.toString();
}

/** Query of a design: its piece, what is kept of the wish, and the cart's line it is about. */
export function designQuery<K extends ConfigurableKind>(
  kind: K,
  design: Design<K>,
  line: string | null,
): string {
  const kept = wishText(kind, design);
  const query = queryOf(kind, design.piece).toString();
  return withLine(kept ? `${query}&${new URLSearchParams({ [FIELD]: kept })}` : query, line);
}

/** The wish an address or form keeps; whatever cannot be one is left out. */
export function wishIn(kind: ConfigurableKind, query: QueryLike): Wish {
  const said = text(query, FIELD);
  return said === undefined || said.length > LONGEST ? {} : wishOf(kind, new URLSearchParams(said));
}

function wishOf(kind: ConfigurableKind, kept: URLSearchParams): Wish {
  const wish: Wish = {};
  if (kind === "shelf") {
    const { planks, pillars } = BOUNDS.shelf;
    wish.numberOfPlanks = wholeIn(kept.get("numberOfPlanks"), planks);
    wish.numberOfPillars = wholeIn(kept.get("numberOfPillars"), pillars);
    wish.hung = hungIn(kept.get("hung"));
  }
  const { planks, sides, presets } = FORMS[kind];
  if (planks) {
    kept.set("choosePlanks", "yes");
    wish.planks = planksIn(kept, BOUNDS.shelf.planks.max).planks;
  }
  const size = sides.map((side) => [side, wholeIn(kept.get(side), sideBounds(kind, side))] as const);
  if (presets && size.every(([, value]) => value !== undefined)) wish.size = Object.fromEntries(size);
  const card = `#${kept.get("passepartoutColor") ?? ""}`.toUpperCase();
  if (kind === "frame" && isHex(card)) wish.passepartoutColor = card;
  return wish;
}

function hungIn(said: string | null): Wish["hung"] {
  const [shelf = "", ...rest] = said?.split(" ") ?? [];
  const [height, count] = shelf.split(".");
  const boards = boardsInAddress(rest.join(" "));
  const frame = {
    height: wholeIn(height, BOUNDS.shelf.height),
    count: wholeIn(count, BOUNDS.shelf.planks),
  };
  if (!frame.height || !frame.count || !Array.isArray(boards)) return undefined;
  if (boards.length < frame.count || boards.length > BOUNDS.shelf.planks.max) return undefined;
  return { height: frame.height, count: frame.count, boards: boards as ShelfBoard[] };
}

/** A piece, and what `wishText` has kept beside it. */
export function begunWith<K extends ConfigurableKind>(
  kind: K,
  piece: ConfigurationOf<K>,
  kept: string,
): Design<K> {
  return begun(kind, piece, wishOf(kind, new URLSearchParams(kept)));
}

/** A design as an address keeps it. */
export function designIn<K extends ConfigurableKind>(
  kind: K,
  query: QueryLike,
  palette: Palette = STANDARD_COLORS,
): Design<K> {
  return begun(kind, nearestConfiguration(kind, query, palette), wishIn(kind, query));
}

/**
 * What a form says, seen from what it showed: a size that was changed keeps what no longer fits, and gives back what fits
 * again, just as scripts do it.
 */
export function designInForm<K extends ConfigurableKind>(
  kind: K,
  form: QueryLike,
  palette: Palette = STANDARD_COLORS,
): Design<K> {
  const said = text(form, SHOWN_FIELD);
  if (said === undefined) return designIn(kind, form, palette);
  const shown: ConfigurationOf<K> = nearestConfiguration(kind, new URLSearchParams(said), palette);
  const before = begun(kind, shown, wishIn(kind, form));
  return followed(
    kind,
    before,
    nearestConfiguration(kind, form, palette),
    kind === "shelf" ? askedCounts(form) : {},
  );
}

function askedCounts(form: QueryLike): Pick<Wish, "numberOfPlanks" | "numberOfPillars"> {
  const { numberOfPlanks, numberOfPillars } = saidCounts(form);
  const { planks, pillars } = BOUNDS.shelf;
  return {
    numberOfPlanks: wholeIn(numberOfPlanks, planks),
    numberOfPillars: wholeIn(numberOfPillars, pillars),
  };
}

/** A whole number within bounds, or undefined. */
function wholeIn(
  value: string | number | null | undefined,
  { min, max }: { min: number; max: number },
): number | undefined {
  const number = value === null || value === "" ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
