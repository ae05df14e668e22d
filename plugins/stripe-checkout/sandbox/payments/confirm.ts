import type Stripe from "stripe";
import { openDispute } from "../disputes/dispute";
import { newId } from "../identifiers";
import type { Confirming, SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";
import { type Card, cardMeans } from "./cards";
import { authenticationFailed, declineError, type PaymentError } from "./declines";
import { expireIfDue } from "./expire";
import { newCharge, newPaymentIntent } from "./payment-intent";

export type Confirmation =
  | { outcome: "paid"; record: SessionRecord }
  /** The order may go on, the money comes later or not at all: a debit. */
  | { outcome: "processing"; record: SessionRecord }
  | { outcome: "declined"; error: PaymentError }
  | { outcome: "authenticate" }
  | { outcome: "closed"; record: SessionRecord };

/** The payer, and the form they paid with. */
export type Payer = Omit<Confirming, "means">;

/** Pays an open session with a card, as the hosted page does. The caller saves the state. */
export function confirmCard(
  state: State,
  sessionId: string,
  card: Card,
  payer: Payer,
): Confirmation | undefined {
  return whileOpen(state, sessionId, (record) => {
    const intent = intentOf(state, record);
    if (card.declineCode) return decline(state, record, intent, declineError(card.declineCode));
    const confirming = { ...payer, means: cardMeans(card) };
    if (card.authentication === "required") return askElsewhere(state, record, intent, confirming);
    return settle(state, record, intent, confirming);
  });
}

/** Pays an open session by a debit, which is decided later, or begins a payment at PayPal or Klarna. */
export function confirmMeans(
  state: State,
  sessionId: string,
  confirming: Confirming,
): Confirmation | undefined {
  return whileOpen(state, sessionId, (record) => {
    const intent = intentOf(state, record);
    return confirming.means.type === "sepa_debit"
      ? settle(state, record, intent, confirming)
      : askElsewhere(state, record, intent, confirming);
  });
}

/** Ends what the shopper does elsewhere: 3-D Secure at the bank, the approval at PayPal or Klarna. */
export function authenticate(
  state: State,
  sessionId: string,
  isCompleted: boolean,
): Confirmation | undefined {
  return whileOpen(state, sessionId, (record) => {
    const confirming = record.authenticating;
    if (!confirming) return { outcome: "closed", record };
    const intent = intentOf(state, record);
    const { means } = confirming;
    if (!isCompleted) return decline(state, record, intent, authenticationFailed(means.type === "card"));
    if (means.type === "card" && means.thenDecline) {
      return decline(state, record, intent, declineError(means.thenDecline));
    }
    return settle(state, record, intent, confirming);
  });
}

function whileOpen(
  state: State,
  sessionId: string,
  act: (record: SessionRecord) => Confirmation,
): Confirmation | undefined {
  const record = expireIfDue(state, sessionId);
  if (!record) return undefined;
  return record.session.status === "open" ? act(record) : { outcome: "closed", record };
}

function intentOf(state: State, record: SessionRecord): Stripe.PaymentIntent {
  const existing = state.get("paymentIntent", String(record.session.payment_intent));
  if (existing) return existing;
  const intent = newPaymentIntent(record);
  state.put("paymentIntent", intent.id, intent);
  record.session = { ...record.session, payment_intent: intent.id };
  state.put("session", record.session.id, record);
  emit(state, { type: "payment_intent.created", object: intent, sessionId: record.session.id });
  return intent;
}

function decline(
  state: State,
  record: SessionRecord,
  intent: Stripe.PaymentIntent,
  error: PaymentError,
): Confirmation {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    next_action: null,
    last_payment_error: error,
  };
  state.put("paymentIntent", intent.id, failed);
  record.authenticating = null;
  state.put("session", record.session.id, record);
  emit(state, { type: "payment_intent.payment_failed", object: failed, sessionId: record.session.id });
  return { outcome: "declined", error };
}

function askElsewhere(
  state: State,
  record: SessionRecord,
  intent: Stripe.PaymentIntent,
  confirming: Confirming,
): Confirmation {
  const { url } = record.session;
  const redirect = { return_url: url, url: `${url}/authenticate` };
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_action",
    next_action:
      confirming.means.type === "card"
        ? {
            type: "use_stripe_sdk",
            use_stripe_sdk: { type: "three_d_secure_redirect", source: newId("src_1") },
          }
        : { type: "redirect_to_url", redirect_to_url: redirect },
    last_payment_error: null,
  };
  state.put("paymentIntent", intent.id, waiting);
  record.authenticating = confirming;
  state.put("session", record.session.id, record);
  emit(state, { type: "payment_intent.requires_action", object: waiting, sessionId: record.session.id });
  return { outcome: "authenticate" };
}

/** What became of a payment that was confirmed. */
interface Settled {
  outcome: "paid" | "processing";
  record: SessionRecord;
}

/** Completes a session: with the money, with an authorisation to capture, or with a debit that is decided later. */
function settle(
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
