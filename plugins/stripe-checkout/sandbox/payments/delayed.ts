import type Stripe from "stripe";
import { invalidRequest } from "../api/errors";
import { newId } from "../identifiers";
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
