import { z } from "zod";
import { type Endpoint, pathValue } from "./call";
import { parametersOf, resourceMissing } from "./errors";
import { listOf, retrieveParameters } from "./lists";
import { flag } from "./parameters";

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
      const id = pathValue(call, "id");
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
