import type { Range } from "../configuration/range.js";
import type { Words } from "../language.js";

/** Sides a shopper sets, in the order of the form; a side that is the same for every piece of a kind is none of them. */
export const SIDES = ["length", "width", "height"] as const;
export type Side = (typeof SIDES)[number];

/** The fixed sets of words among a configuration's fields. */
export type Choice = "frameType" | "tableTop" | "filling";

/** The sides of the piece; `pictures`: its form has buttons that set them for a picture. */
export interface SizeField {
  field: "size";
  sides: readonly Side[];
  pictures?: true;
}

export interface ChoiceField {
  field: "choice";
  name: Choice;
  words: readonly string[];
}

/** A whole number, such as the hooks of a coat rack: its whole description, because it needs no code of its own. */
export interface WholeField {
  field: "whole";
  /** In the configuration, the form and the address; also the code of its line in the price's breakdown. */
  name: string;
  label: Words;
  bounds: Range;
}

/**
 * One decision about a piece. The definition of a kind lists its own in the order of the form. `boards`: number and places of a shelf's
 * boards and its pillars; `card`: the colour round a picture, with the filling that has one.
 */
export type Field = SizeField | ChoiceField | WholeField | { field: "boards" | "card" | "color" | "planks" };

/** The fields of a kind that are of one sort, in their order. */
export function fieldsOf<Sort extends Field["field"]>(
  { fields }: { fields: readonly Field[] },
  sort: Sort,
): Extract<Field, { field: Sort }>[] {
  return fields.filter((one): one is Extract<Field, { field: Sort }> => one.field === sort);
}

/** Whether a kind has a field of this sort. */
export function hasField({ fields }: { fields: readonly Field[] }, sort: Field["field"]): boolean {
  return fields.some(({ field }) => field === sort);
}

/** The order of addresses and of bills: each field comes after those it depends on. */
const IN_TURN = ["size", "choice", "card", "whole", "boards", "color", "planks"] as const;

/** The fields of a kind as addresses, cart cards and reading have them. */
export function fieldsInTurn({ fields }: { fields: readonly Field[] }): Field[] {
  return fieldsBy(fields, IN_TURN);
}

/** The fields in the order of something that lists them by sort, or choices by name. */
export function fieldsBy(fields: readonly Field[], order: readonly (Field["field"] | Choice)[]): Field[] {
  const place = (one: Field) => order.indexOf(isNamed(one, order) ? one.name : one.field);
  return [...fields].sort((a, b) => place(a) - place(b));
}

function isNamed(one: Field, order: readonly string[]): one is ChoiceField {
  return one.field === "choice" && order.includes(one.name);
}

/** The number that a configuration has in such a field. */
export function wholeOf(configuration: object, { name, bounds }: WholeField): number {
  const value = (configuration as Readonly<Record<string, unknown>>)[name];
  return typeof value === "number" ? value : bounds.min;
}
