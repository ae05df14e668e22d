import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { settle } from "../../domain/cart/settle";
import { alignPayment } from "../../domain/checkout/align-payment";
import { releaseUnchosen } from "../../domain/planks/chosen";
import { readAtCurrentPrices } from "../../domain/repricing/reprice-cart";

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
