import type { Range } from "../configuration/range.js";
import type { Language, Words } from "../language/language.js";

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

/** A choice that one kind has alone, such as a bed with or without headboard: like a whole number it needs no code of its own. */
export interface OwnChoiceField {
  field: "ownChoice";
  /** In the configuration, the form and the address; also the code of its line in the price's breakdown. */
  name: string;
  label: Words;
  /** The one that is in the price comes first. `said` is how it is called without the label: "mit Kopfteil". */
  options: readonly [OwnOption, ...OwnOption[]];
}

interface OwnOption {
  value: string;
  label: Words;
  said: Words;
  /** One sentence of help below it. */
  hint: Words;
}

/** What a definition describes wholly. Its name stands in `OWN_FIELD_NAMES` too, so that addresses with it alone name a piece. */
export type OwnField = WholeField | OwnChoiceField;

/**
 * One decision about a piece. The definition of a kind lists its own in the order of the form. `boards`: number and places of a shelf's
 * boards and its pillars; `card`: the colour round a picture, with the filling that has one.
 */
export type Field = SizeField | ChoiceField | OwnField | { field: "boards" | "card" | "color" | "planks" };

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
const IN_TURN = ["size", "choice", "card", "whole", "ownChoice", "boards", "color", "planks"] as const;

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

/** The value that a configuration has in such a field; the one in the price where it says none. */
export function ownChoiceOf(configuration: object, { name, options }: OwnChoiceField): string {
  const value = (configuration as Readonly<Record<string, unknown>>)[name];
  return (options.find((option) => option.value === value) ?? options[0]).value;
}

/** The fields that a kind has alone, in their order. */
export function ownFieldsOf({ fields }: { fields: readonly Field[] }): OwnField[] {
  return fields.filter((one): one is OwnField => one.field === "whole" || one.field === "ownChoice");
}

/** How such a field of a piece reads beside its label ("mit"), and without it ("mit Kopfteil"). */
export function ownWords(
  configuration: object,
  field: OwnField,
  language: Language,
): { label: string; value: string; alone: string } {
  const label = field.label[language];
  if (field.field === "whole") {
    const value = String(wholeOf(configuration, field));
    return { label, value, alone: `${label} ${value}` };
  }
  const chosen = ownChoiceOf(configuration, field);
  const { label: words, said } = field.options.find(({ value }) => value === chosen) ?? field.options[0];
  return { label, value: words[language], alone: said[language] };
}

/** What tells a field from the others of its kind. */
export function nameOf(field: Field): string {
  return "name" in field ? field.name : field.field;
}
