import type { ConfigurableKind, Kind } from "@planke46/furniture-rules";

/** What the texts of each language say of the kinds: beside them the compiler names the file that forgets one. */
export type KindNames = Record<Kind, string>;
export type BasePrices = Record<`base_${ConfigurableKind}`, string> & Record<string, string>;
export type OfKinds = Record<ConfigurableKind, OfKind> & {
  sample: Pick<OfKind, "added" | "addedOtherPrice">;
};
/** What search engines say of a configurator. */
export type Found = Record<ConfigurableKind, string>;
/** What is not to be chosen of a size; a table says its number of planks instead. */
export type FixedSizes = Record<Exclude<ConfigurableKind, "table">, string>;

type OfKind = Record<"title" | "heading" | "info" | "teaser" | "added" | "addedOtherPrice", string>;
