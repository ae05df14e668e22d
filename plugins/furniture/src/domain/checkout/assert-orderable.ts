import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { market } from "../../core/options/market";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { fits } from "../cart/payments";
import type { CartState } from "../cart/state";
import { holdChosenPlanks } from "../planks/chosen";
import { regionsOf } from "../regions/regions";
import { orderDataOf, orderIssues } from "./order-issues";
import { holdOrdinaryVouchers, holdVouchers } from "./voucher-hold";

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
  throw Refusal.single("region_id", textsIn(language).refusals.cart.region_mismatch, "region_mismatch");
}

/** Each line is one stored configuration at the price it was stored with, and no configuration is sold by two lines. */
export function assertFrozen(
  { lines, configurations }: Pick<CartState, "lines" | "configurations">,
  language: Language,
): void {
  const ids = lines.map(({ configuration_id }) => configuration_id);
  const altered = lines.find(({ configuration_id, kind, price }) => {
    const frozen = configurations.get(configuration_id);
    return frozen?.kind !== kind || frozen.price !== price;
  });
  if (altered || new Set(ids).size !== ids.length) {
    throw Refusal.single("lines", textsIn(language).refusals.cart.line_altered, "line_altered");
  }
}

const profiles = z.array(z.object({ id: z.string(), shipping_profile_id: z.string().nullish() }));
const products = z.array(
  z.object({ id: z.string(), shipping_profile: z.object({ id: z.string() }).nullish() }),
);

/**
 * Ordinary goods that no chosen method delivers. Medusa asks for the method of each when the order is made, which is after it has been
 * paid. Abroad a reservation with such goods is refused: its delivery is quoted for furniture, in whole EUR.
 */
async function ordinaryIssues(
  container: MedusaContainer,
  { cart, terms, ordinary }: Pick<CartState, "cart" | "terms" | "ordinary">,
  language: Language,
): Promise<RefusalIssue[]> {
  if (terms.outside_germany && ordinary.lines.length > 0)
    return [
      {
        path: "outside_germany",
        code: "ordinary_abroad",
        message: textsIn(language).refusals.cart.ordinary_abroad,
      },
    ];
  const shipped = new Set(ordinary.lines.map(({ id }) => id));
  const items = (cart.items ?? []).filter(
    ({ id, requires_shipping }) => shipped.has(id) && requires_shipping,
  );
  if (items.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [options, needed] = await Promise.all([
    query.graph({
      entity: "shipping_option",
      fields: ["id", "shipping_profile_id"],
      filters: { id: ordinary.options },
    }),
    query.graph({
      entity: "product",
      fields: ["id", "shipping_profile.id"],
      filters: { id: items.flatMap(({ product_id }) => product_id ?? []) },
    }),
  ]);
  const covered = new Set(profiles.parse(options.data).map(({ shipping_profile_id }) => shipping_profile_id));
  const profileOf = new Map(products.parse(needed.data).map((one) => [one.id, one.shipping_profile?.id]));
  return items
    .filter(({ product_id }) => {
      const profile = profileOf.get(product_id ?? "");
      return profile !== undefined && !covered.has(profile);
    })
    .map(({ id, title }) => ({
      path: `lines.${id}`,
      code: "delivery_missing",
      message: textsIn(language).refusals.cart.delivery_missing(title),
    }));
}

/** What of Medusa's cart the check reads; its amounts are numbers, strings or big numbers. */
const completingCart = z.object({
  total: z.coerce.number(),
  payment_collection: z
    .object({
      payment_sessions: z
        .array(z.object({ provider_id: z.string(), status: z.string(), amount: z.coerce.number() }))
        .nullish(),
    })
    .nullish(),
});

const DEAD = ["canceled", "error"];

/**
 * The last check before an order: Medusa's total is the total of the rules, and the prepared payment is one this cart
 * may be paid with. Throws a {@link Refusal}.
 */
export function assertPaid(state: CartState, cart: unknown): void {
  const { total, payment_collection } = completingCart.parse(cart);
  if (Math.round(total * 100) !== Math.round(state.total * 100)) {
    throw Refusal.single("total", "The cart has changed; please check it once more", "total_changed");
  }
  if (state.payBy === "free") return;
  const sessions = (payment_collection?.payment_sessions ?? []).filter(
    ({ status }) => !DEAD.includes(status),
  );
  if (sessions.length === 0) throw Refusal.single("payment", "The payment has not been started", "not_paid");
  if (sessions.some(({ provider_id, amount }) => !fits(provider_id, state.payBy) || amount !== total)) {
    throw Refusal.single(
      "payment",
      `This cart is not paid this way (pay_by: ${state.payBy})`,
      "wrong_payment",
    );
  }
}
