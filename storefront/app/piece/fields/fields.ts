import {
  type AcceptedColors,
  type ChoiceField,
  CONFIGURABLE_KINDS,
  type Field,
  fieldsInTurn,
  hexOfCard,
  type OwnChoiceField,
  ownChoiceOf,
  STANDARD_COLORS,
  type WholeField,
  wholeOf,
} from "@planke46/furniture-rules";
import { type ConfigurableKind, FORMS, type Piece } from "../kinds.ts";
import { boards } from "./boards.ts";
import { type Codec, given, nearestWhole, type QueryLike, text, wholeOrText } from "./codec.ts";
import { color, colorOf, isHex } from "./color.ts";
import { planks } from "./planks.ts";
import { size } from "./size.ts";

/** The colour of the card round a picture; said only with the filling that has one. */
const card: Codec<unknown> = {
  read(query, _field, { piece }) {
    const typed = text(query, NAME);
    const said = typed === undefined ? undefined : (hexOfCard(typed) ?? colorOf(typed));
    const isShown = piece.filling === "passepartout" && said !== undefined && isHex(said);
    return { said: given(NAME, said), piece: isShown ? { [NAME]: said.toUpperCase() } : {} };
  },
  write({ filling, passepartoutColor }, _field, query) {
    if (filling === "passepartout" && passepartoutColor) {
      query.set(NAME, passepartoutColor.slice(1).toLowerCase());
    }
  },
  at: (path) => (path === NAME ? NAME : undefined),
};

/** One of a few words, under its own name. */
const choice: Codec<ChoiceField> = {
  read(query, { name, words }) {
    const said = text(query, name);
    return {
      said: given(name, said),
      piece: given(
        name,
        words.find((word) => word === said),
      ),
    };
  },
  write(piece, { name }, query) {
    const word = piece[name];
    if (word !== undefined) query.set(name, word);
  },
  at: (path, { name }) => (path === name ? name : undefined),
};

/** One of the words that a definition gives, under its own name. */
export const ownChoice: Codec<OwnChoiceField> = {
  read(query, field, { piece }) {
    const { name, options } = field;
    const said = text(query, name);
    const known = options.find(({ value }) => value === said)?.value;
    return { said: given(name, said), piece: { [name]: known ?? ownChoiceOf(piece, field) } };
  },
  write(piece, field, query) {
    query.set(field.name, ownChoiceOf(piece, field));
  },
  at: (path, { name }) => (path === name ? name : undefined),
};

/** A whole number under its own name. */
export const whole: Codec<WholeField> = {
  read(query, field, { piece }) {
    const { name, bounds } = field;
    const said = wholeOrText(text(query, name));
    const value = nearestWhole(said, bounds, wholeOf(piece, field));
    return { said: given(name, said), piece: { [name]: value } };
  },
  write(piece, field, query) {
    query.set(field.name, String(wholeOf(piece, field)));
  },
  at: (path, { name }) => (path === name ? name : undefined),
};

const CODECS: { readonly [Sort in Field["field"]]: Codec<Extract<Field, { field: Sort }>> } = {
  size,
  choice,
  card,
  ownChoice,
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

const NAME = "passepartoutColor";
