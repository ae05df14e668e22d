import type { AcceptedColors } from "@planke46/furniture-rules";
import type { ConfigurableKind, Piece } from "../kinds.ts";

/** What a field may depend on: the kind it is of, and what was read of the piece before it. */
interface Before {
  kind: ConfigurableKind;
  /** The fields read so far, over the kind's first configuration. */
  piece: Piece;
  /** The standard colours that hold now; the first one is the default. */
  colors: AcceptedColors;
}

/** One field after reading. */
interface Read {
  /** The input as it is, valid or not: the kind's schema names the fault. Empty without input. */
  said: object;
  /** The nearest that can be built; the default where no input is near. */
  piece: Piece;
}

/** The one way of a field between the text of forms and addresses and a configuration. */
export interface Codec<Field> {
  read(query: QueryLike, field: Field, before: Before): Read;
  write(piece: Piece, field: Field, query: URLSearchParams): void;
  /** The form's field at which a fault at this path of the configuration stands; undefined for the path of another field. */
  at(path: string, field: Field): string | undefined;
}

/** What a form or an address says, as text. */
export interface QueryLike {
  get(name: string): unknown;
}

/** A form names with this what it showed: the piece, as a query. */
export const SHOWN_FIELD = "shownFor";

/** A field's text, or undefined if the query does not name it. */
export function text(query: QueryLike, name: string): string | undefined {
  const value = query.get(name);
  return typeof value === "string" ? value : undefined;
}

/** A whole number of up to four digits, zeros before them aside, as a number, anything else as it is, for the rules to name the fault. */
export function wholeOrText(value: string | undefined): number | string | undefined {
  return value !== undefined && /^0*\d{1,4}$/.test(value.trim()) ? Number(value) : value;
}

/** An object with this field, or without it where there is nothing to say. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [K in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [K in Name]?: Value });
}

/** The nearest whole number within bounds; the fallback for anything that is not a number. */
export function nearestWhole(
  value: number | string | undefined,
  { min, max }: { min: number; max: number },
  fallback: number,
): number {
  const number = value === undefined || value === "" ? Number.NaN : Number(value);
  return Math.min(max, Math.max(min, Number.isNaN(number) ? fallback : Math.round(number)));
}
