import type { MedusaContainer } from "@medusajs/framework/types";
import type { Language } from "../../core/language";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import type { CartState } from "../cart/state";
import { holdChosenPlanks } from "../planks/hold-chosen";
import { regionsOf } from "../regions/regions";
import { holdOrdinaryVouchers } from "./hold-ordinary";
import { orderDataOf, orderIssues } from "./order-issues";
import { ordinaryIssues } from "./ordinary-issues";
import { holdVouchers } from "./voucher-hold";

/**
 * The one gate before money and before an order, for our checkout and for every stock route alike: contact data,
 * consent, region, unaltered configurations, and planks and a voucher held for this cart. Throws a {@link Refusal}.
 */
export async function assertOrderable(
  container: MedusaContainer,
  state: CartState,
  language: Language,
): Promise<void> {
  const [first, ...others] = [
    ...orderIssues(orderDataOf(state), language),
    ...(await ordinaryIssues(container, state, language)),
  ];
  if (first) throw Refusal.of([first, ...others]);
  await assertRegion(container, state, language);
  assertFrozen(state, language);
  await holdChosenPlanks(container, state, language);
  await holdVouchers(container, state, language);
  await holdOrdinaryVouchers(container, state);
}

async function assertRegion(
  container: MedusaContainer,
  { cart, terms }: CartState,
  language: Language,
): Promise<void> {
  const regions = await regionsOf(container);
  const wanted = terms.outside_germany ? regions.abroad : regions.home;
  if (cart.region_id === wanted && cart.currency_code === market().currency) return;
  throw Refusal.single("region_id", MESSAGES.region[language], "region_mismatch");
}

/** Each line is one stored configuration at the price it was stored with, and no configuration is sold by two lines. */
function assertFrozen({ lines, configurations }: CartState, language: Language): void {
  const ids = lines.map(({ configuration_id }) => configuration_id);
  const altered = lines.find(({ configuration_id, kind, price }) => {
    const frozen = configurations.get(configuration_id);
    return frozen?.kind !== kind || frozen.price !== price;
  });
  if (altered || new Set(ids).size !== ids.length) {
    throw Refusal.single("lines", MESSAGES.line[language], "line_altered");
  }
}

const MESSAGES = {
  region: {
    de: "Das Land und die Auswahl „außerhalb Deutschlands“ passen nicht zusammen. Bitte prüfe beides noch einmal.",
    en: "The country and the choice “outside Germany” do not match. Please check both once more.",
  },
  line: {
    de: "Ein Möbel im Warenkorb ist nicht mehr das, was du gestaltet hast. Bitte entferne es und lege es noch einmal hinein.",
    en: "A piece in the cart is no longer what you designed. Please remove it and add it once more.",
  },
} as const satisfies Record<string, Record<Language, string>>;
