import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { paymentEnded, report } from "../domain/reconciliation/report";
import type { Finding, FindingOutcome } from "../modules/orders/finding";

const found = z.object({
  checked: z.number(),
  payments: z.array(
    z.object({
      id: z.string(),
      cart_id: z.string().nullish(),
      outcome: z.string(),
      failure: z.string().nullish(),
    }),
  ),
});

const ENDS: Record<string, { outcome: FindingOutcome; detail: string }> = {
  ordered: { outcome: "completed", detail: "Bezahlt, aber ohne Bestellung; die Bestellung ist nachgeholt." },
  refunded: { outcome: "refunded", detail: "Bezahlt, aber nicht bestellbar; die Erstattung ist veranlasst." },
};

const UNFINISHED: (typeof ENDS)[string] = {
  outcome: "flagged",
  detail:
    "Bezahlt, aber noch ohne Bestellung. Der Shop versucht es alle fünf Minuten wieder. Bleibt der Eintrag, nennt das Log von Medusa den Grund.",
};

/** The payment provider's own job found paid sessions that had become no order: part of the report. */
async function reportPayments({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { checked, payments } = found.parse(event.data);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const findings = payments.map(({ id, cart_id, outcome, failure }): Finding => {
    const end = ENDS[outcome] ?? UNFINISHED;
    // Medusa's own words are for the log.
    if (end === UNFINISHED) logger.warn(`Payment ${id} has become no order yet: ${failure ?? "no reason"}`);
    return { code: "payment_without_order", ...end, cart_id: cart_id ?? null, payment: id };
  });
  await report(container, { started_at: new Date(), checked, findings });
  const ended = findings.filter(({ outcome }) => outcome !== "flagged");
  for (const { payment } of ended) await paymentEnded(container, String(payment));
}

export default forRequestOfEvent(reportPayments);

export const config: SubscriberConfig = { event: "stripe-checkout.payments-found" };
