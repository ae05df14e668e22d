import type Stripe from "stripe";
import { openDispute } from "../disputes/dispute";
import { newId } from "../identifiers";
import type { Confirming, SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";
import { newCharge } from "./payment-intent";

/** What became of a payment that was confirmed. */
export interface Settled {
  outcome: "paid" | "processing";
  record: SessionRecord;
}

/** Completes a session: with the money, with an authorisation to capture, or with a debit that is decided later. */
export function settle(
  state: State,
  record: SessionRecord,
  intent: Stripe.PaymentIntent,
  confirming: Confirming,
): Settled {
  const isDelayed = confirming.means.type === "sepa_debit";
  const isManual = intent.capture_method === "manual";
  const paymentMethod = newId("pm_1");
  const charge = newCharge(intent, confirming, paymentMethod, isDelayed ? "pending" : "succeeded");
  const settled: Stripe.PaymentIntent = {
    ...intent,
    status: isDelayed ? "processing" : isManual ? "requires_capture" : "succeeded",
    amount_capturable: isManual && !isDelayed ? intent.amount : 0,
    amount_received: isManual || isDelayed ? 0 : intent.amount,
    latest_charge: charge.id,
    payment_method: paymentMethod,
    next_action: null,
    last_payment_error: null,
  };
  record.session = completed(record.session, confirming, isManual || isDelayed ? "unpaid" : "paid");
  record.authenticating = null;
  record.paidByForm = confirming.form;
  state.put("charge", charge.id, charge);
  state.put("paymentIntent", settled.id, settled);
  state.put("session", record.session.id, record);
  tell(state, record.session, settled, charge);
  behave(state, confirming, charge);
  return { outcome: isDelayed ? "processing" : "paid", record };
}

function completed(
  session: Stripe.Checkout.Session,
  { name, email }: Confirming,
  paymentStatus: Stripe.Checkout.Session.PaymentStatus,
): Stripe.Checkout.Session {
  return {
    ...session,
    status: "complete",
    payment_status: paymentStatus,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      individual_name: null,
      email,
      name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  };
}

function tell(
  state: State,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const sessionId = session.id;
  if (intent.status === "processing") {
    emit(state, { type: "charge.pending", object: charge, sessionId });
    emit(state, { type: "payment_intent.processing", object: intent, sessionId });
  } else {
    emit(state, { type: "charge.succeeded", object: charge, sessionId });
    const isManual = intent.status === "requires_capture";
    const type = isManual ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded";
    emit(state, { type, object: intent, sessionId });
  }
  emit(state, { type: "checkout.session.completed", object: session, sessionId });
}

/** What Stripe's test cards do after they have paid. */
function behave(state: State, { means }: Confirming, charge: Stripe.Charge): void {
  if (means.type !== "card") return;
  if (means.refunds) state.put("refundMode", charge.id, { mode: means.refunds });
  if (means.dispute) openDispute(state, charge, { reason: means.dispute });
}
