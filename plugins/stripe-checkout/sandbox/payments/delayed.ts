import type Stripe from "stripe";
import { invalidRequest } from "../api/errors";
import { newId } from "../identifiers";
import type { Means } from "../store/records";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";
import { type DebitFailure, debitError } from "./declines";
import { chargeOf, sessionIdOf } from "./owner";

/** Whether a payment waits for its bank. */
export function isProcessing(intent: Stripe.PaymentIntent): boolean {
  return intent.status === "processing";
}

/** The bank has paid a debit. @throws ApiError when the payment waits for no bank */
export function succeedDelayed(state: State, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { charge, sessionId } = waiting(state, intent);
  const paid: Stripe.Charge = { ...charge, status: "succeeded", paid: true };
  const succeeded: Stripe.PaymentIntent = { ...intent, status: "succeeded", amount_received: intent.amount };
  state.put("charge", paid.id, paid);
  state.put("paymentIntent", intent.id, succeeded);
  emit(state, { type: "charge.succeeded", object: paid, sessionId });
  emit(state, { type: "payment_intent.succeeded", object: succeeded, sessionId });
  const record = state.get("session", String(sessionId));
  if (record) {
    record.session = { ...record.session, payment_status: "paid" };
    state.put("session", record.session.id, record);
    emit(state, { type: "checkout.session.async_payment_succeeded", object: record.session, sessionId });
  }
  return succeeded;
}

/** The bank has given a debit back; the session stays complete and unpaid. @throws ApiError as above */
export function failDelayed(
  state: State,
  intent: Stripe.PaymentIntent,
  reason: DebitFailure,
): Stripe.PaymentIntent {
  const { charge, sessionId } = waiting(state, intent);
  const error = debitError(reason);
  const failedCharge: Stripe.Charge = {
    ...charge,
    status: "failed",
    paid: false,
    amount_captured: 0,
    captured: false,
    failure_code: reason,
    failure_message: error.message,
    failure_balance_transaction: newId("txn_3"),
  };
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: { ...error, charge: charge.id },
  };
  state.put("charge", failedCharge.id, failedCharge);
  state.put("paymentIntent", intent.id, failed);
  emit(state, { type: "charge.failed", object: failedCharge, sessionId });
  emit(state, { type: "payment_intent.payment_failed", object: failed, sessionId });
  const record = state.get("session", String(sessionId));
  if (record) {
    emit(state, { type: "checkout.session.async_payment_failed", object: record.session, sessionId });
  }
  return failed;
}

function waiting(
  state: State,
  intent: Stripe.PaymentIntent,
): { charge: Stripe.Charge; sessionId: string | null } {
  const charge = chargeOf(state, intent);
  if (!isProcessing(intent) || !charge) {
    throw invalidRequest(
      `This PaymentIntent could not be decided because it has a status of ${intent.status}. Only a PaymentIntent with the status processing waits for its bank.`,
      { code: "payment_intent_unexpected_state" },
    );
  }
  return { charge, sessionId: sessionIdOf(state, charge) };
}

type IbanFault = "incomplete_iban" | "invalid_iban";

/** ISO 13616: letters are 10 to 35, and the whole number leaves 1 when divided by 97. */
const DIVISOR = 97;
const SHORTEST = 15;
const LONGEST = 34;

/** Reads an IBAN as typed; every bank of the sandbox decides later, by a button of the dashboard. */
export function readIban(
  typed: string,
): { ok: true; means: Extract<Means, { type: "sepa_debit" }> } | { ok: false; fault: IbanFault } {
  const iban = typed.replace(/\s/g, "").toUpperCase();
  if (iban.length < SHORTEST) return { ok: false, fault: "incomplete_iban" };
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length <= LONGEST;
  if (!isWellFormed || remainder(iban) !== 1) return { ok: false, fault: "invalid_iban" };
  return {
    ok: true,
    means: {
      type: "sepa_debit",
      country: iban.slice(0, 2),
      bankCode: iban.slice(4, 12),
      last4: iban.slice(-4),
    },
  };
}

function remainder(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = [...rearranged].map((sign) => Number.parseInt(sign, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % DIVISOR, 0);
}
