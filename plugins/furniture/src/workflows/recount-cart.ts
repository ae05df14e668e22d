import type { MedusaContainer } from "@medusajs/framework/types";
import { PromotionActions } from "@medusajs/framework/utils";
import { createStep, StepResponse, transform, when } from "@medusajs/framework/workflows-sdk";
import {
  emitEventStep,
  updateCartPromotionsWorkflow,
  updateTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows";
import { settle } from "../domain/cart/settle";
import { type CartState, readCart } from "../domain/cart/state";
import { alignPayment } from "../domain/checkout/align-payment";
import { readAtCurrentPrices } from "../domain/repricing/reprice-cart";
import { engineInput } from "../domain/vouchers/promotion-engine";

/**
 * Needs no undoing: what the prices are now does not depend on what becomes of the change, and the undoing of the step that
 * changed the cart settles it again.
 */
const countCartStep = createStep("count-furniture-cart", async (cartId: string, { container }) => {
  const state = await readAtCurrentPrices(container, cartId);
  const promotions = await engineInput(container, state);
  if (!promotions.needed) await book(container, state);
  return new StepResponse(promotions);
});

/** Needs no undoing either. */
const settleCartStep = createStep("settle-furniture-cart", async (cartId: string, { container }) => {
  await book(container, await readCart(container, cartId));
  return new StepResponse(undefined);
});

async function book(container: MedusaContainer, state: CartState): Promise<void> {
  await settle(container, state);
  await alignPayment(container, state);
}

/** Medusa's own goods are taxed by Medusa, where the cart has moved; the recount that follows taxes the furniture. */
export function taxOrdinaryGoods(input: { cart_id: string }, retax: boolean): void {
  when("ordinary-goods-moved", { retax }, ({ retax }) => retax).then(() => {
    updateTaxLinesWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ cart_id: input.cart_id })),
    });
  });
}

/** Undoes that within a step that is undone itself: the workflow around it holds the cart's lock already. */
export async function taxOrdinaryGoodsAgain(
  container: MedusaContainer,
  cart_id: string,
  stepKey: string,
): Promise<void> {
  const context = { parentStepIdempotencyKey: stepKey };
  await updateTaxLinesWorkflow(container).run({ input: { cart_id }, context });
}

/** The end of every change of a cart: new prices, promotions where they need the engine, then money, then a prepared payment. */
export function recountCart(input: { cart_id: string }): void {
  const promotions = countCartStep(input.cart_id);
  when("promotions-need-the-engine", { promotions }, ({ promotions }) => promotions.needed).then(() => {
    updateCartPromotionsWorkflow.runAsStep({
      input: transform({ input, promotions }, ({ input, promotions }) => ({
        cart_id: input.cart_id,
        promo_codes: promotions.codes,
        action: PromotionActions.REPLACE,
      })),
    });
    settleCartStep(input.cart_id);
  });
  emitEventStep({
    eventName: "cart.updated",
    data: transform({ input }, ({ input }) => ({ id: input.cart_id })),
  });
}
