import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ORDERS } from "../../modules/orders";
import type { Finding } from "../../modules/orders/finding";
import { overpaidChanges } from "../../modules/orders/versions";
import { inCurrency } from "../mails/words/formats";
import { giveBack, type OwedBack, owedBack } from "../order-change/settle-change";
import { orderStanding } from "../order-change/standing";
import { withOrder } from "../order-lifecycle/order-lock";
import { each, reasonOf } from "./sweep";

/**
 * Changed orders that cost less than was paid for them. What the payment provider has to give back is tried at every comparison until
 * it goes. The rest is for staff: what they transfer by hand, and what payments and the order's book do not agree on.
 */
export async function settleOverpaid(container: MedusaContainer): Promise<Finding[]> {
  const left = await container.resolve(ORDERS).ask(overpaidChanges);
  return each(container, left, (order_id) =>
    withOrder(container, order_id, async () => {
      const owed = owedBack(await orderStanding(container, order_id));
      const forStaff = whatStaffDo(owed);
      const refund = owed.parts.length > 0 ? await refundOf(container, order_id, owed.parts) : undefined;
      if (refund?.failed) forStaff.push(refund.detail);
      if (forStaff.length > 0)
        return [{ code: "amount_differs", outcome: "flagged", order_id, detail: forStaff.join(" ") }];
      return refund ? [{ code: "amount_differs", outcome: "refunded", order_id, detail: refund.detail }] : [];
    }),
  );
}

function whatStaffDo({ byHand, unclear }: OwedBack): string[] {
  const details: string[] = [];
  if (byHand > 0)
    details.push(
      `${inCurrency(byHand, "de")} sind dem Kunden zu überweisen, weil die geänderte Bestellung weniger kostet. Überweise sie, und erstatte sie danach bei der Zahlung: Dann steht es in den Büchern, und die E-Mail geht hinaus.`,
    );
  if (unclear > 0)
    details.push(
      `Nach den Zahlungen sind ${inCurrency(unclear, "de")} mehr da, als nach dem Buch der Bestellung zu erstatten sind. Der Shop erstattet sie nicht von selbst: Vergleiche die Bestellung mit Stripe.`,
    );
  return details;
}

/** The reason of a refusal is in an entry of its own, which the payment provider's comparison makes, and here in the log. */
async function refundOf(
  container: MedusaContainer,
  orderId: string,
  parts: OwedBack["parts"],
): Promise<{ failed: boolean; detail: string }> {
  try {
    const refunded = await giveBack(container, orderId, parts);
    const detail = `Die Erstattung von ${inCurrency(refunded, "de")} einer geänderten Bestellung ist veranlasst.`;
    return { failed: false, detail };
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The refund of the changed order ${orderId} is refused: ${reasonOf(error)}`);
    const detail =
      "Eine Erstattung zu dieser geänderten Bestellung ist noch nicht gelungen. Der Shop versucht es wieder; was der Zahlungsanbieter ablehnt, steht als eigener Eintrag unter „Abgleich“.";
    return { failed: true, detail };
  }
}
