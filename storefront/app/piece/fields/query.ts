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
