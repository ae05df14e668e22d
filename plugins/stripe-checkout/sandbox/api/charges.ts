import type Stripe from "stripe";
import { z } from "zod";
import { type Call, type Endpoint, pathValue } from "./call";
import { parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata, clearable, expand, metadataChanges } from "./parameters";

const changeParameters = z.strictObject({
  description: clearable.optional(),
  metadata: metadataChanges,
  receipt_email: z.email().optional(),
  expand,
});

export const chargeEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/v1/charges",
    handle: (call) =>
      listOf(
        "/v1/charges",
        call.state.newestFirst("charge"),
        call.parameters,
        { payment_intent: z.string().optional() },
        (charge, { payment_intent }) => !payment_intent || charge.payment_intent === payment_intent,
      ),
  },
  {
    method: "get",
    path: "/v1/charges/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return find(call);
    },
  },
  {
    method: "post",
    path: "/v1/charges/:id",
    handle(call) {
      const { description, metadata, receipt_email } = parametersOf(changeParameters, call.parameters);
      const charge = find(call);
      const changed: Stripe.Charge = {
        ...charge,
        ...(description !== undefined && { description }),
        ...(receipt_email !== undefined && { receipt_email }),
        metadata: changedMetadata(charge.metadata, metadata),
      };
      call.state.put("charge", charge.id, changed);
      return changed;
    },
  },
];

function find(call: Call): Stripe.Charge {
  const id = pathValue(call, "id");
  const charge = call.state.get("charge", id);
  if (!charge) throw resourceMissing("charge", id);
  return charge;
}
