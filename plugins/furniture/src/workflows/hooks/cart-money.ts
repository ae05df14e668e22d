import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows";
import { settleCart } from "../../cart/settle";
import { alignPayment } from "../../ordering/payment";

/** Medusa's own changes of a cart pass here after promotions and before the payment: the money is settled again. */
refreshCartItemsWorkflow.hooks.beforeRefreshingPaymentCollection(async ({ input }, { container }) => {
  await alignPayment(container, await settleCart(container, input.cart_id));
  return new StepResponse(undefined);
});
