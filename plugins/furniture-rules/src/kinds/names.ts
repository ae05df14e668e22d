/**
 * The kinds a shopper configures on a page of their own, in the order of the shop. The names are those of the store API.
 * Apart from the registry, for what only needs to know which kinds there are: the frame of every page does.
 */
export const CONFIGURABLE_KINDS = ["table", "tableOffice", "bench", "stool", "shelf", "frame"] as const;
export type ConfigurableKind = (typeof CONFIGURABLE_KINDS)[number];

/** Every kind of furniture the shop sells. Samples have a colour alone and a popup. */
export const KINDS = [...CONFIGURABLE_KINDS, "sample"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The names of fields that one kind has alone (`OwnField`). An address with one of them names a piece, and every page asks whether an
 * address does.
 */
export const OWN_FIELD_NAMES: readonly string[] = [];

/** Whether a value from outside names a kind. */
export function isKind(value: unknown): value is Kind {
  return (KINDS as readonly unknown[]).includes(value);
}

/** Whether a value from outside names a kind that is configured on a page. */
export function isConfigurable(value: unknown): value is ConfigurableKind {
  return (CONFIGURABLE_KINDS as readonly unknown[]).includes(value);
}
