import type { MedusaContainer } from "@medusajs/framework/types";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { readCart } from "../../cart/state";
import { PLANKS } from "../../modules/planks";
import type PlanksService from "../../modules/planks/service";
import { assertOrderable } from "../../ordering/assert-orderable";
import { assertPaid } from "../../ordering/assert-paid";
import { languageOf } from "../../ordering/language";
import { recordOrder } from "../../orders/record-order";
import { assertPricesAgreed } from "../../prices/prices-changed";

/** Every order passes here, whichever route or webhook asks for it; again on retries, and for a cart already ordered. */
completeCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const state = await readCart(container, input.id);
  if (state.cart.completed_at) return;
  await assertPricesAgreed(container, state, languageOf(state.cart.locale));
  await assertOrderable(container, state, languageOf(state.cart.locale));
  assertPaid(state, cart);
});

interface OrderCreated {
  order_id: string;
  cart_id: string;
}

/** Medusa declares this hook in the workflow but leaves it out of its type. */
const hooks = completeCartWorkflow.hooks as unknown as {
  orderCreated(
    handler: (
      data: OrderCreated,
      context: { container: MedusaContainer },
    ) => Promise<StepResponse<undefined, string>>,
    compensation: (orderId: string | undefined, context: { container: MedusaContainer }) => Promise<void>,
  ): void;
};

hooks.orderCreated(
  async ({ order_id, cart_id }, { container }) => {
    await recordOrder(container, order_id, cart_id);
    return new StepResponse(undefined, order_id);
  },
  async (orderId, { container }) => {
    if (orderId) await container.resolve<PlanksService>(PLANKS).unsellPlanks(orderId);
  },
);
