import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep, updateCartsStep } from "@medusajs/medusa/core-flows";

interface Input {
  cart_id: string;
  locale: string | null;
}

/**
 * Writes the language of a cart without ordinary goods. Replaces Medusa's own way, which works out prices, shipping, promotions
 * and taxes anew for it, and translates titles, which furniture has from its configuration. One column changes, so no lock is needed.
 */
export const changeLanguageWorkflow = createWorkflow("change-furniture-cart-language", (input: Input) => {
  updateCartsStep(transform({ input }, ({ input }) => [{ id: input.cart_id, locale: input.locale }]));
  emitEventStep({
    eventName: "cart.updated",
    data: transform({ input }, ({ input }) => ({ id: input.cart_id })),
  });
  return new WorkflowResponse(undefined);
});
