import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { market } from "../../core/options/market";
import { reasonOf } from "../../core/reason-of";
import { ORDERS } from "../../modules/orders";
import { correctCollections, correctSummaries, partFromUndoneOrders } from "../../modules/orders/corrections";
import type { Finding } from "../../modules/orders/finding";
import {
  unjoinedOrders,
  unmarkedPayments,
  unrecordedOrders,
  unreleasedOrders,
  untoldEnds,
} from "../../modules/orders/order-queries";
import { cancelledWithOpenPages } from "../../modules/orders/reservations";
import { halfCredited, unenteredPayments } from "../../modules/orders/unentered";
import { outdatedLinks, unfinishedChanges, untoldDifferences } from "../../modules/orders/versions";
import { PAPERS } from "../../modules/papers";
import { ordersWithoutPapers, RECENT_DAYS } from "../../modules/papers/movements";
import { WORKSHOP } from "../../modules/workshop";
import { removeReturned, untendedOrders } from "../../modules/workshop/making";
import { ordersAhead } from "../../modules/workshop/moving";
import { finishChange } from "../order-change/finish";
import { replaceOutdatedLink } from "../order-change/renew-link";
import { refundDifference, tellDifferencePaid } from "../order-change/settle-change";
import { endOrder } from "../order-lifecycle/end-order";
import { closePages } from "../order-lifecycle/payment-link";
import { markPaid } from "../order-lifecycle/settle-later";
import { withOrder } from "../orders/order-lock";
import { issuePapers } from "../papers/issue";
import { followOrder } from "../shipping/follow-board";
import { makePiecesOf } from "../workshop/make-pieces";
import { dropUnjoinedOrders, finishOrder } from "./finish-order";
import { finishCredit, finishEntering } from "./half-entered";

/** A completion takes a few seconds; what is younger than this may still be under way. */
const COMPLETION_HAS_SECONDS = 15;

/**
 * Makes good what a process that died left undone: orders unknown to their cart, orders without record, ended
 * orders that still hold planks or a voucher, mails that were never queued, invoices and credit notes. Returns what it found; safe beside the sweep
 * of another process.
 */
export async function sweepOrders(container: MedusaContainer): Promise<Finding[]> {
  return [
    ...(await sweepUndone(container)),
    ...(await sweepUnjoined(container)),
    ...(await sweepUnrecorded(container)),
    ...(await sweepHalfEntered(container)),
    ...(await sweepUnreleased(container)),
    ...(await sweepOpenPages(container)),
    ...(await sweepUntold(container)),
    ...(await sweepUnmarked(container)),
    ...(await sweepDifferences(container)),
    ...(await sweepChanges(container)),
    ...(await sweepLinks(container)),
    ...(await sweepSummaries(container)),
    ...(await sweepCollections(container)),
    ...(await sweepWorkshop(container)),
    ...(await sweepPapers(container, RECENT_DAYS)),
  ];
}

async function sweepUndone(container: MedusaContainer): Promise<Finding[]> {
  const parted = await partFromUndoneOrders(container.resolve(ORDERS).run, COMPLETION_HAS_SECONDS);
  const detail =
    "Ein Fehler ließ von einer Bestellung, die wieder verworfen wurde, Verknüpfungen zurück; sie sind gelöst, und der Warenkorb lässt sich bestellen.";
  return parted.map(({ order_id, cart_id }) => ({
    ...{ code: "order_without_cart", outcome: "removed", order_id, detail },
    ...(cart_id && { cart_id }),
  }));
}

async function sweepUnjoined(container: MedusaContainer): Promise<Finding[]> {
  const left = await unjoinedOrders(container.resolve(ORDERS).run, COMPLETION_HAS_SECONDS);
  const carts = [...new Set(left.map(({ cart_id }) => cart_id))];
  return each(container, carts, async (cart_id) => {
    const removed = await withCart(container, cart_id, () => dropUnjoinedOrders(container, cart_id));
    return removed.map((order_id) => ({
      code: "order_without_cart",
      outcome: "removed",
      order_id,
      cart_id,
      detail: "Ein Absturz ließ eine halbe Bestellung zurück; der Warenkorb legt sie neu an.",
    }));
  });
}

