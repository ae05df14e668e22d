import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ORDERS } from "../../modules/orders";
import { unjoinedOrdersOf } from "../../modules/orders/order-queries";
import { isMoneyPending } from "../../modules/orders/payments";
import { paymentCollectionOf } from "../cart/payments";
import { readCart } from "../cart/state";
import { recordOrder } from "../order-lifecycle/record-order";

/**
 * Does what is left of placing an order whose completion was interrupted: payment, record, planks, voucher, mails.
 * The caller holds the cart's lock. Repeating it changes nothing.
 * @returns false while a card order is not paid, nor its money on its way: nothing is built for it yet
 */
export async function finishOrder(
  container: MedusaContainer,
  orderId: string,
  cartId: string,
): Promise<boolean> {
  if (await container.resolve(ORDERS).isRecorded(orderId)) return true;
  const { cart, payBy } = await readCart(container, cartId);
  await joinPayment(container, orderId, cartId);
  const orders = container.resolve(ORDERS);
  const isPending = await isMoneyPending(orders.run, orderId, cartId);
  if (payBy === "card" && !isPending && !(await isPaid(container, orderId))) return false;
  if (payBy === "bank_transfer" || payBy === "reservation") await promisePayment(container, cartId);
  if (!cart.completed_at) {
    await container.resolve(Modules.CART).updateCarts(cartId, { completed_at: new Date() } as object);
  }
  await recordOrder(container, orderId, cartId);
  return true;
}

/** The payment of the cart is the payment of the order. */
async function joinPayment(container: MedusaContainer, orderId: string, cartId: string): Promise<void> {
  const collection = await paymentCollectionOf(container, cartId);
  if (!collection) return;
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collection.id },
  });
}

async function isPaid(container: MedusaContainer, orderId: string): Promise<boolean> {
  const entries = await container
    .resolve(Modules.ORDER)
    .listOrderTransactions({ order_id: orderId, reference: "capture" });
  return entries.length > 0;
}

/** A transfer or a reservation is a promise, which Medusa's own provider keeps as an authorised payment. */
async function promisePayment(container: MedusaContainer, cartId: string): Promise<void> {
  const collection = await paymentCollectionOf(container, cartId);
  const [session] = collection?.payment_sessions ?? [];
  if (session) await container.resolve(Modules.PAYMENT).authorizePaymentSession(session.id, {});
}

/**
 * Removes what a crash left of an order that was not yet linked to its cart, as Medusa's own compensation would have.
 * No person has seen the order, and the cart can be ordered again. The caller holds the cart's lock. Returns the ids.
 */
export async function dropUnjoinedOrders(container: MedusaContainer, cartId: string): Promise<string[]> {
  const ids = await unjoinedOrdersOf(container.resolve(ORDERS).run, cartId);
  if (ids.length === 0) return [];
  await partFromPayments(container, ids);
  await container.resolve(Modules.ORDER).deleteOrders(ids);
  return ids;
}

/** The payment belongs to the cart, and pays the order that comes. */
async function partFromPayments(container: MedusaContainer, orderIds: string[]): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_payment_collection",
    fields: ["order_id", "payment_collection_id"],
    filters: { order_id: orderIds },
  });
  if (data.length === 0) return;
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(
    data.map(({ order_id, payment_collection_id }) => ({
      [Modules.ORDER]: { order_id },
      [Modules.PAYMENT]: { payment_collection_id },
    })),
  );
}
