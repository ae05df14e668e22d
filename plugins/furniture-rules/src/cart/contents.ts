import type { Kind } from "../kinds/names.js";

/** What is in a cart or an order, as far as it decides how it travels: furniture by forwarder, samples by letter post. */
export type CartContents = "furniture" | "samples" | "both";

/** An empty cart counts as one of furniture: nothing is taken away from the shopper's choices. */
export function cartContents(kinds: readonly Kind[]): CartContents {
  const samples = kinds.filter((kind) => kind === "sample").length;
  if (samples === 0) return "furniture";
  return samples === kinds.length ? "samples" : "both";
}
