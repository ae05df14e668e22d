import type Stripe from "stripe";
import { z } from "zod";
import { type Call, type Endpoint, idOf } from "./call";
import { parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { changedMetadata, clearable, expand, flag, metadataChanges } from "./parameters";

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
  const id = idOf(call);
  const charge = call.state.get("charge", id);
  if (!charge) throw resourceMissing("charge", id);
  return charge;
}

const listFilters = {
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: flag.optional(),
};

export const eventEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/v1/events",
    handle(call) {
      const events = call.state.newestFirst("event").map(({ event }) => event);
      return listOf("/v1/events", events, call.parameters, listFilters, (event, filters) => {
        const isDelivered = event.pending_webhooks === 0;
        return (
          (!filters.type || matches(filters.type, event.type)) &&
          (!filters.types || filters.types.includes(event.type)) &&
          (filters.delivery_success === undefined || filters.delivery_success === isDelivered)
        );
      });
    },
  },
  {
    method: "get",
    path: "/v1/events/:id",
    handle(call) {
      parametersOf(retrieveParameters, call.parameters);
      const id = idOf(call);
      const record = call.state.get("event", id);
      if (!record) throw resourceMissing("event", id);
      return record.event;
    },
  },
];

/** A filter may end in `.*`, as in `charge.*`. */
function matches(filter: string, type: string): boolean {
  return filter.endsWith("*") ? type.startsWith(filter.slice(0, -1)) : type === filter;
}
