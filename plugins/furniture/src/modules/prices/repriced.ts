/** One sum that a new version of the prices changed in a cart: of a line, or of the whole cart (`line_id` null). */
export interface Repriced {
  line_id: string | null;
  code: "line" | "multi_item_discount" | "pickup_deduction" | "express_build";
  title: string;
  /** Whole EUR, VAT included. */
  from: number;
  to: number;
}
