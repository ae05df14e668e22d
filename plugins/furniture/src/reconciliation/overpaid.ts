import type { MedusaContainer } from "@medusajs/framework/types";
import { euro } from "../mails/words/formats";
import { ORDERS } from "../modules/orders";
import type OrdersService from "../modules/orders/service";
import { overpaidChanges } from "../modules/orders/versions";
import { owedBack, refundDifference } from "../order-change/settle-change";
import { orderStanding } from "../order-change/standing";
import { withOrder } from "../reservations/order-lock";
import type { Finding } from "./finding";
import { each, reasonOf } from "./sweep";

/**
 * Changed orders that cost less than was paid for them: what the payment provider has to give back is tried at every comparison until it
 * goes, and needs no entry then. The rest is for staff: what they transfer by hand, and what payments and the order's book do not agree on.
 */
export async function settleOverpaid(container: MedusaContainer): Promise<Finding[]> {
  const left = await container.resolve<OrdersService>(ORDERS).ask(overpaidChanges);
  return each(container, left, (order_id) =>
    withOrder(container, order_id, async () => {
      const { parts, byHand, unclear } = owedBack(await orderStanding(container, order_id));
      const details = [
        byHand > 0 &&
          `${euro(byHand, "de")} sind dem Kunden zu überweisen, weil die geänderte Bestellung weniger kostet. Überweise sie, und erstatte sie danach bei der Zahlung: Dann steht es in den Büchern, und die E-Mail geht hinaus.`,
        unclear > 0 &&
          `Nach den Zahlungen sind ${euro(unclear, "de")} mehr da, als nach dem Buch der Bestellung zu erstatten sind. Der Shop erstattet sie nicht von selbst: Vergleiche die Bestellung mit Stripe.`,
        parts.length > 0 && (await failureOf(refundDifference(container, order_id))),
      ];
      const told = details.filter((detail) => typeof detail === "string");
      return told.map((detail) => ({ code: "amount_differs", outcome: "flagged", order_id, detail }));
    }),
  );
}

async function failureOf(refund: Promise<unknown>): Promise<string | false> {
  try {
    await refund;
    return false;
  } catch (error) {
    return `Die Erstattung zu einer geänderten Bestellung scheitert: ${reasonOf(error)}`;
  }
}
