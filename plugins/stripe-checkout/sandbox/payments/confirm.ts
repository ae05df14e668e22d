import type Stripe from "stripe";
import type { StripeErrorBody } from "../api/errors";
import { newId } from "../identifiers";
import type { CardOnFile, SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";
import type { Card } from "./cards";
import { AUTHENTICATION_FAILED, declineError } from "./declines";
import { expireIfDue } from "./expire";
import { newCharge, newPaymentIntent } from "./payment-intent";

export type Confirmation =
  | { outcome: "paid"; record: SessionRecord }
  | { outcome: "declined"; error: StripeErrorBody }
  | { outcome: "authenticate" }
  | { outcome: "closed"; record: SessionRecord };

export interface Payer {
  card: Card;
  name: string;
  email: string;
  /** Identifies the rendered form, so that a double click on it is told from a second payment. */
  form: string | null;
}

/** Pays an open session with a card, as the hosted page does. The caller saves the state. */
export function confirm(state: State, sessionId: string, payer: Payer): Confirmation | undefined {
  const record = expireIfDue(state, sessionId);
  if (!record) return undefined;
  if (record.session.status !== "open") return { outcome: "closed", record };

  const intent = intentOf(state, record);
  const { card } = payer;
  if (card.declineCode) return decline(state, record, intent, declineError(card.declineCode));

  const onFile: CardOnFile = {
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    name: payer.name,
    email: payer.email,
    form: payer.form,
    thenDecline: card.thenDecline ?? null,
  };
  if (card.authentication === "required") return askForAuthentication(state, record, intent, onFile);
  return settle(state, record, intent, onFile);
}

/** Ends the 3-D Secure step of a session. */
export function authenticate(
  state: State,
  sessionId: string,
  isCompleted: boolean,
): Confirmation | undefined {
  const record = expireIfDue(state, sessionId);
  if (!record) return undefined;
  const card = record.authenticating;
  if (record.session.status !== "open" || !card) return { outcome: "closed", record };

  const intent = intentOf(state, record);
  if (!isCompleted) return decline(state, record, intent, AUTHENTICATION_FAILED);
  if (card.thenDecline) return decline(state, record, intent, declineError(card.thenDecline));
  return settle(state, record, intent, card);
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
  error: StripeErrorBody,
): Confirmation {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    next_action: null,
    last_payment_error: error as Stripe.PaymentIntent.LastPaymentError,
  };
  state.put("paymentIntent", intent.id, failed);
  record.authenticating = null;
  state.put("session", record.session.id, record);
  emit(state, { type: "payment_intent.payment_failed", object: failed, sessionId: record.session.id });
  return { outcome: "declined", error };
}

function askForAuthentication(
  state: State,
  record: SessionRecord,
  intent: Stripe.PaymentIntent,
  card: CardOnFile,
): Confirmation {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_action",
    next_action: { type: "use_stripe_sdk" },
    last_payment_error: null,
  };
  state.put("paymentIntent", intent.id, waiting);
  record.authenticating = card;
  state.put("session", record.session.id, record);
  emit(state, { type: "payment_intent.requires_action", object: waiting, sessionId: record.session.id });
  return { outcome: "authenticate" };
}

function settle(
  state: State,
  record: SessionRecord,
  intent: Stripe.PaymentIntent,
  card: CardOnFile,
): Confirmation {
  const isManual = intent.capture_method === "manual";
  const paymentMethod = newId("pm_1");
  const charge = newCharge(intent, card, paymentMethod);
  const settled: Stripe.PaymentIntent = {
    ...intent,
    status: isManual ? "requires_capture" : "succeeded",
    amount_capturable: isManual ? intent.amount : 0,
    amount_received: isManual ? 0 : intent.amount,
    latest_charge: charge.id,
    payment_method: paymentMethod,
    next_action: null,
    last_payment_error: null,
  };
  const session: Stripe.Checkout.Session = {
    ...record.session,
    status: "complete",
    payment_status: isManual ? "unpaid" : "paid",
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      individual_name: null,
      email: card.email,
      name: card.name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  };
  record.session = session;
  record.authenticating = null;
  record.paidByForm = card.form;

  state.put("charge", charge.id, charge);
  state.put("paymentIntent", settled.id, settled);
  state.put("session", session.id, record);
  emit(state, { type: "charge.succeeded", object: charge, sessionId: session.id });
  const intentEvent = isManual ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded";
  emit(state, { type: intentEvent, object: settled, sessionId: session.id });
  emit(state, { type: "checkout.session.completed", object: session, sessionId: session.id });
  return { outcome: "paid", record };
}
