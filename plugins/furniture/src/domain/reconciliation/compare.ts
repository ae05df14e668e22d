import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { ORDERS } from "../../modules/orders";
import type { Finding } from "../../modules/orders/finding";
import { differingOrders, refundedNotCancelled, unpaidOrders } from "../../modules/orders/order-queries";
import type OrdersService from "../../modules/orders/service";
import { inCurrency } from "../mails/words/formats";
import { withOrder } from "../order-lifecycle/order-lock";
import { giveBackKept } from "./kept-money";
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
  return each(container, unpaid, async ({ order_id, cart_id, session_id, minutes, packed }) => {
    const about = { code: "order_without_payment", order_id, cart_id, payment: session_id } as const;
    if (minutes < PAYABLE_FOR) {
      const detail = `Seit ${minutes} Minuten ohne Zahlung; die Bezahlseite ist noch offen.`;
      return [{ ...about, outcome: "flagged", detail }];
    }
    if (packed) return [{ ...about, outcome: "flagged", detail: PACKED }];
    return withOrder(container, order_id, async () => {
      // Staff book a transfer in the place of a failed debit under the same lock.
      const still = await ordersOf(container).ask((run) => unpaidOrders(run, PAYMENT_HAS));
      if (!still.some((one) => one.order_id === order_id)) return [];
      // Closes the payment page, and throws where it has just been paid: then the order gets its payment instead.
      if (session_id) await container.resolve(Modules.PAYMENT).deletePaymentSession(session_id);
      await cancelOrderWorkflow(container).run({ input: { order_id } });
      return [{ ...about, outcome: "cancelled", detail: `Nach ${minutes} Minuten ohne Zahlung storniert.` }];
    });
  });
}

const PACKED =
  "Die Zahlung ist gescheitert, doch die Bestellung ist schon gepackt, verschickt oder abgeschlossen. Der Kunde hat vom Shop noch nichts davon gehört: Schreib ihm. Nimmst du das Paket zurück, storniert der Shop die Bestellung, und er kann neu bestellen. Überweist er den Betrag, vermerke das an der Bestellung mit „Zahlung eingegangen“.";

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
  const sums = `Eingezogen sind ${inCurrency(captured, "de")}, bestellt wurde für ${inCurrency(total, "de")}.`;
  const missing = "Bis das geklärt ist, nicht bauen; wird nicht nachgezahlt, storniere die Bestellung.";
  const surplus = `Erstatte bei der Zahlung ${inCurrency(captured - total, "de")}; dann verschwindet der Eintrag.`;
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
  return container.resolve(ORDERS);
}
