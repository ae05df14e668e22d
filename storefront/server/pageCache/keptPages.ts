import { PATHS } from "../../app/language/paths.ts";
import { CHOOSER } from "../../app/piece/pages.ts";

/** Pages that show prices: a new price table makes them out of date. */
const WITH_PRICES: ReadonlySet<string> = new Set([
  "/",
  "/homeDesktop",
  "/homeMobile",
  "/tisch",
  "/bank",
  "/regal",
  "/hocker",
  CHOOSER,
]);

/** Pages that differ only by variant. Not included: pages with form ids, carts, orders or stock. */
const KEPT: ReadonlySet<string> = new Set([
  ...WITH_PRICES,
  ...Object.values(PATHS.bees),
  "/sustainabilityDesktop",
  "/about",
  "/faq",
  "/impressum",
  "/datasecurity",
  ...Object.values(PATHS.terms),
  ...Object.values(PATHS.withdrawalPolicy),
]);

/** Whether a page may be kept and shared. */
export function isKept(path: string): boolean {
  return KEPT.has(path);
}

export function showsPrices(path: string): boolean {
  return WITH_PRICES.has(path);
}
