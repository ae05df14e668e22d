import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { cancelOrderWorkflow, completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { reasonOf } from "../../core/reason-of";
import { readCart } from "../../domain/cart/state";
import { assertOrderable, assertPaid } from "../../domain/checkout/assert-orderable";
import { holdOrdinaryVouchers } from "../../domain/checkout/voucher-hold";
import { endOrder } from "../../domain/order-lifecycle/end-order";
import { recordOrder, recordPlaced } from "../../domain/order-lifecycle/record-order";
import { dropUnjoinedOrders, finishOrder } from "../../domain/reconciliation/finish-order";
import { assertPricesAgreed } from "../../domain/repricing/reprice-cart";
import { languageOf } from "../../language/language";
import { CART_TERMS } from "../../modules/cart-terms";
import { ORDERS } from "../../modules/orders";
import { isCartOfFurniture } from "../../modules/orders/of-furniture";
import { orderJoinedTo } from "../../modules/orders/order-queries";
import { PLANKS } from "../../modules/planks";
import { shopDetails } from "../../modules/shop-details/shop-details";

/** Every order passes here, whichever route or webhook asks for it; again on retries, and for a cart already ordered. */
completeCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  if (!(await hasFurniture(container, input.id)))
    return holdOrdinaryVouchers(container, await readCart(container, input.id));
  const orderId = await orderOfCart(container, input.id);
  if (orderId) return assertFinished(container, orderId, input.id);
  // Asked already now: should the CMS be slow, it has answered by the time the order is written down.
  void shopDetails(container);
  await dropUnjoinedOrders(container, input.id);
  await container.resolve(CART_TERMS).reopenVouchers(input.id);
  const state = await readCart(container, input.id);
  await assertPricesAgreed(container, state, languageOf(state.cart.locale));
  await assertOrderable(container, state, languageOf(state.cart.locale));
  assertPaid(state, cart);
});

/** Completes an order that a crash left unfinished. Throws when it cannot: an incomplete order is never answered. */
async function assertFinished(container: MedusaContainer, orderId: string, cartId: string): Promise<void> {
  if (await finishOrder(container, orderId, cartId)) return;
  const { PAYMENT_REQUIRES_MORE_ERROR } = MedusaError.Types;
  throw new MedusaError(PAYMENT_REQUIRES_MORE_ERROR, "The payment of this order is not confirmed yet");
}

/** An order without furniture is Medusa's own. */
function hasFurniture(container: MedusaContainer, cartId: string): Promise<boolean> {
  return isCartOfFurniture(container.resolve(ORDERS).run, cartId);
}

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
    ) => Promise<StepResponse<undefined, OrderCreated | undefined>>,
    compensation: (data: OrderCreated | undefined, context: { container: MedusaContainer }) => Promise<void>,
  ): void;
};

hooks.orderCreated(
  async ({ order_id, cart_id }, { container }) => {
    if (await hasFurniture(container, cart_id))
      await recordPlaced(
        () => recordOrder(container, order_id, cart_id),
        (error) => {
          const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
          logger.error(`The order ${order_id} is placed and not recorded yet: ${reasonOf(error)}`);
        },
      );
    else await container.resolve(CART_TERMS).redeemVouchers(cart_id);
    return new StepResponse(undefined, { order_id, cart_id });
  },
  async (undone, { container }) => {
    if (!undone) return;
    await container.resolve(PLANKS).unsellPlanks(undone.order_id);
    await container.resolve(CART_TERMS).reopenVouchers(undone.cart_id);
  },
);

/** Medusa has cancelled and refunded by now; what fails here must not undo that, and is left to the sweep. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await endOrder(container, order.id).catch((error: Error) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The order ${order.id} is cancelled and not released yet: ${error.message}`);
  });
});

/** The order a cart has become. */
function orderOfCart(container: MedusaContainer, cartId: string): Promise<string | undefined> {
  return orderJoinedTo(container.resolve(ORDERS).run, cartId);
}
