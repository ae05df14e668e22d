import { createStep, createWorkflow, StepResponse } from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { withdrawPayments } from "../domain/cart/payments";
import { readOpenCart } from "../domain/cart/state";
import { releaseClaims } from "../domain/checkout/prepare-payment";
import { CART_LOCK } from "./cart-lock";

interface Input {
  cart_id: string;
}

const callOffStep = createStep("call-off-furniture-payment", async ({ cart_id }: Input, { container }) => {
  await withdrawPayments(container, await readOpenCart(container, cart_id));
  await releaseClaims(container, cart_id);
  return new StepResponse(undefined);
});

/**
 * For a shopper who went back from the payment page: closes the page and frees planks and voucher. A cart that has just
 * been paid is refused and keeps its planks and voucher for its order. Repeating it changes nothing.
 */
export const callOffPaymentWorkflow = createWorkflow(
  "call-off-furniture-payment-workflow",
  (input: Input) => {
    acquireLockStep({ key: input.cart_id, ...CART_LOCK });
    callOffStep(input);
    releaseLockStep({ key: input.cart_id });
  },
);
