import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { inCurrency } from "../../core/formats";
import { market } from "../../core/options/market";
import { reasonOf } from "../../core/reason-of";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import type { Finding } from "../../modules/orders/finding";
import { keptMoney } from "../../modules/orders/order-queries";
import { keptOf } from "../../modules/orders/versions";
import { endOrder } from "../order-lifecycle/end-order";
import { withOrder } from "../orders/order-lock";
import { each } from "./sweep";

/** Gives back what came while its order was being cancelled; what was transferred waits for staff. */
export async function giveBackKept(container: MedusaContainer): Promise<Finding[]> {
  const kept = await keptMoney(container.resolve(ORDERS).run);
  return each(container, kept, async ({ order_id, payment_id, provider_id, kept }) => {
    const about = { order_id, payment: payment_id };
    const amount = Number(kept);
    if (provider_id === market().paymentProviders.transfer) {
      const detail = `${inCurrency(amount, "de")} einer stornierten Bestellung kamen mit einer Überweisung: Überweise sie dem Kunden zurück.`;
      return [{ ...about, code: "transfer_kept", outcome: "flagged", detail }];
    }
    const reason = await refund(container, { order_id, payment_id, amount });
    if (reason !== undefined) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`The refund of the cancelled order ${order_id} is refused: ${reason}`);
      const detail = `${inCurrency(amount, "de")} einer stornierten Bestellung sind noch nicht zurückgegangen. Der Shop versucht es wieder; was der Zahlungsanbieter ablehnt, steht als eigener Eintrag unter „Abgleich“.`;
      return [{ ...about, code: "money_kept", outcome: "flagged", detail }];
    }
    await endOrder(container, order_id);
    const detail = `Die Erstattung von ${inCurrency(amount, "de")} einer stornierten Bestellung ist veranlasst.`;
    return [{ ...about, code: "money_kept", outcome: "refunded", detail }];
  });
}

/**
 * Staff have transferred back what came for a cancelled order: it is entered as a refund, and the customer is told. Throws a
 * {@link Refusal} for an order that is not cancelled, and where nothing transferred is left.
 */
export function enterTransferReturned(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    const [order] = await container
      .resolve(Modules.ORDER)
      .listOrders({ id: orderId }, { select: ["id", "status"], take: 1 });
    if (!order) throw Refusal.notFound(`There is no order ${orderId}`);
    if (order.status !== "canceled") {
      const message =
        "Diese Bestellung ist nicht storniert. Erstatte bei der Zahlung, was du überwiesen hast.";
      throw Refusal.single("", message, "order_open");
    }
    const kept = await keptOf(container.resolve(ORDERS).run, orderId);
    const transfers = kept.filter(
      ({ provider_id, kept }) => provider_id === market().paymentProviders.transfer && kept > 0,
    );
    if (transfers.length === 0)
      throw Refusal.single("", "Von dieser Bestellung ist keine Überweisung mehr da.", "nothing_kept");
    for (const { payment_id, kept: amount } of transfers) {
      const reason = await refund(container, { order_id: orderId, payment_id, amount });
      if (reason !== undefined) throw new Error(reason);
    }
    await endOrder(container, orderId);
    await container.resolve(ORDERS).resolveOf("transfer_kept", { order_id: orderId });
  });
}

/**
 * Medusa's workflows for refunds do not fit a cancelled order: the one changes its sums, which Medusa refuses then, and the
 * other enters a refund that the provider has refused. Returns why it was refused.
 */
async function refund(
  container: MedusaContainer,
  { order_id, payment_id, amount }: { order_id: string; payment_id: string; amount: number },
): Promise<string | undefined> {
  const payments = container.resolve(Modules.PAYMENT);
  try {
    const { refunds, currency_code } = await payments.refundPayment({
      payment_id,
      amount,
      note: "Stornierte Bestellung",
    });
    const entered = await container
      .resolve(Modules.ORDER)
      .listOrderTransactions({ order_id, reference: "refund" }, { select: ["reference_id"] });
    const known = new Set(entered.map(({ reference_id }) => reference_id));
    const missing = (refunds ?? []).filter(({ id }) => !known.has(id));
    // The event of the refund may have entered it meanwhile; Medusa fails on an empty list.
    if (missing.length > 0)
      await container.resolve(Modules.ORDER).addOrderTransactions(
        missing.map(({ id, amount }) => ({
          order_id,
          amount: -Number(amount),
          currency_code,
          reference: "refund",
          reference_id: id,
        })),
      );
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
