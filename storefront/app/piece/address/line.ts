import { type QueryLike, text } from "../fields/codec.ts";

/**
 * A piece that lies in the cart is changed at the same address, with the line it lies in named as well: the change then
 * takes the line's place. `<line>.all` changes every piece equal to it as well. Reloading, another tab of the same browser and
 * switching the language keep it.
 */
const FIELD = "line";
const LINE_ID = /^(cali_[0-9A-Z]{10,40})(\.all)?$/;

export { FIELD as LINE_FIELD };

/** The line of the cart a query or form is about; null for a new piece. */
export function lineIn(query: QueryLike): string | null {
  const id = text(query, FIELD);
  return id && LINE_ID.test(id) ? id : null;
}

/** A piece's query with the line it is in, if any. */
export function withLine(query: string, line: string | null): string {
  return line ? `${query}&${FIELD}=${line}` : query;
}

/** The mark of a line whose equal pieces are all changed with it. */
export function withEqualOnes(line: string): string {
  return `${line}.all`;
}

/** The line that is changed, and whether all equal pieces are. */
export function replacedBy(marked: string): { line: string; all: boolean } {
  const [, line = marked, all] = LINE_ID.exec(marked) ?? [];
  return { line, all: all !== undefined };
}
