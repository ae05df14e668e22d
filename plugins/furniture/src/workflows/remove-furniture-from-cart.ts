import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { Refusal } from "../core/refusal/refusal";
import { settleCart } from "../domain/cart/settle";
import { readOpenCart } from "../domain/cart/state";
import { releaseUnchosen } from "../domain/planks/chosen";
import { CART_LOCK } from "./cart-lock";
import { recountCart } from "./recount-cart";

interface Input {
  cart_id: string;
  line_id: string;
}

const removeLineStep = createStep(
  "remove-furniture-line",
  async ({ cart_id, line_id }: Input, { container }) => {
    const { lines } = await readOpenCart(container, cart_id);
    if (!lines.some(({ id }) => id === line_id))
      throw Refusal.notFound(`There is no line ${line_id} in this cart`);
    await container.resolve(Modules.CART).softDeleteLineItems([line_id]);
    return new StepResponse(undefined, { cart_id, line_id });
  },
  async (removed, { container }) => {
    if (!removed) return;
    await container.resolve(Modules.CART).restoreLineItems([removed.line_id]);
    await settleCart(container, removed.cart_id);
  },
);

/** Last of all: until then the line may have to come back, because its cart has just been paid. */
const releasePlanksStep = createStep("release-planks", async (cartId: string, { container }) => {
  await releaseUnchosen(container, cartId);
  return new StepResponse(undefined);
});

/** Takes a line out of the cart it is in. Medusa's own way would take it out of any cart. */
export const removeFurnitureFromCartWorkflow = createWorkflow(
  "remove-furniture-from-cart",
  (input: Input) => {
    acquireLockStep({ key: input.cart_id, ...CART_LOCK });
    removeLineStep(input);
    recountCart(input);
    releasePlanksStep(input.cart_id);
    releaseLockStep({ key: input.cart_id });
    return new WorkflowResponse(undefined);
  },
);
