import type { Field } from "../fields/field.js";
import { SIZE_NAMES } from "../language/kinds.js";
import type { Language } from "../language/language.js";
import { bench } from "./bench/definition.js";
import type { Definition } from "./definition.js";
import { desk } from "./desk/definition.js";
import { frame } from "./frame/definition.js";
import { KINDS, type Kind } from "./names.js";
import { sample } from "./sample/definition.js";
import { shelf } from "./shelf/definition.js";
import { stool } from "./stool/definition.js";
import { table } from "./table/definition.js";

/** What each kind says of itself. */
export const DEFINITIONS = {
  table,
  tableOffice: desk,
  bench,
  stool,
  shelf,
  frame,
  sample,
} as const satisfies { [K in Kind]: { fields: readonly Field[] } };

type Definitions = typeof DEFINITIONS;
type NonEmpty<Entry> = [Entry, ...Entry[]];

export type ConfigurationOf<K extends Kind> = ReturnType<Definitions[K]["defaults"]>;
export type Configuration = ConfigurationOf<Kind>;

/** A kind together with its configuration, so that a `switch` on `kind` narrows both. */
export type Furniture = { [K in Kind]: { kind: K; configuration: ConfigurationOf<K> } }[Kind];

/** What the kind of a piece says of it. The configuration is one that `parseConfiguration` accepted for this kind. */
export function definitionOf(kind: Kind): Definition<Configuration, object> {
  return DEFINITIONS[kind];
}

/** The kinds for which the stock keeps planks, each in a list of its own. */
export type PlankKind = { [K in Kind]: Definitions[K]["planks"] extends null ? never : K }[Kind];
export const PLANK_KINDS = KINDS.filter(isPlankKind).sort(
  (a, b) => DEFINITIONS[a].planks.place - DEFINITIONS[b].planks.place,
) as NonEmpty<PlankKind>;

export function isPlankKind(kind: Kind): kind is PlankKind {
  return DEFINITIONS[kind].planks !== null;
}

/** The name of a kind, German unless told otherwise. */
export function kindName(kind: Kind, language: Language = "de"): string {
  return DEFINITIONS[kind].name[language];
}

/**
 * How many planks a shopper can pick for this piece; also the number of positions in `planks`.
 * Frames and samples are made from offcuts: 0.
 */
export function plankCount(kind: Kind, configuration: Configuration): number {
  return definitionOf(kind).plankCount(configuration);
}

/**
 * Whether the shopper's choices make this piece hard to sell to anyone else: an individual size, an individual colour,
 * or a plank picked by hand. Such a piece has no right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB); every other one has.
 * Shelves and picture frames always have an individual size; a sample is never made to measure.
 */
export function madeToMeasure(kind: Kind, configuration: Configuration): boolean {
  return definitionOf(kind).madeToMeasure(configuration);
}

/** What a size that is chosen by its name is called, as in the middle of a sentence. */
export function sizeName(kind: Kind, chosen: string, language: Language): string {
  return definitionOf(kind).sizeNames?.[chosen]?.[language] ?? SIZE_NAMES[language].individual;
}

/** One property of every kind's definition, by kind. */
export function ofEveryKind<Name extends keyof Definition<never, never>>(
  name: Name,
): { readonly [K in Kind]: Definitions[K][Name & keyof Definitions[K]] } {
  const entries = KINDS.map((kind) => [kind, definitionOf(kind)[name]]);
  return Object.fromEntries(entries) as { [K in Kind]: Definitions[K][Name & keyof Definitions[K]] };
}

/** What the workshop builds, whole cm (counts for boards and pillars of a shelf). */
export const BOUNDS = ofEveryKind("bounds");
/** Sizes one picks by name, cm; null for kinds without. */
export const PRESETS = ofEveryKind("presets");

/** A fresh copy of the default configuration of a kind. */
export function defaultConfiguration<K extends Kind>(kind: K): ConfigurationOf<K> {
  return DEFINITIONS[kind].defaults() as ConfigurationOf<K>;
}
