import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { ORDERS } from "../../modules/orders";
import type { Finding } from "../../modules/orders/finding";
import type OrdersService from "../../modules/orders/service";
import {
  differingOrders,
  keptMoney,
  refundedNotCancelled,
  unpaidOrders,
} from "../../modules/orders/standing";
import { SYSTEM_PROVIDER } from "../cart/payments";
import { euro } from "../mails/words/formats";
import { endOrder } from "../order-lifecycle/end-order";
import { settleOverpaid } from "./overpaid";
import { each } from "./sweep";

/** The webhook goes first, then the payment provider's own job. Minutes. */
const PAYMENT_HAS = 5;
/** A payment page is open for 31 minutes; afterwards the shopper can no longer pay. Minutes. */
const PAYABLE_FOR = 40;

/** Compares orders with payments: what is unpaid, what was kept, what differs. Returns what it found and did. */
export async function comparePayments(container: MedusaContainer): Promise<Finding[]> {
  return [
    ...(await endUnpaid(container)),
    ...(await giveBackKept(container)),
    ...(await reportDiffering(container)),
    ...(await settleOverpaid(container)),
    ...(await reportRefunded(container)),
  ];
}

/** A card order without money is a crash before the payment was checked: it waits as long as it can be paid. */
async function endUnpaid(container: MedusaContainer): Promise<Finding[]> {
  const unpaid = await ordersOf(container).ask((run) => unpaidOrders(run, PAYMENT_HAS));
  return each(container, unpaid, async ({ order_id, cart_id, session_id, minutes }) => {
    const about = { code: "order_without_payment", order_id, cart_id, payment: session_id } as const;
    if (minutes < PAYABLE_FOR) {
      const detail = `Seit ${minutes} Minuten ohne Zahlung; die Bezahlseite ist noch offen.`;
      return [{ ...about, outcome: "flagged", detail }];
    }
    // Closes the payment page, and throws where it has just been paid: then the order gets its payment instead.
    if (session_id) await container.resolve(Modules.PAYMENT).deletePaymentSession(session_id);
    await cancelOrderWorkflow(container).run({ input: { order_id } });
    return [{ ...about, outcome: "cancelled", detail: `Nach ${minutes} Minuten ohne Zahlung storniert.` }];
  });
}

/** A payment that arrived while its order was being cancelled. */
async function giveBackKept(container: MedusaContainer): Promise<Finding[]> {
  const kept = await ordersOf(container).ask(keptMoney);
  return each(container, kept, async ({ order_id, payment_id, provider_id, kept }) => {
    const about = { code: "money_kept", order_id, payment: payment_id } as const;
    const amount = Number(kept);
    if (provider_id === SYSTEM_PROVIDER) {
      const detail = `${euro(amount, "de")} einer stornierten Bestellung kamen mit einer Überweisung: Überweise sie dem Kunden zurück.`;
      return [{ ...about, outcome: "flagged", detail }];
    }
    const reason = await refund(container, { order_id, payment_id, amount });
    if (reason !== undefined) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`The refund of the cancelled order ${order_id} is refused: ${reason}`);
      const detail = `${euro(amount, "de")} einer stornierten Bestellung sind noch nicht zurückgegangen. Der Shop versucht es wieder; was der Zahlungsanbieter ablehnt, steht als eigener Eintrag unter „Abgleich“.`;
      return [{ ...about, outcome: "flagged", detail }];
    }
    await endOrder(container, order_id);
    const detail = `Die Erstattung von ${euro(amount, "de")} einer stornierten Bestellung ist veranlasst.`;
    return [{ ...about, outcome: "refunded", detail }];
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
    return error instanceof Error ? error.message : String(error);
  }
}

async function reportDiffering(container: MedusaContainer): Promise<Finding[]> {
  const differing = await ordersOf(container).ask(differingOrders);
  return differing.map(({ order_id, captured, total }) => ({
    code: "amount_differs",
    outcome: "flagged",
    order_id,
    detail: differenceInWords(Number(captured), Number(total)),
  }));
}

function differenceInWords(captured: number, total: number): string {
  const sums = `Eingezogen sind ${euro(captured, "de")}, bestellt wurde für ${euro(total, "de")}.`;
  const missing = "Bis das geklärt ist, nicht bauen; wird nicht nachgezahlt, storniere die Bestellung.";
  const surplus = `Erstatte bei der Zahlung ${euro(captured - total, "de")}; dann verschwindet der Eintrag.`;
  return `${sums} ${captured > total ? surplus : missing}`;
}

/** Staff decide: cancel it, which frees its planks, or build it all the same. */
async function reportRefunded(container: MedusaContainer): Promise<Finding[]> {
  const refunded = await ordersOf(container).ask(refundedNotCancelled);
  return refunded.map((order_id) => ({
    code: "not_released",
    outcome: "flagged",
    order_id,
    detail:
      "Alles ist erstattet und nichts gepackt, doch die Bestellung ist nicht storniert. Storniere sie: Dann baut sie niemand, und ihre Planken werden frei.",
  }));
}

function ordersOf(container: MedusaContainer): OrdersService {
  return container.resolve<OrdersService>(ORDERS);
}
