import type { SubscriberArgs } from "@medusajs/framework";
import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { currentRequestId, isRequestId, runForRequest } from "./current";

/** In the metadata of an event: the id of the request that brought it about. */
const FIELD = "request_id";

const marked = new WeakSet<IEventBusModuleService>();

/**
 * From now on every event that a request brings about says so, in this process; the queue carries it to whichever process
 * handles the event. Safe to call again.
 */
export function markEventsWithRequestId(container: MedusaContainer): void {
  const bus = container.resolve(Modules.EVENT_BUS, { allowUnregistered: true });
  if (!bus || marked.has(bus)) return;
  marked.add(bus);
  bus.addInterceptor?.((message) => {
    const id = currentRequestId();
    // The bus sends this very object, so it is changed in place: a replacement would not be sent.
    if (id && message.metadata) message.metadata[FIELD] ??= id;
  });
}

/** Runs a subscriber under the id of the request that caused its event, also in another process. */
export function forRequestOfEvent<Data>(
  subscriber: (args: SubscriberArgs<Data>) => Promise<void>,
): (args: SubscriberArgs<Data>) => Promise<void> {
  return (args) => {
    markEventsWithRequestId(args.container);
    const id = args.event.metadata?.[FIELD];
    return runForRequest(isRequestId(id) ? id : undefined, () => subscriber(args));
  };
}
