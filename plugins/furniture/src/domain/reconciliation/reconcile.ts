import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { inCurrency } from "../../core/formats";
import { reasonOf } from "../../core/reason-of";
import { ORDERS } from "../../modules/orders";
import type { Finding, FindingCode, Run } from "../../modules/orders/finding";
import {
  differingOrders,
  ordersLookedAt,
  refundedNotCancelled,
  unpaidOrders,
  unrecordedOrders,
} from "../../modules/orders/order-queries";
import { resolveOrdered } from "../../modules/orders/reconciliation-log";
import { overpaidChanges } from "../../modules/orders/versions";
import { orderStanding } from "../order-change/plan";
import { giveBack, type OwedBack, owedBack } from "../order-change/settle-change";
import { withOrder } from "../orders/order-lock";
import { giveBackKept } from "./kept-money";
import { report } from "./report";
import { each, sweepOrders } from "./sweep";

/** What every comparison looks for: what it does not find any more is no longer so. */
const COMPARED: readonly FindingCode[] = [
  "order_unfinished",
  "order_without_payment",
  "money_kept",
  "transfer_kept",
  "amount_differs",
  "not_released",
];

const ONE_AT_A_TIME = "furniture-reconciliation";

/** Compares all orders with all payments, mends what it can and reports. A run waits for another process' run to end. */
export async function reconcileOrders(container: MedusaContainer): Promise<Run> {
  return container.resolve(Modules.LOCKING).execute([ONE_AT_A_TIME], async () => {
    const started_at = new Date();
    const checked = await ordersLookedAt(container.resolve(ORDERS).run);
    const findings = [...(await sweepOrders(container)), ...(await comparePayments(container))];
    const run = { started_at, checked, findings };
    await report(container, run);
    const orders = container.resolve(ORDERS);
    await orders.resolveOthers(COMPARED, findings);
    await resolveOrdered(orders.run);
    return run;
  });
}

/** The webhook goes first, then the payment provider's own job. Minutes. */
const PAYMENT_HAS = 5;
/** A payment page is open for 31 minutes; afterwards the shopper can no longer pay. Minutes. */
const PAYABLE_FOR = 40;

/** Compares orders with payments: what is unpaid, what was kept, what differs. Returns what it found and did. */
async function comparePayments(container: MedusaContainer): Promise<Finding[]> {
  return [
    ...(await endUnpaid(container)),
    ...(await reportUnfinished(container)),
    ...(await giveBackKept(container)),
    ...(await reportDiffering(container)),
    ...(await settleOverpaid(container)),
    ...(await reportRefunded(container)),
  ];
}

/** A card order without money is a crash before the payment was checked: it waits as long as it can be paid. */
async function endUnpaid(container: MedusaContainer): Promise<Finding[]> {
  const unpaid = await unpaidOrders(container.resolve(ORDERS).run, PAYMENT_HAS);
  type Unpaid = (typeof unpaid)[number];
  const about = ({ order_id, cart_id, session_id }: Unpaid) =>
    ({ code: "order_without_payment", order_id, cart_id, payment: session_id }) as const;
  const end = async (one: Unpaid): Promise<Finding[]> => {
    const { order_id, session_id, minutes, packed } = one;
    if (minutes < PAYABLE_FOR) {
      const detail = `Seit ${minutes} Minuten ohne Zahlung; die Bezahlseite ist noch offen.`;
      return [{ ...about(one), outcome: "flagged", detail }];
    }
    if (packed) return [{ ...about(one), outcome: "flagged", detail: PACKED }];
    return withOrder(container, order_id, async () => {
      // Staff book a transfer in the place of a failed debit under the same lock.
      const still = await unpaidOrders(container.resolve(ORDERS).run, PAYMENT_HAS);
      if (!still.some((other) => other.order_id === order_id)) return [];
      // Closes the payment page, and throws where it has just been paid: then the order gets its payment instead.
      if (session_id) await container.resolve(Modules.PAYMENT).deletePaymentSession(session_id);
      await cancelOrderWorkflow(container).run({ input: { order_id } });
      const detail = `Nach ${minutes} Minuten ohne Zahlung storniert.`;
      return [{ ...about(one), outcome: "cancelled", detail }];
    });
  };
  return each(container, unpaid, end, (one) => [{ ...about(one), outcome: "flagged", detail: NOT_ENDED }]);
}

