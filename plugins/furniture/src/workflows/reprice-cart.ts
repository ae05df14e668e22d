import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
}

/** Brings a cart to the current prices, outside any change of its own. */
export const repriceCartWorkflow = createWorkflow("reprice-furniture-cart", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  recountCart(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
