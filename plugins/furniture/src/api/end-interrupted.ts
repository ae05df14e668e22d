import type { MedusaRequestHandler } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { finishChange } from "../domain/order-change/finish";
import { findOrder } from "../domain/orders/order-document";
import { whileUnedited } from "../domain/orders/order-lock";
import { takeBackInterrupted } from "../domain/reservations/offer";
import { completeHalfParcels } from "../domain/shipping/half-parcels";
import { ORDERS } from "../modules/orders";
import { orderOfPayment } from "../modules/orders/order-queries";

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
