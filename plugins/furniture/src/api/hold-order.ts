import type { MedusaNextFunction, MedusaRequestHandler, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/types";
import { finishChange } from "../domain/order-change/finish";
import { findOrder } from "../domain/orders/order-document";
import { whileUnedited, withOrder } from "../domain/orders/order-lock";
import { takeBackInterrupted } from "../domain/reservations/offer";
import { completeHalfParcels } from "../domain/shipping/half-parcels";
import { ORDERS } from "../modules/orders";
import { orderOf } from "../modules/orders/of-furniture";
import { orderOfPayment } from "../modules/orders/payments";
import { knownRoute } from "./requests/known-route";
import { asked } from "./stock-routes/rules/asked";

/**
 * Medusa's own routes for packing, sending, delivering and cancelling lock no order against ours. Holds the order's lock until
 * the answer is out, so that no customer changes the address of a parcel that is being packed, no piece is sent twice, and no
 * transfer is booked on an order that is being cancelled.
 */
export const holdOrder: MedusaRequestHandler = async (request, response, next) => {
  await withOrder(request.scope, request.params.id ?? "", answered(response, next));
};

/** The same for the payment of an order, which is captured or refunded; one that pays none holds nothing. */
export const holdOrderOfPayment: MedusaRequestHandler = async (request, response, next) => {
  const orders = request.scope.resolve(ORDERS);
  const orderId = await orderOfPayment(orders.run, request.params.id ?? "");
  if (!orderId) return next();
  await withOrder(request.scope, orderId, answered(response, next));
};

/**
 * The same for returns, and for the claims, exchanges and edits of ordinary goods: Medusa can enter no money that goes back while one is
 * begun, and asks for that only after it has sent the money. What a refund or cancellation has asked before holds until its answer is out.
 */
export const holdOrderOfChange: MedusaRequestHandler = async (request, response, next) => {
  const { params, body } = asked(request, knownRoute(request).slice(request.method.length));
  const id = params.id ?? (typeof body.order_id === "string" ? body.order_id : "");
  const orderId = await orderOf(request.scope.resolve(ORDERS).run, id);
  if (!orderId) return next();
  await withOrder(request.scope, orderId, answered(response, next));
};

/**
 * Resolves when the route has answered, even if the client is gone by then. A client that is gone before the order is free has
 * given up its request: the route does not run.
 */
function answered(response: MedusaResponse, next: MedusaNextFunction): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      if (response.destroyed) return resolve();
      const end = response.end.bind(response) as (...sent: unknown[]) => typeof response;
      response.end = (...sent: unknown[]) => {
        resolve();
        return end(...sent);
      };
      next();
    });
}

/**
 * For Medusa's routes that give money back, once the order is held: ends what a crash left of the shop's own changes of it. While an
 * edit is open Medusa gives the money back, then cannot enter it, and answers that nothing was done.
 */
export const endInterrupted: MedusaRequestHandler = async ({ scope, params }, _response, next) => {
  await endOf(scope, params.id ?? "");
  next();
};

/** The same for a payment's order; one that pays none has nothing to be ended. */
export const endInterruptedOfPayment: MedusaRequestHandler = async ({ scope, params }, _response, next) => {
  const orderId = await orderOfPayment(scope.resolve(ORDERS).run, params.id ?? "");
  if (orderId) await endOf(scope, orderId);
  next();
};

/**
 * For Medusa's route that gives an order another e-mail address, once the order is held: a change that a crash left half done would write its own
 * over it later.
 */
export const endHalfChange: MedusaRequestHandler = async ({ scope, params }, _response, next) => {
  await finishChange(scope, params.id ?? "");
  next();
};

/**
 * For Medusa's routes for packing, sending and delivering, once the order is held: ends what a crash left of one of them, or of a change of
 * the order. Medusa itself packs a piece a second time, refuses the step for ever, or sends what is picked up by now.
 */
export const endHalfParcels: MedusaRequestHandler = async ({ scope, params }, _response, next) => {
  const id = params.id ?? "";
  await finishChange(scope, id);
  const order = await findOrder(scope, id);
  if (order && !order.cancelled) await whileUnedited(scope, id, () => completeHalfParcels(scope, order));
  next();
};

async function endOf(container: MedusaContainer, orderId: string): Promise<void> {
  await finishChange(container, orderId);
  await takeBackInterrupted(container, orderId);
}