async function sweepUnrecorded(container: MedusaContainer): Promise<Finding[]> {
  const left = await unrecordedOrders(container.resolve(ORDERS).run, COMPLETION_HAS_SECONDS);
  return each(container, left, async ({ order_id, cart_id }) => {
    const finished = await withCart(container, cart_id, () => finishOrder(container, order_id, cart_id));
    if (!finished) return [];
    const detail = "Ein Absturz unterbrach die Bestellung; was fehlte, ist nachgeholt.";
    return [{ code: "order_unfinished", outcome: "completed", order_id, cart_id, detail }];
  });
}

const HALF_ENTERED =
  "Ein Absturz unterbrach, wie eine Zahlung oder Erstattung eingetragen wurde; was fehlte, ist nachgeholt.";

/** Not only a crash brings it: during a return that is begun, Medusa cannot lower the sum by what goes back in Stripe's dashboard. */
const HALF_CREDITED =
  "Eine Erstattung hatte die Summe der Bestellung noch nicht gesenkt: Eine Rücksendung war angefangen, oder ein Absturz kam dazwischen. Das ist nachgeholt.";

/** Money that staff have entered, and refunds, of which the order's own book knows nothing or half. */
async function sweepHalfEntered(container: MedusaContainer): Promise<Finding[]> {
  const { run } = container.resolve(ORDERS);
  const finding = (order_id: string, detail: string): Finding[] => [
    { code: "amount_differs", outcome: "completed", order_id, detail },
  ];
  const left = await unenteredPayments(run, market().paymentProviders.transfer, COMPLETION_HAS_SECONDS);
  const entered = await each(container, left, async (payment) => {
    await finishEntering(container, payment);
    return finding(payment.order_id, HALF_ENTERED);
  });
  const half = await halfCredited(run, COMPLETION_HAS_SECONDS);
  const credited = await each(container, half, async (order_id) => {
    await finishCredit(container, order_id);
    return finding(order_id, HALF_CREDITED);
  });
  return [...entered, ...credited];
}

async function sweepUnreleased(container: MedusaContainer): Promise<Finding[]> {
  const left = await unreleasedOrders(container.resolve(ORDERS).run);
  return each(container, left, async (order_id) => {
    await endOrder(container, order_id);
    const detail =
      "Was eine beendete Bestellung belegte, ist wieder frei: storniert der Gutschein und, was von den Planken nicht gesägt ist, voll erstattet der Gutschein.";
    return [{ code: "not_released", outcome: "completed", order_id, detail }];
  });
}

/** Closes the payment pages of cancelled orders: no finding, because money that still comes goes back. Without an answer of Stripe the next sweep asks again. */
async function sweepOpenPages(container: MedusaContainer): Promise<Finding[]> {
  const { card } = market().paymentProviders;
  for (const order of await cancelledWithOpenPages(container.resolve(ORDERS).run, card))
    await closePages(container, order).catch(() => undefined);
  return [];
}

/** A refund in part frees nothing, and still its shopper is told: no finding, because the money is where it belongs. */
async function sweepUntold(container: MedusaContainer): Promise<Finding[]> {
  return mend(container, await untoldEnds(container.resolve(ORDERS).run), endOrder);
}

/** A payment that arrived just before a crash: no finding, because nothing was wrong with it. */
async function sweepUnmarked(container: MedusaContainer): Promise<Finding[]> {
  return mend(container, await unmarkedPayments(container.resolve(ORDERS).run), markPaid);
}

/** The same of what a changed order cost more: its customer is told. */
async function sweepDifferences(container: MedusaContainer): Promise<Finding[]> {
  return mend(container, await untoldDifferences(container.resolve(ORDERS).run), tellDifferencePaid);
}

