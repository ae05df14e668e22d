import type { CreateCartDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  createCartWorkflow,
  refreshCartItemsWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../../core/refusal/refusal";
import type { ContactChange } from "../../domain/cart/contact";
import { isFurnitureLine } from "../../domain/cart/lines";
import { isFurnitureVariant } from "../../domain/cart/product-variants";
import { settle } from "../../domain/cart/settle";
import { ownOptionIds } from "../../domain/cart/shipping";
import { alignPayment } from "../../domain/checkout/align-payment";
import { assertTexts } from "../../domain/contact/words";
import { releaseUnchosen } from "../../domain/planks/chosen";
import { readAtCurrentPrices } from "../../domain/repricing/reprice-cart";

const ADD_CONFIGURED =
  "Furniture is made to measure: add it with POST /store/carts/:id/furniture and its configuration";

interface Wished {
  variant_id?: string | null;
  metadata?: Record<string, unknown> | null;
}

/** A bare product of a kind has no configuration, and its list price is only an example. Ordinary products are Medusa's own. */
async function assertOrdinary(
  container: MedusaContainer,
  items: readonly Wished[],
  path: string,
): Promise<void> {
  const variants = items.flatMap(({ variant_id }) => variant_id ?? []);
  if (items.some(isFurnitureLine) || (await isFurnitureVariant(container, variants)))
    throw Refusal.single(path, ADD_CONFIGURED, "not_configured");
}

/** Of one line of ordinary goods: more than any shop sells in one, and few enough for Medusa's columns and sums. */
const MOST = 100_000;

/** Medusa's tables keep whole numbers: half a tin became none or one, and what they cannot count was an error of the database. */
function assertCountable(items: readonly { quantity?: unknown }[], path: string, least = 1): void {
  const isCountable = ({ quantity = least }: { quantity?: unknown }) =>
    Number.isInteger(Number(quantity)) && Number(quantity) >= least && Number(quantity) <= MOST;
  if (items.every(isCountable)) return;
  const message = `quantity must be a whole number from ${least} to ${MOST}`;
  throw Refusal.of([{ path, message, code: "out_of_bounds", params: { min: least, max: MOST } }]);
}

addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  assertCountable(input.items, "quantity");
  await assertOrdinary(container, input.items, "variant_id");
  // Medusa adds what it finds in the cart already.
  const variant_id = input.items.flatMap((item: Wished) => item.variant_id ?? []);
  const there = await container
    .resolve(Modules.CART)
    .listLineItems(
      { cart_id: input.cart_id, variant_id },
      { select: ["quantity", "variant_id"], take: null },
    );
  for (const variant of new Set(variant_id)) {
    const same = [...there, ...input.items].filter((item) => item.variant_id === variant);
    const quantity = same.reduce((sum, item) => sum + Number(item.quantity ?? 1), 0);
    assertCountable([{ quantity }], "quantity");
  }
});

createCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  assertOwnContact(cart);
  assertCountable(cart.items ?? [], "items");
  await assertOrdinary(container, cart.items ?? [], "items");
});

/** A cart begins with what it may be given later: texts within their bounds, and no address of another cart, which Medusa takes by its id. */
function assertOwnContact({
  email,
  shipping_address,
  billing_address,
  metadata,
  locale,
}: CreateCartDTO): void {
  for (const [path, address] of Object.entries({ shipping_address, billing_address }))
    if (typeof address === "string")
      throw Refusal.single(path, `${path}: an address is given by its fields, not by an id`, "address_by_id");
  assertTexts({ email, shipping_address, billing_address, metadata } as ContactChange, locale);
}

/** A piece is one piece at its price for good; only taking it out is a change Medusa's route may make. */
updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }) => {
  const line = (cart.items ?? []).find(({ id }: { id: string }) => id === input.item_id);
  if (line && !isFurnitureLine(line) && !isFurnitureLine(input.update))
    return assertCountable([input.update], "quantity", 0);
  if (Number(input.update.quantity) === 0) return;
  const message = "A configured line cannot be changed: remove it and add it as it should be";
  throw Refusal.single("quantity", message, "line_fixed");
});

/** What delivers furniture follows from the terms; ordinary products are delivered by options of their own. */
addShippingMethodToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  const own = await ownOptionIds(container);
  if (!input.options.some(({ id }) => own.has(id))) return;
  const message = "Delivery, pick-up and express build are chosen with POST /store/carts/:id/terms";
  throw Refusal.single("option_id", message, "terms_decide");
});

/**
 * Medusa's own changes of a cart pass here after promotions and before the payment: the money is settled again.
 * The payment comes first: when it refuses, because the cart has just been paid, Medusa undoes its change but not ours.
 */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  const state = await readAtCurrentPrices(container, input.cart_id);
  await alignPayment(container, state);
  await settle(container, state);
  if (state.holdsPlanks) await releaseUnchosen(container, input.cart_id);
  return new StepResponse(undefined);
});
