import type Stripe from "stripe";
import { z } from "zod";
import { newId, seconds } from "../identifiers";
import { sessionIdOf } from "../payments/owner";
import { emit } from "../webhooks/emit";
import { type Call, type Endpoint, idOf } from "./call";
import { invalidRequest, parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata, clearable, expand, metadata, metadataChanges, wholeNumber } from "./parameters";

const captureParameters = z.strictObject({
  amount_to_capture: wholeNumber.min(1).optional(),
  metadata: metadata.optional(),
  expand,
});

const cancelParameters = z.strictObject({
  cancellation_reason: z.enum(["duplicate", "fraudulent", "requested_by_customer", "abandoned"]).optional(),
  expand,
});

/** What of a payment can be changed in any status; amounts and methods belong to Checkout. */
const changeParameters = z.strictObject({
  description: clearable.optional(),
  metadata: metadataChanges,
  receipt_email: z.email().optional(),
  expand,
});

const CANCELABLE = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
];

export const paymentIntentEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/v1/payment_intents",
    handle: (call) =>
      listOf(
        "/v1/payment_intents",
        call.state.newestFirst("paymentIntent"),
        call.parameters,
        { customer: z.string().optional() },
        (intent, { customer }) => !customer || intent.customer === customer,
      ),
  },
  {
    method: "get",
    path: "/v1/payment_intents/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return find(call);
    },
  },
  { method: "post", path: "/v1/payment_intents/:id/capture", handle: capture },
  { method: "post", path: "/v1/payment_intents/:id/cancel", handle: cancel },
  { method: "post", path: "/v1/payment_intents/:id", handle: change },
];

function find(call: Call): Stripe.PaymentIntent {
  const id = idOf(call);
  const intent = call.state.get("paymentIntent", id);
  if (!intent) throw resourceMissing("payment_intent", id, "intent");
  return intent;
}

function change(call: Call): Stripe.PaymentIntent {
  const { description, metadata, receipt_email } = parametersOf(changeParameters, call.parameters);
  const intent = find(call);
  const changed: Stripe.PaymentIntent = {
    ...intent,
    ...(description !== undefined && { description }),
    ...(receipt_email !== undefined && { receipt_email }),
    metadata: changedMetadata(intent.metadata, metadata),
  };
  call.state.put("paymentIntent", intent.id, changed);
  return changed;
}

function capture(call: Call): Stripe.PaymentIntent {
  const { amount_to_capture } = parametersOf(captureParameters, call.parameters);
  const intent = find(call);
  if (intent.status !== "requires_capture") throw unexpectedState(intent, "captured", "requires_capture");
  const amount = amount_to_capture ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    throw invalidRequest("The amount_to_capture is greater than the capturable amount.", {
      code: "amount_too_large",
      param: "amount_to_capture",
    });
  }
  const captured: Stripe.PaymentIntent = {
    ...intent,
    status: "succeeded",
    amount_received: amount,
    amount_capturable: 0,
  };
  call.state.put("paymentIntent", intent.id, captured);
  const charge = call.state.get("charge", String(intent.latest_charge));
  const sessionId = sessionIdOf(call.state, { payment_intent: intent.id });
  if (charge) {
    const settled = {
      ...charge,
      captured: true,
      amount_captured: amount,
      balance_transaction: newId("txn_3"),
    };
    call.state.put("charge", charge.id, settled);
    emit(call.state, { type: "charge.captured", object: settled, sessionId, request: call.request });
  }
  emit(call.state, { type: "payment_intent.succeeded", object: captured, sessionId, request: call.request });
  return captured;
}

function cancel(call: Call): Stripe.PaymentIntent {
  const { cancellation_reason } = parametersOf(cancelParameters, call.parameters);
  const intent = find(call);
  if (!CANCELABLE.includes(intent.status)) throw unexpectedState(intent, "canceled", CANCELABLE.join(", "));
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: "canceled",
    amount_capturable: 0,
    canceled_at: seconds(),
    cancellation_reason: cancellation_reason ?? null,
    next_action: null,
  };
  call.state.put("paymentIntent", intent.id, canceled);
  const sessionId = sessionIdOf(call.state, { payment_intent: intent.id });
  emit(call.state, { type: "payment_intent.canceled", object: canceled, sessionId, request: call.request });
  return canceled;
}

function unexpectedState(intent: Stripe.PaymentIntent, verb: string, wanted: string): Error {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb}: ${wanted}.`;
  return invalidRequest(message, { code: "payment_intent_unexpected_state" });
}
