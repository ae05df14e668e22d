import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { readOpenCart } from "../domain/cart/state";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
}

const assertOpenStep = createStep("assert-cart-open", async (cartId: string, { container }) => {
  await readOpenCart(container, cartId);
  return new StepResponse(undefined);
});

/** Brings a cart to the current prices, outside any change of its own. Refuses a cart that has become an order. */
export const repriceCartWorkflow = createWorkflow("reprice-furniture-cart", (input: Input) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  assertOpenStep(input.cart_id);
  recountCart(input);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
