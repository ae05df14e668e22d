import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { CartPayment } from "../settlement/cart-payment";
import { mainUnit } from "../stripe/amount";
import { isLive } from "./ask-for-refund";
import { enterRefund, isOpenOrder, refundOrder, removeEntries, withOrderLock } from "./order-book";
import type { RefundRow } from "./rows";

/** Medusa writes its refund down before it asks the provider; older than this, with nothing asked, it was a crash. */
const ASKING_HAS_MS = 60 * 1000;
/** Younger ones are asked for: staff have seen them on the order. Older ones would surprise the customer. */
const WISHED_FOR_MS = 24 * 60 * 60 * 1000;

const refundRows = z.array(
  z.object({
    id: z.string(),
    amount: z.coerce.number(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    created_at: z.coerce.date(),
  }),
);
type MedusaRefund = z.infer<typeof refundRows>[number];

/**
 * Brings Medusa's refunds of a payment, the entries in its order's book and the payment collection's sum to what Stripe
 * carries out.
 * @param ask asks Stripe for a refund that a crash kept Medusa from asking for
 * @returns whether anything changed
 */
export async function enterInMedusa(
  container: MedusaContainer,
  known: CartPayment,
  paymentId: string,
  rows: readonly RefundRow[],
  ask: (refund: { id: string; amount: number }) => Promise<unknown>,
): Promise<boolean> {
  const live = rows.filter(({ status }) => isLive(status));
  const missing: RefundRow[] = [];
  let isChanged = false;
  for (const row of live) {
    const entered = await findEntry(container, paymentId, row, rows);
    if (!entered) missing.push(row);
    else if (await bringUpToDate(container, entered, row)) isChanged = true;
  }
  if (await askForForgotten(container, paymentId, ask)) isChanged = true;
  // First what did not happen goes: Medusa enters no more than was captured.
  if (await takeBack(container, paymentId)) isChanged = true;
  for (const row of missing) {
    if (await enterNew(container, known, paymentId, row)) isChanged = true;
  }
  await sumUpCollection(container, known.collectionId);
  const orderId = known.order?.id;
  if (
    orderId &&
    (await withOrderLock(container, orderId, () => correctEntries(container, orderId, paymentId)))
  )
    isChanged = true;
  return isChanged;
}

async function findEntry(
  container: MedusaContainer,
  paymentId: string,
  row: RefundRow,
  rows: readonly RefundRow[],
): Promise<MedusaRefund | undefined> {
  const present = await refundsOf(container, paymentId);
  const entered = present.find(({ id }) => id === row.refund_id);
  if (entered) return entered;
  const claimed = unclaimed(present, mainUnit(row.amount, row.currency), rows);
  if (!claimed) return undefined;
  const events = container.resolve(STRIPE_EVENTS);
  await events.updateStripeRefunds({ id: row.id, refund_id: claimed.id });
  row.refund_id = claimed.id;
  return claimed;
}

/** One refund of Stripe's is one of Medusa's, over the same sum, and carries Stripe's word. */
async function bringUpToDate(
  container: MedusaContainer,
  entered: MedusaRefund,
  row: RefundRow,
): Promise<boolean> {
  const amount = mainUnit(row.amount, row.currency);
  const isSame =
    entered.amount === amount &&
    entered.metadata?.status === row.status &&
    entered.metadata.stripe_refund === row.stripe_id;
  if (!isSame) await mark(container, entered.id, amount, row);
  return !isSame;
}

/** A refund of Medusa's that no row names: a crash came before it was, or it is from before there were rows. */
function unclaimed(
  present: readonly MedusaRefund[],
  amount: number,
  rows: readonly RefundRow[],
): MedusaRefund | undefined {
  const claimed = new Set(rows.flatMap(({ refund_id, attempt }) => [refund_id, attempt]));
  return present.find((refund) => refund.amount === amount && !claimed.has(refund.id));
}

/**
 * Medusa's own refund, of money that went back before. A cancelled order takes no credit line any more: there the payment
 * alone is told, and the order's entry follows.
 */
async function enterNew(
  container: MedusaContainer,
  known: CartPayment,
  paymentId: string,
  row: RefundRow,
): Promise<boolean> {
  if (row.stripe_id === null) return false;
  const amount = mainUnit(row.amount, row.currency);
  const input = { payment_id: paymentId, amount, note: "Refunded at Stripe" };
  const isOpen = known.order && (await isOpenOrder(container, known.order.id));
  await enterRefund(row.stripe_id, async () => {
    if (isOpen) await refundOrder(container, known.order?.id, input);
    else await container.resolve(Modules.PAYMENT).refundPayment(input);
  });
  const [entered] = await container.resolve(STRIPE_EVENTS).listStripeRefunds({ id: row.id });
  if (entered?.refund_id) await mark(container, entered.refund_id, amount, row);
  return true;
}

async function mark(
  container: MedusaContainer,
  refundId: string,
  amount: number,
  { status, stripe_id }: RefundRow,
): Promise<void> {
  await run(
    container,
    `update refund set amount = ?, raw_amount = jsonb_set(raw_amount, '{value}', to_jsonb(?::text)),
       metadata = coalesce(metadata, '{}') || ?::jsonb, updated_at = now() where id = ?`,
    [amount, String(amount), JSON.stringify({ stripe_refund: stripe_id, status }), refundId],
  );
}

/** A crash came after Medusa wrote its refund down, and before Stripe was asked. */
async function askForForgotten(
  container: MedusaContainer,
  paymentId: string,
  ask: (refund: MedusaRefund) => Promise<unknown>,
): Promise<boolean> {
  const wished = Date.now() - WISHED_FOR_MS;
  const forgotten = (await emptyRefunds(container, paymentId)).filter(
    ({ isAnswered, created_at }) => !isAnswered && created_at.getTime() > wished,
  );
  for (const refund of forgotten) {
    await ask(refund);
    const [row] = await container.resolve(STRIPE_EVENTS).listStripeRefunds({ attempt: refund.id });
    if (row && isLive(row.status)) await bringUpToDate(container, refund, row);
  }
  return forgotten.length > 0;
}

/** Takes back refunds of Medusa's that no money stands behind. */
async function takeBack(container: MedusaContainer, paymentId: string): Promise<boolean> {
  const empty = await emptyRefunds(container, paymentId);
  if (empty.length === 0) return false;
  await container.resolve(Modules.PAYMENT).deleteRefunds(empty.map(({ id }) => id));
  return true;
}

/** Refunds of Medusa's that are none of Stripe's: they do not happen, or Stripe was never asked (`isAnswered`), which takes a moment. */
async function emptyRefunds(
  container: MedusaContainer,
  paymentId: string,
): Promise<(MedusaRefund & { isAnswered: boolean })[]> {
  const rows = await container
    .resolve(STRIPE_EVENTS)
    .listStripeRefunds({ payment_id: paymentId }, { take: 1000 });
  const named = (of: readonly RefundRow[]) => new Set(of.map(({ refund_id }) => refund_id));
  const standing = named(rows.filter(({ status }) => isLive(status)));
  const answered = named(rows);
  const asking = Date.now() - ASKING_HAS_MS;
  return (await refundsOf(container, paymentId))
    .filter(({ id, created_at }) => !standing.has(id) && (answered.has(id) || created_at.getTime() < asking))
    .map((refund) => ({ ...refund, isAnswered: answered.has(refund.id) }));
}

/** Medusa sums up when it refunds itself, and not when a refund is taken back. */
async function sumUpCollection(container: MedusaContainer, collectionId: string): Promise<void> {
  await run(
    container,
    `update payment_collection c set refunded_amount = s.amount,
       raw_refunded_amount = jsonb_build_object('value', s.amount::text, 'precision', 20), updated_at = now()
     from (select coalesce(sum(r.amount), 0) as amount from payment p
           join refund r on r.payment_id = p.id and r.deleted_at is null
           where p.payment_collection_id = ? and p.deleted_at is null) s
     where c.id = ? and coalesce(c.refunded_amount, 0) <> s.amount`,
    [collectionId, collectionId],
  );
}

const entries = z.array(z.object({ id: z.string(), reference_id: z.string(), amount: z.coerce.number() }));

/**
 * The order's book holds one entry for each refund. Medusa enters the refunds of a cancelled order under the payment, and
 * does so even where the provider has refused.
 */
async function correctEntries(
  container: MedusaContainer,
  orderId: string,
  paymentId: string,
): Promise<boolean> {
  const refunds = await refundsOf(container, paymentId);
  const present = entries.parse(
    await run(
      container,
      `select t.id, t.reference_id, t.amount from order_transaction t
       where t.order_id = ? and t.reference = 'refund' and t.deleted_at is null
         and (t.reference_id = ? or t.reference_id in (select r.id from refund r where r.payment_id = ?)
           or t.reference_id in (select s.refund_id from stripe_refund s where s.payment_id = ?)
           or not exists (select 1 from refund r where r.id = t.reference_id) and t.reference_id like 'ref\\_%')`,
      [orderId, paymentId, paymentId, paymentId],
    ),
  );
  const isSecond = ({ reference_id }: (typeof present)[number], at: number) =>
    present.findIndex((entry) => entry.reference_id === reference_id) < at;
  const wrong = present.filter(
    (entry, at) =>
      isSecond(entry, at) ||
      !refunds.some(({ id, amount }) => id === entry.reference_id && amount === -entry.amount),
  );
  const missing = refunds.filter(
    (refund) =>
      !present.some(({ reference_id, amount }) => reference_id === refund.id && refund.amount === -amount),
  );
  if (wrong.length === 0 && missing.length === 0) return false;
  if (wrong.length > 0) {
    await removeEntries(
      container,
      wrong.map(({ id }) => id),
    );
  }
  if (missing.length > 0) {
    const orders = container.resolve(Modules.ORDER);
    const { currency_code } = await orders.retrieveOrder(orderId, { select: ["id", "currency_code"] });
    await orders.addOrderTransactions(
      missing.map(({ id, amount }) => ({
        order_id: orderId,
        amount: -amount,
        currency_code,
        reference: "refund",
        reference_id: id,
      })),
    );
  }
  return true;
}

async function refundsOf(container: MedusaContainer, paymentId: string): Promise<MedusaRefund[]> {
  return refundRows.parse(
    await run(
      container,
      "select id, amount, metadata, created_at from refund where payment_id = ? and deleted_at is null order by created_at",
      [paymentId],
    ),
  );
}

async function run(
  container: MedusaContainer,
  statement: string,
  parameters: readonly (string | number)[],
): Promise<unknown[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return (await connection.raw(statement, [...parameters])).rows;
}
