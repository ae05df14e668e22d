/**
 * Codes whose reasons the commerce side says in the language it is asked in, mostly because they name something: a plank, a piece, an
 * amount. What it says with other codes, or without one, is for programs and in English.
 */
const SPOKEN: ReadonlySet<string> = new Set([
  "cart_full",
  "delivery_missing",
  "line_altered",
  "line_gone",
  "link_paid",
  "link_withdrawn",
  "no_payment_page",
  "off_sale",
  "ordinary_abroad",
  "out_of_bounds",
  "payment_not_offered",
  "payment_page_open",
  "payment_underway",
  "plank_gone",
  "plank_in_cart",
  "plank_too_short",
  "plank_unknown",
  "plank_unlisted",
  "planks_held_often",
  "planks_once",
  "region_mismatch",
  "reservation_not_offered",
  "total_differs",
]);

/** Whether a shopper can read what the commerce side says with a code. */
export function isSpoken(code: string | undefined): boolean {
  return code !== undefined && SPOKEN.has(code);
}
