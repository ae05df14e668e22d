import type Stripe from "stripe";
import { z } from "zod";
import { answerDispute, closeDispute } from "../disputes/dispute";
import { type Call, type Endpoint, idOf } from "./call";
import { parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata, expand, flag, metadataChanges } from "./parameters";

/** The texts of a dispute's evidence; files are beyond the sandbox. */
const TEXTS = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_tracking_number",
  "uncategorized_text",
] as const;

const MOST_CHARACTERS = 20_000;

const answerParameters = z.strictObject({
  evidence: z.partialRecord(z.enum(TEXTS), z.string().max(MOST_CHARACTERS)).default({}),
  metadata: metadataChanges,
  submit: flag.default(true),
  expand,
});

export const disputeEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/v1/disputes",
    handle: (call) =>
      listOf(
        "/v1/disputes",
        call.state.newestFirst("dispute"),
        call.parameters,
        { charge: z.string().optional(), payment_intent: z.string().optional() },
        (dispute, { charge, payment_intent }) =>
          (!charge || dispute.charge === charge) &&
          (!payment_intent || dispute.payment_intent === payment_intent),
      ),
  },
  {
    method: "get",
    path: "/v1/disputes/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return find(call);
    },
  },
  {
    method: "post",
    path: "/v1/disputes/:id",
    handle(call) {
      const { evidence, metadata, submit } = parametersOf(answerParameters, call.parameters);
      const dispute = find(call);
      const changes = { evidence, submit, metadata: changedMetadata(dispute.metadata, metadata) };
      return answerDispute(call.state, dispute, changes, call.request);
    },
  },
  {
    method: "post",
    path: "/v1/disputes/:id/close",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return closeDispute(call.state, find(call), "lost", call.request);
    },
  },
];

function find(call: Call): Stripe.Dispute {
  const id = idOf(call);
  const dispute = call.state.get("dispute", id);
  if (!dispute) throw resourceMissing("dispute", id);
  return dispute;
}
