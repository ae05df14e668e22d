import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep, updateTaxLinesWorkflow } from "@medusajs/medusa/core-flows";
import { settleCart } from "../domain/cart/settle";
import { CART_LOCK } from "./cart-lock";

/** Needs no undoing: a cart's taxes depend on nothing but the cart. */
const taxFurnitureStep = createStep("tax-furniture", async (cartId: string, { container }) => {
  await settleCart(container, cartId);
  return new StepResponse(undefined);
});

/** Medusa works out the taxes of a cart by its address alone; what is picked up is taxed where it changes hands. */
export const taxCartWorkflow = createWorkflow("tax-furniture-cart", (input: { cart_id: string }) => {
  acquireLockStep({ key: input.cart_id, ...CART_LOCK });
  updateTaxLinesWorkflow.runAsStep({ input: { cart_id: input.cart_id, force_tax_calculation: true } });
  taxFurnitureStep(input.cart_id);
  releaseLockStep({ key: input.cart_id });
  return new WorkflowResponse(undefined);
});
