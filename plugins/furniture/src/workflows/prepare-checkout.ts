import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { settle, settleCart } from "../cart/settle";
import { type CartState, readOpenCart } from "../cart/state";
import { CART_TERMS } from "../modules/cart-terms";
import type CartTermsService from "../modules/cart-terms/service";
import { PRICE_VERSIONS } from "../modules/prices";
import type PricesService from "../modules/prices/service";
import { assertOrderable } from "../ordering/assert-orderable";
import { languageOf } from "../ordering/language";
import {
  alignPayment,
  CARD_PROVIDER,
  ensureCollection,
  ensureSession,
  SHORTEST_REST,
  SYSTEM_PROVIDER,
} from "../ordering/payment";
import { releaseClaims } from "../ordering/release-claims";
import { isVoucherGone } from "../ordering/voucher-hold";
import { isAgreed } from "../prices/agreed";
import { pricesChanged } from "../prices/prices-changed";
import { repriceCart } from "../prices/reprice-cart";
import { Refusal } from "../refusal/refusal";
import { CART_LOCK } from "./cart-lock";

interface Input {
  cart_id: string;
  locale: string;
}

export type NextStep = { next: "redirect"; url: string } | { next: "complete" };

const checkStep = createStep(
  "check-furniture-order",
  async ({ cart_id, locale }: Input, { container }) => {
    const found = await readOpenCart(container, cart_id);
    const repriced = !isAgreed(found, SHORTEST_REST) && (await repriceCart(container, found));
    const state = repriced ? await readOpenCart(container, cart_id) : found;
    await settle(container, state);
    if (!state.prices.shown) await tellPrices(container, state, locale);
    await assertOrderable(container, state, languageOf(locale)).catch(async (error) => {
      if (isVoucherGone(error)) await dropVoucher(container, state);
      throw error;
    });
    await alignPayment(container, state);
    return new StepResponse(undefined, cart_id);
  },
  async (cartId, { container }) => {
    if (cartId) await releaseClaims(container, cartId);
  },
);

/** Refuses once: whoever presses the button again has been told the new sums. */
async function tellPrices(container: MedusaContainer, state: CartState, locale: string): Promise<void> {
  const { repriced, version } = state.prices;
  await alignPayment(container, state);
  await container.resolve<PricesService>(PRICE_VERSIONS).markShown(state.cart.id, version);
  throw pricesChanged(repriced, state.money.total, languageOf(locale));
}

/** The shopper has been told; from now on the cart does without, so that the next click orders at the shown total. */
async function dropVoucher(container: MedusaContainer, { cart, terms }: CartState): Promise<void> {
  await container.resolve<CartTermsService>(CART_TERMS).keepTerms(cart.id, { ...terms, voucher_code: null });
  await alignPayment(container, await settleCart(container, cart.id));
}

const preparePaymentStep = createStep(
  "prepare-furniture-payment",
  async ({ cart_id, locale }: Input, { container }) => {
    const state = await readOpenCart(container, cart_id);
    const data = { locale: languageOf(locale), cart_id, email: state.cart.email ?? undefined };
    if (state.payBy === "free") return new StepResponse<NextStep>({ next: "complete" });
    const collection = await ensureCollection(container, state);
    if (state.payBy !== "card") {
      await ensureSession(container, collection, SYSTEM_PROVIDER, {});
      return new StepResponse<NextStep>({ next: "complete" });
    }
    const session = await ensureSession(container, collection, CARD_PROVIDER, data);
    const url = session.data?.url;
    if (typeof url !== "string")
      throw Refusal.single("payment", "The payment page could not be opened", "no_payment_page");
    return new StepResponse<NextStep>({ next: "redirect", url });
  },
);

const forgetRepricedStep = createStep("forget-repriced", async (cartId: string, { container }) => {
  await container.resolve<PricesService>(PRICE_VERSIONS).forgetRepriced(cartId);
  return new StepResponse(undefined);
});

/** Checks the order, holds its planks and its voucher and prepares its payment; says where the shopper goes next. */
export const prepareCheckoutWorkflow = createWorkflow("prepare-furniture-checkout", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  checkStep(input);
  const next = preparePaymentStep(input);
  forgetRepricedStep(input.cart_id);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(next);
});
