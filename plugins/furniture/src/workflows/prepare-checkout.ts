import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { isAgreed, SHORTEST_REST } from "../domain/cart/payments";
import { assertOnSale } from "../domain/cart/product-variants";
import { settle, settleCart } from "../domain/cart/settle";
import { type CartState, readOpenCart } from "../domain/cart/state";
import { alignPayment, assertBooked, assertNotDearer, bookedTotal } from "../domain/checkout/align-payment";
import { assertOrderable } from "../domain/checkout/assert-orderable";
import { type Due, dueOf, preparePayment, releaseClaims } from "../domain/checkout/prepare-payment";
import { assertCounting, goneVouchers } from "../domain/checkout/voucher-hold";
import { pricesChanged, repriceCart } from "../domain/repricing/reprice-cart";
import { languageOf } from "../language/language";
import { CART_TERMS } from "../modules/cart-terms";
import { PRICE_VERSIONS } from "../modules/prices";
import { CART_LOCK } from "./cart-lock";

interface Input {
  cart_id: string;
  locale: string;
  return_origin?: string;
}

interface Checked extends Due {
  /** Whether the cart has noted changes of prices, which its shopper has been told by now. */
  repriced: boolean;
}

const checkStep = createStep(
  "check-furniture-order",
  async ({ cart_id, locale, return_origin }: Input, { container }) => {
    const found = await readOpenCart(container, cart_id);
    const repriced = !isAgreed(found, SHORTEST_REST) && (await repriceCart(container, found));
    const state = repriced ? await readOpenCart(container, cart_id) : found;
    await settle(container, state);
    if (!state.prices.shown) await tellPrices(container, state, locale);
    await assertBooked(container, state, languageOf(locale));
    // Not asked of a cart that is paid already: its order is made.
    await assertOnSale(container, state.lines, languageOf(locale));
    const orderable = async () => {
      await assertCounting(container, state, languageOf(locale));
      await assertOrderable(container, state, languageOf(locale));
    };
    await orderable().catch(async (error) => {
      const gone = goneVouchers(error);
      if (gone.length > 0) await dropVouchers(container, state, gone);
      throw error;
    });
    const collection = await alignPayment(container, state);
    if (!repriced) assertNotDearer(state, bookedTotal(found.cart), languageOf(locale));
    const due = dueOf({ ...state, collection }, languageOf(locale));
    const checked: Checked = { ...due, return_origin, repriced: state.prices.repriced.length > 0 };
    return new StepResponse(checked, cart_id);
  },
  async (cartId, { container }) => {
    if (cartId) await releaseClaims(container, cartId);
  },
);

/** Refuses once: a shopper who presses the button again has been told the new sums. */
async function tellPrices(container: MedusaContainer, state: CartState, locale: string): Promise<void> {
  const { repriced, version } = state.prices;
  await alignPayment(container, state);
  await container.resolve(PRICE_VERSIONS).markShown(state.cart.id, version);
  throw pricesChanged(repriced, state.total, languageOf(locale));
}

/** The shopper has been told; from now on the cart does without, so that the next click orders at the shown total. */
async function dropVouchers(
  container: MedusaContainer,
  { cart, chosenTerms }: CartState,
  gone: readonly string[],
): Promise<void> {
  // A promotion that applies by itself is left out by counting the cart anew.
  if (gone.includes(chosenTerms.voucher_code ?? ""))
    await container.resolve(CART_TERMS).keepTerms(cart.id, { ...chosenTerms, voucher_code: null });
  await alignPayment(container, await settleCart(container, cart.id));
}

const preparePaymentStep = createStep(
  "prepare-furniture-payment",
  async ({ repriced, ...due }: Checked, { container }) => {
    const next = await preparePayment(container, due);
    if (repriced) await container.resolve(PRICE_VERSIONS).forgetRepriced(due.cart_id);
    return new StepResponse(next);
  },
);

/** Checks the order, holds its planks and its voucher and prepares its payment; says where the shopper goes next. */
export const prepareCheckoutWorkflow = createWorkflow("prepare-furniture-checkout", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  const checked = checkStep(input);
  const next = preparePaymentStep(checked);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(next);
});
