import { PATHS } from "../../app/language/paths.ts";
import { isFromForm, lineIn } from "../../app/piece/address/address.ts";
import type { ConfigurableKind } from "../../app/piece/kinds.ts";
import { CHOOSER, kindOfPath } from "../../app/piece/pages.ts";
import { campaignIn } from "../../app/session/campaign.ts";

/** Longer addresses of designs are rendered for their request alone (characters). */
const LONGEST_DESIGN = 500;

/** Pages that differ only by variant. Not included: pages with carts or orders. */
const KEPT: ReadonlySet<string> = new Set([
  "/",
  "/homeDesktop",
  "/homeMobile",
  "/tisch",
  "/bank",
  "/regal",
  "/hocker",
  CHOOSER,
  ...Object.values(PATHS.bees),
  "/sustainabilityDesktop",
  "/about",
  "/faq",
  "/impressum",
  "/datasecurity",
  ...Object.values(PATHS.terms),
  ...Object.values(PATHS.withdrawalPolicy),
]);

/** Whether the page of an address may be kept and shared. @param query with its question mark, or empty */
export function isKept(path: string, query: string): boolean {
  if (query === "") return KEPT.has(path) || kindShown(path) !== undefined;
  return kindShown(path) !== undefined && isDesign(query);
}

/** The kind whose stock a page shows. */
export function kindShown(path: string): ConfigurableKind | undefined {
  return path.endsWith(".data") ? undefined : kindOfPath(path);
}

/** An address that says a piece, and nothing that sets a cookie, is tidied into another address, or is about a line of a cart. */
function isDesign(query: string): boolean {
  const said = new URLSearchParams(query);
  if (query.length > LONGEST_DESIGN || said.has("lng") || isFromForm(said) || lineIn(said) !== null)
    return false;
  return campaignIn(`http://shop/${query}`) === null;
}
