import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { SubscriberArgs } from "@medusajs/framework";
import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** What proxies and storefronts make of it: a UUID, 32 hex digits, a ULID. Nothing that could carry a sentence. */
const WELL_FORMED = /^[0-9A-Za-z][\w-]{7,63}$/;

const current = new AsyncLocalStorage<string | undefined>();

/** The id of the request, or of the job's run, that this work is done for; undefined when it is done for neither. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** An id for a run that no request has brought about, such as a job's: what it says can be told from every other run's. */
export function newJobId(): string {
  return `job-${randomUUID()}`;
}

/** Runs work for a request, so that each line of the log and each event of it carries the id. */
export function runForRequest<T>(id: string | undefined, work: () => T): T {
  return current.run(id, work);
}

export function isRequestId(id: unknown): id is string {
  return typeof id === "string" && WELL_FORMED.test(id);
}

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
