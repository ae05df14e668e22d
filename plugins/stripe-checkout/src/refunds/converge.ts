import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { type CartPayment, findCartPayment } from "../settlement/cart-payment";
import { withPaymentLock } from "../settlement/payment-lock";
import { isOfThisShop } from "../shop-id/own";
import { smallestUnit } from "../stripe/amount";
import { calling } from "../stripe/failure";
import { askForRefund, refundsOf, statusOf } from "./ask-for-refund";
import { isFailure } from "./failures";
import { PAID_OTHERWISE, settleMadeUp } from "./made-up";
import { enterInMedusa } from "./medusa-books";
import { bookOf, rowsOf } from "./rows";

/** Told when Stripe's word on a refund changed: `{payment_id, order_id, cart_id}`; Medusa's refund carries the status. */
export const REFUND_CHANGED = "stripe-checkout.refund-changed";

/** A request takes less; what is older and unanswered was lost. */
const ANSWER_HAS_MS = 60 * 1000;

/**
 * Brings what Medusa says about the refunds of a payment to what Stripe says: each refund once, wherever it was made, and
 * none that failed. It reads everything afresh, so that order and number of events do not matter. It repeats refunds
 * without an answer from Stripe, and asks for those that a crash kept Medusa from asking for. The caller holds the payment's lock.
 * @param intentId the PaymentIntent's id
 * @returns `entered` when anything was new
 */
export async function convergeRefunds(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
): Promise<"entered" | "unchanged" | "foreign"> {
  const intent = await calling("find the payment", () => stripe.paymentIntents.retrieve(intentId));
  const known = await findCartPayment(container, intent.metadata?.session_id ?? "");
  if (!(await isOfThisShop(container, intent.metadata, known !== undefined))) return "foreign";
  await repeatUnanswered(container, stripe, intentId);
  const owner = known ? ownerOf(known) : await ownerSoFar(container, intentId);
  const isNoted = await noteRefunds(container, stripe, intentId, owner);
  const rows = await rowsOf(container, intentId);
  const { currency } = intent;
  const ask = ({ id, amount }: { id: string; amount: number }) =>
    askForRefund(stripe, bookOf(container), {
      attempt: id,
      intent: intentId,
      amount: smallestUnit(amount, currency),
      currency,
    });
  const isEntered = known?.paymentId
    ? await enterInMedusa(container, known, known.paymentId, rows, ask)
    : false;
  const present = await rowsOf(container, intentId);
  const isSettled = await settleMadeUp(container, stripe, intentId, known, present);
  if (!isNoted && !isEntered && !isSettled) return "unchanged";
  await tellMatters(container, { name: REFUND_CHANGED, data: { ...owner } });
  return "entered";
}

/** What a payment is, or was, for. */
interface Owner {
  payment_id: string | null;
  order_id: string | null;
  cart_id: string | null;
}

function ownerOf({ paymentId, order, cartId }: CartPayment): Owner {
  return { payment_id: paymentId ?? null, order_id: order?.id ?? null, cart_id: cartId ?? null };
}

/** Medusa forgets a payment session once its money goes back; what the money was for stays known. */
async function ownerSoFar(container: MedusaContainer, intentId: string): Promise<Owner> {
  const owners = (await rowsOf(container, intentId)).map(({ payment_id, order_id, cart_id }) => ({
    payment_id,
    order_id,
    cart_id,
  }));
  const known = owners.find((owner) => Object.values(owner).some((id) => id !== null));
  return known ?? { payment_id: null, order_id: null, cart_id: null };
}

async function repeatUnanswered(container: MedusaContainer, stripe: Stripe, intentId: string): Promise<void> {
  const events = container.resolve(STRIPE_EVENTS);
  const before = new Date(Date.now() - ANSWER_HAS_MS);
  const lost = await events.listStripeRefunds({
    payment_intent: intentId,
    status: "asked",
    updated_at: { $lt: before },
  });
  const book = bookOf(container);
  for (const { attempt, currency } of lost) {
    if (attempt) await askForRefund(stripe, book, { attempt, intent: intentId, currency });
  }
}

/** Writes down what Stripe says of each refund. */
async function noteRefunds(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
  owner: Owner,
): Promise<boolean> {
  const events = container.resolve(STRIPE_EVENTS);
  const refunds = await calling("list the refunds", () => refundsOf(stripe, intentId));
  const rows = await rowsOf(container, intentId);
  let isNew = false;
  // Stripe lists the newest first.
  for (const refund of refunds.reverse()) {
    const said = {
      stripe_id: refund.id,
      status: statusOf(refund),
      amount: refund.amount,
      failure: refund.failure_reason ?? null,
    };
    const row = rows.find(
      ({ stripe_id, attempt }) =>
        stripe_id === refund.id || (stripe_id === null && attempt === refund.metadata?.refund_id),
    );
    const failed = isFailure(said) && { failed_at: new Date() };
    if (!row) {
      await events.createStripeRefunds({
        ...said,
        ...failed,
        ...owner,
        payment_intent: intentId,
        currency: refund.currency,
      });
      isNew = true;
    } else if (row.status !== said.status || row.stripe_id !== refund.id) {
      await events.updateStripeRefunds({ id: row.id, ...said, ...owner, ...failed });
      isNew = true;
    }
  }
  for (const { id, payment_id, order_id, cart_id } of rows) {
    const isOwned =
      payment_id === owner.payment_id && order_id === owner.order_id && cart_id === owner.cart_id;
    if (isOwned) continue;
    await events.updateStripeRefunds({ id, ...owner });
    isNew = true;
  }
  return isNew;
}

const intents = z.array(z.object({ intent: z.string() }));

/**
 * Payments whose refunds may have moved while no event came: some that are not at their end, and Medusa's refunds of the
 * last month that no refund of Stripe's is known for, which a crash leaves; and money paid out otherwise that the order's book lacks.
 * Others each time: some stay where they are for days.
 */
const OPEN = `select intent from (
    select payment_intent as intent from stripe_refund
    where deleted_at is null and settled_at is null and created_at > now() - interval '30 days'
      and (status in ('asked', 'pending', 'requires_action') or order_id is null and payment_id is null)
    union
    select s.payment_intent from stripe_refund s
    where s.paid_otherwise > 0 and s.order_id is not null and s.payment_id is not null and s.deleted_at is null
    group by s.payment_intent, s.order_id, s.payment_id
    having max(s.settled_at) > now() - interval '30 days' and count(*) > (select count(*) from order_transaction t where t.reference = '${PAID_OTHERWISE}'
      and t.reference_id = s.payment_id and t.order_id = s.order_id and t.deleted_at is null)
    union
    select p.data->>'payment_intent' from refund r
    join payment p on p.id = r.payment_id and p.deleted_at is null and p.provider_id like 'pp_stripe-checkout%'
    where r.deleted_at is null and r.created_at between now() - interval '30 days' and now() - interval '1 minute'
      and (r.metadata->>'status') is null) open
  where intent is not null group by intent order by random() limit 200`;

/** Compares every refund that is not at its end with Stripe. */
export async function convergeOpen(container: MedusaContainer, stripe: Stripe): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(OPEN, []);
  for (const { intent } of intents.parse(rows)) {
    try {
      await withPaymentLock(container, stripe, intent, () => convergeRefunds(container, stripe, intent));
    } catch (error) {
      logger.error(`The refunds of ${intent} could not be compared: ${(error as Error).message}`);
    }
  }
}
