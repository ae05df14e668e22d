import {
  type AcceptedColors,
  type ConfigurationOf,
  defaultConfiguration,
  QUANTITY,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { type QueryLike, text } from "../fields/codec.ts";
import { readFields, writeFields } from "../fields/fields.ts";
import type { ConfigurableKind } from "../kinds.ts";

/**
 * A configuration of any kind as the query of an address, and back. A page with such an address can be shared, reloaded
 * and switched to the other language. The same names are the fields of the form, so that it works without scripts.
 */

export type { QueryLike } from "../fields/codec.ts";

/** Encodes a configuration as a query. */
export function queryOf<K extends ConfigurableKind>(
  kind: K,
  configuration: ConfigurationOf<K>,
): URLSearchParams {
  const query = new URLSearchParams();
  writeFields(kind, configuration, query);
  return query;
}

/** A piece as a query has it: what it says, right or wrong, and the nearest that can be built. */
interface Said<K extends ConfigurableKind> {
  /** As `parseConfiguration` wants it; faults stay in, for it to name them. */
  said: Record<string, unknown>;
  /** Wrong values fall back to the default, sizes to the nearest bound. */
  nearest: ConfigurationOf<K>;
}

/**
 * Reads the query of an address or a form.
 * @param colors the standard colours that hold now; the first one is the default
 */
export function readQuery<K extends ConfigurableKind>(
  kind: K,
  query: QueryLike,
  colors: AcceptedColors = STANDARD_COLORS,
): Said<K> {
  const { said, piece } = readFields(kind, query, defaultConfiguration(kind), colors);
  return { said, nearest: piece as ConfigurationOf<K> };
}

/** What the query says, as `parseConfiguration` wants it, see {@link Said}. */
export function configurationFromQuery(kind: ConfigurableKind, query: QueryLike): Record<string, unknown> {
  return readQuery(kind, query).said;
}

/** The nearest configuration that can be built, see {@link readQuery}. */
export function nearestConfiguration<K extends ConfigurableKind>(
  kind: K,
  query: QueryLike,
  colors: AcceptedColors = STANDARD_COLORS,
): ConfigurationOf<K> {
  return readQuery(kind, query, colors).nearest;
}

/** Whether the query comes from the form of a page without scripts, and should be tidied into an address. */
export function isFromForm(query: QueryLike): boolean {
  return text(query, "shown") !== undefined;
}

/** The form field for the number of equal pieces. It is not part of the piece's configuration. */
export const COUNT_FIELD = "count";

/** 1 for a form without the field; undefined for anything but a whole number within the bounds. */
export function readCount(query: QueryLike): number | undefined {
  const said = text(query, COUNT_FIELD);
  if (said === undefined) return QUANTITY.min;
  const count = /^\d{1,2}$/.test(said) ? Number(said) : Number.NaN;
  return count >= QUANTITY.min && count <= QUANTITY.max ? count : undefined;
}

/** A piece's query with its number, where that is not 1. */
export function withCount(query: string, count: number | undefined): string {
  return count === undefined || count === QUANTITY.min ? query : `${query}&${COUNT_FIELD}=${count}`;
}
