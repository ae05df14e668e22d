import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createOrUpdateOrderPaymentCollectionWorkflow,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows";
import { market } from "../../core/options/market";
import { ORDERS } from "../../modules/orders";
import { changeLink, isPayable } from "../../modules/orders/versions";
import { queueMail } from "../mails/queue-mail";
import { giveOutLink } from "../order-lifecycle/payment-link";
import type { OrderDocument } from "../orders/order-document";
import { whileUnedited } from "../orders/order-lock";
import { orderStanding } from "./plan";

/**
 * The payment link over what a changed order still costs: the one that holds already, unless a fresh one is wanted, or a fresh one in the
 * place of those before. Undefined where nothing is to be paid. The caller holds the order, and no earlier payment page is open.
 */
export async function linkForDifference(
  container: MedusaContainer,
  orderId: string,
  version: number,
  { staff, fresh = false }: { staff: string | null; fresh?: boolean },
): Promise<{ id: string; token: string; amount: number } | undefined> {
  const { outstanding, link, record } = await orderStanding(container, orderId);
  const orders = container.resolve(ORDERS);
  if (outstanding <= 0) {
    if (link) await orders.withdrawLinks(orderId);
    return undefined;
  }
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: orderId } });
  if (link && !fresh && isPayable(link, outstanding) && link.order_version === version) return link;
  const delivery_cost = record.delivery_cost ?? 0;
  return giveOutLink(container, {
    order_id: orderId,
    order_version: version,
    delivery_cost,
    amount: outstanding,
    created_by: staff,
  });
}

/** What is to be given back of a changed order that costs less than was paid for it; EUR. */
export interface OwedBack {
  /** By the payment provider, from the newest payment on. */
  parts: { payment_id: string; amount: number }[];
  /** By hand: the customer had transferred it. */
  byHand: number;
  /** What payments and Medusa's book of the order do not agree on: staff look, and nothing of it goes back by itself. */
  unclear: number;
}

const NOTHING: OwedBack = { parts: [], byHand: 0, unclear: 0 };

/**
 * Follows from the payments, and is never more than Medusa's book of the order owes: what went back beyond that would lower the
 * order's sum, and then as much would be owed again. Where something waits for staff at the provider, or a piece came back, staff decide.
 */
export function owedBack({
  outstanding,
  due,
  kept,
  cancelled,
  unsettled,
  lost,
  lines,
}: OrderDocument): OwedBack {
  const surplus = Math.max(0, -outstanding);
  if (surplus === 0 || cancelled || unsettled || lost || lines.some(({ returned }) => returned))
    return NOTHING;
  const owed = Math.min(surplus, Math.max(0, -due));
  let left = owed;
  const parts: (OwedBack["parts"][number] & { byHand: boolean })[] = [];
  for (const { payment_id, provider_id, kept: most } of kept) {
    const amount = Math.min(left, most);
    if (amount <= 0) continue;
    left = cents(left - amount);
    parts.push({ payment_id, amount, byHand: provider_id === market().paymentProviders.transfer });
  }
  return {
    parts: parts.filter(({ byHand }) => !byHand),
    byHand: cents(parts.reduce((sum, { byHand, amount }) => sum + (byHand ? amount : 0), 0)),
    unclear: cents(surplus - owed + left),
  };
}

/**
 * Refunds through the payment provider what a changed order costs less. A repetition refunds nothing twice. Each payment gets its own
 * request, also after an earlier one was refused: staff repeat only that one. Throws the provider's first error.
 * @returns what is on its way, EUR
 */
export async function refundDifference(container: MedusaContainer, orderId: string): Promise<number> {
  return giveBack(container, orderId, owedBack(await orderStanding(container, orderId)).parts);
}

/**
 * Refunds these parts through the payment provider, each by its own request. When all requests are made, it throws the provider's first error.
 * @returns what is on its way, EUR
 */
export async function giveBack(
  container: MedusaContainer,
  orderId: string,
  parts: OwedBack["parts"],
): Promise<number> {
  let refunded = 0;
  const refusals: unknown[] = [];
  for (const part of parts) {
    try {
      await whileUnedited(container, orderId, () =>
        refundPaymentWorkflow(container).run({
          input: { payment_id: part.payment_id, amount: part.amount, note: "Geänderte Bestellung" },
        }),
      );
      refunded += part.amount;
    } catch (error) {
      refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals[0];
  return cents(refunded);
}

const cents = (eur: number) => Math.round(eur * 100) / 100;

/** The money for a difference has come: the customer is told, once for each link. */
export async function tellDifferencePaid(container: MedusaContainer, orderId: string): Promise<void> {
  const link = await changeLink(container.resolve(ORDERS).run, orderId);
  if (!link || (await orderStanding(container, orderId)).outstanding > 0) return;
  await queueMail(container, {
    template: "payment_received",
    key: `payment_received:${link.id}`,
    order_id: orderId,
    data: { amount: link.amount },
  });
}
