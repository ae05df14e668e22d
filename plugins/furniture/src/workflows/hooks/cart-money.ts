import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { settleCart } from "../../cart/settle";
import { readCart } from "../../cart/state";
import { alignPayment } from "../../ordering/payment";
import { releaseUnchosen } from "../../planks/release";
import { isBehind } from "../../prices/cart-prices";
import { repriceCart } from "../../prices/reprice-cart";

/**
 * Medusa's own changes of a cart pass here after promotions and before the payment: the money is settled again.
 * The payment comes first: when it refuses, because the cart has just been paid, Medusa undoes its change but not ours.
 */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  if (await isBehind(container, input.cart_id)) await repriceCart(container, input.cart_id);
  await alignPayment(container, await readCart(container, input.cart_id));
  await settleCart(container, input.cart_id);
  await releaseUnchosen(container, input.cart_id);
  return new StepResponse(undefined);
});