const TRIED_AGAIN =
  "Der Shop versucht es alle fünf Minuten wieder. Bleibt der Eintrag, nennt das Log von Medusa den Grund.";
const NOT_ENDED = `Ohne Zahlung, und sie ließ sich noch nicht stornieren: Ihre Planken bleiben vergeben. ${TRIED_AGAIN}`;

const PACKED =
  "Die Zahlung ist gescheitert, doch die Bestellung ist schon gepackt, verschickt oder abgeschlossen. Der Kunde hat vom Shop noch nichts davon gehört: Schreib ihm. Nimmst du das Paket zurück, storniert der Shop die Bestellung, und er kann neu bestellen. Überweist er den Betrag, vermerke das an der Bestellung mit „Zahlung eingegangen“.";

/** Far longer than a completion takes, and long enough for many sweeps; seconds. */
const FINISHED_WITHIN = 600;

/**
 * Reports orders that every sweep has failed to write down: they may be paid. An unpaid one has an entry of its own.
 */
async function reportUnfinished(container: MedusaContainer): Promise<Finding[]> {
  const { run } = container.resolve(ORDERS);
  const unpaid = new Set((await unpaidOrders(run, PAYMENT_HAS)).map(({ order_id }) => order_id));
  const left = await unrecordedOrders(run, FINISHED_WITHIN);
  return left
    .filter(({ order_id }) => !unpaid.has(order_id))
    .map((about) => ({ ...about, code: "order_unfinished", outcome: "flagged", detail: NOT_WRITTEN_DOWN }));
}

const NOT_WRITTEN_DOWN = `Die Bestellung ist aufgegeben, aber noch nicht fertig aufgenommen: Der Kunde hat keine Bestätigung, und in der Werkstatt steht sie nicht. ${TRIED_AGAIN}`;

async function reportDiffering(container: MedusaContainer): Promise<Finding[]> {
  const differing = await differingOrders(container.resolve(ORDERS).run);
  return differing.map(({ order_id, captured, total }) => ({
    code: "amount_differs",
    outcome: "flagged",
    order_id,
    detail: differenceInWords(Number(captured), Number(total)),
  }));
}

function differenceInWords(captured: number, total: number): string {
  const sums = `Eingezogen sind ${inCurrency(captured, "de")}, bestellt wurde für ${inCurrency(total, "de")}.`;
  const missing = "Bis das geklärt ist, nicht bauen; wird nicht nachgezahlt, storniere die Bestellung.";
  const surplus = `Erstatte bei der Zahlung ${inCurrency(captured - total, "de")}; dann verschwindet der Eintrag.`;
  return `${sums} ${captured > total ? surplus : missing}`;
}

/** Staff decide: cancel it, which frees the planks that are not sawn yet, or build it all the same. */
async function reportRefunded(container: MedusaContainer): Promise<Finding[]> {
  const refunded = await refundedNotCancelled(container.resolve(ORDERS).run);
  return refunded.map((order_id) => ({
    code: "not_released",
    outcome: "flagged",
    order_id,
    detail:
      "Alles ist erstattet und nichts gepackt, doch die Bestellung ist nicht storniert. Storniere sie: Dann baut sie niemand, und ihre Planken werden frei, soweit sie noch nicht gesägt sind.",
  }));
}

/**
 * Changed orders that cost less than was paid for them. What the payment provider has to give back is tried at every comparison until
 * it goes. The rest is for staff: what they transfer by hand, and what payments and the order's book do not agree on.
 */
async function settleOverpaid(container: MedusaContainer): Promise<Finding[]> {
  const left = await overpaidChanges(container.resolve(ORDERS).run);
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
