import type { Kind } from "@planke46/furniture-rules";

/** An object of familiar size, for comparison. */
export type Companion = "person" | "cup";

/** What stands beside or on each kind: a cup where something is set down, a person beside what is as high. */
export const COMPANION_OF: Readonly<Record<Kind, Companion>> = {
  table: "cup",
  tableOffice: "person",
  bench: "cup",
  stool: "cup",
  shelf: "person",
  frame: "cup",
  sample: "cup",
};
