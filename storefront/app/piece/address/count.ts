import { QUANTITY } from "@planke46/furniture-rules";
import { type QueryLike, text } from "../fields/query.ts";

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
