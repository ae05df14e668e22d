import {
  type AcceptedColors,
  CONFIGURABLE_KINDS,
  type Field,
  fieldsInTurn,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { type ConfigurableKind, FORMS, type Piece } from "../kinds.ts";
import { boards } from "./boards.ts";
import { card } from "./card.ts";
import { choice } from "./choice.ts";
import type { Codec } from "./codec.ts";
import { color } from "./color.ts";
import { planks } from "./planks.ts";
import type { QueryLike } from "./query.ts";
import { size } from "./size.ts";
import { whole } from "./whole.ts";

/** The codec of each sort of field. */
const CODECS: { readonly [Sort in Field["field"]]: Codec<Extract<Field, { field: Sort }>> } = {
  size,
  choice,
  card,
  whole,
  boards,
  color,
  planks,
};

function codecOf(field: Field): Codec<Field> {
  return CODECS[field.field] as Codec<Field>;
}

/**
 * Reads each field of a piece once.
 * @param first what a shopper begins with
 * @returns `said` as `parseConfiguration` wants it, faults and all, and the nearest piece that can be built
 */
export function readFields(
  kind: ConfigurableKind,
  query: QueryLike,
  first: Piece,
  colors: AcceptedColors = STANDARD_COLORS,
): { said: Record<string, unknown>; piece: Piece } {
  const said: Record<string, unknown> = {};
  let piece = first;
  for (const field of fieldsInTurn(FORMS[kind])) {
    const read = codecOf(field).read(query, field, { kind, piece, colors });
    Object.assign(said, read.said);
    piece = { ...piece, ...read.piece };
  }
  return { said, piece };
}

/** Writes each field of a piece. */
export function writeFields(kind: ConfigurableKind, piece: Piece, query: URLSearchParams): void {
  for (const field of fieldsInTurn(FORMS[kind])) codecOf(field).write(piece, field, query);
}

/** The form's field at which a fault at this path of a configuration stands; undefined for a fault of the whole. */
export function fieldAt(path: string): string | undefined {
  for (const field of ALL) {
    const at = codecOf(field).at(path, field);
    if (at) return at;
  }
  return undefined;
}

/** Those of all kinds: a path is the same field in each. */
const ALL = CONFIGURABLE_KINDS.flatMap((kind) => FORMS[kind].fields);
