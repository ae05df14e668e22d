import {
  type AcceptedColors,
  ANY_COLOR,
  type ConfigurationOf,
  defaultConfiguration,
  hexOfCard,
  plankCount,
  type ShelfConfiguration,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { CHOICES, type ConfigurableKind, FORMS, type Piece } from "../kinds.ts";
import { givenShelf, nearestShelf, writeShelf } from "./boards.ts";
import { colorOf, givenColor, isHex, nearestColor, writeColor } from "./color.ts";
import { planksIn, writePlanks } from "./planks.ts";
import { given, type QueryLike, text } from "./query.ts";
import { givenSize, nearestSize, writeSize } from "./size.ts";

/**
 * A configuration of any kind as the query of an address, and back. A page with such an address can be shared, reloaded
 * and switched to the other language. The same names are the fields of the form, so that it works without scripts.
 */

export type { QueryLike } from "./query.ts";

/** Encodes a configuration as a query. */
export function queryOf<K extends ConfigurableKind>(
  kind: K,
  configuration: ConfigurationOf<K>,
): URLSearchParams {
  const query = new URLSearchParams();
  const form = FORMS[kind];
  const piece: Piece = configuration;
  writeSize(kind, piece, query);
  for (const choice of CHOICES) {
    const word = piece[choice];
    if (word !== undefined) query.set(choice, word);
  }
  if (piece.filling === "passepartout" && piece.passepartoutColor) {
    query.set("passepartoutColor", piece.passepartoutColor.slice(1).toLowerCase());
  }
  if (form.boards) writeShelf(piece, query);
  writeColor(piece, query);
  writePlanks(piece, query);
  return query;
}

/** The query as `parseConfiguration` wants it; faults stay in, for it to name them. */
export function configurationFromQuery(kind: ConfigurableKind, query: QueryLike): Record<string, unknown> {
  const form = FORMS[kind];
  const said: Record<string, unknown> = form.boards ? { ...givenShelf(query) } : {};
  if (form.sides.length > 0) said.dimensions = givenSize(kind, query);
  for (const choice of CHOICES) {
    if (form.choices[choice]) Object.assign(said, given(choice, text(query, choice)));
  }
  if (form.color) Object.assign(said, given("color", givenColor(query)));
  if (kind === "frame") Object.assign(said, given("passepartoutColor", passepartoutColor(query)));
  if (form.planks && text(query, "choosePlanks") === "yes") {
    const nearest: Piece = nearestConfiguration(kind, query);
    said.choosePlanks = true;
    said.planks = nearest.planks;
  }
  return said;
}

/**
 * The nearest configuration that can be built: wrong values fall back to the default, sizes to the nearest bound.
 * @param colors the standard colours that hold now; the first one is the default
 */
export function nearestConfiguration<K extends ConfigurableKind>(
  kind: K,
  query: QueryLike,
  colors: AcceptedColors = STANDARD_COLORS,
): ConfigurationOf<K> {
  const form = FORMS[kind];
  const nearest: Piece = { ...defaultConfiguration(kind) };
  Object.assign(nearest, given("dimensions", nearestSize(kind, query)));
  for (const choice of CHOICES) {
    const word = form.choices[choice]?.find((name) => name === query.get(choice));
    if (word !== undefined) nearest[choice] = word;
  }
  if (form.color) {
    const [first] = colors === ANY_COLOR ? STANDARD_COLORS : colors;
    nearest.color = nearestColor(query, colors) ?? { chooseOwnColor: false, hex: first.hex };
  }
  if (form.boards) {
    const { width = 0, height = 0 } = nearest.dimensions ?? {};
    const fallback = defaultConfiguration("shelf") as ShelfConfiguration;
    Object.assign(nearest, nearestShelf(query, { width, height }, fallback));
  }
  const card = passepartoutColor(query);
  if (nearest.filling === "passepartout" && card && isHex(card))
    nearest.passepartoutColor = card.toUpperCase();
  if (form.planks) {
    const count = plankCount(kind, nearest as ConfigurationOf<K>);
    Object.assign(nearest, planksIn(query, count));
  }
  return nearest as ConfigurationOf<K>;
}

/** Whether the query comes from the form of a page without scripts, and should be tidied into an address. */
export function isFromForm(query: QueryLike): boolean {
  return text(query, "shown") !== undefined;
}

function passepartoutColor(query: QueryLike): string | undefined {
  const said = text(query, "passepartoutColor");
  return said === undefined ? undefined : (hexOfCard(said) ?? colorOf(said));
}