/** Changes of orders that were interrupted: ended where Medusa's order edit was confirmed, taken back where not. */
async function sweepChanges(container: MedusaContainer): Promise<Finding[]> {
  const left = await unfinishedChanges(container.resolve(ORDERS).run, COMPLETION_HAS_SECONDS);
  return each(container, left, async (order_id) => {
    const end = await withOrder(container, order_id, async () => {
      const end = await finishChange(container, order_id);
      // A refusal is on the list of its own, and the comparison tries again.
      if (end === "finished") await refundDifference(container, order_id).catch(() => undefined);
      return end;
    });
    if (end === "none") return [];
    const detail =
      end === "finished"
        ? "Eine Änderung der Bestellung wurde unterbrochen; was fehlte, ist nachgeholt."
        : "Eine Änderung der Bestellung wurde unterbrochen, bevor sie galt; sie ist zurückgenommen.";
    return [
      { code: "order_unfinished", outcome: end === "finished" ? "completed" : "removed", order_id, detail },
    ];
  });
}

/** A refund that was booked beside a change: no finding, because nothing was paid by the outdated link, and nothing could be. */
async function sweepLinks(container: MedusaContainer): Promise<Finding[]> {
  return mend(container, await outdatedLinks(container.resolve(ORDERS).run), replaceOutdatedLink);
}

/** Two payments or refunds at one instant, of which Medusa's book of the order knew one. */
async function sweepSummaries(container: MedusaContainer): Promise<Finding[]> {
  const corrected = await correctSummaries(container.resolve(ORDERS).run);
  return corrected.map((order_id) => ({
    code: "amount_differs",
    outcome: "completed",
    order_id,
    detail: "Medusas Summe der Zahlungen dieser Bestellung stimmte nicht; sie ist neu gerechnet.",
  }));
}

/** What Medusa did not write down of a payment any more: no finding, because the money itself stood where it belongs. */
async function sweepCollections(container: MedusaContainer): Promise<Finding[]> {
  await correctCollections(container.resolve(ORDERS).run, COMPLETION_HAS_SECONDS);
  return [];
}

/** Pieces that an event or a crash did not make, or left behind their parcels: no finding, because the order itself is whole. */
async function sweepWorkshop(container: MedusaContainer): Promise<Finding[]> {
  const { run } = container.resolve(WORKSHOP);
  await mend(container, await untendedOrders(run), makePiecesOf);
  await removeReturned(run);
  // Staff may be sending it this very moment; the board is to know who.
  return mend(container, await ordersAhead(run), (_, order_id) =>
    withOrder(container, order_id, () => followOrder(container, order_id)),
  );
}

/**
 * Issues the invoices and credit notes that money of so many days still needs. No finding, because nothing was wrong with
 * the order.
 */
export async function sweepPapers(container: MedusaContainer, days: number): Promise<Finding[]> {
  return mend(container, await ordersWithoutPapers(container.resolve(PAPERS).run, days), issuePapers);
}

/** Makes up for what is left to do for some orders, of which there is nothing to tell. */
function mend(
  container: MedusaContainer,
  orderIds: readonly string[],
  deal: (container: MedusaContainer, orderId: string) => Promise<unknown>,
): Promise<Finding[]> {
  return each(container, orderIds, async (orderId) => {
    await deal(container, orderId);
    return [];
  });
}

/**
 * One case that fails stops none of the others; the next sweep tries it again.
 * @param left what staff read of a case that failed
 */
export async function each<Case>(
  container: MedusaContainer,
  cases: readonly Case[],
  deal: (one: Case) => Promise<Finding[]>,
  left: (one: Case) => Finding[] = () => [],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const one of cases) {
    try {
      findings.push(...(await deal(one)));
    } catch (error) {
      const reason = reasonOf(error);
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`Reconciliation leaves ${JSON.stringify(one)} to the next run: ${reason}`);
      findings.push(...left(one));
    }
  }
  return findings;
}

/** How long a sweep waits for a busy cart, in seconds. It is short: the next sweep checks the cart again. */
const PATIENCE = 1;

/** Runs a job under the cart's lock: no process completes or changes the cart meanwhile. Throws when it is busy. */
function withCart<T>(container: MedusaContainer, cartId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([cartId], job, { timeout: PATIENCE });
}
