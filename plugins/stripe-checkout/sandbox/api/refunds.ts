import type Stripe from "stripe";
import { z } from "zod";
import { chargeOf } from "../payments/owner";
import { endRefund, refund } from "../refunds/refund";
import { type Call, type Endpoint, idOf } from "./call";
import { invalidRequest, parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata, expand, metadata, metadataChanges, wholeNumber } from "./parameters";

const createParameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: wholeNumber.min(1, "must be greater than or equal to 1").optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
  expand,
});

const changeParameters = z.strictObject({ metadata: metadataChanges, expand });

export const refundEndpoints: Endpoint[] = [
  {
    method: "post",
    path: "/v1/refunds",
    handle(call) {
      const parameters = parametersOf(createParameters, call.parameters);
      return refund(call.state, chargeToRefund(call, parameters.payment_intent, parameters.charge), {
        amount: parameters.amount,
        reason: parameters.reason ?? null,
        metadata: parameters.metadata,
        request: call.request,
      });
    },
  },
  {
    method: "get",
    path: "/v1/refunds",
    handle: (call) =>
      listOf(
        "/v1/refunds",
        call.state.newestFirst("refund"),
        call.parameters,
        { payment_intent: z.string().optional(), charge: z.string().optional() },
        (item, { payment_intent, charge }) =>
          (!payment_intent || item.payment_intent === payment_intent) && (!charge || item.charge === charge),
      ),
  },
  {
    method: "get",
    path: "/v1/refunds/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return find(call);
    },
  },
  {
    method: "post",
    path: "/v1/refunds/:id",
    handle(call) {
      const changes = parametersOf(changeParameters, call.parameters);
      const found = find(call);
      const changed = { ...found, metadata: changedMetadata(found.metadata, changes.metadata) };
      call.state.put("refund", found.id, changed);
      return changed;
    },
  },
  {
    method: "post",
    path: "/v1/refunds/:id/cancel",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return endRefund(call.state, find(call), "canceled", call.request);
    },
  },
];

function find(call: Call): Stripe.Refund {
  const id = idOf(call);
  const found = call.state.get("refund", id);
  if (!found) throw resourceMissing("refund", id);
  return found;
}

function chargeToRefund(
  call: Call,
  intentId: string | undefined,
  chargeId: string | undefined,
): Stripe.Charge {
  if (chargeId !== undefined) {
    const charge = call.state.get("charge", chargeId);
    if (!charge) throw resourceMissing("charge", chargeId, "charge");
    if (charge.status !== "succeeded") {
      throw invalidRequest(`Charge ${chargeId} has a status of ${charge.status} and cannot be refunded.`);
    }
    return charge;
  }
  if (intentId === undefined) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const intent = call.state.get("paymentIntent", intentId);
  if (!intent) throw resourceMissing("payment_intent", intentId, "payment_intent");
  const charge = chargeOf(call.state, intent);
  if (!charge?.captured || charge.status !== "succeeded") {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return charge;
}
