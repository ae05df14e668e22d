import { z } from "zod";
import { acceptedMethods } from "../payments/account";
import { newSession } from "../payments/checkout-session";
import { expire, expireIfDue } from "../payments/expire";
import type { SessionRecord } from "../store/records";
import { type Call, type Endpoint, idOf } from "./call";
import { checkoutSessionChanges, checkoutSessionParameters } from "./checkout-session-parameters";
import { invalidRequest, parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata } from "./parameters";

const listFilters = {
  payment_intent: z.string().optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
};

export const checkoutSessionEndpoints: Endpoint[] = [
  {
    method: "post",
    path: "/v1/checkout/sessions",
    handle(call) {
      const parameters = parametersOf(checkoutSessionParameters, call.parameters);
      const record = newSession(parameters, call.baseUrl, acceptedMethods(call.state));
      call.state.put("session", record.session.id, record);
      return record.session;
    },
  },
  {
    method: "get",
    path: "/v1/checkout/sessions",
    handle(call) {
      const sessions = call.state.newestFirst("session").map(({ session }) => session);
      return listOf("/v1/checkout/sessions", sessions, call.parameters, listFilters, (session, filters) => {
        const { payment_intent, status, customer_details } = filters;
        return (
          (!payment_intent || session.payment_intent === payment_intent) &&
          (!status || session.status === status) &&
          (!customer_details || session.customer_details?.email === customer_details.email)
        );
      });
    },
  },
  {
    method: "get",
    path: "/v1/checkout/sessions/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      return find(call).session;
    },
  },
  {
    method: "post",
    path: "/v1/checkout/sessions/:id",
    handle(call) {
      const changes = parametersOf(checkoutSessionChanges, call.parameters);
      const record = find(call);
      const metadata = changedMetadata(record.session.metadata, changes.metadata);
      record.session = { ...record.session, metadata };
      call.state.put("session", record.session.id, record);
      return record.session;
    },
  },
  {
    method: "get",
    path: "/v1/checkout/sessions/:id/line_items",
    handle(call) {
      const { session, lineItems } = find(call);
      const url = `/v1/checkout/sessions/${session.id}/line_items`;
      return listOf(url, lineItems, call.parameters, {}, () => true);
    },
  },
  {
    method: "post",
    path: "/v1/checkout/sessions/:id/expire",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      const record = find(call);
      if (record.session.status !== "open") {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${record.session.status}.`,
        );
      }
      expire(call.state, record, call.request);
      return record.session;
    },
  },
];

function find(call: Call): SessionRecord {
  const id = idOf(call);
  const record = expireIfDue(call.state, id);
  if (!record) throw resourceMissing("checkout.session", id, "session");
  return record;
}
