import type { Kind } from "@planke46/furniture-rules";

/** Where the photograph of a piece is, by the query of its configurator: one address, so that browsers keep one copy. */
export function photoAddress(kind: Kind, query: string): string {
  return `/photo/${kind}.webp?${query}`;
}
